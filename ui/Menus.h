#pragma once

#include <QList>

class QAction;
class QMenuBar;

namespace scarp {

class Actions;
class RecentFiles;

/// Fills the menu bar. panels: what shows and hides them.
void fillMenus(QMenuBar& bar, const Actions& actions, RecentFiles& recent, const QList<QAction*>& panels);

}  // namespace scarp
