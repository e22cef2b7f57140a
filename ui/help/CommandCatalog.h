#pragma once

#include <QIcon>
#include <QPointer>
#include <QString>
#include <QStringList>
#include <functional>
#include <map>
#include <vector>

class QAction;

class QMainWindow;

namespace scarp {

class Actions;

/// What people call things who do not know their names here, by the action that is meant: "even level" of
/// Flatten, "asset tree forest" of Place Objects.
/// In the language of the window and in English. The first words of an action fit best.
[[nodiscard]] std::map<const QAction*, QString> commandWords(const Actions& actions);

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

/// Something that can be done from the list of commands.
struct Command {
  CommandTexts texts;
  QString keys;  ///< As a person reads them; empty: none.
  QIcon icon;
  bool checked = false, possible = true;
  QAction* action = nullptr;  ///< Null of others.
  std::function<void()> run;
};

/// Everything that can be done in a window now: what is in its menus and what else has a key, each once, and all
/// controls of its panels, which come to the front with the keyboard on them. Valid until something of it goes.
[[nodiscard]] std::vector<Command> commandsOf(QMainWindow& window, const Actions& actions);

}  // namespace scarp
