#include "core/tools/MeasureTool.h"
#include "core/tools/ToolBox.h"

// What a tool box does with the measured line.

namespace scarp {

bool ToolBox::drawingLine() const {
  return kind_ == ToolKind::Measure && !context_.measured.ended && !context_.measured.corners.empty();
}

bool ToolBox::endMeasuredLine() {
  if (gesture_ || kind_ != ToolKind::Measure || !endLine(context_.measured)) return false;
  announce();
  return true;
}

bool ToolBox::takeBackCorner() {
  if (gesture_ || kind_ != ToolKind::Measure || !takeBack(context_.measured)) return false;
  announce();
  return true;
}

void ToolBox::clearMeasuredLine() {
  if (gesture_ && gestureTool_ == measure_.get()) return;
  context_.measured = {};
  announce();
}

void ToolBox::beginMeasuring(const Vec2& place) {
  if (gesture_) return;
  setTool(ToolKind::Measure);
  context_.measured = {};
  context_.measured.corners.push_back(place);
  announce();
}

}  // namespace scarp
