#pragma once

#include <span>
#include <vector>

#include "core/io/RasterImport.h"

namespace scarp {

/// How an engine, or a service of tiles, stores heights: what a person copies from there, and what follows.
struct ImportPreset {
  /// Something to type in, as the engine shows it.
  struct Number {
    const char* key;    ///< "height"
    const char* title;  ///< "Terrain height"
    const char* unit;   ///< " m", " cm" or "".
    double initial;
    double low, high;  ///< What makes sense.
  };
  const char* name;             ///< "unity"
  const char* title;            ///< "Unity"
  std::vector<Number> numbers;  ///< None for tiles.
};

/// Unity, Unreal, Terrain3D, Terrarium and Mapbox. Constant.
[[nodiscard]] const std::vector<ImportPreset>& importPresets();

/// Import options by a preset and its numbers, on top of `options`; columns: of the raster. Unity: terrain
/// height and width, south first, v/65536·height (TerrainData). Unreal: h = (v − 32768)/128·Z/100 metres,
/// plus location Z (Landscape). Terrain3D: range and vertex spacing. Contract: as many numbers as the preset
/// has.
[[nodiscard]] ImportOptions importOptions(const ImportPreset& preset, std::span<const double> numbers,
                                          int columns, ImportOptions options = {});

}  // namespace scarp
