#include "ui/viewport/ViewMarks.h"

#include <QEvent>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "ui/widgets/NumberText.h"
#include "ui/widgets/Units.h"

namespace scarp {

namespace {

constexpr int kWidest = 340, kMarginX = 9, kMarginY = 5, kEdge = 6;
constexpr QPoint kBesideCursor(16, 20);

}  // namespace

ViewNote::ViewNote(QWidget* view, const char* name, Side side) : QWidget(view), side_(side) {
  setObjectName(QLatin1String(name));
  setAttribute(Qt::WA_TransparentForMouseEvents);
  hide();
}

void ViewNote::say(const QString& text, const QPoint& at) {
  if (text.isEmpty()) return hide();
  const QRect words = fontMetrics().boundingRect(QRect(0, 0, kWidest, 1000), Qt::TextWordWrap, text);
  const QSize size = words.size() + QSize(2 * kMarginX, 2 * kMarginY);
  const QSize room = parentWidget()->size() - size - QSize(kEdge, kEdge);
  const QPoint wanted = side_ == Side::Below  ? at + kBesideCursor
                        : side_ == Side::Over ? at - QPoint(size.width() / 2, size.height() / 2)
                                              : at;
  setGeometry({{std::max(kEdge, std::min(wanted.x(), room.width())),
                std::max(kEdge, std::min(wanted.y(), room.height()))},
               size});
  if (text_ != text) {
    text_ = text;
    setAccessibleName(text);
    update();
  }
  show();
  // Notes that stay are under messages and pages over the view.
  side_ == Side::At ? lower() : raise();
}

void ViewNote::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(QColor(14, 16, 20, 205));
  painter.drawRoundedRect(rect(), 6, 6);
  painter.setPen(Qt::white);
  painter.drawText(rect().adjusted(kMarginX, kMarginY, -kMarginX, -kMarginY),
                   Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignVCenter, text_);
}

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
