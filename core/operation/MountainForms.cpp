#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numbers>

#include "core/base/Parallel.h"
#include "core/noise/Noise.h"
#include "core/operation/TerrainForms.h"

namespace scarp {

namespace {

constexpr double kFormMargin = 0.3;  ///< Units around the terrain in which streams reach their base level.

enum MountainField : std::int64_t {
  kAxisField = 20,
  kAxisBendField,
  kCrestField,
  kFoothillField,
  kMountainRockField,
  kHillField,
  kHillRiseField,
  kHillWarpXField,
  kHillWarpYField,
  kHillRockField,
  kValleyBendField,
  kValleyWidthField,
  kFlankField,
  kValleyRockField
};

/// Adds rock of `amount` units to eroded heights, more on high ground.
void addRock(Relief& relief, const FormFrame& frame, double amount, double frequency, std::uint32_t seed) {
  const double highest = *std::ranges::max_element(relief.heights);
  if (amount <= 0.0 || highest <= 0.0) return;
  parallelFor(static_cast<std::size_t>(relief.rows), [&](std::size_t row) {
    for (int column = 0; column < relief.columns; ++column) {
      double& h = relief.heights[row * relief.columns + column];
      const double x = frame.x(column, relief.columns), y = frame.y(static_cast<double>(row), relief.rows);
      h += amount * highest * smoothStep(0.0, 0.5, h / highest) *
           fractalNoise(frequency * x, frequency * y, 4, 0.6, seed);
    }
  });
}

/// Falls smoothly from 1 at a distance of 0 to 0 at `width`.
double bell(double distance, double width) {
  const double t = distance / width;
  return t * t < 1.0 ? (1.0 - t * t) * (1.0 - t * t) : 0.0;
}

}  // namespace

std::optional<std::vector<float>> generateMountains(const NewTerrainWork& work) {
  const std::uint32_t seed = work.settings.seed;
  const FormFrame frame(work.settings.columns, work.settings.rows, kFormMargin);
  const FormAxes axes(frame, (fieldNumber(kAxisField, seed) - 0.5) * std::numbers::pi);
  const double width = 0.55 + 0.7 * work.settings.shape;
  ErosionPlan plan;
  plan.settings.creep = 2e-4;
  plan.site = [&, seed](double x, double y) {
    const double u = axes.u(x, y);
    const double v = axes.v(x, y) +
                     0.3 * fractalNoise(0.7 * u, 0.5, 3, 0.5, fieldSeed(kAxisBendField, seed)) +
                     0.12 * fractalNoise(2.0 * x, 2.0 * y, 3, 0.5, fieldSeed(kFoothillField, seed));
    const double crest = ridgedNoise(1.3 * x, 1.3 * y, 4, fieldSeed(kCrestField, seed));
    const double range = bell(v, width);
    return ErodibleSite{0.04 + range * (0.3 + 1.1 * crest * crest), 0.02 * range, 0.0};
  };
  auto relief = erodedForm(frame, plan, seed, work.progress);
  if (!relief) return std::nullopt;
  addRock(*relief, frame, 0.03 * work.settings.roughness, 24.0, fieldSeed(kMountainRockField, seed));
  return scaledHeights(frame, relief->heights, work.height);
}

std::optional<std::vector<float>> generateHills(const NewTerrainWork& work) {
  const std::uint32_t seed = work.settings.seed;
  const FormFrame frame(work.settings.columns, work.settings.rows, 0.1);
  const double frequency = 3.6 - 2.8 * work.settings.shape;
  ErosionPlan plan;
  plan.settings = {.erodibility = 1.6, .creep = 9e-4, .steepest = 0.8};
  plan.firstSteps = 25;
  plan.firstRoughness = plan.laterRoughness = 0.03;
  plan.site = [&, seed](double x, double y) {
    const double wx = x + 0.2 * fractalNoise(1.5 * x, 1.5 * y, 3, 0.5, fieldSeed(kHillWarpXField, seed));
    const double wy = y + 0.2 * fractalNoise(1.5 * x, 1.5 * y, 3, 0.5, fieldSeed(kHillWarpYField, seed));
    const double h = 0.2 +
                     0.8 * shapedNoise(NoiseShape::Billow, frequency * wx, frequency * wy, 2,
                                       fieldSeed(kHillField, seed)) +
                     0.25 * fractalNoise(0.6 * frequency * x, 0.6 * frequency * y, 2, 0.5,
                                         fieldSeed(kHillRiseField, seed));
    return ErodibleSite{0.02, h, h};
  };
  auto relief = erodedForm(frame, plan, seed, work.progress);
  if (!relief) return std::nullopt;
  addRock(*relief, frame, 0.003 * work.settings.roughness, 14.0, fieldSeed(kHillRockField, seed));
  return scaledHeights(frame, relief->heights, work.height);
}

std::optional<std::vector<float>> generateValley(const NewTerrainWork& work) {
  const std::uint32_t seed = work.settings.seed;
  const FormFrame frame(work.settings.columns, work.settings.rows, kFormMargin);
  const FormAxes axes(frame, (fieldNumber(kAxisField, seed) - 0.5) * 0.35 * std::numbers::pi);
  const double shape = work.settings.shape;
  const double length = std::max(frame.halfWidth(), frame.halfDepth());
  // The floor of a U-shaped valley is wide and flat.
  const auto floorHalf = [&, seed](double u) {
    return (0.015 + 0.17 * shape) *
           (1.0 + 0.5 * fractalNoise(1.1 * u, 7.5, 3, 0.5, fieldSeed(kValleyWidthField, seed)));
  };
  const auto floorHeight = [&](double u) { return 0.07 * (1.0 - u / length); };
  const auto distance = [&, seed](double u, double v) {
    return std::abs(v - 0.45 * fractalNoise(0.8 * u, 3.5, 3, 0.5, fieldSeed(kValleyBendField, seed)));
  };
  ErosionPlan plan;
  plan.settings.creep = 5e-4;
  plan.settings.steepest = 1.0 + shape;
  plan.site = [&, seed](double x, double y) {
    const double u = axes.u(x, y), v = axes.v(x, y);
    const double d = distance(u, v), half = floorHalf(u), base = floorHeight(u);
    const double flank = smoothStep(half, 0.9, d);
    if (d <= half) return ErodibleSite{0.0, base, base + 0.06 * (d / half) * (d / half) * half};
    const double crest = ridgedNoise(1.1 * x, 1.1 * y, 4, fieldSeed(kFlankField, seed));
    return ErodibleSite{0.16 + flank * (0.3 + 1.1 * crest * crest), base + 0.06 * half, base + 0.4 * flank};
  };
  auto relief = erodedForm(frame, plan, seed, work.progress);
  if (!relief) return std::nullopt;
  addRock(*relief, frame, 0.015 * work.settings.roughness, 24.0, fieldSeed(kValleyRockField, seed));
  return scaledHeights(frame, relief->heights, work.height);
}

}  // namespace scarp
