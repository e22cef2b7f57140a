#pragma once

#include <cstdint>

#include "core/base/Result.h"
#include "core/brush/Alpha.h"
#include "core/noise/Noise.h"
#include "core/schema/Curve.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {

/// How a brush fades from its inner radius (weight 1) to its rim (weight 0). Curve is one that a person
/// draws; it is kept beside this.
enum class Falloff : std::uint8_t { Smooth, Linear, Spherical, Tip, Sharp, Constant, Curve };

/// Weight at d = 0 (inner radius) … 1 (rim): 1 falling to 0, and 0 beyond. Smooth 1−3d²+2d³, linear 1−d,
/// spherical √(1−d²), tip 1−√(1−(1−d)²), sharp (1−d)², constant 1. Contract: not Curve. Pure.
[[nodiscard]] double falloffWeight(Falloff falloff, double d);

/// Mean of falloffWeight from 0 to 1. Contract: not Curve.
[[nodiscard]] double falloffMean(Falloff falloff);

enum class BrushKind : std::uint8_t {
  Raise,
  Lower,
  Smooth,
  Sharpen,
  Flatten,
  SetHeight,
  Noise,
  Terrace,
  Plateau,
  Crater,
  Ramp,
  Stamp,
  Clone,
  Smudge,
  Pinch,
  Inflate,
  Restore,
  Hydraulic,
  Thermal,
  Hole,
  Fill
};

/// What Flatten goes for: the height under the stroke's start, or the plane that lies there.
enum class FlattenTo : std::uint8_t { Height, Plane };
/// How a stamp's heights meet the ground.
enum class StampBlend : std::uint8_t { Add, Subtract, Highest, Lowest, Replace };
/// Shape of the ground that a stamp covers: an ellipse or a rectangle, rotated with the alpha.
enum class StampFootprint : std::uint8_t { Round, Rectangle };
/// How a brush's alpha is turned.
enum class AlphaTurn : std::uint8_t { Fixed, AlongStroke, Random };
/// Which way heights may go.
enum class Direction : std::uint8_t { Both, Up, Down };
enum class SymmetryKind : std::uint8_t { None, MirrorX, MirrorY, MirrorBoth, Radial };

struct NoiseBrush {
  NoiseShape shape = NoiseShape::Fbm;
  double scale = 40.0;  ///< Metres from crest to crest of the coarsest octave.
  int octaves = 5;
  std::uint32_t seed = 1;
  bool operator==(const NoiseBrush&) const = default;
};

struct TerraceBrush {
  double step = 10.0;      ///< Metres from terrace to terrace.
  double sharpness = 0.7;  ///< 0: ground as it was; 1: level steps with upright risers.
  bool operator==(const TerraceBrush&) const = default;
};

struct ErosionBrush {
  double talus = 35.0;    ///< Degrees; Thermal: the steepest that loose ground lies.
  double rain = 0.5;      ///< Hydraulic: 0…1, how much water falls.
  double capacity = 0.5;  ///< Hydraulic: 0…1, how much the water can carry.
  int steps = 8;          ///< Iterations a dab.
  bool operator==(const ErosionBrush&) const = default;
};

/// What a brush keeps to. The defaults keep it from nothing.
struct BrushLimits {
  double steepest = 90.0;                     ///< Degrees; nothing gets steeper.
  double lowest = -kHighest;                  ///< Metres; ground elsewhere is left alone.
  double highest = kHighest;                  ///< Metres; ground elsewhere is left alone.
  double leastSlope = 0.0, mostSlope = 90.0;  ///< Degrees; ground elsewhere is left alone.
  Direction direction = Direction::Both;
  bool operator==(const BrushLimits&) const = default;
};

/// What varies from dab to dab, out of the stroke's seed. Fractions 0…1.
struct BrushJitter {
  double position = 0.0;  ///< Of the radius.
  double size = 0.0;      ///< Dabs are smaller by up to this.
  double strength = 0.0;  ///< Dabs are weaker by up to this.
  double angle = 0.0;     ///< Degrees to either side, 0…180.
  bool operator==(const BrushJitter&) const = default;
};

/// What a pen's pressure changes, each by the curve.
struct BrushPressure {
  bool radius = false, strength = true, flow = true;
  Curve curve;
  bool operator==(const BrushPressure&) const = default;
};

/// Copies of a stroke on the other sides of a point.
struct BrushSymmetry {
  SymmetryKind kind = SymmetryKind::None;
  int count = 6;            ///< Radial: arms.
  double x = 0.0, y = 0.0;  ///< Local frame, metres.
  bool operator==(const BrushSymmetry&) const = default;
};

/// All that a brush is. A value. BrushSchema lists what is in it, by name and range.
struct BrushSettings {
  BrushKind kind = BrushKind::Raise;
  double radius = 50.0;   ///< Metres.
  double strength = 5.0;  ///< Metres that one pass of the brush changes under its centre.
  double flow = 5.0;      ///< Metres a second while held still.
  Falloff falloff = Falloff::Smooth;
  double innerRadius = 0.0;  ///< Fraction of the radius at full weight.
  double spacing = 0.1;      ///< Dab spacing as a fraction of the radius.
  Curve falloffCurve;        ///< Falloff::Curve: weight over 1−d, so that it rises towards the middle.

  // Of single kinds:
  FlattenTo flattenTo = FlattenTo::Height;
  double targetHeight = 0.0;  ///< SetHeight: metres.
  double rise = 20.0;         ///< Plateau: metres over the ground at the stroke's start.
  NoiseBrush noise;
  TerraceBrush terrace;
  StampBlend stampBlend = StampBlend::Add;
  /// Stamp: the radius is that of the circle around it, see stampHalves(). The falloff of a rectangle is the
  /// product of those across and along.
  StampFootprint footprint = StampFootprint::Round;
  double aspect = 1.0;  ///< Stamp: width over depth.
  double cloneX = 0.0,
         cloneY = 0.0;  ///< Clone: where the stroke's start is copied from; local frame, metres.
  int restoreTo = 0;    ///< Restore: position in the history; 0 is as opened.
  ErosionBrush erosion;

  AlphaPtr alpha;  ///< Null: none, the circle alone.
  AlphaTurn alphaTurn = AlphaTurn::Fixed;
  double alphaAngle = 0.0;  ///< Degrees, anticlockwise.
  BrushLimits limits;

  BrushJitter jitter;
  std::uint32_t strokeSeed = 1;  ///< What jitter and random turns come from.
  BrushPressure pressure;
  bool roundPath = false;   ///< Catmull–Rom through the samples rather than straight from one to the next.
  double stabiliser = 0.0;  ///< Fraction of the radius by which the brush trails the pointer on a string.
  BrushSymmetry symmetry;

  bool operator==(const BrushSettings&) const = default;
};

/// The brush's weight at a distance, as a fraction of the radius: 1 within the inner radius, 0 from the rim
/// on. Without alpha. Pure.
[[nodiscard]] double brushWeight(const BrushSettings& settings, double distance);

/// Mean weight along a radius.
[[nodiscard]] double brushWeightMean(const BrushSettings& settings);

/// Says in one line which value is out of range, if any: "radius -1 m is out of range (above 0 to 1e+07)".
[[nodiscard]] Result<void> validate(const BrushSettings& settings);

}  // namespace scarp
