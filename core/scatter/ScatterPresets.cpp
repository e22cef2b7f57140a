#include "core/scatter/ScatterPresets.h"

#include <algorithm>
#include <cmath>

#include "core/base/Contract.h"
#include "core/material/DefaultRules.h"
#include "core/material/MeasureHistogram.h"

namespace scarp {

namespace {

constexpr double kMostOfPreset = 300'000.0;
constexpr double kMetresFromLines = 2.0;
enum Preset : std::size_t { Forest, Rocks, Shrubs, Boulders };

/// As dense as is usual, or as the size of the terrain allows, and as far apart as that asks for.
void setDensity(ScatterRule& rule, double usual, const GridFrame& frame) {
  constexpr double kSquareMetres = 1e4, kOfMeanDistance = 0.55;  // Of a hectare.
  const double most = kMostOfPreset / std::max(frame.width() * frame.depth() / kSquareMetres, 1e-6);
  const double density = std::min(usual, most);
  const double digit = std::pow(10.0, std::floor(std::log10(density)) - 1.0);
  rule.density = std::round(density / digit) * digit;
  rule.spacing = std::round(10.0 * kOfMeanDistance * std::sqrt(kSquareMetres / rule.density)) / 10.0;
}

RuleCondition slopeUpTo(double degrees, double soft) {
  RuleCondition condition;
  condition.by = GroundMeasure::Slope;
  condition.high = degrees;
  condition.softHigh = soft;
  return condition;
}

/// Steeper than nine tenths of the ground, and than most trees bear.
RuleCondition steep(const RuleInputs& inputs, const GridFrame& frame) {
  constexpr double kSteep = 32.0, kSoft = 8.0;
  RuleCondition condition;
  condition.by = GroundMeasure::Slope;
  condition.low =
      std::clamp(std::round(measureHistogram(condition, inputs, frame).quantile(0.85)), 1.0, kSteep);
  condition.softLow = std::min(kSoft, condition.low);
  return condition;
}

RuleCondition aboveWater(double water) {
  RuleCondition condition;
  condition.low = water + 0.5;
  condition.softLow = 0.5;
  return condition;
}

/// Outside of the water of rivers, canals and ponds, those of later edits included.
RuleCondition besideLineWater(const GridFrame& frame) {
  constexpr double kMinMetres = 1.0;
  RuleCondition condition;
  condition.by = GroundMeasure::Lines;
  condition.lines.water = true;
  // The waterline of the drawn surface is up to half a cell from that of the settings.
  condition.low = std::max(kMinMetres, 0.5 * frame.cellSize());
  condition.softLow = 0.5 * condition.low;
  return condition;
}

/// Ground without the highest of it, which trees leave bare.
RuleCondition belowTreeLine(const RuleInputs& inputs, const GridFrame& frame, std::optional<double> water) {
  RuleCondition condition = water ? aboveWater(*water) : RuleCondition();
  const MeasureHistogram histogram = measureHistogram(RuleCondition(), inputs, frame);
  const double base = std::max(histogram.low, water.value_or(histogram.low));
  const double range = std::max(histogram.high - base, 1.0);
  condition.high = std::max(std::round(base + 0.6 * range), condition.low);
  condition.softHigh = std::round(0.2 * range);
  return condition;
}

RuleCondition starting(GroundMeasure by, const RuleInputs& inputs, const GridFrame& frame) {
  RuleCondition like;
  like.by = by;
  return startingCondition(like, inputs, frame);
}

/// Along brooks: where the ground of some hundred samples and more drains through.
RuleCondition alongWater(const GridFrame& frame) {
  constexpr double kSamples = 150.0;
  RuleCondition condition;
  condition.by = GroundMeasure::Drainage;
  condition.low = kSamples * frame.dx * frame.dy;
  condition.softLow = 0.6 * condition.low;
  return condition;
}

}  // namespace

std::span<const ScatterPreset> scatterPresets() {
  static constexpr ScatterPreset presets[] = {
      {"Forest", "Conifers and broadleaved trees in groves, where the ground is neither steep nor too high"},
      {"Rocks on steep ground", "Rocks of all sizes where the ground is steepest"},
      {"Shrubs near water", "Low broadleaved shrubs along the courses that water takes"},
      {"Scattered boulders", "A few large rocks anywhere, with room around them"},
  };
  return presets;
}

ScatterRule presetRule(std::size_t preset, const RuleInputs& inputs, const GridFrame& frame,
                       std::optional<double> water) {
  EXPECTS(preset < scatterPresets().size());
  ScatterRule rule;
  rule.name = scatterPresets()[preset].title;
  rule.seed = static_cast<std::uint32_t>(preset) + 1;
  switch (static_cast<Preset>(preset)) {
    case Forest: {
      rule.assets = {{AssetKind::Conifer, 3.0}, {AssetKind::Broadleaf, 1.0}};
      setDensity(rule, 250.0, frame);
      RuleCondition groves = starting(GroundMeasure::Noise, inputs, frame);
      groves.softLow *= 2.0;
      rule.scaleJitter = 0.35;
      rule.conditions = {slopeUpTo(28.0, 12.0), belowTreeLine(inputs, frame, water), groves};
      break;
    }
    case Rocks:
      rule.assets = {{AssetKind::Rock, 1.0}};
      setDensity(rule, 120.0, frame);
      rule.spacing = std::round(5.0 * rule.spacing) / 10.0;
      rule.scaleJitter = 0.7;
      rule.stand = ObjectRule::Align;
      rule.conditions = {steep(inputs, frame)};
      break;
    case Shrubs:
      rule.assets = {{AssetKind::Broadleaf, 1.0}};
      setDensity(rule, 600.0, frame);
      rule.scale = 0.35;
      rule.scaleJitter = 0.4;
      rule.conditions = {alongWater(frame), slopeUpTo(25.0, 10.0)};
      break;
    case Boulders:
      rule.assets = {{AssetKind::Rock, 1.0}};
      setDensity(rule, 4.0, frame);
      rule.scale = 3.0;
      rule.scaleJitter = 0.5;
      rule.keepOut = 6.0;
      rule.stand = ObjectRule::Align;
      rule.conditions = {slopeUpTo(35.0, 10.0)};
      break;
  }
  if (water && preset != Forest) rule.conditions.push_back(aboveWater(*water));
  rule.conditions.push_back(besideLineWater(frame));
  rule.fromLines = kMetresFromLines;
  return rule;
}

}  // namespace scarp
