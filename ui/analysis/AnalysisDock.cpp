#include "ui/analysis/AnalysisDock.h"

#include <QAction>
#include <QCheckBox>
#include <QMainWindow>
#include <QPainter>
#include <QScrollArea>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>
#include <utility>
#include <vector>

#include "core/material/Srgb.h"
#include "core/visibility/GroundAnalysis.h"
#include "ui/actions/Actions.h"
#include "ui/analysis/AnalysisController.h"
#include "ui/render/ColourRamps.h"
#include "ui/shading/SunDialog.h"
#include "ui/widgets/ChoiceRow.h"
#include "ui/widgets/DockColumn.h"

namespace scarp {

namespace {

constexpr int kGap = 6;  ///< Logical pixels.

QColor inkFor(AnalysisKind kind, double fraction) {
  const auto encoded = [](double channel) { return static_cast<float>(toSrgb(channel)); };
  const auto [red, green, blue] = fractionColour(kind, fraction);
  return QColor::fromRgbF(encoded(red), encoded(green), encoded(blue));
}

struct Tick {
  double fraction;
  QString text;
};

/// From the bar's left end to its right.
std::vector<Tick> ticksOf(AnalysisKind kind) {
  if (kind == AnalysisKind::SunShadow)
    return {{0.0, AnalysisLegend::tr("in shadow")}, {1.0, AnalysisLegend::tr("in the sun")}};
  std::vector<Tick> ticks{{0.3, AnalysisLegend::tr("≤ 30 %")}};
  for (const int percent : {50, 70, 85}) ticks.push_back({0.01 * percent, QString::number(percent)});
  ticks.push_back({1.0, AnalysisLegend::tr("100 %")});
  return ticks;
}

}  // namespace

AnalysisLegend::AnalysisLegend(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  setAccessibleName(tr("Legend"));
}

void AnalysisLegend::setKind(AnalysisKind kind) {
  kind_ = kind;
  setToolTip(kind == AnalysisKind::Viewshed    ? tr("Ground in its own colours is beyond the radius")
             : kind == AnalysisKind::SunShadow ? tr("How much of the sun the ground sees")
                                               : tr("How much of the sky's light falls on the ground"));
  updateGeometry();
  update();
}

int AnalysisLegend::bandHeight() const { return fontMetrics().height() - 2; }

QSize AnalysisLegend::sizeHint() const {
  const int text = fontMetrics().height();
  return {200, kind_ == AnalysisKind::Viewshed ? text + 4 : bandHeight() + 3 + text};
}

void AnalysisLegend::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  kind_ == AnalysisKind::Viewshed ? drawSwatches(painter) : drawBar(painter);
}

void AnalysisLegend::drawSwatches(QPainter& painter) const {
  const int height = bandHeight();
  int x = 1;
  for (const auto& [fraction, text] : {Tick{1.0, tr("seen")}, Tick{0.0, tr("hidden")}}) {
    painter.setPen(QPen(palette().color(QPalette::Mid), 1.0));
    painter.setBrush(inkFor(kind_, fraction));
    painter.drawRoundedRect(QRectF(x + 0.5, 2.5, 1.7 * height, height), 3.0, 3.0);
    x += static_cast<int>(1.7 * height) + kGap;
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(QPoint(x, 2 + fontMetrics().ascent()), text);
    x += fontMetrics().horizontalAdvance(text) + 3 * kGap;
  }
}

void AnalysisLegend::drawBar(QPainter& painter) const {
  const std::vector<Tick> ticks = ticksOf(kind_);
  const double low = ticks.front().fraction, high = ticks.back().fraction;
  const QRectF bar(1.5, 0.5, width() - 3.0, bandHeight());
  QLinearGradient gradient(bar.topLeft(), bar.topRight());
  constexpr int kSteps = 64;
  for (int i = 0; i <= kSteps; ++i)
    gradient.setColorAt(double(i) / kSteps, inkFor(kind_, low + (high - low) * i / kSteps));
  painter.setPen(QPen(palette().color(QPalette::Mid), 1.0));
  painter.setBrush(gradient);
  painter.drawRoundedRect(bar, 3.0, 3.0);

  painter.setPen(palette().color(QPalette::PlaceholderText));
  const int baseline = bandHeight() + 3 + fontMetrics().ascent();
  for (const Tick& tick : ticks) {
    const int wide = fontMetrics().horizontalAdvance(tick.text);
    const double middle = bar.left() + bar.width() * (tick.fraction - low) / (high - low);
    painter.drawText(QPointF(std::clamp(middle - 0.5 * wide, bar.left(), bar.right() - wide), baseline),
                     tick.text);
  }
}

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
