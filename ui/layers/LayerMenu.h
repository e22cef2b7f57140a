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
  /// place: of the layer; 0 for the base. The document outlives the menu.
  LayerMenu(const TerrainDocument& document, std::size_t place, QWidget* parent);

 Q_SIGNALS:
  void renameWanted();
  void paintMaskWanted(bool paints);
  void wanted(const Operation& operation);

 private:
  QAction* add(const QString& text, const char* name, bool can, std::function<void()> act);
  void ask(const QString& text, const char* name, bool can, const Operation& operation);
};

}  // namespace scarp
