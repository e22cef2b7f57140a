#pragma once

#include <QColor>

class QPalette;

namespace scarp {

/// What each part of a pick is drawn in, in the view, on the map and in the legend alike.
struct InspectorInk {
  QColor ray, skipped, entered, cell, march, refinement, hit, voxel;
};

/// Bright, for over the terrain.
[[nodiscard]] InspectorInk inkOverScene();
/// For a widget's base colour, dark or light.
[[nodiscard]] InspectorInk inkOn(const QPalette& palette);

}  // namespace scarp
