#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/commands/TerrainInput.h"
#include "core/line/Line.h"
#include "core/line/LineSchema.h"
#include "core/sceneio/SceneLines.h"

namespace scarp {

/// What the commands of `scarp line` are told.
struct LineArguments {
  std::string in, out, layer, name, file, wanted, csv, classes, crs, field, brush;
  std::optional<LineKind> kind;
  std::optional<SceneProgram> program;
  std::vector<std::string> points, settings, only;
  bool world = false, closed = false, heights = false, water = false, noSpans = false, hidden = false;
  InputOptions import;
};

// The commands, with their lines on the terminal; each gives the exit status.
[[nodiscard]] int addLine(const LineArguments& arguments);
[[nodiscard]] int importLines(const LineArguments& arguments);
[[nodiscard]] int listClasses(const LineArguments& arguments);
[[nodiscard]] int listLines(const LineArguments& arguments);
[[nodiscard]] int measureLines(const LineArguments& arguments);
[[nodiscard]] int writeLines(const LineArguments& arguments);

/// "grade=0.06" to the settings of a line; of a brush path to those of its brush, but for its course. The error
/// is one line.
[[nodiscard]] Result<void> applyLineSetting(const std::string& text, Line& line);

/// The brush of a brush path by the name of its kind ("smooth") or by the path of a file with one preset.
[[nodiscard]] Result<LineBrush> lineBrushNamed(const std::string& text);

/// The place of a document's layer of lines of a name, from 1; empty: of the first. 0: there is none.
[[nodiscard]] std::size_t lineLayerPlace(const TerrainDocument& document, const std::string& name);

/// Puts lines into the layer of lines of that name, or into a new one above all others. The active layer
/// stays.
[[nodiscard]] Result<void> putLines(std::vector<Line> lines, const std::string& layer,
                                    TerrainDocument& document, const Progress& progress);

}  // namespace scarp
