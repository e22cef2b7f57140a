#include "core/edit/EditReach.h"
#include "core/edit/PasteEdit.h"
#include "core/tools/ToolBox.h"

namespace scarp {

Result<void> ToolBox::beginPaste(PasteOperation paste) {
  TerrainDocument& document = context_.document;
  if (std::string why = document.whyNotEditable(); !why.empty()) return Error{std::move(why)};
  if (gesture_ || document.editing()) return Error{"the ground is being edited just now"};
  pasteEdit_ = std::make_unique<PasteEdit>(document);
  context_.floating = std::move(paste);
  showPaste();
  return {};
}

void ToolBox::setPlacement(const ClipPlacement& placement) {
  EXPECTS(context_.floating && placement.scale > 0.0 && placement.feather >= 0.0);
  context_.floating->placement = placement;
  showPaste();
}

void ToolBox::showPaste() {
  if (!pasteEdit_ || !context_.floating) return;
  if (const auto* shown = pasteEdit_->placement(); shown && *shown == context_.floating->placement) return;
  if (!pasteEdit_->lay(*context_.floating)) return;
  pasteChanged.emit();
}

bool ToolBox::dropPaste() {
  if (!pasteEdit_ || gesture_) return false;
  if (pasteEdit_->placement() && !pasteEdit_->commit()) {
    const GridRect under =
        samplesUnder(context_.document.frame(), *context_.floating->clip, context_.floating->placement);
    context_.refusal = pasteEdit_->refusal();
    if (context_.refusal.empty()) context_.refusal = whyMasked(context_.document, under, Masked::ByLayer);
    if (context_.refusal.empty()) context_.refusal = "what was pasted changed nothing";
  }
  context_.floating.reset();
  pasteEdit_.reset();
  pasteChanged.emit();
  tellRefusal();
  return true;
}

bool ToolBox::takePasteBack() {
  if (!pasteEdit_ || gesture_) return false;
  context_.floating.reset();
  pasteEdit_.reset();
  pasteChanged.emit();
  return true;
}

}  // namespace scarp
