#include "core/tools/CropTool.h"
#include "core/tools/ToolBox.h"

namespace scarp {

void ToolBox::beginCrop(const GridRect& samples) {
  if (gestureTool_ == crop_.get()) cancel();
  context_.crop = samples;
  announce();
}

void ToolBox::endCrop() {
  if (gestureTool_ == crop_.get()) cancel();
  context_.crop.reset();
  announce();
}

bool ToolBox::answerCrop(bool keep) {
  if (!context_.crop || gesture_) return false;
  cropAnswered.emit(keep);
  return true;
}

bool ToolBox::gripsCrop() const {
  if (gesture_) return gestureTool_->subject() == DragSubject::Crop;
  return pointer_ && CropTool::gripAt(*pointer_, context_).has_value();
}

}  // namespace scarp
