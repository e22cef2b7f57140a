#pragma once

#include <cstddef>
#include <memory>
#include <span>

#include "core/brush/DabWork.h"
#include "core/brush/RowOps.h"

namespace scarp {

/// How steep ground may get: height over distance between samples that are neighbours, diagonals too, which
/// stand dx and dy metres apart.
struct SlopeLimit {
  double steepest;  ///< Height gained a metre, ≥ 0.
  double dx, dy;    ///< Metres, > 0.
};

/// Takes back from a change of ground what makes it steeper than the limit. Both are grids, row by row,
/// `columns` a row, NaN = hole. Afterwards each height is between what it was before and what it was to
/// become, and the height between two neighbours is at most the larger of what the limit allows and of what
/// it was before. Holes are nobody's neighbours; what was a hole before is left as it has become. A change
/// that is steep nowhere stays to the bit. The same bits always. Contract: grids of the same size.
void limitSlopes(std::span<const float> before, std::span<float> after, int columns, const SlopeLimit& limit);

/// Holds a dab to what BrushLimits say, whatever the kind of brush: made before the kernel works, hold()
/// after it. Every height ends between what it was and what the kernel made of it:
/// - direction: only up, or only down;
/// - lowest…highest: ground outside stays, and none is pushed across;
/// - leastSlope…mostSlope: by the central differences (towards one side where the other is a hole or the
///   terrain's edge) of the ground before the stroke, or before the dab where the stroke has not kept it.
///   Within 5° of its ends the band fades out, but not towards 0° and 90°;
/// - steepest: by the heights between neighbours, diagonals too; where it was steeper before, it may stay as
///   steep (SlopeLimit).
/// A hole has neither height nor slope: it may be made in ground that may be changed, and closed, but not
/// with heights outside lowest…highest. The same bits for any number of threads.
class DabLimits {
 public:
  explicit DabLimits(const DabWork& work);  ///< work must outlive it.
  void hold() const;

 private:
  [[nodiscard]] std::unique_ptr<float[]> groundOf(const HeightRaster& heights) const;
  [[nodiscard]] std::size_t at(int column, int row) const;  ///< In a grid over wide_.
  void holdRow(int row, int column, int count, float* heights) const;
  void holdSteepness() const;

  const DabWork& work_;
  GridRect wide_;                    ///< What the dab may change, and the samples around it.
  std::unique_ptr<float[]> before_;  ///< The ground there, row by row; NaN off the terrain.
  std::unique_ptr<float[]> start_;   ///< And before the stroke, where slopes are judged by that.
  float lowest_, highest_;
  SlopeBand slopes_;
};

}  // namespace scarp
