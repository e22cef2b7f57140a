#pragma once

#include <algorithm>
#include <chrono>
#include <cmath>
#include <optional>

#include "core/geometry/Ray.h"

namespace scarp {

/// What one way of picking says about a ray, beside Scarp's own answer.
struct MethodAnswer {
  std::optional<double> t;      ///< Along the ray; nothing: no hit.
  std::optional<double> error;  ///< Metres from Scarp's point; nothing unless both hit.
  bool agrees;                  ///< Whether it hits where Scarp's pick hits, and misses where that misses.
  long long looks;              ///< What it tested: heights and height ranges, boxes, triangles.
  double seconds;               ///< For one pick, as the clock has it.
};

/// `own`: t of Scarp's pick.
[[nodiscard]] inline MethodAnswer comparedAnswer(const std::optional<double>& t, long long looks,
                                                 double seconds, const LocalRay& ray,
                                                 const std::optional<double>& own) {
  MethodAnswer answer{t, std::nullopt, t.has_value() == own.has_value(), looks, seconds};
  if (t && own) answer.error = std::abs(*t - *own) * ray.direction.norm();
  return answer;
}

/// Of one run.
template <class Pick>
[[nodiscard]] double secondsOfOne(const Pick& pick) {
  const auto begin = std::chrono::steady_clock::now();
  pick();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

/// The shortest of some runs: what a pick takes when nothing else is in its way. Quick ones are run
/// several at a time, or the clock itself would count.
template <class Pick>
[[nodiscard]] double secondsOf(const Pick& pick) {
  constexpr double kAtOnce = 5e-6, kEnough = 60e-6;
  const auto timed = [&pick](int runs) {
    return secondsOfOne([&] {
             for (int i = 0; i < runs; ++i) pick();
           }) /
           runs;
  };
  double shortest = timed(1);
  const int runs = std::clamp(static_cast<int>(kAtOnce / std::max(shortest, 1e-9)), 1, 64);
  for (double total = shortest; total < kEnough;) {
    const double seconds = timed(runs);
    shortest = std::min(shortest, seconds);
    total += std::max(seconds * runs, 1e-7);
  }
  return shortest;
}

}  // namespace scarp
