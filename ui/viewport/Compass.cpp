#include "ui/viewport/Compass.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

namespace scarp {
namespace {

// As compass.vert has it, logical pixels.
constexpr int kHalf = 34, kCompassMargin = 12;
constexpr double kGlow = 9.0;

QString tipOf(CompassPart part) {
  switch (part) {
    case CompassPart::North:
      return Compass::tr("Face north");
    case CompassPart::East:
      return Compass::tr("Face east");
    case CompassPart::South:
      return Compass::tr("Face south");
    case CompassPart::West:
      return Compass::tr("Face west");
    case CompassPart::Middle:
      return Compass::tr("From above; once more: slanting again");
  }
  return {};
}

QString letterOf(CompassPart part) {
  switch (part) {
    case CompassPart::East:
      return Compass::tr("E");
    case CompassPart::South:
      return Compass::tr("S");
    case CompassPart::West:
      return Compass::tr("W");
    default:
      return {};  // the scene itself draws the N
  }
}

}  // namespace

Compass::Compass(QWidget* view) : QWidget(view) {
  setObjectName(QStringLiteral("compass"));
  setAccessibleName(tr("Compass"));
  setWhatsThis(
      tr("Where north is. A click on a letter looks that way, a click in the middle from above and back"));
  setMouseTracking(true);
  resize(2 * kHalf, 2 * kHalf);
  setMask(QRegion(rect(), QRegion::Ellipse));
  view->installEventFilter(this);
  place();
}

void Compass::show(double yaw, double pitch) {
  if (yaw == yaw_ && pitch == pitch_) return;
  yaw_ = yaw;
  pitch_ = pitch;
  if (pointed_) update();
}

QPointF Compass::placeOf(CompassPart part) const {
  const Vec2 at = compassPlace(part, yaw_, pitch_);
  return {kHalf * (1.0 + at.x()), kHalf * (1.0 - at.y())};
}

std::optional<CompassPart> Compass::partAt(const QPointF& pixel) const {
  return compassPartAt(Vec2(pixel.x() / kHalf - 1.0, 1.0 - pixel.y() / kHalf), yaw_, pitch_);
}

void Compass::place() { move(parentWidget()->width() - kCompassMargin - width(), kCompassMargin); }

bool Compass::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize) place();
  return QWidget::eventFilter(watched, event);
}

bool Compass::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto part = partAt(help->pos());
    QToolTip::showText(help->globalPos(), part ? tipOf(*part) : QString(), this);
    return true;
  }
  return QWidget::event(event);
}

void Compass::point(std::optional<CompassPart> part) {
  if (part == pointed_) return;
  pointed_ = part;
  setCursor(part ? Qt::PointingHandCursor : Qt::ArrowCursor);
  update();
}

void Compass::mouseMoveEvent(QMouseEvent* event) {
  // A drag that the view was given goes on there.
  if (event->buttons() != Qt::NoButton) return event->ignore();
  point(partAt(event->position()));
}

void Compass::leaveEvent(QEvent*) { point(std::nullopt); }

void Compass::mousePressEvent(QMouseEvent* event) {
  const auto part = partAt(event->position());
  // By the other buttons, and with Alt, one means the view beneath.
  if (!part || event->button() != Qt::LeftButton || event->modifiers() != Qt::NoModifier)
    return event->ignore();
  Q_EMIT clicked(*part);
}

void Compass::paintEvent(QPaintEvent*) {
  if (!pointed_) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QPointF at = placeOf(*pointed_);
  QRadialGradient glow(at, kGlow);
  glow.setColorAt(0.0, QColor(255, 255, 255, 150));
  glow.setColorAt(1.0, QColor(255, 255, 255, 0));
  painter.setPen(Qt::NoPen);
  painter.setBrush(glow);
  painter.drawEllipse(at, kGlow, kGlow);
  QFont font = this->font();
  font.setPixelSize(11);
  font.setBold(true);
  const QFontMetricsF metrics(font);
  for (const CompassPart part : {CompassPart::East, CompassPart::South, CompassPart::West}) {
    const QString letter = letterOf(part);
    const QPointF corner =
        placeOf(part) + QPointF(-0.5 * metrics.horizontalAdvance(letter), 0.5 * metrics.capHeight());
    QPainterPath outline;
    outline.addText(corner, font, letter);
    painter.strokePath(outline, QPen(QColor(5, 6, 8, 150), 3.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(outline, Qt::white);
  }
}

}  // namespace scarp
