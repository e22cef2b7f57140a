#include "core/pick/Textbook.h"

#include <algorithm>

#include "core/base/Contract.h"
#include "core/geometry/Box.h"
#include "core/geometry/GridWalk.h"
#include "core/terrain/Surface.h"

namespace scarp::textbook {

namespace {

constexpr int kMostBisections = 64;

/// The ray in the grid frame, and its span in the terrain's box.
struct Clipped {
  GridRay ray;
  BoxSpan span;
};

std::optional<Clipped> clip(const TextbookGround& ground, const LocalRay& ray) {
  EXPECTS(ray.direction.allFinite() && !ray.direction.isZero(0.0));
  if (ground.band.empty()) return std::nullopt;
  const GridRay own = toGrid(ray, ground.frame);
  const Box box{{0.0, 0.0, ground.band.low},
                {ground.frame.columns - 1.0, ground.frame.rows - 1.0, ground.band.high}};
  const auto span = slabTest(box, own.origin, own.direction, own.tMin, own.tMax);
  if (!span) return std::nullopt;
  return Clipped{own, *span};
}

/// Where a march stopped: t of the first sample that is not above the ground, and of the one before it if
/// that was above ground.
struct Stop {
  std::optional<double> above;
  double t;
};

class March {
 public:
  March(const HeightRaster& heights, const Clipped& clipped, int steps)
      : heights_(heights), ray_(clipped.ray), span_(clipped.span), steps_(steps) {}

  std::optional<Stop> run() {
    std::optional<double> above;
    for (int i = 0; i <= steps_; ++i) {
      const double t = span_.tEntry + (span_.tExit - span_.tEntry) * i / steps_;
      const double clearance = clearanceAt(t);
      if (clearance <= 0.0) return Stop{above, t};
      above = clearance > 0.0 ? std::optional(t) : std::nullopt;  // a NaN is a hole
    }
    return std::nullopt;
  }

  double bisect(double above, double below) {
    for (int i = 0; i < kMostBisections; ++i) {
      const double middle = 0.5 * (above + below);
      if (middle <= above || middle >= below) break;  // no double lies between
      (clearanceAt(middle) > 0.0 ? above : below) = middle;
    }
    return below;
  }

  [[nodiscard]] long long looks() const { return looks_; }

 private:
  double clearanceAt(double t) {
    ++looks_;
    const Vec3 at = ray_.at(t);
    return at.z() - heightAt(heights_, at.x(), at.y());
  }

  const HeightRaster& heights_;
  GridRay ray_;
  BoxSpan span_;
  int steps_;
  long long looks_ = 0;
};

/// Where a ray meets a cell's two triangles first, both of them tested; nothing for a hole.
void testCell(const HeightRaster& heights, int column, int row, const GridRay& ray, TextbookAnswer& answer) {
  const CellHeights h = cellHeights(heights, column, row);
  if (h.hole()) return;
  const Vec3 a(column, row, h.a), b(column + 1, row, h.b), c(column, row + 1, h.c),
      d(column + 1, row + 1, h.d);
  for (const auto& hit :
       {hitTriangle(ray.origin, ray.direction, a, b, d), hitTriangle(ray.origin, ray.direction, a, c, d)}) {
    ++answer.looks;
    if (hit && hit->t >= ray.tMin && hit->t <= ray.tMax && !(answer.t && *answer.t <= hit->t))
      answer.t = hit->t;
  }
}

}  // namespace

TextbookAnswer linearMarch(const TextbookGround& ground, const LocalRay& ray, int steps) {
  EXPECTS(steps >= 1);
  const auto clipped = clip(ground, ray);
  if (!clipped) return {};
  March march(ground.heights, *clipped, steps);
  const auto stop = march.run();
  return {stop ? std::optional(stop->t) : std::nullopt, march.looks()};
}

TextbookAnswer marchAndBisect(const TextbookGround& ground, const LocalRay& ray, int steps) {
  EXPECTS(steps >= 1);
  const auto clipped = clip(ground, ray);
  if (!clipped) return {};
  March march(ground.heights, *clipped, steps);
  const auto stop = march.run();
  if (!stop) return {std::nullopt, march.looks()};
  const double t = stop->above ? march.bisect(*stop->above, stop->t) : stop->t;
  return {t, march.looks()};
}

TextbookAnswer gridWalk(const TextbookGround& ground, const LocalRay& ray) {
  TextbookAnswer answer;
  const auto clipped = clip(ground, ray);
  if (!clipped) return answer;
  const GridRay& own = clipped->ray;
  const GridRect cells = ground.frame.cells();
  for (GridWalk<2> walk(own.origin.head<2>(), own.direction.head<2>(), clipped->span.tEntry,
                        clipped->span.tExit, {{0, 0}, {cells.column1, cells.row1}});
       walk.valid() && !answer.t; walk.advance())
    testCell(ground.heights, walk.cell()[0], walk.cell()[1], own, answer);
  return answer;
}

TextbookAnswer bruteForce(const TextbookGround& ground, const LocalRay& ray) {
  EXPECTS(ray.direction.allFinite() && !ray.direction.isZero(0.0));
  TextbookAnswer answer;
  const GridRay own = toGrid(ray, ground.frame);
  const GridRect cells = ground.frame.cells();
  for (int row = 0; row < cells.row1; ++row)
    for (int column = 0; column < cells.column1; ++column) testCell(ground.heights, column, row, own, answer);
  return answer;
}

}  // namespace scarp::textbook
