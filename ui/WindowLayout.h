#pragma once

#include <QByteArray>
#include <QList>

class QAction;
class QDockWidget;
class QMainWindow;
class QToolBar;

namespace scarp {

/// Where the window's panels stand: at first, as the person left them, and back again.
class WindowLayout {
 public:
  /// The panels and the bar, made with the window as their parent; all outlive this.
  struct Parts {
    QToolBar* tools;
    QDockWidget *brush, *objects, *mask, *materials, *lines, *shading;      ///< Right, above, behind one another.
    QDockWidget *navigator, *layers, *drapes, *history, *people, *analysis, *compare;  ///< Below them.
    QDockWidget *inspector, *profile;                               ///< Along the bottom.
    QDockWidget* secondView;                                        ///< Left.
  };

  WindowLayout(QMainWindow& window, const Parts& parts);

  void restore();   ///< As it was when it was remembered last; called once all is in the window.
  void remember();  ///< With the program's settings.
  void reset();     ///< As it is when it is seen for the first time.
  /// What shows and hides each, for a menu.
  [[nodiscard]] QList<QAction*> toggles() const;

 private:
  void arrange();
  /// No larger than the screen has room, and all of it there.
  void keepOnScreen();

  QMainWindow& window_;
  Parts parts_;
  QByteArray first_;
};

}  // namespace scarp
