#pragma once

#include <algorithm>
#include <chrono>

namespace scarp {

/// How often it is asked what others did: at once after a pause, and else so that asking takes half of the time at
/// most. Many changes then come in one answer, of which the latest content of each piece alone is read. A value.
class NewsPace {
 public:
  using Clock = std::chrono::steady_clock;

  void asked(Clock::time_point begin, Clock::time_point end) {
    next_ = end + std::min<Clock::duration>(end - begin, kMost);
  }
  /// Not before.
  [[nodiscard]] Clock::time_point next() const { return next_; }

 private:
  static constexpr std::chrono::milliseconds kMost{250};
  Clock::time_point next_{};
};

}  // namespace scarp
