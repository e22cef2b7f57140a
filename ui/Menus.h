#pragma once

#include <QList>

class QAction;
class QMenu;
class QMenuBar;

namespace scarp {

class Actions;
class RecentFiles;

/// Fills the menu bar. panels: what shows and hides them; quality: of the picture; terrain: what changes all
/// of it; scripts: of the person's folder; report: on the system; keys: edits shortcuts.
void fillMenus(QMenuBar& bar, const Actions& actions, RecentFiles& recent, const QList<QAction*>& panels,
               QMenu& quality, QMenu& terrain, QMenu& scripts, QAction& report, QAction& keys);

}  // namespace scarp
