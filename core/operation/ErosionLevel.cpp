#include "core/operation/ErosionLevel.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/base/Clones.h"

namespace scarp {

namespace {

constexpr double kRain = 2e-4;   ///< Metres a step, for each metre of a cell: too little to cover the ground.
constexpr double kWear = 0.01;   ///< Of a cell, what one cell's rain wears off a wall in a step.
constexpr float kStill = 0.03F;  ///< Of the load, that a step lays down in still water.
constexpr float kDrop = 0.3F;    ///< The same from water that is made to give up its load.
constexpr float kMostGiven = 0.5F;   ///< The same in any water.
constexpr float kReach = 0.3F;       ///< Of the way to the lowest or highest neighbour, in a step.
constexpr float kUnderWater = 0.1F;  ///< Of its depth, that a step may lay down on level ground.
constexpr float kCreep = 0.015F;     ///< Of the difference to each of four neighbours, where all is loose.
constexpr double kLoose = 0.1;       ///< Of a cell: a change by more makes all of the ground loose.
constexpr int kSpread = 32;          ///< Times that what is left in the water evens out at last.
constexpr float kLeastWater = 1e-12F;

struct Terms {
  std::ptrdiff_t width;  ///< From row to row.
  float perX, perY;      ///< 1 / cell, 1/m.
  float perRain;         ///< 1/m: from flow to the number of cells that it is the rain of.
  float wear;            ///< Metres that one cell's rain wears off a wall.
  float sink;            ///< Metres that the load sinks in a step.
  float drop;            ///< Of the load, that it gives up for having to.
};

/// Where a row's samples are in the planes that stay for a step.
struct StepRow {
  const float *base, *ground, *depth, *load, *density, *wet;
  const float *east, *south, *keep;
};

[[gnu::always_inline]] inline float positive(float x) { return x > 0.0F ? x : 0.0F; }
[[gnu::always_inline]] inline float lower(float a, float b) { return a < b ? a : b; }
[[gnu::always_inline]] inline float higher(float a, float b) { return a > b ? a : b; }

SCARP_CLONES void densityRow(const float* depth, const float* load, int count, float* density) {
  for (int i = 0; i < count; ++i) density[i] = depth[i] > kLeastWater ? load[i] / depth[i] : 0.0F;
}

/// What a sample loses through one pipe; seen from the other end the same with the other sign.
[[gnu::always_inline]] inline float lost(float flow, const float* density, std::ptrdiff_t to) {
  const float here = density[0], there = density[to];
  return flow * (flow > 0.0F ? here : there);
}

/// The load goes with the water; then the water takes ground up or lays it down.
SCARP_CLONES void carryRow(StepRow row, Terms terms, int count, float* __restrict change,
                           float* __restrict groundOut, float* __restrict loadOut) {
  const std::ptrdiff_t width = terms.width;
  for (int i = 0; i < count; ++i) {
    const Flows flow = flowsAt(row.east + i, row.south + i, row.keep + i, width);
    const float* const density = row.density + i;
    const float gone = (lost(flow.east, density, 1) + lost(flow.west, density, -1)) +
                       (lost(flow.south, density, width) + lost(flow.north, density, -width));
    const float carried = positive(row.load[i] - gone);

    // As steep as the water's surface falls: what comes to a lake's level comes to rest.
    const float* const h = row.ground + i;
    const float* const d = row.depth + i;
    const float level = h[0] + d[0];
    const float fallX = level - lower(h[1] + d[1], h[-1] + d[-1]);
    const float fallY = level - lower(h[width] + d[width], h[-width] + d[-width]);
    const float slope = positive(higher(fallX * terms.perX, fallY * terms.perY));
    const float through =
        0.5F * ((std::abs(flow.east) + std::abs(flow.west)) + (std::abs(flow.south) + std::abs(flow.north)));
    const float cells = terms.perRain * through;
    // Stream power (Howard & Kerby 1983): by the square root of the flow and the slope.
    const float could = terms.wear * std::sqrt(cells) * slope / std::sqrt(1.0F + slope * slope);
    // By a hole the slope is unknown, and nothing is worn.
    const float wanted = could > 0.0F ? could : 0.0F;
    // What has sunk to the ground by the end of a step (Davy & Lague 2009), and what still water drops.
    const float sinking = terms.sink / higher(d[0], terms.sink);
    const float still = positive(d[0] - through) / higher(d[0], kLeastWater);
    const float given = carried * lower(sinking + kStill * still + terms.drop, kMostGiven);

    // Digs no pit and piles up no peak: no further than part of the way to the lowest and to the highest
    // neighbour, but for what comes to rest under water.
    const float low = lower(lower(h[1], h[-1]), lower(h[width], h[-width]));
    const float high = higher(higher(h[1], h[-1]), higher(h[width], h[-width]));
    const float dig = kReach * positive(h[0] - low);
    const float pile = higher(kReach * positive(high - h[0]), kUnderWater * d[0]);
    const float before = change[i];
    const float after = before + row.wet[i] * (lower(given, pile) - lower(wanted, dig));
    change[i] = after;
    groundOut[i] = row.base[i] + after;
    // What the ground has really gained, after rounding.
    loadOut[i] = carried - (after - before);
  }
}

/// The banks of a sample: what slides in from a neighbour, and what comes in as change evens out.
[[gnu::always_inline]] inline float slid(const float* h, const float* wet, std::ptrdiff_t to, float talus) {
  return wet[to] * slideOver(h[to] - h[0], talus);
}
/// How much of a sample is ground that has been worn or laid down, 0…1.
[[gnu::always_inline]] inline float loosened(float change, float perMetre) {
  return lower(std::abs(change) * perMetre, 1.0F);
}
[[gnu::always_inline]] inline float crept(const float* h, const float* change, const float* wet,
                                          std::ptrdiff_t to, float perMetre) {
  const float share = kCreep * wet[to] * lower(loosened(change[0], perMetre), loosened(change[to], perMetre));
  const float drop = h[to] - h[0];
  return drop == drop ? share * drop : 0.0F;
}

SCARP_CLONES void relaxRow(const float* base, const float* h, const float* change, const float* wet,
                           std::ptrdiff_t width, Talus talus, float perMetre, int count,
                           float* __restrict changeOut, float* __restrict groundOut) {
  for (int i = 0; i < count; ++i) {
    const float *const at = h + i, *const c = change + i, *const w = wet + i;
    const float along = slid(at, w, -1, talus.along) + slid(at, w, 1, talus.along);
    const float across = slid(at, w, -width, talus.across) + slid(at, w, width, talus.across);
    const float upper = slid(at, w, -width - 1, talus.diagonal) + slid(at, w, -width + 1, talus.diagonal);
    const float lower = slid(at, w, width - 1, talus.diagonal) + slid(at, w, width + 1, talus.diagonal);
    const float even = (crept(at, c, w, -1, perMetre) + crept(at, c, w, 1, perMetre)) +
                       (crept(at, c, w, -width, perMetre) + crept(at, c, w, width, perMetre));
    changeOut[i] = c[0] + w[0] * (((along + across) + (upper + lower)) + even);
    groundOut[i] = base[i] + changeOut[i];
  }
}

/// What is in the water evens out.
SCARP_CLONES void spreadRow(const float* load, const float* wet, std::ptrdiff_t width, int count,
                            float* __restrict out) {
  constexpr float kShare = 0.2F;
  for (int i = 0; i < count; ++i) {
    const float *const at = load + i, *const w = wet + i;
    const float even = (w[-1] * (at[-1] - at[0]) + w[1] * (at[1] - at[0])) +
                       (w[-width] * (at[-width] - at[0]) + w[width] * (at[width] - at[0]));
    out[i] = at[0] + kShare * w[0] * even;
  }
}

/// The ground of the border goes on beyond it.
void extendBorder(HeightPlane& plane) {
  constexpr int rim = ErosionLevel::kRim;
  for (int row = -rim; row < plane.rows + rim; ++row)
    for (int column = -rim; column < plane.columns + rim; ++column) {
      if (row >= 0 && row < plane.rows && column == 0) column = plane.columns;
      plane.values[plane.at(column, row)] =
          plane
              .values[plane.at(std::clamp(column, 0, plane.columns - 1), std::clamp(row, 0, plane.rows - 1))];
    }
}

/// The sum of a number for each row, the same for any number of threads.
double sumOfRows(const HeightPlane& plane, const std::function<double(int)>& rowSum) {
  std::vector<double> sums(static_cast<std::size_t>(plane.rows));
  plane.forRows([&](int row) { sums[static_cast<std::size_t>(row)] = rowSum(row); });
  double sum = 0.0;
  for (const double s : sums) sum += s;
  return sum;
}

}  // namespace

ErosionLevel::ErosionLevel(HeightPlane ground, double dx, double dy, const HydraulicErosionFilter& settings)
    : base_(std::move(ground)),
      change_(base_.columns, base_.rows, kRim, 0.0F),
      ground_(base_),
      next_(base_),
      load_(base_.values.size(), 0.0F),
      nextLoad_(load_),
      density_(load_),
      wet_(load_),
      water_(static_cast<int>(base_.width()), base_.rows + 2 * kRim, dx, dy,
             kRain * std::min(dx, dy) * settings.rain),
      dx_(dx),
      dy_(dy),
      wear_(static_cast<float>(kWear * settings.capacity * std::sqrt(cellArea()))),
      sink_(static_cast<float>(kRain * std::min(dx, dy) * settings.settling)) {
  EXPECTS(base_.rim == kRim);
  extendBorder(base_);
  ground_ = next_ = base_;
  base_.forRows([&](int row) {
    const std::size_t start = base_.at(0, row);
    for (std::size_t i = start; i < start + static_cast<std::size_t>(base_.columns); ++i)
      wet_[i] = base_.values[i] == base_.values[i] ? 1.0F : 0.0F;
  });
  const double slope = std::tan(settings.banks * std::numbers::pi / 180.0);
  banks_ = {static_cast<float>(slope * dx), static_cast<float>(slope * dy),
            static_cast<float>(slope * std::hypot(dx, dy))};
}

void ErosionLevel::gatherWater() {
  // Until it has come from anywhere to anywhere.
  const int steps = 2 * (base_.columns + base_.rows);
  for (int i = 0; i < steps; ++i) {
    water_.flow(ground_.values);
    water_.move(wet_);
  }
}

double ErosionLevel::massHeld() const {
  return sumOfRows(change_, [&](int row) {
    double sum = 0.0;
    const std::size_t start = change_.at(0, row);
    for (std::size_t i = start; i < start + static_cast<std::size_t>(change_.columns); ++i)
      sum += static_cast<double>(change_.values[i]) + static_cast<double>(load_[i]);
    return sum;
  });
}

void ErosionLevel::takeOver(const ErosionLevel& coarse) {
  change_ = doubled(coarse.change_, base_.columns, base_.rows);
  change_.forRows([&](int row) {
    for (int column = 0; column < change_.columns; ++column) {
      const std::size_t to = change_.at(column, row), from = coarse.change_.at(column / 2, row / 2);
      change_.values[to] *= wet_[to];
      load_[to] = coarse.load_[from] * wet_[to];
      water_.depth[to] = coarse.water_.depth[from] * wet_[to];
      water_.east[to] = coarse.water_.east[from];
      water_.south[to] = coarse.water_.south[from];
      water_.keep[to] = coarse.water_.keep[from];
    }
  });
  carriedOff_ = coarse.carriedOff_;
  // Where samples have no partner, at holes and the far borders, some ground is lost or gained on the way:
  // what has been laid down makes up for it.
  const double held = massHeld();
  const double missing = coarse.massHeld() * coarse.cellArea() / cellArea() - held;
  const double laid = sumOfRows(change_, [&](int row) {
    double sum = 0.0;
    for (int column = 0; column < change_.columns; ++column)
      sum += static_cast<double>(positive(change_.values[change_.at(column, row)]));
    return sum;
  });
  const double scale = laid > 0.0 ? std::clamp(1.0 + missing / laid, 0.5, 2.0) : 1.0;
  change_.forRows([&](int row) {
    const std::size_t start = change_.at(0, row);
    for (std::size_t i = start; i < start + static_cast<std::size_t>(change_.columns); ++i) {
      float& change = change_.values[i];
      if (change > 0.0F) change = static_cast<float>(change * scale);
      ground_.values[i] = base_.values[i] + change;
    }
  });
}

void ErosionLevel::carryOff() {
  double sum = 0.0;
  const auto leave = [&](float flow, std::size_t at) {
    if (flow > 0.0F) sum += static_cast<double>(flow) * static_cast<double>(density_[at]);
  };
  const auto flows = [&](std::size_t at) {
    return flowsAt(&water_.east[at], &water_.south[at], &water_.keep[at], base_.width());
  };
  for (int column = 0; column < base_.columns; ++column) {
    const std::size_t north = base_.at(column, 0), south = base_.at(column, base_.rows - 1);
    leave(flows(north).north, north);
    leave(flows(south).south, south);
  }
  for (int row = 0; row < base_.rows; ++row) {
    const std::size_t west = base_.at(0, row), east = base_.at(base_.columns - 1, row);
    leave(flows(west).west, west);
    leave(flows(east).east, east);
  }
  carriedOff_ += sum * cellArea();
}

void ErosionLevel::step(float wearing) {
  water_.flow(ground_.values);
  const int columns = base_.columns;
  base_.forRows([&](int row) {
    const std::size_t at = base_.at(0, row);
    densityRow(&water_.depth[at], &load_[at], columns, &density_[at]);
  });
  carryOff();
  const Terms terms{base_.width(),
                    static_cast<float>(1.0 / dx_),
                    static_cast<float>(1.0 / dy_),
                    static_cast<float>(1.0 / (kRain * std::min(dx_, dy_))),
                    wear_ * wearing,
                    sink_,
                    kDrop * (1.0F - wearing)};
  base_.forRows([&](int row) {
    const std::size_t at = base_.at(0, row);
    const StepRow planes{&base_.values[at], &ground_.values[at], &water_.depth[at],
                         &load_[at],        &density_[at],       &wet_[at],
                         &water_.east[at],  &water_.south[at],   &water_.keep[at]};
    carryRow(planes, terms, columns, &change_.values[at], &next_.values[at], &nextLoad_[at]);
  });
  water_.move(wet_);
  std::swap(ground_.values, next_.values);
  std::swap(load_, nextLoad_);
}

void ErosionLevel::relax() {
  const auto perMetre = static_cast<float>(1.0 / (kLoose * std::min(dx_, dy_)));
  // The change after this step, in the plane that is free between steps.
  base_.forRows([&](int row) {
    const std::size_t at = base_.at(0, row);
    relaxRow(&base_.values[at], &ground_.values[at], &change_.values[at], &wet_[at], base_.width(), banks_,
             perMetre, base_.columns, &nextLoad_[at], &next_.values[at]);
  });
  std::swap(change_.values, nextLoad_);
  std::swap(ground_.values, next_.values);
}

void ErosionLevel::settle() {
  for (int i = 0; i < kSpread; ++i) {
    base_.forRows([&](int row) {
      const std::size_t at = base_.at(0, row);
      spreadRow(&load_[at], &wet_[at], base_.width(), base_.columns, &nextLoad_[at]);
    });
    std::swap(load_, nextLoad_);
  }
  change_.forRows([&](int row) {
    const std::size_t start = change_.at(0, row);
    for (std::size_t i = start; i < start + static_cast<std::size_t>(change_.columns); ++i) {
      change_.values[i] += load_[i];
      load_[i] = 0.0F;
      ground_.values[i] = base_.values[i] + change_.values[i];
    }
  });
}

HeightPlane halvedGround(const HeightPlane& fine) {
  HeightPlane half((fine.columns + 1) / 2, (fine.rows + 1) / 2, fine.rim,
                   std::numeric_limits<float>::quiet_NaN());
  half.forRows([&](int row) {
    for (int column = 0; column < half.columns; ++column) {
      float sum = 0.0F;
      int count = 0;
      for (int r = 2 * row; r < std::min(2 * row + 2, fine.rows); ++r)
        for (int c = 2 * column; c < std::min(2 * column + 2, fine.columns); ++c) {
          const float value = fine.values[fine.at(c, r)];
          if (value == value) sum += value, ++count;
        }
      if (count > 0) half.values[half.at(column, row)] = sum / static_cast<float>(count);
    }
  });
  return half;
}

HeightPlane doubled(const HeightPlane& coarse, int columns, int rows) {
  HeightPlane fine(columns, rows, coarse.rim, 0.0F);
  fine.forRows([&](int row) {
    const int near = row / 2, far = std::clamp(near + (row % 2 == 0 ? -1 : 1), 0, coarse.rows - 1);
    for (int column = 0; column < columns; ++column) {
      const int c = column / 2, other = std::clamp(c + (column % 2 == 0 ? -1 : 1), 0, coarse.columns - 1);
      const auto across = [&](int r) {
        return 0.75F * coarse.values[coarse.at(c, r)] + 0.25F * coarse.values[coarse.at(other, r)];
      };
      fine.values[fine.at(column, row)] = 0.75F * across(near) + 0.25F * across(far);
    }
  });
  return fine;
}

}  // namespace scarp
