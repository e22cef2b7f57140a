#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <span>
#include <utility>
#include <vector>

#include "core/brush/DabWeights.h"
#include "core/brush/DabWork.h"
#include "core/erosion/BoundedRows.h"
#include "core/erosion/ErosionRows.h"
#include "core/erosion/Runoff.h"
#include "core/memory/Scratch.h"
#include "core/terrain/GroundCopy.h"

namespace scarp {

/// The ground under a dab as the erosion kernels work on it: planes of width·height floats, which are the
/// dab's rectangle and a rim of one sample around it, so that every sample of the dab has its neighbours.
struct ErosionGrid {
  explicit ErosionGrid(const DabWork& work);

  GridRect rect;  ///< Of the terrain; the rim included.
  int width, height;
  ScratchVector<float> ground;  ///< Metres over the ground amid the dab, where float is finest; NaN: a hole.
  ScratchVector<float> most;    ///< Metres that the dab may change; 0 on the rim.

  [[nodiscard]] std::size_t cells() const { return ground.size(); }
  [[nodiscard]] std::size_t rowStart(int row) const {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(width);
  }
  /// body(first, count) with the place of each row's first sample, the rim left out; on several threads.
  void forInnerRows(const std::function<void(std::size_t, int)>& body) const;
  /// How much of the way to `after` keeps every sample within what the dab may change it by, 0…1.
  [[nodiscard]] float fractionWithin(std::span<const float> after) const;
  /// Adds share · (after − ground) to the terrain, where the dab may change it.
  void apply(const DabWork& work, std::span<const float> after, float share) const;
};

ErosionGrid::ErosionGrid(const DabWork& work)
    : rect(work.rect.grown(1)),
      width(rect.width()),
      height(rect.height()),
      ground(static_cast<std::size_t>(rect.area())),
      most(ground.size(), 0.0F) {
  const GroundCopy copy(work.heights, rect);
  const float middle =
      work.heights.at((work.rect.column0 + work.rect.column1) / 2, (work.rect.row0 + work.rect.row1) / 2);
  const float level = middle == middle ? middle : 0.0F;
  const DabWeights weights(work.dab, work.settings, work.frame);
  forRows(height, rect.area(), [&](int i) {
    const int row = rect.row0 + i;
    const float* const from = copy.row(row);
    float* const to = ground.data() + rowStart(i);
    for (int c = 0; c < width; ++c) to[c] = from[c] - level;
    if (i == 0 || i == height - 1) return;
    const auto [first, end] = weights.reach(row, work.rect.column0, work.rect.column1);
    if (first < end)
      weights.amounts(row, first, end - first, most.data() + rowStart(i) + (first - rect.column0));
  });
}

void ErosionGrid::forInnerRows(const std::function<void(std::size_t, int)>& body) const {
  forRows(height - 2, rect.area(), [&](int i) { body(rowStart(i + 1) + 1, width - 2); });
}

float ErosionGrid::fractionWithin(std::span<const float> after) const {
  std::vector<float> shares(static_cast<std::size_t>(height), 1.0F);
  forInnerRows([&](std::size_t first, int count) {
    float& share = shares[first / static_cast<std::size_t>(width)];
    for (std::size_t i = first; i < first + count; ++i) {
      const float change = std::abs(after[i] - ground[i]);
      if (change * share > most[i]) share = most[i] / change;
    }
  });
  return *std::min_element(shares.begin(), shares.end());
}

void ErosionGrid::apply(const DabWork& work, std::span<const float> after, float share) const {
  forEachRow(work, [&](const DabRow& row) {
    const std::size_t start =
        rowStart(row.row - rect.row0) + static_cast<std::size_t>(row.column - rect.column0);
    for (int i = 0; i < row.count; ++i) {
      const float change = share * (after[start + i] - ground[start + i]);
      // A hole's change is not a number; what does not change keeps its bits.
      if (row.most[i] > 0.0F && (change > 0.0F || change < 0.0F)) row.heights[i] += change;
    }
  });
}

/// What lies steeper than the talus angle slides. Mass is kept.
void thermalDab(const DabWork& work) {
  const ErosionGrid grid(work);
  const Talus talus = talusOf(work.settings.erosion.talus, work.frame.dx, work.frame.dy);
  const int steps = work.settings.erosion.steps;
  // Twice what a sample could give if its neighbours took even shares of it: where slopes are, half of them
  // take.
  const float share = 0.5F / static_cast<float>(steps);
  ScratchVector<float> before = grid.ground, after = grid.ground;
  for (int step = 0; step < steps; ++step) {
    grid.forInnerRows([&](std::size_t first, int count) {
      slideRow(&before[first], &grid.most[first], grid.width, talus, share, count, &after[first]);
    });
    std::swap(before, after);
  }
  grid.apply(work, before, grid.fractionWithin(before));
}

namespace {

// Runoff wears ground down and carries it (Mei, Decaudin & Hu 2007, "Fast Hydraulic Erosion Simulation and
// Visualization on GPU"). Different from there:
// - sediment goes with the water through the pipes rather than by looking backward, so that none is lost;
// - what water can carry grows faster than its flow, as where streams join they must carry more than they did
//   apart to cut channels (Smith & Bretherton 1972); and it is a share of what the dab may change, so that
//   many weak dabs do what few strong ones do;
// - the water has gathered from all of the dab before the first step;
// - no sample changes by more than the dab may change it;
// - what is still in the water at the end, which would fill the channels again, comes to lie over all of the
//   dab, the more the lower.

constexpr double kCapacity = 0.1;  ///< Of what the dab may change, what one cell's rain carries down a wall.
constexpr int kCreepSteps = 3;

/// Lays what is left in the water over the ground under the dab, the more the lower it lies.
void settle(const ErosionGrid& grid, std::span<const float> sediment, std::span<float> h) {
  struct Row {
    float low = std::numeric_limits<float>::infinity(), high = -low;
    double sediment = 0.0, weight = 0.0;
  };
  std::vector<Row> rows(static_cast<std::size_t>(grid.height));
  const auto rowOf = [&](std::size_t at) -> Row& { return rows[at / static_cast<std::size_t>(grid.width)]; };
  const auto counts = [&](std::size_t i) { return grid.most[i] > 0.0F && h[i] == h[i]; };
  grid.forInnerRows([&](std::size_t at, int count) {
    Row& row = rowOf(at);
    for (std::size_t i = at; i < at + count; ++i) {
      row.sediment += sediment[i];
      if (!counts(i)) continue;
      row.low = std::min(row.low, h[i]);
      row.high = std::max(row.high, h[i]);
    }
  });
  float low = rows[0].low, high = rows[0].high;
  for (const Row& row : rows) low = std::min(low, row.low), high = std::max(high, row.high);
  if (!(low < high)) return;
  const auto weight = [&](std::size_t i) { return grid.most[i] * ((high - h[i]) / (high - low)); };
  grid.forInnerRows([&](std::size_t at, int count) {
    for (std::size_t i = at; i < at + count; ++i)
      if (counts(i)) rowOf(at).weight += weight(i);
  });
  double left = 0.0, weights = 0.0;  // row by row, so that the sums are the same for any number of threads
  for (const Row& row : rows) left += row.sediment, weights += row.weight;
  const auto perWeight = static_cast<float>(left / weights);
  grid.forInnerRows([&](std::size_t at, int count) {
    for (std::size_t i = at; i < at + count; ++i)
      if (counts(i)) h[i] += perWeight * weight(i);
  });
}

/// Where rain falls: where the brush weighs, as much as it weighs.
ScratchVector<float> wetness(const ErosionGrid& grid, double amount) {
  ScratchVector<float> wet = grid.most;
  const float perMetre = static_cast<float>(1.0 / amount);
  for (float& w : wet) w *= perMetre;
  return wet;
}

}  // namespace

/// Rain runs off within the dab and carries ground along. Mass is kept.
void hydraulicDab(const DabWork& work) {
  const ErosionBrush& erosion = work.settings.erosion;
  if (!(work.dab.amount > 0.0)) return;
  const ErosionGrid grid(work);
  const double dx = work.frame.dx, dy = work.frame.dy, rain = kRainPerCell * work.frame.cellSize();
  const BoundedTerms terms{grid.width, static_cast<float>(1.0 / dx), static_cast<float>(1.0 / dy),
                           static_cast<float>(1.0 / rain), static_cast<float>(kCapacity * erosion.capacity)};
  const ScratchVector<float> wet = wetness(grid, work.dab.amount);
  Runoff water = gatheredRunoff(grid.ground, wet, grid.width, grid.height, dx, dy, rain * erosion.rain);
  ScratchVector<float> h = grid.ground, hNext = h;
  ScratchVector<float> sediment(grid.cells(), 0.0F), sedimentNext = sediment, density = sediment;
  const Runoff::RowWork carrying{[&](int row) {
                                   const std::size_t at = grid.rowStart(row) + 1;
                                   densityRow(&water.depth[at], &sediment[at], grid.width - 2, &density[at]);
                                 },
                                 [&](int row) {
                                   const std::size_t at = grid.rowStart(row) + 1;
                                   const BoundedRow planes{
                                       &grid.ground[at], &h[at],           &sediment[at],   &grid.most[at],
                                       &water.east[at],  &water.south[at], &water.keep[at], &density[at]};
                                   carryRow(planes, terms, grid.width - 2, &hNext[at], &sedimentNext[at]);
                                 }};
  // In the first step there is nothing yet to be carried.
  for (int step = 0; step <= erosion.steps; ++step) {
    water.step(h, wet, carrying);
    std::swap(h, hNext);
    std::swap(sediment, sedimentNext);
  }
  settle(grid, sediment, h);
  for (int step = 0; step < kCreepSteps; ++step) {
    grid.forInnerRows([&](std::size_t at, int count) {
      creepRow(&h[at], &grid.ground[at], &wet[at], terms.width, count, &hNext[at]);
    });
    std::swap(h, hNext);
  }
  grid.apply(work, h, grid.fractionWithin(h));
}

}  // namespace scarp
