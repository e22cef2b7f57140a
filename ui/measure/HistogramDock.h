#pragma once

#include <QPointer>
#include <QTimer>
#include <array>
#include <memory>
#include <optional>

#include "core/base/Signal.h"
#include "core/edit/MaskOperations.h"
#include "core/scene/TerrainHistogram.h"
#include "ui/actions/EditorDock.h"
#include "ui/jobs/JobRunner.h"

class QBoxLayout;
class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;

namespace scarp {

class HistogramPlot;
class NumberField;
class RangePreview;

/// Dock with the distribution of the heights or slopes of the terrain or of the selection, updated while the
/// terrain is edited. A range of it is previewed on the terrain and can be selected.
class HistogramDock : public EditorDock {
  Q_OBJECT

 public:
  [[nodiscard]] static DockRow row();
  HistogramDock(MaskView& maskView, JobRunner& jobs, QWidget* parent = nullptr);
  ~HistogramDock() override;

  void setDocument(EditorDocument* document) override;

  /// Returns null without a document.
  [[nodiscard]] const TerrainHistogram* histogram() const { return histogram_.get(); }
  /// Returns the operation that selects the range. Contract: there is a range.
  [[nodiscard]] SelectOperation operation() const;

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  /// Fields for the ends of a range of heights or slopes.
  struct Ends {
    QWidget* row;
    NumberField *low, *high;
  };

  void makeContent();
  QWidget* makeControls();
  QWidget* makeEnds(GroundMeasure measure);
  [[nodiscard]] GroundMeasure measure() const;
  void chooseMeasure();
  void chooseArea();
  void typeEnd();
  void applyRange();
  void showPreview();
  void endPreview();
  void refreshSoon();
  void refresh();
  void startTask();
  void showRange();
  void showFigures();

  MaskView& maskView_;
  JobRunner& jobs_;
  EditorDocument* document_ = nullptr;
  std::unique_ptr<TerrainHistogram> histogram_;
  std::unique_ptr<RangePreview> preview_;
  QBoxLayout* sides_ = nullptr;  ///< Layout of the controls and the chart.
  QComboBox *measure_ = nullptr, *area_ = nullptr, *how_ = nullptr;
  QCheckBox* logarithmic_ = nullptr;
  std::array<Ends, 2> ends_{};  ///< Height, slope.
  QLabel *share_ = nullptr, *figures_ = nullptr;
  QPushButton *select_ = nullptr, *clear_ = nullptr;
  HistogramPlot* plot_ = nullptr;
  QTimer soon_;
  QPointer<Job> job_;
  bool cancelled_ = false;  ///< The user cancelled counting. The next change restarts it.
  Subscription onHistogram_, onUnits_;
};

}  // namespace scarp
