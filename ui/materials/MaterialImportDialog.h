#pragma once

#include <QObject>
#include <QPointer>
#include <QStringList>
#include <optional>

#include "core/base/Result.h"
#include "core/edit/MaterialOperations.h"
#include "core/edit/Operation.h"
#include "core/materialio/PaintLayers.h"
#include "ui/document/EditorHost.h"
#include "ui/widgets/FormDialog.h"

class QCheckBox;
class QComboBox;
class QTableWidget;

namespace scarp {

class TerrainDocument;

class Job;
class JobRunner;
class NumberEdit;

/// Shows what layers of weights there are in files, and asks what each becomes. It reads again where the
/// files are taken for another kind. Importing is done here, as one step of history; what fails is said here.
class MaterialImportDialog : public FormDialog {
  Q_OBJECT

 public:
  /// The document outlives it and is not edited meanwhile.
  MaterialImportDialog(TerrainDocument& document, JobRunner& jobs, const QStringList& paths, QWidget* parent);
  ~MaterialImportDialog() override;

  /// What was imported, and what was said of the files.
  [[nodiscard]] const ImportPaintOperation& operation() const { return operation_; }
  [[nodiscard]] const std::vector<Message>& notes() const { return read_->notes; }

  void accept() override;

 protected:
  [[nodiscard]] std::optional<QString> takeValues() override;

 private:
  void addFields();
  void addTable();
  void browse();
  void read();
  void show(const Result<PaintLayers>& read);
  void showLayers();
  /// Normalises the weights without the layers that are not ticked, in a job, and shows what is left.
  void chooseLayers();
  void showShares();
  void refresh();
  [[nodiscard]] PaintImport how() const;
  [[nodiscard]] bool taken(int row) const;

  TerrainDocument& document_;
  JobRunner& jobs_;
  QStringList paths_;
  QLabel* files_;
  QComboBox *kind_, *legend_, *how_;
  QTableWidget* table_;
  NumberEdit* opacity_;
  QCheckBox* fillUp_;
  QLabel* note_;
  QProgressBar* bar_;
  QPointer<Job> reading_;
  int run_ = 0;  ///< Results of earlier ones come too late.
  std::optional<PaintLayers> read_;
  std::optional<PaintLayers>
      chosen_;  ///< `read_` without the layers that are not ticked; nothing while a job runs.
  ImportPaintOperation operation_;
};

/// Weights of materials come in from files, as paint or as selections.
class MaterialImportCommands : public QObject {
  Q_OBJECT

 public:
  explicit MaterialImportCommands(EditorHost host);

  /// Asks for files where none are named, then what each layer becomes.
  void ask(QStringList paths = {});

 Q_SIGNALS:
  void painted();  ///< As paint, not as selections.

 private:
  EditorHost host_;
};

}  // namespace scarp
