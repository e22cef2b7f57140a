#pragma once

#include "core/geometry/Camera.h"

namespace scarp {

class TerrainDocument;

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
