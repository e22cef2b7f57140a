#pragma once

#include <QStringList>
#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/geometry/Camera.h"
#include "core/script/BrushPreset.h"
#include "core/tools/ToolState.h"
#include "ui/document/EditorDocument.h"
#include "ui/document/ViewBookmarks.h"
#include "ui/render/RenderSettings.h"

namespace scarp {

/// What a person works with that is not the terrain: it goes into the project with it, and is there again
/// when it is opened. A value.
struct WorkSettings {
  Camera camera;
  std::optional<Camera> secondCamera;  ///< Nothing: the second view is closed.
  ViewBookmarks::Views bookmarks;
  RenderSettings look;  ///< Without what is up to the machine: pixels, samples, sky, compass.
  ToolKind tool = ToolKind::Sculpt;
  BrushSettings brush;
  std::vector<BrushPreset> brushes;  ///< See EditorDocument::brushes.
  PlaceSettings place;
  SelectSettings select;
  std::optional<ExportTarget> exportTarget;
};

/// Each part under a key of its own, as JSON text.
[[nodiscard]] std::map<std::string, std::string> writeWork(const WorkSettings& work);

/// The parts that are there and make sense; the others are those of `usual`. problems: one line for each that
/// makes none.
[[nodiscard]] WorkSettings readWork(const std::map<std::string, std::string>& settings,
                                    const WorkSettings& usual, QStringList* problems = nullptr);

}  // namespace scarp
