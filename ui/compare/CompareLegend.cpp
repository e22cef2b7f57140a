#include "ui/compare/CompareLegend.h"

#include <QPainter>

#include "core/material/Srgb.h"
#include "ui/render/FractionColours.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/Units.h"

namespace scarp {
namespace {

QColor inkOfDifference(double share) {
  const auto [red, green, blue] = differenceColour(share);
  return QColor::fromRgbF(static_cast<float>(toSrgb(red)), static_cast<float>(toSrgb(green)),
                          static_cast<float>(toSrgb(blue)));
}

}  // namespace

CompareLegend::CompareLegend(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  setObjectName(QStringLiteral("compareLegend"));
  setFull(1.0);
}

void CompareLegend::setFull(double metres) {
  full_ = metres;
  const QString text = numberText(metres, 3);
  setAccessibleName(tr("Orange: lower by %1 or more; blue: higher by %1 or more").arg(text));
  setToolTip(accessibleName());
  update();
}

QSize CompareLegend::sizeHint() const { return {200, 2 * fontMetrics().height() + 2}; }

void CompareLegend::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const int text = fontMetrics().height();
  const QRectF bar(1.5, 0.5, width() - 3.0, text - 2.0);
  QLinearGradient gradient(bar.topLeft(), bar.topRight());
  constexpr int kSteps = 64;
  for (int i = 0; i <= kSteps; ++i) gradient.setColorAt(double(i) / kSteps, inkOfDifference(double(i) / kSteps));
  painter.setPen(QPen(palette().color(QPalette::Mid), 1.0));
  painter.setBrush(gradient);
  painter.drawRoundedRect(bar, 3.0, 3.0);
  painter.setPen(palette().color(QPalette::WindowText));
  const QRect below(1, text, width() - 2, text + 2);
  const QString number = shortLengthText(full_, 3);
  painter.drawText(below, Qt::AlignLeft | Qt::AlignVCenter, QChar(0x2212) + number);
  painter.drawText(below, Qt::AlignHCenter | Qt::AlignVCenter, tr("the same"));
  painter.drawText(below, Qt::AlignRight | Qt::AlignVCenter, QLatin1Char('+') + number);
}

}  // namespace scarp
