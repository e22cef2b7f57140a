#pragma once

#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QString>
#include <optional>
#include <utility>
#include <vector>

class QAction;

class QMainWindow;

namespace scarp {

class Actions;

/// Names of actions by which files and settings know them: the same in every language and version.
[[nodiscard]] std::vector<std::pair<const QAction*, QString>> keyNames(const Actions& actions);

/// Keys that people have in their fingers from another program. Those that it does not name are Scarp's own.
struct KeyScheme {
  const char* name;
  QString title;
  std::vector<std::pair<QString, QList<QKeySequence>>> keys;  ///< By the name of the action.
};

/// Scarp's own, without any key, is the first; in the order of NavigationStyle.
[[nodiscard]] const std::vector<KeyScheme>& keySchemes();

/// The keys of the window's actions: those of the scheme, and what the person has changed of them, which is kept
/// with the program's settings. Changes hold at once.
class KeyMap : public QObject {
  Q_OBJECT

 public:
  struct Entry {
    QAction* action;
    QString name;   ///< Lasts; the same in every language.
    QString place;  ///< The menu: "View › Bookmarks".
    QList<QKeySequence> own;    ///< Scarp's.
    QList<QKeySequence> usual;  ///< Of the scheme.
  };

  /// Once the menus are full; gives the actions the remembered keys.
  KeyMap(QMainWindow& window, const Actions& actions);

  [[nodiscard]] const std::vector<Entry>& entries() const { return entries_; }
  /// Who has a key besides one action; null: nobody.
  [[nodiscard]] const Entry* holder(const QKeySequence& key, const QAction* except) const;
  /// Gives an action these keys, and takes them from others that have them.
  void set(const QAction* action, const QList<QKeySequence>& keys);
  void reset(const QAction* action);
  /// Back to the keys of the scheme.
  void resetAll();
  [[nodiscard]] QString scheme() const { return scheme_; }
  /// Drops what the person has changed. Contract: there is such a scheme.
  void useScheme(const QString& name);

  /// The scheme and what differs from it, as JSON.
  [[nodiscard]] QByteArray toJson() const;
  /// What is wrong with such a text, in one line; then nothing has changed. Nothing where it has been taken over.
  std::optional<QString> fromJson(const QByteArray& text);

 Q_SIGNALS:
  void changed();

 private:
  void addMenu(const QList<QAction*>& entries, const QString& place);
  void add(QAction* action, const QString& place);
  [[nodiscard]] QString nameOf(const QAction* action) const;
  void layScheme(const QString& name);
  void keep();

  const Actions& actions_;
  std::vector<Entry> entries_;
  std::vector<std::pair<const QAction*, QString>> names_;
  QString scheme_;
};

/// "Ctrl+Z or Ctrl+Y"; empty for none.
[[nodiscard]] QString keysText(const QList<QKeySequence>& keys);

/// Where the view uses a key itself, whatever action has it; empty where it does not.
[[nodiscard]] QString viewUse(const QKeySequence& key);

}  // namespace scarp
