#include "core/tools/BrushModifiers.h"

#include "core/brush/BrushKinds.h"

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

}  // namespace scarp
