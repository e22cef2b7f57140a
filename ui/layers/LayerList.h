#pragma once

#include <QListView>
#include <QMenu>
#include <functional>
#include <optional>
#include <vector>

#include "core/document/OperationNames.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/Operation.h"

class QAction;

namespace scarp {

class TerrainDocument;

// Operations with names in the language of the window.
[[nodiscard]] Operation addingLayer(const TerrainDocument& document);
/// `layers`: see GroupLayersOperation.
[[nodiscard]] Operation groupingLayers(const TerrainDocument& document, std::vector<LayerName> layers = {});
/// Contract: one layer at least.
[[nodiscard]] Operation duplicatingLayers(std::vector<LayerName> layers);
[[nodiscard]] Operation deletingLayers(std::vector<LayerName> layers);

/// Commands for layers, in the menu of a row.
class LayerMenu : public QMenu {
  Q_OBJECT

 public:
  /// place: of the layer; 0 for the base. layers: those that are grouped, duplicated and deleted, with the
  /// one at the place. perform: does what was chosen.
  LayerMenu(const TerrainDocument& document, std::size_t place, const std::vector<LayerName>& layers,
            std::function<void(const Operation&)> perform, QWidget* parent);

 Q_SIGNALS:
  void renameWanted();
  void paintMaskWanted(bool paints);
  void updateWanted();  ///< Of an adjustment layer that edits do not update.

 private:
  QAction* add(const QString& text, const char* name, bool can, std::function<void()> act);
  void ask(const QString& text, const char* name, bool can, const Operation& operation);

  std::function<void(const Operation&)> perform_;
};

class LayerModel;

/// The list of layers: rows are dragged to another place, into groups and out of them, and chosen with Shift and
/// Ctrl. Emits what is wanted.
class LayerList : public QListView {
  Q_OBJECT

 public:
  explicit LayerList(LayerModel& model, QWidget* parent = nullptr);

  /// While the list has the focus, the keys of these actions group and ungroup layers instead. The actions outlive
  /// the list.
  void setGroupKeys(const QAction& group, const QAction& ungroup);

 Q_SIGNALS:
  void rowClicked(int row, Qt::KeyboardModifiers keys);
  void moved(const MoveLayerOperation& move);
  void groupWanted();
  void ungroupWanted();

 protected:
  bool event(QEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  /// Returns the move that a drop at this position makes; empty if it is not possible.
  [[nodiscard]] std::optional<MoveLayerOperation> moveTo(QPoint at) const;
  void endDrag();

  LayerModel& model_;
  const QAction *groupKeys_ = nullptr, *ungroupKeys_ = nullptr;
  QPoint pressed_;
  int pressedRow_ = -1;
  std::optional<QPoint> dragged_;  ///< Where the pointer is while a row is dragged.
};

}  // namespace scarp
