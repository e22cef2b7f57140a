#include "core/tools/Tool.h"

#include "core/brush/BrushKinds.h"
#include "core/edit/Operation.h"
#include "core/tools/SelectedObjects.h"

namespace scarp {

BrushSettings brushWith(const BrushSettings& settings, const Modifiers& modifiers) {
  BrushSettings result = settings;
  if (modifiers.shift) {
    result.kind = BrushKind::Smooth;
  } else if (modifiers.control) {
    if (const auto invert = brushKindInfo(settings.kind).traits.invert) invert(result);
  }
  return result;
}

bool isDoubleClick(const std::optional<PointerEvent>& last, const PointerEvent& press) {
  constexpr double kMaxPixels = 5.0, kMaxSeconds = 0.45;  // Between the presses.
  return last && press.time - last->time < kMaxSeconds &&
         (press.position - last->position).norm() < kMaxPixels;
}

BrushSettings Tool::brush(const Modifiers& modifiers, const ToolContext& context) const {
  return brushWith(context.values.brush, modifiers);
}

Result<Operation> Tool::strokeOf(BrushSettings&, const std::vector<StrokeSample>&) {
  return Error{
      "the active tool has no brush for a position; choose a brush, Paint Materials or Select by Brush"};
}

bool Tool::hasSelection() const { return !tools_.selected().empty(); }
void Tool::deleteSelection() { deleteSelected(tools_); }
void Tool::duplicateSelection() { duplicateSelected(tools_); }

}  // namespace scarp
