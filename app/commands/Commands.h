#pragma once

#include <chrono>
#include <string>
#include <vector>

#include "core/base/Result.h"
#include "core/io/RasterImport.h"

namespace CLI {
class App;
}

namespace scarp {

class Json;

/// What the program will return: 0, 1 when a command failed. Wrong usage (2) is found while parsing.
struct CommandExit {
  int code = 0;
};

/// Adds one subcommand, which runs in its CLI11 callback and sets `exit`; both arguments must outlive the
/// parsing.
using AddCommand = void(CLI::App& program, CommandExit& exit);
AddCommand addInfoCommand, addConvertCommand, addPickCommand, addRunCommand, addViewshedCommand,
    addBakeCommand, addRenderCommand, addMaterialsCommand, addAssetCommand, addLineCommand, addMeshCommand,
    addObjectsCommand, addSceneCommand, addExportCommand, addMakeCommand, addTeamCommand, addTilesCommand,
    addWebCommand, addPartCommand, addThumbnailCommand, addDiffCommand, addMergeCommand;
/// Of what the others and their options are called, for a shell to complete.
AddCommand addCompletionCommand;

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

/// Prints a value on stdout, over several lines; returns the exit code 0.
int printJson(const Json& json);

/// A moment by a form of strftime(), UTC.
[[nodiscard]] std::string utcText(std::chrono::system_clock::time_point time,
                                  const char* form = "%Y-%m-%dT%H:%M:%SZ");

/// Prints notes on stdout, a line each: "note: …".
void printNotes(const std::vector<Message>& notes);

}  // namespace scarp
