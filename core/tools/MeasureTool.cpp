#include "core/tools/MeasureTool.h"

#include <utility>

#include "core/document/TerrainDocument.h"
#include "core/view/ViewLimits.h"

namespace scarp {

namespace {

constexpr double kMarkReach = 9.0;  ///< Pixels from a corner within which it is meant.

std::optional<std::size_t> cornerAt(const std::vector<Vec2>& corners, const PointerEvent& event,
                                    const ToolContext& context) {
  std::optional<std::size_t> nearest;
  double least = kMarkReach;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const auto seen = groundPixel(context.document, corners[i], context.camera, event.view);
    if (!seen || !((*seen - event.position).norm() <= least)) continue;
    least = (*seen - event.position).norm();
    nearest = i;
  }
  return nearest;
}

/// Takes a corner along; cancelled, the line is again as it was before the press.
class CornerGesture : public ValueGesture<MeasuredLine> {
 public:
  CornerGesture(MeasuredLine& line, MeasuredLine before, std::size_t corner)
      : ValueGesture(line, std::move(before)), corner_(corner) {}
  void update(const PointerEvent& event, ToolContext& context) override {
    if (const auto hit = context.groundAt(event)) value_.corners[corner_] = hit->point.head<2>();
  }
  void end(const PointerEvent&, ToolContext&) override { kept_ = true; }

 private:
  std::size_t corner_;
};

}  // namespace

std::unique_ptr<Gesture> MeasureTool::press(const PointerEvent& event, ToolContext& context) {
  MeasuredLine& line = state_;
  if (isDoubleClick(lastPress_, event)) {
    lastPress_.reset();
    endLine();
    return nullptr;
  }
  lastPress_ = event;
  const MeasuredLine before = line;
  if (const auto corner = cornerAt(line.corners, event, context)) {
    if (!line.ended && *corner == 0 && line.corners.size() >= 3) {
      line.closed = line.ended = true;
      lastPress_.reset();
      return nullptr;
    }
    return std::make_unique<CornerGesture>(line, before, *corner);
  }
  const auto ground = context.groundAt(event);
  if (!ground) return nullptr;
  if (line.ended) line = {};
  line.corners.emplace_back(ground->point.head<2>());
  return std::make_unique<CornerGesture>(line, before, line.corners.size() - 1);
}

void MeasureTool::clear() {
  if (tools_.drags(*this)) return;
  state_ = {};
  announce();
}

void MeasureTool::begin(const Vec2& place) {
  if (tools_.dragging()) return;
  tools_.setTool(kName);
  state_ = {};
  state_.corners.push_back(place);
  announce();
}

bool MeasureTool::key(ToolKey key) {
  const bool used = key == ToolKey::Confirm ? endLine() : stepBack();
  announce();
  return used;
}

bool MeasureTool::endLine() {
  if (state_.ended || state_.corners.size() < 2) return false;
  return state_.ended = true;
}

bool MeasureTool::stepBack() {
  if (state_.corners.empty()) return false;
  if (state_.ended)
    state_.ended = state_.closed = false;
  else
    state_.corners.pop_back();
  return true;
}

}  // namespace scarp
