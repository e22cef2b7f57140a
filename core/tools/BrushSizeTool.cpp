#include "core/tools/BrushSizeTool.h"

#include <algorithm>
#include <cmath>

#include "core/brush/BrushSchema.h"

namespace scarp {

namespace {

constexpr double kGrowthPerPixel = 0.01;  ///< Of the radius: e-fold in a hundred pixels.
constexpr double kInnerRadiusPerPixel = 0.005;

class BrushSizeGesture : public ValueGesture<BrushSettings> {
 public:
  BrushSizeGesture(const PointerEvent& event, ToolContext& context)
      : ValueGesture(context.values.brush), from_(event.position) {}

  void update(const PointerEvent& event, ToolContext&) override {
    const Vec2 way = event.position - from_;
    value_.radius = std::clamp(before_.radius * std::exp(kGrowthPerPixel * way.x()), kSmallestCell,
                               brushNumber("radius").high);
    value_.innerRadius = std::clamp(before_.innerRadius - kInnerRadiusPerPixel * way.y(), 0.0, 0.99);
  }

 private:
  Vec2 from_;
};

}  // namespace

std::unique_ptr<Gesture> BrushSizeTool::press(const PointerEvent& event, ToolContext& context) {
  return std::make_unique<BrushSizeGesture>(event, context);
}

}  // namespace scarp
