#pragma once

#include <algorithm>
#include <cmath>
#include <functional>
#include <optional>
#include <utility>

#include "core/brush/StrokeWork.h"
#include "core/tools/Tool.h"

namespace scarp {

/// Makes a drag that begins at a place on the ground; null where it is refused.
using BeginOnGround = std::function<std::unique_ptr<Gesture>(const PointerEvent& event, const SurfaceHit& hit,
                                                             ToolContext& context)>;

/// The drag that begins under the pointer, or, pressed beside the ground, where the pointer comes in over it,
/// with the modifiers of the press.
[[nodiscard]] std::unique_ptr<Gesture> beginOnGround(const PointerEvent& event, ToolContext& context,
                                                     BeginOnGround begin);

/// Returns the pressure of a sample, 0…1.
[[nodiscard]] inline double pressureOf(const PointerEvent& event) {
  return std::isfinite(event.pressure) ? std::clamp(event.pressure, 0.0, 1.0) : 1.0;
}

/// A drag that paints along the way of the pointer over the ground. Beside the ground the brush is lifted.
/// The subclass calls begin() when it is complete.
template <class PaintStroke>
class PaintingGesture : public Gesture {
 public:
  void update(const PointerEvent& event, ToolContext& context) override {
    const StrokeSample& last = stroke_.samples().back();
    const auto hit = context.groundAt(event);
    const double time = std::isfinite(event.time) ? std::max(event.time, last.time) : last.time;
    if (!hit) {
      if (onGround_) add({last.x, last.y, 0.0, time}, context);
      onGround_ = false;
      return;
    }
    const StrokeSample there{hit->point.x(), hit->point.y(), pressureOf(event), time};
    if (there.x == last.x && there.y == last.y) return;
    if (isLeapTooLong(stroke_.settings(), last, there)) return;
    // Back on the ground, a new dab begins.
    if (!std::exchange(onGround_, true)) add({there.x, there.y, 0.0, time}, context);
    add(there, context);
  }
  void end(const PointerEvent& event, ToolContext& context) override {
    update(event, context);
    stroke_.finish();
    show(context);
    if (!stroke_.truncation().empty()) context.refusal = stroke_.truncation();
    commit();
  }
  [[nodiscard]] RunningStroke stroke() const override { return {stroke_.samples()}; }

 protected:
  template <class... Args>
  explicit PaintingGesture(Args&&... args) : stroke_(std::forward<Args>(args)...) {}
  void begin(const PointerEvent& event, const SurfaceHit& hit, ToolContext& context) {
    add({hit.point.x(), hit.point.y(), pressureOf(event), std::isfinite(event.time) ? event.time : 0.0},
        context);
  }
  /// Updates the document after a change of the stroke.
  virtual void show(ToolContext& context) = 0;
  virtual void commit() = 0;

  PaintStroke stroke_;

 private:
  void add(const StrokeSample& sample, ToolContext& context) {
    if (stroke_.add(sample)) show(context);
  }

  bool onGround_ = true;
};

/// Returns where a ray meets a level between its ends, on the map; for holes, in which the ground goes on
/// level.
[[nodiscard]] std::optional<Vec3> mapOnLevel(const LocalRay& ray, double level, const GridFrame& frame);

/// Returns the distance of a pixel to the line between two pixels.
[[nodiscard]] double distanceToLine(const Vec2& pixel, const Vec2& a, const Vec2& b);

/// Where the ray through the pointer meets a level, metres: a drag that goes on beside the terrain, or over
/// ground that moves under it. Nothing where it does not meet it ahead.
[[nodiscard]] std::optional<Vec2> placeOnLevel(const PointerEvent& event, const ToolContext& context,
                                               double level);

}  // namespace scarp
