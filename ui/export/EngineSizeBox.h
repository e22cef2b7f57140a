#pragma once

#include <QPointer>
#include <QWidget>
#include <optional>
#include <vector>

#include "core/io/EngineSizes.h"
#include "core/io/ExportRows.h"
#include "core/operation/ResampleChange.h"
#include "core/terrain/Terrain.h"

class QComboBox;
class QLabel;
class QRadioButton;

namespace scarp {

class Job;
class JobRunner;
struct EnginePreset;

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

/// Where an engine does not take the terrain's size: says so and offers to resample on export, to the nearest
/// of its sizes or another, or to export as it is. Resampling is chosen at first.
class EngineSizeBox : public QWidget {
  Q_OBJECT

 public:
  explicit EngineSizeBox(const GridFrame& frame, QWidget* parent = nullptr);

  /// Offers what an engine takes; null: any program. Keeps the choice where the sizes stay the same.
  void offer(const EnginePreset* preset);
  /// Takes up a choice that was made earlier, where it is offered.
  void choose(const std::optional<SampleSize>& resample, bool anySize);
  /// How far the heights change; nothing while that is being worked out.
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

}  // namespace scarp
