#pragma once

#include <functional>

#include "core/recipe/ExportRecipe.h"
#include "ui/export/ExportFormDialog.h"

class QComboBox;

namespace scarp {

class Job;

/// Asks where and how to cut the terrain into tiles, for an engine or for web maps and globes, and stays
/// until that is done: what fails is said here, with everything as it was chosen. The settings are those of
/// tileSchema() and webSchema().
class TileExportDialog : public ExportFormDialog {
  Q_OBJECT

 public:
  /// What the dialog has to know of the terrain.
  struct About {
    GridFrame frame;
    bool placed = false;  ///< It says where in the world it lies.
    ExportRecipe first;   ///< To begin with; its name is empty where it is not kept.
  };
  /// Exports, and calls back on this thread.
  using Done = std::function<void(const Result<RecipeReport>&)>;
  using Run = std::function<Job*(const ExportRecipe&, Done)>;

  TileExportDialog(About about, Run run, QWidget* parent);

 protected:
  [[nodiscard]] std::optional<QString> takeValues() override;
  [[nodiscard]] Job* start(Ended ended) override;
  void enableFields(bool enabled) override;

 private:
  void addFields();
  void takeUp(const ExportRecipe& recipe);
  void browse();
  void offer();
  void refresh();
  [[nodiscard]] bool forWeb() const;
  [[nodiscard]] TileUse use() const;
  [[nodiscard]] WebKind webKind() const;
  [[nodiscard]] TileSettings tileSettings() const;
  /// The error is why the numbers cannot be.
  [[nodiscard]] std::optional<QString> takeWeb(WebSettings& settings) const;
  [[nodiscard]] QString outline() const;

  About about_;
  Run run_;
  ExportRecipe recipe_;
  PathRow path_;
  QComboBox *for_, *side_, *format_, *edge_, *fit_, *scheme_;
  QLineEdit *coarsest_, *finest_, *error_, *keepAs_;
  QLabel* note_;
};

}  // namespace scarp
