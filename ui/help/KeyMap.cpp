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
#include <QStringList>
#include <algorithm>
#include <initializer_list>
#include <map>

#include "core/base/Contract.h"
#include "core/brush/BrushKinds.h"
#include "core/view/Navigation.h"
#include "ui/actions/Actions.h"
#include "ui/actions/ToolCatalog.h"

namespace scarp {

namespace {

using Names = std::vector<std::pair<const QAction*, QString>>;

/// Adds actions under the names of their members. members: "actions.open, actions.save".
void addMembers(Names& names, std::initializer_list<const QAction*> all, const char* members) {
  const QStringList written = QString::fromLatin1(members).split(QLatin1Char(','));
  qsizetype i = 0;
  for (const QAction* action : all) names.emplace_back(action, written[i++].section(QLatin1Char('.'), -1));
}

#define SCARP_ADD_MEMBERS(names, ...) addMembers(names, {__VA_ARGS__}, #__VA_ARGS__)

}  // namespace

std::vector<std::pair<const QAction*, QString>> keyNames(const Actions& actions) {
  Names names;
  SCARP_ADD_MEMBERS(
      names, actions.newTerrain, actions.open, actions.openTeam, actions.import, actions.importAddress,
      actions.importSettings, actions.addDrape, actions.addDrapeAddress, actions.save, actions.saveAs,
      actions.saveCopy, actions.revert, actions.versions, actions.nameState, actions.manageTeam,
      actions.keepArea, actions.releaseArea, actions.compact, actions.exportAgain, actions.preferences,
      actions.quit, actions.undo, actions.redo, actions.remove, actions.cut, actions.copy, actions.paste,
      actions.stampRegion, actions.console, actions.duplicate, actions.sameAsset, actions.replaceAsset,
      actions.groupObjects, actions.ungroup, actions.lock, actions.unlockAll, actions.hide, actions.showAll,
      actions.addLayer, actions.addLayerGroup, actions.duplicateLayer, actions.mergeLayer,
      actions.deleteLayer, actions.groupLayers, actions.ungroupLayers, actions.selectAll, actions.selectNone,
      actions.selectInvert, actions.selectGrow, actions.selectShrink, actions.selectBlur,
      actions.selectByCoordinates, actions.selectByRange, actions.radiusDown, actions.radiusUp,
      actions.strengthDown, actions.strengthUp, actions.innerDown, actions.innerUp, actions.takeHeight,
      actions.repeatStroke, actions.typePosition, actions.frame, actions.viewTop, actions.viewNorth,
      actions.viewFront, actions.viewSide, actions.perspective, actions.orthographic, actions.viewBack,
      actions.viewForward, actions.goUnder, actions.inspector, actions.pinRay, actions.raySide,
      actions.rayAlong, actions.analysisNone, actions.observer, actions.themeDark, actions.themeLight,
      actions.resetLayout, actions.findCommand, actions.shortcuts, actions.whatsThis, actions.messages,
      actions.startPage, actions.about, actions.addMaterials, actions.importMaterials, actions.importModels,
      actions.importLines, actions.previousTool, actions.nextTool);
  for (const ExportRow& row : exportRows())
    names.emplace_back(actions.exporter(row.entry), QLatin1String(row.name));
  for (const ViewToggle& toggle : viewToggles())
    names.emplace_back(actions.*toggle.action, QLatin1String(toggle.name));
  for (const auto& [row, way, action] : actions.toolActions) names.emplace_back(action, way->name);
  for (const auto& [kind, action] : actions.brushKinds) {
    const std::string_view name = brushKindInfo(kind).text.name;
    names.emplace_back(action,
                       QStringLiteral("brush.") + QString::fromUtf8(name.data(), qsizetype(name.size())));
  }
  for (std::size_t i = 0; i < actions.toolGroups.size(); ++i)
    names.emplace_back(actions.toolGroups[i].activate, QStringLiteral("toolGroup.") + QString::number(i + 1));
  const auto addRow = [&](const auto& row, const QString& name) {
    for (std::size_t i = 0; i < row.size(); ++i) names.emplace_back(row[i], name + QString::number(i + 1));
  };
  for (std::size_t i = 0; i < actions.navigation.size(); ++i) {
    QString program = QString::fromUtf8(kNavigationNames[i].data(), qsizetype(kNavigationNames[i].size()));
    program[0] = program[0].toUpper();
    names.emplace_back(actions.navigation[i], QStringLiteral("navigate") + program);
  }
  addRow(actions.bookmarks, QStringLiteral("bookmark."));
  addRow(actions.storeBookmarks, QStringLiteral("storeBookmark."));
  addRow(actions.analyses, QStringLiteral("analysis."));
  addRow(actions.shadings, QStringLiteral("shading."));
  return names;
}

namespace {

KeyScheme schemeOf(const char* name, const QString& title,
                   std::initializer_list<std::pair<const char*, const char*>> keys) {
  KeyScheme scheme{name, title, {}};
  for (const auto& [action, text] : keys)
    scheme.keys.emplace_back(QLatin1String(action),
                             QKeySequence::listFromString(QLatin1String(text), QKeySequence::PortableText));
  return scheme;
}

}  // namespace

// Names of programs are the same in every language.
const std::vector<KeyScheme>& keySchemes() {
  static const std::vector<KeyScheme> schemes{
      schemeOf("scarp", QStringLiteral("Scarp"), {}),
      schemeOf("blender", QStringLiteral("Blender"),
               {{"frame", "Home"},
                {"duplicate", "Shift+D"},
                {"remove", "X; Del"},
                {"hide", "H"},
                {"showAll", "Alt+H"},
                {"selectAll", "A"},
                {"selectNone", "Alt+A"},
                {"selectInvert", "Ctrl+I"},
                {"select.5", "C"},
                {"viewTop", "Num+7"},
                {"viewFront", "Num+1"},
                {"viewSide", "Num+3"},
                {"orthographic", "Num+5"}}),
      schemeOf("unreal", QStringLiteral("Unreal"),
               {{"frame", "F"},
                {"hide", "H"},
                {"showAll", "Ctrl+H"},
                {"perspective", "Alt+G"},
                {"viewFront", "Alt+H"},
                {"viewTop", "Alt+J"},
                {"viewSide", "Alt+K"}}),
      schemeOf("unity", QStringLiteral("Unity"), {{"frame", "F"}, {"hide", "H"}, {"remove", "Del; Shift+Del"}}),
      schemeOf("krita", QStringLiteral("Krita"),
               {{"brush.raise", "B"},
                {"strengthDown", "I"},
                {"strengthUp", "O"},
                {"select.1", "Ctrl+R"},
                {"selectNone", "Ctrl+Shift+A"},
                {"selectInvert", "Ctrl+Shift+I"}}),
      schemeOf("qgis", QStringLiteral("QGIS"),
               {{"frame", "Ctrl+Shift+F"},
                {"measure", "Ctrl+Shift+M"},
                {"drawLines", "Ctrl+."},
                {"findCommand", "Ctrl+K"},
                {"selectNone", "Ctrl+Shift+A"}})};
  return schemes;
}

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
