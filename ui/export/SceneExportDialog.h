#pragma once

#include <functional>
#include <map>
#include <vector>

#include "core/sceneio/SceneExport.h"
#include "ui/export/ExportFormDialog.h"

class QCheckBox;
class QComboBox;
class QLineEdit;

namespace scarp {

class Job;
class NumberEdit;

/// Where and how ground and objects are exported as a scene.
struct SceneExportTarget {
  QString path;  ///< A file for glTF, else a folder.
  SceneExportOptions options;
  std::string keepAs{};  ///< A recipe of the project; none where empty.
};

/// Asks for which program and how to export ground, models and objects, and stays until that is done. The
/// settings are those of sceneSchema().
class SceneExportDialog : public ExportFormDialog {
  Q_OBJECT

 public:
  /// What the dialog has to know of the terrain.
  struct About {
    GridRect selected;  ///< The selection's box; empty where nothing is selected.
    std::size_t objects = 0, scatterRules = 0, materials = 0, drapes = 0;
    SceneExportTarget first;  ///< To begin with.
    std::map<SceneProgram, QString> paths{};  ///< Of the last export for each program.
  };
  /// Exports, and calls back on this thread.
  using Done = std::function<void(const Result<SceneExportReport>&)>;
  using Run = std::function<Job*(const SceneExportTarget&, Done)>;

  SceneExportDialog(About about, Run run, QWidget* parent);

 protected:
  [[nodiscard]] std::optional<QString> takeValues() override;
  [[nodiscard]] Job* start(Ended ended) override;
  void enableFields(bool enabled) override;

 private:
  /// The field of a number of the schema.
  struct Number {
    const NumberSetting<SceneSettings>* setting;
    NumberEdit* edit;
  };

  void addFields();
  void takeUp(const SceneExportOptions& options);
  NumberEdit* addNumber(const char* key, const QString& tip);
  QCheckBox* addFlag(const char* name, const QString& text, const QString& tip);
  void browse();
  /// Proposes the path of the last export for the chosen program, else the path in the field renamed for it.
  void followProgram();
  void refresh();
  [[nodiscard]] SceneProgram program() const;
  [[nodiscard]] bool single() const { return program() == SceneProgram::Gltf; }
  /// What is written, in some lines.
  [[nodiscard]] QStringList outline() const;

  About about_;
  Run run_;
  SceneProgram shown_ = SceneProgram::Gltf;  ///< Whose path is in the field.
  SceneExportTarget target_;
  QComboBox *program_, *part_, *detail_;
  PathRow path_;
  QCheckBox *ground_, *lines_, *levels_, *instancing_;
  std::vector<Number> numbers_;
  QLineEdit* keepAs_;
  QLabel* note_;
};

}  // namespace scarp
