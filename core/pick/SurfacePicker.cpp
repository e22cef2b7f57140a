#include "core/pick/SurfacePicker.h"

#include <Eigen/Geometry>
#include <algorithm>

#include "core/base/Parallel.h"
#include "core/pick/CellMarch.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/pick/SurfacePicker.cpp"
#include "core/base/ForEachTarget-inl.h"
#include "core/pick/PyramidWalk-inl.h"

HWY_BEFORE_NAMESPACE();
namespace scarp::HWY_NAMESPACE {
namespace {

/// Asks the memory for what a pick looks at last, before it begins: the samples and the nodes where the ray
/// meets the plane of another's hit.
void prefetchNear(const HeightRaster& heights, const HeightPyramid& pyramid, const PickRay& ray,
                  const SurfaceHit& last, const GridFrame& frame) {
  // In the grid frame rows run southward.
  const Vec3 normal(last.normal.x() * frame.dx, -last.normal.y() * frame.dy, last.normal.z());
  const Vec3 from(last.column - ray.origin[0], last.row - ray.origin[1], last.point.z() - ray.origin[2]);
  const double t = normal.dot(from) / normal.dot(Vec3(ray.direction[0], ray.direction[1], ray.direction[2]));
  if (!(t >= 0.0 && t <= ray.tEnd)) return;
  const Vec3 at = ray.at(t);
  const auto cell = [](double place, int samples) {
    return static_cast<int>(sooner(later(place, 0.0), samples - 2.0));
  };
  constexpr int kTile = HeightRaster::tileSize, kBlock = HeightPyramid::cellsPerNode;
  int column = cell(at.x(), heights.columns()) / kBlock, row = cell(at.y(), heights.rows()) / kBlock;
  const int column0 = column * kBlock, row0 = row * kBlock;
  if (const auto& tile = heights.tileAt(column0 / kTile, row0 / kTile))
    for (int r = 0; r <= kBlock && row0 % kTile + r < kTile; ++r)
      __builtin_prefetch(tile->data() + HeightRaster::offsetIn(column0 % kTile, row0 % kTile + r) +
                         kBlock / 2);
  for (const PyramidTier& tier : pyramid.tiers()) {
    column /= HeightPyramid::fanOut;
    row /= HeightPyramid::fanOut;
    const PyramidNode& node = tier.node(column, row);
    __builtin_prefetch(&node);
    __builtin_prefetch(node.highest.data() + node.highest.size() - 1);
  }
}

std::optional<SurfaceHit> pick(const HeightRaster& heights, const HeightPyramid& pyramid,
                               const GridFrame& frame, const LocalRay& asked, const SurfaceHit* last,
                               PickTrace* trace) {
  // Not a number and infinity times zero are not a number.
  const Vec3& d = asked.direction;
  EXPECTS((d.x() * 0.0 + d.y() * 0.0 + d.z() * 0.0 == 0.0) && !d.isZero(0.0));
  if (trace) {
    *trace = {};
    trace->ray = asked;
  }
  const HeightRange band = pyramid.range();
  PickRay ray;
  if (band.empty() || !ray.clip(asked, frame, band)) return std::nullopt;
  CellMarch march(ray, band, trace);
  bool hits = false;
  if (ray.direction[0] == 0.0 && ray.direction[1] == 0.0) {
    // Straight up or down there is one cell, and no need of a traversal.
    const auto ground = groundCellAt(heights, ray.origin[0], ray.origin[1]);
    hits = ground && march.cross(ground->heights, ground->column, ground->row, 0.0, ray.tEnd);
  } else {
    if (last) prefetchNear(heights, pyramid, ray, *last, frame);
    hits = PyramidWalk(heights, pyramid, ray, march, trace).run();
  }
  if (trace) trace->changeTimes([&](double t) { return ray.askedTime(t); });
  if (!hits) return std::nullopt;

  const MetGround& met = march.met();
  const Vec3 at = ray.at(met.t);
  std::optional<SurfaceHit> hit(std::in_place);
  hit->t = sooner(later(ray.askedTime(met.t), asked.tMin), asked.tMax);
  hit->point = {frame.x(at.x()), frame.y(at.y()), at.z()};
  hit->column = sooner(later(at.x(), 0.0), frame.columns - 1.0);
  hit->row = sooner(later(at.y(), 0.0), frame.rows - 1.0);
  hit->cellColumn = met.column;
  hit->cellRow = met.row;
  hit->triangle = met.triangle;
  hit->normal = facetNormal(met.heights, met.triangle, frame);
  hit->side = met.side.value_or(d.dot(hit->normal) < 0.0 ? SurfaceSide::Above : SurfaceSide::Below);
  return hit;
}

}  // namespace
}  // namespace scarp::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace scarp {

HWY_EXPORT(pick);

std::optional<SurfaceHit> SurfacePicker::pick(const LocalRay& ray, PickTrace* trace) const {
  return HWY_DYNAMIC_DISPATCH(pick)(heights_, pyramid_, frame_, ray, nullptr, trace);
}

std::optional<SurfaceHit> SurfacePicker::pickNear(const LocalRay& ray,
                                                  const std::optional<SurfaceHit>& last) const {
  return HWY_DYNAMIC_DISPATCH(pick)(heights_, pyramid_, frame_, ray, last ? &*last : nullptr, nullptr);
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
#endif
