#pragma once

#include <string>
#include <vector>

#include "app/commands/CommandProgress.h"
#include "core/base/Result.h"
#include "core/terrain/Terrain.h"

namespace scarp {

/// Whether a fraction raster can be written there, as far as that shows before the long work that makes it.
[[nodiscard]] Result<void> checkFractionTarget(const std::string& path);

/// A fraction, 0…1, for each sample of a terrain, NaN where there is none; as much of it as the memory lets.
[[nodiscard]] HeightRaster noFractions(const Terrain& terrain);

/// Writes them as a raster at the terrain's place in the world; the path's ending names the format. 16-bit
/// formats have their lowest step at 0 and their highest at 1. Returns what is to be told of it, a line each.
[[nodiscard]] Result<std::vector<std::string>> writeFractions(const Terrain& terrain, HeightRaster fractions,
                                                              const std::string& path,
                                                              CommandProgress& progress);

}  // namespace scarp
