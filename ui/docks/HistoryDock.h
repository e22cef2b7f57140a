#pragma once

#include <QDockWidget>

#include "core/base/Signal.h"

class QListView;

namespace scarp {

class HistoryModel;
class TerrainDocument;

/// The edits of a document in order, "Opened" first; a click goes there.
class HistoryDock : public QDockWidget {
  Q_OBJECT

 public:
  explicit HistoryDock(QWidget* parent = nullptr);

  /// Null for none. It must outlive the dock or be taken away first.
  void setDocument(TerrainDocument* document);

 Q_SIGNALS:
  void problem(const QString& message);  ///< In one line.

 private:
  void refresh();
  void goTo(int row);

  TerrainDocument* document_ = nullptr;
  HistoryModel* model_;
  QListView* list_;
  Subscription onHistory_;
};

}  // namespace scarp
