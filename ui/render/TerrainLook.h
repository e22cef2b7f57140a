#pragma once

#include <optional>

#include "ui/render/RenderSettings.h"

namespace scarp {

class TerrainDocument;

/// What of the render settings belongs to a terrain, as it counts in its metres, and not to the person.
struct TerrainLook {
  double seaLevel = 0.0;  ///< Metres.
  bool water = false;     ///< Whether water shows at that level.
  std::optional<double> snowLine;
  double contourInterval = 0.0;  ///< Metres; 0: automatic.
  double gridStep = 0.0;         ///< Metres; 0: automatic.

  bool operator==(const TerrainLook&) const = default;
};

[[nodiscard]] TerrainLook terrainLook(const RenderSettings& settings);
/// The settings with a terrain's part of them.
[[nodiscard]] RenderSettings withTerrainLook(RenderSettings settings, const TerrainLook& look);

/// What suits a terrain that is opened for the first time: the sea at 0 m, which shows where most of the
/// border lies below it, as an island's does; not over the depths that a map of the ground of the sea is
/// about.
[[nodiscard]] TerrainLook fittingLook(const TerrainDocument& terrain);

/// A level at which water shows: the present one where some of the ground lies below it, else one that covers
/// about a tenth of the ground. The present one on level ground.
[[nodiscard]] double visibleSeaLevel(const TerrainDocument& terrain, double present);

}  // namespace scarp
