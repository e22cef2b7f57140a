#include "ui/render/SceneView.h"

namespace scarp {

ShadingMode shadingOf(const SceneView& view) {
  const ShadingMode mode = view.settings.shading.mode;
  return byMaterials(mode) && !view.materials ? ShadingMode::Natural : mode;
}

SceneLight sceneLight(const SceneView& view) {
  return view.fractions ? view.fractions->light.value_or(view.settings.light) : view.settings.light;
}

bool showsDrapes(ShadingMode mode) {
  return mode == ShadingMode::Natural || mode == ShadingMode::Hypsometric || mode == ShadingMode::Hillshade ||
         mode == ShadingMode::Clay || mode == ShadingMode::Materials;
}

bool sameScene(const SceneView& a, const SceneView& b) {
  return a.camera == b.camera && a.size == b.size && a.pixelWidth == b.pixelWidth &&
         a.pixelHeight == b.pixelHeight && a.selection == b.selection && a.objectMarkers == b.objectMarkers &&
         a.fractions == b.fractions && a.mask == b.mask && a.materials == b.materials &&
         a.drapes == b.drapes && a.scattered == b.scattered && a.water == b.water && a.bent == b.bent &&
         a.settings == b.settings;
}

}  // namespace scarp
