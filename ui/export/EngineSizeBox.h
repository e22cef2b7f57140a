#pragma once

#include <QWidget>
#include <optional>

#include "core/io/EngineSizes.h"
#include "core/operation/ResampleChange.h"

class QComboBox;
class QLabel;
class QRadioButton;

namespace scarp {

struct EnginePreset;

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
