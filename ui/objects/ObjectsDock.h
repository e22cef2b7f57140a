#pragma once

#include <QDockWidget>
#include <optional>

#include "core/base/Signal.h"

class QLabel;
class QTimer;
class QTreeView;

namespace scarp {

class Actions;
class EditorDocument;
class JobRunner;
class ObjectModel;
class PlacePanel;
class ScatterPanel;
class SelectedObjectPanel;

/// What can be placed, what has been placed, and the values of the one that is selected.
class ObjectsDock : public QDockWidget {
  Q_OBJECT

 public:
  ObjectsDock(const Actions& actions, JobRunner& jobs, QWidget* parent = nullptr);
  void setDocument(EditorDocument* document);  ///< Null for none; outlives the dock or is taken away first.
  /// How high the water stands that is seen, metres; nothing where none is.
  void setWater(std::optional<double> level);
  /// What is being put down is not: the document may go.
  void cancel();

 Q_SIGNALS:
  void problem(const QString& message);  ///< Why a typed number is impossible; empty: no longer.

 private:
  void listObjects();
  void showSelection();

  EditorDocument* document_ = nullptr;
  PlacePanel* place_;
  ScatterPanel* scatter_;
  SelectedObjectPanel* selection_;
  QLabel* count_;
  ObjectModel* model_;
  QTreeView* list_;
  QTimer* soon_;  ///< Many changes in a row are listed once.
  Subscription onObjects_, onSelection_;
};

}  // namespace scarp
