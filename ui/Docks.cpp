#include "ui/Docks.h"

#include "ui/analysis/AnalysisDock.h"
#include "ui/brush/BrushDock.h"
#include "ui/compare/CompareDock.h"
#include "ui/drape/DrapesDock.h"
#include "ui/history/HistoryDock.h"
#include "ui/inspector/PickingInspector.h"
#include "ui/layers/LayersDock.h"
#include "ui/lines/LinesDock.h"
#include "ui/mask/SelectionDock.h"
#include "ui/materials/MaterialsDock.h"
#include "ui/measure/HistogramDock.h"
#include "ui/measure/ProfileDock.h"
#include "ui/navigator/NavigatorDock.h"
#include "ui/objects/ObjectsDock.h"
#include "ui/shading/ShadingDock.h"
#include "ui/team/PeopleDock.h"
#include "ui/viewport/SecondView.h"

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

}  // namespace scarp
