#include "ui/inspector/SideView.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace scarp {
namespace {

/// The part of a ray that there is to see.
struct Stretch {
  Vec3 begin, end;
};

Stretch stretchOf(const PickReport& report) {
  const LocalRay& ray = report.trace.ray;
  if (!report.clip) return {ray.at(ray.tMin), ray.at(std::isfinite(ray.tMax) ? ray.tMax : ray.tMin + 1.0)};
  return {ray.at(report.clip->tEntry), ray.at(report.hit ? report.hit->t : report.clip->tExit)};
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
  const Stretch stretch = stretchOf(report);
  const Vec3 reach =
      Vec3::Constant(std::max(3.0 * ground.frame().cellSize(), 0.05 * (stretch.end - stretch.begin).norm()));
  const Box seen{stretch.begin.cwiseMin(stretch.end) - reach, stretch.begin.cwiseMax(stretch.end) + reach};
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
