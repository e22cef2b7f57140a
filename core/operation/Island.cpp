#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>
#include <vector>

#include "core/base/Parallel.h"
#include "core/noise/Noise.h"
#include "core/operation/TerrainForms.h"

namespace scarp {

namespace {

// Heights are in units of the peak, so that the shape depends neither on cell size nor peak. The bits are
// those of islands that scripts and projects refer to by their seed: keep them at the default shape and
// roughness.

constexpr double kDrowned =
    0.05;  ///< Distance by which the eroded island sinks, so that valleys end in bays.
constexpr double kSeaDepth = 0.4;      ///< Of the open sea, below the first coast.
constexpr double kBeach = 0.02;        ///< Heights near sea level that are flattened most.
constexpr double kIslandRock = 0.004;  ///< Relief of the rock that is too small for streams.

enum IslandField : std::int64_t { kWarpXField, kWarpYField, kCoastField, kRangeField, kRockField = 7 };

/// Where there is land, and how fast it rises. A value; concurrent use is safe.
class IslandPlan {
 public:
  struct Site {
    double land;    ///< > 0 within the first coast, falling outward in the sea.
    double uplift;  ///< > 0 on land.
  };

  IslandPlan(const FormFrame& frame, const NewTerrain& settings)
      : halfWidth_(frame.halfWidth()),
        halfDepth_(frame.halfDepth()),
        coast_(0.95 * (0.5 + settings.shape)),
        seed_(settings.seed) {}

  [[nodiscard]] Site at(double x, double y) const {
    const double wx = x + 0.22 * fractalNoise(1.7 * x, 1.7 * y, 4, 0.5, fieldSeed(kWarpXField, seed_));
    const double wy = y + 0.22 * fractalNoise(1.7 * x, 1.7 * y, 4, 0.5, fieldSeed(kWarpYField, seed_));
    const double u = wx / halfWidth_, v = wy / halfDepth_;
    const double rim = sixth(x / halfWidth_) + sixth(y / halfDepth_);
    const double land = 0.74 - std::sqrt(u * u + v * v) - 0.8 * rim +
                        coast_ * fractalNoise(1.2 * wx, 1.2 * wy, 6, 0.5, fieldSeed(kCoastField, seed_));
    if (land <= 0.0) return {land, 0.0};
    const double crest = ridgedNoise(0.9 * wx, 0.9 * wy, 4, fieldSeed(kRangeField, seed_));
    const double mountains = smoothStep(0.0, 0.6, land) * crest * crest * std::sqrt(crest);
    return {land, 0.8 * (0.1 + mountains) * std::min(1.0, 0.4 + 6.0 * land)};
  }

 private:
  static double sixth(double x) { return x * x * x * x * x * x; }

  double halfWidth_, halfDepth_, coast_;
  std::uint32_t seed_;
};

}  // namespace

std::optional<std::vector<float>> generateIsland(const NewTerrainWork& work) {
  const NewTerrain& settings = work.settings;
  const FormFrame frame(settings.columns, settings.rows, 0.0);
  const IslandPlan plan(frame, settings);
  ErosionPlan erosion;
  erosion.site = [&](double x, double y) {
    const IslandPlan::Site site = plan.at(x, y);
    return ErodibleSite{site.uplift, 0.02 * site.land, 0.0};
  };
  const auto worn = erodedForm(frame, erosion, settings.seed, work.progress);
  if (!worn) return std::nullopt;

  // The eroded island sinks, and gets a sea floor and beaches.
  const double highest = *std::ranges::max_element(worn->heights);
  const double scale = highest > 0.0 ? (1.0 + kDrowned) / highest : 1.0;
  const double rock = kIslandRock * (2.0 * settings.roughness);
  std::vector<float> heights(worn->heights.size());
  parallelFor(static_cast<std::size_t>(worn->rows), [&](std::size_t row) {
    for (int column = 0; column < worn->columns; ++column) {
      const std::size_t i = row * worn->columns + column;
      const double x = frame.x(column, worn->columns), y = frame.y(static_cast<double>(row), worn->rows);
      double h = worn->heights[i] * scale - kDrowned;
      if (worn->uplift[i] <= 0.0) h -= kSeaDepth * smoothStep(0.0, 0.9, -plan.at(x, y).land);
      const double fromSea = std::abs(h) / (std::abs(h) + kBeach);
      h *= 0.15 + 0.85 * fromSea;
      h += rock * fromSea * fractalNoise(40.0 * x, 40.0 * y, 3, 0.6, fieldSeed(kRockField, settings.seed));
      heights[i] = static_cast<float>(h);
    }
  });
  const float top = *std::ranges::max_element(heights);
  const auto peak = static_cast<float>(work.height);
  for (float& h : heights) h = h > 0.0f ? h / top * peak : h * peak;
  return heights;
}

}  // namespace scarp
