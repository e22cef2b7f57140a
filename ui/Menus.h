#pragma once

#include <QList>

class QAction;
class QMenu;
class QMenuBar;
class QWidget;

namespace scarp {

class Actions;
class RecentFiles;

/// Makes the menu of shading modes and of what is drawn on the terrain; the menu bar and the views share it.
[[nodiscard]] QMenu* makeShadingMenu(const Actions& actions, QWidget* parent);

/// Fills the menu bar. panels: what shows and hides them; shading: as above; quality: of the picture;
/// terrain: what changes all of it; scripts: of the person's folder; report: on the system; keys: edits
/// shortcuts.
void fillMenus(QMenuBar& bar, const Actions& actions, RecentFiles& recent, const QList<QAction*>& panels,
               QMenu& shading, QMenu& quality, QMenu& terrain, QMenu& scripts, QAction& report,
               QAction& keys);

}  // namespace scarp
