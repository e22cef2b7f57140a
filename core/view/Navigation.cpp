#include "core/view/Navigation.h"

#include "core/document/TerrainDocument.h"
#include "core/view/ViewLimits.h"

namespace scarp {

namespace {

constexpr double kFineWheel = 0.1;  ///< QGIS with Ctrl.

CameraMove byMiddle(NavigationStyle style, const Modifiers& with) {
  switch (style) {
    case NavigationStyle::Blender:
      return with.shift ? CameraMove::Pan : with.control ? CameraMove::Zoom : CameraMove::Orbit;
    case NavigationStyle::Krita:
      return with.control ? CameraMove::Zoom : with.shift ? CameraMove::Orbit : CameraMove::Pan;
    case NavigationStyle::Qgis:
      return with.shift ? CameraMove::Pan : with.control ? CameraMove::Look : CameraMove::Orbit;
    default:
      return CameraMove::Pan;
  }
}

std::optional<CameraMove> byLeft(NavigationStyle style, const Modifiers& with) {
  if (with.space) return with.control ? CameraMove::Zoom : with.shift ? CameraMove::Orbit : CameraMove::Pan;
  if (!with.alt) return std::nullopt;
  switch (style) {
    case NavigationStyle::Blender:  // the emulated third button
      return byMiddle(style, with);
    case NavigationStyle::Unity:
      return with.control ? CameraMove::Pan : CameraMove::Orbit;
    case NavigationStyle::Qgis:
      return with.control ? CameraMove::Look : CameraMove::Orbit;
    default:
      return CameraMove::Orbit;
  }
}

CameraMove byRight(NavigationStyle style, const Modifiers& with) {
  const bool engine = style == NavigationStyle::Unreal || style == NavigationStyle::Unity;
  return style == NavigationStyle::Qgis || (engine && with.alt) ? CameraMove::Zoom : CameraMove::Look;
}

}  // namespace

std::optional<CameraMove> cameraMove(NavigationStyle style, PointerButton button, const Modifiers& with) {
  switch (button) {
    case PointerButton::Left:
      return byLeft(style, with);
    case PointerButton::Middle:
      return byMiddle(style, with);
    case PointerButton::Right:
      return byRight(style, with);
    case PointerButton::None:
      break;
  }
  return std::nullopt;
}

bool spaceMovesCamera(NavigationStyle style) {
  return style == NavigationStyle::Krita || style == NavigationStyle::Qgis;
}

Vec2 nearerBy(NavigationStyle style) {
  switch (style) {
    case NavigationStyle::Unreal:
    case NavigationStyle::Unity:
      return {1.0, -1.0};
    case NavigationStyle::Qgis:
      return {0.0, 1.0};
    default:
      return {0.0, -1.0};
  }
}

double wheelPace(NavigationStyle style, const Modifiers& with) {
  return style == NavigationStyle::Qgis && with.control ? kFineWheel : 1.0;
}

std::optional<SurfaceHit> ViewContext::groundAt(const PointerEvent& event) const {
  auto hit = document.picker().pickNear(camera.rayThrough(event.position, event.view), lastGround);
  if (hit) lastGround = hit;
  return hit;
}

bool ViewContext::staysAbove(const Camera& from) const { return !goUnder && keepsClear(from, document); }

Camera ViewContext::permitted(const Camera& to, const Camera& from) const {
  const Camera sane = withinReason(to, from, document);
  return staysAbove(from) ? keptClear(sane, document) : sane;
}

}  // namespace scarp
