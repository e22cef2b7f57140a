#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/objects/ObjectLayer.h"
#include "core/terrain/Terrain.h"

namespace scarp {

/// One object of a scene.
struct SceneInstance {
  ObjectId id;
  std::size_t index;  ///< In the list.
  ObjectPose pose;
  std::uint32_t tint = kNoTint;  ///< As Object has it.
};

/// A tint as linear red, green and blue, 0…1; and back.
[[nodiscard]] std::array<float, 3> linearTint(std::uint32_t tint);
[[nodiscard]] std::uint32_t tintOf(const std::array<float, 3>& linear);

/// A piece of ground so small that single precision has tenths of a millimetre on it, by the place of an
/// object.
inline constexpr double kSceneTile = 8192.0;  ///< Metres.
[[nodiscard]] std::pair<int, int> sceneTile(const Vec3& foot);

/// All objects of one asset, tile by tile, on each in the order of the list.
struct SceneGroup {
  AssetKind asset;
  std::vector<SceneInstance> instances;  ///< At least one.

  [[nodiscard]] const std::string& name() const { return assetName(asset); }
  [[nodiscard]] bool tinted() const;  ///< Some of them are.
};

/// The objects that stand on a part of a terrain, by their assets, in the order in which these first occur.
struct SceneObjects {
  std::vector<SceneGroup> groups;
  std::size_t count = 0, scattered = 0;  ///< In the groups; of these, objects of scatter rules.
  std::size_t nowhere = 0;               ///< Over holes or off the terrain.
  std::size_t outside = 0;               ///< On the terrain, but not on the part.
};

/// Several threads; the error is that it was cancelled.
[[nodiscard]] Result<SceneObjects> sceneObjects(const Terrain& terrain, const ObjectList& objects,
                                                const GridRect& part, const Progress& progress);

/// Makes the tints of each group few, by rounding, for programs that need a material for each. To how many
/// steps a channel, at the fewest; 0: they were few.
inline constexpr std::size_t kMostTintMaterials = 256;
int makeTintsFew(std::vector<SceneGroup>& groups);

/// Compares what is read back, in the order of the groups, with how objects stand.
class PoseCheck {
 public:
  explicit PoseCheck(const std::vector<SceneGroup>& groups) : groups_(groups) {}

  /// The next object, in the local frame. False: there is none, one of its numbers is not finite, or it has
  /// another tint.
  [[nodiscard]] bool next(const Vec3& place, const Eigen::Quaterniond& turn, double scale,
                          std::uint32_t tint);
  /// Whether all were read.
  [[nodiscard]] bool complete() const { return group_ == groups_.size(); }

  [[nodiscard]] double place() const { return place_; }  ///< The largest error, metres.
  [[nodiscard]] double turn() const { return turn_; }    ///< The same, degrees.
  [[nodiscard]] double scale() const { return scale_; }  ///< The same, of the scale.

 private:
  const std::vector<SceneGroup>& groups_;
  std::size_t group_ = 0, instance_ = 0;
  double place_ = 0.0, turn_ = 0.0, scale_ = 0.0;
};

}  // namespace scarp
