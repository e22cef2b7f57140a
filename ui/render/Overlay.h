#pragma once

#include <array>
#include <vector>

#include "core/geometry/Vec.h"

namespace scarp {

/// Marks drawn over the scene that are no part of the terrain: lines, dots and flat areas, in the local
/// frame. They keep their width on the screen; where something hides them they show through, dimmed. Drawn
/// in order, areas before lines. A value.
struct Overlay {
  using Colour = std::array<float, 4>;  ///< sRGB and opacity, 0…1.

  /// A line with round ends; where both ends are one, a dot.
  struct Line {
    Vec3 from, to;
    Colour colour;
    float width = 1.0F;   ///< Logical pixels.
    float casing = 0.0F;  ///< Width of a dark rim that sets it off from any ground, logical pixels.
  };
  struct Area {
    std::array<Vec3, 3> corners;
    Colour colour;
  };

  std::vector<Line> lines;
  std::vector<Area> areas;

  [[nodiscard]] bool empty() const { return lines.empty() && areas.empty(); }
};

}  // namespace scarp
