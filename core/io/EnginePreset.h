#pragma once

#include <string>
#include <vector>

#include "core/base/Result.h"
#include "core/io/ExportRows.h"
#include "core/io/RasterExport.h"

namespace scarp {

/// What an engine wants of a heightmap.
struct EnginePreset {
  const char* name;                   ///< "unity", as typed.
  const char* title;                  ///< "Unity"
  std::vector<RasterFormat> formats;  ///< That it reads.
  const char* extension;              ///< Of the file that its import looks for, without the dot.
  std::vector<int> sides;             ///< Samples along a side that it takes; empty: any.
  bool square;
  RowOrder order;
  double divisor;  ///< Of the 16-bit steps, see Quantisation.
};

[[nodiscard]] const std::vector<EnginePreset>& enginePresets();

/// By its name; the error lists those that there are.
Result<const EnginePreset*> findPreset(const std::string& name);

/// Turns away a format that the engine does not read and sizes that it does not take, naming the nearest
/// ones that it does.
Result<void> checkPreset(const EnginePreset& preset, RasterFormat format, const GridFrame& frame);

/// The numbers to type in the engine, a line each. Formulas: Unity TerrainData, Unreal Landscape (a
/// height of 256 m spans the 16 bits at Z scale 100 · 2, so Zscale = (max − min) · 12800 / 65535).
[[nodiscard]] std::vector<std::string> presetNotes(const EnginePreset& preset, RasterFormat format,
                                                   const GridFrame& frame, const Quantisation& quantisation);

}  // namespace scarp
