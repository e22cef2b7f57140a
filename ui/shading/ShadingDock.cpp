#include "ui/shading/ShadingDock.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QToolButton>
#include <cmath>
#include <utility>

#include "core/terrain/WorkingRange.h"
#include "ui/actions/Actions.h"
#include "ui/actions/ShadingPicture.h"
#include "ui/render/HeightRamp.h"
#include "ui/shading/ShadingController.h"
#include "ui/shading/ShadingLegend.h"
#include "ui/shading/SunTimeButton.h"
#include "ui/widgets/DockColumn.h"
#include "ui/widgets/IconGrid.h"
#include "ui/widgets/NumberField.h"

namespace scarp {
namespace {

constexpr double kMost = kHighest;  ///< Metres.

bool always(const RenderSettings&) { return true; }

}  // namespace

ShadingDock::ShadingDock(const Actions& actions, ShadingController& controller, QWidget* parent)
    : QDockWidget(tr("Shading"), parent), controller_(controller) {
  setObjectName(QStringLiteral("shadingDock"));
  QVBoxLayout& column = dockColumn(*this);
  addModes(column, actions);
  addColours(column);
  addLight(column);
  addLines(column, actions);
  addWater(column, actions);
  column.addStretch();
  connect(&controller_, &ShadingController::changed, this, &ShadingDock::refresh);
  refresh();
}

void ShadingDock::addModes(QVBoxLayout& column, const Actions& actions) {
  modes_ = new IconGrid(4, 40, true);
  modes_->setObjectName(QStringLiteral("shadingModes"));
  for (std::size_t i = 0; i < actions.shadings.size(); ++i) {
    const QAction& action = *actions.shadings[i];
    modes_->add(static_cast<int>(i), action.icon(), action.iconText(), action.toolTip());
  }
  connect(modes_, &IconGrid::picked, this,
          [&actions](int mode) { actions.shadings[static_cast<std::size_t>(mode)]->trigger(); });
  column.addWidget(modes_);
}

NumberField* ShadingDock::makeNumber(const NumberSpec& spec, const char* name, const QString& tip, double low,
                                     double high) {
  auto* field = new NumberField(spec);
  field->setObjectName(QLatin1String(name));
  field->setToolTip(tip + QLatin1Char('\n') + tr("Drag, or click to type any number."));
  field->setCheck(rangeCheck(spec.label.toLower(), low, high));
  connect(field, &NumberField::refused, this, &ShadingDock::problem);
  return field;
}

NumberField* ShadingDock::addNumber(QVBoxLayout& column, const NumberSpec& spec, const char* name,
                                    const QString& tip, double low, double high, Get get, Set set,
                                    std::function<bool(const RenderSettings&)> shown) {
  NumberField* field = makeNumber(spec, name, tip, low, high);
  connect(field, &NumberField::valueEdited, this, [this, set = std::move(set)](double value) {
    controller_.change([&](RenderSettings& settings) { set(settings, value); });
  });
  rows_.push_back({field, std::move(get), std::move(shown)});
  column.addWidget(field);
  return field;
}

void ShadingDock::addAutoNumber(QVBoxLayout& column, const NumberSpec& spec, const char* name,
                                const QString& tip, std::function<double&(RenderSettings&)> value,
                                std::function<double()> found,
                                std::function<bool(const RenderSettings&)> shown) {
  NumberField* field = makeNumber(spec, name, tip, 1e-3, kMost);
  auto* automatic = new QToolButton;
  automatic->setText(tr("Auto"));
  automatic->setCheckable(true);
  automatic->setObjectName(QLatin1String(name) + QStringLiteral("Auto"));
  automatic->setToolTip(tr("Find a number that suits the terrain"));
  automatic->setFocusPolicy(Qt::TabFocus);
  const auto set = [this, value](double number) {
    controller_.change([&](RenderSettings& settings) { value(settings) = number; });
  };
  connect(field, &NumberField::valueEdited, this, set);
  connect(automatic, &QToolButton::clicked, this, [set, found](bool on) { set(on ? 0.0 : found()); });
  auto* row = new QHBoxLayout;
  row->setSpacing(4);
  row->addWidget(field, 1);
  row->addWidget(automatic);
  column.addLayout(row);
  autoRows_.push_back({field, automatic, std::move(value), std::move(found), std::move(shown)});
}

void ShadingDock::addCheck(QVBoxLayout& column, QAction& action) {
  auto* box = new QCheckBox(action.iconText());
  box->setToolTip(action.toolTip());
  box->setChecked(action.isChecked());
  connect(box, &QCheckBox::clicked, &action, &QAction::trigger);
  connect(&action, &QAction::toggled, box, &QCheckBox::setChecked);
  column.addWidget(box);
}

void ShadingDock::addColours(QVBoxLayout& column) {
  legend_ = new ShadingLegend;
  column.addSpacing(4);
  column.addWidget(legend_);
  ramps_ = new QComboBox;
  ramps_->setObjectName(QStringLiteral("tintRamp"));
  ramps_->setAccessibleName(tr("Colours"));
  ramps_->setIconSize({56, 14});
  ramps_->setToolTip(
      tr("Colours for heights. All but Atlas change by steps that look equally large; Even light "
         "leaves all light and dark to the relief"));
  for (int i = 0; i < kTintRamps; ++i) {
    const auto ramp = static_cast<TintRamp>(i);
    ramps_->addItem(rampPicture(ramp), rampTitle(ramp));
  }
  connect(ramps_, &QComboBox::activated, this, [this](int index) {
    controller_.change([index](RenderSettings& s) { s.shading.ramp = static_cast<TintRamp>(index); });
  });
  column.addWidget(ramps_);
  NumberSpec relief{tr("Relief"), QStringLiteral("%"), 0.0, 1.0};
  relief.shown = 100.0;
  addNumber(
      column, relief, "relief",
      tr("How much light and shade lie over the colours, percent; 0 for those of the legend"), 0.0, 1.0,
      [](const RenderSettings& s) { return s.shading.relief; },
      [](RenderSettings& s, double v) { s.shading.relief = v; },
      [](const RenderSettings& s) {
        const ShadingMode mode = s.shading.mode;
        return mode == ShadingMode::Slope || mode == ShadingMode::Aspect || mode == ShadingMode::Curvature;
      });
  snowLine_ = addNumber(
      column, {tr("Snow line"), tr("m"), 0.0, 4000.0}, "snowLine", tr("Snow lies above this height, metres"),
      -kMost, kMost,
      [this](const RenderSettings& s) { return snowLine(s.shading, controller_.heights(), s.seaLevel); },
      [](RenderSettings& s, double v) { s.shading.snowLine = v; },
      [](const RenderSettings& s) { return s.shading.mode == ShadingMode::Natural; });
}

void ShadingDock::addLight(QVBoxLayout& column) {
  addHeading(column, tr("Light and shape"));
  addNumber(
      column, {tr("Sun azimuth"), QStringLiteral("°"), 0.0, 360.0}, "lightAzimuth",
      tr("Where the sun stands, degrees from the north clockwise"), -360.0, 360.0,
      [](const RenderSettings& s) { return s.light.azimuth; },
      [](RenderSettings& s, double v) { s.light.azimuth = v; }, always);
  addNumber(
      column, {tr("Sun elevation"), QStringLiteral("°"), 0.0, 90.0}, "lightElevation",
      tr("How high the sun stands, degrees above the horizon"), 0.0, 90.0,
      [](const RenderSettings& s) { return s.light.elevation; },
      [](RenderSettings& s, double v) { s.light.elevation = v; }, always);
  auto* time = new SunTimeButton(
      {[this] { return controller_.place(); },
       [this] {
         const SceneLight light = controller_.settings().light;
         return SunPosition{light.azimuth, light.elevation};
       },
       [this](const SunPosition& sun) {
         controller_.change([sun](RenderSettings& s) { s.light = {sun.azimuth, sun.elevation}; });
       }});
  time->setObjectName(QStringLiteral("lightTime"));
  column.addWidget(time);
  exaggeration_ = makeNumber({tr("Exaggeration"), QStringLiteral("×"), 0.1, 10.0, true}, "exaggeration",
                             tr("How many times as high the ground appears; it stays as it is"), 0.1, 10.0);
  connect(exaggeration_, &NumberField::valueEdited, this,
          [this](double value) { controller_.setExaggeration(value); });
  column.addWidget(exaggeration_);
}

void ShadingDock::addLines(QVBoxLayout& column, const Actions& actions) {
  addHeading(column, tr("Lines"));
  addCheck(column, *actions.contours);
  const auto contours = [](const RenderSettings& s) { return s.contours.shown; };
  addAutoNumber(
      column, {tr("Interval"), tr("m"), 0.1, 1000.0, true}, "contourInterval",
      tr("From line to line, metres"), [](RenderSettings& s) -> double& { return s.contours.interval; },
      [this] { return controller_.contourStep(); }, contours);
  NumberSpec bold{tr("Bold every"), {}, 1.0, 10.0};
  bold.whole = true;
  addNumber(
      column, bold, "contourIndex", tr("Each so many lines there is a bold one, with its height"), 1.0,
      1000.0, [](const RenderSettings& s) { return double(s.contours.indexEvery); },
      [](RenderSettings& s, double v) { s.contours.indexEvery = static_cast<int>(v); }, contours);
  labels_ = new QCheckBox(tr("Heights on bold lines"));
  connect(labels_, &QCheckBox::clicked, this,
          [this](bool on) { controller_.change([on](RenderSettings& s) { s.contours.labels = on; }); });
  column.addWidget(labels_);
  addCheck(column, *actions.groundGrid);
  addAutoNumber(
      column, {tr("Step"), tr("m"), 1.0, 10000.0, true}, "gridStep",
      tr("From line to line, metres; each tenth is bold"),
      [](RenderSettings& s) -> double& { return s.groundGrid.step; },
      [this] { return controller_.gridStep(); }, [](const RenderSettings& s) { return s.groundGrid.shown; });
  addCheck(column, *actions.wireframe);
}

void ShadingDock::addWater(QVBoxLayout& column, const Actions& actions) {
  addHeading(column, tr("Water"));
  addCheck(column, *actions.water);
  seaLevel_ = addNumber(
      column, {tr("Sea level"), tr("m"), -100.0, 100.0}, "seaLevel",
      tr("Where water, beaches and the colours of the sea end, metres"), -kMost, kMost,
      [](const RenderSettings& s) { return s.seaLevel; }, [](RenderSettings& s, double v) { s.seaLevel = v; },
      always);
}

void ShadingDock::refresh() {
  RenderSettings settings = controller_.settings();
  const HeightRange heights = controller_.heights();
  modes_->setChosen(static_cast<int>(settings.shading.mode));
  legend_->explain(settings.shading, heights, settings.seaLevel);
  ramps_->setCurrentIndex(static_cast<int>(settings.shading.ramp));
  ramps_->setVisible(settings.shading.mode == ShadingMode::Hypsometric);
  if (!heights.empty() && heights.high > heights.low) {
    seaLevel_->setReach(double(heights.low), double(heights.high));
    snowLine_->setReach(double(heights.low), double(heights.high));
  }
  for (const Row& row : rows_) {
    row.field->setValue(row.get(settings));
    row.field->setVisible(row.shown(settings));
  }
  for (const AutoRow& row : autoRows_) {
    const bool shown = row.shown(settings);
    row.field->setValue(row.found());
    row.field->setVisible(shown);
    row.automatic->setChecked(row.value(settings) == 0.0);
    row.automatic->setVisible(shown);
  }
  labels_->setVisible(settings.contours.shown);
  labels_->setChecked(settings.contours.labels);
  exaggeration_->setValue(controller_.exaggeration());
}

}  // namespace scarp
