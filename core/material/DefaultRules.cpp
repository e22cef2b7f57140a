#include "core/material/DefaultRules.h"

#include <algorithm>
#include <cmath>

#include "core/base/Contract.h"
#include "core/material/MaterialSchema.h"

namespace scarp {

namespace {

// Of defaultMaterials().
constexpr MaterialId kGrass = 1, kDryGrass = 2, kForest = 3, kSoil = 4, kSand = 6, kGravel = 7, kScree = 8,
                     kRock = 9, kDarkRock = 10, kSnow = 11, kWaterBed = 13;

RuleCondition above(GroundMeasure by, double low, double soft) {
  RuleCondition condition;
  condition.by = by;
  condition.low = low;
  condition.high = measureLimits(by).high;
  condition.softLow = soft;
  return condition;
}

RuleCondition below(GroundMeasure by, double high, double soft) {
  RuleCondition condition;
  condition.by = by;
  condition.high = high;
  condition.softHigh = soft;
  return condition;
}

RuleCondition patches(double scale, std::uint32_t seed, double from) {
  RuleCondition condition = above(GroundMeasure::Noise, from, 0.25);
  condition.noise.scale = scale;
  condition.noise.seed = seed;
  return condition;
}

/// To two digits.
double rounded(double value) {
  if (value == 0.0) return value;
  const double digit = std::pow(10.0, std::floor(std::log10(std::abs(value))) - 1.0);
  return std::round(value / digit) * digit;
}

}  // namespace

RuleStack defaultRules(double lowest, double highest, const GridFrame& frame) {
  EXPECTS(lowest <= highest);
  using enum GroundMeasure;
  constexpr double kSeaLevel = 0.0, kFlat = 1.0;  // Metres.
  constexpr double kSnowRise = 500.0;             // Metres of relief from which on there is snow.
  constexpr double kThickness = 0.05;             // Of deposits, of a cell's side.
  constexpr double kRiverRise = 10.0;             // From which on there are rivers.
  const bool sea = lowest < kSeaLevel && highest > kSeaLevel;
  const double foot = sea ? kSeaLevel : lowest;
  const double rise = std::max(highest - foot, kFlat);
  const auto at = [&](double share) { return foot + share * rise; };
  const double extent = std::max(std::max(frame.width(), frame.depth()), frame.cellSize());
  const double area = std::max(frame.width() * frame.depth(), frame.dx * frame.dy);

  RuleStack stack{kGrass, {}};
  const auto lay = [&stack](MaterialId material, double opacity, std::vector<RuleCondition> conditions) {
    stack.rules.push_back({material, opacity, true, std::move(conditions)});
  };
  lay(kDryGrass, 0.8, {above(Height, at(0.45), 0.2 * rise), patches(extent / 12.0, 1, -0.1)});
  lay(kForest, 0.9,
      {below(Height, at(0.5), 0.12 * rise), below(Slope, 26.0, 8.0), patches(extent / 16.0, 2, 0.15)});
  lay(kSoil, 0.5, {above(Slope, 20.0, 6.0), patches(extent / 60.0, 3, 0.1)});
  lay(kScree, 0.9, {above(Slope, 31.0, 4.0), above(Height, at(0.3), 0.1 * rise)});
  lay(kRock, 1.0, {above(Slope, 38.0, 5.0)});
  lay(kDarkRock, 0.8, {above(Slope, 50.0, 8.0)});
  // Where erosion has laid ground down: none before there was any.
  lay(kGravel, 0.8,
      {above(Deposition, kThickness * frame.cellSize(), kThickness * frame.cellSize()),
       below(Slope, 22.0, 8.0)});
  // On level ground water goes no way of its own.
  if (rise >= kRiverRise)
    lay(kGravel, 1.0, {above(Drainage, 0.01 * area, 0.005 * area), below(Slope, 18.0, 8.0)});
  if (sea) {
    const double beach = std::min(4.0, 0.02 * rise);
    lay(kSand, 1.0, {below(Height, kSeaLevel + beach, beach), below(Slope, 20.0, 10.0)});
    lay(kWaterBed, 1.0, {below(Height, kSeaLevel - beach, beach)});
  }
  if (rise >= kSnowRise) lay(kSnow, 1.0, {above(Height, at(0.8), 0.08 * rise), below(Slope, 42.0, 8.0)});
  return stack;
}

RuleCondition startingCondition(const RuleCondition& like, const RuleInputs& inputs, const GridFrame& frame) {
  RuleCondition condition;
  condition.by = like.by;
  condition.mask = like.mask;
  condition.noise.shape = like.noise.shape;
  condition.level = like.level;
  condition.lines = like.lines;
  const double wide = std::max(std::min(frame.width(), frame.depth()), frame.cellSize());
  condition.radius = rounded(std::max(5.0 * frame.cellSize(), wide / 50.0));
  condition.noise.scale = rounded(std::max(4.0 * frame.cellSize(), wide / 20.0));
  const MeasureHistogram histogram = measureHistogram(condition, inputs, frame);
  const double range = histogram.high - histogram.low;
  switch (condition.by) {
    case GroundMeasure::Slope:
      condition.low = std::max(1.0, rounded(histogram.quantile(0.75)));
      condition.softLow = rounded(0.3 * condition.low);
      break;
    case GroundMeasure::Aspect:
      condition.low = 315.0;
      condition.high = 45.0;
      condition.softLow = condition.softHigh = 30.0;
      break;
    case GroundMeasure::Curvature:
      condition.low = rounded(histogram.quantile(0.85));
      condition.softLow = rounded(0.1 * range);
      break;
    case GroundMeasure::Concavity:
      condition.high = rounded(histogram.quantile(0.15));
      condition.softHigh = rounded(0.1 * range);
      break;
    case GroundMeasure::Drainage:
      // Not known yet where no rule has asked for it.
      condition.low =
          rounded(histogram.bins.empty() ? frame.width() * frame.depth() / 1000.0 : histogram.quantile(0.97));
      condition.softLow = rounded(0.5 * condition.low);
      break;
    case GroundMeasure::Deposition:
      // Of the ground with deposits.
      condition.low = histogram.bins.empty() ? 0.1 : rounded(histogram.quantile(0.5));
      condition.softLow = rounded(0.5 * condition.low);
      break;
    case GroundMeasure::Noise:
      condition.low = rounded(histogram.quantile(0.5));
      condition.softLow = rounded(0.1 * range);
      break;
    case GroundMeasure::Water:
      // Along the shore, not in the water.
      condition.low = rounded(0.5 * frame.cellSize());
      condition.high = condition.softHigh = rounded(0.5 * condition.radius);
      break;
    case GroundMeasure::Lines:
      condition.high = rounded(0.5 * frame.cellSize());
      condition.softHigh = rounded(frame.cellSize());
      break;
    case GroundMeasure::Mask:
      condition.low = 0.0;
      condition.high = 1.0;
      condition.curve = Curve();
      break;
    case GroundMeasure::Height:
      condition.low = rounded(histogram.quantile(0.6));
      condition.softLow = rounded(0.1 * range);
  }
  return condition;
}

}  // namespace scarp
