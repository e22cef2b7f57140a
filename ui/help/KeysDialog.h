#pragma once

#include <QDialog>
#include <QKeySequence>
#include <QLineEdit>

class QAction;
class QComboBox;
class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace scarp {

class Actions;
class KeyMap;

/// Takes a key with its modifiers. Tab moves the keyboard on, and Esc is the dialog's.
class KeyField : public QLineEdit {
  Q_OBJECT

 public:
  explicit KeyField(QWidget* parent = nullptr);
  [[nodiscard]] QKeySequence key() const { return key_; }
  void setKey(const QKeySequence& key);

 Q_SIGNALS:
  void keyChanged();

 protected:
  bool event(QEvent* event) override;

 private:
  QKeySequence key_;
};

/// Changes the keys of all actions. What it does holds at once.
class KeysDialog : public QDialog {
  Q_OBJECT

 public:
  KeysDialog(KeyMap& keys, const Actions& actions, QWidget* parent);

  // "" or what is wrong, in one line.
  QString importFrom(const QString& path);
  QString exportTo(const QString& path) const;

 private:
  void fill(const Actions& actions);
  void showKeys();
  void showOnly();
  void showChoice();
  void give(bool besides);
  [[nodiscard]] QAction* chosen() const;

  KeyMap& keys_;
  QLineEdit* words_;
  KeyField *findKey_, *newKey_;
  QComboBox* scheme_;
  QTreeWidget* list_;
  QLabel *what_, *note_;
  QPushButton *set_, *add_, *clear_, *reset_;
};

/// "Keyboard Shortcuts…"
[[nodiscard]] QAction* keysAction(QObject* parent);

}  // namespace scarp
