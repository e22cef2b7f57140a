#include "ui/layers/LayerMenu.h"

#include <utility>

#include "core/document/LayerGroups.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/LayerEdits.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/MaskOperations.h"

namespace scarp {

LayerMenu::LayerMenu(const TerrainDocument& document, std::size_t place, const Operation& group,
                     std::function<void(const Operation&)> perform, QWidget* parent)
    : QMenu(parent), perform_(std::move(perform)) {
  setObjectName(QStringLiteral("layerMenu"));
  setAttribute(Qt::WA_DeleteOnClose);
  if (place == 0) {
    ask(tr("Add Layer"), "add", true, AddLayerOperation{});
    ask(tr("Add Group"), "addGroup", true, GroupLayersOperation{});
    return;
  }
  const Layer& layer = document.layers()[place - 1];
  const bool masked = isMasked(document, layer.id), open = whyLocked(document.layers(), place - 1).empty();
  SetLayerOperation visible, locked;
  visible.layer = locked.layer = place;
  visible.visible = !layer.visible;
  locked.locked = !layer.locked;
  add(tr("Rename…"), "rename", true, [this] { Q_EMIT renameWanted(); });
  ask(tr("Duplicate"), "duplicate", true, DuplicateLayerOperation{place});
  if (!layer.isGroup) ask(tr("Merge Down"), "merge", open, MergeLayerOperation{place});
  if (layer.adjustment && !layer.isUpdatedByEdits())
    add(tr("Update"), "update", open, [this] { Q_EMIT updateWanted(); });
  addSeparator();
  ask(tr("Group Layers"), "group", true, group);
  ask(tr("Add Group"), "addGroup", true, GroupLayersOperation{});
  if (layer.isGroup) {
    ask(tr("Ungroup"), "ungroup", open, UngroupLayersOperation{place});
    ask(tr("Merge Group"), "merge", open, MergeLayerOperation{place});
  }
  addSeparator();
  ask(layer.visible ? tr("Hide") : tr("Show"), "visible", true, visible);
  ask(layer.locked ? tr("Unlock") : tr("Lock"), "locked", true, locked);
  addSeparator();
  if (layer.isGroup) {
    ask(tr("Delete Group"), "delete", open, DeleteLayerOperation{place});
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
  ask(tr("Delete"), "delete", open, DeleteLayerOperation{place});
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
