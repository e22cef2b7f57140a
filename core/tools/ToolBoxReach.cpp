#include <cmath>

#include "core/edit/EditReach.h"
#include "core/edit/LayerEdits.h"
#include "core/tools/ToolBox.h"

namespace scarp {

std::string ToolBox::hindrance() const {
  const TerrainDocument& document = context_.document;
  if (gesture_ || !cursor_ || context_.crop || context_.bending) return {};
  if (context_.floating) {
    const PasteOperation& paste = *context_.floating;
    return whyMasked(document, samplesUnder(document.frame(), *paste.clip, paste.placement), Masked::ByLayer);
  }
  if (kind_ != ToolKind::Sculpt || document.editing()) return {};
  if (std::string why = document.whyNotEditable(); !why.empty() || paintsMask()) return why;
  if (std::string why = whyCovered(document, static_cast<int>(std::lround(cursor_->column)),
                                   static_cast<int>(std::lround(cursor_->row)));
      !why.empty())
    return why;
  return whyMasked(document, EditReach{cursor_->point.head<2>(), context_.brush.radius});
}

}  // namespace scarp
