#pragma once

#include <QPointer>
#include <QWidget>
#include <optional>

#include "core/scene/LiveAnalysis.h"
#include "core/visibility/GroundAnalysis.h"
#include "ui/actions/EditorDock.h"
#include "ui/widgets/SettingFields.h"

class QToolButton;
class QVBoxLayout;

namespace scarp {

/// What the colours of an analysis mean: two of them, or a bar from little to much.
class AnalysisLegend : public QWidget {
  Q_OBJECT

 public:
  explicit AnalysisLegend(QWidget* parent = nullptr);

  void setKind(AnalysisKind kind);
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent*) override;

 private:
  void drawSwatches(QPainter& painter) const;
  void drawBar(QPainter& painter) const;
  /// How high a swatch or the bar is, logical pixels.
  [[nodiscard]] int bandHeight() const;

  AnalysisKind kind_ = AnalysisKind::Viewshed;
};

class Actions;
class AnalysisController;
class IconGrid;
class SunTimeButton;

/// Settings and legend of the analysis that lies on the ground. Open while there is one; closing it ends it.
class AnalysisDock : public EditorDock {
  Q_OBJECT

 public:
  [[nodiscard]] static DockRow row();
  AnalysisDock(const Actions& actions, AnalysisController& controller, QWidget* parent = nullptr);

 private:
  void addKinds(QVBoxLayout& column, const Actions& actions);
  void addNumbers(QVBoxLayout& column);
  /// What the fields of one analysis act on.
  template <class Settings>
  typename SettingFields<Settings>::Target targetFor(Settings AnalysisChoice::*settings);
  void addSunTime(QVBoxLayout& column);
  void refresh();
  /// No less height than its content has.
  void makeRoom();

  AnalysisController& controller_;
  std::optional<AnalysisKind> shown_;
  QPointer<QDockWidget> before_;  ///< In front when we came.
  IconGrid* kinds_ = nullptr;
  AnalysisLegend* legend_ = nullptr;
  QToolButton* observer_ = nullptr;
  SunTimeButton* sunTime_ = nullptr;
  QCheckBox* asLight_ = nullptr;
  SettingFields<ViewshedSettings> viewshed_;
  SettingFields<SunSettings> sun_;
  SettingFields<SkySettings> sky_;
};

}  // namespace scarp
