#include "core/tools/KeyboardCursor.h"

#include <algorithm>

#include "core/document/TerrainDocument.h"
#include "core/pick/SurfacePicker.h"
#include "core/tools/GroundEntry.h"

namespace scarp {
namespace {

/// Pixels of a step, and pixels a second at the beginning and after kFullSpeed of holding the keys.
struct Speeds {
  double step, slow, fast;
};
constexpr double kFullSpeed = 1.5;  ///< Seconds.

Speeds speedsOf(KeyboardCursor::Pace pace) {
  switch (pace) {
    case KeyboardCursor::Pace::Fine:
      return {1.0, 15.0, 60.0};
    case KeyboardCursor::Pace::Fast:
      return {40.0, 400.0, 1400.0};
    case KeyboardCursor::Pace::Usual:
      break;
  }
  return {8.0, 100.0, 600.0};
}

constexpr double kEdge = 0.12;    ///< Of the view: nearer to its edge the camera follows …
constexpr double kWithin = 0.30;  ///< … until the cursor is so far within.

Vec2 clampedTo(const Vec2& pixel, const ViewSize& size, double margin) {
  return {std::clamp(pixel.x(), margin * size.width, (1.0 - margin) * size.width),
          std::clamp(pixel.y(), margin * size.height, (1.0 - margin) * size.height)};
}

}  // namespace

void KeyboardCursor::take(ViewSize size, const std::optional<Vec2>& pixel) {
  const bool within = placed_ && event_.position.x() < size.width && event_.position.y() < size.height;
  if (pixel)
    event_.position = *pixel;
  else if (!within)
    event_.position = {0.5 * size.width, 0.5 * size.height};
  event_.view = size;
  event_.modifiers = {};
  placed_ = active_ = true;
  rest();
  // From the sky it comes down to the map.
  for (int i = 0; i < 32 && !mapAt(event_.position); ++i)
    event_.position += 0.1 * (Vec2(0.5 * size.width, 0.6 * size.height) - event_.position);
}

std::optional<Vec3> KeyboardCursor::mapAt(const Vec2& pixel) const {
  const TerrainDocument& document = view_.tools().document();
  const LocalRay ray = view_.camera().rayThrough(pixel, event_.view);
  if (const auto hit = document.picker().pick(ray); hit && hit->side != SurfaceSide::Below) return hit->point;
  return mapOnLevel(ray, level_, document.frame());
}

Vec2 KeyboardCursor::followed(const Vec2& pixel, const Vec3& place) {
  const auto inner = mapAt(clampedTo(pixel, event_.view, kWithin));
  if (!inner) return clampedTo(pixel, event_.view, 0.0);
  Camera camera = view_.camera();
  camera.position.head<2>() += (place - *inner).head<2>();
  view_.dragTo(camera);
  const auto seen = view_.camera().project(place, event_.view);
  return clampedTo(seen ? *seen : pixel, event_.view, 0.0);
}

bool KeyboardCursor::moveBy(const Vec2& pixels, double time) {
  const Vec2 next = event_.position + pixels;
  const auto place = mapAt(next);
  if (!place) return false;
  level_ = place->z();
  event_.position = next == clampedTo(next, event_.view, kEdge) ? next : followed(next, *place);
  event_.time = std::max(time, event_.time);
  dragged_ = true;
  view_.move(event_);
  return true;
}

bool KeyboardCursor::step(const Vec2& direction, Pace pace, double time) {
  EXPECTS(active_);
  return moveBy(speedsOf(pace).step * direction, time);
}

void KeyboardCursor::glide(const Vec2& direction, Pace pace, double seconds, double time) {
  EXPECTS(active_);
  heldFor_ += seconds;
  const Speeds speeds = speedsOf(pace);
  const double share = std::min(heldFor_ / kFullSpeed, 1.0);
  moveBy((speeds.slow + share * share * (speeds.fast - speeds.slow)) * seconds * direction.normalized(), time);
}

void KeyboardCursor::zoom(double steps, double time) {
  EXPECTS(active_);
  event_.time = std::max(time, event_.time);
  view_.wheel(event_, steps);
  view_.move(event_);
}

void KeyboardCursor::turn(double angle, double time) {
  EXPECTS(active_);
  const auto place = mapAt(event_.position);
  if (!place || view_.dragging()) return;
  event_.time = std::max(time, event_.time);
  Camera camera = view_.camera();
  camera.orbit(*place, angle, 0.0);
  view_.dragTo(camera);
  view_.move(event_);
}

bool KeyboardCursor::press(const Modifiers& modifiers, double time) {
  EXPECTS(active_);
  event_.time = std::max(time, event_.time);
  event_.modifiers = modifiers;
  view_.move(event_);  // as a pointer, it comes before it presses
  PointerEvent press = event_;
  press.button = PointerButton::Left;
  view_.press(press);
  pressed_ = view_.dragging();
  dragged_ = false;
  return pressed_;
}

void KeyboardCursor::release(double time) {
  EXPECTS(active_);
  event_.time = std::max(time, event_.time);
  PointerEvent release = event_;
  release.button = PointerButton::Left;
  view_.release(release);
  pressed_ = false;
  event_.modifiers = {};
}

}  // namespace scarp
