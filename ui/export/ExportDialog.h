#pragma once

#include <functional>
#include <vector>

#include "core/io/RasterExport.h"
#include "core/recipe/ExportPreset.h"
#include "ui/document/EditorDocument.h"
#include "ui/export/ExportFormDialog.h"
#include "ui/settings/PresetFiles.h"

class QCheckBox;
class QComboBox;
class QMenu;
class QSpinBox;
class QToolButton;

namespace scarp {

class EngineSettingsBox;
class EngineSizeBox;
class HeightMeasurer;
class Job;
class JobRunner;
struct EnginePreset;

/// Asks where and how to export, and stays until that is done: what fails is said here, with everything as it
/// was chosen. The first field is the path, selected, so that typing one and Enter is all it takes; the
/// format follows the path's ending. What an engine has to be told stands below before anything is written.
class ExportDialog : public ExportFormDialog {
  Q_OBJECT

 public:
  /// What the dialog needs to know of the terrain.
  struct About {
    Terrain terrain;
    double lowest = 0.0, highest = 0.0;  ///< Metres.
    std::size_t objects = 0;
    int layers = 0, hiddenLayers = 0;
    QString suggestion;  ///< A path to begin with.
    std::optional<ExportTarget> last;
  };
  /// Exports, and calls back on this thread.
  using Run = std::function<Job*(const ExportTarget&, std::function<void(const Result<ExportReport>&)>)>;

  ExportDialog(About about, JobRunner& jobs, Run run, QWidget* parent);

  /// Where a user's own targets are.
  [[nodiscard]] static QString presetFolder();

 protected:
  [[nodiscard]] std::optional<QString> takeValues() override;
  [[nodiscard]] Job* start(Ended ended) override;
  void enableFields(bool enabled) override;

 private:
  void addFields();
  void addRangeFields();
  void addPresetMenu(QWidget& row);
  void takeUp(const ExportTarget& last);
  /// Shows choices in the fields, except the path, the program and the format.
  void showOptions(const ExportOptions& options);
  /// Lists programs and own presets, and selects one of them.
  void offerPresets(const QString& name);
  void followPreset();
  void askSavePreset();
  void askRenamePreset();
  void removePreset();
  void presetsChanged(const Result<void>& outcome, const QString& name);
  /// Index of the selected own preset in own_.
  [[nodiscard]] std::optional<std::size_t> ownPreset() const;
  void browse();
  void offerFormats();
  void offerStores();
  void followPath();
  void followFormat();
  void followStore();
  void refresh();
  void refreshNote();
  void refreshSettings();
  [[nodiscard]] const RasterFormatInfo& format() const;
  [[nodiscard]] const EnginePreset* preset() const;
  /// Why the path cannot be written to; empty where it can.
  [[nodiscard]] QString pathProblem(const QString& path) const;
  /// The selected type of the samples.
  [[nodiscard]] SampleStorage stored() const;
  [[nodiscard]] bool asSource() const { return stored() == SampleStorage::Source; }
  /// Reads all choices except the path; the line says why that is not possible.
  [[nodiscard]] std::optional<QString> readOptions(ExportOptions& options) const;
  [[nodiscard]] std::optional<QString> readRange(ExportOptions& options) const;

  About about_;
  Run run_;
  ExportTarget target_;
  PathRow path_;
  PresetFiles<ExportPreset> own_;
  QComboBox *preset_, *format_, *store_, *compression_, *mapping_, *rows_;
  QLineEdit *rangeMin_, *rangeMax_, *step_, *anchorHeight_, *keepAs_;
  QSpinBox* anchorValue_;
  QCheckBox *dither_, *cloud_, *bigEndian_;
  QWidget *rangeRow_, *anchorRow_;
  QAction *renamePreset_ = nullptr, *removePreset_ = nullptr;
  EngineSizeBox* size_;
  QLabel* note_;
  EngineSettingsBox* settings_;
  std::optional<SampleStorage> wantedStore_;  ///< By hand, or by the last export.
  std::optional<int> wanted_;  ///< The format that was named or chosen by hand.
  HeightMeasurer* heights_;
};

/// Says that objects are no part of a heightmap, and what writes them. objects > 0.
[[nodiscard]] QString objectsNote(std::size_t objects);

}  // namespace scarp
