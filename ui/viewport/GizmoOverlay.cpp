#include "ui/viewport/GizmoOverlay.h"

namespace scarp {
namespace {

constexpr Overlay::Colour kDark{0.05F, 0.06F, 0.08F, 0.75F}, kLit{1.0F, 0.97F, 0.55F, 1.0F};
constexpr Overlay::Colour kBand{1.0F, 1.0F, 1.0F, 0.95F};
constexpr float kWidth = 2.4F, kLitWidth = 4.0F, kRim = 2.6F;

Overlay::Colour colourOf(GizmoPart part) {
  switch (part) {
    case GizmoPart::East:
      return {0.96F, 0.33F, 0.33F, 1.0F};
    case GizmoPart::North:
      return {0.49F, 0.84F, 0.34F, 1.0F};
    case GizmoPart::Height:
      return {0.40F, 0.63F, 1.0F, 1.0F};
    case GizmoPart::Turn:
      return {0.97F, 0.80F, 0.30F, 1.0F};
    case GizmoPart::Scale:
      return {0.86F, 0.62F, 0.98F, 1.0F};
    case GizmoPart::Move:
      break;
  }
  return {1.0F, 1.0F, 1.0F, 1.0F};
}

/// The point of the local frame that is seen at a pixel, before all that is drawn.
Vec3 before(const Vec2& pixel, const Camera& camera, ViewSize size) {
  const LocalRay ray = camera.rayThrough(pixel, size);
  return ray.at(ray.tMin + 1e-3 * (ray.tMax - ray.tMin));
}

}  // namespace

Overlay gizmoOverlay(const ObjectGizmo& gizmo, const Camera& camera, ViewSize size) {
  Overlay rims, colours;
  for (const GizmoLine& line : linesOf(gizmo, camera)) {
    const auto a = camera.project(line.from, size), b = camera.project(line.to, size);
    if (!a || !b) continue;
    const Vec3 from = before(*a, camera, size), to = before(*b, camera, size);
    const bool lit = gizmo.lit == line.part;
    const float width = lit ? kLitWidth : kWidth;
    rims.lines.push_back({from, to, kDark, width + kRim});
    colours.lines.push_back({from, to, lit ? kLit : colourOf(line.part), width});
  }
  rims.lines.insert(rims.lines.end(), colours.lines.begin(), colours.lines.end());
  return rims;
}

Overlay outlineOverlay(std::span<const Vec2> corners, const Camera& camera, ViewSize size) {
  Overlay overlay;
  for (const bool rim : {true, false})
    for (std::size_t i = 0; i < corners.size(); ++i)
      overlay.lines.push_back({before(corners[i], camera, size),
                               before(corners[(i + 1) % corners.size()], camera, size), rim ? kDark : kBand,
                               rim ? 3.4F : 1.4F});
  return overlay;
}

}  // namespace scarp
