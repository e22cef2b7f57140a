#include "ui/viewport/ScaleMark.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>
#include <cmath>

#include "ui/widgets/NumberText.h"
#include "ui/widgets/Units.h"

namespace scarp {
namespace {

constexpr int kScaleMargin = 14, kHeight = 34;
constexpr double kTick = 6.0, kLeft = 3.5;

}  // namespace

ScaleMark::ScaleMark(QWidget* view) : QWidget(view) {
  setObjectName(QStringLiteral("scaleMark"));
  setAttribute(Qt::WA_TransparentForMouseEvents);
  resize(static_cast<int>(mostPixels) + 120, kHeight);
  view->installEventFilter(this);
  place();
}

void ScaleMark::place() { move(kScaleMargin, parentWidget()->height() - kScaleMargin - height()); }

bool ScaleMark::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize) place();
  return QWidget::eventFilter(watched, event);
}

void ScaleMark::show(const std::optional<ScaleBar>& bar, bool nearMiddle) {
  // A hair's difference is no reason to paint anew.
  const bool same = bar && bar_ && bar->metres == bar_->metres && nearMiddle == nearMiddle_ &&
                    std::abs(bar->pixels - bar_->pixels) < 0.25;
  if (same || (!bar && !bar_)) return;
  bar_ = bar;
  nearMiddle_ = nearMiddle;
  setAccessibleName(bar ? tr("Scale: %1").arg(text()) : QString());
  update();
}

QString ScaleMark::text() const { return bar_ ? scaleText(bar_->metres) : QString(); }

void ScaleMark::paintEvent(QPaintEvent*) {
  if (!bar_) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const double y = height() - 6.5, right = kLeft + bar_->pixels;
  QPainterPath line;
  line.moveTo(kLeft, y - kTick);
  line.lineTo(kLeft, y);
  line.lineTo(right, y);
  line.lineTo(right, y - kTick);
  const QColor casing(10, 12, 16, 150);
  painter.strokePath(line, QPen(casing, 5.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.strokePath(line, QPen(Qt::white, 2.0, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));

  const auto write = [&](double x, const QString& words, int size, bool bold, const QColor& ink) {
    QFont font = this->font();
    font.setPixelSize(size);
    font.setBold(bold);
    QPainterPath outline;
    outline.addText({x, y - kTick - 5.0}, font, words);
    painter.strokePath(outline, QPen(casing, 3.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(outline, ink);
    return x + QFontMetricsF(font).horizontalAdvance(words);
  };
  const double end = write(kLeft, text(), 13, true, Qt::white);
  if (nearMiddle_) write(end + 7.0, tr("mid view"), 11, false, QColor(225, 229, 235));
}

QString scaleText(double metres) {
  const WayUnit unit = wayUnit(metres, 1.0);
  return QStringLiteral("%1 %2").arg(numberText(metres / unit.metres), unit.name);
}

}  // namespace scarp
