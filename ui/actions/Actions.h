#pragma once

#include <QAction>
#include <QObject>
#include <array>
#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

class QActionGroup;
class QMainWindow;

#include "core/brush/BrushSettings.h"

namespace scarp {

class ToolState;
struct ToolRow;
struct ToolWay;

/// An export of the menu, in the order of the menus.
enum class ExportEntry {
  Unreal,
  Unity,
  Godot,
  Blender,
  Gltf,
  Heightmap,
  Tiles,
  Mesh,
  Objects,
  Materials,
  Lines
};
struct ExportRow {
  ExportEntry entry;
  bool forProgram;    ///< In the menu "Export For", otherwise in "Export".
  const char* name;   ///< In files of keys.
  const char* title;  ///< Context of translations: "scarp::Actions".
  const char* tip;
  const char* words;  ///< English words that find it; context of translations: "CommandWords".
  const char* icon = nullptr;
  int key = 0;  ///< Key with modifiers; 0: none.
};
/// All exports, in the order of ExportEntry.
[[nodiscard]] const std::vector<ExportRow>& exportRows();

struct ViewToggle;
/// All overlays of the view that actions show and hide, in the order of the menu.
[[nodiscard]] const std::vector<ViewToggle>& viewToggles();

/// Everything that can be done by menu, tool bar or key, in one place. Creates and names the actions;
/// what they do is connected elsewhere.
class Actions : public QObject {
  Q_OBJECT

 public:
  explicit Actions(QMainWindow* window);

  QAction *newTerrain, *open, *openTeam, *import, *importAddress, *importSettings, *addDrape,
      *addDrapeAddress, *save, *saveAs, *saveCopy, *revert, *versions, *nameState, *manageTeam, *keepArea,
      *releaseArea, *compact, *exportAgain, *preferences, *quit;
  QAction *undo, *redo, *remove, *cut, *copy, *paste, *stampRegion, *console;
  std::vector<std::pair<BrushKind, QAction*>> brushKinds;
  /// Action of a way to use a tool (ui/actions/ToolCatalog.h).
  struct ToolAction {
    const ToolRow* row;
    const ToolWay* way;
    QAction* action;
  };
  std::vector<ToolAction> toolActions;  ///< In the order of the table of tools.
  QAction *duplicate, *sameAsset, *replaceAsset, *groupObjects, *ungroup, *lock, *unlockAll, *hide, *showAll;
  /// Of the active layer, which may be a group.
  QAction *addLayer, *addLayerGroup, *duplicateLayer, *mergeLayer, *deleteLayer, *groupLayers, *ungroupLayers;
  QAction *selectAll, *selectNone, *selectInvert, *selectGrow, *selectShrink, *selectBlur, *selectFromFile,
      *selectByCoordinates, *selectByRange;
  QActionGroup* tools;  ///< The brush kinds and the lasting ways of other tools.
  /// Tools that share a button of the toolbar.
  struct ToolGroup {
    QString title;
    QAction* activate;            ///< Activates the tool of the group that was active last.
    std::vector<QAction*> tools;  ///< Actions that are not checkable start work with one of the tools.
  };
  std::vector<ToolGroup> toolGroups;  ///< In the order of the toolbar and of the number keys: 1 … 9, 0.
  QAction *previousTool, *nextTool;   ///< Within the group of the active tool.
  QAction *radiusDown, *radiusUp, *strengthDown, *strengthUp, *innerDown, *innerUp, *takeHeight,
      *repeatStroke, *typePosition;
  QAction *frame, *viewTop, *viewNorth, *viewFront, *viewSide, *perspective, *orthographic;
  QAction *viewBack, *viewForward, *goUnder, *screenshot;
  std::array<QAction*, 9> bookmarks, storeBookmarks;
  QAction *inspector, *pinRay, *raySide, *rayAlong;
  QAction* analysisNone;
  std::array<QAction*, 3> analyses;  ///< In the order of AnalysisKind.
  QAction* observer;
  std::array<QAction*, 10> shadings;  ///< In the order of ShadingMode.
  QAction *contours, *groundGrid, *wireframe, *water, *lineWater;  ///< Of viewToggles().
  QAction* statistics;
  QActionGroup* shadingModes;
  std::array<QAction*, 6> navigation;  ///< In the order of NavigationStyle.
  QAction *themeDark, *themeLight, *themeHighContrast, *themeSystem, *resetLayout;
  std::vector<QAction*> textSizes;  ///< In the order of kTextSizes.
  QAction* reduceMotion;
  QAction* compareWith;
  QAction *manual, *findCommand, *shortcuts, *whatsThis, *messages, *startPage, *about;
  QAction *addMaterials, *importMaterials, *importModels, *importLines;
  std::vector<QAction*> exports;  ///< In the order of exportRows().

  [[nodiscard]] QAction* exporter(ExportEntry entry) const {
    return exports[static_cast<std::size_t>(entry)];
  }

  /// The action that takes up a brush kind.
  [[nodiscard]] QAction* brush(BrushKind kind) const;
  /// Action of a way by its name. Contract: there is one.
  [[nodiscard]] QAction* way(std::string_view name) const;
  /// Actions of the ways of a tool, in the order of its row.
  [[nodiscard]] std::vector<QAction*> waysOf(std::string_view tool) const;
  /// Action that selects a tool with its present settings.
  [[nodiscard]] QAction* toolAction(const ToolState& state, std::string_view tool) const;

  /// A heading and its actions, for the overview of shortcuts.
  struct Group {
    QString title;
    std::vector<QAction*> actions;
  };
  [[nodiscard]] const std::vector<Group>& groups() const { return groups_; }
  /// Adds one that was made elsewhere to the group that an action of ours is in.
  void list(QAction* action, const QAction* beside);

 private:
  QAction* make(const QString& text, const char* iconName, const QList<QKeySequence>& keys,
                const QString& tip);
  void makeFile();
  void makeEdit();
  void makeBrush();
  void makeObjects();
  void makeLayers();
  void makeSelect();
  void makeToolGroups();
  void makeView();
  void makeBookmarks();
  void makeInspector();
  void makeAnalyses();
  void makeShading();
  void makeHelp();

  QMainWindow* window_;
  std::vector<Group> groups_;
};

/// An overlay of the view that an action shows and hides. The View menu, shortcuts, search and
/// ShadingController use the table; Preferences.h stores the overlays that are not part of a terrain.
struct ViewToggle {
  QAction* Actions::*action;
  const char* setting;  ///< The flag of lookSchema(), which knows member and default.
  const char* name;     ///< In files of keys.
  const char* title;    ///< Context of translations: "scarp::Actions".
  const char* tip;
  const char* words;  ///< English words that find it; context of translations: "CommandWords".
  int key = 0;        ///< Key with modifiers; 0: none.
  const char* icon = nullptr;
};

/// "Raise (1)": what an action does and its key, for a tool tip.
[[nodiscard]] QString tipWithKey(const QString& tip, const QAction& action);

}  // namespace scarp
