#pragma once

#include <vector>

#include "ui/render/SceneView.h"

namespace scarp {

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
