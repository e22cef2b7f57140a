#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/Result.h"
#include "core/io/ExportRows.h"
#include "core/io/RasterFormat.h"
#include "core/io/RasterImport.h"
#include "core/terrain/GridFrame.h"

namespace scarp {

class Json;

/// What an engine wants of a heightmap.
struct EnginePreset {
  const char* name;                   ///< "unity", as typed.
  const char* title;                  ///< "Unity"
  std::vector<RasterFormat> formats;  ///< That it reads.
  const char* extension;              ///< Of the file that its import looks for, without the dot.
  std::vector<int> sides;             ///< Samples along a side that it takes; empty: any.
  bool square;                        ///< As many columns as rows.
  bool squareCells;                   ///< One number for the size of a cell both ways.
  RowOrder order;
  double divisor;  ///< Of the 16-bit steps, see Quantisation.
};

[[nodiscard]] const std::vector<EnginePreset>& enginePresets();

/// By its name; the error lists those that there are.
Result<const EnginePreset*> findPreset(const std::string& name);

/// Format of the file that its import looks for.
[[nodiscard]] RasterFormat usualFormat(const EnginePreset& preset);

/// Rejects a format that the engine does not read, naming the endings of those that it does.
Result<void> checkFormat(const EnginePreset& preset, RasterFormat format);

/// Something to be typed or chosen in an engine, so that a heightmap has its size and place there.
struct EngineSetting {
  std::string key;               ///< In the JSON beside the file: "scaleZ".
  std::string name;              ///< As the engine calls it: "Scale Z".
  std::string text;              ///< Its value as it is typed.
  std::optional<double> number;  ///< The same, where it is one.
};

/// For a file as it is written. Formulas: Unity TerrainData (height = size Y · step / 65536 + position Y);
/// Unreal Landscape (a height of 256 m spans the 16 bits at scale 100 · 2, so
/// scale Z = (max − min) · 12800 / 65535); Terrain3D's importer; Blender's Displace modifier.
[[nodiscard]] std::vector<EngineSetting> engineSettings(const EnginePreset& preset, RasterFormat format,
                                                        const GridFrame& frame,
                                                        const Quantisation& quantisation);

/// "Scale X: 100", a line each.
[[nodiscard]] std::string settingsText(const std::vector<EngineSetting>& settings);

/// Adds them to an object, by their keys.
void addSettings(const std::vector<EngineSetting>& settings, Json& json);

struct SampleSize {
  int columns = 0, rows = 0;
  bool operator==(const SampleSize&) const = default;
};

/// Layout of an Unreal landscape: count · sections · quads + 1 samples along a side.
struct UnrealComponents {
  int quads = 63;      ///< Of a section: 7, 15, 31, 63, 127 or 255.
  int sections = 1;    ///< Of a component, each way: 1 or 2.
  SampleSize count{};  ///< Components: at most 32 each way.
};
/// The largest components that give a size; nothing where none do.
[[nodiscard]] std::optional<UnrealComponents> unrealComponents(const SampleSize& size);

/// "1009 x 1009"
[[nodiscard]] std::string sizeText(const SampleSize& size);

/// Why an engine does not take a grid as it is, in one line: its sides, or cells that are not square where it
/// has one number for both. Nothing where it takes it.
[[nodiscard]] std::optional<Message> sizeProblem(const EnginePreset& preset, const GridFrame& frame);

/// Sizes over the same ground that an engine takes in place of a grid that it does not, small to large, each
/// as near the grid's proportions as may be. Not empty where there is a problem.
[[nodiscard]] std::vector<SampleSize> engineSizes(const EnginePreset& preset, const GridFrame& frame);

/// Which of them changes the terrain least: the side nearest the longer one of the grid; where cells become
/// square, the finer ones. Contract: engineSizes() is not empty.
[[nodiscard]] SampleSize nearestEngineSize(const EnginePreset& preset, const GridFrame& frame);

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
