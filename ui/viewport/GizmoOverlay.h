#pragma once

#include <span>

#include "core/tools/ObjectGizmo.h"
#include "ui/render/Overlay.h"

namespace scarp {

// Marks of a view over everything in it, whatever stands before them.

/// The handles on what is selected, in the colours of their axes; the one that is lit is bright.
[[nodiscard]] Overlay gizmoOverlay(const ObjectGizmo& gizmo, const Camera& camera, ViewSize size);
/// What a drag encloses: corners in pixels.
[[nodiscard]] Overlay outlineOverlay(std::span<const Vec2> corners, const Camera& camera, ViewSize size);

}  // namespace scarp
