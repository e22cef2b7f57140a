#pragma once

#include <QList>
#include <functional>

class QAbstractButton;
class QAbstractItemView;
class QMenu;
class QModelIndex;
class QString;

namespace scarp {

/// Gives a list a menu, named "rowMenu", by a right click on a row and by the Menu key. The row becomes the current
/// one; the menu has what `first` puts there (may be null), then whether the row is shown and its name, where these
/// can be edited, and what the list's buttons do. The buttons outlive the list's last menu.
void offerRowMenu(QAbstractItemView& list, const QList<QAbstractButton*>& buttons,
                  std::function<void(QMenu& menu, const QModelIndex& row)> first = {});

/// Enables or disables a button. While it is disabled, its tooltip names what it needs.
void setPossible(QAbstractButton& button, bool possible, const QString& need);
/// Keeps buttons disabled while a list has no current row. Call again whenever rows are added or removed.
void requireRow(QAbstractItemView& list, const QList<QAbstractButton*>& buttons, const QString& need);

}  // namespace scarp
