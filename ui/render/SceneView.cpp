#include "ui/render/SceneView.h"

namespace scarp {

bool sameScene(const SceneView& a, const SceneView& b) {
  return a.camera == b.camera && a.size == b.size && a.pixelWidth == b.pixelWidth &&
         a.pixelHeight == b.pixelHeight && a.selection == b.selection && a.objectMarkers == b.objectMarkers &&
         a.fractions == b.fractions && a.mask == b.mask && a.settings == b.settings;
}

}  // namespace scarp
