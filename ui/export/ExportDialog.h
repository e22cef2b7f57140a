#pragma once

#include <QPointer>
#include <functional>
#include <vector>

#include "core/io/ExportGround.h"
#include "core/io/RasterExport.h"
#include "ui/document/EditorDocument.h"
#include "ui/export/ExportFormDialog.h"

class QCheckBox;
class QComboBox;

namespace scarp {

class EngineSettingsBox;
class EngineSizeBox;
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
  ~ExportDialog() override;

 protected:
  [[nodiscard]] std::optional<QString> takeValues() override;
  [[nodiscard]] Job* start(Ended ended) override;
  void enableFields(bool enabled) override;

 private:
  /// What is known of the heights that a size gives.
  struct Measured {
    SampleSize size;
    HeightSummary heights;
    std::optional<ResampleChange> change;
  };

  void addFields();
  void takeUp(const ExportTarget& last);
  void browse();
  void offerFormats();
  void followPath();
  void followFormat();
  void followStore();
  void refresh();
  void refreshNote();
  void refreshSettings();
  void measure(const SampleSize& size);
  [[nodiscard]] const RasterFormatInfo& format() const;
  [[nodiscard]] const EnginePreset* preset() const;
  [[nodiscard]] const Measured* measured() const;
  /// Why the path cannot be written to; empty where it can.
  [[nodiscard]] QString pathProblem(const QString& path) const;
  /// Whether the samples are to be stored as in the file that the terrain was read from.
  [[nodiscard]] bool asSource() const;
  [[nodiscard]] std::optional<QString> readRange(ExportOptions& options) const;

  About about_;
  JobRunner& jobs_;
  Run run_;
  ExportTarget target_;
  PathRow path_;
  QComboBox *preset_, *format_, *store_, *compression_;
  QLineEdit *rangeMin_, *rangeMax_, *keepAs_;
  QCheckBox *dither_, *cloud_;
  QWidget* rangeRow_;
  EngineSizeBox* size_;
  QLabel* note_;
  EngineSettingsBox* settings_;
  bool storeChosen_ = false;   ///< By hand, or by the last export.
  std::optional<int> wanted_;  ///< The format that was named or chosen by hand.
  std::vector<Measured> measured_;
  QPointer<Job> measuring_;
  SampleSize measuringSize_;
};

/// Says that objects are no part of a heightmap, and what writes them. objects > 0.
[[nodiscard]] QString objectsNote(std::size_t objects);

}  // namespace scarp
