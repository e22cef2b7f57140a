#include <algorithm>

#include "core/brush/BrushNoise.h"
#include "core/brush/RowOps.h"
#include "core/operation/FilterWork.h"

namespace scarp {

namespace {

/// Changes rows of heights, each for itself: row(heights, count, column, row).
template <class F>
Result<HeightRaster> byRows(const FilterWork& work, F&& change) {
  return orCancelled(changed(
      work.before(), work.selection,
      [&](const GridRect& tile, float* after) {
        for (int row = tile.row0; row < tile.row1; ++row)
          change(after + HeightRaster::offsetIn(0, row - tile.row0), tile.width(), tile.column0, row);
      },
      work.progress));
}

/// The same height by height, worked out in double.
template <class F>
Result<HeightRaster> byHeights(const FilterWork& work, F&& change) {
  return byRows(work, [&](float* heights, int count, int, int) {
    for (int i = 0; i < count; ++i) heights[i] = static_cast<float>(change(static_cast<double>(heights[i])));
  });
}

}  // namespace

Result<HeightRaster> apply(const OffsetFilter& filter, const FilterWork& work) {
  return byHeights(work, [&](double h) { return h + filter.metres; });
}

Result<HeightRaster> apply(const ScaleFilter& filter, const FilterWork& work) {
  return byHeights(work, [&](double h) { return filter.about + filter.factor * (h - filter.about); });
}

Result<HeightRaster> apply(const ClampFilter& filter, const FilterWork& work) {
  return byHeights(work, [&](double h) { return std::clamp(h, filter.lowest, filter.highest); });
}

Result<HeightRaster> apply(const RemapFilter& filter, const FilterWork& work) {
  const double perMetre = 1.0 / (filter.fromHigh - filter.fromLow), span = filter.toHigh - filter.toLow;
  const auto to = [&](double part) { return filter.toLow + span * filter.curve.at(part); };
  const double below = to(0.0) - filter.fromLow, above = to(1.0) - filter.fromHigh;
  return byHeights(work, [&](double h) {
    if (h < filter.fromLow) return h + below;
    if (h > filter.fromHigh) return h + above;
    return to((h - filter.fromLow) * perMetre);
  });
}

Result<HeightRaster> apply(const NoiseFilter& filter, const FilterWork& work) {
  const auto sheet = noiseSheet(filter.noise, work.whole);
  const auto amplitude = static_cast<float>(filter.amplitude);
  return orCancelled(changed(
      work.before(), work.selection,
      [&](const GridRect& tile, float* after) {
        const int column = work.column0 + tile.column0;
        sheet->require({column, work.row0 + tile.row0, column + tile.width(), work.row0 + tile.row1});
        for (int row = tile.row0; row < tile.row1; ++row) {
          const float* const noise = sheet->row(column, work.row0 + row);
          float* const heights = after + HeightRaster::offsetIn(0, row - tile.row0);
          for (int i = 0; i < tile.width(); ++i) heights[i] += amplitude * noise[i];
        }
      },
      work.progress));
}

Result<HeightRaster> apply(const TerraceFilter& filter, const FilterWork& work) {
  if (filter.terrace.sharpness == 0.0) return work.before();
  return byRows(work, [&](float* heights, int count, int, int) {
    terraceRow(filter.terrace, heights, count, heights);
  });
}

}  // namespace scarp
