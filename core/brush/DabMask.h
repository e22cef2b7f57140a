#pragma once

#include <map>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "core/terrain/TiledRaster.h"

namespace scarp {

/// The part of a stroke's changes that its heights lack because they are floats: each dab adds to the height
/// and this rest together, so a stroke is rounded once, however many dabs it has. At 2000 m heights have
/// steps of 0.12 mm, and a dab of a gentle stroke changes a few of them. One object per stroke.
class RoundingRest {
 public:
  /// Returns the rests beside heights, one loan each with the same rectangle; 0 at first. Contract: each loan
  /// is within one tile. Valid as long as this object.
  [[nodiscard]] std::vector<TileLoan<float>> beside(std::span<const TileLoan<float>> heights);

 private:
  std::map<std::pair<int, int>, std::unique_ptr<HeightRaster::Tile>> tiles_;  ///< By tile row and column.
};

/// A height, and the rest of it.
struct RestedHeight {
  float height, rest;
};
/// Returns height + change, exact as the sum of both parts (Knuth's TwoSum).
[[nodiscard]] inline RestedHeight addedExactly(float height, float change) {
  const float sum = height + change, added = sum - height;
  return {sum, (height - (sum - added)) + (change - added)};
}

/// Lets a change of the ground through as far as a mask says, whatever makes the change: made before it,
/// apply() after it. Where the mask is 0 every sample is bit for bit what it was, where it is 1 what the
/// change made of it, and in between on the straight line between the two; a hole is opened or closed from ½
/// on. The same bits for any number of threads. One use.
class DabMask {
 public:
  /// heights, of which the loans are part, and mask have one size. rests: as DabWork has them.
  DabMask(const MaskRaster& mask, std::span<const TileLoan<float>> loans,
          std::span<const TileLoan<float>> rests = {});
  void apply() const;

 private:
  const MaskRaster& mask_;
  std::span<const TileLoan<float>> loans_, rests_;
  std::vector<float> before_, restsBefore_;  ///< The loans' samples, loan by loan, row by row.
  std::vector<std::size_t> starts_;          ///< Where each loan begins in them.
};

}  // namespace scarp
