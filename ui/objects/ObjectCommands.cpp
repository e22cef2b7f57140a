#include "ui/objects/ObjectCommands.h"

#include <QAction>
#include <utility>

#include "core/pick/SurfacePicker.h"
#include "core/tools/PlaceTool.h"
#include "core/tools/SelectedObjects.h"
#include "ui/actions/Actions.h"
#include "ui/document/EditorDocument.h"
#include "ui/mask/MaskCommands.h"
#include "ui/viewport/Viewport.h"

namespace scarp {

ObjectCommands::ObjectCommands(const Actions& actions, MaskCommands& masks, Viewport& viewport,
                               QObject* parent)
    : QObject(parent), actions_(actions), viewport_(viewport) {
  masks.addInstead([this](const QAction* action) { return doInstead(action); });
  on(actions.sameAsset, selectSameAsset);
  on(actions.replaceAsset, replaceAssetOfSelected);
  on(actions.groupObjects, groupSelected);
  on(actions.ungroup, ungroupSelected);
  on(actions.lock, lockSelected);
  on(actions.unlockAll, unlockAll);
  on(actions.hide, hideSelected);
  on(actions.showAll, showAllHidden);
  refresh();
}

void ObjectCommands::on(QAction* action, std::function<void(ToolState&)> act) {
  connect(action, &QAction::triggered, this, [this, act = std::move(act)] {
    if (document_ && !document_->terrain().editing() && !document_->tools().dragging())
      act(document_->tools());
  });
}

void ObjectCommands::setDocument(EditorDocument* document) {
  subscriptions_.clear();
  document_ = document;
  if (document) {
    subscriptions_.push_back(document->tools().selectedObjectsChanged.subscribe([this] { refresh(); }));
    subscriptions_.push_back(document->tools().settingsChanged.subscribe([this] { refresh(); }));
  }
  refresh();
}

void ObjectCommands::refresh() {
  const std::size_t count = document_ ? document_->tools().selected().size() : 0;
  for (QAction* action :
       {actions_.sameAsset, actions_.replaceAsset, actions_.ungroup, actions_.lock, actions_.hide})
    action->setEnabled(count > 0);
  actions_.groupObjects->setEnabled(count > 1);
  for (QAction* action : {actions_.unlockAll, actions_.showAll}) action->setEnabled(document_);
  // As doInstead() does.
  const bool objects = count > 0 && document_->tools().tool() == PlaceTool::kName;
  actions_.copy->setText(objects ? tr("&Copy Objects") : tr("&Copy Ground"));
  actions_.cut->setText(objects ? tr("Cu&t Objects") : tr("Cu&t Ground"));
  actions_.paste->setText(copied_ ? tr("&Paste Objects") : tr("&Paste Ground"));
}

bool ObjectCommands::doInstead(const QAction* action) {
  ToolState& tools = document_->tools();
  if (action == actions_.paste) {
    if (!copied_) return false;
    paste(tools);
    return true;
  }
  const bool objects = tools.tool() == PlaceTool::kName;
  if (action == actions_.copy || action == actions_.cut) {
    // What was copied last is what is pasted.
    copied_ = objects ? copySelected(tools) : std::nullopt;
    refresh();
    if (copied_ && action == actions_.cut) deleteSelected(tools);
    return copied_.has_value();
  }
  if (!objects) return false;
  if (action == actions_.selectAll) {
    selectAllObjects(tools);
  } else if (action == actions_.selectNone) {
    if (tools.selected().empty()) return false;
    tools.select({});
  } else if (action == actions_.selectInvert) {
    invertSelectedObjects(tools);
  } else {
    return false;
  }
  return true;
}

void ObjectCommands::paste(ToolState& tools) {
  Vec2 place = Vec2::Zero();
  if (const auto& cursor = document_->view().cursor()) {
    place = cursor->point.head<2>();
  } else {
    const ViewSize size = viewport_.viewSize();
    const auto middle = document_->terrain().picker().pick(
        document_->view().camera().rayThrough(Vec2(0.5 * size.width, 0.5 * size.height), size));
    if (middle) place = middle->point.head<2>();
  }
  pasteObjects(tools, *copied_, place);
}

}  // namespace scarp
