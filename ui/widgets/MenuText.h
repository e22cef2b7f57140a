#pragma once

#include <QString>

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

}  // namespace scarp
