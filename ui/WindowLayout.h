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

/// Places of the window's panels: those of the first start, those that the user left, and back again. Until
/// the user moves a panel, its place depends on the size of the window.
class WindowLayout : public QObject {
  Q_OBJECT

 public:
  /// The bar and the docks, in the order of the table of docks, have the window as their parent and outlive
  /// this.
  WindowLayout(QMainWindow& window, QToolBar& tools, const std::vector<EditorDock*>& docks);

  void restore();   ///< Restores the remembered layout; called once all is in the window.
  void remember();  ///< With the program's settings.
  void reset();     ///< As at the first start, for the present size of the window.
  /// Actions for panels, in the order of every menu: those that show and hide each, and one that docks all.
  [[nodiscard]] QList<QAction*> panelActions() const;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  /// The docks whose default place is one of these.
  [[nodiscard]] QList<QDockWidget*> docksAt(std::initializer_list<DockPlace> places) const;
  [[nodiscard]] bool isLarge() const;
  void place(bool large);
  void use(bool large);
  void setSizes(bool large);
  /// Sets the sizes of rows of the table that have one.
  void setRowSizes(const QList<QDockWidget*>& docks, int rest, Qt::Orientation orientation);
  /// Docks that a layout of an earlier version does not contain go to the place where they are by default.
  void placeNew(const QByteArray& layout);
  void followSize();
  /// No larger than the screen has room, and all of it there.
  void keepOnScreen();
  // Panels that need more room for a while return to their size.
  [[nodiscard]] QList<QDockWidget*> docksInFront() const;
  [[nodiscard]] QSize minSizeOf(QDockWidget& dock) const;
  [[nodiscard]] QList<QSize> minSizes() const;
  void storeSizes();
  void restoreSizes();

  QMainWindow& window_;
  QToolBar& tools_;
  std::vector<EditorDock*> table_;
  QList<QDockWidget*> docks_;  ///< The same.
  QAction *separator_, *dockAll_;
  std::array<QByteArray, 2> first_;  ///< Of small and large windows.
  bool large_ = false;
  bool changed_ = false;    ///< The user has moved, floated or resized panels.
  bool arranging_ = false;  ///< Changes of panels are not the user's.
  QHash<QDockWidget*, QSize> sizes_;
  QList<QSize> minSizes_;  ///< When the sizes were last stored or restored.
  QTimer storing_, restoring_;
};

}  // namespace scarp
