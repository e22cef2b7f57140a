#pragma once

#include <pybind11/pybind11.h>

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "core/io/RasterImport.h"
#include "core/recipe/ExportRecipe.h"
#include "core/visibility/GroundAnalysis.h"

namespace scarp {

// What calls are given by names, as the program's options, scripts and recipes have them. Errors are CallFailure.

/// As the options of a command have them that reads a raster: unit, nodata, cell-size, scale, offset, range,
/// step-range, raw, band, rows, mend.
[[nodiscard]] ImportOptions importOptions(const pybind11::dict& choices);

/// "viewshed", "sun" or "sky", with the settings of its schema; of a viewshed where the observer stands besides.
[[nodiscard]] AnalysisSettings analysisSettings(const std::string& kind, const pybind11::dict& choices,
                                                const std::array<double, 2>& observer);

/// A recipe as projects keep it, as JSON text.
[[nodiscard]] ExportRecipe exportRecipe(const std::string& json);

/// The keys of all filters, and of all reshapes.
[[nodiscard]] std::vector<std::string> filterNames();
[[nodiscard]] std::vector<std::string> reshapeNames();

}  // namespace scarp
