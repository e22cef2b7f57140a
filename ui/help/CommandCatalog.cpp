#include "ui/help/CommandCatalog.h"

#include <QAbstractSpinBox>
#include <QAction>
#include <QActionGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QSlider>
#include <map>
#include <set>

#include "ui/actions/Actions.h"
#include "ui/actions/EditorDock.h"
#include "ui/help/CommandWords.h"
#include "ui/widgets/MenuText.h"

namespace scarp {
namespace {

QString placeWithin(const QString& place, const QString& part) {
  return place.isEmpty() ? part : place + QStringLiteral(" › ") + part;
}

class CatalogMaker {
 public:
  explicit CatalogMaker(const Actions& actions) : words_(commandWords(actions)) {}

  void addMenu(const QList<QAction*>& entries, const QString& place, const QString& menu = {}) {
    for (QAction* entry : entries) {
      if (entry->isSeparator() || !entry->isVisible()) continue;
      if (const QMenu* const below = entry->menu())
        addMenu(below->actions(), placeWithin(place, plainMenuText(entry->text())),
                plainMenuText(entry->text()));
      else
        add(entry, place, menu);
    }
  }
  void add(QAction* action, const QString& place, const QString& menu = {}) {
    if (action->text().isEmpty() || !seen_.insert(action).second) return;
    Command command;
    const auto words = words_.find(action);
    // The choices of a setting say little without its name: "Mouse Like In: Unreal".
    const bool choice =
        action->actionGroup() && action->actionGroup()->isExclusive() && action->icon().isNull();
    const QString text = plainMenuText(action->text());
    command.texts = {choice && !menu.isEmpty() ? menu + QStringLiteral(": ") + text : text, place,
                     words == words_.end() ? QString() : words->second, action->toolTip()};
    command.keys = action->shortcut().toString(QKeySequence::NativeText);
    command.icon = action->icon();
    command.checked = action->isCheckable() && action->isChecked();
    command.possible = action->isEnabled();
    command.action = action;
    command.run = [action = QPointer(action)] {
      if (action) action->trigger();
    };
    commands_.push_back(std::move(command));
  }
  void addControls(EditorDock& dock) {
    std::set<QString> names;
    for (QWidget* control : dock.findChildren<QWidget*>()) {
      const QString name = plainMenuText(control->accessibleName());
      const bool setting = qobject_cast<QAbstractSpinBox*>(control) || qobject_cast<QLineEdit*>(control) ||
                           qobject_cast<QCheckBox*>(control) ||
                           qobject_cast<QComboBox*>(control) || qobject_cast<QSlider*>(control);
      if (!setting || name.isEmpty() || control->isHidden() || !names.insert(name).second) continue;
      Command command;
      command.texts = {name, dock.windowTitle(), {}, control->toolTip()};
      command.run = [dock = QPointer(&dock), control = QPointer(control)] {
        if (dock && control) bringUp(*dock, *control);
      };
      commands_.push_back(std::move(command));
    }
  }
  [[nodiscard]] std::vector<Command> take() && { return std::move(commands_); }

 private:
  static void bringUp(EditorDock& dock, QWidget& control) {
    dock.reveal(control);
    control.setFocus(Qt::ShortcutFocusReason);
    if (auto* text = qobject_cast<QLineEdit*>(&control)) text->selectAll();
    if (auto* number = qobject_cast<QAbstractSpinBox*>(&control)) number->selectAll();
  }

  std::map<const QAction*, QString> words_;
  std::set<const QAction*> seen_;
  std::vector<Command> commands_;
};

}  // namespace

std::vector<Command> commandsOf(QMainWindow& window, const Actions& actions) {
  CatalogMaker maker(actions);
  maker.addMenu(window.menuBar()->actions(), {});
  for (const Actions::Group& group : actions.groups())
    for (QAction* action : group.actions)
      if (action->isVisible()) maker.add(action, group.title);
  for (EditorDock* dock : window.findChildren<EditorDock*>()) maker.addControls(*dock);
  return std::move(maker).take();
}

}  // namespace scarp
