#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/geometry/Vec.h"
#include "core/line/Line.h"

namespace scarp {

// The shape of stamps in the plan, and what handles in a view make of it. Values; any thread. Local frame, metres.
// Contract: the lines are of LineKind::Stamp.

struct StampSize {
  double width = 0.0, depth = 0.0;  ///< Along the image's horizontal and vertical edges, > 0.
};
[[nodiscard]] StampSize stampSize(const BrushSettings& brush);
/// With that size; the range of sizes is that of radii.
[[nodiscard]] BrushSettings withStampSize(BrushSettings brush, const StampSize& size);

[[nodiscard]] Vec2 stampCentre(const Line& stamp);
/// Border of the footprint, anticlockwise; the first point is not repeated.
[[nodiscard]] std::vector<Vec2> stampOutline(const Line& stamp);
/// The place of the outline, or the centre, that is nearest to another one.
[[nodiscard]] Vec2 nearestOnStamp(const Line& stamp, const Vec2& place);

/// A change of stamps about a common middle.
struct StampChange {
  Vec2 move = Vec2::Zero();
  double turn = 0.0;                ///< Radians, anticlockwise.
  double width = 1.0, depth = 1.0;  ///< Factors of the size, > 0; the distances from the middle take the width's.
  double height = 0.0;              ///< Metres that are added to the height, which stays at 0 or above.
};
[[nodiscard]] Line changedStamp(Line stamp, const StampChange& change, const Vec2& middle);

/// A handle on selected stamps.
enum class StampHandleKind : std::uint8_t {
  Corner,  ///< Scales.
  Width,   ///< Changes the width of a single stamp.
  Depth,   ///< Changes the depth of a single stamp.
  Turn,    ///< Rotates about the middle.
};
struct StampHandle {
  StampHandleKind kind;
  Vec2 place;
};
/// Box around selected stamps with its handles: turned with a single stamp, along the axes around several.
struct StampFrame {
  Vec2 middle = Vec2::Zero();
  std::vector<Vec2> corners;  ///< Anticlockwise.
  std::vector<StampHandle> handles;
  Vec2 knobFoot = Vec2::Zero();  ///< The place of the box to which the handle that turns is connected.
};
/// Contract: there is a stamp.
[[nodiscard]] StampFrame stampFrame(std::span<const Line> stamps);

}  // namespace scarp
