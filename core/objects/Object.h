#pragma once

#include <cstdint>
#include <optional>

#include "core/geometry/Vec.h"
#include "core/objects/ObjectRule.h"

namespace scarp {

enum class AssetKind : std::uint8_t { Conifer, Broadleaf, Rock, House, Marker };
inline constexpr int kAssetKinds = 5;

/// Never used again after its object has gone. 0 is no object.
using ObjectId = std::uint64_t;

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

  bool operator==(const Object&) const = default;
};

}  // namespace scarp
