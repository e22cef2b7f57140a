#pragma once

#include <QWidget>

class QLabel;
class QProgressBar;
class QToolButton;

namespace scarp {

class EditHistory;

/// A line that says what the history takes of its budget, and a menu for the budget.
class HistoryBudget : public QWidget {
  Q_OBJECT

 public:
  explicit HistoryBudget(QWidget* parent = nullptr);

  void show(const EditHistory* history);  ///< As it is now; null for none.

 Q_SIGNALS:
  void budgetChosen();  ///< rememberedHistoryBudget() is another one.

 private:
  QLabel* text_;
  QProgressBar* bar_;
  QToolButton* budget_;
};

/// What history may take of memory, bytes, from one start of the program to the next.
[[nodiscard]] std::size_t rememberedHistoryBudget();

}  // namespace scarp
