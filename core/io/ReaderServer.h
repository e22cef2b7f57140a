#pragma once

namespace scarp {

/// Where the process that decodes files finds its ends of the channel and of the samples.
inline constexpr int kReaderSocket = 3, kReaderSamples = 4;
/// The exit status of one whose memory did not suffice.
inline constexpr int kReaderOutOfMemory = 42;

/// Answers questions about one file until the other process is gone. The process's memory is limited, it
/// writes no files, and it ends with the other one, whatever it is doing. Returns the exit status.
int serveReader();

}  // namespace scarp
