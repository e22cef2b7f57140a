#include "core/tools/SculptTool.h"

#include <algorithm>
#include <cmath>

#include "core/brush/StrokeLength.h"
#include "core/edit/SculptStroke.h"
#include "core/tools/BrushModifiers.h"

namespace scarp {

namespace {

/// A leap that takes more dabs than this (a brush much smaller than a cell, swept across the map) is not
/// painted: the hand would wait for seconds.
constexpr double kMostDabsALeap = 1e6;

class SculptGesture : public Gesture {
 public:
  SculptGesture(const PointerEvent& event, const SurfaceHit& hit, ToolContext& context)
      : stroke_(context.document, brushWith(context.brush, event.modifiers)),
        position_(event.position),
        last_{hit.point.x(), hit.point.y(), pressureOf(event), std::isfinite(event.time) ? event.time : 0.0} {
    stroke_.add(last_);
  }

  void update(const PointerEvent& event, ToolContext& context) override {
    // The ground moves under a brush held still; the brush must not follow it.
    if (event.position == position_) return hold(event, context);
    position_ = event.position;
    const auto hit = context.groundAt(event);
    if (!hit) return lift(event);
    const StrokeSample there{hit->point.x(), hit->point.y(), pressureOf(event), timeOf(event)};
    if (dabsBetween(stroke_.settings(), last_, there) > kMostDabsALeap) return;
    if (!onGround_) {
      onGround_ = true;
      add({there.x, there.y, 0.0, there.time});
    }
    add(there);
  }

  void hold(const PointerEvent& event, ToolContext&) override {
    if (onGround_) add({last_.x, last_.y, pressureOf(event), timeOf(event)});
  }

  void end(const PointerEvent& event, ToolContext& context) override {
    update(event, context);
    stroke_.finish();
  }

 private:
  static double pressureOf(const PointerEvent& event) {
    return std::isfinite(event.pressure) ? std::clamp(event.pressure, 0.0, 1.0) : 1.0;
  }
  [[nodiscard]] double timeOf(const PointerEvent& event) const {
    return std::isfinite(event.time) ? std::max(event.time, last_.time) : last_.time;
  }
  void add(const StrokeSample& sample) {
    last_ = sample;
    stroke_.add(sample);
  }
  /// The pointer has left the ground; what lies between here and its return stays as it is.
  void lift(const PointerEvent& event) {
    if (!onGround_) return;
    onGround_ = false;
    add({last_.x, last_.y, 0.0, timeOf(event)});
  }

  SculptStroke stroke_;
  Vec2 position_;  ///< Of the pointer, pixels.
  StrokeSample last_;
  bool onGround_ = true;
};

}  // namespace

std::unique_ptr<Gesture> SculptTool::press(const PointerEvent& event, ToolContext& context) {
  const auto hit = context.groundAt(event);
  if (!hit) return nullptr;
  return std::make_unique<SculptGesture>(event, *hit, context);
}

}  // namespace scarp
