#pragma once

#include <string>
#include <vector>

#include "core/base/Result.h"
#include "core/io/ExportRows.h"
#include "core/io/RasterFormat.h"

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

}  // namespace scarp
