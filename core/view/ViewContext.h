#pragma once

#include <optional>

#include "core/document/TerrainDocument.h"
#include "core/view/GroundClearance.h"
#include "core/view/Navigation.h"
#include "core/view/ViewLimits.h"

namespace scarp {

/// A camera over a document, and how it may move.
struct ViewContext {
  TerrainDocument& document;
  Camera& camera;
  NavigationStyle navigation = NavigationStyle::Scarp;
  bool goUnder = false;                            ///< The camera may go under the ground.
  bool jumps = false;                              ///< It is at another view at once, and never glides on.
  mutable std::optional<SurfaceHit> lastGround{};  ///< What groundAt() has found last.

  /// The ground under a pixel.
  [[nodiscard]] std::optional<SurfaceHit> groundAt(const PointerEvent& event) const {
    auto hit = document.picker().pickNear(camera.rayThrough(event.position, event.view), lastGround);
    if (hit) lastGround = hit;
    return hit;
  }
  /// Whether a movement that begins at a camera has to keep above the ground. What is beneath it already has
  /// been asked for.
  [[nodiscard]] bool staysAbove(const Camera& from) const { return !goUnder && keepsClear(from, document); }
  /// Where a movement from one camera to another may lead.
  [[nodiscard]] Camera permitted(const Camera& to, const Camera& from) const {
    const Camera sane = withinReason(to, from, document);
    return staysAbove(from) ? keptClear(sane, document) : sane;
  }
};

}  // namespace scarp
