#include "core/io/VoidDetector.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace scarp {

namespace {

constexpr std::array<double, 6> lowVoids{-32768.0, -32767.0, -9999.0, -99999.0, -999999.0, -10000.0};
constexpr std::array<double, 1> highVoids{32767.0};

// Apart by more than half of what the ground itself spans, and by more than any cliff.
bool farApart(double sentinel, double nearest, double furthest) {
  const double gap = std::abs(nearest - sentinel);
  return gap >= 1000.0 && gap >= 0.5 * std::abs(furthest - nearest);
}

}  // namespace

void VoidDetector::add(std::span<const double> samples) {
  for (const double value : samples) {
    if (value < secondLowest_ && value != lowest_) {
      if (value < lowest_)
        secondLowest_ = std::exchange(lowest_, value);
      else
        secondLowest_ = value;
    }
    if (value > secondHighest_ && value != highest_) {
      if (value > highest_)
        secondHighest_ = std::exchange(highest_, value);
      else
        secondHighest_ = value;
    }
  }
}

void VoidDetector::add(const VoidDetector& other) {
  for (const double value : {other.lowest_, other.secondLowest_, other.highest_, other.secondHighest_})
    if (std::isfinite(value)) add(std::span(&value, 1));
}

double VoidDetector::undeclaredVoid() const {
  constexpr double none = std::numeric_limits<double>::quiet_NaN();
  if (!any() || lowest_ == highest_) return none;
  if (std::ranges::find(lowVoids, lowest_) != lowVoids.end() && farApart(lowest_, secondLowest_, highest_))
    return lowest_;
  if (std::ranges::find(highVoids, highest_) != highVoids.end() &&
      farApart(highest_, secondHighest_, lowest_))
    return highest_;
  return none;
}

}  // namespace scarp
