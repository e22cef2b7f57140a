#include "ui/measure/MeasureOverlay.h"

#include <cmath>
#include <vector>

#include "core/terrain/Surface.h"

namespace scarp {
namespace {

constexpr Overlay::Colour kLine{1.0F, 0.84F, 0.30F, 1.0F}, kCorner{1.0F, 1.0F, 1.0F, 1.0F},
    kNext{1.0F, 0.92F, 0.66F, 1.0F}, kRim{0.09F, 0.08F, 0.06F, 1.0F}, kPointed{1.0F, 0.27F, 0.22F, 1.0F};
constexpr float kWidth = 3.0F, kCasing = 1.3F;
/// Longer lines leave corners out: thousands of them are closer together than pixels.
constexpr std::size_t kMostPieces = 6000;

/// Lays a line on the ground. Its pieces are short: one's dark rim would lie over the next one's line, so all
/// the rim comes first.
void drape(Overlay& overlay, const GroundProfile& profile, const Overlay::Colour& colour, float width) {
  std::vector<Overlay::Line> pieces;
  const std::size_t stride = profile.points.size() / kMostPieces + 1;
  const GroundProfile::Point* from = nullptr;
  for (std::size_t i = 0; i < profile.points.size(); ++i) {
    const GroundProfile::Point& to = profile.points[i];
    if (std::isnan(to.height)) {
      from = nullptr;
      continue;
    }
    const bool last = i + 1 == profile.points.size() || std::isnan(profile.points[i + 1].height);
    if (from && i % stride != 0 && !last) continue;
    if (from)
      pieces.push_back({Vec3(from->place.x(), from->place.y(), from->height),
                        Vec3(to.place.x(), to.place.y(), to.height), colour, width});
    from = &to;
  }
  for (Overlay::Line rim : pieces) {
    rim.colour = kRim;
    rim.width += 2.0F * kCasing;
    overlay.lines.push_back(rim);
  }
  overlay.lines.insert(overlay.lines.end(), pieces.begin(), pieces.end());
}

}  // namespace

Overlay measureOverlay(const MeasuredLine& line, const GroundProfile& profile, const HeightRaster& heights,
                       const GridFrame& frame, const MeasureMarks& marks) {
  Overlay overlay;
  drape(overlay, profile, kLine, kWidth);
  const auto dot = [&](const Vec3& at, const Overlay::Colour& colour, float size) {
    overlay.lines.push_back({at, at, colour, size, kCasing});
  };
  const auto onGround = [&](const Vec2& place) {
    const double height = heightAt(heights, frame.column(place.x()), frame.row(place.y()));
    return Vec3(place.x(), place.y(), height);
  };
  if (marks.next) {
    if (!line.corners.empty())
      drape(overlay, groundProfile(heights, frame, std::vector<Vec2>{line.corners.back(), *marks.next}),
            kNext, 2.0F);
    if (const Vec3 at = onGround(*marks.next); std::isfinite(at.z())) dot(at, kNext, 7.0F);
  }
  for (const Vec2& corner : line.corners)
    if (const Vec3 at = onGround(corner); std::isfinite(at.z())) dot(at, kCorner, 8.0F);
  if (marks.pointed) {
    dot(*marks.pointed, kCorner, 15.0F);
    dot(*marks.pointed, kPointed, 10.0F);
  }
  return overlay;
}

}  // namespace scarp
