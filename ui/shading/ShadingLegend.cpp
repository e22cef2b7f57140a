#include "ui/shading/ShadingLegend.h"

#include <QPainter>
#include <algorithm>
#include <cmath>
#include <set>

#include "ui/render/GroundLines.h"
#include "ui/render/HeightRamp.h"
#include "ui/render/MeasureRamp.h"
#include "ui/render/Oklab.h"
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

}  // namespace scarp
