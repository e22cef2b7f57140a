#pragma once

#include "core/brush/BrushSettings.h"
#include "core/view/PointerEvent.h"

namespace scarp {

/// The brush that a press with these modifiers works with: Shift smooths with the same reach and strength,
/// Ctrl turns raise and lower, pinch and inflate, hole and fill round, presses a stamp into the ground rather
/// than up, and sinks a plateau. The other kinds have no inverse and stay. Shift wins over Ctrl.
[[nodiscard]] BrushSettings brushWith(const BrushSettings& settings, const Modifiers& modifiers);

}  // namespace scarp
