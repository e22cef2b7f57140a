#pragma once

#include <optional>

#include "core/geometry/Camera.h"
#include "core/schema/Schema.h"

namespace scarp {

/// What projects, commands and panels take for a camera; all but the clip planes, which follow the terrain.
/// Angles are radians. Constant; any thread.
[[nodiscard]] const Schema<Camera>& cameraSchema();

class TerrainDocument;

/// Metres that a camera keeps between itself and the ground beneath it: half a metre, less on terrains of a
/// few metres.
[[nodiscard]] double groundClearance(const TerrainDocument& document);

/// Metres; over holes and beyond the map that of the terrain's lowest point.
[[nodiscard]] double groundBeneath(const TerrainDocument& document, double x, double y);
/// Returns the point at a place with the height of groundBeneath().
[[nodiscard]] Vec3 groundPoint(const TerrainDocument& document, const Vec2& place);
/// Returns the pixel of groundPoint() in a view; nothing if it is behind the camera.
[[nodiscard]] std::optional<Vec2> groundPixel(const TerrainDocument& document, const Vec2& place,
                                              const Camera& camera, ViewSize view);

/// Whether a camera keeps clear of the ground. An orthographic one does when it does not look upwards: it
/// stands as far off as it takes to have all of the terrain before it.
[[nodiscard]] bool keepsClear(const Camera& camera, const TerrainDocument& document);

/// The camera, lifted (an orthographic one: tipped down) as far as it takes to keep clear.
[[nodiscard]] Camera keptClear(Camera camera, const TerrainDocument& document);

/// Metres from a point to the surface: never more than the true distance, and less by no more than the
/// relief of a cell. Infinite where there are only holes.
[[nodiscard]] double distanceToGround(const TerrainDocument& document, const Vec3& point);

/// Metres by which sizes and speeds in a view of this terrain are measured: the diagonal of its box.
[[nodiscard]] double sceneSize(const TerrainDocument& document);

/// The view that a terrain is first shown in: all of it, from above and from the south-west.
[[nodiscard]] Camera openingCamera(const TerrainDocument& document, ViewSize view);

/// Takes back a camera that a gesture has made useless: not a number, far off in space, an
/// orthographic view of nothing. `before` is a good camera.
[[nodiscard]] Camera withinReason(const Camera& camera, const Camera& before,
                                  const TerrainDocument& document);

/// Sets near and far so that terrain, objects and the ground grid about the terrain are between them, and
/// nothing of the surface that is in sight lies before the near plane, from where picks start.
/// An orthographic camera first backs off until the whole terrain is before it, which changes no pixel.
[[nodiscard]] Camera withClipPlanes(Camera camera, const TerrainDocument& document);

/// The part of a ray at which things are grabbed that are not on the ground: as far as the terrain's middle.
[[nodiscard]] Vec3 pointBeyondGround(const LocalRay& ray, const TerrainDocument& document);

}  // namespace scarp
