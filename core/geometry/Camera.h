#pragma once

#include <optional>

#include "core/geometry/Box.h"
#include "core/geometry/Ray.h"

namespace scarp {

/// The viewport in pixels. Pixel (0, 0) is its top left corner, (width, height) its bottom right one:
/// the middle of the first pixel is (0.5, 0.5).
struct ViewSize {
  double width = 1.0, height = 1.0;
  [[nodiscard]] double aspect() const { return width / height; }
  bool operator==(const ViewSize&) const = default;
};

/// A camera in the local frame: position, yaw and pitch; no roll, z stays up. A value.
class Camera {
 public:
  enum class Projection { Perspective, Orthographic };

  /// Yaw 0 looks along +y (north), growing clockwise (towards +x, east); pitch 0 is level, −π/2 down.
  Vec3 position{0.0, 0.0, 100.0};
  double yaw = 0.0;     ///< Radians.
  double pitch = -0.5;  ///< Radians, within ±π/2.
  Projection projection = Projection::Perspective;
  double fieldOfView = 0.872664625997;     ///< Vertical, radians (50°). Perspective only.
  double orthoHeight = 1000.0;             ///< Metres seen from bottom to top. Orthographic only.
  double nearPlane = 0.5, farPlane = 1e5;  ///< Metres as seen, 0 < near < far.
  /// Heights appear so many times as large, > 0. Position and picks stay in the local frame; yaw, pitch,
  /// forward(), right() and up() are directions as seen, in stretched space.
  double exaggeration = 1.0;

  [[nodiscard]] Vec3 forward() const;
  [[nodiscard]] Vec3 right() const;
  [[nodiscard]] Vec3 up() const;

  /// A direction or distance of the local frame as it is seen, heights exaggerated; and back.
  [[nodiscard]] Vec3 stretched(const Vec3& v) const { return {v.x(), v.y(), exaggeration * v.z()}; }
  [[nodiscard]] Vec3 unstretched(const Vec3& v) const { return {v.x(), v.y(), v.z() / exaggeration}; }
  /// How far along forward() a point is seen, metres; negative behind the eye.
  [[nodiscard]] double depth(const Vec3& point) const;

  [[nodiscard]] Mat4 view() const;               ///< Local frame to eye (x right, y up, −z forward).
  [[nodiscard]] Mat4 clip(ViewSize size) const;  ///< Eye to clip space, z in −1…1 (OpenGL).
  [[nodiscard]] Mat4 viewClip(ViewSize size) const;

  /// The ray under a pixel, from the near plane (t = 0) to the far plane (t = 1), by unprojecting the
  /// pixel on both.
  [[nodiscard]] LocalRay rayThrough(Vec2 pixel, ViewSize size) const;
  /// Where a point appears, in pixels; nothing behind the eye.
  [[nodiscard]] std::optional<Vec2> project(const Vec3& point, ViewSize size) const;
  /// Metres that a pixel covers at a point's depth.
  [[nodiscard]] double metresPerPixel(const Vec3& point, ViewSize size) const;

  /// Turns about a point that keeps its place on the screen. Radians.
  void orbit(const Vec3& pivot, double yawBy, double pitchBy);
  /// Turns in place. Radians.
  void look(double yawBy, double pitchBy);
  /// Moves so that what was under `from` at the anchor's depth comes to be under `to`.
  void pan(const Vec3& anchor, Vec2 from, Vec2 to, ViewSize size);
  /// Goes towards a point (factor < 1) or away (factor > 1): the distance to it is multiplied. The
  /// point keeps its place on the screen. factor > 0.
  void dolly(const Vec3& toward, double factor);
  /// Moves by metres along its own right and forward directions and the vertical.
  void fly(double rightBy, double forwardBy, double upBy);
  /// Goes, keeping its direction, to where the whole box is in sight and fills the view but for a narrow
  /// margin.
  void frame(const Box& box, ViewSize size);
  /// Sets near and far so that the box is between them and the near plane is as far out as it can be.
  void fitClipPlanes(const Box& box);

  bool operator==(const Camera&) const = default;
};

}  // namespace scarp
