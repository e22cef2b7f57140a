#pragma once

#include <vector>

#include "core/base/Result.h"
#include "core/geometry/Vec.h"

namespace scarp {

class ToolState;

/// Makes a stroke of the active brush along places (local frame, metres), as a drag of the tool does without
/// modifiers: it sculpts, paints a material or the selection, or paints the mask of the active layer. One place
/// makes one dab. One undoable step. The error is one line: why nothing was changed, or which tool is needed.
/// Contract: there is a place.
[[nodiscard]] Result<void> strokeAlong(ToolState& tools, const std::vector<Vec2>& places);

}  // namespace scarp
