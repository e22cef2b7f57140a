#pragma once

#include <QString>
#include <QStringList>
#include <span>
#include <string_view>
#include <vector>

#include "core/base/Message.h"

namespace scarp {

/// A text of core that is a whole, in the window's language: the title of a brush, an operation, a setting, a
/// value of an enumeration. As it is where there is no translation.
[[nodiscard]] QString coreText(std::string_view text);

/// The unit behind a number of core's settings, " m", without its space: words are translated.
[[nodiscard]] QString coreUnit(std::string_view unit);

/// All texts that coreText() translates, in UTF-8 and English. tests/language compares them with those of core.
[[nodiscard]] std::span<const char* const> coreTextList();

class EnumNames;

/// The titles of all values of an enumeration, in its order and in the window's language.
[[nodiscard]] QStringList titlesOf(const EnumNames& names);

// Messages of core in the language and the units of the window. UI thread.

/// Returns a message in the language of the window; in English where it has no translation. Never null.
[[nodiscard]] QString messageText(const Message& message);
/// Returns messageText() with a capital, for a line of its own.
[[nodiscard]] QString messageHeading(const Message& message);
/// Returns messageHeading() with one full stop.
[[nodiscard]] QString messageSentence(const Message& message);
/// Returns the text of each message.
[[nodiscard]] QStringList messageTexts(const std::vector<Message>& messages);
/// Returns a text of the window as a message, which is shown as it is.
[[nodiscard]] Message messageOf(const QString& text);

}  // namespace scarp
