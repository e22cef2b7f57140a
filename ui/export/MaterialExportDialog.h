#pragma once

#include <functional>
#include <vector>

#include "core/materialio/MaterialExport.h"
#include "ui/document/EditorDocument.h"
#include "ui/export/ExportFormDialog.h"

class QCheckBox;
class QComboBox;
class QLineEdit;
class QListWidget;

namespace scarp {

class Job;
class NumberEdit;

/// Asks for whom and where to the materials of the ground are written, and stays until that is done: what
/// fails is said here, with everything as it was chosen.
class MaterialExportDialog : public ExportFormDialog {
  Q_OBJECT

 public:
  struct About {
    GridFrame frame;
    std::vector<Material> materials;
    MaterialExportTarget first;  ///< To begin with.
  };
  /// Exports, and calls back on this thread.
  using Done = std::function<void(const Result<MaterialExportReport>&)>;
  using Run = std::function<Job*(const MaterialExportTarget&, Done)>;

  MaterialExportDialog(About about, Run run, QWidget* parent);

 protected:
  [[nodiscard]] std::optional<QString> takeValues() override;
  [[nodiscard]] Job* start(Ended ended) override;
  void enableFields(bool enabled) override;

 private:
  void addFields();
  void takeUp(const MaterialExportOptions& options);
  void browse();
  void followPreset();
  void offerSizes();
  void refresh();
  [[nodiscard]] MaterialPreset preset() const;
  [[nodiscard]] std::vector<MaterialId> chosen() const;
  /// What is written, in a line or two.
  [[nodiscard]] QString outline() const;

  About about_;
  Run run_;
  MaterialExportTarget target_;
  QComboBox *preset_, *size_, *splat_, *depth_, *texture_;
  PathRow folder_;
  QWidget* pictures_;
  std::vector<QCheckBox*> formats_;  ///< Of Unity's pictures.
  QListWidget* chosen_;
  NumberEdit* step_;
  QCheckBox* all_;
  QLineEdit* keepAs_;
  QLabel* note_;
};

}  // namespace scarp
