#pragma once

#include <QList>
#include <QWidget>
#include <functional>
#include <optional>
#include <vector>

#include "core/base/Signal.h"
#include "core/material/Material.h"

class QAbstractButton;
class QComboBox;
class QListWidget;
class QListWidgetItem;
class QVBoxLayout;

namespace scarp {

class ConditionList;
class EditorDocument;
class MaterialSession;
class NumberField;

/// The rules that lay materials, the highest first, and what the chosen one goes by. What is dragged here
/// changes the ground at once and is one step of history.
class RulesPanel : public QWidget {
  Q_OBJECT

 public:
  /// Both outlive this.
  explicit RulesPanel(MaterialSession& session, QWidget* parent = nullptr);

  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.

 Q_SIGNALS:
  void problem(const QString& message);  ///< What cannot be done, in one line; empty: taken back.

 private:
  using Edit = std::function<void(RuleStack&)>;

  void addList(QVBoxLayout& column);
  void addEditor(QVBoxLayout& column);
  void showRules();
  void showChosen();
  void showTexts();
  /// The rule that is chosen; nothing where it is the base, or none is.
  [[nodiscard]] std::optional<std::size_t> chosen() const;
  /// The place of an item among the rules; nothing: the base.
  [[nodiscard]] std::optional<std::size_t> placeOf(int row) const;

  void begin();
  void change(const Edit& edit);
  void once(const Edit& edit);
  void add();
  void remove();
  void move(int up);
  void dropped();
  void chooseMaterial(int index);
  void choose(std::size_t place);

  MaterialSession& session_;
  EditorDocument* document_ = nullptr;
  QListWidget* list_ = nullptr;
  QList<QAbstractButton*> buttons_;  ///< Add, Up, Down, Delete.
  QWidget* editor_ = nullptr;
  QComboBox* material_ = nullptr;
  NumberField* opacity_ = nullptr;
  ConditionList* conditions_ = nullptr;
  bool showing_ = false;  ///< Items change by the program's hand.
  std::vector<Subscription> subscriptions_;
};

}  // namespace scarp
