#pragma once

#include <QMenu>
#include <functional>

#include "core/edit/Operation.h"

namespace scarp {

class TerrainDocument;

/// What can be done with a layer, as a right click on its row offers it.
class LayerMenu : public QMenu {
  Q_OBJECT

 public:
  /// place: of the layer; 0 for the base. group: groups the chosen layers. perform: does what was chosen.
  LayerMenu(const TerrainDocument& document, std::size_t place, const Operation& group,
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
