#pragma once

#include <QList>
#include <QObject>

class QAction;
class QDockWidget;
class QMainWindow;
class QMenu;
class QTabBar;

namespace scarp {

/// Titles and tabs of a window's panels. A panel without tabs has a title bar; a title that a tab repeats is
/// hidden. Double-clicking a tab or title floats the panel or docks it again, the middle button closes it,
/// and the right button opens a menu. Tabs are dragged to reorder or float them.
class DockTitles : public QObject {
  Q_OBJECT

 public:
  /// panelActions: for the menu of each panel.
  DockTitles(QMainWindow& window, const QList<QDockWidget*>& docks, const QList<QAction*>& panelActions);

  void dockAll();  ///< On some systems floating windows have no title that could do it.

 Q_SIGNALS:
  void rearranged();  ///< The user floated, docked, moved or closed a panel.
  void tabClicked(QDockWidget* dock);  ///< By the left button.

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void update();
  void reportClick(int tab);
  void hideBehindTabs(QDockWidget& dock);
  void prepareTabs(QTabBar& tabs);
  /// The panel whose tab or title contains a position; null for none.
  [[nodiscard]] QDockWidget* dockAt(QObject& watched, const QPointF& position) const;
  [[nodiscard]] QDockWidget* dockTitled(const QString& title) const;
  [[nodiscard]] QList<QTabBar*> tabBars() const;
  [[nodiscard]] bool isDocked(const QDockWidget& dock) const;
  [[nodiscard]] QList<QDockWidget*> visibleBeside(QDockWidget& dock) const;
  void floatDock(QDockWidget& dock);
  void toggleFloating(QDockWidget& dock);
  void moveTo(Qt::DockWidgetArea area, QDockWidget& dock);
  void showMenu(QDockWidget& dock, const QPoint& onScreen);

  QMainWindow& window_;
  QList<QDockWidget*> docks_;
  QList<QAction*> panelActions_;
};

}  // namespace scarp
