#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <numbers>

#include "core/base/Parallel.h"
#include "core/base/ReproducibleMath.h"
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

namespace {

constexpr double kCanyonMargin = 0.15;
constexpr double kFloorHalf = 0.022;  ///< Of the canyon, units.
constexpr double kRiverStep = 0.01;   ///< Between points of the river's course, units.
constexpr double kSearch = 0.6;       ///< Distance beyond which it does not matter, units.
constexpr double kMaxDirection =
    1.35;                            ///< Of the course, from the axis, radians; the course never turns back.
constexpr double kRiverFall = 0.05;  ///< From end to end, of the canyon's depth.

enum CanyonField : std::int64_t {
  kCanyonAxisField = 40,
  kPhaseField,
  kBendField,
  kLengthField,
  kPlateauField,
  kWallField,
  kLayerField,
  kLedgeField,
  kCanyonRockField
};

/// Course of a meandering river: a sine-generated curve (Langbein & Leopold 1966), whose direction is a sine
/// of the length along it; its bends vary. Its points go forward along the axis. Concurrent use is safe.
class RiverCourse {
 public:
  /// sinuosity: 0–1; length: half of the course along the axis.
  RiverCourse(double length, double sinuosity, std::uint32_t seed) {
    const double widest = 0.3 + 1.3 * sinuosity;
    double phase = 2.0 * std::numbers::pi * fieldNumber(kPhaseField, seed), along = -length - kSearch,
           across = 0.0;
    for (double s = 0.0; along < length + kSearch; s += kRiverStep) {
      points_.push_back({along, across});
      const double bend =
          widest * (0.75 + 0.5 * fractalNoise(0.8 * s, 0.5, 2, 0.5, fieldSeed(kBendField, seed)));
      const double wave =
          1.15 * (1.0 + 0.6 * fractalNoise(0.7 * s, 1.5, 2, 0.5, fieldSeed(kLengthField, seed)));
      // The course comes back to the axis where chance has led it away.
      const double direction =
          std::clamp(bend * reproducible::sin(phase) - 0.3 * across, -kMaxDirection, kMaxDirection);
      along += kRiverStep * reproducible::cos(direction);
      across += kRiverStep * reproducible::sin(direction);
      phase += 2.0 * std::numbers::pi / wave * kRiverStep;
    }
  }

  /// Distance from a position along and across the axis; at most kSearch.
  [[nodiscard]] double distance(double u, double v) const {
    const auto before = [](const Point& point, double along) { return point.u < along; };
    auto point = std::lower_bound(points_.begin(), points_.end(), u - kSearch, before);
    double nearest = kSearch * kSearch;
    for (; point != points_.end() && point->u <= u + kSearch; ++point) {
      const auto next = point + 1;
      if (next == points_.end()) break;
      const double du = next->u - point->u, dv = next->v - point->v;
      const double t =
          std::clamp(((u - point->u) * du + (v - point->v) * dv) / (du * du + dv * dv), 0.0, 1.0);
      const double x = u - point->u - t * du, y = v - point->v - t * dv;
      nearest = std::min(nearest, x * x + y * y);
    }
    return std::sqrt(nearest);
  }

 private:
  struct Point {
    double u, v;
  };
  std::vector<Point> points_;
};

/// Layers of rock, of uneven thickness, from the canyon's floor to its rim: soft ones weather to slopes, hard
/// ones stand as cliffs.
class Strata {
 public:
  explicit Strata(std::uint32_t seed) {
    double top = 0.0;
    for (std::size_t i = 0; i < kLayers; ++i) {
      top += 0.6 + 0.8 * latticeHash(static_cast<std::int64_t>(i), 5, fieldSeed(kLayerField, seed)) * 0x1p-32;
      tops_[i] = top;
    }
    for (double& t : tops_) t /= top;
  }

  /// Moves a height, 0–1, towards the step in which it is. Rising; 0 and 1 stay.
  [[nodiscard]] double stepped(double h) const {
    if (h <= 0.0 || h >= 1.0) return h;
    const auto layer = std::upper_bound(tops_.begin(), tops_.end(), h);
    const double low = layer == tops_.begin() ? 0.0 : *(layer - 1), thickness = *layer - low;
    const double t = (h - low) / thickness;
    return low + thickness * (0.22 * t + 0.78 * smoothStep(0.62, 0.95, t));
  }

 private:
  static constexpr std::size_t kLayers = 7;
  std::array<double, kLayers> tops_{};
};

}  // namespace

std::optional<std::vector<float>> generateCanyon(const NewTerrainWork& work) {
  const std::uint32_t seed = work.settings.seed;
  const FormFrame frame(work.settings.columns, work.settings.rows, kCanyonMargin);
  const FormAxes axes(frame, (fieldNumber(kCanyonAxisField, seed) - 0.5) * 0.5 * std::numbers::pi);
  const double length = reproducible::hypot(frame.halfWidth(), frame.halfDepth());
  const RiverCourse river(length, work.settings.shape, seed);
  const auto distance = [&](double x, double y) { return river.distance(axes.u(x, y), axes.v(x, y)); };
  const auto floorHeight = [&](double x, double y) {
    return 0.5 * kRiverFall * (1.0 - axes.u(x, y) / length);
  };
  const auto plateau = [&, seed](double x, double y) {
    return 1.0 + 0.1 * fractalNoise(1.2 * x, 1.2 * y, 4, 0.45, fieldSeed(kPlateauField, seed));
  };

  // The river cuts down quickly; its tributaries cut back into the plateau for a while.
  ErosionPlan plan;
  plan.settings = {.erodibility = 0.5, .creep = 1e-4, .steepest = 6.0};
  plan.firstSteps = 40;
  plan.firstTimeStep = 0.1;
  plan.laterTimeStep = 0.02;
  plan.laterRoughness = 0.05;
  plan.site = [&](double x, double y) {
    const double floor = floorHeight(x, y), top = plateau(x, y);
    if (distance(x, y) <= kFloorHalf) return ErodibleSite{0.0, floor, floor};
    return ErodibleSite{1e-3, top, top};
  };
  auto relief = erodedForm(frame, plan, seed, partOf(work.progress, 0.0, 0.85));
  if (!relief) return std::nullopt;

  const Strata strata(seed);
  const double roughness = work.settings.roughness;
  const bool done = parallelFor(
      static_cast<std::size_t>(relief->rows), partOf(work.progress, 0.85, 1.0), [&](std::size_t row) {
        const double y = frame.y(static_cast<double>(row), relief->rows);
        for (int column = 0; column < relief->columns; ++column) {
          const double x = frame.x(column, relief->columns);
          double& h = relief->heights[row * relief->columns + column];
          const double floor = floorHeight(x, y);
          // Weathering widens the canyon above its floor, unevenly.
          const double d = distance(x, y) *
                           (1.0 + 0.7 * fractalNoise(3.0 * x, 3.0 * y, 5, 0.5, fieldSeed(kWallField, seed)));
          const double wall = floor + (1.15 - floor) * smoothStep(kFloorHalf - 0.05, 0.3, d);
          h = std::min(h, wall);
          // Rock that is uneven along the wall keeps the steps from being level lines all round.
          const double uneven = 0.03 * fractalNoise(6.0 * x, 6.0 * y, 3, 0.5, fieldSeed(kLedgeField, seed));
          const double band = std::max(h - floor, 0.0);
          const double stepped = floor + strata.stepped(band + uneven * smoothStep(0.02, 0.15, band));
          h = stepped + 0.007 * roughness * smoothStep(0.02, 0.2, band) *
                            fractalNoise(40.0 * x, 40.0 * y, 4, 0.6, fieldSeed(kCanyonRockField, seed));
        }
      });
  if (!done) return std::nullopt;
  return scaledHeights(frame, relief->heights, work.height);
}

}  // namespace scarp
