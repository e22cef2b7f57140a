#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/edit/DerivedContent.h"
#include "core/io/ObjectExport.h"
#include "core/io/RasterExport.h"
#include "core/materialio/MaterialExport.h"
#include "core/meshio/MeshExport.h"
#include "core/sceneio/SceneExport.h"
#include "core/tileio/TileSettings.h"
#include "core/tileio/WebSettings.h"

namespace scarp {

class Json;

class ObjectReader;

/// An export with all its choices, under a name: kept with a project, or in the JSON of a build. A value.
struct ExportRecipe {
  std::string name;  ///< Not empty.
  /// The file; of tiles, materials and scenes of some programs the folder, of web tiles either. Relative:
  /// from the recipe's folder.
  std::string path;
  std::variant<ExportOptions, TileSettings, WebSettings, MeshExportOptions, SceneExportOptions,
               ObjectExportOptions, MaterialExportOptions>
      choices;
};

/// The key of a project's settings under which its recipes are, as a JSON array.
inline constexpr const char* kKeptExports = "exports";

/// {"name": …, "kind": "terrain", "tiles", "web", "mesh", "scene", "objects" or "materials",
/// "path": …, and the choices}.
[[nodiscard]] Json recipeJson(const ExportRecipe& recipe);
/// Strict; the error is one line that begins with `where`.
[[nodiscard]] Result<ExportRecipe> readRecipe(const Json& value, const std::string& where);
/// Several, whose names differ.
[[nodiscard]] Result<std::vector<ExportRecipe>> readRecipes(const Json& value,
                                                            const std::string& where);

/// The choices of a terrain's export alone, among other keys of an object.
void writeExportOptions(Json& object, const ExportOptions& options);
void readExportOptions(ObjectReader& reader, ExportOptions& options);

struct RecipeReport {
  std::string name;
  std::vector<std::string> files;  ///< What was written: files, or the folder of web tiles.
  double largestError = 0.0;       ///< Metres, as the export of that kind says it.
  std::vector<std::string> notes;
};

/// Whether a recipe writes the heights of the ground alone.
[[nodiscard]] bool isOfHeights(const ExportRecipe& recipe);

/// Where a recipe writes.
[[nodiscard]] std::string targetOf(const ExportRecipe& recipe, const std::string& folder);

/// A file or folder that a recipe must not write without the consent of the user, as a stranger may have
/// written the recipe.
struct RecipeConcern {
  std::string target;  ///< Absolute, symbolic links followed.
  std::string reason;  ///< "is outside the project's folder".
};
/// Returns why a recipe needs consent: its target is outside `folder`, or hidden, or its extension is not one
/// of its format. `folder`: where the project or recipe is; empty where it is in no folder (team terrain),
/// and then every target needs consent. `what`: "project" or "recipe", for the reason.
[[nodiscard]] std::optional<RecipeConcern> concernAbout(const ExportRecipe& recipe, const std::string& folder,
                                                        const std::string& what);
/// The error for a command that runs without that consent.
[[nodiscard]] Error needsConsent(const ExportRecipe& recipe, const RecipeConcern& concern);

/// Exports by a recipe whose relative path goes from `folder`. The error is one line that names the target.
/// Any thread; may be cancelled.
[[nodiscard]] Result<RecipeReport> perform(const ExportRecipe& recipe, const DerivedContent& scene,
                                           const std::string& folder, const Progress& progress = {});

}  // namespace scarp
