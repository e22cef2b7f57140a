#pragma once

#include <QTimer>
#include <QWidget>
#include <optional>
#include <vector>

#include "core/base/Signal.h"
#include "core/scatter/ScatterRule.h"

class QLabel;
class QListWidget;
class QToolButton;
class QVBoxLayout;

namespace scarp {

class AssetPictures;
class EditorDocument;
class ScatterRuleEditor;
class ScatterSession;

/// The scatter rules, the first on top, which has room first, with how many objects each puts down; and what
/// the chosen one goes by.
class ScatterRulesPanel : public QWidget {
  Q_OBJECT

 public:
  /// `pictures` outlives this.
  explicit ScatterRulesPanel(AssetPictures& pictures, QWidget* parent = nullptr);

  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.
  /// Height of the visible water, metres; nothing where there is none.
  void setWater(std::optional<double> level);
  void open(std::uint32_t rule);               ///< Shows a rule, by its id, where it is there.

 Q_SIGNALS:
  void problem(const QString& message);  ///< What cannot be done, in one line; empty: taken back.

 private:
  void addStart(QVBoxLayout& column);
  void addList(QVBoxLayout& column);
  void addButtons(QVBoxLayout& column);
  void showRules();
  void showTexts();
  void showChosen();
  [[nodiscard]] const std::vector<ScatterRule>& rules() const;
  /// The place of the rule that is chosen; rules().size() where none is.
  [[nodiscard]] std::size_t chosen() const;
  void choose(std::size_t place);
  void add(std::size_t preset);
  void duplicate();
  void remove();
  void bake();
  void dropped();

  ScatterSession* session_;
  AssetPictures& pictures_;
  EditorDocument* document_ = nullptr;
  QWidget *start_ = nullptr, *body_ = nullptr;
  QListWidget* list_ = nullptr;
  QToolButton *duplicate_ = nullptr, *delete_ = nullptr;
  QLabel* state_ = nullptr;
  ScatterRuleEditor* editor_ = nullptr;
  QTimer countSoon_;
  std::optional<double> water_;
  bool showing_ = false;  ///< Items change by the program's hand.
  std::vector<Subscription> subscriptions_;
};

}  // namespace scarp
