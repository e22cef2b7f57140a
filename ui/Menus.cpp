#include "ui/Menus.h"

#include <QCoreApplication>
#include <QMenuBar>

#include "core/tools/PlaceTool.h"
#include "core/tools/SelectTool.h"
#include "ui/actions/Actions.h"
#include "ui/actions/BrushCatalog.h"
#include "ui/actions/ToolCatalog.h"
#include "ui/settings/RecentFiles.h"
#include "ui/widgets/RowMenu.h"

namespace scarp {
namespace {

struct Menus {
  Q_DECLARE_TR_FUNCTIONS(Menus)
};

/// The kinds by their groups.
void fillBrushes(QMenu& brush, const Actions& actions) {
  for (const BrushGroup& group : brushCatalog()) {
    QMenu* kin = brush.addMenu(brushIcon(group.entries.front().kind), verbatimMenuText(group.title));
    for (const BrushEntry& entry : group.entries) kin->addAction(actions.brush(entry.kind));
  }
  brush.addSeparator();
}

void fillView(QMenu& view, const Actions& actions, const QList<QAction*>& panels, QMenu& shading,
              QMenu& quality) {
  view.addActions({actions.frame, actions.viewTop, actions.viewNorth, actions.viewFront, actions.viewSide,
                   actions.perspective, actions.orthographic});
  view.addSeparator();
  view.addActions({actions.viewBack, actions.viewForward});
  QMenu* bookmarks = view.addMenu(Menus::tr("Boo&kmarks"));
  for (QAction* go : actions.bookmarks) bookmarks->addAction(go);
  bookmarks->addSeparator();
  QMenu* keep = bookmarks->addMenu(Menus::tr("&Save Bookmark"));
  for (QAction* store : actions.storeBookmarks) keep->addAction(store);
  view.addAction(actions.goUnder);
  view.addAction(actions.screenshot);
  view.addSeparator();
  view.addMenu(&shading);
  view.addMenu(&quality);
  view.addAction(actions.statistics);
  QMenu* analysis = view.addMenu(Menus::tr("&Analysis"));
  analysis->addAction(actions.analysisNone);
  for (QAction* kind : actions.analyses) analysis->addAction(kind);
  analysis->addSeparator();
  analysis->addAction(actions.observer);
  view.addActions({actions.inspector, actions.pinRay, actions.raySide, actions.rayAlong});
  view.addSeparator();
  view.addMenu(Menus::tr("&Panels"))->addActions(panels);
  QMenu* hands = view.addMenu(Menus::tr("&Mouse Like In"));
  for (QAction* hand : actions.navigation) hands->addAction(hand);
  view.addMenu(Menus::tr("&Theme"))
      ->addActions({actions.themeDark, actions.themeLight, actions.themeHighContrast, actions.themeSystem});
  QMenu* texts = view.addMenu(Menus::tr("Te&xt Size"));
  for (QAction* size : actions.textSizes) texts->addAction(size);
  view.addAction(actions.reduceMotion);
  view.addAction(actions.resetLayout);
}

}  // namespace

QMenu* makeShadingMenu(const Actions& actions, QWidget* parent) {
  auto* shading = new QMenu(Menus::tr("S&hading"), parent);
  for (QAction* mode : actions.shadings) shading->addAction(mode);
  shading->addSeparator();
  for (const ViewToggle& toggle : viewToggles()) shading->addAction(actions.*toggle.action);
  return shading;
}

void fillMenus(QMenuBar& bar, const Actions& actions, RecentFiles& recent, const QList<QAction*>& panels,
               QMenu& shading, QMenu& quality, QMenu& terrain, QMenu& scripts, QAction& report,
               QAction& keys) {
  QMenu* file = bar.addMenu(Menus::tr("&File"));
  file->addActions({actions.newTerrain, actions.open, actions.openTeam});
  recent.fill(*file->addMenu(Menus::tr("Open &Recent")));
  file->addSeparator();
  file->addActions({actions.save, actions.saveAs, actions.saveCopy, actions.revert});
  file->addSeparator();
  file->addActions({actions.versions, actions.nameState, actions.manageTeam, actions.compareWith, actions.compact});
  file->addSeparator();
  file->addActions({actions.import, actions.importAddress, actions.importSettings, actions.addMaterials,
                    actions.importMaterials, actions.importModels, actions.importLines, actions.addDrape,
                    actions.addDrapeAddress});
  QMenu* const forProgram = file->addMenu(Menus::tr("Export &For"));
  QMenu* const exports = file->addMenu(Menus::tr("&Export"));
  for (const ExportRow& row : exportRows())
    (row.forProgram ? forProgram : exports)->addAction(actions.exporter(row.entry));
  file->addAction(actions.exportAgain);
  file->addSeparator();
  file->addAction(actions.preferences);
  file->addSeparator();
  file->addAction(actions.quit);

  QMenu* edit = bar.addMenu(Menus::tr("&Edit"));
  edit->addActions({actions.undo, actions.redo});
  edit->addSeparator();
  edit->addActions({actions.cut, actions.copy, actions.paste, actions.stampRegion});
  edit->addSeparator();
  edit->addAction(actions.remove);
  edit->addSeparator();
  edit->addActions({actions.keepArea, actions.releaseArea});
  edit->addSeparator();
  edit->addAction(actions.console);
  edit->addMenu(&scripts);
  edit->addSeparator();
  edit->addAction(&keys);

  const auto addWays = [&](QMenu& menu, std::string_view tool) {
    for (QAction* way : actions.waysOf(tool)) menu.addAction(way);
  };
  QMenu* objects = bar.addMenu(Menus::tr("&Objects"));
  addWays(*objects, PlaceTool::kName);
  objects->addSeparator();
  objects->addActions({actions.duplicate, actions.sameAsset, actions.replaceAsset});
  objects->addSeparator();
  objects->addActions({actions.groupObjects, actions.ungroup, actions.lock, actions.unlockAll, actions.hide,
                       actions.showAll});

  QMenu* layer = bar.addMenu(Menus::tr("&Layer"));
  layer->addActions({actions.addLayer, actions.addLayerGroup, actions.duplicateLayer});
  layer->addSeparator();
  layer->addActions({actions.groupLayers, actions.ungroupLayers});
  layer->addSeparator();
  layer->addActions({actions.mergeLayer, actions.deleteLayer});

  QMenu* select = bar.addMenu(Menus::tr("&Select"));
  addWays(*select, SelectTool::kName);
  select->addSeparator();
  select->addActions({actions.selectByRange, actions.selectByCoordinates, actions.selectFromFile});
  select->addSeparator();
  select->addActions({actions.selectAll, actions.selectNone, actions.selectInvert});
  select->addSeparator();
  select->addActions({actions.selectGrow, actions.selectShrink, actions.selectBlur});

  QMenu* brush = bar.addMenu(Menus::tr("&Brush"));
  fillBrushes(*brush, actions);
  for (const auto& [row, way, action] : actions.toolActions)
    if (way->menu == ToolMenu::Brush) brush->addAction(action);
  brush->addSeparator();
  brush->addActions({actions.previousTool, actions.nextTool});
  brush->addSeparator();
  brush->addActions({actions.radiusDown, actions.radiusUp, actions.strengthDown, actions.strengthUp,
                     actions.innerDown, actions.innerUp, actions.takeHeight, actions.repeatStroke, actions.typePosition});

  bar.addMenu(&terrain);

  fillView(*bar.addMenu(Menus::tr("&View")), actions, panels, shading, quality);

  bar.addMenu(Menus::tr("&Help"))
      ->addActions({actions.manual, actions.findCommand, actions.shortcuts, actions.whatsThis,
                    actions.messages, &report, actions.startPage, actions.about});
}

}  // namespace scarp
