#pragma once

#include <sys/types.h>

#include <string>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/model/ModelImport.h"

namespace scarp {

/// Where the process that decodes files finds its ends of the channel and of the samples.
inline constexpr int kReaderSocket = 3, kReaderSamples = 4;
/// The exit status of one whose memory did not suffice.
inline constexpr int kReaderOutOfMemory = 42;

/// Reads a model's file in the process that decodes; an error is one line that names no file. `told` takes
/// how far it is. Memory is limited already, and files elsewhere are out of reach.
using DecodeModel = Result<ModelFile> (*)(const std::string& path, const Progress& told);

/// Answers questions about one file until the other process is gone. The process's memory is limited, it
/// writes no files, and it ends with the other one, whatever it is doing. `starts`: it is to start others
/// (ReaderStarter). Returns the exit status.
int serveReader(DecodeModel decodeModel, bool starts = false);

/// Starts readers by a process that is one already, and forks for each: to load the libraries of one takes
/// longer than to read what a file says of itself. Each reader is this program's own child, as if it had been
/// started alone. `program`: scarp-reader. Both descriptors stay the caller's. The error names no file. Any
/// thread.
[[nodiscard]] Result<pid_t> startReader(const std::string& program, int socket, int samples);

/// What the program does that is to fork: waits on the descriptor of readers' sockets for whom to start.
/// Returns in each process that it starts, whose descriptors are those of a reader; in itself never.
void serveStarts();
/// The program's only argument in that case.
inline constexpr const char* kStarterArgument = "--starter";
/// Process name; readers are scarp-reader.
inline constexpr const char* kStarterName = "reader-starter";

}  // namespace scarp
