#include "core/tools/ToolBoxPaste.h"

#include "core/edit/EditSession.h"
#include "core/edit/SelectionEdits.h"
#include "core/tools/ToolBox.h"

namespace scarp {

Result<void> ToolBox::beginPaste(FloatingPaste paste) {
  TerrainDocument& document = context_.document;
  if (std::string why = document.whyNotEditable(); !why.empty()) return Error{std::move(why)};
  if (gesture_ || document.editing()) return Error{"the ground is being edited just now"};
  pasteGround_ = std::make_unique<PasteGround>(document);
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
  if (!pasteGround_ || !context_.floating || pasteGround_->shown == context_.floating->placement) return;
  const auto heights = groundWith(PasteOperation{context_.floating->clip, context_.floating->placement},
                                  pasteGround_->onto, pasteGround_->mask);
  if (!heights) return;
  pasteGround_->shown = context_.floating->placement;
  pasteGround_->session.replaceGround(*heights);
  pasteChanged.emit();
}

bool ToolBox::dropPaste() {
  if (!pasteGround_ || gesture_) return false;
  pasteGround_->session.commit(
      std::make_shared<Operation>(PasteOperation{context_.floating->clip, context_.floating->placement}));
  context_.floating.reset();
  pasteGround_.reset();
  pasteChanged.emit();
  return true;
}

bool ToolBox::takePasteBack() {
  if (!pasteGround_ || gesture_) return false;
  context_.floating.reset();
  pasteGround_.reset();
  pasteChanged.emit();
  return true;
}

}  // namespace scarp
