#include "ui/viewport/ViewNote.h"

#include <QPainter>
#include <algorithm>

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

}  // namespace scarp
