#include "ui/widgets/Icons.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmap>
#include <QSvgRenderer>
#include <QToolButton>

namespace scarp {
namespace {

constexpr int kButtonIcon = 20;  ///< Pixels of the interface.

using Draw = std::function<void(QPainter&, const QRectF&, const IconInk&)>;

IconInk inkFor(QIcon::Mode mode) {
  const QPalette palette = QGuiApplication::palette();
  if (mode == QIcon::Disabled) {
    const QColor faint = palette.color(QPalette::Disabled, QPalette::WindowText);
    return {faint, faint};
  }
  const bool dark = palette.color(QPalette::Window).lightness() < 128;
  return {palette.color(QPalette::WindowText), dark ? QColor(0x6c, 0xb4, 0xf7) : QColor(0x1f, 0x72, 0xc4)};
}

class DrawnIconEngine : public QIconEngine {
 public:
  explicit DrawnIconEngine(Draw draw) : draw_(std::move(draw)) {}

  void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    draw_(*painter, rect, inkFor(mode));
    painter->restore();
  }
  QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
    QPixmap pixmap(size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paint(&painter, QRect(QPoint(0, 0), size), mode, state);
    return pixmap;
  }
  QIconEngine* clone() const override { return new DrawnIconEngine(draw_); }

 private:
  Draw draw_;
};

// The two colours that the drawings are made with stand for ink and accent.
QByteArray tinted(QByteArray svg, const IconInk& ink) {
  svg.replace("#202020", ink.ink.name().toLatin1());
  svg.replace("#2f7fd0", ink.accent.name().toLatin1());
  return svg;
}

}  // namespace

QIcon drawnIcon(Draw draw) { return QIcon(new DrawnIconEngine(std::move(draw))); }

QIcon icon(const QString& name) {
  QFile file(QStringLiteral(":/scarp/icons/%1.svg").arg(name));
  if (!file.open(QIODevice::ReadOnly)) return {};
  return drawnIcon([svg = file.readAll()](QPainter& painter, const QRectF& rect, const IconInk& ink) {
    QSvgRenderer(tinted(svg, ink)).render(&painter, rect);
  });
}

QToolButton* iconButton(const QString& name, const QString& tip) {
  auto* button = new QToolButton;
  button->setIcon(icon(name));
  button->setIconSize({kButtonIcon, kButtonIcon});
  button->setToolTip(tip);
  button->setAccessibleName(tip);
  button->setAutoRaise(true);
  button->setFocusPolicy(Qt::TabFocus);
  return button;
}

}  // namespace scarp
