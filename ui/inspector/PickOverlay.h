#pragma once

#include <QColor>
#include <array>

#include "core/geometry/Camera.h"
#include "core/objects/ObjectPickReport.h"
#include "core/pick/PickReport.h"
#include "ui/render/SceneView.h"

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

class TerrainDocument;

/// The camera turned and moved so that a ray is seen from beside: its stretch from where it enters the
/// terrain's box to the hit, or all of it where it passes by. From the side, and as far from above, as hides
/// the least of it.
[[nodiscard]] Camera besideRay(Camera camera, const PickReport& report, const TerrainDocument& ground,
                               ViewSize size);

/// The parts of a pick that can be shown or left out; the ray and the hit always show.
enum class PickLayer : std::uint8_t { Skipped, Entered, Cells, March, Refinement, Voxels };
inline constexpr std::size_t kPickLayers = 6;
using PickLayers = std::array<bool, kPickLayers>;

/// A pick as marks in the 3-D view. The report is of this very ground. object: the one before the ground, or
/// null. endOn: as seen by whom the ray comes from; where it goes in and out of the terrain's box, and the
/// voxels along it, would then only hide the hit.
[[nodiscard]] Overlay pickOverlay(const PickReport& report, const ObjectPickReport* object,
                                  const HeightRaster& heights, const GridFrame& frame,
                                  const PickLayers& shown, bool endOn);

}  // namespace scarp
