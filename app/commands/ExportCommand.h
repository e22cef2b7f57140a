#pragma once

#include <CLI/CLI.hpp>
#include <functional>
#include <optional>
#include <string>

#include "app/commands/CommandProgress.h"
#include "app/commands/Commands.h"
#include "app/commands/TerrainInput.h"
#include "core/recipe/ExportRecipe.h"

namespace scarp {

/// Arguments of a command that writes an export of a terrain.
struct ExportArguments {
  std::string in;
  InputOptions import;
  ExportRecipe recipe;           ///< Target and options.
  std::optional<GridRect> crop;  ///< Samples that are read; all of them if it is empty.
  /// Sets the options that depend on the terrain. May be empty.
  std::function<void(const Terrain&)> prepare;
  /// Exports what was read. Empty: perform().
  std::function<Result<RecipeReport>(const TerrainInput&, const ExportRecipe&, CommandProgress&)> write;
};

/// Names and help texts of such a command.
struct ExportWords {
  const char *name, *help, *in, *outOption, *out;
};

/// Adds a command that reads a terrain, exports it and prints the report. The kind of export is that of
/// `choices`; `addOptions` adds the options of the command, and may refer to the arguments.
void addExport(CLI::App& program, CommandExit& exit, const ExportWords& words, ExportChoices choices,
               const std::function<void(CLI::App&, ExportArguments&)>& addOptions);

/// Adds the options of objects; their names are a prefix with "crs" and "full-precision". `options` must outlive
/// the parsing.
void addObjectOptions(CLI::App& command, const std::string& prefix, ObjectExportOptions& options);

/// Prints the lines, notes and engine settings of a report.
void printReport(const RecipeReport& report);
/// Prints a report of a named recipe in one line, and its notes.
void printSummary(const RecipeReport& report);

}  // namespace scarp
