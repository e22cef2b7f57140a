#include "core/tools/Tool.h"

#include "core/tools/BrushModifiers.h"

namespace scarp {

bool isDoubleClick(const std::optional<PointerEvent>& last, const PointerEvent& press) {
  constexpr double kMaxPixels = 5.0, kMaxSeconds = 0.45;  // Between the presses.
  return last && press.time - last->time < kMaxSeconds &&
         (press.position - last->position).norm() < kMaxPixels;
}

BrushSettings Tool::brush(const Modifiers& modifiers, const ToolContext& context) const {
  return brushWith(context.values.brush, modifiers);
}

}  // namespace scarp
