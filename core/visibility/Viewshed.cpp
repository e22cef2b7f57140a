#include "core/visibility/Viewshed.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "core/base/Parallel.h"
#include "core/terrain/Surface.h"
#include "core/visibility/GroundAnalysis.h"
#include "core/visibility/HorizonSweep.h"

namespace scarp {

namespace {

/// Squares of metres from the observer to a column or a row, added up.
class Distance {
 public:
  Distance(const GridFrame& frame, double column, double row, double radius)
      : frame_(frame), column_(column), row_(row), square_(radius * radius) {}
  [[nodiscard]] bool within(int column, int row) const {
    const double x = (column - column_) * frame_.dx, y = (row - row_) * frame_.dy;
    return x * x + y * y <= square_;
  }

 private:
  const GridFrame& frame_;
  double column_, row_, square_;
};

/// Samples within the radius, and one more all round.
GridRect around(const GridFrame& frame, const ViewshedSettings& s) {
  const auto range = [](double middle, double reach, int count) {
    return std::pair(static_cast<int>(std::clamp(std::floor(middle - reach) - 1.0, 0.0, double(count))),
                     static_cast<int>(std::clamp(std::ceil(middle + reach) + 2.0, 0.0, double(count))));
  };
  const auto [column0, column1] = range(frame.column(s.observer.x()), s.radius / frame.dx, frame.columns);
  const auto [row0, row1] = range(frame.row(s.observer.y()), s.radius / frame.dy, frame.rows);
  return {column0, row0, column1, row1};
}

}  // namespace

Result<SightRaster> viewshed(const HeightRaster& heights, const HeightPyramid& pyramid,
                             const GridFrame& frame, const ViewshedSettings& settings,
                             const GridRect& samples, const Progress& progress) {
  if (!settings.observer.allFinite()) return Error{"the observer's place must be finite"};
  if (auto good = viewshedSchema().check(settings); !good) return good.error();
  const double column = frame.column(settings.observer.x()), row = frame.row(settings.observer.y());
  const double ground = heightAt(heights, column, row);
  if (std::isnan(ground)) return Error{"there is no ground under the observer"};

  HorizonSweep sweep{heights, pyramid.range(), {{column, row, ground + settings.observerHeight}}};
  sweep.lift = settings.targetHeight;
  sweep.reach = {settings.radius / frame.dx, settings.radius / frame.dy};
  sweep.curve = EarthCurve(column, row, settings.curvature, frame);
  const GridRect wanted = samples.intersected(frame.samples());
  const GridRect near = wanted.intersected(around(frame, settings));
  SightRaster result{wanted, std::vector<Sight>(static_cast<std::size_t>(wanted.area()), Sight::NoData)};
  if (near.empty()) return result;

  // The counts lie where the result will: of a large map either is hundreds of megabytes.
  const auto stride = static_cast<std::ptrdiff_t>(wanted.width());
  Sight* const first = &result.samples[static_cast<std::size_t>((near.row0 - wanted.row0) * stride +
                                                                near.column0 - wanted.column0)];
  for (int r = 0; r < near.height(); ++r)
    std::fill_n(first + r * stride, near.width(), static_cast<Sight>(0));
  SeenCounts seen(near, reinterpret_cast<std::uint8_t*>(first), stride);  // NOLINT
  if (!sweep.run(seen, progress)) return Error::cancel();

  const Distance distance(frame, column, row, settings.radius);
  parallelFor(static_cast<std::size_t>(near.height()), [&](std::size_t i) {
    const int r = near.row0 + static_cast<int>(i);
    std::vector<float> line(static_cast<std::size_t>(near.width()));
    heights.read({near.column0, r, near.column1, r + 1}, line);
    Sight* out = first + static_cast<std::ptrdiff_t>(i) * stride;
    for (int c = near.column0; c < near.column1; ++c, ++out) {
      const bool known =
          distance.within(c, r) && !std::isnan(line[static_cast<std::size_t>(c - near.column0)]);
      *out = !known ? Sight::NoData : seen.at(c, r) > 0 ? Sight::Visible : Sight::Hidden;
    }
  });
  return result;
}

GridRect viewshedReach(const GridFrame& frame, const ViewshedSettings& settings, const GridRect& changed) {
  const GridRect all = around(frame, settings);
  // A sample bounds the cells around it.
  const GridRect rect = changed.grown(1).intersected(frame.samples());
  if (changed.empty() || rect.empty()) return {};
  const double column = frame.column(settings.observer.x()), row = frame.row(settings.observer.y());
  const double west = rect.column0 - column, east = rect.column1 - 1 - column;
  const double north = rect.row0 - row, south = rect.row1 - 1 - row;
  // How many times as far as the rectangle its shadow goes before it is off the map.
  double far = 1e300;
  if (west > 0.0) far = std::min(far, std::max(1.0, (frame.columns - column) / west));
  if (east < 0.0) far = std::min(far, std::max(1.0, (column + 1.0) / -east));
  if (north > 0.0) far = std::min(far, std::max(1.0, (frame.rows - row) / north));
  if (south < 0.0) far = std::min(far, std::max(1.0, (row + 1.0) / -south));
  if (far == 1e300) return all;
  const auto last = [](double place, int count) {
    return static_cast<int>(std::clamp(std::ceil(place), 0.0, double(count)));
  };
  const auto first = [](double place, int count) {
    return static_cast<int>(std::clamp(std::floor(place), 0.0, double(count)));
  };
  const GridRect shadow{first(column + west * (west < 0.0 ? far : 1.0), frame.columns),
                        first(row + north * (north < 0.0 ? far : 1.0), frame.rows),
                        last(column + east * (east > 0.0 ? far : 1.0), frame.columns - 1) + 1,
                        last(row + south * (south > 0.0 ? far : 1.0), frame.rows - 1) + 1};
  return shadow.united(changed).intersected(all);
}

}  // namespace scarp
