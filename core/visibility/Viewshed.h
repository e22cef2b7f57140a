#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/terrain/GridFrame.h"
#include "core/terrain/HeightPyramid.h"

namespace scarp {

/// GroundAnalysis.h has the ranges.
struct ViewshedSettings {
  Vec2 observer{0.0, 0.0};      ///< Where the observer stands: x and y of the local frame, metres.
  double observerHeight = 1.7;  ///< Of the eye above the ground, metres.
  double targetHeight = 0.0;    ///< Of what is looked for above the ground, metres.
  double radius = std::numeric_limits<double>::infinity();  ///< Metres over the map.
  /// How much the ground sinks with distance: 0 on a flat earth, 1 on a round one, 0.857 on a round one
  /// with the usual refraction of light.
  double curvature = 0.0;

  bool operator==(const ViewshedSettings&) const = default;
};

enum class Sight : std::uint8_t { Hidden = 0, Visible = 1, NoData = 255 };

/// For each sample of a rectangle, row by row.
struct SightRaster {
  GridRect rect;
  std::vector<Sight> samples;

  [[nodiscard]] Sight at(int column, int row) const {
    return samples[static_cast<std::size_t>(row - rect.row0) * static_cast<std::size_t>(rect.width()) +
                   static_cast<std::size_t>(column - rect.column0)];
  }
};

/// Which samples an observer sees, each as exactly as a sight line of its own would tell (SightLine).
/// NoData: holes, and what is beyond the radius. `samples`: only these, clipped to the terrain. The error
/// says in one line what is wrong with the settings: there must be ground under the observer. Any thread,
/// parallel inside, the same answer for any number of threads; may be cancelled through progress.
[[nodiscard]] Result<SightRaster> viewshed(const HeightRaster& heights, const HeightPyramid& pyramid,
                                           const GridFrame& frame, const ViewshedSettings& settings,
                                           const GridRect& samples, const Progress& progress = {});

/// The samples whose sight may change when the heights of a rectangle change: those in it, and what is
/// behind it as seen from the observer; all, where the observer stands on it. A rectangle around them,
/// clipped to the radius and the terrain.
[[nodiscard]] GridRect viewshedReach(const GridFrame& frame, const ViewshedSettings& settings,
                                     const GridRect& changed);

}  // namespace scarp
