#pragma once

#include <QIcon>
#include <QPointer>
#include <QString>
#include <functional>
#include <vector>

#include "ui/help/CommandSearch.h"

class QAction;
class QMainWindow;

namespace scarp {

class Actions;

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
