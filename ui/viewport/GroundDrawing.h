#pragma once

#include <cmath>
#include <numbers>
#include <utility>
#include <vector>

#include "core/terrain/GridFrame.h"
#include "core/terrain/Surface.h"
#include "core/terrain/TiledRaster.h"
#include "ui/render/SceneView.h"

namespace scarp {

/// Lines on the ground with dark rims, of which holes and what lies beyond the border are left out. The heights and
/// the frame outlive it.
class GroundDrawing {
 public:
  GroundDrawing(const HeightRaster& heights, const GridFrame& frame) : heights_(heights), frame_(frame) {}

  [[nodiscard]] Vec3 onGround(const Vec2& place) const {
    return {place.x(), place.y(), heightAt(heights_, frame_.column(place.x()), frame_.row(place.y()))};
  }
  template <class Place>
  void path(int pieces, const Overlay::Colour& colour, float width, const Place& place) {
    Vec3 before = onGround(place(0.0));
    for (int i = 1; i <= pieces; ++i) {
      const Vec3 next = onGround(place(double(i) / pieces));
      line(before, next, colour, width);
      before = next;
    }
  }
  void ring(const Vec2& centre, double radius, const Overlay::Colour& colour, float width = 1.8F) {
    constexpr int around = 72;
    path(around, colour, width, [&](double t) -> Vec2 {
      const double angle = 2.0 * std::numbers::pi * t;
      return centre + radius * Vec2(std::cos(angle), std::sin(angle));
    });
  }
  void cross(const Vec2& centre, double arm, const Overlay::Colour& colour) {
    for (const Vec2& way : {Vec2(arm, 0.0), Vec2(0.0, arm)})
      path(8, colour, 2.0F, [&](double t) -> Vec2 { return centre + (2.0 * t - 1.0) * way; });
  }
  void line(const Vec3& from, const Vec3& to, const Overlay::Colour& colour, float width) {
    if (std::isfinite(from.z()) && std::isfinite(to.z())) lines_.push_back({from, to, colour, width});
  }
  void dot(const Vec3& at, const Overlay::Colour& colour) {
    if (std::isfinite(at.z())) lines_.push_back({at, at, colour, 8.0F});
  }
  /// All dark rims come first: else one piece's would lie over the next one's line.
  [[nodiscard]] Overlay take() {
    constexpr Overlay::Colour dark{0.05F, 0.05F, 0.06F, 0.75F};
    Overlay overlay;
    for (Overlay::Line rim : lines_) {
      rim.colour = dark;
      rim.colour[3] *= lines_.front().colour[3];
      rim.width += 2.2F;
      overlay.lines.push_back(rim);
    }
    overlay.lines.insert(overlay.lines.end(), lines_.begin(), lines_.end());
    return overlay;
  }

 private:
  const HeightRaster& heights_;
  const GridFrame& frame_;
  std::vector<Overlay::Line> lines_;
};

}  // namespace scarp
