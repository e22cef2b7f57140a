#pragma once

#include <limits>
#include <span>

namespace scarp {

/// Looks over stored samples for a void value that the file does not declare: the very lowest value is
/// one of those that producers use (−32768, −32767, −9999 …) and no other comes near it. One thread.
class VoidDetector {
 public:
  /// NaN is skipped.
  void add(std::span<const double> samples);

  /// What another one has seen as well.
  void add(const VoidDetector& other);

  [[nodiscard]] bool any() const { return lowest_ <= highest_; }
  [[nodiscard]] double lowest() const { return lowest_; }
  [[nodiscard]] double highest() const { return highest_; }
  /// The void value that the samples seen so far give away; NaN where there is none.
  [[nodiscard]] double undeclaredVoid() const;
  /// The lowest and highest sample when the void is left out.
  [[nodiscard]] double lowestGround() const { return undeclaredVoid() == lowest_ ? secondLowest_ : lowest_; }
  [[nodiscard]] double highestGround() const {
    return undeclaredVoid() == highest_ ? secondHighest_ : highest_;
  }

 private:
  static constexpr double infinity = std::numeric_limits<double>::infinity();
  double lowest_ = infinity, secondLowest_ = infinity;  // Distinct values.
  double highest_ = -infinity, secondHighest_ = -infinity;
};

}  // namespace scarp
