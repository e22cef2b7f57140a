#pragma once

#include <vector>

#include "core/base/Result.h"
#include "core/base/Signal.h"
#include "ui/actions/EditorDock.h"
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
