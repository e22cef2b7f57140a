#pragma once

#include <QStringList>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/Result.h"
#include "core/geometry/Camera.h"
#include "core/recipe/ExportRecipe.h"
#include "core/script/BrushJson.h"
#include "core/tools/PaintTool.h"
#include "core/tools/PlaceTool.h"
#include "core/tools/SelectTool.h"
#include "core/tools/ToolState.h"
#include "ui/document/EditorDocument.h"
#include "ui/document/ViewBookmarks.h"
#include "ui/render/RenderSettings.h"

namespace scarp {

class Json;

/// What a person works with that is not the terrain: it goes into the project with it, and is there again
/// when it is opened. A value.
struct WorkSettings {
  Camera camera;
  std::optional<Camera> secondCamera;  ///< Nothing: the second view is closed.
  ViewBookmarks::Views bookmarks;
  RenderSettings look;  ///< Without what is up to the machine: pixels, samples, sky, compass.
  std::string_view tool = selectableTools().front();
  BrushSettings brush;
  std::vector<BrushPreset> brushes;  ///< See EditorDocument::brushes.
  PlaceSettings place;
  SelectSettings select;
  PaintSettings paint;
  std::vector<ExportRecipe> lastExports, keptExports;  ///< See EditorDocument.
  std::set<LayerId> collapsedGroups;
};

/// Each part under a key of its own, as JSON text.
[[nodiscard]] std::map<std::string, std::string> writeWork(const WorkSettings& work);

/// The parts that are there and make sense; the others are those of `usual`. problems: one line for each that
/// makes none.
[[nodiscard]] WorkSettings readWork(const std::map<std::string, std::string>& settings,
                                    const WorkSettings& usual, QStringList* problems = nullptr);

// Views and looks as JSON. Readers are strict; an error is one line that begins with `path`.

/// All but the clip planes, which follow the terrain.
[[nodiscard]] Json writeCamera(const Camera& camera);
[[nodiscard]] Result<Camera> readCamera(const Json& value, const std::string& path);

/// Without what is up to the machine.
[[nodiscard]] Json writeLook(const RenderSettings& look);
/// What it does not say is as in `usual`.
[[nodiscard]] Result<RenderSettings> readLook(const Json& value, const std::string& path,
                                              const RenderSettings& usual);

// What the hand holds, as JSON. Readers are strict, what is not said is as in
// `usual`; an error is one line that begins with `path`.

[[nodiscard]] Json writePlace(const PlaceSettings& place);
[[nodiscard]] Result<PlaceSettings> readPlace(const Json& value, const std::string& path,
                                              const PlaceSettings& usual);

/// The tool in hand, and how it selects.
struct ActiveTool {
  std::string_view tool = selectableTools().front();
  SelectSettings select;
};
[[nodiscard]] Json writeTool(const ActiveTool& tool);
[[nodiscard]] Result<ActiveTool> readTool(const Json& value, const std::string& path,
                                          const ActiveTool& usual);

/// As a paint operation says it.
[[nodiscard]] Json writePaint(const PaintSettings& paint);
[[nodiscard]] Result<PaintSettings> readPaint(const Json& value, const std::string& path,
                                              const PaintSettings& usual);

class EditorDocument;
class SecondView;
class ShadingController;
class Viewport;

/// Where the things stand that are kept with a project.
struct WorkPlaces {
  Viewport& viewport;
  SecondView& secondView;
  ShadingController& shading;
};

/// Returns the current settings that are saved with a document.
[[nodiscard]] std::map<std::string, std::string> workSettings(EditorDocument& document,
                                                              const WorkPlaces& places);

/// Sets up the tools of a new document as those of the previous one; null: none.
void continueWork(EditorDocument* previous, EditorDocument& document);

/// Puts back what of it belongs to the document: camera, tools, bookmarks, where to export to. What was not
/// stored stays as it is; so does what is out of range, a line each. To be done before the document is shown.
[[nodiscard]] QStringList restoreWork(const std::map<std::string, std::string>& settings,
                                      EditorDocument& document);
/// Puts back what belongs to the window: the look and the second view. After the document is shown.
void restoreViews(const std::map<std::string, std::string>& settings, const WorkPlaces& places);

}  // namespace scarp
