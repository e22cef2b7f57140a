#pragma once

#include <time.h>

#include <algorithm>
#include <chrono>
#include <vector>

namespace scarp::bench {

/// Seconds that a call takes.
template <class F>
[[nodiscard]] double secondsOf(F&& call) {
  const auto start = std::chrono::steady_clock::now();
  call();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

/// Seconds of the processor that a call takes on this thread: what others on the machine take is not counted.
template <class F>
[[nodiscard]] double threadSecondsOf(F&& call) {
  const auto now = [] {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
  };
  const double start = now();
  call();
  return now() - start;
}

/// The median of one value or more: of an even number, the upper one of the two in the middle.
[[nodiscard]] inline double median(std::vector<double> values) {
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

}  // namespace scarp::bench
