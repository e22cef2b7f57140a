#pragma once

#include <optional>

#include "core/pick/SurfacePicker.h"
#include "core/view/Navigation.h"

namespace scarp {

class TerrainDocument;

/// A camera over a document, and how it may move.
struct ViewContext {
  TerrainDocument& document;
  Camera& camera;
  NavigationStyle navigation = NavigationStyle::Scarp;
  bool goUnder = false;                            ///< The camera may go under the ground.
  bool jumps = false;                              ///< It is at another view at once, and never glides on.
  mutable std::optional<SurfaceHit> lastGround{};  ///< What groundAt() has found last.

  /// Returns the ground under a pixel.
  [[nodiscard]] std::optional<SurfaceHit> groundAt(const PointerEvent& event) const;
  /// Returns true if a movement that begins at `from` has to stay above the ground. Tiles that the ground
  /// below needs are requested by then.
  [[nodiscard]] bool staysAbove(const Camera& from) const;
  /// Returns the camera nearest to `to` that a movement from `from` may reach.
  [[nodiscard]] Camera permitted(const Camera& to, const Camera& from) const;
};

}  // namespace scarp
