#pragma once

#include <cmath>
#include <cstdint>
#include <numbers>
#include <optional>
#include <string>
#include <string_view>

#include "core/geometry/Vec.h"
#include "core/schema/EnumNames.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {

class Message;

/// How an object goes with the ground.
enum class ObjectRule : std::uint8_t {
  KeepOffset,  ///< Rises and falls with the ground under it, upright.
  Align,       ///< The same, square on the facet under it.
  Stay,        ///< Keeps its elevation, upright, whatever becomes of the ground; also over a hole.
  /// As KeepOffset, and when it is placed, or changed so that it stands elsewhere or otherwise, it levels the
  /// ground under it (levelledUnder()), in the same step of history. What is done to that ground later is
  /// done.
  Flatten,
};
inline constexpr int kObjectRules = 4;

/// "keep-offset", "align", "stay", "flatten": as scripts and files spell it.
[[nodiscard]] std::string_view ruleName(ObjectRule rule);
[[nodiscard]] std::optional<ObjectRule> ruleNamed(std::string_view name);

/// What an object looks like, by name: one of the built-in kinds, or whatever a document's own assets are
/// called (Asset.h). Names are given numbers as they are first seen; they hold as long as the process runs.
enum class AssetKind : std::uint32_t { Conifer, Broadleaf, Rock, House, Marker };
inline constexpr int kAssetKinds = 5;  ///< Built-in ones.
[[nodiscard]] inline bool isBuiltIn(AssetKind asset) { return static_cast<int>(asset) < kAssetKinds; }

inline constexpr std::size_t kMostAssetName = 80;  ///< Bytes.
/// Whether an asset may be called that: 1 to kMostAssetName bytes of UTF-8 without control characters, no
/// space at its ends.
[[nodiscard]] bool isAssetName(std::string_view name);
/// "conifer", "broadleaf", "rock", "house", "marker", or the name of an asset of a document's own: as scripts
/// and files spell it. Any thread, as the next.
[[nodiscard]] const std::string& assetName(AssetKind asset);
/// Returns the name for messages, in which those of built-in assets are translated.
[[nodiscard]] Message assetTitle(AssetKind asset);
/// Nothing where isAssetName() says no.
[[nodiscard]] std::optional<AssetKind> assetNamed(std::string_view name);

/// Never used again after its object has gone. 0 is no object.
using ObjectId = std::uint64_t;

/// Objects that are selected together have the same one. 0 is no group.
using GroupId = std::uint64_t;

inline constexpr GroupId kMostGroup = 1'000'000'000'000;

inline constexpr std::uint32_t kNoTint = 0xffffff;

/// Something that stands on the ground. Unless it stays it has no height of its own: that follows from the
/// ground under it, so it rises and falls with the ground and comes back with it on undo. A value.
struct Object {
  ObjectId id = 0;
  AssetKind asset = AssetKind::Conifer;
  double x = 0.0, y = 0.0;    ///< Local frame, metres.
  double yaw = 0.0;           ///< Radians, anticlockwise from above.
  double scale = 1.0;         ///< > 0.
  double heightOffset = 0.0;  ///< Metres above the ground, of one that does not stay.
  ObjectRule rule = ObjectRule::KeepOffset;
  /// Metres, local frame; only of one that stays. Without it it stands at its offset like others, until
  /// withElevation() gives it one: edits do when it is placed.
  std::optional<double> elevation{};
  /// Radians by which it leans about the x and the y axis of its model, both at once (a rotation vector),
  /// before it is turned and aligned.
  double tiltX = 0.0, tiltY = 0.0;
  std::uint32_t tint = kNoTint;  ///< sRGB, 0xrrggbb; multiplies the colours of its model.
  GroupId group = 0;
  bool locked = false;  ///< Neither moved, changed nor removed until it is unlocked.
  bool hidden = false;  ///< Neither drawn nor picked; exported all the same.

  bool operator==(const Object&) const = default;
};

// The names of enumerations of objects, in scripts, projects and exported files, and as a person reads them.
// Constant; any thread.

/// Of the built-in kinds of AssetKind.
[[nodiscard]] const EnumNames& assetNames();
/// Of ObjectRule.
[[nodiscard]] const EnumNames& ruleNames();

inline constexpr double kMostObjectScale = 1e9;
inline constexpr double kMostTilt = std::numbers::pi;  ///< Radians, about either axis.

/// Whether an object's numbers are ones that it can be drawn and picked with.
[[nodiscard]] inline bool isWithinRange(const Object& object) {
  return object.scale > 0.0 && object.scale <= kMostObjectScale && std::isfinite(object.yaw) &&
         std::abs(object.tiltX) <= kMostTilt && std::abs(object.tiltY) <= kMostTilt &&
         object.tint <= kNoTint && isHeight(object.heightOffset) && isHeight(object.elevation.value_or(0.0));
}

}  // namespace scarp
