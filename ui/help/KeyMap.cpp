#include "ui/help/KeyMap.h"

#include <QAction>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QSettings>
#include <algorithm>
#include <map>

#include "core/base/Contract.h"
#include "ui/actions/Actions.h"
#include "ui/help/KeyNames.h"

namespace scarp {
namespace {

constexpr const char* kKeysSetting = "keys/changed";

QString withoutMarks(QString text) {
  static const QRegularExpression mnemonic(QStringLiteral("&(?=\\S)"));
  return text.remove(mnemonic).remove(QChar(0x2026)).trimmed();
}

/// The key goes into the tool tip too.
void giveKeys(QAction& action, const QList<QKeySequence>& keys) {
  QString tip = action.toolTip();
  if (!action.shortcut().isEmpty()) {
    const QString shown = QStringLiteral(" (%1)").arg(action.shortcut().toString(QKeySequence::NativeText));
    if (tip.endsWith(shown)) tip.chop(shown.size());
  }
  action.setShortcuts(keys);
  action.setToolTip(tipWithKey(tip, action));
}

}  // namespace

KeyMap::KeyMap(QMainWindow& window, const Actions& actions)
    : QObject(&window), actions_(actions), names_(keyNames(actions)) {
  addMenu(window.menuBar()->actions(), {});
  for (const Actions::Group& group : actions.groups())
    for (QAction* action : group.actions) add(action, group.title);
  scheme_ = QLatin1String(keySchemes().front().name);
  const QByteArray kept = QSettings().value(QLatin1String(kKeysSetting)).toByteArray();
  if (!kept.isEmpty()) fromJson(kept);  // edited by hand and wrong: the usual ones
}

void KeyMap::addMenu(const QList<QAction*>& entries, const QString& place) {
  for (QAction* entry : entries) {
    if (entry->isSeparator()) continue;
    const QString title = withoutMarks(entry->text());
    if (const QMenu* menu = entry->menu())
      addMenu(menu->actions(), place.isEmpty() ? title : place + QStringLiteral(" › ") + title);
    else
      add(entry, place);
  }
}

QString KeyMap::nameOf(const QAction* action) const {
  const auto named = std::ranges::find(names_, action, [](const auto& each) { return each.first; });
  if (named != names_.end()) return named->second;
  if (!action->objectName().isEmpty()) return QStringLiteral("menu.") + action->objectName();
  const QObject* panel = action->parent();
  const bool shows = panel && (panel->inherits("QDockWidget") || panel->inherits("QToolBar"));
  return shows && !panel->objectName().isEmpty() ? QStringLiteral("panel.") + panel->objectName() : QString();
}

void KeyMap::add(QAction* action, const QString& place) {
  const QString name = nameOf(action);
  const bool known =
      std::ranges::any_of(entries_, [&](const Entry& e) { return e.action == action || e.name == name; });
  if (name.isEmpty() || known) return;
  entries_.push_back({action, name, place, action->shortcuts(), action->shortcuts()});
}

const KeyMap::Entry* KeyMap::holder(const QKeySequence& key, const QAction* except) const {
  const auto held = std::ranges::find_if(entries_, [&](const Entry& entry) {
    return entry.action != except && entry.action->shortcuts().contains(key);
  });
  return held == entries_.end() ? nullptr : &*held;
}

void KeyMap::set(const QAction* action, const QList<QKeySequence>& keys) {
  for (const Entry& entry : entries_) {
    QList<QKeySequence> now = entry.action->shortcuts();
    if (entry.action == action)
      now = keys;
    else
      for (const QKeySequence& key : keys) now.removeAll(key);
    if (now != entry.action->shortcuts()) giveKeys(*entry.action, now);
  }
  keep();
}

void KeyMap::reset(const QAction* action) {
  const auto entry = std::ranges::find(entries_, action, &Entry::action);
  EXPECTS(entry != entries_.end());
  set(action, entry->usual);
}

void KeyMap::resetAll() { useScheme(scheme_); }

void KeyMap::useScheme(const QString& name) {
  layScheme(name);
  keep();
}

void KeyMap::layScheme(const QString& name) {
  const auto scheme = std::ranges::find_if(
      keySchemes(), [&](const KeyScheme& each) { return name == QLatin1String(each.name); });
  EXPECTS(scheme != keySchemes().end());
  scheme_ = name;
  QList<QKeySequence> taken;
  for (const auto& [action, keys] : scheme->keys) taken += keys;
  for (Entry& entry : entries_) {
    const auto theirs =
        std::ranges::find(scheme->keys, entry.name, [](const auto& each) { return each.first; });
    entry.usual = theirs == scheme->keys.end() ? entry.own : theirs->second;
    if (theirs == scheme->keys.end())
      for (const QKeySequence& key : taken) entry.usual.removeAll(key);
    giveKeys(*entry.action, entry.usual);
  }
}

void KeyMap::keep() {
  QSettings().setValue(QLatin1String(kKeysSetting), toJson());
  Q_EMIT changed();
}

QByteArray KeyMap::toJson() const {
  QJsonObject keys;
  for (const Entry& entry : entries_) {
    if (entry.action->shortcuts() == entry.usual) continue;
    QJsonArray list;
    for (const QKeySequence& key : entry.action->shortcuts()) list += key.toString(QKeySequence::PortableText);
    keys[entry.name] = list;
  }
  return QJsonDocument(QJsonObject{{QStringLiteral("scheme"), scheme_}, {QStringLiteral("keys"), keys}}).toJson();
}

std::optional<QString> KeyMap::fromJson(const QByteArray& text) {
  QJsonParseError error;
  const QJsonDocument document = QJsonDocument::fromJson(text, &error);
  if (!document.isObject())
    return tr("These are no keys: %1").arg(error.error ? error.errorString() : tr("the JSON is no object"));
  const QString scheme = document[QStringLiteral("scheme")].toString();
  if (std::ranges::none_of(keySchemes(), [&](const KeyScheme& s) { return scheme == QLatin1String(s.name); }))
    return tr("There is no preset of keys “%1”").arg(scheme.left(60));
  if (!document[QStringLiteral("keys")].isObject()) return tr("“keys” is missing, or is no JSON object");
  const QJsonObject lists = document[QStringLiteral("keys")].toObject();
  std::map<QString, QString> holders;
  std::vector<std::pair<const QAction*, QList<QKeySequence>>> all;
  for (auto at = lists.begin(); at != lists.end(); ++at) {
    const auto entry = std::ranges::find(entries_, at.key(), &Entry::name);
    if (entry == entries_.end()) return tr("There is no action “%1”").arg(at.key().left(60));
    if (!at.value().isArray()) return tr("The keys of “%1” are no JSON array").arg(at.key());
    QList<QKeySequence> keys;
    for (const QJsonValue& value : at.value().toArray()) {
      const QKeySequence key = QKeySequence::fromString(value.toString(), QKeySequence::PortableText);
      if (key.count() != 1 || key[0].key() == Qt::Key_unknown)
        return tr("“%1” of “%2” is no key").arg(value.toString().left(60), at.key());
      if (const auto [other, fresh] = holders.emplace(key.toString(), at.key()); !fresh)
        return tr("“%1” and “%2” have the same key: %3").arg(other->second, at.key(), key.toString());
      keys += key;
    }
    all.emplace_back(entry->action, keys);
  }
  layScheme(scheme);
  for (const auto& [action, keys] : all) set(action, keys);
  keep();
  return std::nullopt;
}

QString keysText(const QList<QKeySequence>& keys) {
  QStringList texts;
  for (const QKeySequence& key : keys) texts += key.toString(QKeySequence::NativeText);
  return texts.join(KeyMap::tr(" or "));
}

QString viewUse(const QKeySequence& key) {
  if (key.count() != 1 || key[0].keyboardModifiers() != Qt::NoModifier) return {};
  switch (key[0].key()) {
    case Qt::Key_W:
    case Qt::Key_A:
    case Qt::Key_S:
    case Qt::Key_D:
    case Qt::Key_Q:
    case Qt::Key_E:
      return KeyMap::tr("While the right button is held, the view flies with it.");
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Backspace:
      return KeyMap::tr("While a line is drawn or ground is pasted, the view uses it.");
    default:
      return {};
  }
}

}  // namespace scarp
