#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/commands/TerrainInput.h"
#include "core/line/Line.h"
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

}  // namespace scarp
