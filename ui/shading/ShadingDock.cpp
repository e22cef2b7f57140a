#include "ui/shading/ShadingDock.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QPainter>
#include <QToolButton>
#include <algorithm>
#include <cmath>
#include <set>

#include "core/view/ViewLimits.h"
#include "ui/actions/Actions.h"
#include "ui/actions/ShadingPicture.h"
#include "ui/render/ColourRamps.h"
#include "ui/render/ContourLabels.h"
#include "ui/render/LookSchema.h"
#include "ui/shading/ShadingController.h"
#include "ui/shading/SunDialog.h"
#include "ui/widgets/ChoiceRow.h"
#include "ui/widgets/DockColumn.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/Units.h"

namespace scarp {

namespace {

constexpr int kSteps = 128;
constexpr double kSteepest = 60.0;  ///< Degrees at the bar's right end; hardly any ground is steeper.

QColor screenColour(const std::array<double, 3>& srgb) {
  return QColor::fromRgbF(static_cast<float>(srgb[0]), static_cast<float>(srgb[1]),
                          static_cast<float>(srgb[2]));
}

using Tick = ShadingLegend::Tick;

/// Round heights from the lowest to the highest, four or five of them, and the sea's level.
std::vector<Tick> heightTicks(const RampScale& scale, HeightRange heights) {
  const double low = double(heights.low), span = double(heights.high) - low;
  if (!(span > 0.0)) return {{0.0, shortLengthText(low)}};
  // Round in what is shown.
  const double unit = wayUnit(0.0, 1.0).metres, step = unit * roundStep(span / 4.0 / unit);
  std::vector<Tick> ticks;
  for (double height = step * std::ceil(low / step); height <= low + span; height += step)
    ticks.push_back({(height - low) / span, numberText(std::abs(height) < 1e-9 ? 0.0 : height / unit)});
  if (!ticks.empty()) ticks.back().text = QStringLiteral("%1 %2").arg(ticks.back().text, wayUnit(0.0, 1.0).name);
  if (scale.seaSpan > 0.0F) {
    const double shore = (double(scale.shore) - low) / span;
    std::erase_if(ticks, [&](const Tick& tick) { return std::abs(tick.at - shore) < 0.12; });
    ticks.push_back({shore, ShadingLegend::tr("sea %1").arg(numberText(inLengthUnit(double(scale.shore))))});
    std::ranges::sort(ticks, {}, &Tick::at);
  }
  return ticks;
}

std::vector<QColor> heightColours(TintRamp ramp, const RampScale& scale, HeightRange heights) {
  const std::vector<float> entries = heightRamp(ramp);
  std::vector<QColor> colours;
  const double low = double(heights.low), span = std::max(double(heights.high) - low, 1e-9),
               half = kRampEntries / 2;
  for (int i = 0; i < kSteps; ++i) {
    const double above = low + span * i / (kSteps - 1.0) - double(scale.shore);
    const double entry = scale.seaSpan > 0.0F && above < 0.0
                             ? half - 1.0 + above / double(scale.seaSpan) * (half - 1.0)
                             : half + above / double(scale.landSpan) * (half - 1.0);
    const auto at = 3 * static_cast<std::size_t>(std::clamp(entry, 0.0, kRampEntries - 1.0));
    colours.push_back(screenColour(
        {toSrgb(double(entries[at])), toSrgb(double(entries[at + 1])), toSrgb(double(entries[at + 2]))}));
  }
  return colours;
}

constexpr int kSwatchColumns = 2;

std::vector<ShadingLegend::Swatch> swatchesOf(const GroundMaterials& ground) {
  std::set<MaterialId> there;
  for (int i = 0; i < ground.map->tileCount(); ++i)
    for (const MaterialTile::Part& part : ground.map->tile(i).parts) there.insert(part.material);
  std::vector<ShadingLegend::Swatch> swatches;
  for (const Material& material : *ground.materials)
    if (there.contains(material.id))
      swatches.push_back({QColor(material.colour[0], material.colour[1], material.colour[2]),
                          QString::fromStdString(material.name)});
  return swatches;
}

}  // namespace

ShadingLegend::ShadingLegend(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  setAccessibleName(tr("Legend"));
}

void ShadingLegend::explain(const ShadingSettings& shading, HeightRange heights, double seaLevel,
                            const std::optional<GroundMaterials>& materials) {
  colours_.clear();
  swatches_.clear();
  ticks_.clear();
  const auto measures = [&](double last) {
    for (int i = 0; i < kSteps; ++i)
      colours_.push_back(screenColour(measureColour(shading.mode, last * i / (kSteps - 1.0))));
  };
  if (shading.mode == ShadingMode::Hypsometric && !heights.empty()) {
    const RampScale scale = rampScale(heights, seaLevel);
    colours_ = heightColours(shading.ramp, scale, heights);
    ticks_ = heightTicks(scale, heights);
  } else if (shading.mode == ShadingMode::Slope) {
    measures(kSteepest / 90.0);
    for (const int degrees : {0, 15, 30, 45})
      ticks_.push_back({degrees / kSteepest, QString::number(degrees)});
    ticks_.push_back({1.0, QStringLiteral("60°")});
  } else if (shading.mode == ShadingMode::Aspect) {
    measures(1.0);
    ticks_ = {{0.0, tr("N")}, {0.25, tr("E")}, {0.5, tr("S")}, {0.75, tr("W")}, {1.0, tr("N")}};
  } else if (shading.mode == ShadingMode::Curvature) {
    measures(1.0);
    ticks_ = {{0.0, tr("Concave")}, {0.5, tr("Flat")}, {1.0, tr("Convex")}};
  }
  if (shading.mode == ShadingMode::MaterialWeights && materials) swatches_ = swatchesOf(*materials);
  setVisible(!colours_.empty() || !swatches_.empty());
  updateGeometry();
  update();
}

int ShadingLegend::bandHeight() const { return fontMetrics().height() - 2; }

QSize ShadingLegend::sizeHint() const {
  const int rows = (static_cast<int>(swatches_.size()) + kSwatchColumns - 1) / kSwatchColumns;
  return {200, rows > 0 ? rows * (fontMetrics().height() + 2) : bandHeight() + 4 + fontMetrics().height()};
}

void ShadingLegend::paintSwatches(QPainter& painter) const {
  const int line = fontMetrics().height() + 2, square = fontMetrics().ascent(),
            wide = width() / kSwatchColumns;
  const int rows = (static_cast<int>(swatches_.size()) + kSwatchColumns - 1) / kSwatchColumns;
  for (int i = 0; i < static_cast<int>(swatches_.size()); ++i) {
    const Swatch& swatch = swatches_[static_cast<std::size_t>(i)];
    const int x = i / rows * wide, y = i % rows * line;
    painter.setPen(QPen(palette().color(QPalette::Mid), 1.0));
    painter.setBrush(swatch.colour);
    painter.drawRoundedRect(QRectF(x + 1.5, y + 1.5, square, square), 2.0, 2.0);
    painter.setPen(palette().color(QPalette::WindowText));
    const int room = wide - square - 10;
    painter.drawText(QPointF(x + square + 7, y + 1 + fontMetrics().ascent()),
                     fontMetrics().elidedText(swatch.name, Qt::ElideRight, room));
  }
}

void ShadingLegend::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  paintSwatches(painter);
  if (colours_.empty()) return;
  const QRectF bar(1.5, 0.5, width() - 3.0, bandHeight());
  QLinearGradient gradient(bar.topLeft(), bar.topRight());
  for (int i = 0; i < kSteps; ++i)
    gradient.setColorAt(i / (kSteps - 1.0), colours_[static_cast<std::size_t>(i)]);
  painter.setPen(QPen(palette().color(QPalette::Mid), 1.0));
  painter.setBrush(gradient);
  painter.drawRoundedRect(bar, 3.0, 3.0);

  painter.setPen(palette().color(QPalette::PlaceholderText));
  const int baseline = bandHeight() + 4 + fontMetrics().ascent();
  double taken = bar.left() - 100.0;
  for (const Tick& tick : ticks_) {
    const int wide = fontMetrics().horizontalAdvance(tick.text);
    const double left =
        std::clamp(bar.left() + bar.width() * tick.at - 0.5 * wide, bar.left(), bar.right() - wide);
    if (left < taken) continue;
    painter.drawText(QPointF(left, baseline), tick.text);
    taken = left + wide + 5.0;
  }
}

DockRow ShadingDock::row() {
  return {.key = QStringLiteral("shadingDock"),
          .title = tr("Shading"),
          .place = DockPlace::Tools,
          .make = [](const DockContext& context) -> EditorDock* {
            return new ShadingDock(context.actions, context.shading, &context.window);
          }};
}

ShadingDock::ShadingDock(const Actions& actions, ShadingController& controller, QWidget* parent)
    : EditorDock(row(), parent),
      controller_(controller),
      fields_(lookSchema(), {[this](const auto& edit) { controller_.change(edit); },
                             [this](const QString& message) { Q_EMIT problem(message); }}) {
  QVBoxLayout& column = dockColumn(*this);
  fields_.into(column);
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

void ShadingDock::addAutoNumber(QVBoxLayout& column, std::string_view key, const NumberSpec& spec,
                                const QString& tip, const std::function<double()>& found,
                                const std::function<bool(const RenderSettings&)>& shown) {
  auto* row = new QHBoxLayout;
  row->setSpacing(4);
  column.addLayout(row);
  fields_.into(*row);
  NumberField& field = fields_.number(key, spec, tip);
  fields_.into(column);
  fields_.shownAs(field, [found](const RenderSettings&) { return found(); });
  fields_.onlyFor(field, shown);
  row->setStretchFactor(&field, 1);
  auto* automatic = new QToolButton;
  automatic->setText(tr("Auto"));
  automatic->setCheckable(true);
  automatic->setObjectName(field.objectName() + QStringLiteral("Auto"));
  automatic->setToolTip(tr("Find a number that suits the terrain"));
  automatic->setFocusPolicy(Qt::TabFocus);
  const NumberSetting& setting = lookSchema().number(key);
  connect(automatic, &QToolButton::clicked, this, [this, found, &setting](bool on) {
    const double number = on ? 0.0 : found();
    controller_.change([&](RenderSettings& settings) { setting.store(settings, number); });
  });
  row->addWidget(automatic);
  automatic_.push_back({automatic, &setting, shown});
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
      tr("Colours for heights. All but Atlas change by steps that look about equally large; Even light "
         "leaves all light and dark to the relief; Viridis and Cividis are told apart without full colour "
         "vision as well"));
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
  fields_.onlyFor(
      fields_.number("relief", relief,
                     tr("How much light and shade lie over the colours, percent; 0 for those of the legend")),
      [](const RenderSettings& s) {
        const ShadingMode mode = s.shading.mode;
        return mode == ShadingMode::Slope || mode == ShadingMode::Aspect || mode == ShadingMode::Curvature ||
               mode == ShadingMode::MaterialWeights;
      });
  snowLine_ = &fields_.number("snowLine", {tr("Snow line"), {}, 0.0, 4000.0},
                              tr("Snow lies above this height"));
  fields_.shownAs(*snowLine_, [this](const RenderSettings& s) {
    return snowLine(s.shading, controller_.heights(), s.seaLevel);
  });
  fields_.onlyFor(*snowLine_, [](const RenderSettings& s) { return s.shading.mode == ShadingMode::Natural; });
}

void ShadingDock::addLight(QVBoxLayout& column) {
  addHeading(column, tr("Light and shape"));
  fields_
      .number("sunAzimuth", {tr("Sun azimuth"), {}, 0.0, 360.0},
              tr("Where the sun stands, degrees from the north clockwise"))
      .setObjectName(QStringLiteral("lightAzimuth"));
  fields_
      .number("sunElevation", {tr("Sun elevation"), {}, 0.0, 90.0},
              tr("How high the sun stands, degrees above the horizon"))
      .setObjectName(QStringLiteral("lightElevation"));
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
  exaggeration_ = limitedField({tr("Exaggeration"), QStringLiteral("×"), 0.1, 10.0, true},
                               cameraSchema().number("exaggeration"), QStringLiteral("exaggeration"),
                               tr("How many times as high the ground appears; it stays as it is"));
  connect(exaggeration_, &NumberField::refused, this, &ShadingDock::problem);
  connect(exaggeration_, &NumberField::valueEdited, this,
          [this](double value) { controller_.setExaggeration(value); });
  column.addWidget(exaggeration_);
}

void ShadingDock::addLines(QVBoxLayout& column, const Actions& actions) {
  addHeading(column, tr("Lines"));
  addCheck(column, *actions.contours);
  const auto contours = [](const RenderSettings& s) { return s.contours.shown; };
  addAutoNumber(
      column, "contourInterval", {tr("Interval"), {}, 0.1, 1000.0, true}, tr("From line to line"),
      [this] { return controller_.contourStep(); }, contours);
  fields_.onlyFor(fields_.number("contourIndex", {tr("Bold every"), {}, 1.0, 10.0},
                                 tr("Each so many lines there is a bold one, with its height")),
                  contours);
  fields_.onlyFor(fields_.flag("contourLabels", tr("Heights on bold lines"), {}), contours);
  addCheck(column, *actions.groundGrid);
  addAutoNumber(
      column, "gridStep", {tr("Step"), {}, 1.0, 10000.0, true},
      tr("From line to line; each tenth is bold"), [this] { return controller_.gridStep(); },
      [](const RenderSettings& s) { return s.groundGrid.shown; });
  addCheck(column, *actions.wireframe);
}

void ShadingDock::addWater(QVBoxLayout& column, const Actions& actions) {
  addHeading(column, tr("Water"));
  addCheck(column, *actions.water);
  seaLevel_ = &fields_.number("seaLevel", {tr("Sea level"), {}, -100.0, 100.0},
                              tr("Where water, beaches and the colours of the sea end"));
  addCheck(column, *actions.lineWater);
}

void ShadingDock::refresh() {
  const RenderSettings settings = controller_.shownSettings();
  const HeightRange heights = controller_.heights();
  modes_->setChosen(static_cast<int>(settings.shading.mode));
  legend_->explain(settings.shading, heights, settings.seaLevel, controller_.materials());
  ramps_->setCurrentIndex(static_cast<int>(settings.shading.ramp));
  ramps_->setVisible(settings.shading.mode == ShadingMode::Hypsometric);
  if (!heights.empty() && heights.high > heights.low) {
    seaLevel_->setReach(double(heights.low), double(heights.high));
    snowLine_->setReach(double(heights.low), double(heights.high));
  }
  fields_.show(settings);
  for (const Automatic& each : automatic_) {
    each.button->setChecked(each.setting->get(settings) == 0.0);
    each.button->setVisible(each.shown(settings));
  }
  exaggeration_->setValue(controller_.exaggeration());
}

}  // namespace scarp
