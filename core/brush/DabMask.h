#pragma once

#include <span>
#include <vector>

#include "core/terrain/TiledRaster.h"

namespace scarp {

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
