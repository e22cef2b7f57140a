#include "core/tools/NavigateTool.h"

#include <numbers>

#include "core/view/CameraMotion.h"
#include "core/view/ViewLimits.h"

namespace scarp {

namespace {

constexpr double kOrbitPerPixel = 0.005;  ///< Radians.
constexpr double kLookPerPixel = 0.0025;  ///< Radians.
constexpr double kStepsPerPixel = 0.05;  ///< Of a drag that zooms.

/// A drag of the camera; taken back unless it ends.
class CameraGesture : public ValueGesture<Camera> {
 public:
  CameraGesture(const PointerEvent& event, ToolContext& context)
      : ValueGesture(context.camera), last_(event.position) {}

  void update(const PointerEvent& event, ToolContext& context) final {
    const Camera good = value_;
    turn(value_, event, context);
    value_ = context.permitted(value_, good);
    last_ = event.position;
  }

 protected:
  virtual void turn(Camera& camera, const PointerEvent& event, const ToolContext& context) = 0;
  /// Pixels since the last event.
  [[nodiscard]] Vec2 way(const PointerEvent& event) const { return event.position - last_; }

 private:
  Vec2 last_;
};

class OrbitGesture : public CameraGesture {
 public:
  OrbitGesture(const PointerEvent& event, ToolContext& context)
      : CameraGesture(event, context), pivot_(anchorAt(event, context)) {}

 private:
  void turn(Camera& camera, const PointerEvent& event, const ToolContext& context) override {
    const double yawBy = kOrbitPerPixel * way(event).x(), pitchBy = -kOrbitPerPixel * way(event).y();
    const Camera before = camera;
    const auto turned = [&](double pitch) {
      Camera result = before;
      result.orbit(pivot_, yawBy, pitch);
      return result;
    };
    camera = turned(pitchBy);
    if (!context.staysAbove(before) || keepsClear(camera, context.document)) return;
    // It slides over the ground, the pivot in its pixel: looks down as much more as it takes.
    const double down = pitchBy - std::numbers::pi;
    camera = turned(
        bisect(pitchBy, down, [&](double pitch) { return keepsClear(turned(pitch), context.document); }));
  }
  Vec3 pivot_;
};

class PanGesture : public CameraGesture {
 public:
  PanGesture(const PointerEvent& event, ToolContext& context)
      : CameraGesture(event, context), anchor_(anchorAt(event, context)) {}

 private:
  void turn(Camera& camera, const PointerEvent& event, const ToolContext&) override {
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
  void turn(Camera& camera, const PointerEvent& event, const ToolContext&) override {
    camera.look(kLookPerPixel * way(event).x(), -kLookPerPixel * way(event).y());
  }
};

/// Nearer to the ground where the drag began, which keeps its pixel, and away from it.
class ZoomGesture : public CameraGesture {
 public:
  ZoomGesture(const PointerEvent& event, ToolContext& context)
      : CameraGesture(event, context), from_(event.position), nearer_(nearerBy(context.navigation)) {}

 private:
  void turn(Camera& camera, const PointerEvent& event, const ToolContext& context) override {
    PointerEvent at = event;
    at.position = from_;
    camera = dollied(at, kStepsPerPixel * nearer_.dot(way(event)), context);
  }
  Vec2 from_, nearer_;
};

}  // namespace

std::unique_ptr<Gesture> NavigateTool::press(const PointerEvent& event, ToolContext& context) {
  const auto move = cameraMove(context.navigation, event.button, event.modifiers);
  if (move == CameraMove::Orbit) return std::make_unique<OrbitGesture>(event, context);
  if (move == CameraMove::Pan) return std::make_unique<PanGesture>(event, context);
  if (move == CameraMove::Look) return std::make_unique<LookGesture>(event, context);
  if (move == CameraMove::Zoom) return std::make_unique<ZoomGesture>(event, context);
  return nullptr;
}

}  // namespace scarp
