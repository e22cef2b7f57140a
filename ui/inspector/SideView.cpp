#include "ui/inspector/SideView.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

#include "core/document/TerrainDocument.h"

namespace scarp {
namespace {

/// The part of a ray that there is to see.
struct Stretch {
  Vec3 begin, end;
};

/// A ray that passes by is followed while it is over the map or within a map's size of it.
Stretch stretchOf(const PickReport& report, const GridFrame& frame) {
  const LocalRay& ray = report.trace.ray;
  if (report.clip)
    return {ray.at(report.clip->tEntry), ray.at(report.hit ? report.hit->t : report.clip->tExit)};
  constexpr double kHigh = std::numeric_limits<double>::max();
  const Vec3 reach(1.5 * frame.width(), 1.5 * frame.depth(), kHigh);
  const auto about = slabTest({-reach, reach}, ray.origin, ray.direction, ray.tMin, ray.tMax);
  if (about && std::isfinite(about->tExit)) return {ray.at(about->tEntry), ray.at(about->tExit)};
  const double size = std::hypot(frame.width(), frame.depth());
  return {ray.at(ray.tMin), ray.at(ray.tMin + size / ray.direction.norm())};
}

/// How much of a stretch no ground hides from a camera; its end counts as much as all the rest.
int inSight(const Stretch& stretch, const Camera& camera, const SurfacePicker& picker) {
  constexpr int kPoints = 12;
  constexpr double kNearly = 0.999;  // the end itself lies on the ground
  int seen = 0;
  for (int i = 1; i <= kPoints; ++i) {
    const Vec3 toPoint = stretch.begin + (stretch.end - stretch.begin) * i / kPoints - camera.position;
    if (!toPoint.isZero(0.0) && !picker.pick({camera.position, toPoint, 0.0, kNearly}))
      seen += i == kPoints ? kPoints : 1;
  }
  return seen;
}

bool underGround(const Vec3& eye, const TerrainDocument& ground) {
  const GridFrame& frame = ground.frame();
  return eye.z() < heightAt(ground.heights(), frame.column(eye.x()), frame.row(eye.y()));
}

}  // namespace

Camera besideRay(Camera camera, const PickReport& report, const TerrainDocument& ground, ViewSize size) {
  const Stretch stretch = stretchOf(report, ground.frame());
  const Vec3 reach =
      Vec3::Constant(std::max(3.0 * ground.frame().cellSize(), 0.05 * (stretch.end - stretch.begin).norm()));
  Box seen{stretch.begin.cwiseMin(stretch.end) - reach, stretch.begin.cwiseMax(stretch.end) + reach};
  if (!report.clip) {
    const Box box = ground.box();
    seen = {seen.min.cwiseMin(box.min), seen.max.cwiseMax(box.max)};
  }
  const Vec3& along = report.trace.ray.direction;
  const double heading = along.head<2>().isZero(0.0) ? camera.yaw : std::atan2(along.x(), along.y());
  const bool fromBelow = report.hit && report.hit->side == SurfaceSide::Below;
  const SurfacePicker picker = ground.picker();
  Camera best = camera;
  int most = -1;
  for (const double pitch : {-0.32, -0.6, -0.95})
    for (const double turn : {-0.5 * std::numbers::pi, 0.5 * std::numbers::pi}) {
      camera.yaw = heading + turn;
      camera.pitch = fromBelow ? -0.5 * pitch : pitch;
      camera.frame(seen, size);
      const bool wrongSide = underGround(camera.position, ground) != fromBelow;
      const int score = wrongSide ? 0 : inSight(stretch, camera, picker);
      if (score <= most) continue;
      most = score;
      best = camera;
    }
  return best;
}

}  // namespace scarp
