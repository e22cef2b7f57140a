#pragma once

#include <CLI/CLI.hpp>
#include <string>

#include "app/commands/TerrainInput.h"
#include "core/io/ObjectExport.h"

namespace scarp {

/// All objects of a terrain, those of scatter rules too; none of a raster.
/// of the input.
[[nodiscard]] Result<ObjectList> objectsOf(const TerrainInput& input, const Progress& progress);
/// Says what was written.
void tellObjects(const ObjectExportReport& report);
/// Adds an option for the coordinates of objects; `output` must outlive the parsing.
void addObjectCoordinates(CLI::App& command, const std::string& option, ObjectExportOptions& output);

}  // namespace scarp
