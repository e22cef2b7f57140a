#pragma once

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <span>
#include <vector>

#include "core/base/Parallel.h"
#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/terrain/GridFrame.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// The weights of a rectangle of a mask, row by row, for work that goes along whole rows and columns.
struct WeightWindow {
  GridRect rect;
  std::vector<float> weights;

  WeightWindow(const MaskRaster& mask, const GridRect& of)
      : rect(of), weights(static_cast<std::size_t>(of.area())) {
    mask.read(rect, weights);
  }

  /// Calls change with each row, on several threads. Whether all were done, and not cancelled.
  [[nodiscard]] bool eachRow(const Progress& progress, const std::function<void(std::span<float>)>& change) {
    const auto width = static_cast<std::size_t>(rect.width());
    return parallelFor(static_cast<std::size_t>(rect.height()), progress, [&](std::size_t row) {
      change({weights.data() + row * width, width});
    });
  }

  /// The same with columns.
  [[nodiscard]] bool eachColumn(const Progress& progress,
                                const std::function<void(std::span<float>)>& change) {
    // Neighbours share a line of memory, so that several are fetched at once.
    constexpr std::size_t kAtOnce = 16;
    const auto width = static_cast<std::size_t>(rect.width()),
               height = static_cast<std::size_t>(rect.height());
    return parallelFor((width + kAtOnce - 1) / kAtOnce, progress, [&](std::size_t group) {
      const std::size_t first = group * kAtOnce, count = std::min(kAtOnce, width - first);
      std::vector<float> columns(count * height);
      for (std::size_t row = 0; row < height; ++row)
        for (std::size_t i = 0; i < count; ++i) columns[i * height + row] = weights[row * width + first + i];
      for (std::size_t i = 0; i < count; ++i) change({columns.data() + i * height, height});
      for (std::size_t row = 0; row < height; ++row)
        for (std::size_t i = 0; i < count; ++i) weights[row * width + first + i] = columns[i * height + row];
    });
  }
};

/// Replaces weights along a line of samples, `step` metres apart, by the squared distance along it, square
/// metres, to where the weight, linear between samples, reaches a level (level 0: is more than 0); infinite
/// where it does so nowhere.
void distancesAlong(std::span<float> line, float level, double step);

/// The lower envelope of parabolas (Felzenszwalb & Huttenlocher, Distance Transforms of Sampled Functions,
/// 2012): replaces f(i) by the least f(k) + (step · (i − k))² of all k.
void lowerEnvelope(std::span<float> line, double step);

/// Writes to out, a window alike, the square metres from each sample to where the weight reaches a level: the
/// exact Euclidean distance to the points on grid lines at which it does. Several threads. False when
/// cancelled.
[[nodiscard]] bool distancesTo(float level, const GridFrame& frame, const WeightWindow& from,
                               WeightWindow& out, const Progress& progress);

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
