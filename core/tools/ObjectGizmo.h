#pragma once

#include <optional>
#include <vector>

#include "core/base/Message.h"
#include "core/geometry/Camera.h"
#include "core/objects/Object.h"
#include "core/scatter/SceneSelection.h"

namespace scarp {

class TerrainDocument;

/// What a drag of a handle changes.
enum class GizmoPart {
  Move,    ///< The place, over the ground.
  East,    ///< The place, along x alone.
  North,   ///< The place, along y alone.
  Height,  ///< The height offset or, of one that stays, the elevation.
  Turn,    ///< The turn, round the middle.
  Scale,   ///< The size, about the middle.
};

/// Handles on what is selected: of one size on the screen, in the local frame.
struct ObjectGizmo {
  Vec3 middle = Vec3::Zero();      ///< Of the feet; metres.
  double reach = 1.0;              ///< Length of an arrow, metres as seen.
  std::optional<GizmoPart> lit{};  ///< Under the pointer, or being dragged.
  double turned = 0.0;             ///< Radians since the drag began.
  bool operator==(const ObjectGizmo&) const = default;
};

/// A line of a handle; both ends in the local frame.
struct GizmoLine {
  GizmoPart part;
  Vec3 from, to;
};

inline constexpr double kGizmoPixels = 84.0;  ///< Length of an arrow.

/// Of those of the objects that stand somewhere; nothing where none does, or the camera is past them.
[[nodiscard]] std::optional<ObjectGizmo> gizmoOf(const SceneSelection& selection,
                                                 const TerrainDocument& document, const Camera& camera,
                                                 ViewSize size);
/// All that is drawn of the handles, those in front last.
[[nodiscard]] std::vector<GizmoLine> linesOf(const ObjectGizmo& gizmo, const Camera& camera);
/// The handle at a pixel; where several are, that in front.
[[nodiscard]] std::optional<GizmoPart> partAt(const ObjectGizmo& gizmo, const Camera& camera, ViewSize size,
                                              const Vec2& pixel);

/// What a drag of a handle makes of the objects.
struct GizmoChange {
  Vec2 by = Vec2::Zero();  ///< Metres.
  double up = 0.0;         ///< Metres.
  double turn = 0.0;       ///< Radians, anticlockwise.
  double factor = 1.0;     ///< > 0.
};
[[nodiscard]] Object changed(Object object, const GizmoChange& change, const Vec2& middle);
/// "East +12.00 m, north −3.00 m", "Turn by +15.0°", …
[[nodiscard]] Message textOf(const GizmoChange& change, GizmoPart part);

}  // namespace scarp
