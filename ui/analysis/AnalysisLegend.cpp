#include "ui/analysis/AnalysisLegend.h"

#include <QPainter>
#include <vector>

#include "core/material/Srgb.h"
#include "ui/render/FractionColours.h"

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

}  // namespace scarp
