#include "ui/ToolCommands.h"

#include <QAction>
#include <QActionGroup>
#include <algorithm>
#include <cmath>

#include "core/brush/BrushKinds.h"
#include "core/document/EditHistory.h"
#include "core/tools/PaintTool.h"
#include "core/tools/SculptTool.h"
#include "core/tools/ViewController.h"
#include "ui/actions/Actions.h"
#include "ui/actions/ToolCatalog.h"
#include "ui/document/EditorDocument.h"
#include "ui/document/SharedWork.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/RowMenu.h"

namespace scarp {
namespace {

constexpr double kStep = 1.1;  // one key press: 10 %
constexpr double kInnerStep = 0.05;

// Steps of 10 % by hand lead to round numbers, not to 18.181818.
double threeDigits(double value) {
  if (!(value > 0.0)) return value;
  const double unit = std::pow(10.0, std::floor(std::log10(value)) - 2.0);
  return std::round(value / unit) * unit;
}

/// The source of Clone, the target of others.
void takeFrom(const Vec3& point, BrushSettings& brush) {
  const auto centimetres = [](double metres) { return std::round(metres * 100.0) / 100.0; };
  if (brushKindInfo(brush.kind).traits.takes == TakenSetting::Place) {
    brush.cloneX = centimetres(point.x());
    brush.cloneY = centimetres(point.y());
  } else {
    brush.targetHeight = centimetres(point.z());
  }
}

}  // namespace

ToolCommands::ToolCommands(Actions& actions, QObject* parent) : QObject(parent), actions_(actions) {
  connectBrush();
  connectEdit();
  setDocument(nullptr);
}

void ToolCommands::on(QAction* action, std::function<void()> act) {
  connect(action, &QAction::triggered, this, [this, act = std::move(act)] {
    if (document_ && !document_->terrain().editing() && !document_->tools().dragging())
      act();
    else if (document_ && document_->terrain().editing() && !document_->tools().dragging())
      Q_EMIT problem(tr("What is being tried on the ground has to be kept or taken back first."));
    // A checkable action has changed its mark whether or not it was allowed to act.
    showTools();
  });
}

void ToolCommands::connectBrush() {
  for (const auto& [kind, action] : actions_.brushKinds)
    on(action, [this, chosen = kind] {
      document_->tools().setTool(SculptTool::kName);
      changeBrush([chosen](BrushSettings& brush) { brush.kind = chosen; });
    });
  for (const auto& each : actions_.toolActions)
    on(each.action, [this, row = each.row, way = each.way] {
      if (way->prepare) way->prepare(document_->tools());
      document_->tools().setTool(row->tool);
    });
  on(actions_.radiusDown,
     [this] { changeBrush([](BrushSettings& b) { b.radius = threeDigits(b.radius / kStep); }); });
  on(actions_.radiusUp,
     [this] { changeBrush([](BrushSettings& b) { b.radius = threeDigits(b.radius * kStep); }); });
  // Strength and flow are one effect to the hand: they keep their proportion.
  const auto strengthen = [this](double factor) {
    changeBrush([factor](BrushSettings& b) {
      b.strength = threeDigits(b.strength * factor);
      b.flow = threeDigits(b.flow * factor);
    });
  };
  on(actions_.strengthDown, [strengthen] { strengthen(1.0 / kStep); });
  on(actions_.strengthUp, [strengthen] { strengthen(kStep); });
  const auto addInner = [this](double by) {
    changeBrush([by](BrushSettings& b) { b.innerRadius = std::clamp(b.innerRadius + by, 0.0, 0.95); });
  };
  on(actions_.innerDown, [addInner] { addInner(-kInnerStep); });
  on(actions_.innerUp, [addInner] { addInner(kInnerStep); });
  on(actions_.repeatStroke, [this] {
    if (document_->tools().get<SculptTool>().canRepeatStroke())
      document_->tools().get<SculptTool>().repeatStroke();
  });
  on(actions_.takeHeight, [this] {
    if (document_->tools().tool() == PaintTool::kName) return;  // it takes a material: PaintPanel
    if (const auto& cursor = document_->view().cursor())
      changeBrush([&point = cursor->point](BrushSettings& b) { takeFrom(point, b); });
  });
}

void ToolCommands::takeUp(BrushKind kind, const Vec3& from) {
  document_->tools().setTool(SculptTool::kName);
  changeBrush([&](BrushSettings& brush) {
    brush.kind = kind;
    takeFrom(from, brush);
  });
}

void ToolCommands::connectEdit() {
  on(actions_.undo, [this] {
    if (SharedWork* const shared = document_->shared()) return shared->undo();
    TerrainDocument& terrain = document_->terrain();
    if (terrain.history().canUndo()) tell(terrain.undo());
  });
  on(actions_.redo, [this] {
    if (SharedWork* const shared = document_->shared()) return shared->redo();
    TerrainDocument& terrain = document_->terrain();
    if (terrain.history().canRedo()) tell(terrain.redo());
  });
  on(actions_.remove, [this] { document_->tools().current().deleteSelection(); });
  on(actions_.duplicate, [this] { document_->tools().current().duplicateSelection(); });
}

void ToolCommands::tell(const Result<void>& outcome) {
  if (!outcome.ok()) Q_EMIT problem(messageText(outcome.error().message));
}

void ToolCommands::changeBrush(const std::function<void(BrushSettings&)>& edit) {
  BrushSettings brush = document_->tools().brush();
  edit(brush);
  if (validate(brush)) document_->tools().setBrush(brush);
}

void ToolCommands::setDocument(EditorDocument* document) {
  subscriptions_.clear();
  document_ = document;
  if (document) {
    ToolState& tools = document->tools();
    const auto show = [this] { showTools(); };
    subscriptions_.push_back(tools.settingsChanged.subscribe(show));
    subscriptions_.push_back(tools.selectedObjectsChanged.subscribe(show));
    for (const auto& tool : tools.all()) subscriptions_.push_back(tool->changed.subscribe(show));
    subscriptions_.push_back(document->terrain().historyChanged.subscribe([this] { showHistory(); }));
    if (document->shared())
      connect(document->shared(), &SharedWork::changed, this, &ToolCommands::showHistory,
              Qt::UniqueConnection);
  }
  showTools();
  showHistory();
}

void ToolCommands::setViewCovered(bool covered) {
  viewCovered_ = covered;
  showTools();
}

void ToolCommands::showTools() {
  const bool usable = document_ && !viewCovered_;
  actions_.tools->setEnabled(usable);
  for (const Actions::ToolGroup& group : actions_.toolGroups) group.activate->setEnabled(usable);
  for (QAction* action : {actions_.previousTool, actions_.nextTool, actions_.radiusDown, actions_.radiusUp,
                          actions_.strengthDown, actions_.strengthUp, actions_.innerDown, actions_.innerUp,
                          actions_.takeHeight, actions_.repeatStroke})
    action->setEnabled(usable);
  for (const auto& each : actions_.toolActions)
    if (!each.way->lasting) each.action->setEnabled(usable);
  for (QAction* action : {actions_.remove, actions_.duplicate})
    action->setEnabled(document_ && document_->tools().current().hasSelection());
  if (document_) actions_.toolAction(document_->tools(), document_->tools().tool())->setChecked(true);
}

void ToolCommands::showHistory() {
  const EditHistory* history = document_ ? &document_->terrain().history() : nullptr;
  const SharedWork* const shared = document_ ? document_->shared() : nullptr;
  const auto show = [](QAction* action, const QString& verb, const QString& name) {
    action->setEnabled(!name.isNull());
    action->setText(name.isNull() ? verb : menuTextWithObject(verb, name));
    action->setToolTip(tipWithKey(plainMenuText(action->text()), *action));
  };
  const auto nameOf = [history](std::size_t step) { return messageText(history->record(step).name); };
  const bool canUndo = !shared && history && history->canUndo();
  const bool canRedo = !shared && history && history->canRedo();
  show(actions_.undo, tr("&Undo"),
       shared ? shared->undoName() : canUndo ? nameOf(history->position() - 1) : QString());
  show(actions_.redo, tr("&Redo"),
       shared ? shared->redoName() : canRedo ? nameOf(history->position()) : QString());
}

}  // namespace scarp
