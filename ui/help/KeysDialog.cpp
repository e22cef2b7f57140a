#include "ui/help/KeysDialog.h"

#include <QAction>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QFileDialog>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QSaveFile>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <map>

#include "core/view/Navigation.h"
#include "ui/actions/Actions.h"
#include "ui/help/KeyMap.h"
#include "ui/help/ShortcutsDialog.h"
#include "ui/widgets/Controls.h"
#include "ui/widgets/FormDialog.h"
#include "ui/widgets/RowMenu.h"

namespace scarp {
namespace {

constexpr int kActionRole = Qt::UserRole;
constexpr qint64 kLargestKeyFile = 1 << 20;  ///< Bytes.

bool isModifier(int key) {
  return key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt || key == Qt::Key_Meta ||
         key == Qt::Key_AltGr || key == Qt::Key_unknown || key == 0;
}

}  // namespace

KeyField::KeyField(QWidget* parent) : QLineEdit(parent) {
  setReadOnly(true);
  setClearButtonEnabled(false);
}

void KeyField::setKey(const QKeySequence& key) {
  key_ = key;
  setText(key.toString(QKeySequence::NativeText));
  Q_EMIT keyChanged();
}

bool KeyField::event(QEvent* event) {
  if (event->type() != QEvent::ShortcutOverride && event->type() != QEvent::KeyPress)
    return QLineEdit::event(event);
  auto& press = static_cast<QKeyEvent&>(*event);
  const int key = press.key();
  if (key == Qt::Key_Escape || key == Qt::Key_Tab || key == Qt::Key_Backtab) return QLineEdit::event(event);
  event->accept();
  if (event->type() == QEvent::KeyPress && !isModifier(key))
    setKey(QKeySequence(QKeyCombination(press.modifiers() & ~Qt::GroupSwitchModifier, Qt::Key(key))));
  return true;
}

KeysDialog::KeysDialog(KeyMap& keys, const Actions& actions, QWidget* parent)
    : QDialog(parent),
      keys_(keys),
      actions_(actions),
      words_(new QLineEdit),
      findKey_(new KeyField),
      newKey_(new KeyField),
      scheme_(new QComboBox),
      mouse_(new QComboBox),
      list_(new QTreeWidget),
      what_(new QLabel),
      note_(new QLabel),
      set_(new QPushButton(tr("Set"))),
      add_(new QPushButton(tr("Add"))),
      clear_(new QPushButton(tr("Clear"))),
      reset_(new QPushButton(tr("Reset"))) {
  setWindowTitle(tr("Keyboard Shortcuts"));
  auto* outer = new QVBoxLayout(this);
  auto* top = new QHBoxLayout;
  words_->setObjectName(QStringLiteral("keyWords"));
  words_->setPlaceholderText(tr("Find an action by words"));
  words_->setAccessibleName(words_->placeholderText());
  words_->setWhatsThis(tr("Shows the actions whose name, menu or key has these words"));
  words_->setClearButtonEnabled(true);
  findKey_->setObjectName(QStringLiteral("keyFind"));
  findKey_->setPlaceholderText(tr("Find by key: press it"));
  findKey_->setAccessibleName(findKey_->placeholderText());
  findKey_->setWhatsThis(tr("Shows the action that has the key which is pressed here"));
  auto* all = new QPushButton(tr("All"));
  all->setToolTip(tr("Show all actions again"));
  describe(
      scheme_, "keyScheme",
      {.name = tr("Keys like in"),
       .tip = tr(
           "Keys and mouse gestures that people know from another program; drops your own changes of keys")});
  describe(mouse_, "mouseScheme",
           {.name = tr("Mouse like in"),
            .tip = tr("The buttons that orbit, pan and zoom as in another program; the keys stay")});
  for (const KeyScheme& scheme : keySchemes()) scheme_->addItem(scheme.title, QLatin1String(scheme.name));
  for (const char* program : kNavigationTitles) mouse_->addItem(QLatin1String(program));
  top->addWidget(words_, 2);
  top->addWidget(findKey_, 1);
  top->addWidget(all);
  top->addSpacing(12);
  top->addWidget(new QLabel(tr("Keys like in")));
  top->addWidget(scheme_);
  top->addSpacing(12);
  top->addWidget(new QLabel(tr("Mouse like in")));
  top->addWidget(mouse_);
  outer->addLayout(top);

  describe(list_, "keyList",
           {.name = tr("Actions and their keys"),
            .help = tr("All actions by their menus, with their keys. Choose one to change its keys")});
  list_->setHeaderLabels({tr("Action"), tr("Keys"), tr("Usual")});
  fill();
  fillMouse();
  outer->addWidget(list_, 1);

  what_->setProperty("role", QStringLiteral("heading"));
  note_->setObjectName(QStringLiteral("keyNote"));
  note_->setWordWrap(true);
  auto* change = new QHBoxLayout;
  newKey_->setObjectName(QStringLiteral("keyNew"));
  newKey_->setPlaceholderText(tr("Press the new key"));
  newKey_->setAccessibleName(newKey_->placeholderText());
  newKey_->setWhatsThis(tr("The key for the chosen action, as it is pressed here"));
  change->addWidget(what_, 1);
  change->addWidget(newKey_);
  const std::pair<QPushButton*, const char*> buttons[] = {
      {set_, "keySet"}, {add_, "keyAdd"}, {clear_, "keyClear"}, {reset_, "keyReset"}};
  for (const auto& [button, name] : buttons) {
    button->setObjectName(QLatin1String(name));
    button->setAutoDefault(false);
    change->addWidget(button);
  }
  set_->setToolTip(tr("The action has this key in place of those it has"));
  add_->setToolTip(tr("The action has this key besides those it has"));
  clear_->setToolTip(tr("The action has no key"));
  reset_->setToolTip(tr("The action has its usual keys"));
  outer->addLayout(change);
  outer->addWidget(note_);

  QDialogButtonBox* const foot = closeButtons(*this);
  const auto extra = [&](const QString& text, const char* name) {
    QPushButton* button = foot->addButton(text, QDialogButtonBox::ActionRole);
    button->setObjectName(QLatin1String(name));
    button->setAutoDefault(false);
    return button;
  };
  QPushButton *resetAll = extra(tr("Reset All"), "keyResetAll"), *load = extra(tr("Import…"), "keyImport"),
              *store = extra(tr("Export…"), "keyExport");
  outer->addWidget(foot);
  all->setAutoDefault(false);

  connect(words_, &QLineEdit::textChanged, this, &KeysDialog::showOnly);
  connect(findKey_, &KeyField::keyChanged, this, &KeysDialog::showOnly);
  connect(all, &QPushButton::clicked, this, [this] {
    words_->clear();
    findKey_->setKey({});
  });
  connect(newKey_, &KeyField::keyChanged, this, &KeysDialog::showChoice);
  connect(list_, &QTreeWidget::currentItemChanged, this, [this] { newKey_->setKey({}); });
  connect(set_, &QPushButton::clicked, this, [this] { give(false); });
  connect(add_, &QPushButton::clicked, this, [this] { give(true); });
  connect(clear_, &QPushButton::clicked, this, [this] { keys_.set(chosen(), {}); });
  connect(reset_, &QPushButton::clicked, this, [this] { keys_.reset(chosen()); });
  connect(resetAll, &QPushButton::clicked, this, [this] { keys_.resetAll(); });
  connect(scheme_, &QComboBox::activated, this,
          [this](int index) {
            keys_.useScheme(scheme_->currentData().toString());
            useMouse(index);
          });
  connect(mouse_, &QComboBox::activated, this, &KeysDialog::useMouse);
  const QString kind = tr("Keys (*.json)");
  connect(load, &QPushButton::clicked, this, [this, kind] {
    const QString path = QFileDialog::getOpenFileName(this, tr("Import Keys"), {}, kind);
    if (!path.isEmpty()) note_->setText(importFrom(path));
  });
  connect(store, &QPushButton::clicked, this, [this, kind] {
    const QString path = QFileDialog::getSaveFileName(this, tr("Export Keys"), QStringLiteral("keys.json"), kind);
    if (!path.isEmpty()) note_->setText(exportTo(path));
  });
  connect(&keys_, &KeyMap::changed, this, &KeysDialog::showKeys);
  showKeys();
  resize(820, 620);
}

void KeysDialog::fill() {
  std::map<QString, QTreeWidgetItem*> places;
  const auto placed = [&](const QString& place) {
    QTreeWidgetItem*& item = places[place];
    if (!item) {
      item = new QTreeWidgetItem(list_, {place});
      item->setFirstColumnSpanned(true);
    }
    return item;
  };
  // So that all names stand in one column.
  QPixmap empty(list_->iconSize().expandedTo({16, 16}));
  empty.fill(Qt::transparent);
  for (const KeyMap::Entry& entry : keys_.entries()) {
    auto* item = new QTreeWidgetItem(placed(entry.place));
    item->setText(0, plainMenuText(entry.action->text()));
    item->setIcon(0, entry.action->icon().isNull() ? QIcon(empty) : entry.action->icon());
    item->setToolTip(0, entry.action->toolTip());
    item->setData(0, kActionRole, QVariant::fromValue(static_cast<QObject*>(entry.action)));
  }
  fixed_ = placed(tr("Mouse and view (fixed)"));
  list_->header()->resizeSection(0, 380);
  list_->header()->resizeSection(1, 210);
}

void KeysDialog::fillMouse() {
  qDeleteAll(fixed_->takeChildren());
  for (const auto& [keys, what] : ShortcutsDialog::mouseLines(actions_))
    new QTreeWidgetItem(fixed_, {what, keys, tr("fixed")});
  list_->expandAll();
  for (std::size_t i = 0; i < actions_.navigation.size(); ++i)
    if (actions_.navigation[i]->isChecked()) mouse_->setCurrentIndex(static_cast<int>(i));
  showOnly();
}

void KeysDialog::useMouse(int index) {
  actions_.navigation[static_cast<std::size_t>(index)]->trigger();
  fillMouse();
}

QAction* KeysDialog::chosen() const {
  const QTreeWidgetItem* item = list_->currentItem();
  return item ? qobject_cast<QAction*>(item->data(0, kActionRole).value<QObject*>()) : nullptr;
}

void KeysDialog::showKeys() {
  scheme_->setCurrentIndex(scheme_->findData(keys_.scheme()));
  for (int p = 0; p < list_->topLevelItemCount(); ++p)
    for (int i = 0; i < list_->topLevelItem(p)->childCount(); ++i) {
      QTreeWidgetItem* item = list_->topLevelItem(p)->child(i);
      const QObject* action = item->data(0, kActionRole).value<QObject*>();
      const auto entry = std::ranges::find_if(
          keys_.entries(), [&](const KeyMap::Entry& each) { return each.action == action; });
      if (entry == keys_.entries().end()) continue;
      item->setText(1, keysText(entry->action->shortcuts()));
      item->setText(2, keysText(entry->usual));
      QFont font = list_->font();
      font.setBold(entry->action->shortcuts() != entry->usual);
      item->setFont(1, font);
    }
  showOnly();
  newKey_->setKey({});
}

void KeysDialog::showOnly() {
  const QStringList words = words_->text().split(QLatin1Char(' '), Qt::SkipEmptyParts);
  for (int p = 0; p < list_->topLevelItemCount(); ++p) {
    QTreeWidgetItem* place = list_->topLevelItem(p);
    bool any = false;
    for (int i = 0; i < place->childCount(); ++i) {
      QTreeWidgetItem* item = place->child(i);
      const QString text = place->text(0) + QLatin1Char(' ') + item->text(0) + QLatin1Char(' ') + item->text(1);
      const auto* action = qobject_cast<QAction*>(item->data(0, kActionRole).value<QObject*>());
      const bool hasKey = findKey_->key().isEmpty() || (action && action->shortcuts().contains(findKey_->key()));
      const bool found = hasKey && std::ranges::all_of(words, [&](const QString& word) {
                           return text.contains(word, Qt::CaseInsensitive);
                         });
      item->setHidden(!found);
      any |= found;
    }
    place->setHidden(!any);
  }
}

void KeysDialog::showChoice() {
  const QAction* action = chosen();
  const QKeySequence key = newKey_->key();
  what_->setText(action ? list_->currentItem()->text(0) : QString());
  const KeyMap::Entry* other = action && !key.isEmpty() ? keys_.holder(key, action) : nullptr;
  set_->setText(other ? tr("Take Over") : tr("Set"));
  for (QPushButton* button : {set_, add_}) button->setEnabled(action && !key.isEmpty());
  for (QWidget* control : {static_cast<QWidget*>(clear_), static_cast<QWidget*>(reset_),
                           static_cast<QWidget*>(newKey_)})
    control->setEnabled(action);
  QStringList notes;
  if (other)
    notes +=
        tr("“%1” (%2) has %3, in the whole window: it loses the key.")
            .arg(plainMenuText(other->action->text()), other->place, key.toString(QKeySequence::NativeText));
  if (action && !key.isEmpty()) notes += viewUse(key);
  notes.removeAll(QString());
  if (list_->currentItem() && list_->currentItem()->parent() && !action) notes += tr("This one is fixed.");
  note_->setText(notes.join(QLatin1Char(' ')));
}

void KeysDialog::give(bool besides) {
  QAction* action = chosen();
  const QKeySequence key = newKey_->key();
  if (!action || key.isEmpty()) return;
  QList<QKeySequence> keys = besides ? action->shortcuts() : QList<QKeySequence>();
  if (!keys.contains(key)) keys += key;
  keys_.set(action, keys);
}

QString KeysDialog::importFrom(const QString& path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) return tr("“%1” cannot be read: %2").arg(path, file.errorString());
  if (file.size() > kLargestKeyFile) return tr("“%1” is too large for keys").arg(path);
  return keys_.fromJson(file.read(kLargestKeyFile)).value_or(QString());
}

QString KeysDialog::exportTo(const QString& path) const {
  QSaveFile file(path);
  const QByteArray text = keys_.toJson();
  if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.commit())
    return tr("“%1” cannot be written: %2").arg(path, file.errorString());
  return {};
}

QAction* keysAction(QObject* parent) {
  auto* action = describe(new QAction(KeysDialog::tr("&Keyboard Shortcuts…"), parent), "keys",
                          {.tip = KeysDialog::tr("Change the keys of all actions")});
  action->setIconText(KeysDialog::tr("Keyboard Shortcuts"));
  return action;
}

}  // namespace scarp
