#pragma once

#include <chrono>
#include <cstddef>
#include <string>
#include <vector>

namespace scarp::soak {

struct RunLimits {
  std::chrono::milliseconds time{10'000};
  std::size_t addressSpace = std::size_t{8} << 30;  ///< So that the machine does not suffer.
};

/// How a process ended.
struct WatchedRun {
  int code = -1;         ///< Exit status.
  int signal = 0;        ///< That ended it; 0 where it ended by itself.
  bool tooLong = false;  ///< It was killed after the time.
  std::size_t peakBytes = 0;
  std::chrono::milliseconds took{};
  std::string out, err;
};

/// Runs a program in a folder.
[[nodiscard]] WatchedRun watchProgram(const std::vector<std::string>& arguments, const std::string& folder,
                                      const RunLimits& limits);

}  // namespace scarp::soak
