#include "core/sceneio/SceneObjects.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <optional>

#include "core/base/Parallel.h"

namespace scarp {

namespace {

bool standsOn(const GridFrame& frame, const GridRect& part, const Vec3& foot) {
  const double column = frame.column(foot.x()), row = frame.row(foot.y());
  return column >= part.column0 && column <= part.column1 - 1 && row >= part.row0 && row <= part.row1 - 1;
}

}  // namespace

std::pair<int, int> sceneTile(const Vec3& foot) {
  // Tiles stand around the middle of the terrain, so that a small one has one.
  const auto along = [](double place) { return static_cast<int>(std::floor(place / kSceneTile + 0.5)); };
  return {along(foot.y()), along(foot.x())};
}

Result<SceneObjects> sceneObjects(const Terrain& terrain, const ObjectList& objects, const GridRect& part,
                                  const Progress& progress) {
  constexpr std::size_t kTogether = 4096;
  std::vector<std::optional<ObjectPose>> poses(objects.all.size());
  const std::size_t pieces = (poses.size() + kTogether - 1) / kTogether;
  if (!parallelFor(pieces, progress, [&](std::size_t piece) {
        const std::size_t end = std::min(poses.size(), (piece + 1) * kTogether);
        for (std::size_t i = piece * kTogether; i < end; ++i)
          poses[i] = objectPose(objects.all[i], terrain.heights, terrain.frame);
      }))
    return Error::cancel();
  SceneObjects scene;
  std::map<AssetKind, std::size_t> groupOf;
  for (std::size_t i = 0; i < poses.size(); ++i) {
    if (!poses[i]) {
      ++scene.nowhere;
      continue;
    }
    if (!standsOn(terrain.frame, part, poses[i]->foot)) {
      ++scene.outside;
      continue;
    }
    const auto [at, isNew] = groupOf.try_emplace(objects.all[i].asset, scene.groups.size());
    if (isNew) scene.groups.push_back({objects.all[i].asset, {}});
    scene.groups[at->second].instances.push_back({objects.all[i].id, i, *poses[i]});
    ++scene.count;
    if (i >= objects.placed()) ++scene.scattered;
  }
  const auto tileOf = [](const SceneInstance& instance) { return sceneTile(instance.pose.foot); };
  for (SceneGroup& group : scene.groups)
    if (!std::ranges::is_sorted(group.instances, {}, tileOf))
      std::ranges::stable_sort(group.instances, {}, tileOf);
  return scene;
}

bool PoseCheck::next(const Vec3& place, const Eigen::Quaterniond& turn, double scale) {
  if (complete() || !place.allFinite() || !turn.coeffs().allFinite() || !std::isfinite(scale)) return false;
  const SceneGroup& group = groups_[group_];
  const ObjectPose& pose = group.instances[instance_].pose;
  if (++instance_ == group.instances.size()) {
    ++group_;
    instance_ = 0;
  }
  place_ = std::max(place_, (place - pose.foot).norm());
  // Of two quaternions that are nearly one the angle by the sine: the cosine has no digits there.
  const double sine = (turn.normalized() * pose.turn.conjugate()).vec().norm();
  turn_ = std::max(turn_, 2.0 * std::asin(std::min(1.0, sine)) * 180.0 / std::numbers::pi);
  scale_ = std::max(scale_, std::abs(scale - pose.scale));
  return true;
}

}  // namespace scarp
