#pragma once

#include <map>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/terrain/GridFrame.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// The mask with its edges moved outward by so many metres, true Euclidean distance, to a fraction of a cell;
/// soft edges keep their profile. Taken apart into what is heavier than each of several weights, each of
/// which grows by itself: by the exact distance (Felzenszwalb & Huttenlocher 2012) to where the weight,
/// linear between neighbouring samples, reaches it. In between, weights are interpolated. Nothing grows in
/// from beyond the terrain. metres ≥ 0. Same bits for any number of threads; an Error when cancelled. Tiles
/// that do not change are shared with the mask.
[[nodiscard]] Result<MaskRaster> grown(const MaskRaster& mask, const GridFrame& frame, double metres,
                                       const Progress& progress = {});

/// The same inward: what is not selected grows.
[[nodiscard]] Result<MaskRaster> shrunk(const MaskRaster& mask, const GridFrame& frame, double metres,
                                        const Progress& progress = {});

/// Blurred by nearly a Gaussian whose standard deviation is half of so many metres (three running means,
/// Gwosdek et al. 2011), so that a hard edge rises within about `metres` to either side. What lies beyond the
/// terrain does not count. As grown() in all else.
[[nodiscard]] Result<MaskRaster> blurred(const MaskRaster& mask, const GridFrame& frame, double metres,
                                         const Progress& progress = {});

/// A mask that is blurred, as blurred() has it, only as far as weights say: what a brush that smooths does.
/// Each tile is worked out once, however often weights are given. The same bits whatever weights came before.
class MaskSmoothing {
 public:
  /// metres ≥ 0.
  MaskSmoothing(MaskRaster mask, const GridFrame& frame, double metres);

  /// The mask, blurred where a weight is 1, as it is where one is 0, on the straight line in between.
  [[nodiscard]] MaskRaster within(const MaskRaster& weights);

 private:
  [[nodiscard]] MaskRaster::TilePtr blurredTile(int index) const;

  MaskRaster mask_;
  GridFrame frame_;
  double metres_;
  std::map<int, MaskRaster::TilePtr> blurred_;
};

}  // namespace scarp
