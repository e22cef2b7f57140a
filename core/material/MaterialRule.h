#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/brush/BrushSettings.h"
#include "core/line/LineChoice.h"
#include "core/material/Material.h"
#include "core/schema/Curve.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {

/// What a condition looks at.
enum class GroundMeasure : std::uint8_t {
  Height,     ///< Metres.
  Slope,      ///< Degrees, 0…90 (Horn 1981).
  Aspect,     ///< Degrees clockwise from north, 0…360, that the ground faces. Level ground faces nowhere.
  Curvature,  ///< 1/m, crests > 0 (Zevenbergen & Thorne 1987), the mean of 3 × 3 samples with weights 1 2 1.
  /// Metres above the mean of the surroundings, the rectangle of `radius` metres to every side (see
  /// Surroundings): > 0 on crests, < 0 in hollows.
  Concavity,
  Drainage,    ///< m² of ground that drains through the sample (DrainageArea.h).
  Deposition,  ///< Metres of ground that erosion laid down and has not worn off since.
  Noise,       ///< What noise of its shape gives: −1…1 or 0…1.
  Mask,        ///< The weight of a named mask, 0…1.
  Water,       ///< Metres to ground that is not above `level`, as far as `radius`; 0 under water.
  Lines,       ///< Metres to the edge of the nearest of some lines; below 0 on beds and within areas
               ///< (LineDistance.h).
};

/// How far a rule holds by one measure of the ground: 1 from low to high, and less beyond, by smoothstep, to
/// 0 at softLow below and softHigh above. For the aspect, from low clockwise to high. Where the ground has no
/// such measure, it is in no range. A value.
struct RuleCondition {
  GroundMeasure by = GroundMeasure::Height;
  double low = -kHighest, high = kHighest;  ///< In the measure's unit; low ≤ high but for the aspect.
  double softLow = 0.0, softHigh = 0.0;     ///< The same, ≥ 0.
  bool inverted = false;                    ///< 1 less that.
  /// In place of that: a curve from low to high, which keeps its ends' values beyond.
  std::optional<Curve> curve;
  double radius = 20.0;  ///< Of the concavity, and how far water is looked for: metres, > 0. Of lines how far graphs go.
  double level = 0.0;    ///< Of the water: metres.
  NoiseBrush noise;
  std::string mask;  ///< Its key. One that is not there is 0 everywhere.
  LineChoice lines;  ///< Lines that are not there are far from everything.
  bool operator==(const RuleCondition&) const = default;
};

/// Lays a material where all conditions hold. A value.
struct MaterialRule {
  MaterialId material = 0;
  double opacity = 1.0;  ///< 0…1.
  bool visible = true;
  std::vector<RuleCondition> conditions;  ///< Multiplied; none: everywhere.
  bool operator==(const MaterialRule&) const = default;
};

/// Rules, the lowest first, over a material that lies everywhere. Each covers what lies below it as far as it
/// holds. A value.
struct RuleStack {
  MaterialId base = 0;
  std::vector<MaterialRule> rules;
  bool operator==(const RuleStack&) const = default;
};

/// Effect of a stroke that paints materials.
enum class PaintAction : std::uint8_t {
  Paint,  ///< Covers rules and other paint with a material.
  Erase,  ///< Removes paint, so that the rules apply again.
  Blend,  ///< Softens the borders of materials.
};

}  // namespace scarp
