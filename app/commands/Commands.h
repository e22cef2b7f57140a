#pragma once

#include <vector>

#include "core/base/Result.h"
#include "core/io/RasterImport.h"

namespace CLI {
class App;
}

namespace scarp {

/// What the program will return: 0, 1 when a command failed. Wrong usage (2) is found while parsing.
struct CommandExit {
  int code = 0;
};

// Each adds one subcommand. The subcommand runs in its CLI11 callback and sets `exit`; both arguments
// must outlive the parsing.
void addInfoCommand(CLI::App& program, CommandExit& exit);
void addConvertCommand(CLI::App& program, CommandExit& exit);
void addPickCommand(CLI::App& program, CommandExit& exit);
void addRunCommand(CLI::App& program, CommandExit& exit);
void addViewshedCommand(CLI::App& program, CommandExit& exit);
void addBakeCommand(CLI::App& program, CommandExit& exit);
void addRenderCommand(CLI::App& program, CommandExit& exit);
void addMaterialsCommand(CLI::App& program, CommandExit& exit);
void addAssetCommand(CLI::App& program, CommandExit& exit);
void addLineCommand(CLI::App& program, CommandExit& exit);
void addMeshCommand(CLI::App& program, CommandExit& exit);
void addObjectsCommand(CLI::App& program, CommandExit& exit);
void addSceneCommand(CLI::App& program, CommandExit& exit);
void addExportCommand(CLI::App& program, CommandExit& exit);
void addMakeCommand(CLI::App& program, CommandExit& exit);
void addTeamCommand(CLI::App& program, CommandExit& exit);
void addTilesCommand(CLI::App& program, CommandExit& exit);
void addWebCommand(CLI::App& program, CommandExit& exit);
void addPartCommand(CLI::App& program, CommandExit& exit);
void addThumbnailCommand(CLI::App& program, CommandExit& exit);
/// What the others and their options are called, for a shell to complete.
void addCompletionCommand(CLI::App& program, CommandExit& exit);
void addDiffCommand(CLI::App& program, CommandExit& exit);
void addMergeCommand(CLI::App& program, CommandExit& exit);

/// Adds --unit, --nodata, --cell-size, --scale, --offset, --range, --step-range, --raw, --band, --rows, what
/// cuts and reprojects (--window, --bounds, --bounds-crs, --resolution, --reproject), and what goes with
/// tiles (--more-tiles,
/// --missing, --resample-tiles), which every command that reads a terrain understands. `options` must outlive
/// the parsing; a value that makes no sense is wrong usage.
void addImportOptions(CLI::App& command, ImportOptions& options);

/// Says what went wrong as one line on stderr, "scarp: …"; returns the exit code 1.
int reportFailure(const Error& error);

/// Says a warning as one line on stderr, "scarp: warning: …".
void reportWarning(const Message& warning);

/// Says a fact as one line on stderr, "scarp: note: …".
void reportNote(const Message& note);

/// Says which options help, as one line on stderr, "scarp: hint: …".
void reportHint(const Message& hint);

/// Prints notes on stdout, a line each: "note: …".
void printNotes(const std::vector<Message>& notes);

}  // namespace scarp
