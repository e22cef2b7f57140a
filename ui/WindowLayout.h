#pragma once

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QObject>
#include <QSize>
#include <QTimer>
#include <array>
#include <initializer_list>
#include <vector>

#include "ui/actions/EditorDock.h"

class QAction;
class QDockWidget;
class QMainWindow;
class QToolBar;

namespace scarp {

/// Layout of the window's panels: restores it, saves it, and resets it. Until the user moves a panel, the
/// layout depends on the size of the window.
class WindowLayout : public QObject {
  Q_OBJECT

 public:
  /// Contract: the bar and the docks, in the order of the table of docks, are children of the window and
  /// outlive this.
  WindowLayout(QMainWindow& window, QToolBar& tools, const std::vector<EditorDock*>& docks);

  void restore();   ///< Restores the saved layout. Called after all panels were added.
  void remember();  ///< Saves the layout in the program's settings.
  void reset();     ///< Restores the default layout for the current window size.
  /// Returns the actions for panels in menu order: one per panel that shows or hides it, and one that docks
  /// all panels.
  [[nodiscard]] QList<QAction*> panelActions() const;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  /// Returns the docks whose default place is one of these.
  [[nodiscard]] QList<QDockWidget*> docksAt(std::initializer_list<DockPlace> places) const;
  [[nodiscard]] bool isLarge() const;
  void place(bool large);
  void use(bool large);
  void setSizes(bool large);
  /// Sets the sizes of docks whose row has one.
  void setRowSizes(const QList<QDockWidget*>& docks, int rest, Qt::Orientation orientation);
  /// Moves docks that are missing in a layout of an earlier version to their default places.
  void placeNew(const QByteArray& layout);
  void followSize();
  /// Limits the size and position of the window to the available screen area.
  void keepOnScreen();
  // Restore the sizes of panels that temporarily needed more space.
  [[nodiscard]] QList<QDockWidget*> docksInFront() const;
  [[nodiscard]] QSize minSizeOf(QDockWidget& dock) const;
  [[nodiscard]] QList<QSize> minSizes() const;
  void storeSizes();
  void restoreSizes();

  QMainWindow& window_;
  QToolBar& tools_;
  std::vector<EditorDock*> table_;
  QList<QDockWidget*> docks_;  ///< Same docks as `table_`.
  QAction *separator_, *dockAll_;
  std::array<QByteArray, 2> first_;  ///< Default layouts of small and large windows.
  bool large_ = false;
  bool changed_ = false;    ///< The user has moved, floated or resized panels.
  bool arranging_ = false;  ///< Changes of panels are not the user's.
  QHash<QDockWidget*, QSize> sizes_;
  QList<QSize> minSizes_;  ///< When the sizes were last stored or restored.
  QTimer storing_, restoring_;
};

}  // namespace scarp
