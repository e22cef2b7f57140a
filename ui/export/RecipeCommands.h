#pragma once

#include <QObject>
#include <QPointer>
#include <functional>
#include <memory>
#include <optional>

#include "core/recipe/ExportRecipe.h"
#include "ui/document/EditorHost.h"

namespace scarp {

class DamageGuard;
class Job;
struct SceneExportTarget;

/// Exports by recipes: tiles, and all that are kept with a project once more. They run as jobs over a
/// snapshot; editing goes on meanwhile.
class RecipeCommands : public QObject {
  Q_OBJECT

 public:
  RecipeCommands(EditorHost host, QObject* parent);
  ~RecipeCommands() override;

  void askTiles();
  /// All that the document keeps, in one job. Contract: there are some.
  void doKept();
  [[nodiscard]] bool exporting() const { return exports_ > 0; }

  /// Keeps a recipe with a document, in place of one of the same name; paths below the project's folder are
  /// stored relative to it. Does nothing if its name is empty. The user has just exported by it and chosen
  /// its target, so the document may export there again.
  static void keep(EditorDocument& document, ExportRecipe recipe);
  /// The last scene export for a program that is kept with a document, with an absolute path.
  [[nodiscard]] static std::optional<SceneExportTarget> keptScene(const EditorDocument& document,
                                                                  SceneProgram program);
  /// Asks whether a document may export to targets that concernAbout() finds, and shows their full paths.
  /// Targets that the user confirmed for this document on this machine are not asked about again.
  [[nodiscard]] static bool confirmTargets(const EditorDocument& document,
                                           const std::vector<ExportRecipe>& recipes, QWidget& window);

 Q_SIGNALS:
  void failed();  ///< And it has been said why; not where it was cancelled.

 private:
  using Done = std::function<void(const Result<RecipeReport>&)>;
  Job* start(const ExportRecipe& recipe, const DamageGuard& guard, Done done);
  void tell(const std::vector<RecipeReport>& reports);
  [[nodiscard]] ExportRecipe suggested() const;

  EditorHost host_;
  QPointer<EditorDocument> of_;         ///< Whose terrain became tiles last,
  std::unique_ptr<ExportRecipe> last_;  ///< and how.
  int exports_ = 0;
};

}  // namespace scarp
