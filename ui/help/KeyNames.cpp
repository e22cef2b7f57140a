#include "ui/help/KeyNames.h"

#include "core/brush/BrushKinds.h"
#include "core/view/Navigation.h"
#include "ui/actions/Actions.h"
#include "ui/actions/ToolCatalog.h"

namespace scarp {

std::vector<std::pair<const QAction*, QString>> keyNames(const Actions& actions) {
  std::vector<std::pair<const QAction*, QString>> names{{actions.newTerrain, "newTerrain"},
                                                        {actions.open, "open"},
                                                        {actions.openTeam, "openTeam"},
                                                        {actions.import, "import"},
                                                        {actions.importAddress, "importAddress"},
                                                        {actions.importSettings, "importSettings"},
                                                        {actions.addDrape, "addDrape"},
                                                        {actions.addDrapeAddress, "addDrapeAddress"},
                                                        {actions.save, "save"},
                                                        {actions.saveAs, "saveAs"},
                                                        {actions.saveCopy, "saveCopy"},
                                                        {actions.revert, "revert"},
                                                        {actions.versions, "versions"},
                                                        {actions.nameState, "nameState"},
                                                        {actions.manageTeam, "manageTeam"},
                                                        {actions.keepArea, "keepArea"},
                                                        {actions.releaseArea, "releaseArea"},
                                                        {actions.compact, "compact"},
                                                        {actions.exportAgain, "exportAgain"},
                                                        {actions.preferences, "preferences"},
                                                        {actions.quit, "quit"},
                                                        {actions.undo, "undo"},
                                                        {actions.redo, "redo"},
                                                        {actions.remove, "remove"},
                                                        {actions.cut, "cut"},
                                                        {actions.copy, "copy"},
                                                        {actions.paste, "paste"},
                                                        {actions.stampRegion, "stampRegion"},
                                                        {actions.console, "console"},
                                                        {actions.duplicate, "duplicate"},
                                                        {actions.sameAsset, "sameAsset"},
                                                        {actions.replaceAsset, "replaceAsset"},
                                                        {actions.groupObjects, "groupObjects"},
                                                        {actions.ungroup, "ungroup"},
                                                        {actions.lock, "lock"},
                                                        {actions.unlockAll, "unlockAll"},
                                                        {actions.hide, "hide"},
                                                        {actions.showAll, "showAll"},
                                                        {actions.addLayer, "addLayer"},
                                                        {actions.addLayerGroup, "addLayerGroup"},
                                                        {actions.duplicateLayer, "duplicateLayer"},
                                                        {actions.mergeLayer, "mergeLayer"},
                                                        {actions.deleteLayer, "deleteLayer"},
                                                        {actions.groupLayers, "groupLayers"},
                                                        {actions.ungroupLayers, "ungroupLayers"},
                                                        {actions.selectAll, "selectAll"},
                                                        {actions.selectNone, "selectNone"},
                                                        {actions.selectInvert, "selectInvert"},
                                                        {actions.selectGrow, "selectGrow"},
                                                        {actions.selectShrink, "selectShrink"},
                                                        {actions.selectBlur, "selectBlur"},
                                                        {actions.selectByCoordinates, "selectByCoordinates"},
                                                        {actions.selectByRange, "selectByRange"},
                                                        {actions.radiusDown, "radiusDown"},
                                                        {actions.radiusUp, "radiusUp"},
                                                        {actions.strengthDown, "strengthDown"},
                                                        {actions.strengthUp, "strengthUp"},
                                                        {actions.innerDown, "innerDown"},
                                                        {actions.innerUp, "innerUp"},
                                                        {actions.takeHeight, "takeHeight"},
                                                        {actions.repeatStroke, "repeatStroke"},
                                                        {actions.typePosition, "typePosition"},
                                                        {actions.frame, "frame"},
                                                        {actions.viewTop, "viewTop"},
                                                        {actions.viewNorth, "viewNorth"},
                                                        {actions.viewFront, "viewFront"},
                                                        {actions.viewSide, "viewSide"},
                                                        {actions.perspective, "perspective"},
                                                        {actions.orthographic, "orthographic"},
                                                        {actions.viewBack, "viewBack"},
                                                        {actions.viewForward, "viewForward"},
                                                        {actions.goUnder, "goUnder"},
                                                        {actions.inspector, "inspector"},
                                                        {actions.pinRay, "pinRay"},
                                                        {actions.raySide, "raySide"},
                                                        {actions.rayAlong, "rayAlong"},
                                                        {actions.analysisNone, "analysisNone"},
                                                        {actions.observer, "observer"},
                                                        {actions.contours, "contours"},
                                                        {actions.groundGrid, "groundGrid"},
                                                        {actions.wireframe, "wireframe"},
                                                        {actions.water, "water"},
                                                        {actions.lineWater, "lineWater"},
                                                        {actions.themeDark, "themeDark"},
                                                        {actions.themeLight, "themeLight"},
                                                        {actions.resetLayout, "resetLayout"},
                                                        {actions.findCommand, "findCommand"},
                                                        {actions.shortcuts, "shortcuts"},
                                                        {actions.whatsThis, "whatsThis"},
                                                        {actions.messages, "messages"},
                                                        {actions.startPage, "startPage"},
                                                        {actions.about, "about"},
                                                        {actions.addMaterials, "addMaterials"},
                                                        {actions.importMaterials, "importMaterials"},
                                                        {actions.importModels, "importModels"},
                                                        {actions.importLines, "importLines"},
                                                        {actions.previousTool, "previousTool"},
                                                        {actions.nextTool, "nextTool"}};
  for (const ExportRow& row : exportRows())
    names.emplace_back(actions.exporter(row.entry), QLatin1String(row.name));
  for (const auto& [row, way, action] : actions.toolActions) names.emplace_back(action, way->name);
  for (const auto& [kind, action] : actions.brushKinds) {
    const std::string_view name = brushKindInfo(kind).text.name;
    names.emplace_back(action, QStringLiteral("brush.") + QString::fromUtf8(name.data(), qsizetype(name.size())));
  }
  for (std::size_t i = 0; i < actions.toolGroups.size(); ++i)
    names.emplace_back(actions.toolGroups[i].activate, QStringLiteral("toolGroup.") + QString::number(i + 1));
  const auto addRow = [&](const auto& row, const QString& name) {
    for (std::size_t i = 0; i < row.size(); ++i) names.emplace_back(row[i], name + QString::number(i + 1));
  };
  for (std::size_t i = 0; i < actions.navigation.size(); ++i) {
    QString program = QString::fromUtf8(kNavigationNames[i].data(), qsizetype(kNavigationNames[i].size()));
    program[0] = program[0].toUpper();
    names.emplace_back(actions.navigation[i], QStringLiteral("navigate") + program);
  }
  addRow(actions.bookmarks, QStringLiteral("bookmark."));
  addRow(actions.storeBookmarks, QStringLiteral("storeBookmark."));
  addRow(actions.analyses, QStringLiteral("analysis."));
  addRow(actions.shadings, QStringLiteral("shading."));
  return names;
}

}  // namespace scarp
