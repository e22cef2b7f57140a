#pragma once

#include <functional>
#include <vector>

#include "core/meshio/MeshExport.h"
#include "ui/export/ExportFormDialog.h"

class QCheckBox;
class QComboBox;
class QLineEdit;

namespace scarp {

class Job;
class NumberEdit;

/// Where and how the ground is exported as a mesh.
struct MeshExportTarget {
  QString path;
  MeshExportOptions options;
  std::string keepAs{};  ///< A recipe of the project; none where empty.
};

/// Asks where and how to export the ground as a mesh, and stays until that is done: what fails is said here,
/// with everything as it was chosen. The settings are those of meshSchema().
class MeshExportDialog : public ExportFormDialog {
  Q_OBJECT

 public:
  /// What the dialog has to know of the terrain.
  struct About {
    GridFrame frame;
    GridRect selected;  ///< The selection's box; empty where nothing is selected.
    std::size_t objects = 0, materials = 0;
    MeshExportTarget first;  ///< To begin with.
  };
  /// Exports, and calls back on this thread.
  using Done = std::function<void(const Result<MeshExportReport>&)>;
  using Run = std::function<Job*(const MeshExportTarget&, Done)>;

  MeshExportDialog(About about, Run run, QWidget* parent);

 protected:
  [[nodiscard]] std::optional<QString> takeValues() override;
  [[nodiscard]] Job* start(Ended ended) override;
  void enableFields(bool enabled) override;

 private:
  /// The field of a number of the schema.
  struct Number {
    const NumberSetting<MeshSettings>* setting;
    NumberEdit* edit;
  };

  void addFields();
  void takeUp(const MeshExportOptions& options);
  NumberEdit* addNumber(const char* key, const QString& tip);
  void browse();
  void followPath();
  void followFormat();
  void refresh();
  [[nodiscard]] const MeshFormatInfo& format() const;
  [[nodiscard]] MeshDetail detail() const;
  /// What is written, in some lines.
  [[nodiscard]] QString outline() const;

  About about_;
  Run run_;
  MeshExportTarget target_;
  PathRow path_;
  QComboBox *format_, *part_, *detail_;
  QCheckBox* solid_;
  std::vector<Number> numbers_;
  QWidget* tiles_;
  QLineEdit* keepAs_;
  QLabel* note_;
};

}  // namespace scarp
