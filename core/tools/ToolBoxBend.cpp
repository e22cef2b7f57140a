#include "core/tools/ToolBox.h"

namespace scarp {

void ToolBox::beginBend(BendablePath path) {
  endBend();
  context_.bending = std::move(path);
  announcedBends_ = ++context_.bends;
  bendChanged.emit();
}

void ToolBox::endBend() {
  if (!context_.bending) return;
  if (gestureTool_ == bend_.get()) cancel();
  context_.bending.reset();
  announcedBends_ = ++context_.bends;
  bendChanged.emit();
}

void ToolBox::followBend(const std::optional<BendablePath>& path) {
  if (!path) return endBend();
  context_.bending = path;
  announcedBends_ = ++context_.bends;
  bendChanged.emit();
}

}  // namespace scarp
