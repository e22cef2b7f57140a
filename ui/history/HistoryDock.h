#pragma once

#include <QDockWidget>
#include <vector>

#include "core/base/Result.h"
#include "core/base/Signal.h"
#include "ui/history/StepPictures.h"

class QListView;

namespace scarp {

class AdjustPanel;
class EditorDocument;
class HistoryBudget;
class HistoryModel;
class SharedChangesList;
class JobRunner;
class TerrainDocument;

/// The edits of a document in order, "Opened" first, with pictures of what they changed; a click goes there,
/// a menu reverts ground to there or adjusts a stroke. Under them what the history takes of memory. Of a shared
/// document, who changed what.
class HistoryDock : public QDockWidget {
  Q_OBJECT

 public:
  explicit HistoryDock(JobRunner& jobs, QWidget* parent = nullptr);
  ~HistoryDock() override;

  /// Null for none. It must outlive the dock or be taken away first.
  void setDocument(EditorDocument* document);
  /// Under the changes of a shared document.
  [[nodiscard]] SharedChangesList& shared() { return *shared_; }

 Q_SIGNALS:
  void problem(const QString& message);  ///< In one line.

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
