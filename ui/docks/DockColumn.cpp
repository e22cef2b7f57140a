#include "ui/docks/DockColumn.h"

#include <QDockWidget>
#include <QLabel>
#include <QMainWindow>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>

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

void hideTitlesBehindTabs(QMainWindow& window, const QList<QDockWidget*>& docks) {
  const auto update = [&window, docks] {
    for (QDockWidget* dock : docks) {
      // A closed panel keeps its place among the others but has no tab.
      const QList<QDockWidget*> others = window.tabifiedDockWidgets(dock);
      const bool tabs = std::ranges::any_of(others, [](const QDockWidget* d) { return !d->isHidden(); });
      const bool hide = tabs && !dock->isFloating();
      QWidget* substitute = dock->titleBarWidget();
      if (hide == (substitute != nullptr)) continue;
      dock->setTitleBarWidget(hide ? new QWidget : nullptr);
      delete substitute;
    }
  };
  // The window has settled where things are only after it has told of a change.
  for (QDockWidget* dock : docks) {
    QObject::connect(dock, &QDockWidget::dockLocationChanged, &window, update, Qt::QueuedConnection);
    QObject::connect(dock, &QDockWidget::topLevelChanged, &window, update, Qt::QueuedConnection);
    QObject::connect(dock, &QDockWidget::visibilityChanged, &window, update, Qt::QueuedConnection);
  }
}

void addHeading(QVBoxLayout& column, const QString& text) {
  auto* label = new QLabel(text);
  label->setProperty("role", QStringLiteral("heading"));
  label->setContentsMargins(1, 8, 0, 1);
  column.addWidget(label);
}

}  // namespace scarp
