#pragma once

#include <QList>
#include <QWidget>
#include <vector>

#include "core/base/Result.h"
#include "core/base/Signal.h"
#include "ui/actions/EditorDock.h"
#include "ui/history/HistoryModel.h"

class QAction;
class QHBoxLayout;
class QLabel;
class QTreeWidget;

class QProgressBar;
class QToolButton;

class QListView;

namespace scarp {

class EditorDocument;

/// Who changed what of a shared terrain: its latest changes in order, and, of the ground under the cursor, who
/// changed it last.
class SharedChangesList : public QWidget {
  Q_OBJECT

 public:
  explicit SharedChangesList(QWidget* parent = nullptr);

  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.
  void offer(const QList<QAction*>& actions);  ///< Under the list.

 Q_SIGNALS:
  void nameAsked(long long change);  ///< For the terrain as a change left it.

 private:
  void refresh();
  void showHere();

  EditorDocument* document_ = nullptr;
  QTreeWidget* list_;
  QLabel* here_;
  QHBoxLayout* buttons_;
  long long last_ = 0;  ///< The number of the last change that is listed.
  std::vector<Subscription> subscriptions_;
};

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

class AdjustPanel;
class HistoryModel;
class JobRunner;
class TerrainDocument;

/// The edits of a document in order, "Opened" first, with pictures of what they changed; a click goes there,
/// a menu reverts ground to there or adjusts a stroke. Under them what the history takes of memory. Of a shared
/// document, who changed what.
class HistoryDock : public EditorDock {
  Q_OBJECT

 public:
  [[nodiscard]] static DockRow row();
  explicit HistoryDock(JobRunner& jobs, QWidget* parent = nullptr);
  ~HistoryDock() override;

  void setDocument(EditorDocument* document) override;
  /// Under the changes of a shared document.
  [[nodiscard]] SharedChangesList& shared() { return *shared_; }

 private:
  void refresh();
  void settle();
  void useBudget();
  void goTo(int row);
  void offer(int row, const QPoint& onScreen);
  void tell(const Result<void>& outcome);

  TerrainDocument* document_ = nullptr;
  StepPictures pictures_;
  HistoryModel* model_;
  QListView* list_;
  AdjustPanel* adjust_;
  HistoryBudget* budget_;
  SharedChangesList* shared_;  ///< In the place of the others where the document is shared.
  std::vector<Subscription> subscriptions_;
};

}  // namespace scarp
