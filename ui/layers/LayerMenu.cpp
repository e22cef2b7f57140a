#include "ui/layers/LayerMenu.h"

#include <utility>

#include "core/document/LayerGroups.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/LayerEdits.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/MaskOperations.h"

namespace scarp {

Operation addingLayer(const TerrainDocument& document) {
  AddLayerOperation add;
  add.name = LayerMenu::tr("Layer %1").arg(document.ids().layers.take()).toStdString();
  return add;
}

Operation groupingLayers(const TerrainDocument& document, std::vector<LayerName> layers) {
  GroupLayersOperation group;
  group.name = LayerMenu::tr("Group %1").arg(document.ids().layers.take()).toStdString();
  group.layers = std::move(layers);
  return group;
}

Operation duplicatingLayers(std::vector<LayerName> layers) {
  DuplicateLayerOperation copy;
  copy.layer = layers.front();
  copy.also.assign(layers.begin() + 1, layers.end());
  copy.copyName = LayerMenu::tr("%1 copy").toStdString();
  return copy;
}

Operation deletingLayers(std::vector<LayerName> layers) {
  DeleteLayerOperation gone;
  gone.layer = layers.front();
  gone.also.assign(layers.begin() + 1, layers.end());
  return gone;
}

LayerMenu::LayerMenu(const TerrainDocument& document, std::size_t place, const std::vector<LayerName>& layers,
                     std::function<void(const Operation&)> perform, QWidget* parent)
    : QMenu(parent), perform_(std::move(perform)) {
  setObjectName(QStringLiteral("layerMenu"));
  setAttribute(Qt::WA_DeleteOnClose);
  if (place == 0) {
    ask(tr("Add Layer"), "add", true, addingLayer(document));
    ask(tr("Add Group"), "addGroup", true, groupingLayers(document));
    return;
  }
  const Layer& layer = document.layers()[place - 1];
  const bool masked = isMasked(document, layer.id), open = whyLocked(document.layers(), place - 1).empty();
  SetLayerOperation visible, locked;
  visible.layer = locked.layer = place;
  visible.visible = !layer.visible;
  locked.locked = !layer.locked;
  add(tr("Rename…"), "rename", true, [this] { Q_EMIT renameWanted(); });
  ask(layers.size() > 1 ? tr("Duplicate Layers") : tr("Duplicate"), "duplicate", true,
      duplicatingLayers(layers));
  if (!layer.isGroup) ask(tr("Merge Down"), "merge", open, MergeLayerOperation{place});
  if (layer.adjustment && !layer.isUpdatedByEdits())
    add(tr("Update"), "update", open, [this] { Q_EMIT updateWanted(); });
  addSeparator();
  ask(tr("Group Layers"), "group", true, groupingLayers(document, layers));
  ask(tr("Add Group"), "addGroup", true, groupingLayers(document));
  if (layer.isGroup) {
    ask(tr("Ungroup"), "ungroup", open, UngroupLayersOperation{place});
    ask(tr("Merge Group"), "merge", open, MergeLayerOperation{place});
  }
  addSeparator();
  ask(layer.visible ? tr("Hide") : tr("Show"), "visible", true, visible);
  ask(layer.locked ? tr("Unlock") : tr("Lock"), "locked", true, locked);
  addSeparator();
  if (layer.isGroup) {
    ask(layers.size() > 1 ? tr("Delete Layers") : tr("Delete Group"), "delete", open, deletingLayers(layers));
    return;
  }
  add(tr("Edit Heights"), "editHeights", true, [this] { Q_EMIT paintMaskWanted(false); });
  add(tr("Paint Mask"), "paintMask", open, [this] { Q_EMIT paintMaskWanted(true); });
  ask(tr("Add Mask from Selection"), "maskFromSelection", open && document.selection(),
      MaskLayerOperation{place});
  SelectOperation select;
  select.source = LayerMaskSource{place};
  ask(tr("Mask to Selection"), "maskToSelection", masked, select);
  ask(tr("Invert Mask"), "invertMask", open, ChangeSelectionOperation{SelectionChange::Invert, 0.0, place});
  ask(tr("Delete Mask"), "deleteMask", open && masked,
      ChangeSelectionOperation{SelectionChange::None, 0.0, place});
  addSeparator();
  ask(layers.size() > 1 ? tr("Delete Layers") : tr("Delete"), "delete", open, deletingLayers(layers));
}

QAction* LayerMenu::add(const QString& text, const char* name, bool can, std::function<void()> act) {
  QAction* action = addAction(text);
  action->setObjectName(QLatin1String(name));
  action->setEnabled(can);
  connect(action, &QAction::triggered, this, std::move(act));
  return action;
}

void LayerMenu::ask(const QString& text, const char* name, bool can, const Operation& operation) {
  add(text, name, can, [this, operation] { perform_(operation); });
}

}  // namespace scarp
