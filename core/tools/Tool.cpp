#include "core/tools/Tool.h"

#include "core/tools/BrushModifiers.h"

namespace scarp {

BrushSettings Tool::brush(const Modifiers& modifiers, const ToolContext& context) const {
  return brushWith(context.values.brush, modifiers);
}

}  // namespace scarp
