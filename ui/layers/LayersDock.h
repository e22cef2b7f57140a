#pragma once

#include <QDockWidget>
#include <functional>

#include "core/base/Signal.h"
#include "core/edit/Operation.h"

class QListView;
class QToolButton;

namespace scarp {

class EditorDocument;
class JobRunner;
class LayerModel;
class LayerSettings;
struct FittedRaster;

/// The edit layers over the base: which is sculpted, which are seen, and how they meet.
class LayersDock : public QDockWidget {
  Q_OBJECT

 public:
  explicit LayersDock(JobRunner& jobs, QWidget* parent = nullptr);
  void setDocument(EditorDocument* document);  ///< Null for none; outlives the dock or is taken away first.

  /// Reads a raster on a worker, brings it onto the terrain's grid, and puts its heights in a layer of their
  /// own.
  void importLayer(const QString& path);

 Q_SIGNALS:
  /// Why something cannot be done, or a typed number is impossible; empty: no longer.
  void problem(const QString& message);
  void told(const QString& message);  ///< What was done, where that is not plain to see.

 private:
  QToolButton* addButton(const QString& iconName, const QString& tip, std::function<void()> act);
  void perform(const Operation& operation);
  void refresh();
  void askRaster();
  void fillNewLayer(const QString& path, const FittedRaster& raster);
  void toggle(int row, bool visibility);
  [[nodiscard]] std::size_t activePlace() const;

  JobRunner& jobs_;
  EditorDocument* document_ = nullptr;
  LayerModel* model_;
  QListView* list_;
  LayerSettings* settings_;
  QWidget* bar_;
  QToolButton *duplicate_, *merge_, *mask_, *remove_;
  Subscription onLayers_;
};

}  // namespace scarp
