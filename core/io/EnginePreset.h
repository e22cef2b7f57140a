#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/Result.h"
#include "core/io/ExportRows.h"
#include "core/io/RasterFormat.h"
#include "core/terrain/GridFrame.h"

namespace scarp {

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

}  // namespace scarp
