#include "core/erosion/ErosionLevel.h"

#include <algorithm>
#include <cmath>

#include "core/erosion/ErosionRows.h"

namespace scarp {

namespace {

constexpr double kWear = 0.01;   ///< Of a cell, what one cell's rain wears off a wall in a step.
constexpr double kLoose = 0.1;   ///< Of a cell: a change by more makes all of the ground loose.
constexpr float kDrop = 0.3F;    ///< Of its load, what water gives up in a step that is made to.
constexpr int kRelaxEvery = 2;   ///< Steps.
constexpr int kRelaxAtLast = 3;  ///< Times.
constexpr double kTail = 0.3;    ///< Of the steps on the finest grid, while the water gives up its load.
constexpr int kBorderStretch = 16;  ///< Samples to either side whose mean change the rim follows.
constexpr int kSpread = 32;      ///< Times that what is left in the water evens out at last.

/// Calls visit(rim, border, inner, k) for the samples of the rims: where each is, the sample at the border
/// that it continues by k samples, and the one behind that, which may be the same. The corners come
/// last and continue other rims.
template <class Visit>
void forRims(const HeightPlane& plane, const Visit& visit) {
  constexpr int rim = ErosionLevel::kRim;
  const int lastColumn = plane.columns - 1, lastRow = plane.rows - 1;
  for (int row = 0; row <= lastRow; ++row)
    for (int k = 1; k <= rim; ++k) {
      visit(plane.at(-k, row), plane.at(0, row), plane.at(std::min(1, lastColumn), row), k);
      visit(plane.at(lastColumn + k, row), plane.at(lastColumn, row),
            plane.at(std::max(lastColumn - 1, 0), row), k);
    }
  for (int column = -rim; column <= lastColumn + rim; ++column)
    for (int k = 1; k <= rim; ++k) {
      visit(plane.at(column, -k), plane.at(column, 0), plane.at(column, std::min(1, lastRow)), k);
      visit(plane.at(column, lastRow + k), plane.at(column, lastRow),
            plane.at(column, std::max(lastRow - 1, 0)), k);
    }
}

/// Max height of a plane without its rims; the lowest number if it has none.
float highestOf(const HeightPlane& plane) {
  float highest = std::numeric_limits<float>::lowest();
  for (int row = 0; row < plane.rows; ++row)
    for (int column = 0; column < plane.columns; ++column)
      if (const float h = plane.values[plane.at(column, row)]; h > highest) highest = h;
  return highest;
}

/// Continues the ground straight beyond the border, but no steeper than banks stand, and not above `highest`:
/// rough ground would slide over the border without end, or what slides in would raise the terrain above
/// itself.
void extendBorder(HeightPlane& plane, float highest, const Talus& banks) {
  forRims(plane, [&](std::size_t rim, std::size_t border, std::size_t inner, int k) {
    const bool alongRow = border + 1 == inner || inner + 1 == border;
    const float h = plane.values[border], limit = alongRow ? banks.along : banks.across;
    const float rise = std::clamp(h - plane.values[inner], -limit, limit);
    plane.values[rim] = rise == rise ? std::min(h + static_cast<float>(k) * rise, std::max(h, highest)) : h;
  });
}

/// The means of the numbers around each of a line, `reach` to either side; 0 where none is one.
std::vector<float> runningMeans(const std::vector<float>& line, int reach) {
  const int count = static_cast<int>(line.size());
  std::vector<double> sums(line.size() + 1, 0.0);
  std::vector<int> counts(line.size() + 1, 0);
  for (std::size_t i = 0; i < line.size(); ++i) {
    const bool number = line[i] == line[i];
    sums[i + 1] = sums[i] + (number ? static_cast<double>(line[i]) : 0.0);
    counts[i + 1] = counts[i] + (number ? 1 : 0);
  }
  std::vector<float> means;
  for (int i = 0; i < count; ++i) {
    const auto from = static_cast<std::size_t>(std::max(i - reach, 0)),
               to = static_cast<std::size_t>(std::min(i + reach + 1, count));
    const int numbers = counts[to] - counts[from];
    means.push_back(numbers > 0 ? static_cast<float>((sums[to] - sums[from]) / numbers) : 0.0F);
  }
  return means;
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
             kRainPerCell * std::min(dx, dy) * settings.rain),
      dx_(dx),
      dy_(dy),
      wear_(static_cast<float>(kWear * settings.capacity * std::sqrt(cellArea()))),
      sink_(static_cast<float>(kRainPerCell * std::min(dx, dy) * settings.settling)) {
  EXPECTS(base_.rim == kRim);
  banks_ = talusOf(settings.banks, dx, dy);
  highest_ = highestOf(base_);
  extendBorder(base_, highest_, banks_);
  ground_ = next_ = base_;
  base_.forRows([&](int row) {
    const std::size_t start = base_.at(0, row);
    for (std::size_t i = start; i < start + static_cast<std::size_t>(base_.columns); ++i)
      wet_[i] = base_.values[i] == base_.values[i] ? 1.0F : 0.0F;
  });
  open_ = wet_;
  forRims(base_, [&](std::size_t rim, std::size_t border, std::size_t, int) { open_[rim] = open_[border]; });
}

void ErosionLevel::followBorder() {
  const int columns = base_.columns, rows = base_.rows;
  // The rim follows the mean of a stretch of the border: ground beyond a single incised stream stays.
  const auto follow = [&](int count, const auto& borderAt, const auto& rimAt) {
    std::vector<float> line;
    for (int i = 0; i < count; ++i) line.push_back(ground_.values[borderAt(i)] - base_.values[borderAt(i)]);
    const std::vector<float> means = runningMeans(line, kBorderStretch);
    // To the corners of the rims too.
    for (int i = -kRim; i < count + kRim; ++i)
      for (int k = 1; k <= kRim; ++k) {
        const std::size_t rim = rimAt(i, k);
        const float change = means[static_cast<std::size_t>(std::clamp(i, 0, count - 1))];
        change_.values[rim] = std::min(change, std::max(0.0F, highest_ - base_.values[rim]));
        ground_.values[rim] = base_.values[rim] + change_.values[rim];
      }
  };
  const auto westAt = [&](int i) { return base_.at(0, i); };
  const auto eastAt = [&](int i) { return base_.at(columns - 1, i); };
  const auto northAt = [&](int i) { return base_.at(i, 0); };
  const auto southAt = [&](int i) { return base_.at(i, rows - 1); };
  follow(rows, westAt, [&](int i, int k) { return base_.at(-k, i); });
  follow(rows, eastAt, [&](int i, int k) { return base_.at(columns - 1 + k, i); });
  follow(columns, northAt, [&](int i, int k) { return base_.at(i, -k); });
  follow(columns, southAt, [&](int i, int k) { return base_.at(i, rows - 1 + k); });
}

ErosionLevel ErosionLevel::window(const GridRect& rect, const HydraulicErosionFilter& settings) const {
  HeightPlane ground(rect.width(), rect.height(), kRim, 0.0F);
  const auto copied = [&](const auto& from, auto& to) {
    for (int row = 0; row < rect.height(); ++row)
      std::copy_n(&from[base_.at(rect.column0, rect.row0 + row)], rect.width(), &to[ground.at(0, row)]);
  };
  copied(base_.values, ground.values);
  ErosionLevel part(ground, dx_, dy_, settings);
  copied(change_.values, part.change_.values);
  copied(ground_.values, part.ground_.values);
  part.followBorder();
  copied(load_, part.load_);
  copied(water_.depth, part.water_.depth);
  copied(water_.east, part.water_.east);
  copied(water_.south, part.water_.south);
  copied(water_.keep, part.water_.keep);
  return part;
}

bool ErosionLevel::erode(const HydraulicErosionFilter& settings, bool finest,
                         const std::function<bool(int step)>& goOn) {
  const int steps = settings.iterations;
  const int tail = finest ? std::max(1, static_cast<int>(kTail * steps)) : 0;
  for (int at = 0; at < steps; ++at) {
    if (!goOn(at)) return false;
    const int left = steps - 1 - at;
    step(left < tail ? static_cast<float>(left) / static_cast<float>(tail) : 1.0F);
    if (at % kRelaxEvery == kRelaxEvery - 1) relax();
  }
  return true;
}

void ErosionLevel::finish() {
  settle();
  for (int i = 0; i < kRelaxAtLast; ++i) relax();
}

void ErosionLevel::gatherWater() {
  // Until water has flowed from any sample to any other. In a long strip it leaves over the long borders before that.
  constexpr int kMaxSteps = 1024;
  const int steps = std::min(2 * (base_.columns + base_.rows), kMaxSteps);
  for (int i = 0; i < steps; ++i) water_.step(ground_.values, wet_);
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
      sum += std::max(0.0, static_cast<double>(change_.values[change_.at(column, row)]));
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
  followBorder();
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
  const int columns = base_.columns;
  const ErosionTerms terms{base_.width(),
                           static_cast<float>(1.0 / dx_),
                           static_cast<float>(1.0 / dy_),
                           static_cast<float>(1.0 / (kRainPerCell * std::min(dx_, dy_))),
                           wear_ * wearing,
                           sink_,
                           kDrop * (1.0F - wearing)};
  // Of a row of planes; nothing on the inner rim, which the water alone knows.
  const auto onGround = [&](const auto& body) {
    return [this, body](int planeRow) {
      const int row = planeRow - kRim;
      if (row >= 0 && row < base_.rows) body(base_.at(0, row));
    };
  };
  water_.step(
      ground_.values, wet_,
      {onGround([&](std::size_t at) { densityRow(&water_.depth[at], &load_[at], columns, &density_[at]); }),
       onGround([&](std::size_t at) {
         const ErosionRow planes{&base_.values[at], &ground_.values[at], &water_.depth[at],
                                 &load_[at],        &density_[at],       &wet_[at],
                                 &water_.east[at],  &water_.south[at],   &water_.keep[at]};
         carryRow(planes, terms, columns, &change_.values[at], &next_.values[at], &nextLoad_[at]);
       })});
  carryOff();
  std::swap(ground_.values, next_.values);
  followBorder();
  std::swap(load_, nextLoad_);
}

void ErosionLevel::relax() {
  const auto perMetre = static_cast<float>(1.0 / (kLoose * std::min(dx_, dy_)));
  // The change after this step, in the plane that is free between steps.
  base_.forRows([&](int row) {
    const std::size_t at = base_.at(0, row);
    relaxRow(&base_.values[at], &ground_.values[at], &change_.values[at], &open_[at], base_.width(), banks_,
             perMetre, base_.columns, &nextLoad_[at], &next_.values[at]);
  });
  // What went over the border is what a closed border would have kept.
  std::vector<float> kept(static_cast<std::size_t>(base_.columns)), ground(kept.size());
  double sum = 0.0;
  const auto compare = [&](int column, int row, int count) {
    const std::size_t at = base_.at(column, row);
    relaxRow(&base_.values[at], &ground_.values[at], &change_.values[at], &wet_[at], base_.width(), banks_,
             perMetre, count, kept.data(), ground.data());
    for (int i = 0; i < count; ++i)
      sum += static_cast<double>(kept[static_cast<std::size_t>(i)]) -
             static_cast<double>(nextLoad_[at + static_cast<std::size_t>(i)]);
  };
  for (int row = 0; row < base_.rows; ++row) {
    if (row == 0 || row == base_.rows - 1) {
      compare(0, row, base_.columns);
    } else {
      compare(0, row, 1);
      if (base_.columns > 1) compare(base_.columns - 1, row, 1);
    }
  }
  carriedOff_ += sum * cellArea();
  std::swap(change_.values, nextLoad_);
  std::swap(ground_.values, next_.values);
  followBorder();
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
  followBorder();
}

float middleOf(const HeightRaster& heights) {
  float low = std::numeric_limits<float>::infinity(), high = -low;
  std::vector<float> row(static_cast<std::size_t>(heights.columns()));
  for (int r = 0; r < heights.rows(); ++r) {
    heights.read({0, r, heights.columns(), r + 1}, row);
    for (const float h : row) {
      low = std::min(low, h == h ? h : low);
      high = std::max(high, h == h ? h : high);
    }
  }
  return low <= high ? 0.5F * (low + high) : 0.0F;
}

HeightPlane halvedGround(const HeightPlane& fine) {
  HeightPlane half((fine.columns + 1) / 2, (fine.rows + 1) / 2, fine.rim,
                   std::numeric_limits<float>::quiet_NaN());
  const auto at = [&](int column, int row) { return fine.values[fine.at(column, row)]; };
  const float highest = highestOf(fine);
  // Samples of an odd last column and row have partners where the ground goes on straight: else a slope would
  // be less steep at the border of every coarser grid.
  const auto alongRow = [&](int column, int row) {
    return column < fine.columns ? at(column, row) : 2.0F * at(column - 1, row) - at(column - 2, row);
  };
  half.forRows([&](int row) {
    for (int column = 0; column < half.columns; ++column) {
      float sum = 0.0F;
      int count = 0;
      for (int r = 2 * row; r < 2 * row + 2; ++r)
        for (int c = 2 * column; c < 2 * column + 2; ++c) {
          const float value = r < fine.rows ? alongRow(c, r) : 2.0F * alongRow(c, r - 1) - alongRow(c, r - 2);
          if (value == value) sum += std::min(value, highest), ++count;
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
