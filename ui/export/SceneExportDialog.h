#pragma once

#include <array>
#include <functional>
#include <vector>

#include "core/sceneio/SceneExport.h"
#include "ui/export/ExportFormDialog.h"

class QCheckBox;
class QComboBox;
class QLineEdit;

namespace scarp {

class EngineSettingsBox;
class EngineSizeBox;
class HeightMeasurer;
class Job;
class JobRunner;
class NumberEdit;

/// Target and choices of an export for an engine or a 3-D program.
struct SceneExportTarget {
  QString path;  ///< A file for glTF, else a folder.
  SceneExportOptions options;
  std::string keepAs{};  ///< A recipe of the project; none where empty.
};

/// Asks how to export heights, weights of materials, ground, models and objects for an engine or a 3-D
/// program, and stays until that is done. Shows the files that will be written and what to type in the
/// engine. The settings are those of sceneSchema().
class SceneExportDialog : public ExportFormDialog {
  Q_OBJECT

 public:
  static constexpr std::size_t kPrograms = 5;  ///< Number of SceneProgram values.

  /// The terrain's content that the dialog depends on.
  struct About {
    Terrain terrain;
    double lowest = 0.0, highest = 0.0;  ///< Metres.
    GridRect selected;                   ///< The selection's box; empty where nothing is selected.
    std::size_t objects = 0, scatterRules = 0, materials = 0, drapes = 0;
    std::size_t lines = 0;  ///< Layers of lines that have water or models along them.
    /// The first choices of each program, in the order of SceneProgram.
    std::array<SceneExportTarget, kPrograms> first;
    SceneProgram program = SceneProgram::Gltf;  ///< Selected at first.
  };
  /// Exports, and calls back on this thread.
  using Done = std::function<void(const Result<SceneExportReport>&)>;
  using Run = std::function<Job*(const SceneExportTarget&, Done)>;

  SceneExportDialog(About about, JobRunner& jobs, Run run, QWidget* parent);

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
  /// A check box for some of the content.
  struct Content {
    QCheckBox* box;
    QString title;
    bool SceneSettings::*setting;
    bool wanted;  ///< The choice of the user, also while the box is disabled.
  };

  void addFields();
  void addContents();
  void addMeshFields();
  void connectFields();
  void showTarget(const SceneExportTarget& target);
  NumberEdit* addNumber(const char* key, const QString& tip);
  QCheckBox* addFlag(const char* name, const QString& text, const QString& tip);
  void browse();
  void changeProgram();
  void refresh();
  void refreshContents();
  void refreshNote();
  void refreshSettings();
  /// Reason why content cannot be exported; empty if it can.
  [[nodiscard]] QString blockedReason(bool SceneSettings::*content) const;
  [[nodiscard]] bool isChecked(bool SceneSettings::*content) const;
  [[nodiscard]] SceneProgram program() const;
  [[nodiscard]] bool single() const { return program() == SceneProgram::Gltf; }
  [[nodiscard]] bool isPart() const;
  /// Program and terrain, from which the engine's conventions follow.
  [[nodiscard]] SceneSettings engine() const;
  /// Reads the choices into options; the line names the wrong field.
  [[nodiscard]] std::optional<QString> readOptions(SceneExportOptions& options) const;
  /// Names of the files that will be written.
  [[nodiscard]] QStringList files() const;

  About about_;
  Run run_;
  SceneExportTarget target_;
  SceneProgram shown_;  ///< The program whose choices the fields have.
  QComboBox *program_, *godot_, *part_, *detail_;
  PathRow path_;
  std::vector<Content> contents_;
  QCheckBox *levels_ = nullptr, *instancing_ = nullptr;
  std::vector<Number> numbers_;
  QWidget* rangeRow_;
  QLineEdit *rangeMin_, *rangeMax_, *keepAs_;
  EngineSizeBox* size_;
  EngineSettingsBox* settings_;
  HeightMeasurer* heights_;
  QLabel* note_;
};

}  // namespace scarp
