#include "ui/widgets/DockColumn.h"

#include <QDockWidget>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

namespace scarp {

namespace {

/// Never narrower than what it shows: only its height scrolls.
class ColumnScroll : public QScrollArea {
 public:
  ColumnScroll() {
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
  }
  [[nodiscard]] QSize minimumSizeHint() const override {
    const int bar = verticalScrollBar()->sizeHint().width();
    return {widget() ? widget()->minimumSizeHint().width() + bar : 0, kLeastHeight};
  }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (watched == widget() && event->type() == QEvent::LayoutRequest) updateGeometry();
    return QScrollArea::eventFilter(watched, event);
  }

 private:
  static constexpr int kLeastHeight = 70;  ///< Pixels.
};

}  // namespace

QVBoxLayout& dockColumn(QDockWidget& dock) {
  auto* content = new QWidget;
  auto* column = new QVBoxLayout(content);
  column->setContentsMargins(10, 8, 10, 10);
  column->setSpacing(5);
  auto* scroll = new ColumnScroll;
  scroll->setWidget(content);
  auto* whole = new QWidget;
  auto* rows = new QVBoxLayout(whole);
  rows->setContentsMargins(0, 0, 0, 0);
  rows->setSpacing(0);
  rows->addWidget(scroll, 1);
  dock.setWidget(whole);
  return *column;
}

void addDockFooter(QDockWidget& dock, QWidget& footer) {
  auto* row = new QHBoxLayout;
  row->setContentsMargins(10, 2, 10, 6);
  row->addWidget(&footer);
  static_cast<QVBoxLayout*>(dock.widget()->layout())->addLayout(row);
}

void addHeading(QVBoxLayout& column, const QString& text) {
  auto* label = new QLabel(text);
  label->setProperty("role", QStringLiteral("heading"));
  label->setContentsMargins(1, 8, 0, 1);
  column.addWidget(label);
}

}  // namespace scarp
