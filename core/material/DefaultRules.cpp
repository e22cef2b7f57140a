#include "core/material/DefaultRules.h"

#include <algorithm>

#include "core/base/Contract.h"
#include "core/material/GroundMeasures.h"
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
  condition.radius = roundedToDigits(std::max(5.0 * frame.cellSize(), wide / 50.0));
  condition.noise.scale = roundedToDigits(std::max(4.0 * frame.cellSize(), wide / 20.0));
  rowOf(condition.by).setRange(measureHistogram(condition, inputs, frame), frame, condition);
  return condition;
}

}  // namespace scarp
