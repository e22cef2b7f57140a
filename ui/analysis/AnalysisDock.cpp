#include "ui/analysis/AnalysisDock.h"

#include <QAction>
#include <QCheckBox>
#include <QMainWindow>
#include <QScrollArea>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>
#include <utility>

#include "ui/actions/Actions.h"
#include "ui/analysis/AnalysisController.h"
#include "ui/analysis/AnalysisLegend.h"
#include "ui/shading/SunTimeButton.h"
#include "ui/widgets/DockColumn.h"
#include "ui/widgets/IconGrid.h"
#include "ui/widgets/NumberField.h"

namespace scarp {

AnalysisDock::AnalysisDock(const Actions& actions, AnalysisController& controller, QWidget* parent)
    : QDockWidget(tr("Analysis"), parent), controller_(controller) {
  setObjectName(QStringLiteral("analysisDock"));
  QVBoxLayout& column = dockColumn(*this);
  addKinds(column, actions);
  legend_ = new AnalysisLegend;
  column.addSpacing(4);
  column.addWidget(legend_);
  column.addSpacing(4);
  addNumbers(column);
  asLight_ = new QCheckBox(tr("As light"));
  asLight_->setToolTip(tr("Shadow and sky dim the light on the ground, in whatever colours it is shown"));
  connect(asLight_, &QCheckBox::clicked, &controller_, &AnalysisController::setAsLight);
  column.addWidget(asLight_);
  observer_ = new QToolButton;
  observer_->setDefaultAction(actions.observer);
  observer_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  observer_->setFocusPolicy(Qt::TabFocus);
  column.addWidget(observer_);
  addSunTime(column);
  column.addStretch();
  connect(&controller_, &AnalysisController::choiceChanged, this, &AnalysisDock::refresh);
  // Told for every way of closing, and not when another tab is in front.
  connect(toggleViewAction(), &QAction::toggled, this, [this](bool open) {
    if (!open) controller_.choose(std::nullopt);
  });
  refresh();
}

void AnalysisDock::addKinds(QVBoxLayout& column, const Actions& actions) {
  kinds_ = new IconGrid(3, 24, true);
  for (std::size_t i = 0; i < actions.analyses.size(); ++i) {
    const QAction& action = *actions.analyses[i];
    kinds_->add(static_cast<int>(i), action.icon(), action.iconText(), action.toolTip());
  }
  connect(kinds_, &IconGrid::picked, this,
          [&actions](int kind) { actions.analyses[static_cast<std::size_t>(kind)]->trigger(); });
  column.addWidget(kinds_);
}

NumberField* AnalysisDock::addNumber(QVBoxLayout& column, AnalysisKind kind, const NumberSpec& spec,
                                     const char* name, const QString& tip, double low, double high, Get get,
                                     Set set) {
  auto* field = new NumberField(spec);
  field->setObjectName(QLatin1String(name));
  field->setToolTip(tip + QLatin1Char('\n') + tr("Drag, or click to type any number."));
  field->setCheck(rangeCheck(spec.label.toLower(), low, high));
  connect(field, &NumberField::refused, this, &AnalysisDock::problem);
  connect(field, &NumberField::valueEdited, this, [this, set = std::move(set)](double value) {
    AnalysisChoice choice = controller_.choice();
    set(choice, value);
    controller_.setChoice(choice);
  });
  rows_.push_back({field, kind, std::move(get)});
  column.addWidget(field);
  return field;
}

void AnalysisDock::addNumbers(QVBoxLayout& column) {
  using Choice = AnalysisChoice;
  constexpr double kMost = 1e7;  // metres
  const QString metres = tr("m"), degrees = QStringLiteral("°");
  const AnalysisKind eye = AnalysisKind::Viewshed, sun = AnalysisKind::SunShadow, sky = AnalysisKind::SkyView;
  addNumber(
      column, eye, {tr("Eye height"), metres, 0.5, 500.0, true}, "observerHeight",
      tr("Of the observer's eye above the ground, metres"), 0.0, kMost,
      [](const Choice& c) { return c.viewshed.observerHeight; },
      [](Choice& c, double v) { c.viewshed.observerHeight = v; });
  addNumber(
      column, eye, {tr("Target height"), metres, 0.0, 100.0}, "targetHeight",
      tr("Of what is looked for above the ground, metres"), 0.0, kMost,
      [](const Choice& c) { return c.viewshed.targetHeight; },
      [](Choice& c, double v) { c.viewshed.targetHeight = v; });
  addNumber(
      column, eye, {tr("Radius"), metres, 10.0, 50000.0, true}, "viewshedRadius",
      tr("How far the observer looks over the map, metres"), 1e-3, kMost,
      [](const Choice& c) { return c.viewshed.radius; }, [](Choice& c, double v) { c.viewshed.radius = v; });
  addNumber(
      column, sun, {tr("Azimuth"), degrees, 0.0, 360.0}, "sunAzimuth",
      tr("Where the sun stands, degrees from the north clockwise"), -360.0, 360.0,
      [](const Choice& c) { return c.sun.azimuth; }, [](Choice& c, double v) { c.sun.azimuth = v; });
  addNumber(
      column, sun, {tr("Elevation"), degrees, 1.0, 90.0}, "sunElevation",
      tr("How high the sun stands, degrees above the horizon"), 0.01, 90.0,
      [](const Choice& c) { return c.sun.elevation; }, [](Choice& c, double v) { c.sun.elevation = v; });
  addNumber(
      column, sun, {tr("Softness"), degrees, 0.0, 10.0}, "sunSoftness",
      tr("Half the sun's breadth, degrees: 0.27 for the real one, 0 for sharp shadows. Soft ones take "
         "longer"),
      0.0, 45.0, [](const Choice& c) { return c.sun.softness; },
      [](Choice& c, double v) { c.sun.softness = v; });
  addNumber(
      column, sky, {tr("Distance"), metres, 10.0, 50000.0, true}, "skyDistance",
      tr("Beyond it ground does not hide the sky, metres. The less, the quicker it follows an edit"), 1e-3,
      kMost, [](const Choice& c) { return c.sky.distance; }, [](Choice& c, double v) { c.sky.distance = v; });
  NumberSpec directions{tr("Directions"), {}, 8.0, 128.0};
  directions.whole = true;
  addNumber(
      column, sky, directions, "skyDirections", tr("In how many directions round the horizon is found"), 4.0,
      128.0, [](const Choice& c) { return double(c.sky.directions); },
      [](Choice& c, double v) { c.sky.directions = static_cast<int>(v); });
}

void AnalysisDock::addSunTime(QVBoxLayout& column) {
  sunTime_ = new SunTimeButton({[this] { return controller_.place(); },
                                [this] {
                                  const SunSettings& sun = controller_.choice().sun;
                                  return SunPosition{sun.azimuth, sun.elevation};
                                },
                                [this](const SunPosition& sun) {
                                  AnalysisChoice choice = controller_.choice();
                                  choice.sun.azimuth = sun.azimuth;
                                  choice.sun.elevation = sun.elevation;
                                  controller_.setChoice(choice);
                                }});
  sunTime_->setObjectName(QStringLiteral("sunTime"));
  column.addWidget(sunTime_);
}

void AnalysisDock::refresh() {
  const AnalysisChoice& choice = controller_.choice();
  if (!choice.kind) {
    shown_.reset();
    hide();
    // The panel that was in front before, not whichever is next to us.
    if (const auto before = std::exchange(before_, nullptr)) before->raise();
    return;
  }
  kinds_->setChosen(static_cast<int>(*choice.kind));
  legend_->setKind(*choice.kind);
  for (const Row& row : rows_) {
    row.field->setValue(row.get(choice));
    row.field->setVisible(row.kind == *choice.kind);
  }
  asLight_->setChecked(controller_.asLight());
  asLight_->setVisible(*choice.kind != AnalysisKind::Viewshed);
  observer_->setVisible(*choice.kind == AnalysisKind::Viewshed);
  sunTime_->setVisible(*choice.kind == AnalysisKind::SunShadow);
  if (shown_ == choice.kind) return;
  if (!shown_) {
    for (QDockWidget* beside : static_cast<QMainWindow*>(parentWidget())->tabifiedDockWidgets(this))
      if (!beside->visibleRegion().isEmpty()) before_ = beside;
    show();
    raise();
  }
  shown_ = choice.kind;
  QTimer::singleShot(0, this, &AnalysisDock::makeRoom);  // once it is laid out
}

void AnalysisDock::makeRoom() {
  // As far as the window has room for it and for what is above.
  auto* scroll = widget()->findChild<QScrollArea*>();
  scroll->setMinimumHeight(std::min(scroll->widget()->sizeHint().height(), window()->height() / 2));
}

}  // namespace scarp
