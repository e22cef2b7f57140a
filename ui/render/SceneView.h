#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/brush/BrushSettings.h"
#include "core/geometry/Camera.h"
#include "core/objects/Object.h"
#include "ui/render/GroundFractions.h"
#include "ui/render/GroundMask.h"
#include "ui/render/Overlay.h"
#include "ui/render/RenderSettings.h"

namespace scarp {

/// The brush as it lies on the ground.
struct BrushMark {
  Vec2 centre;  ///< Local frame, metres.
  BrushSettings settings;
  double angle = 0.0;  ///< Radians anticlockwise by which the alpha is turned.

  bool operator==(const BrushMark&) const = default;
};

/// All that a picture depends on besides the document.
struct SceneView {
  Camera camera;
  ViewSize size;                        ///< Logical pixels.
  int pixelWidth = 1, pixelHeight = 1;  ///< Device pixels.
  std::optional<BrushMark> brush;
  std::optional<ObjectId> selection;
  std::optional<GroundFractions> fractions;
  std::optional<GroundMask> mask;
  std::vector<std::shared_ptr<const Overlay>> overlays;  ///< In the order in which they are drawn.
  RenderSettings settings;
  /// All that the picture needs is brought to the graphics card at once, however long that takes. Else a
  /// picture is drawn more coarsely where much is lacking, and those after it bring the rest.
  bool atOnce = false;
  std::optional<Object> ghost;  ///< An object that does not stand there yet: drawn translucent.
  bool objectMarkers = false;   ///< Objects that appear too small to be seen have markers.
};

/// Whether two pictures of a document differ at most in what the cursor brings: brush, ghost and overlays.
[[nodiscard]] bool sameScene(const SceneView& a, const SceneView& b);

}  // namespace scarp
