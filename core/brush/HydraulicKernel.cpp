#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>
#include <vector>

#include "core/base/Clones.h"
#include "core/brush/DabWork.h"
#include "core/brush/ErosionGrid.h"
#include "core/erosion/Runoff.h"

namespace scarp {

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

constexpr double kRain = 2e-4;  ///< Metres a step, for each metre of a cell: too little to cover the ground.
constexpr double kCapacity = 0.1;  ///< Of what the dab may change, what one cell's rain carries down a wall.
constexpr float kMostCarried = 16.0F;  ///< The same for any flow.
constexpr float kExchange = 0.3F;      ///< Of the way to what the water can carry, in a step.
constexpr float kCreep = 0.2F;         ///< Of the difference to each of four neighbours, in a step.
constexpr int kCreepSteps = 3;
constexpr float kLeastWater = 1e-12F;

/// Constants of a dab.
struct Terms {
  std::ptrdiff_t width;  ///< From row to row.
  float perX, perY;      ///< 1 / cell, 1/m.
  float perRain;         ///< 1/m: from flow to the number of cells that it is the rain of.
  float carry;           ///< Of what the dab may change, what one cell's rain carries down a wall.
};

/// Where a row's samples are in the planes that stay for a step.
struct StepRow {
  const float *start, *h, *sediment, *most;
  const float *east, *south, *keep;
  const float* load;
};

[[gnu::always_inline]] inline float positive(float x) { return x > 0.0F ? x : 0.0F; }

/// Sediment in the water, metres of ground for a metre of water.
SCARP_CLONES void loadRow(const float* d, const float* sediment, int count, float* load) {
  for (int i = 0; i < count; ++i) load[i] = d[i] > kLeastWater ? sediment[i] / d[i] : 0.0F;
}

/// What a sample loses through one pipe; seen from the other end the same with the other sign.
[[gnu::always_inline]] inline float lost(float flow, const float* load, std::ptrdiff_t to) {
  const float here = load[0], there = load[to];
  return flow * (flow > 0.0F ? here : there);
}

/// Sediment goes with the water; then the water takes ground up or lays it down.
SCARP_CLONES void carryRow(StepRow row, Terms terms, int count, float* __restrict hOut,
                           float* __restrict sedimentOut) {
  const std::ptrdiff_t width = terms.width;
  for (int i = 0; i < count; ++i) {
    const Flows flow = flowsAt(row.east + i, row.south + i, row.keep + i, width);
    const float* const load = row.load + i;
    const float gone = (lost(flow.east, load, 1) + lost(flow.west, load, -1)) +
                       (lost(flow.south, load, width) + lost(flow.north, load, -width));
    const float carried = positive(row.sediment[i] - gone);

    // As steep as it falls to the steepest of the four sides, so that crests wear too.
    const float* const h = row.h + i;
    const float fallX = h[0] - (h[1] < h[-1] ? h[1] : h[-1]);
    const float fallY = h[0] - (h[width] < h[-width] ? h[width] : h[-width]);
    const float slopeX = fallX * terms.perX, slopeY = fallY * terms.perY;
    const float slope = positive(slopeX > slopeY ? slopeX : slopeY);
    const float through =
        0.5F * ((std::abs(flow.east) + std::abs(flow.west)) + (std::abs(flow.south) + std::abs(flow.north)));
    const float cells = terms.perRain * through;
    const float share = terms.carry * cells * std::sqrt(cells) * slope / std::sqrt(1.0F + slope * slope);
    // By a hole the slope is unknown, and nothing is carried.
    const float capacity = share > 0.0F ? row.most[i] * (share < kMostCarried ? share : kMostCarried) : 0.0F;

    // Digs no pits, nor deeper than the dab may; lays no more than it may.
    const float over = 0.5F * positive(fallX > fallY ? fallX : fallY);
    const float change = h[0] - row.start[i];
    const float left = positive(row.most[i] + change), space = positive(row.most[i] - change);
    const float limit = over < left ? over : left;
    const float wanted = kExchange * positive(capacity - carried);
    const float given = kExchange * positive(carried - capacity);
    const float taken = (wanted < limit ? wanted : limit) - (given < space ? given : space);
    hOut[i] = h[0] - taken;
    sedimentOut[i] = carried + taken;
  }
}

/// What comes in from a neighbour where change evens out; the same with the other sign seen from there.
[[gnu::always_inline]] inline float crept(const float* h, const float* start, const float* wet,
                                          std::ptrdiff_t to) {
  const float more = (h[to] - start[to]) - (h[0] - start[0]);
  const float share = kCreep * (wet[to] < wet[0] ? wet[to] : wet[0]);
  return more == more ? share * more : 0.0F;
}

/// The banks follow: what has changed evens out a little, the ground that it changed does not.
SCARP_CLONES void creepRow(const float* h, const float* start, const float* wet, std::ptrdiff_t width,
                           int count, float* out) {
  for (int i = 0; i < count; ++i)
    out[i] = h[i] + ((crept(h + i, start + i, wet + i, 1) + crept(h + i, start + i, wet + i, -1)) +
                     (crept(h + i, start + i, wet + i, width) + crept(h + i, start + i, wet + i, -width)));
}

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
  const double dx = work.frame.dx, dy = work.frame.dy, rain = kRain * work.frame.cellSize();
  const Terms terms{grid.width, static_cast<float>(1.0 / dx), static_cast<float>(1.0 / dy),
                    static_cast<float>(1.0 / rain), static_cast<float>(kCapacity * erosion.capacity)};
  const ScratchVector<float> wet = wetness(grid, work.dab.amount);
  Runoff water = gatheredRunoff(grid.ground, wet, grid.width, grid.height, dx, dy, rain * erosion.rain);
  ScratchVector<float> h = grid.ground, hNext = h;
  ScratchVector<float> sediment(grid.cells(), 0.0F), sedimentNext = sediment, load = sediment;
  const auto rowAt = [&](std::size_t at) {
    return StepRow{&grid.ground[at], &h[at],           &sediment[at],   &grid.most[at],
                   &water.east[at],  &water.south[at], &water.keep[at], &load[at]};
  };
  // In the first step there is nothing yet to be carried.
  for (int step = 0; step <= erosion.steps; ++step) {
    water.flow(h);
    grid.forInnerRows(
        [&](std::size_t at, int count) { loadRow(&water.depth[at], &sediment[at], count, &load[at]); });
    grid.forInnerRows(
        [&](std::size_t at, int count) { carryRow(rowAt(at), terms, count, &hNext[at], &sedimentNext[at]); });
    water.move(wet);
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
