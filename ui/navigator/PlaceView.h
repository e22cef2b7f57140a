#pragma once

#include "core/geometry/Vec.h"

namespace scarp {

class EditorDocument;

/// Moves the camera of the main view to where it looks down at a place of the terrain (local frame, metres).
void travelTo(EditorDocument& document, const Vec2& place);

}  // namespace scarp
