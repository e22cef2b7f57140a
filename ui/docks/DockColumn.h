#pragma once

#include <QList>

class QDockWidget;
class QMainWindow;
class QString;
class QVBoxLayout;

namespace scarp {

/// Fills a dock with a column that scrolls where there is not enough room, and returns it.
QVBoxLayout& dockColumn(QDockWidget& dock);

/// Hides the title of each dock while it is one of several behind tabs, which say the same.
void hideTitlesBehindTabs(QMainWindow& window, const QList<QDockWidget*>& docks);

/// A quiet line of text over the group of controls that follows.
void addHeading(QVBoxLayout& column, const QString& text);

}  // namespace scarp
