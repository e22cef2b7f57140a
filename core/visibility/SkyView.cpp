#include "core/visibility/SkyView.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>
#include <span>

#include "core/base/Parallel.h"
#include "core/visibility/GroundAnalysis.h"
#include "core/visibility/LatticeLine.h"

namespace scarp {

namespace {

/// Samples around a rectangle up to a distance, and one more.
GridRect within(const GridFrame& frame, double distance, const GridRect& rect) {
  if (rect.empty()) return {};
  const auto reach = [&](double step) {
    return static_cast<int>(std::min(std::ceil(distance / step) + 1.0, double(frame.columns) + frame.rows));
  };
  const int columns = reach(frame.dx), rows = reach(frame.dy);
  return GridRect{rect.column0 - columns, rect.row0 - rows, rect.column1 + columns, rect.row1 + rows}
      .intersected(frame.samples());
}

/// How the ground rises about a sample, metres per metre along x and y, from its neighbours that there are.
Vec2 gradientAt(const SampleCopy& ground, const GridFrame& frame, int column, int row) {
  const GridRect& rect = ground.rect();
  const double here = ground.at(column, row);
  const auto rise = [&](int columns, int rows) {
    double sum = 0.0;
    int count = 0;
    for (const int side : {1, -1}) {
      const int c = column + side * columns, r = row + side * rows;
      if (!rect.contains(c, r) || std::isnan(ground.at(c, r))) continue;
      sum += side * (ground.at(c, r) - here);
      ++count;
    }
    return count > 0 ? sum / count : 0.0;
  };
  return {rise(1, 0) / frame.dx, -rise(0, 1) / frame.dy};
}

/// The first sample in a rectangle of each line in a direction.
std::vector<std::array<int, 2>> lineStarts(const GridRect& rect, const LatticeDirection& direction) {
  std::vector<std::array<int, 2>> starts;
  for (int row = rect.row0; row < rect.row1; ++row)
    for (int column = rect.column0; column < rect.column1; ++column) {
      if (rect.contains(column - direction.columns, row - direction.rows)) {
        // On to the end of the row, where samples may be the first ones again.
        if (direction.columns >= 0) break;
        column = std::max(column, rect.column1 + direction.columns - 1);
        continue;
      }
      starts.push_back({column, row});
    }
  return starts;
}

/// Steps that can be gone before leaving a rectangle.
int stepsWithin(const GridRect& rect, int column, int row, const LatticeDirection& direction) {
  const auto steps = [](int at, int first, int last, int step) {
    if (step == 0) return std::numeric_limits<int>::max();
    return step > 0 ? (last - at) / step : (at - first) / -step;
  };
  return std::min(steps(column, rect.column0, rect.column1 - 1, direction.columns),
                  steps(row, rect.row0, rect.row1 - 1, direction.rows));
}

/// The mean height about a position of the terrain, interpolated between means; −∞ over holes.
double farHeight(const FarGround& far, double column, double row) {
  constexpr double kNoGround = -std::numeric_limits<double>::infinity();
  // A mean stands in the middle of its samples.
  const auto place = [&](double at, int count) {
    return std::clamp((at + 0.5) / far.step - 0.5, 0.0, static_cast<double>(count - 1));
  };
  const double c = place(column, far.means.columns()), r = place(row, far.means.rows());
  const int c0 = static_cast<int>(c), r0 = static_cast<int>(r);
  const int c1 = std::min(c0 + 1, far.means.columns() - 1), r1 = std::min(r0 + 1, far.means.rows() - 1);
  double sum = 0.0, weights = 0.0;
  const auto add = [&](int ci, int ri, double weight) {
    const double height = far.means.at(ci, ri);
    if (std::isnan(height)) return;
    sum += weight * height;
    weights += weight;
  };
  const double u = c - c0, v = r - r0;
  add(c0, r0, (1.0 - u) * (1.0 - v));
  add(c1, r0, u * (1.0 - v));
  add(c0, r1, (1.0 - u) * v);
  add(c1, r1, u * v);
  return weights > 0.0 ? sum / weights : kNoGround;
}

class Sky {
 public:
  /// Looks at samples of `near`, and beyond them at `far` (null: at nothing).
  Sky(const HeightRaster& heights, const GridFrame& frame, double distance, const GridRect& wanted,
      const GridRect& near, const FarGround* far)
      : frame_(frame),
        distance_(distance),
        far_(far),
        ground_(heights, within(frame, distance, wanted).intersected(near)),
        result_{wanted, std::vector<float>(static_cast<std::size_t>(wanted.area()), 0.0f)} {}

  /// Adds what a direction gives to all samples.
  bool add(const LatticeDirection& direction, const Progress& progress) {
    constexpr std::size_t kLines = 32;
    const auto starts = lineStarts(result_.rect, direction);
    return parallelFor((starts.size() + kLines - 1) / kLines, progress, [&](std::size_t chunk) {
      LatticeLine line;
      for (std::size_t i = chunk * kLines; i < std::min(starts.size(), (chunk + 1) * kLines); ++i)
        addLine(line, direction, starts[i][0], starts[i][1]);
    });
  }

  /// For the gain of a slope over the level, and holes.
  FractionRaster take() {
    parallelFor(static_cast<std::size_t>(result_.rect.height()), [&](std::size_t i) {
      const int row = result_.rect.row0 + static_cast<int>(i);
      for (int column = result_.rect.column0; column < result_.rect.column1; ++column) {
        const float height = ground_.at(column, row);
        float& fraction = at(column, row);
        const double slope = gradientAt(ground_, frame_, column, row).norm();
        fraction = std::isnan(height)
                       ? height
                       : static_cast<float>(std::clamp(fraction / std::hypot(1.0, slope), 0.0, 1.0));
      }
    });
    return std::move(result_);
  }

 private:
  void addLine(LatticeLine& line, const LatticeDirection& direction, int column, int row) {
    const int looked = stepsWithin(result_.rect, column, row, direction);
    const double reached = std::min(distance_ / direction.length + 1.0, 1e6);
    const int wanted = looked + static_cast<int>(reached);
    const int near = std::min(stepsWithin(ground_.rect(), column, row, direction), wanted);
    std::vector<LatticeLine::Ahead> beyond;
    if (far_ && near < wanted) beyond = groundBeyond(direction, column, row, near, wanted);
    line.load(ground_, direction, column, row, near, beyond);
    const std::span<const double> ahead = line.steepest(looked, distance_);
    const Vec2 way(std::cos(direction.angle), std::sin(direction.angle));
    for (int step = 0; step <= looked; ++step, column += direction.columns, row += direction.rows) {
      if (std::isnan(ground_.at(column, row))) continue;
      const double climb = gradientAt(ground_, frame_, column, row).dot(way);
      const double steepest = std::max({climb, 0.0, ahead[static_cast<std::size_t>(step)]});
      // Dozier & Frew's integrand over the slice of sky above the horizon; H is its angle from the zenith.
      const double zenith = std::numbers::pi / 2.0 - std::atan(steepest),
                   square = 1.0 / (1.0 + steepest * steepest);
      at(column, row) +=
          static_cast<float>(direction.fraction * (square - climb * (zenith - steepest * square)));
    }
  }
  /// From where the samples end to the terrain's border, a mean apart, and not further than so many ways.
  [[nodiscard]] std::vector<LatticeLine::Ahead> groundBeyond(const LatticeDirection& direction, int column,
                                                             int row, int from, int most) const {
    // Whoever looks at all samples looks at whole ways only.
    const int end = std::min(stepsWithin(frame_.samples(), column, row, direction), most);
    const double by =
        static_cast<double>(far_->step) / std::max(std::abs(direction.columns), std::abs(direction.rows));
    std::vector<LatticeLine::Ahead> ahead;
    for (double ways = from; ways < end;) {
      ways = std::min(ways + by, static_cast<double>(end));
      ahead.push_back(
          {ways, farHeight(*far_, column + ways * direction.columns, row + ways * direction.rows)});
    }
    return ahead;
  }
  [[nodiscard]] float& at(int column, int row) {
    const GridRect& rect = result_.rect;
    return result_.values[static_cast<std::size_t>(row - rect.row0) * static_cast<std::size_t>(rect.width()) +
                          static_cast<std::size_t>(column - rect.column0)];
  }

  const GridFrame& frame_;
  double distance_;
  const FarGround* far_;
  SampleCopy ground_;
  FractionRaster result_;
};

Result<FractionRaster> skyOver(const HeightRaster& heights, const GridFrame& frame,
                               const SkySettings& settings, const GridRect& samples, const GridRect& near,
                               const FarGround* far, const Progress& progress) {
  if (auto good = skySchema().check(settings); !good) return good.error();
  const GridRect wanted = samples.intersected(frame.samples());
  if (wanted.empty()) return FractionRaster{};
  const std::vector<LatticeDirection> directions = latticeDirections(settings.directions, frame);
  Sky sky(heights, frame, settings.distance, wanted, near, far);
  for (std::size_t i = 0; i < directions.size(); ++i) {
    const auto ofAll = [&](double fraction) {
      return keepGoing(progress,
                       (static_cast<double>(i) + fraction) / static_cast<double>(directions.size()));
    };
    if (!sky.add(directions[i], ofAll)) return Error::cancel();
  }
  return sky.take();
}

}  // namespace

Result<FractionRaster> skyView(const HeightRaster& heights, const GridFrame& frame,
                               const SkySettings& settings, const GridRect& samples,
                               const Progress& progress) {
  return skyOver(heights, frame, settings, samples, frame.samples(), nullptr, progress);
}

Result<FractionRaster> skyView(const HeightRaster& heights, const GridFrame& frame,
                               const SkySettings& settings, const GridRect& samples, const GridRect& near,
                               const FarGround& far, const Progress& progress) {
  return skyOver(heights, frame, settings, samples, near, &far, progress);
}

double farSkyError(const FarGround& far, const GridFrame& frame, double away) {
  // Light from above a horizon of slope s, on ground of slope g, falls by 2(s + g)/(1 + s²)²/√(1 + g²) ≤ 2
  // where s grows. A mean differs from the ground about it by far.largestStep at most, and stands up to a
  // step of means away from what it stands for.
  const double step = far.step * std::hypot(frame.dx, frame.dy);
  return std::min(1.0, 2.0 / away * (far.largestStep + far.relief * step / away));
}

GridRect skyReach(const GridFrame& frame, const SkySettings& settings, const GridRect& changed) {
  return within(frame, settings.distance, changed);
}

}  // namespace scarp
