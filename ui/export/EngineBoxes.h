#pragma once

#include <QPointer>
#include <QWidget>
#include <optional>
#include <vector>

#include "core/io/EnginePreset.h"
#include "core/io/ExportRows.h"
#include "core/operation/Resample.h"
#include "core/terrain/Terrain.h"

class QComboBox;
class QLabel;
class QPushButton;
class QRadioButton;

namespace scarp {

class Job;
class JobRunner;

/// The heights of an export in the sizes that it may have, computed in jobs and kept.
class HeightMeasurer : public QObject {
  Q_OBJECT

 public:
  struct Heights {
    SampleSize size;
    HeightSummary summary;
    std::optional<ResampleChange> change;  ///< If they are resampled.
  };

  /// lowest, highest: of the terrain, metres.
  HeightMeasurer(Terrain terrain, double lowest, double highest, JobRunner& jobs, QObject* parent);
  ~HeightMeasurer() override;

  /// Computes the heights of a size unless they are known; the computation of another size is cancelled.
  void measure(const std::optional<SampleSize>& resample);
  /// Null while they are not known.
  [[nodiscard]] const Heights* find(const std::optional<SampleSize>& resample) const;

 Q_SIGNALS:
  void measured();
  void failed(const QString& problem);

 private:
  [[nodiscard]] SampleSize sizeOf(const std::optional<SampleSize>& resample) const;

  Terrain terrain_;
  JobRunner& jobs_;
  std::vector<Heights> known_;
  QPointer<Job> job_;
  SampleSize measuring_;
};

/// Offers to resample on export, to the nearest size that an engine accepts or another one, or to export as
/// is, if the engine does not accept the terrain's size. Resampling is selected at first.
class EngineSizeBox : public QWidget {
  Q_OBJECT

 public:
  explicit EngineSizeBox(const GridFrame& frame, QWidget* parent = nullptr);

  /// Offers the sizes of an engine; null: any program. Keeps the choice if it is still offered.
  void offer(const EnginePreset* preset);
  /// Selects an earlier choice, if it is offered.
  void choose(const std::optional<SampleSize>& resample, bool anySize);
  /// Shows how far the heights change; nothing while that is being computed.
  void tellChange(const std::optional<ResampleChange>& change);
  void tellProblem(const QString& problem);

  [[nodiscard]] bool asks() const { return asks_; }
  [[nodiscard]] std::optional<SampleSize> resample() const;
  [[nodiscard]] bool asItIs() const;

 Q_SIGNALS:
  void changed();

 private:
  [[nodiscard]] QString cellsText() const;

  GridFrame frame_;
  bool asks_ = false;
  QLabel* problem_;
  QRadioButton *resample_, *asItIs_;
  QComboBox* sizes_;
  QLabel* outcome_;
};

/// Settings that a user types into an engine to read a heightmap: shown, selectable, copied with one button.
class EngineSettingsBox : public QWidget {
  Q_OBJECT

 public:
  explicit EngineSettingsBox(QWidget* parent = nullptr);

  /// Shows settings of an engine with this title. An empty list shows that they are being computed.
  void tell(const QString& engine, const std::vector<EngineSetting>& settings);

 private:
  void copy();

  QLabel* title_;
  QPushButton* copy_;
  QWidget* table_ = nullptr;
  QString text_;
};

}  // namespace scarp
