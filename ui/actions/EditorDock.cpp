#include "ui/actions/EditorDock.h"

#include <QAction>
#include <QScrollArea>
#include <utility>

#include "core/tools/ToolState.h"
#include "ui/widgets/FoldingSection.h"
#include "ui/widgets/Icons.h"

namespace scarp {

EditorDock::EditorDock(DockRow row, QWidget* parent) : QDockWidget(row.title, parent), row_(std::move(row)) {
  setObjectName(row_.key);
  if (!row_.icon) return;
  toggleViewAction()->setIcon(icon(QLatin1String(row_.icon)));
  toggleViewAction()->setIconVisibleInMenu(false);  // Menus show the check mark instead.
}

void EditorDock::setDocument(EditorDocument*) {}

void EditorDock::reveal(QWidget& part) {
  show();
  raise();
  for (QWidget* around = part.parentWidget(); around && around != this; around = around->parentWidget())
    if (auto* section = qobject_cast<FoldingSection*>(around)) section->setOpen(true);
  for (QWidget* around = part.parentWidget(); around && around != this; around = around->parentWidget())
    if (auto* scroll = qobject_cast<QScrollArea*>(around)) scroll->ensureWidgetVisible(&part);
}

}  // namespace scarp
