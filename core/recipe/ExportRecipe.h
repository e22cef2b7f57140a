#pragma once

#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/edit/DerivedContent.h"
#include "core/io/ObjectExport.h"
#include "core/io/RasterExport.h"
#include "core/lineio/LineExport.h"
#include "core/materialio/MaterialExport.h"
#include "core/meshio/MeshExport.h"
#include "core/sceneio/SceneExport.h"
#include "core/tileio/TileExport.h"
#include "core/tileio/WebTiles.h"

namespace scarp {

class Json;
class ObjectReader;

/// Options of an export; the alternatives are in the order of recipeKinds().
using ExportChoices =
    std::variant<ExportOptions, TileSettings, WebSettings, MeshExportOptions, SceneExportOptions,
                 ObjectExportOptions, MaterialExportOptions, LineExportOptions>;

/// Report of the function that exports a kind. Nothing for tiles: RecipeReport has all that is shown.
using ExportMade = std::variant<std::monostate, ExportReport, MeshExportReport, SceneExportReport,
                                ObjectExportReport, MaterialExportReport, LineExportReport>;

/// Result of an export of any kind.
struct RecipeReport {
  std::string name;                ///< Of the recipe.
  std::vector<std::string> files;  ///< Files that were written; of web tiles their index.
  /// Metres, by the definition of the kind. Nothing for kinds that measure none: materials and lines.
  std::optional<double> largestError;
  std::vector<Message> notes;      ///< Losses and warnings.
  std::vector<std::string> lines;  ///< What a command prints before the notes. Empty for heights and tiles.
  std::string engine = {};         ///< "In Unity:" and a line for each setting to enter there, or empty.
  ExportMade made = {};
};

/// A kind of export: a row of recipeKinds(). Its functions get choices of this kind. The window has the form
/// and the summary of each (ExportForm).
struct RecipeKind {
  const char* key;   ///< In recipes.
  bool heightsOnly;  ///< Depends on the heights alone, not on objects, materials and lines.
  void (*write)(Json& object, const ExportChoices& choices);
  ExportChoices (*read)(ObjectReader& reader);
  /// Finds errors of target and options that need no terrain. The error is one line.
  Result<void> (*check)(const std::string& target, const ExportChoices& choices);
  Result<RecipeReport> (*run)(const DerivedContent& scene, const std::string& target,
                              const ExportChoices& choices, const Progress& progress);
};
/// All kinds: the window, commands, recipes, builds, "export again" and Python use this table.
[[nodiscard]] std::span<const RecipeKind> recipeKinds();
[[nodiscard]] const RecipeKind& recipeKindOf(const ExportChoices& choices);

/// An export with all its choices, under a name: kept with a project, or in the JSON of a build. A value.
struct ExportRecipe {
  std::string name;  ///< Not empty, except of an export that is done once.
  /// The file; of tiles, materials and scenes of some programs the folder, of web tiles either. Relative:
  /// from the recipe's folder.
  std::string path;
  ExportChoices choices;
};

/// The key of a project's settings under which its recipes are, as a JSON array.
inline constexpr const char* kKeptExports = "exports";

/// {"name": …, "kind": one of recipeKinds(), "path": …, and the choices}.
[[nodiscard]] Json recipeJson(const ExportRecipe& recipe);
/// Strict; the error is one line that begins with `where`. The name must not be empty.
[[nodiscard]] Result<ExportRecipe> readRecipe(const Json& value, const std::string& where);
/// Several, whose names differ.
[[nodiscard]] Result<std::vector<ExportRecipe>> readRecipes(const Json& value,
                                                            const std::string& where);
/// Several, whose names may be equal or empty.
[[nodiscard]] Result<std::vector<ExportRecipe>> readLastExports(const Json& value, const std::string& where);

/// Names of the options of a terrain's export in recipes and presets, without the size.
[[nodiscard]] const Schema<ExportOptions>& heightExportSchema();
/// The choices of a terrain's export alone, among other keys of an object.
void writeExportOptions(Json& object, const ExportOptions& options);
void readExportOptions(ObjectReader& reader, ExportOptions& options);

/// The common report of materials that were written of a terrain with that frame.
[[nodiscard]] RecipeReport reportOf(const MaterialExportReport& report, MaterialPreset preset,
                                    const GridFrame& frame);
/// The report of lines that were written to a file.
[[nodiscard]] RecipeReport reportOf(const LineExportReport& report, const std::string& path);

/// Whether a recipe writes the heights of the ground alone.
[[nodiscard]] bool isOfHeights(const ExportRecipe& recipe);

/// Where a recipe writes.
[[nodiscard]] std::string targetOf(const ExportRecipe& recipe, const std::string& folder);

/// A file or folder that a recipe must not write without the consent of the user, as a stranger may have
/// written the recipe.
struct RecipeConcern {
  std::string target;  ///< Absolute, symbolic links followed.
  Message reason;      ///< "is outside the project's folder".
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
