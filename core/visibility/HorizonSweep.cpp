#include "core/visibility/HorizonSweep.h"

#include <algorithm>
#include <cmath>

#include "core/base/Parallel.h"
#include "core/visibility/SectorSweep.h"
#include "core/visibility/SightLine.h"

namespace scarp {

namespace {

/// Places that a sector spans where it is widest: few enough for the fast memory, enough for the cost of
/// starting on a line not to count.
constexpr double kSectorPlaces = 192.0;

/// The span of u in which samples of a turned rectangle appear; empty where begin ≥ end.
struct Span {
  double begin, end;
};

Span spanOf(const SightProjection& view, const GridRect& rect, int firstLine, int lastLine) {
  Span span{1e300, -1e300};
  for (const int line : {firstLine, lastLine})
    for (const int place : {rect.row0, rect.row1 - 1}) {
      const auto l = view.line(line);
      const double u = (place - l.placeOffset) * l.scale;
      span = {std::min(span.begin, u), std::max(span.end, u)};
    }
  // A little more, so that rounding puts no sample outside.
  const double spare = 1e-9 * (1.0 + std::abs(span.begin) + std::abs(span.end));
  return {span.begin - spare, span.end + spare};
}

void addSectors(std::vector<Sector>& sectors, const SightProjection& view, const Span& span, int firstLine,
                int lastLine) {
  if (!(span.begin < span.end)) return;
  const double places = (span.end - span.begin) / view.line(lastLine).scale;
  const int count = std::max(1, static_cast<int>(std::ceil(places / kSectorPlaces)));
  const auto border = [&](int i) {
    return i == count ? span.end : span.begin + (span.end - span.begin) * i / count;
  };
  for (int i = 0; i < count; ++i)
    sectors.push_back({view, border(i), border(i + 1), i + 1 == count, firstLine, lastLine});
}

void addEyeSectors(std::vector<Sector>& sectors, const HorizonSweep& sweep, const GridRect& samples) {
  for (const bool swapped : {false, true})
    for (const int sign : {1, -1}) {
      const GridTurn turn{swapped, sign};
      const SightProjection view(sweep.source, turn);
      const GridRect rect = turn.turned(samples);
      const double eye = -view.ahead(0), reach = swapped ? sweep.reach.y() : sweep.reach.x();
      const int first = static_cast<int>(std::floor(eye)) + 1;
      const int last = static_cast<int>(std::min(rect.column1 - 1.0, std::floor(eye + reach) + 1.0));
      if (first > last || rect.column0 > last) continue;
      const Span span = spanOf(view, rect, std::max(first, rect.column0), last);
      addSectors(sectors, view, {std::max(span.begin, -1.0), std::min(span.end, 1.0)}, first, last);
    }
}

void addLightSectors(std::vector<Sector>& sectors, const HorizonSweep& sweep, const GridRect& samples) {
  const Vec3& way = sweep.source.place;
  const bool swapped = std::abs(way.y()) > std::abs(way.x());
  const GridTurn turn{swapped, (swapped ? way.y() : way.x()) < 0.0 ? 1 : -1};
  const SightProjection view(sweep.source, turn);
  const GridRect ground = turn.turned(sweep.heights.rect()), rect = turn.turned(samples);
  // Further towards the light than this the way to it is above all ground.
  const double height = double(sweep.band.high) - double(sweep.band.low);
  const double lines = view.fall() > 0.0 ? height / view.fall() + 2.0 : 1e9;
  const int first = static_cast<int>(std::max<double>(ground.column0, std::floor(rect.column0 - lines)));
  const int last = rect.column1 - 1;
  addSectors(sectors, view, spanOf(view, rect, rect.column0, last), first, last);
}

}  // namespace

bool HorizonSweep::run(SeenCounts& seen, const Progress& progress) const {
  EXPECTS(seen.rect().intersected(heights.rect()) == seen.rect());
  if (seen.rect().empty() || band.empty()) return keepGoing(progress, 1.0);
  std::vector<Sector> sectors;
  if (source.isLight) {
    EXPECTS(source.place.x() != 0.0 || source.place.y() != 0.0);
    addLightSectors(sectors, *this, seen.rect());
  } else {
    addEyeSectors(sectors, *this, seen.rect());
    // The sample that the eye is over is on no line of any sector.
    const double column = source.place.x(), row = source.place.y();
    const bool onSample = column == std::floor(column) && row == std::floor(row);
    if (onSample && seen.rect().contains(static_cast<int>(column), static_cast<int>(row)))
      ++seen.at(static_cast<int>(column), static_cast<int>(row));
  }
  return parallelFor(sectors.size(), progress,
                     [&](std::size_t i) { SectorSweep(*this, sectors[i], seen).run(); });
}

bool HorizonSweep::sees(int column, int row) const {
  const Vec3 sample(column, row, curve.sunk(heights.at(column, row), column, row) + lift);
  if (!source.isLight) return !SightLine(heights, source.place, sample, band.high, curve).firstBlock();
  // To a point beyond the map, a power of two away, so that the way keeps its digits.
  const Vec3& way = source.place;
  double fraction = 1e300;
  for (const int axis : {0, 1}) {
    const double beyond = way[axis] > 0.0 ? (axis == 0 ? heights.columns() : heights.rows()) : -1.0;
    if (way[axis] != 0.0) fraction = std::min(fraction, (beyond - sample[axis]) / way[axis]);
  }
  const Vec3 end = sample + std::ldexp(1.0, std::ilogb(fraction) + 1) * way;
  return !SightLine(heights, sample, end, band.high).firstBlock();
}

}  // namespace scarp
