#pragma once

#include <QMenu>
#include <functional>
#include <vector>

#include "core/document/OperationNames.h"
#include "core/edit/Operation.h"

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

}  // namespace scarp
