#include "core/pick/PickRay.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>

#include "core/pick/Descent.h"
#include "core/pick/LanePick.h"
#include "core/pick/PickedCell.h"

namespace scarp {

namespace {

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

/// The same ray with its direction over 2^power.
void scale(GridRay& ray, int power) {
  Vec3& d = ray.direction;
  d = {scaled(d.x(), -power), scaled(d.y(), -power), scaled(d.z(), -power)};
  ray.tMin = scaled(ray.tMin, power);
  ray.tMax = scaled(ray.tMax, power);
}

/// A ray straight up or down meets one point.
bool pickUpright(const HeightRaster& heights, const GridRay& ray, PickedCell& picked) {
  const auto ground = groundCellAt(heights, ray.origin.x(), ray.origin.y());
  if (!ground) return false;
  const double t = (ground->height() - ray.origin.z()) / ray.direction.z();
  const double slack = RaySlack::kRounding * (std::abs(ground->height()) + std::abs(ray.origin.z())) /
                       std::abs(ray.direction.z());
  if (!(t >= ray.tMin - slack && t <= ray.tMax + slack)) return false;
  picked = {{std::clamp(t, ray.tMin, ray.tMax), ground->triangle(), std::nullopt},
            ground->heights,
            ground->column,
            ground->row};
  return true;
}

void toAskedTimes(PickTrace& trace, const auto& asked) {
  for (auto& node : trace.nodes) node.tEntry = asked(node.tEntry), node.tExit = asked(node.tExit);
  for (auto& cell : trace.cells) cell.tEntry = asked(cell.tEntry), cell.tExit = asked(cell.tExit);
  for (auto* samples : {&trace.march, &trace.refinement})
    for (auto& sample : *samples) sample.t = asked(sample.t);
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
    const double size = later(later(std::abs(d.x()), std::abs(d.y())), std::abs(d.z()));
    // Scaling is exact: where it is not needed it makes no difference.
    if (!(size > 0x1p-64 && size < 0x1p64)) [[unlikely]] {
      exponent = powerOf(size);
      scale(ray, exponent);
    }
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

/// A coordinate that rounding has put just off the grid's border goes back onto it.
inline double ontoGrid(double position, int samples, double slack) {
  const double onto = sooner(later(position, 0.0), samples - 1);
  return std::abs(position - onto) <= slack ? onto : position;
}

/// Any ray, step by step; of one that is said to be above the ground until then only the rest.
std::optional<SurfaceHit> pickByDescent(const HeightRaster& heights, const HeightPyramid& pyramid,
                                        const GridFrame& frame, const LocalRay& asked, double clearUntil,
                                        PickTrace* trace) {
  if (trace) {
    *trace = {};
    trace->ray = asked;
  }
  const HeightRange band = pyramid.range();
  if (band.empty()) return std::nullopt;

  // Step 1 is the camera's; step 2: clip to the height band.
  OwnRay own(asked, frame);
  const RaySlack slack(own.ray, frame);
  // From so far away doubles cannot tell a cell from the next.
  if (!(slack.cells < 1.0 && slack.height < 1.0)) return std::nullopt;
  own.ray.origin.x() = ontoGrid(own.ray.origin.x(), frame.columns, slack.cells);
  own.ray.origin.y() = ontoGrid(own.ray.origin.y(), frame.rows, slack.cells);
  const Vec3& d = own.ray.direction;
  const auto clip = [&](double low, double high) {
    return slabTest({{-slack.cells, -slack.cells, low},
                     {frame.columns - 1 + slack.cells, frame.rows - 1 + slack.cells, high}},
                    own.ray.origin, d, own.ray.tMin, own.ray.tMax);
  };
  const PickBand wide(band);
  const auto span = clip(wide.low, wide.high);
  if (!span) return std::nullopt;
  if (trace)
    if (const auto inBand = clip(band.low, band.high))
      trace->clipped =
          BoxSpan{own.asked(inBand->tEntry), own.asked(inBand->tExit), inBand->entryFace, inBand->exitFace};
  own.startAt(span->tEntry);
  const double tEnd = span->tExit - own.start;

  PickedCell picked;
  bool found = false;
  if (d.x() == 0.0 && d.y() == 0.0) {
    found = pickUpright(heights, own.ray, picked);
    if (trace && found) trace->cells.push_back({picked.column, picked.row, 0.0, tEnd, false});
  } else {
    std::optional<SurfaceSide> cameFrom;
    if (span->entryFace == BoxFace::MaxZ) cameFrom = SurfaceSide::Above;
    if (span->entryFace == BoxFace::MinZ) cameFrom = SurfaceSide::Below;
    found = Descent(heights, pyramid, {own.ray, slack, tEnd, cameFrom}, trace, picked).run(clearUntil);
  }
  if (trace) toAskedTimes(*trace, [&](double t) { return own.asked(t); });
  if (!found) return std::nullopt;

  std::optional<SurfaceHit> hit(std::in_place);
  hit->t = sooner(later(own.asked(picked.hit.t), asked.tMin), asked.tMax);
  describe(*hit, picked, own.ray.at(picked.hit.t), asked.direction, frame);
  return hit;
}

}  // namespace

std::optional<SurfaceHit> pickRay(const HeightRaster& heights, const HeightPyramid& pyramid,
                                  const GridFrame& frame, const LocalRay& ray, PickTrace* trace,
                                  SimdLevel simd) {
  std::optional<SurfaceHit> hit;
  double clearUntil = 0.0;
  if (trace || !pickByLanes(heights, pyramid, frame, ray, simd, hit, clearUntil))
    hit = pickByDescent(heights, pyramid, frame, ray, clearUntil, trace);
  return hit;
}

}  // namespace scarp
