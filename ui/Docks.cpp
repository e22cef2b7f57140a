#include "ui/Docks.h"

#include <QAction>
#include <utility>

#include "core/tools/SculptTool.h"
#include "ui/actions/Actions.h"
#include "ui/analysis/AnalysisDock.h"
#include "ui/brush/BrushDock.h"
#include "ui/compare/CompareDock.h"
#include "ui/document/EditorDocument.h"
#include "ui/drape/DrapesDock.h"
#include "ui/history/HistoryDock.h"
#include "ui/inspector/PickingInspector.h"
#include "ui/layers/LayersDock.h"
#include "ui/lines/LinesDock.h"
#include "ui/mask/SelectionDock.h"
#include "ui/materials/MaterialsDock.h"
#include "ui/measure/HistogramDock.h"
#include "ui/measure/ProfileDock.h"
#include "ui/navigator/NavigatorMap.h"
#include "ui/objects/ObjectsDock.h"
#include "ui/shading/ShadingDock.h"
#include "ui/team/PeopleMarks.h"
#include "ui/viewport/SecondView.h"
#include "ui/widgets/DockTitles.h"

namespace scarp {
namespace {

template <class... Dock>
std::vector<EditorDock*> makeEach(const DockContext& context) {
  return {Dock::row().make(context)...};
}

}  // namespace

std::vector<EditorDock*> makeDocks(const DockContext& context) {
  return makeEach<BrushDock, ObjectsDock, SelectionDock, MaterialsDock, LinesDock, ShadingDock, NavigatorDock,
                  LayersDock, DrapesDock, HistoryDock, PeopleDock, AnalysisDock, CompareDock,
                  PickingInspector, ProfileDock, HistogramDock, SecondView>(context);
}

ToolDocks::ToolDocks(const std::vector<EditorDock*>& docks, const DockTitles& titles, const Actions& actions,
                     QObject* parent)
    : QObject(parent), docks_(docks), actions_(actions), shownTool_(selectableTools().front()) {
  for (EditorDock* dock : docks) {
    if (dock->tableRow().tool.empty()) continue;
    const auto activate = [this, dock] { activateToolOf(*dock); };
    connect(&titles, &DockTitles::tabClicked, dock, [dock, activate](const QDockWidget* clicked) {
      if (clicked == dock) activate();
    });
    connect(dock->toggleViewAction(), &QAction::triggered, this, [activate](bool shown) {
      if (shown) activate();
    });
    connect(dock, &EditorDock::toolPicked, this, activate);
  }
}

void ToolDocks::setDocument(EditorDocument* document) {
  document_ = document;
  onTool_ = document ? document->tools().settingsChanged.subscribe([this] { follow(); }) : Subscription();
}

void ToolDocks::follow() {
  const ToolState& tools = document_->tools();
  const BrushKind brush = tools.brush().kind;
  const bool otherBrush = brush != std::exchange(shownBrush_, brush) && tools.tool() == SculptTool::kName;
  if (tools.tool() != std::exchange(shownTool_, tools.tool()) || otherBrush) raise();
}

void ToolDocks::raise() {
  for (EditorDock* dock : docks_) {
    if (dock->tableRow().place != DockPlace::Tools || dock->tableRow().tool != shownTool_) continue;
    dock->showTool();
    if (!dock->isHidden()) dock->raise();
  }
}

void ToolDocks::activateToolOf(const EditorDock& dock) {
  if (!document_) return;
  const ToolState& tools = document_->tools();
  // Opening a panel must not end unfinished work.
  if (tools.busy() || document_->terrain().editing() || tools.tool() == dock.tableRow().tool) return;
  if (dock.activatesTool(tools)) actions_.toolAction(tools, dock.tableRow().tool)->trigger();
}

}  // namespace scarp
