#pragma once

namespace scarp {

/// How the picture is made.
struct RenderSettings {
  /// The largest that a cell of a coarser level may appear, device pixels, 0.5…64; 0 picks for the
  /// machine.
  double cellPixels = 0.0;
  int samples = 0;        ///< Multisampling, 1…8; 0 picks for the machine.
  bool walls = true;      ///< Sides of the block under the terrain's border.
  bool grid = true;       ///< Ground grid out to the horizon.
  bool compass = true;

  bool operator==(const RenderSettings&) const = default;
};

}  // namespace scarp
