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

/// Changes the keys of all actions, and whose mouse gestures move the camera. What it does holds at once.
class KeysDialog : public QDialog {
  Q_OBJECT

 public:
  KeysDialog(KeyMap& keys, const Actions& actions, QWidget* parent);

  // "" or what is wrong, in one line.
  QString importFrom(const QString& path);
  QString exportTo(const QString& path) const;

 private:
  void fill();
  void fillMouse();
  /// Takes up a program's mouse gestures, by its place among NavigationStyle.
  void useMouse(int index);
  void showKeys();
  void showOnly();
  void showChoice();
  void give(bool besides);
  [[nodiscard]] QAction* chosen() const;

  KeyMap& keys_;
  const Actions& actions_;
  QLineEdit* words_;
  KeyField *findKey_, *newKey_;
  QComboBox *scheme_, *mouse_;
  QTreeWidget* list_;
  QTreeWidgetItem* fixed_ = nullptr;  ///< Above what the mouse does.
  QLabel *what_, *note_;
  QPushButton *set_, *add_, *clear_, *reset_;
};

/// "Keyboard Shortcuts…"
[[nodiscard]] QAction* keysAction(QObject* parent);

}  // namespace scarp
