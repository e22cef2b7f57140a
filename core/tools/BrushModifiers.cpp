#include "core/tools/BrushModifiers.h"

namespace scarp {

BrushSettings brushWith(const BrushSettings& settings, const Modifiers& modifiers) {
  BrushSettings result = settings;
  if (modifiers.shift) {
    result.kind = BrushKind::Smooth;
  } else if (modifiers.control) {
    if (settings.kind == BrushKind::Raise) result.kind = BrushKind::Lower;
    if (settings.kind == BrushKind::Lower) result.kind = BrushKind::Raise;
  }
  return result;
}

}  // namespace scarp
