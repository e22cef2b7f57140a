#include "core/tools/NavigateTool.h"

#include <algorithm>
#include <cmath>

#include "core/tools/ViewLimits.h"

namespace scarp {

namespace {

constexpr double kOrbitPerPixel = 0.005;  ///< Radians.
constexpr double kLookPerPixel = 0.0025;  ///< Radians.
constexpr double kDollyPerStep = 0.85;
constexpr double kNearestDolly = 0.5;  ///< Metres.

/// The ground under the pointer, or a point on its ray about as far as the terrain's middle.
Vec3 anchorAt(const PointerEvent& event, const ToolContext& context) {
  if (const auto hit = context.groundAt(event)) return hit->point;
  return pointBeyondGround(context.camera.rayThrough(event.position, event.view), context.document);
}

/// A drag of the camera; taken back unless it ends.
class CameraGesture : public Gesture {
 public:
  CameraGesture(const PointerEvent& event, ToolContext& context)
      : camera_(context.camera), before_(context.camera), last_(event.position) {}
  ~CameraGesture() override {
    if (!done_) camera_ = before_;
  }

  void update(const PointerEvent& event, ToolContext& context) final {
    const Camera good = camera_;
    turn(camera_, event, event.position - last_);
    camera_ = withinReason(camera_, good, context.document);
    last_ = event.position;
  }
  void end(const PointerEvent& event, ToolContext& context) final {
    update(event, context);
    done_ = true;
  }

 protected:
  virtual void turn(Camera& camera, const PointerEvent& event, const Vec2& way) = 0;

 private:
  Camera& camera_;
  Camera before_;
  Vec2 last_;
  bool done_ = false;
};

class OrbitGesture : public CameraGesture {
 public:
  OrbitGesture(const PointerEvent& event, ToolContext& context)
      : CameraGesture(event, context), pivot_(anchorAt(event, context)) {}

 private:
  void turn(Camera& camera, const PointerEvent&, const Vec2& way) override {
    camera.orbit(pivot_, kOrbitPerPixel * way.x(), -kOrbitPerPixel * way.y());
  }
  Vec3 pivot_;
};

class PanGesture : public CameraGesture {
 public:
  PanGesture(const PointerEvent& event, ToolContext& context)
      : CameraGesture(event, context), anchor_(anchorAt(event, context)) {}

 private:
  void turn(Camera& camera, const PointerEvent& event, const Vec2&) override {
    // From where the anchor is seen now, not from the last event: nothing can add up.
    if (const auto seen = camera.project(anchor_, event.view))
      camera.pan(anchor_, *seen, event.position, event.view);
  }
  Vec3 anchor_;
};

class LookGesture : public CameraGesture {
 public:
  using CameraGesture::CameraGesture;

 private:
  void turn(Camera& camera, const PointerEvent&, const Vec2& way) override {
    camera.look(kLookPerPixel * way.x(), -kLookPerPixel * way.y());
  }
};

}  // namespace

std::unique_ptr<Gesture> NavigateTool::press(const PointerEvent& event, ToolContext& context) {
  const auto move = cameraMove(context.navigation, event.button, event.modifiers);
  if (move == CameraMove::Orbit) return std::make_unique<OrbitGesture>(event, context);
  if (move == CameraMove::Pan) return std::make_unique<PanGesture>(event, context);
  if (move == CameraMove::Look) return std::make_unique<LookGesture>(event, context);
  return nullptr;
}

void dolly(const PointerEvent& event, double steps, ToolContext& context) {
  Camera& camera = context.camera;
  const Camera before = camera;
  const Vec3 toward = anchorAt(event, context);
  double factor = std::pow(kDollyPerStep, std::clamp(steps, -50.0, 50.0));
  if (camera.projection == Camera::Projection::Perspective) {
    const double distance = (camera.position - toward).norm();
    const double nearest = std::min(kNearestDolly, 0.05 * sceneSize(context.document));
    if (factor < 1.0) factor = std::max(factor, nearest / distance);
    // Already nearer than that (the ground was raised, or one flew there): stays.
    if (!(distance > 0.0) || (steps > 0.0 && factor > 1.0)) return;
  }
  camera.dolly(toward, factor);
  camera = withinReason(camera, before, context.document);
}

double flightSpeed(const ToolContext& context) {
  const double size = sceneSize(context.document);
  return std::clamp(distanceToGround(context.document, context.camera.position), 0.002 * size, 0.5 * size);
}

}  // namespace scarp
