#pragma once

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>

namespace scarp {

/// How often it is asked what others did: at once after a pause. Else so that asking takes half of the time at most,
/// and the more seldom the more changes there are, as then there are as many more who ask the same server. Many changes
/// come in one answer, of which the latest content of each piece alone is read. A value.
class NewsPace {
 public:
  using Clock = std::chrono::steady_clock;

  /// changes: how many the answer told of.
  void asked(Clock::time_point begin, Clock::time_point end, std::int64_t changes) {
    const double seconds = std::chrono::duration<double>(end - end_).count();
    perSecond_ = perSecond_ * std::exp(-seconds) + static_cast<double>(changes);
    end_ = end;
    const std::chrono::duration<double> together(perSecond_ * perSecond_ * kSecondsOfSquare);
    const auto pause = std::max<std::chrono::duration<double>>(end - begin, together);
    next_ = end + std::chrono::duration_cast<Clock::duration>(std::min<std::chrono::duration<double>>(pause, kMost));
  }
  /// Not before.
  [[nodiscard]] Clock::time_point next() const { return next_; }

 private:
  static constexpr std::chrono::milliseconds kMost{250};
  /// 10 ms at 10 changes a second, 40 ms at 20, and the most at 50.
  static constexpr double kSecondsOfSquare = 1e-4;
  Clock::time_point end_{}, next_{};
  double perSecond_ = 0.0;  ///< Changes, over about a second.
};

}  // namespace scarp
