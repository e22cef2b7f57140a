#include "core/view/ViewContext.h"

#include "core/document/TerrainDocument.h"
#include "core/view/GroundClearance.h"
#include "core/view/ViewLimits.h"

namespace scarp {

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
