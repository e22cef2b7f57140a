#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/geometry/Vec.h"

namespace scarp {

/// Points in the plane, found by where they are. Immutable: concurrent use is safe.
class NearPlaces {
 public:
  /// For distances of about `radius` metres.
  NearPlaces(std::span<const Vec2> places, double radius);

  /// Calls found(index) for each point nearer than `radius`, by its place in places(), until it says false.
  /// Whether none did.
  template <class Found>
  bool eachWithin(const Vec2& place, double radius, const Found& found) const {
    if (places_.empty()) return true;
    const int column0 = columnOf(place.x() - radius), column1 = columnOf(place.x() + radius);
    const int row0 = rowOf(place.y() - radius), row1 = rowOf(place.y() + radius);
    for (int row = row0; row <= row1; ++row) {
      const std::size_t cell = static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_);
      for (std::uint32_t i = begins_[cell + static_cast<std::size_t>(column0)];
           i < begins_[cell + static_cast<std::size_t>(column1) + 1]; ++i)
        if ((places_[i] - place).squaredNorm() < radius * radius && !found(i)) return false;
    }
    return true;
  }
  [[nodiscard]] bool anyWithin(const Vec2& place, double radius) const {
    return !eachWithin(place, radius, [](std::uint32_t) { return false; });
  }
  /// Those that are near to each other stand near to each other.
  [[nodiscard]] const std::vector<Vec2>& places() const { return places_; }
  /// Which of the points that it was made from places()[index] is.
  [[nodiscard]] std::uint32_t givenAs(std::uint32_t index) const { return order_[index]; }

 private:
  [[nodiscard]] int columnOf(double x) const;
  [[nodiscard]] int rowOf(double y) const;

  std::vector<Vec2> places_;
  double west_ = 0.0, south_ = 0.0, perMetre_ = 1.0;
  int columns_ = 1, rows_ = 1;
  std::vector<std::uint32_t> begins_, order_;  ///< By cell, row by row; what places_ are of those given.
};

/// Which of many places are kept so that no two of them are nearer than a spacing: of those that contend, the
/// one of higher rank (ranks: no two alike), in rounds, as far as kApartRounds go; what is undecided then is
/// left out. That is Luby's maximal independent set (1986) on Matérn's hard-core process of the second kind
/// (1960). What becomes of a place depends on those within apartReach() of it alone: a part of the plane with
/// so much around it gives what the whole gives. Ranks and what is kept: in the order in which the places
/// were given.
inline constexpr int kApartRounds = 4;
[[nodiscard]] constexpr double apartReach(double spacing) { return (2 * kApartRounds - 1) * spacing; }
[[nodiscard]] std::vector<bool> keptApart(const NearPlaces& places, std::span<const std::uint64_t> ranks,
                                          double spacing);

}  // namespace scarp
