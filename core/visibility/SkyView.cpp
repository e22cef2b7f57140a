#include "core/visibility/SkyView.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>

#include "core/base/Parallel.h"
#include "core/visibility/AnalysisSchema.h"
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

class Sky {
 public:
  Sky(const HeightRaster& heights, const GridFrame& frame, double distance, const GridRect& wanted)
      : frame_(frame),
        distance_(distance),
        ground_(heights, within(frame, distance, wanted)),
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
    const double ahead = std::min(distance_ / direction.length + 1.0, 1e6);
    line.load(
        ground_, direction, column, row,
        std::min(stepsWithin(ground_.rect(), column, row, direction), looked + static_cast<int>(ahead)));
    const Vec2 way(std::cos(direction.angle), std::sin(direction.angle));
    for (int step = 0; step <= looked; ++step, column += direction.columns, row += direction.rows) {
      if (std::isnan(ground_.at(column, row))) continue;
      const double climb = gradientAt(ground_, frame_, column, row).dot(way);
      const double steepest = line.steepest(step, distance_, std::max(climb, 0.0));
      // Dozier & Frew's integrand over the slice of sky above the horizon; H is its angle from the zenith.
      const double zenith = std::numbers::pi / 2.0 - std::atan(steepest),
                   square = 1.0 / (1.0 + steepest * steepest);
      at(column, row) +=
          static_cast<float>(direction.fraction * (square - climb * (zenith - steepest * square)));
    }
  }
  [[nodiscard]] float& at(int column, int row) {
    const GridRect& rect = result_.rect;
    return result_.values[static_cast<std::size_t>(row - rect.row0) * static_cast<std::size_t>(rect.width()) +
                          static_cast<std::size_t>(column - rect.column0)];
  }

  const GridFrame& frame_;
  double distance_;
  SampleCopy ground_;
  FractionRaster result_;
};

}  // namespace

Result<FractionRaster> skyView(const HeightRaster& heights, const GridFrame& frame,
                               const SkySettings& settings, const GridRect& samples,
                               const Progress& progress) {
  if (auto good = skySchema().check(settings); !good) return good.error();
  const GridRect wanted = samples.intersected(frame.samples());
  if (wanted.empty()) return FractionRaster{};
  const std::vector<LatticeDirection> directions = latticeDirections(settings.directions, frame);
  Sky sky(heights, frame, settings.distance, wanted);
  for (std::size_t i = 0; i < directions.size(); ++i) {
    const auto ofAll = [&](double fraction) {
      return keepGoing(progress,
                       (static_cast<double>(i) + fraction) / static_cast<double>(directions.size()));
    };
    if (!sky.add(directions[i], ofAll)) return Error::cancel();
  }
  return sky.take();
}

GridRect skyReach(const GridFrame& frame, const SkySettings& settings, const GridRect& changed) {
  return within(frame, settings.distance, changed);
}

}  // namespace scarp
