#include "core/tools/BrushSizeTool.h"

#include <algorithm>
#include <cmath>

#include "core/brush/BrushSchema.h"

namespace scarp {

namespace {

constexpr double kGrowthPerPixel = 0.01;  ///< Of the radius: e-fold in a hundred pixels.
constexpr double kInnerRadiusPerPixel = 0.005;

class BrushSizeGesture : public Gesture {
 public:
  BrushSizeGesture(const PointerEvent& event, ToolContext& context)
      : brush_(context.values.brush), before_(context.values.brush), from_(event.position) {}
  ~BrushSizeGesture() override {
    if (!done_) brush_ = before_;
  }

  void update(const PointerEvent& event, ToolContext&) override {
    const Vec2 way = event.position - from_;
    brush_.radius = std::clamp(before_.radius * std::exp(kGrowthPerPixel * way.x()), kSmallestCell,
                               brushNumber("radius").high);
    brush_.innerRadius = std::clamp(before_.innerRadius - kInnerRadiusPerPixel * way.y(), 0.0, 0.99);
  }
  void end(const PointerEvent& event, ToolContext& context) override {
    update(event, context);
    done_ = true;
  }

 private:
  BrushSettings& brush_;
  BrushSettings before_;
  Vec2 from_;
  bool done_ = false;
};

}  // namespace

std::unique_ptr<Gesture> BrushSizeTool::press(const PointerEvent& event, ToolContext& context) {
  return std::make_unique<BrushSizeGesture>(event, context);
}

}  // namespace scarp
