#include "core/operation/Island.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>
#include <vector>

#include "core/base/Contract.h"
#include "core/base/Parallel.h"
#include "core/erosion/StreamErosion.h"
#include "core/noise/Noise.h"

namespace scarp {

namespace {

// Everything here is in units of half the grid's shorter side, and heights in units of the peak, so that
// the shape depends neither on cell size nor peak, and hardly on the number of samples.

constexpr double drowned = 0.05;     ///< How far the worn island sinks, so that valleys end in bays.
constexpr double seaDepth = 0.4;     ///< Of the open sea, below the first coast.
constexpr double beach = 0.02;       ///< Heights about the sea's that are flattened most.
constexpr double roughness = 0.004;  ///< Of the rock, too small for streams to have made.
constexpr int coarsestCells = 320;   ///< On a side of the grid where the valleys are laid out.

/// The noise fields in use; each with its own seed.
enum Field : std::int64_t { WarpX, WarpY, Coast, Range, Start, BendX, BendY, Rock, Disorder };

std::uint32_t seedOf(Field field, std::uint32_t seed) { return latticeHash(field, 0, seed); }

double smoothStep(double low, double high, double x) {
  const double t = std::clamp((x - low) / (high - low), 0.0, 1.0);
  return t * t * (3.0 - 2.0 * t);
}

/// Where there is land, and how fast it rises. A value; concurrent use is safe.
class Plan {
 public:
  struct Site {
    double land;    ///< > 0 within the first coast, falling outward in the sea.
    double uplift;  ///< > 0 on land.
  };

  Plan(int columns, int rows, std::uint32_t seed)
      : halfWidth_(std::max(1.0, (columns - 1.0) / (rows - 1.0))),
        halfDepth_(std::max(1.0, (rows - 1.0) / (columns - 1.0))),
        seed_(seed) {}

  [[nodiscard]] double x(double column, int columns) const {
    return halfWidth_ * (2.0 * column / (columns - 1) - 1.0);
  }
  [[nodiscard]] double y(double row, int rows) const { return halfDepth_ * (1.0 - 2.0 * row / (rows - 1)); }

  [[nodiscard]] Site at(double x, double y) const {
    const double wx = x + 0.22 * fractalNoise(1.7 * x, 1.7 * y, 4, 0.5, seedOf(WarpX, seed_));
    const double wy = y + 0.22 * fractalNoise(1.7 * x, 1.7 * y, 4, 0.5, seedOf(WarpY, seed_));
    const double u = wx / halfWidth_, v = wy / halfDepth_;
    const double rim = sixth(x / halfWidth_) + sixth(y / halfDepth_);
    const double land = 0.74 - std::sqrt(u * u + v * v) - 0.8 * rim +
                        0.95 * fractalNoise(1.2 * wx, 1.2 * wy, 6, 0.5, seedOf(Coast, seed_));
    if (land <= 0.0) return {land, 0.0};
    const double crest = ridgedNoise(0.9 * wx, 0.9 * wy, 4, seedOf(Range, seed_));
    const double mountains = smoothStep(0.0, 0.6, land) * crest * crest * std::sqrt(crest);
    return {land, 0.8 * (0.1 + mountains) * std::min(1.0, 0.4 + 6.0 * land)};
  }

 private:
  static double sixth(double x) { return x * x * x * x * x * x; }

  double halfWidth_, halfDepth_;
  std::uint32_t seed_;
};

/// Height of a relief between its samples.
double between(const Relief& relief, double column, double row) {
  const double c = std::clamp(column, 0.0, relief.columns - 1.0), r = std::clamp(row, 0.0, relief.rows - 1.0);
  const int i = std::min(static_cast<int>(c), relief.columns - 2);
  const int j = std::min(static_cast<int>(r), relief.rows - 2);
  const double* h = relief.heights.data() + static_cast<std::size_t>(j) * relief.columns + i;
  const double upper = h[0] + (c - i) * (h[1] - h[0]);
  const double lower = h[relief.columns] + (c - i) * (h[relief.columns + 1] - h[relief.columns]);
  return upper + (r - j) * (lower - upper);
}

/// Ground before it is worn, at one of the grid's resolutions: the `coarser` relief where there is one,
/// with its valleys bent a little (a coarse grid runs them too straight) and roughened.
Relief unworn(const Plan& plan, const Relief& coarser, int columns, int rows, std::uint32_t seed) {
  Relief relief{columns, rows, std::abs(plan.x(1, columns) - plan.x(0, columns)), {}, {}};
  relief.spacing = std::min(relief.spacing, std::abs(plan.y(1, rows) - plan.y(0, rows)));
  relief.heights.resize(static_cast<std::size_t>(columns) * rows);
  relief.uplift.resize(relief.heights.size());
  const double toColumn = (coarser.columns - 1.0) / (columns - 1), toRow = (coarser.rows - 1.0) / (rows - 1);
  parallelFor(static_cast<std::size_t>(rows), [&](std::size_t rowIndex) {
    const int row = static_cast<int>(rowIndex);
    for (int column = 0; column < columns; ++column) {
      const bool border = row == 0 || column == 0 || row == rows - 1 || column == columns - 1;
      const std::size_t i = rowIndex * columns + column;
      const Plan::Site site = plan.at(plan.x(column, columns), plan.y(row, rows));
      relief.uplift[i] = border ? 0.0 : site.uplift;
      relief.heights[i] = 0.0;
      if (relief.uplift[i] <= 0.0) continue;
      const double rough =
          relief.spacing * (1.0 + gradientNoise(0.8 * column, 0.8 * row, seedOf(Start, seed)));
      if (coarser.heights.empty()) {
        relief.heights[i] = 0.02 * site.land + 0.05 * rough;
        continue;
      }
      const double u = 0.11 * column, v = 0.11 * row;
      const double bentColumn = column + 2.2 * fractalNoise(u, v, 2, 0.5, seedOf(BendX, seed));
      const double bentRow = row + 2.2 * fractalNoise(u, v, 2, 0.5, seedOf(BendY, seed));
      relief.heights[i] = between(coarser, toColumn * bentColumn, toRow * bentRow) + 0.1 * rough;
    }
  });
  return relief;
}

/// Sinks the worn island, lays the sea's floor round it and its beaches along it.
std::vector<float> finish(const Plan& plan, const Relief& worn, const IslandSettings& settings) {
  const double highest = *std::ranges::max_element(worn.heights);
  const double scale = highest > 0.0 ? (1.0 + drowned) / highest : 1.0;
  std::vector<float> heights(worn.heights.size());
  parallelFor(static_cast<std::size_t>(worn.rows), [&](std::size_t row) {
    for (int column = 0; column < worn.columns; ++column) {
      const std::size_t i = row * worn.columns + column;
      const double x = plan.x(column, worn.columns), y = plan.y(static_cast<double>(row), worn.rows);
      double h = worn.heights[i] * scale - drowned;
      if (worn.uplift[i] <= 0.0) h -= seaDepth * smoothStep(0.0, 0.9, -plan.at(x, y).land);
      const double fromSea = std::abs(h) / (std::abs(h) + beach);
      h *= 0.15 + 0.85 * fromSea;
      h += roughness * fromSea * fractalNoise(40.0 * x, 40.0 * y, 3, 0.6, seedOf(Rock, settings.seed));
      heights[i] = static_cast<float>(h);
    }
  });
  const float top = *std::ranges::max_element(heights);
  const auto peak = static_cast<float>(settings.peak);
  for (float& h : heights) h = h > 0.0f ? h / top * peak : h * peak;
  return heights;
}

}  // namespace

Terrain makeIsland(const IslandSettings& settings, const Progress& progress) {
  EXPECTS(settings.columns >= 2 && settings.rows >= 2 && settings.cellSize > 0.0 && settings.peak > 0.0);
  const int columns = settings.columns, rows = settings.rows;
  Terrain terrain{
      {columns, rows, settings.cellSize, settings.cellSize}, {}, HeightRaster(columns, rows, 0.0f)};
  const Plan plan(columns, rows, settings.seed);

  // Large valleys take many steps to find their courses, which are cheap on a coarse grid; each finer
  // grid then adds the smaller ones.
  int level = 0;
  while ((std::max(columns, rows) - 1) >> level > coarsestCells) ++level;
  Relief worn;
  double done = 0.0;
  for (; level >= 0; --level) {
    const bool first = worn.heights.empty();
    ErosionSettings erosion{.erodibility = 6.0, .creep = 1e-4, .steepest = 1.2};
    erosion.steps = first ? 60 : level == 0 ? 5 : 10;
    erosion.timeStep = first ? 0.1 : 0.05;
    erosion.seed = seedOf(Disorder, settings.seed) + static_cast<std::uint32_t>(level);
    // A level has a quarter of the next one's samples, and all levels before it together about as much work.
    const double share = level == 0 ? 1.0 - done : (1.0 - done) * 0.4;
    const auto watch = [&](double fraction) { return keepGoing(progress, done + share * fraction); };
    worn = unworn(plan, worn, std::max(2, ((columns - 1) >> level) + 1),
                  std::max(2, ((rows - 1) >> level) + 1), settings.seed);
    if (!erode(worn, erosion, watch)) return terrain;
    done += share;
  }
  terrain.heights.write(terrain.frame.samples(), finish(plan, worn, settings));
  return terrain;
}

}  // namespace scarp
