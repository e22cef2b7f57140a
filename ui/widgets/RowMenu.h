#pragma once

#include <QList>
#include <QString>
#include <functional>

class QAbstractButton;
class QAbstractItemView;
class QMenu;
class QModelIndex;

namespace scarp {

// Texts of menus contain the letter of their key: "&Save", and in Japanese and Chinese, by convention,
// "保存(&S)".

/// Returns a menu's text for a button, a list or a message: without the mark of its key and without "…".
[[nodiscard]] QString plainMenuText(const QString& text);
/// Returns a text that a menu shows as it is: with "&&" for "&".
[[nodiscard]] QString verbatimMenuText(const QString& text);
/// Returns a verb of a menu with its object. The letter of the key stays where the language has it:
/// "&Undo Raise", "元に戻す 盛り上げ(&U)".
[[nodiscard]] QString menuTextWithObject(const QString& verb, const QString& object);

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
