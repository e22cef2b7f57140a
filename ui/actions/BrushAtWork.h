#pragma once

#include "core/brush/BrushSettings.h"
#include "core/terrain/GridFrame.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// A piece of rolling ground before and after a brush was used on it.
struct BrushAtWork {
  GridFrame frame;
  HeightRaster before, after;
};

/// The same each time, and for brushes that differ in their size alone. samples a side, at least 2; settings
/// are valid.
[[nodiscard]] BrushAtWork brushAtWork(const BrushSettings& settings, int samples);

}  // namespace scarp
