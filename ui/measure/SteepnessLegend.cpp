#include "ui/measure/SteepnessLegend.h"

#include <QPainter>
#include <algorithm>
#include <cmath>
#include <vector>

#include "core/base/Angles.h"

namespace scarp {
namespace {

constexpr double kSteepest = 60.0;  ///< Degrees; beyond it all looks alike.
constexpr double kBar = 72.0;       ///< Pixels.

}  // namespace

QColor steepnessColour(double slope) {
  struct Stop {
    double degrees;
    QColor colour;
  };
  static const std::vector<Stop> stops{{0.0, QColor(0x4f, 0xa8, 0x6b)},
                                       {12.0, QColor(0x8f, 0xbf, 0x4d)},
                                       {25.0, QColor(0xe6, 0xc2, 0x3c)},
                                       {38.0, QColor(0xe8, 0x86, 0x30)},
                                       {55.0, QColor(0xd6, 0x3b, 0x2f)}};
  const double degrees = std::atan(std::abs(slope)) * kDegrees;
  for (std::size_t i = 1; i < stops.size(); ++i) {
    if (degrees > stops[i].degrees) continue;
    const Stop &a = stops[i - 1], &b = stops[i];
    const double share = (degrees - a.degrees) / (b.degrees - a.degrees);
    const auto mix = [share](int x, int y) { return static_cast<int>(std::lround(x + share * (y - x))); };
    return {mix(a.colour.red(), b.colour.red()), mix(a.colour.green(), b.colour.green()),
            mix(a.colour.blue(), b.colour.blue())};
  }
  return stops.back().colour;
}

SteepnessLegend::SteepnessLegend(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
  setAccessibleName(tr("Slope"));
  setToolTip(tr("How steep the profile's colours are"));
}

void SteepnessLegend::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  QFont font = this->font();
  font.setPixelSize(11);
  painter.setFont(font);
  painter.setPen(palette().color(QPalette::PlaceholderText));
  const QString low = QStringLiteral("0\u00b0"), most = QStringLiteral("%1\u00b0").arg(kSteepest);
  const QFontMetricsF metrics(font);
  painter.drawText(rect(), Qt::AlignVCenter | Qt::AlignRight, most);
  const double right = width() - metrics.horizontalAdvance(most) - 6.0, left = std::max(0.0, right - kBar);
  painter.drawText(QRectF(0.0, 0.0, left - 6.0, height()), Qt::AlignVCenter | Qt::AlignRight, low);
  for (double x = left; x < right; x += 1.0) {
    const double degrees = kSteepest * (x - left) / (right - left);
    painter.fillRect(QRectF(x, 0.5 * height() - 4.0, 1.0, 8.0),
                     steepnessColour(std::tan(degrees / kDegrees)));
  }
}

}  // namespace scarp
