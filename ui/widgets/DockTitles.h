#pragma once

#include <QList>
#include <QObject>

class QDockWidget;
class QMainWindow;
class QTabBar;

namespace scarp {

/// The titles of a window's docks, each with a × that closes it: a line over a dock that stands alone; the
/// tab of the front one of several. A title that tabs repeat is hidden, and no tab's name is cut.
class DockTitles : public QObject {
  Q_OBJECT

 public:
  DockTitles(QMainWindow& window, const QList<QDockWidget*>& docks);

 private:
  void update();
  void hideBehindTabs(QDockWidget& dock);
  void addCloseButton(QTabBar& tabs);
  [[nodiscard]] QDockWidget* dockTitled(const QString& title) const;

  QMainWindow& window_;
  QList<QDockWidget*> docks_;
};

}  // namespace scarp
