#include "ui/help/KeyNames.h"

#include <QStringList>
#include <initializer_list>

#include "core/brush/BrushKinds.h"
#include "core/view/Navigation.h"
#include "ui/actions/Actions.h"
#include "ui/actions/ToolCatalog.h"

namespace scarp {
namespace {

using Names = std::vector<std::pair<const QAction*, QString>>;

/// Adds actions under the names of their members. members: "actions.open, actions.save".
void addMembers(Names& names, std::initializer_list<const QAction*> all, const char* members) {
  const QStringList written = QString::fromLatin1(members).split(QLatin1Char(','));
  qsizetype i = 0;
  for (const QAction* action : all) names.emplace_back(action, written[i++].section(QLatin1Char('.'), -1));
}

#define SCARP_ADD_MEMBERS(names, ...) addMembers(names, {__VA_ARGS__}, #__VA_ARGS__)

}  // namespace

std::vector<std::pair<const QAction*, QString>> keyNames(const Actions& actions) {
  Names names;
  SCARP_ADD_MEMBERS(
      names, actions.newTerrain, actions.open, actions.openTeam, actions.import, actions.importAddress,
      actions.importSettings, actions.addDrape, actions.addDrapeAddress, actions.save, actions.saveAs,
      actions.saveCopy, actions.revert, actions.versions, actions.nameState, actions.manageTeam,
      actions.keepArea, actions.releaseArea, actions.compact, actions.exportAgain, actions.preferences,
      actions.quit, actions.undo, actions.redo, actions.remove, actions.cut, actions.copy, actions.paste,
      actions.stampRegion, actions.console, actions.duplicate, actions.sameAsset, actions.replaceAsset,
      actions.groupObjects, actions.ungroup, actions.lock, actions.unlockAll, actions.hide, actions.showAll,
      actions.addLayer, actions.addLayerGroup, actions.duplicateLayer, actions.mergeLayer,
      actions.deleteLayer, actions.groupLayers, actions.ungroupLayers, actions.selectAll, actions.selectNone,
      actions.selectInvert, actions.selectGrow, actions.selectShrink, actions.selectBlur,
      actions.selectByCoordinates, actions.selectByRange, actions.radiusDown, actions.radiusUp,
      actions.strengthDown, actions.strengthUp, actions.innerDown, actions.innerUp, actions.takeHeight,
      actions.repeatStroke, actions.typePosition, actions.frame, actions.viewTop, actions.viewNorth,
      actions.viewFront, actions.viewSide, actions.perspective, actions.orthographic, actions.viewBack,
      actions.viewForward, actions.goUnder, actions.inspector, actions.pinRay, actions.raySide,
      actions.rayAlong, actions.analysisNone, actions.observer, actions.themeDark, actions.themeLight,
      actions.resetLayout, actions.findCommand, actions.shortcuts, actions.whatsThis, actions.messages,
      actions.startPage, actions.about, actions.addMaterials, actions.importMaterials, actions.importModels,
      actions.importLines, actions.previousTool, actions.nextTool);
  for (const ExportRow& row : exportRows())
    names.emplace_back(actions.exporter(row.entry), QLatin1String(row.name));
  for (const ViewToggle& toggle : viewToggles())
    names.emplace_back(actions.*toggle.action, QLatin1String(toggle.name));
  for (const auto& [row, way, action] : actions.toolActions) names.emplace_back(action, way->name);
  for (const auto& [kind, action] : actions.brushKinds) {
    const std::string_view name = brushKindInfo(kind).text.name;
    names.emplace_back(action,
                       QStringLiteral("brush.") + QString::fromUtf8(name.data(), qsizetype(name.size())));
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
