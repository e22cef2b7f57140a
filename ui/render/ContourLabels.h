#pragma once

#include <vector>

#include "core/terrain/GridFrame.h"
#include "core/terrain/HeightPyramid.h"
#include "ui/render/RenderSettings.h"
#include "ui/render/SceneView.h"

namespace scarp {

/// The nearest of 1, 2, 5, 10, 20 … 0.5, 0.2 … ; value > 0 and finite.
[[nodiscard]] double roundStep(double value);

/// Metres between contour lines: as set, else some two dozen lines from the lowest to the highest ground.
[[nodiscard]] double contourInterval(const ContourSettings& settings, HeightRange heights);

/// Metres between lines of the ground grid: as set, else some dozens across the terrain.
[[nodiscard]] double groundGridStep(const GroundGridSettings& settings, const GridFrame& frame);

class TerrainDocument;

/// A height written along a bold contour line.
struct ContourLabel {
  Vec3 place;     ///< On the ground and on the line.
  double height;  ///< Metres.
  Vec2 along;  ///< The line's direction on the screen, logical pixels to the right and down, a unit vector;
               ///< reads from left to right.
};

/// Places for labels in a view, found by picks along a lattice on the screen, so that what is hidden gets
/// none. Labels keep their places on the ground from view to view as long as there is room for them. Asks for
/// some thousand picks when the view or the ground has changed, and for none otherwise. One thread.
class ContourLabels {
 public:
  /// step: metres between bold lines, > 0.
  const std::vector<ContourLabel>& place(const TerrainDocument& document, const SceneView& view, double step);
  void terrainChanged() { view_.reset(); }

 private:
  struct Seen {
    Camera camera;
    ViewSize size;
    double step;
  };

  std::optional<Seen> view_;  ///< What labels_ are for.
  std::vector<ContourLabel> labels_;
};

}  // namespace scarp
