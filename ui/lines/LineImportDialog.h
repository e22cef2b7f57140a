#pragma once

#include <memory>
#include <optional>

#include "core/base/Result.h"
#include "core/lineio/LineImport.h"
#include "ui/widgets/FormDialog.h"

class QCheckBox;
class QComboBox;
class QTableWidget;
class QTimer;

namespace scarp {

class TerrainDocument;

class JobRunner;

/// Shows which lines a file has, and asks which of them come, where they lie, and what each class of them
/// becomes. How many lie on the terrain is worked out by a job after each change.
class LineImportDialog : public FormDialog {
  Q_OBJECT

 public:
  /// `jobs` outlives it.
  LineImportDialog(const QString& path, std::shared_ptr<const VectorFile> file,
                   const TerrainDocument& document, JobRunner& jobs, QWidget* parent);

  /// The lines that were asked for; after accepting.
  [[nodiscard]] ImportedLines takeLines() { return std::move(*lines_); }
  /// The courses alone, and the ground stays as it is.
  [[nodiscard]] bool overlay() const;

  void accept() override;

 protected:
  [[nodiscard]] std::optional<QString> takeValues() override;

 private:
  void addLayers();
  void addCrs();
  void addClasses();
  void showClasses();
  void change();
  void count();
  void counted(const Result<ImportedLines>& lines);
  [[nodiscard]] bool statesCrs() const;
  [[nodiscard]] std::vector<std::string> chosenLayers() const;

  std::shared_ptr<const VectorFile> file_;
  GridFrame frame_;
  GeoReference reference_;
  JobRunner& jobs_;
  QTableWidget *layers_, *classes_;
  QComboBox *crs_, *by_, *heights_, *as_;
  QCheckBox* spans_;
  QLabel* note_;
  QTimer* soon_;
  std::vector<FoundLineClass> found_;  ///< Row by row.
  LineImportOptions options_;
  int run_ = 0;  ///< What earlier ones counted comes too late.
  std::optional<ImportedLines> lines_;
};

/// What a person made of classes of lines, and what they are by default after that.
[[nodiscard]] std::vector<LineClass> rememberedLineClasses();

}  // namespace scarp
