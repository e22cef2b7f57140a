#pragma once

#include <QString>
#include <QStringList>
#include <vector>

#include "core/base/Message.h"

namespace scarp {

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
