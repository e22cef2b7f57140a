#pragma once

#include <QString>
#include <QStringList>
#include <vector>

namespace scarp {

/// What is known of a command by words.
struct CommandTexts {
  QString title;  ///< "Flatten"
  QString place;  ///< Where it is: "Brush › Level".
  QString words;  ///< What people call it who do not know its name.
  QString tip;    ///< What it does, in a sentence.
};

/// Words without accents, in small letters.
[[nodiscard]] QStringList wordsOf(const QString& text);

/// How well a command is what somebody asks for; 0: not at all. More of the asked words count more than where they
/// are found; words that say nothing ("make it", "how do I") are passed over where others are left.
[[nodiscard]] double commandScore(const CommandTexts& command, const QString& asked);

/// The commands that are meant, by their places in the list, the best first; those alike in their order. Nothing
/// asked: none.
[[nodiscard]] std::vector<std::size_t> bestCommands(const std::vector<CommandTexts>& commands,
                                                    const QString& asked);

}  // namespace scarp
