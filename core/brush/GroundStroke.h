#pragma once

#include <functional>
#include <span>
#include <vector>

#include "core/brush/BrushSettings.h"
#include "core/brush/DabMask.h"
#include "core/brush/DabWork.h"
#include "core/brush/Stroke.h"
#include "core/geometry/Vec.h"
#include "core/terrain/GridFrame.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// An even way from one point to another, as wide as the brush; heights in metres.
struct Ramp {
  Vec2 from, to;  ///< Local frame, metres.
  double fromHeight, toHeight;
};

/// The samples that a ramp may change, in bands as high as a tile so that a long one across the terrain does
/// not take all tiles around it (one for all where the brush limits how steep ground gets); clipped to the
/// terrain.
[[nodiscard]] std::vector<GridRect> rampRects(const Ramp& ramp, const BrushSettings& settings,
                                              const GridFrame& frame);

/// Lays one of those bands of the ramp into tiles lent for writing, in parallel; the same bits for any number
/// of threads. By the brush's falloff across, from the ground there is to the ramp; beyond either end it goes
/// on level. The brush's limits hold. Holes stay holes. settings are valid; the loans together cover rect and
/// are tiles of heights.
void applyRamp(const Ramp& ramp, const BrushSettings& settings, const GridFrame& frame, const GridRect& rect,
               const HeightRaster& heights, std::span<const TileLoan<float>> loans);

/// Height gained a metre to the east and to the north of the plane that comes closest (least squares) to the
/// ground within `radius` metres of a place in the local frame, which a single rough cell would not tell. Of
/// large circles only some 64 × 64 samples are looked at. Level where fewer than three samples that are not
/// in line lie within. radius > 0.
[[nodiscard]] Vec2 slopeAround(const HeightRaster& heights, const GridFrame& frame, const Vec2& centre,
                               double radius);

/// Ground that a stroke changes, whoever keeps it.
class StrokeTarget {
 public:
  virtual ~StrokeTarget() = default;

  [[nodiscard]] virtual const HeightRaster& heights() const = 0;
  /// The tiles of heights() that a rectangle of samples touches, cut to it, for writing; those that `wanted`
  /// does not want are left out. Valid until the next lend(), touched() or restore().
  [[nodiscard]] virtual std::vector<TileLoan<float>> lend(
      const GridRect& samples, const std::function<bool(const GridRect&)>& wanted) = 0;
  /// Called after writing to lent tiles.
  virtual void touched(const GridRect& samples) = 0;
  /// Puts everything back as it was before the stroke.
  virtual void restore() = 0;
};

/// Whether a stroke goes by the slope where it begins, of all the ground within its radius there.
[[nodiscard]] bool goesBySlope(const BrushSettings& settings);

/// What a stroke takes from ground before it touches any: noise, and the heights that it goes by or copies.
/// Heights of an earlier moment (CopiedGround::Earlier) and a mask are not among them.
[[nodiscard]] StrokeGround strokeGroundOf(const BrushSettings& settings, const HeightRaster& heights,
                                          const GridFrame& frame);

/// Turns samples into dabs and applies them to ground: the same samples on the same ground give the same bits.
class GroundStroke {
 public:
  /// settings are valid; frame and target outlive it.
  GroundStroke(const BrushSettings& settings, const GridFrame& frame, StrokeTarget& target,
               StrokeGround ground);

  void add(const StrokeSample& sample);
  /// Applies the rest. Call once, at the end.
  void finish();

 private:
  /// Takes from the ground what the stroke needs to know, at the first sample over it.
  void meet(const StrokeSample& sample);
  void apply(const std::vector<Dab>& dabs);
  /// From the first sample to this one, in place of the ramp laid before.
  void layRamp(const StrokeSample& sample);

  BrushSettings settings_;
  const GridFrame& frame_;
  StrokeTarget& target_;
  StrokeGround ground_;
  Stroke stroke_;
  RoundingRest rests_;
};

}  // namespace scarp
