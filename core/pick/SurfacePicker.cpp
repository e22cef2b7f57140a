#include "core/pick/SurfacePicker.h"

#include <Eigen/Geometry>
#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/Parallel.h"
#include "core/pick/Descent.h"

namespace scarp {

namespace {

constexpr double kEpsilon = std::numeric_limits<double>::epsilon();

/// How the pick's own ray lies to the ray that was asked for: the same line in the grid frame, its
/// direction scaled by a power of two to about one, its start moved to where it enters the box. So
/// neither a far origin nor a tiny or huge direction costs digits.
struct Conditioned {
  GridRay ray;
  int exponent;  ///< Own t = t · 2^exponent − start.
  double start;

  [[nodiscard]] double asked(double own) const { return std::ldexp(start + own, -exponent); }
};

/// A ray straight up or down meets one point.
std::optional<PickedCell> pickUpright(const HeightRaster& heights, const GridRay& ray) {
  const auto ground = groundCellAt(heights, ray.origin.x(), ray.origin.y());
  if (!ground) return std::nullopt;
  const double t = (ground->height() - ray.origin.z()) / ray.direction.z();
  const double slack =
      8.0 * kEpsilon * (std::abs(ground->height()) + std::abs(ray.origin.z())) / std::abs(ray.direction.z());
  if (!(t >= ray.tMin - slack && t <= ray.tMax + slack)) return std::nullopt;
  return PickedCell{
      {std::clamp(t, ray.tMin, ray.tMax), ground->triangle(), std::nullopt}, ground->column, ground->row};
}

/// A coordinate that rounding has put just off the grid's border goes back onto it.
double ontoGrid(double position, int samples, double slack) {
  const double last = samples - 1;
  if (position < 0.0 && position >= -slack) return 0.0;
  if (position > last && position <= last + slack) return last;
  return position;
}

}  // namespace

std::optional<SurfaceHit> SurfacePicker::pick(const LocalRay& ray, PickTrace* trace) const {
  EXPECTS(ray.direction.allFinite() && !ray.direction.isZero(0.0));
  if (trace) {
    *trace = {};
    trace->ray = ray;
  }
  const HeightRange band = pyramid_.range();
  if (band.empty() || !ray.origin.allFinite()) return std::nullopt;

  // Step 1 is the camera's; step 2: clip to the height band.
  Conditioned own{toGrid(ray, frame_), 0, 0.0};
  own.exponent = std::ilogb(own.ray.direction.cwiseAbs().maxCoeff());
  for (double& component : own.ray.direction) component = std::ldexp(component, -own.exponent);
  const RaySlack slack(own.ray, frame_);
  own.ray.origin.x() = ontoGrid(own.ray.origin.x(), frame_.columns, slack.cells);
  own.ray.origin.y() = ontoGrid(own.ray.origin.y(), frame_.rows, slack.cells);
  const Box box{{-slack.cells, -slack.cells, band.low},
                {frame_.columns - 1 + slack.cells, frame_.rows - 1 + slack.cells, band.high}};
  const double tMin = std::ldexp(ray.tMin, own.exponent), tMax = std::ldexp(ray.tMax, own.exponent);
  const auto clipped = slabTest(box, own.ray.origin, own.ray.direction, tMin, tMax);
  if (!clipped) return std::nullopt;
  own.start = clipped->tEntry;
  own.ray.origin = own.ray.at(own.start);
  own.ray.tMin = tMin - own.start;
  own.ray.tMax = tMax - own.start;
  const double tEnd = clipped->tExit - own.start;
  if (trace) trace->clipped = BoxSpan{own.asked(0.0), own.asked(tEnd), clipped->entryFace, clipped->exitFace};

  std::optional<PickedCell> picked;
  if (own.ray.direction.x() == 0.0 && own.ray.direction.y() == 0.0) {
    picked = pickUpright(heights_, own.ray);
    if (trace && picked) trace->cells.push_back({picked->column, picked->row, 0.0, tEnd, false});
  } else {
    std::optional<SurfaceSide> cameFrom;
    if (clipped->entryFace == BoxFace::MaxZ) cameFrom = SurfaceSide::Above;
    if (clipped->entryFace == BoxFace::MinZ) cameFrom = SurfaceSide::Below;
    picked = Descent(heights_, pyramid_, own.ray, slack, simd_, trace).run(0.0, tEnd, cameFrom);
  }
  if (trace) {
    for (auto& node : trace->nodes) node.tEntry = own.asked(node.tEntry), node.tExit = own.asked(node.tExit);
    for (auto& cell : trace->cells) cell.tEntry = own.asked(cell.tEntry), cell.tExit = own.asked(cell.tExit);
    for (auto* samples : {&trace->march, &trace->refinement})
      for (auto& sample : *samples) sample.t = own.asked(sample.t);
  }
  if (!picked) return std::nullopt;

  SurfaceHit hit{};
  hit.t = std::clamp(own.asked(picked->hit.t), ray.tMin, ray.tMax);
  const Vec3 inGrid = own.ray.at(picked->hit.t);
  hit.point = {frame_.x(inGrid.x()), frame_.y(inGrid.y()), inGrid.z()};
  hit.column = std::clamp(inGrid.x(), 0.0, frame_.columns - 1.0);
  hit.row = std::clamp(inGrid.y(), 0.0, frame_.rows - 1.0);
  hit.cellColumn = picked->column;
  hit.cellRow = picked->row;
  hit.triangle = picked->hit.triangle;
  hit.normal = facetNormal(cellHeights(heights_, picked->column, picked->row), hit.triangle, frame_);
  const bool downOnto = ray.direction.dot(hit.normal) < 0.0;
  hit.side = picked->hit.side.value_or(downOnto ? SurfaceSide::Above : SurfaceSide::Below);
  return hit;
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
