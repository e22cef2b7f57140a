#pragma once

class QDockWidget;
class QListWidget;
class QString;
class QVBoxLayout;
class QWidget;

namespace scarp {

/// Fills a dock with a column that scrolls where it is not high enough, and returns it. The dock does not get
/// narrower than what is in the column.
QVBoxLayout& dockColumn(QDockWidget& dock);

/// Makes a list in such a column as high as its rows, so that only the column scrolls. The row that the
/// keyboard chooses stays in sight.
void growWithRows(QListWidget& list);
/// Scrolls the column to the current row of such a list.
void scrollToCurrentRow(const QListWidget& list);

/// Puts a widget under such a column, where it stays in sight. The dock owns it.
void addDockFooter(QDockWidget& dock, QWidget& footer);

/// A quiet line of text over the group of controls that follows.
void addHeading(QVBoxLayout& column, const QString& text);

}  // namespace scarp
