#include "ui/analysis/AnalysisDock.h"

#include <QAction>
#include <QCheckBox>
#include <QMainWindow>
#include <QScrollArea>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>
#include <utility>

#include "core/visibility/AnalysisSchema.h"
#include "ui/actions/Actions.h"
#include "ui/analysis/AnalysisController.h"
#include "ui/analysis/AnalysisLegend.h"
#include "ui/shading/SunDialog.h"
#include "ui/widgets/DockColumn.h"
#include "ui/widgets/IconGrid.h"

namespace scarp {

template <class Settings>
typename SettingFields<Settings>::Target AnalysisDock::targetFor(Settings AnalysisChoice::*settings) {
  return {[this, settings](const auto& edit) {
            AnalysisChoice choice = controller_.choice();
            edit(choice.*settings);
            controller_.setChoice(choice);
          },
          [this](const QString& message) { Q_EMIT problem(message); }};
}

DockRow AnalysisDock::row() {
  return {.key = QStringLiteral("analysisDock"),
          .title = tr("Analysis"),
          .icon = "viewshed",
          .place = DockPlace::Content,
          .start = DockStart::ClosedEach,
          .listed = false,
          .make = [](const DockContext& context) -> EditorDock* {
            return new AnalysisDock(context.actions, context.analysis, &context.window);
          }};
}

AnalysisDock::AnalysisDock(const Actions& actions, AnalysisController& controller, QWidget* parent)
    : EditorDock(row(), parent),
      controller_(controller),
      viewshed_(viewshedSchema(), targetFor(&AnalysisChoice::viewshed), QStringLiteral("viewshed")),
      sun_(sunSchema(), targetFor(&AnalysisChoice::sun), QStringLiteral("sun")),
      sky_(skySchema(), targetFor(&AnalysisChoice::sky), QStringLiteral("sky")) {
  QVBoxLayout& column = dockColumn(*this);
  addKinds(column, actions);
  legend_ = new AnalysisLegend;
  column.addSpacing(4);
  column.addWidget(legend_);
  column.addSpacing(4);
  addNumbers(column);
  asLight_ = new QCheckBox(tr("As light"));
  asLight_->setToolTip(tr("Dim the light on the ground by the visible share of the sky, in any shading"));
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

void AnalysisDock::addNumbers(QVBoxLayout& column) {
  viewshed_.into(column);
  viewshed_
      .number("observer-height", {tr("Eye height"), {}, 0.5, 500.0, true},
              tr("Of the observer's eye above the ground"))
      .setObjectName(QStringLiteral("observerHeight"));
  viewshed_
      .number("target-height", {tr("Target height"), {}, 0.0, 100.0},
              tr("Of what is looked for above the ground"))
      .setObjectName(QStringLiteral("targetHeight"));
  viewshed_.number("radius", {tr("Radius"), {}, 10.0, 50000.0, true},
                   tr("How far the observer looks over the map"));
  sun_.into(column);
  sun_.number("azimuth", {tr("Azimuth"), {}, 0.0, 360.0},
              tr("Where the sun stands, degrees from the north clockwise"));
  sun_.number("elevation", {tr("Elevation"), {}, 1.0, 90.0},
              tr("How high the sun stands, degrees above the horizon"));
  sun_.number(
      "softness", {tr("Softness"), {}, 0.0, 10.0},
      tr("Half the sun's breadth, degrees: 0.27 for the real one, 0 for sharp shadows. Soft ones take "
         "longer"));
  sky_.into(column);
  sky_.number("distance", {tr("Distance"), {}, 10.0, 50000.0, true},
              tr("Beyond it ground does not hide the sky. The less, the quicker it follows an edit"));
  sky_.number("directions", {tr("Directions"), {}, 8.0, 128.0},
              tr("In how many directions round the horizon is found"));
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
  viewshed_.show(choice.viewshed);
  sun_.show(choice.sun);
  sky_.show(choice.sky);
  viewshed_.setVisible(*choice.kind == AnalysisKind::Viewshed);
  sun_.setVisible(*choice.kind == AnalysisKind::SunShadow);
  sky_.setVisible(*choice.kind == AnalysisKind::SkyView);
  asLight_->setChecked(controller_.asLight());
  asLight_->setVisible(*choice.kind == AnalysisKind::SkyView);
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
