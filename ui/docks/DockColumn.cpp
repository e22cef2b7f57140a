#include "ui/docks/DockColumn.h"

#include <QDockWidget>
#include <QLabel>
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

void addHeading(QVBoxLayout& column, const QString& text) {
  auto* label = new QLabel(text);
  label->setProperty("role", QStringLiteral("heading"));
  label->setContentsMargins(1, 8, 0, 1);
  column.addWidget(label);
}

}  // namespace scarp
