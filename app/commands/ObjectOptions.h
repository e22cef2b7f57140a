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
/// Adds the options for coordinates and digits of objects, their names after "--" and a prefix; `output` must
/// outlive the parsing.
void addObjectOptions(CLI::App& command, const std::string& prefix, ObjectExportOptions& output);

}  // namespace scarp
