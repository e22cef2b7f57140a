#include "ui/docks/DockColumn.h"

#include <QDockWidget>
#include <QLabel>
#include <QMainWindow>
#include <QScrollArea>
#include <QVBoxLayout>

namespace scarp {

QVBoxLayout& dockColumn(QDockWidget& dock) {
  auto* content = new QWidget;
  auto* column = new QVBoxLayout(content);
  column->setContentsMargins(10, 8, 10, 10);
  column->setSpacing(5);
  auto* scroll = new QScrollArea;
  scroll->setWidgetResizable(true);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll->setFocusPolicy(Qt::NoFocus);
  scroll->setWidget(content);
  dock.setWidget(scroll);
  return *column;
}

void hideTitleBehindTabs(QMainWindow& window, QDockWidget& dock) {
  const auto update = [&window, &dock] {
    const bool hide = !dock.isFloating() && !window.tabifiedDockWidgets(&dock).isEmpty();
    QWidget* substitute = dock.titleBarWidget();
    if (hide == (substitute != nullptr)) return;
    dock.setTitleBarWidget(hide ? new QWidget : nullptr);
    delete substitute;
  };
  // The window has settled where things are only after it has told of a change.
  QObject::connect(&dock, &QDockWidget::dockLocationChanged, &dock, update, Qt::QueuedConnection);
  QObject::connect(&dock, &QDockWidget::topLevelChanged, &dock, update, Qt::QueuedConnection);
  QObject::connect(&dock, &QDockWidget::visibilityChanged, &dock, update, Qt::QueuedConnection);
}

void addHeading(QVBoxLayout& column, const QString& text) {
  auto* label = new QLabel(text);
  label->setProperty("role", QStringLiteral("heading"));
  label->setContentsMargins(1, 8, 0, 1);
  column.addWidget(label);
}

}  // namespace scarp
