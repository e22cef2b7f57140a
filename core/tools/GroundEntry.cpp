#include "core/tools/GroundEntry.h"

#include "core/document/TerrainDocument.h"
#include "core/pick/SurfacePicker.h"

namespace scarp {

namespace {

/// How exactly it is found where the pointer came in.
constexpr double kEntryPixels = 1.0 / 64.0;

struct Entry {
  PointerEvent event;
  SurfaceHit hit;
};

/// Where the way from a pixel beside the ground to the pointer comes in over it; nothing where the pointer is
/// beside it as well.
std::optional<Entry> entryOf(Vec2 outside, const PointerEvent& event, const ToolContext& context) {
  const auto hit = context.groundAt(event);
  if (!hit) return std::nullopt;
  Entry entry{event, *hit};
  while ((entry.event.position - outside).norm() > kEntryPixels) {
    PointerEvent between = event;
    between.position = 0.5 * (outside + entry.event.position);
    if (const auto there = context.groundAt(between))
      entry = {between, *there};
    else
      outside = between.position;
  }
  return entry;
}

/// Waits for the pointer to come in; from then on it is the drag that begins there.
class EntryGesture : public Gesture {
 public:
  EntryGesture(const PointerEvent& event, BeginOnGround begin)
      : begin_(std::move(begin)), outside_(event.position), modifiers_(event.modifiers) {}

  void update(const PointerEvent& event, ToolContext& context) override {
    if (gesture_) return gesture_->update(event, context);
    if (refused_ || context.document.editing()) return;
    auto entry = entryOf(outside_, event, context);
    outside_ = event.position;
    if (!entry) return;
    entry->event.modifiers = modifiers_;
    gesture_ = begin_(entry->event, entry->hit, context);
    refused_ = !gesture_;
    if (gesture_ && event.position != entry->event.position) gesture_->update(event, context);
  }
  void hold(const PointerEvent& event, ToolContext& context) override {
    if (gesture_) gesture_->hold(event, context);
  }
  void end(const PointerEvent& event, ToolContext& context) override {
    update(event, context);
    if (gesture_) gesture_->end(event, context);
  }
  [[nodiscard]] RunningStroke stroke() const override {
    return gesture_ ? gesture_->stroke() : RunningStroke();
  }

 private:
  BeginOnGround begin_;
  Vec2 outside_;  ///< Pixel in which the pointer was last beside the ground.
  Modifiers modifiers_;
  std::unique_ptr<Gesture> gesture_;
  bool refused_ = false;
};

}  // namespace

std::unique_ptr<Gesture> beginOnGround(const PointerEvent& event, ToolContext& context, BeginOnGround begin) {
  if (const auto hit = context.groundAt(event)) return begin(event, *hit, context);
  return std::make_unique<EntryGesture>(event, std::move(begin));
}

std::optional<Vec3> mapOnLevel(const LocalRay& ray, double level, const GridFrame& frame) {
  const double t = (level - ray.origin.z()) / ray.direction.z();
  if (!(t >= ray.tMin && t <= ray.tMax)) return std::nullopt;
  const Vec3 at = ray.at(t);
  const bool within = 2.0 * std::abs(at.x()) <= frame.width() && 2.0 * std::abs(at.y()) <= frame.depth();
  return within ? std::optional(at) : std::nullopt;
}

double distanceToLine(const Vec2& pixel, const Vec2& a, const Vec2& b) {
  const Vec2 way = b - a;
  const double length = way.squaredNorm();
  const double t = length > 0.0 ? std::clamp((pixel - a).dot(way) / length, 0.0, 1.0) : 0.0;
  return (pixel - (a + t * way)).norm();
}

std::optional<Vec2> placeOnLevel(const PointerEvent& event, const ToolContext& context, double level) {
  const LocalRay ray = context.camera.rayThrough(event.position, event.view);
  const double t = (level - ray.origin.z()) / ray.direction.z();
  if (!(t > 0.0) || !std::isfinite(t)) return std::nullopt;
  return Vec2((ray.origin + t * ray.direction).head<2>());
}

}  // namespace scarp
