#pragma once

#include <sys/types.h>

#include <string>

#include "core/base/Result.h"

namespace scarp {

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
/// As ps shows it; readers are scarp-reader.
inline constexpr const char* kStarterName = "reader-starter";

}  // namespace scarp
