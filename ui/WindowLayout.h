#pragma once

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QObject>
#include <QSize>
#include <QTimer>
#include <array>

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
  /// The panels and the bar, made with the window as their parent; all outlive this.
  struct Parts {
    QToolBar* tools;
    QDockWidget *brush, *objects, *mask, *materials, *lines, *shading;  ///< Tabs at the upper right.
    QDockWidget *navigator, *layers, *drapes, *history, *people, *analysis, *compare;  ///< Below them.
    QDockWidget *inspector, *profile;                               ///< Along the bottom.
    QDockWidget* secondView;                                        ///< Left.
  };

  WindowLayout(QMainWindow& window, const Parts& parts);

  void restore();   ///< Restores the remembered layout; called once all is in the window.
  void remember();  ///< With the program's settings.
  void reset();     ///< As at the first start, for the present size of the window.
  /// Actions for panels, in the order of every menu: those that show and hide each, and one that docks all.
  [[nodiscard]] QList<QAction*> panelActions() const;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  [[nodiscard]] QList<QDockWidget*> docks() const;
  [[nodiscard]] bool isLarge() const;
  void place(bool large);
  void use(bool large);
  void setSizes(bool large);
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
  Parts parts_;
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
