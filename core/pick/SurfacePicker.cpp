#include "core/pick/SurfacePicker.h"

#include <Eigen/Geometry>
#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <utility>

#include "core/base/Parallel.h"
#include "core/pick/Descent.h"

namespace scarp {

namespace {

constexpr double kEpsilon = std::numeric_limits<double>::epsilon();

/// value · 2^power, by a product where 2^power is a normal number.
double scaled(double value, int power) {
  if (power < -1022 || power > 1023) return std::ldexp(value, power);
  return value * std::bit_cast<double>(static_cast<std::uint64_t>(power + 1023) << 52);
}

/// The power of two in a normal number; of any other, by the library.
int powerOf(double value) {
  const auto bits = static_cast<int>(std::bit_cast<std::uint64_t>(value) >> 52);
  return bits > 0 && bits < 2047 ? bits - 1023 : std::ilogb(value);
}

/// The pick's own ray, the same line as the one asked for, in the grid frame: a tiny or huge direction scaled
/// by a power of two to about one, its start moved to where it enters the box. So neither a far origin nor
/// such a direction costs digits.
struct OwnRay {
  GridRay ray;
  int exponent = 0;
  double start = 0.0;  ///< Own t = t · 2^exponent − start.

  OwnRay(const LocalRay& asked, const GridFrame& frame) : ray(toGrid(asked, frame)) {
    const Vec3& d = ray.direction;
    const double size = std::max(std::max(std::abs(d.x()), std::abs(d.y())), std::abs(d.z()));
    // Scaling is exact: where it is not needed it makes no difference.
    if (!(size > 0x1p-64 && size < 0x1p64)) [[unlikely]]
      scale(powerOf(size));
  }
  void scale(int by) {
    exponent = by;
    Vec3& d = ray.direction;
    d = {scaled(d.x(), -by), scaled(d.y(), -by), scaled(d.z(), -by)};
    ray.tMin = scaled(ray.tMin, by);
    ray.tMax = scaled(ray.tMax, by);
  }
  void startAt(double t) {
    start = t;
    const Vec3 &o = ray.origin, &d = ray.direction;
    ray.origin = {o.x() + t * d.x(), o.y() + t * d.y(), o.z() + t * d.z()};
    ray.tMin -= t;
    ray.tMax -= t;
  }
  [[nodiscard]] double asked(double own) const {
    return exponent == 0 ? start + own : scaled(start + own, -exponent);
  }
};

/// A ray straight up or down meets one point.
bool pickUpright(const HeightRaster& heights, const GridRay& ray, PickedCell& picked) {
  const auto ground = groundCellAt(heights, ray.origin.x(), ray.origin.y());
  if (!ground) return false;
  const double t = (ground->height() - ray.origin.z()) / ray.direction.z();
  const double slack =
      8.0 * kEpsilon * (std::abs(ground->height()) + std::abs(ray.origin.z())) / std::abs(ray.direction.z());
  if (!(t >= ray.tMin - slack && t <= ray.tMax + slack)) return false;
  picked = {{std::clamp(t, ray.tMin, ray.tMax), ground->triangle(), std::nullopt},
            ground->heights,
            ground->column,
            ground->row};
  return true;
}

/// A coordinate that rounding has put just off the grid's border goes back onto it.
double ontoGrid(double position, int samples, double slack) {
  const double last = samples - 1;
  if (position < 0.0 && position >= -slack) return 0.0;
  if (position > last && position <= last + slack) return last;
  return position;
}

/// Not a number and infinity times zero are not a number.
bool finite(const Vec3& v) { return v.x() * 0.0 + v.y() * 0.0 + v.z() * 0.0 == 0.0; }

void toAskedTimes(PickTrace& trace, const OwnRay& own) {
  for (auto& node : trace.nodes) node.tEntry = own.asked(node.tEntry), node.tExit = own.asked(node.tExit);
  for (auto& cell : trace.cells) cell.tEntry = own.asked(cell.tEntry), cell.tExit = own.asked(cell.tExit);
  for (auto* samples : {&trace.march, &trace.refinement})
    for (auto& sample : *samples) sample.t = own.asked(sample.t);
}

}  // namespace

std::optional<SurfaceHit> SurfacePicker::pick(const LocalRay& ray, PickTrace* trace) const {
  EXPECTS(finite(ray.direction) && !ray.direction.isZero(0.0));
  if (trace) {
    *trace = {};
    trace->ray = ray;
  }
  const HeightRange band = pyramid_.range();
  if (band.empty() || !finite(ray.origin)) return std::nullopt;

  // Step 1 is the camera's; step 2: clip to the height band.
  OwnRay own(ray, frame_);
  const RaySlack slack(own.ray, frame_);
  // From so far away doubles cannot tell a cell from the next.
  if (!(slack.cells < 1.0 && slack.height < 1.0)) return std::nullopt;
  own.ray.origin.x() = ontoGrid(own.ray.origin.x(), frame_.columns, slack.cells);
  own.ray.origin.y() = ontoGrid(own.ray.origin.y(), frame_.rows, slack.cells);
  const Box box{{-slack.cells, -slack.cells, band.low},
                {frame_.columns - 1 + slack.cells, frame_.rows - 1 + slack.cells, band.high}};
  const auto clipped = slabTest(box, own.ray.origin, own.ray.direction, own.ray.tMin, own.ray.tMax);
  if (!clipped) return std::nullopt;
  own.startAt(clipped->tEntry);
  const double tEnd = clipped->tExit - own.start;
  if (trace) trace->clipped = BoxSpan{own.asked(0.0), own.asked(tEnd), clipped->entryFace, clipped->exitFace};

  PickedCell picked;
  bool found = false;
  if (own.ray.direction.x() == 0.0 && own.ray.direction.y() == 0.0) {
    found = pickUpright(heights_, own.ray, picked);
    if (trace && found) trace->cells.push_back({picked.column, picked.row, 0.0, tEnd, false});
  } else {
    std::optional<SurfaceSide> cameFrom;
    if (clipped->entryFace == BoxFace::MaxZ) cameFrom = SurfaceSide::Above;
    if (clipped->entryFace == BoxFace::MinZ) cameFrom = SurfaceSide::Below;
    found = descend(heights_, pyramid_, {own.ray, slack, 0.0, tEnd, cameFrom}, trace, simd_, picked);
  }
  if (trace) toAskedTimes(*trace, own);
  if (!found) return std::nullopt;

  const double t = picked.hit.t;
  const Vec3 &origin = own.ray.origin, &direction = own.ray.direction;
  const double column = origin.x() + t * direction.x(), row = origin.y() + t * direction.y();
  std::optional<SurfaceHit> answer(std::in_place);
  SurfaceHit& hit = *answer;
  hit.t = std::clamp(own.asked(t), ray.tMin, ray.tMax);
  hit.point = {frame_.x(column), frame_.y(row), origin.z() + t * direction.z()};
  hit.column = std::clamp(column, 0.0, frame_.columns - 1.0);
  hit.row = std::clamp(row, 0.0, frame_.rows - 1.0);
  hit.cellColumn = picked.column;
  hit.cellRow = picked.row;
  hit.triangle = picked.hit.triangle;
  hit.normal = facetNormal(picked.cell, hit.triangle, frame_);
  const bool downOnto = ray.direction.dot(hit.normal) < 0.0;
  hit.side = picked.hit.side.value_or(downOnto ? SurfaceSide::Above : SurfaceSide::Below);
  return answer;
}

std::vector<std::optional<SurfaceHit>> SurfacePicker::pickMany(std::span<const LocalRay> rays) const {
  constexpr std::size_t kChunk = 256;
  std::vector<std::optional<SurfaceHit>> hits(rays.size());
  parallelFor((rays.size() + kChunk - 1) / kChunk, [&](std::size_t chunk) {
    const std::size_t end = std::min(rays.size(), (chunk + 1) * kChunk);
    for (std::size_t i = chunk * kChunk; i < end; ++i) hits[i] = pick(rays[i]);
  });
  return hits;
}

}  // namespace scarp
