#include "core/sceneio/SceneObjects.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <optional>
#include <set>

#include "core/base/Parallel.h"
#include "core/material/Srgb.h"

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
    scene.groups[at->second].instances.push_back({objects.all[i].id, i, *poses[i], objects.all[i].tint});
    ++scene.count;
    if (i >= objects.placed()) ++scene.scattered;
  }
  const auto tileOf = [](const SceneInstance& instance) { return sceneTile(instance.pose.foot); };
  for (SceneGroup& group : scene.groups)
    if (!std::ranges::is_sorted(group.instances, {}, tileOf))
      std::ranges::stable_sort(group.instances, {}, tileOf);
  return scene;
}

std::array<float, 3> linearTint(std::uint32_t tint) {
  const auto channel = [tint](int shift) {
    return static_cast<float>(toLinear(((tint >> shift) & 255U) / 255.0));
  };
  return {channel(16), channel(8), channel(0)};
}

std::uint32_t tintOf(const std::array<float, 3>& linear) {
  std::uint32_t tint = 0;
  for (const float channel : linear)
    tint = (tint << 8) |
           static_cast<std::uint32_t>(std::lround(255.0 * std::clamp(toSrgb(double{channel}), 0.0, 1.0)));
  return tint;
}

bool SceneGroup::tinted() const {
  return std::ranges::any_of(instances, [](const SceneInstance& one) { return one.tint != kNoTint; });
}

int makeTintsFew(std::vector<SceneGroup>& groups) {
  const auto rounded = [](std::uint32_t tint, int steps) {
    std::uint32_t made = 0;
    for (const int shift : {16, 8, 0}) {
      const double share = ((tint >> shift) & 255U) / 255.0;
      made |= static_cast<std::uint32_t>(std::lround(255.0 * std::round(share * steps) / steps)) << shift;
    }
    return made;
  };
  int fewest = 0;
  for (SceneGroup& group : groups)
    for (int steps = 255; steps >= 3; steps = (steps - 1) / 2) {
      std::set<std::uint32_t> tints;
      for (SceneInstance& one : group.instances) tints.insert(one.tint = rounded(one.tint, steps));
      if (steps < 255) fewest = fewest == 0 ? steps : std::min(fewest, steps);
      if (tints.size() <= kMostTintMaterials) break;
    }
  return fewest;
}

bool PoseCheck::next(const Vec3& place, const Eigen::Quaterniond& turn, double scale, std::uint32_t tint) {
  if (complete() || tint != groups_[group_].instances[instance_].tint || !place.allFinite() ||
      !turn.coeffs().allFinite() || !std::isfinite(scale))
    return false;
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
