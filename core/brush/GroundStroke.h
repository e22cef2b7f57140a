#pragma once

#include <functional>
#include <vector>

#include "core/brush/DabWork.h"
#include "core/brush/RoundingRest.h"
#include "core/brush/Stroke.h"

namespace scarp {

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
