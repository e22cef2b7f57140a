#include "ui/actions/Actions.h"

#include <QActionGroup>
#include <QMainWindow>
#include <algorithm>

#include "core/base/Contract.h"
#include "core/tools/SelectTool.h"
#include "core/tools/ToolState.h"
#include "ui/actions/BrushCatalog.h"
#include "ui/actions/ShadingPicture.h"
#include "ui/actions/ToolCatalog.h"
#include "ui/widgets/Icons.h"
#include "ui/widgets/RowMenu.h"
#include "ui/widgets/Theme.h"

namespace scarp {
namespace {

QAction* checkable(QAction* action, QActionGroup* group = nullptr) {
  action->setCheckable(true);
  if (group) group->addAction(action);
  return action;
}

/// A key with modifiers; 0: none.
QList<QKeySequence> keysOf(int key) {
  return key ? QList<QKeySequence>{QKeySequence(key)} : QList<QKeySequence>();
}

}  // namespace

const std::vector<ExportRow>& exportRows() {
  static const char* const sceneWords = QT_TRANSLATE_NOOP(
      "CommandWords", "save export for engine scene heightmap landscape weights trees objects everything");
  static const std::vector<ExportRow> rows{
      {ExportEntry::Unreal, true, "exportUnreal", QT_TRANSLATE_NOOP("scarp::Actions", "&Unreal Engine…"),
       QT_TRANSLATE_NOOP("scarp::Actions", "Export heights, material weights and objects for Unreal Engine"),
       sceneWords},
      {ExportEntry::Unity, true, "exportUnity", QT_TRANSLATE_NOOP("scarp::Actions", "U&nity…"),
       QT_TRANSLATE_NOOP("scarp::Actions", "Export heights, material weights and objects for Unity"),
       sceneWords},
      {ExportEntry::Godot, true, "exportGodot", QT_TRANSLATE_NOOP("scarp::Actions", "&Godot…"),
       QT_TRANSLATE_NOOP("scarp::Actions", "Export heights, material weights and objects for Godot"),
       sceneWords},
      {ExportEntry::Blender, true, "exportBlender", QT_TRANSLATE_NOOP("scarp::Actions", "&Blender…"),
       QT_TRANSLATE_NOOP("scarp::Actions", "Export the terrain, its materials and objects for Blender"),
       sceneWords},
      {ExportEntry::Gltf, true, "exportGltf", QT_TRANSLATE_NOOP("scarp::Actions", "glT&F…"),
       QT_TRANSLATE_NOOP("scarp::Actions", "Export the terrain and its objects as one glTF file"),
       sceneWords},
      {ExportEntry::Heightmap, false, "exportTerrain", QT_TRANSLATE_NOOP("scarp::Actions", "&Heightmap…"),
       QT_TRANSLATE_NOOP("scarp::Actions",
                         "Write the terrain to a file, read it back and report the largest error"),
       QT_TRANSLATE_NOOP(
           "CommandWords",
           "save as geotiff png raw r16 exr unity unreal godot terrain3d engine height map elevation data"),
       "export", (Qt::CTRL | Qt::Key_E).toCombined()},
      {ExportEntry::Tiles, false, "exportTiles", QT_TRANSLATE_NOOP("scarp::Actions", "&Tiles…"),
       QT_TRANSLATE_NOOP(
           "scarp::Actions",
           "Cut the terrain into tiles for an engine, web maps or a globe, whose seams are exact"),
       QT_TRANSLATE_NOOP(
           "CommandWords",
           "split save cut chunks streaming world composition unity unreal godot web map cesium mapbox")},
      {ExportEntry::Mesh, false, "exportMesh", QT_TRANSLATE_NOOP("scarp::Actions", "M&esh…"),
       QT_TRANSLATE_NOOP(
           "scarp::Actions",
           "Write the ground as triangles, for 3-D programs and printers, and prove how exact they are"),
       QT_TRANSLATE_NOOP("CommandWords", "3d print printer stl obj glb ply 3mf triangles model solid")},
      {ExportEntry::Objects, false, "exportObjects", QT_TRANSLATE_NOOP("scarp::Actions", "&Objects…"),
       QT_TRANSLATE_NOOP("scarp::Actions",
                         "Write the objects as points to a file, read it back and report the largest error"),
       QT_TRANSLATE_NOOP("CommandWords", "trees points csv geojson geopackage gis positions")},
      {ExportEntry::Materials, false, "exportMaterials", QT_TRANSLATE_NOOP("scarp::Actions", "&Materials…"),
       QT_TRANSLATE_NOOP("scarp::Actions",
                         "Write the materials of the ground for an engine, Blender, GIS or as glTF"),
       QT_TRANSLATE_NOOP("CommandWords", "splat map weight texture alphamap mask")},
      {ExportEntry::Lines, false, "exportLines", QT_TRANSLATE_NOOP("scarp::Actions", "&Lines…"),
       QT_TRANSLATE_NOOP("scarp::Actions",
                         "Write the lines of the layer with their heights, as GeoPackage, GeoJSON or DXF"),
       QT_TRANSLATE_NOOP("CommandWords", "roads splines geojson dxf geopackage vector")}};
  return rows;
}

const std::vector<ViewToggle>& viewToggles() {
  static const std::vector<ViewToggle> rows{
      {&Actions::contours, "contours", "contours", QT_TRANSLATE_NOOP("scarp::Actions", "Con&tours"),
       QT_TRANSLATE_NOOP("scarp::Actions", "Lines of equal height"),
       QT_TRANSLATE_NOOP("CommandWords", "isolines height lines topographic map curves"), Qt::Key_C},
      {&Actions::groundGrid, "grid", "groundGrid", QT_TRANSLATE_NOOP("scarp::Actions", "&Grid on Ground"),
       QT_TRANSLATE_NOOP("scarp::Actions", "Lines in even steps"),
       QT_TRANSLATE_NOOP("CommandWords", "coordinates squares overlay"), Qt::Key_G, "grid"},
      {&Actions::wireframe, "wireframe", "wireframe", QT_TRANSLATE_NOOP("scarp::Actions", "&Wireframe"),
       QT_TRANSLATE_NOOP("scarp::Actions", "The edges of the drawn triangles"),
       QT_TRANSLATE_NOOP("CommandWords", "mesh triangles edges polygons topology"),
       (Qt::SHIFT | Qt::Key_W).toCombined()},
      {&Actions::water, "water", "water", QT_TRANSLATE_NOOP("scarp::Actions", "Wat&er"),
       QT_TRANSLATE_NOOP("scarp::Actions", "Water up to the sea level"),
       QT_TRANSLATE_NOOP("CommandWords", "sea level ocean lake flood"), Qt::Key_L, "water"},
      {&Actions::lineWater, "lineWater", "lineWater",
       QT_TRANSLATE_NOOP("scarp::Actions", "&Rivers and Ponds"),
       QT_TRANSLATE_NOOP("scarp::Actions", "The water of lines: rivers, canals and ponds"),
       QT_TRANSLATE_NOOP("CommandWords", "river canal lake stream water surface")}};
  return rows;
}

Actions::Actions(QMainWindow* window) : QObject(window), window_(window) {
  makeFile();
  makeEdit();
  makeBrush();
  makeObjects();
  makeLayers();
  makeSelect();
  makeToolGroups();
  makeView();
  makeHelp();
}

QAction* Actions::make(const QString& text, const char* iconName, const QList<QKeySequence>& keys,
                       const QString& tip) {
  auto* action = new QAction(text, this);
  if (iconName) action->setIcon(icon(QLatin1String(iconName)));
  action->setShortcuts(keys);
  action->setToolTip(tipWithKey(tip, *action));
  action->setIconText(plainMenuText(text));  // Does not change with the text.
  window_->addAction(action);
  groups_.back().actions.push_back(action);
  return action;
}

void Actions::list(QAction* action, const QAction* beside) {
  for (Group& group : groups_)
    if (const auto at = std::ranges::find(group.actions, beside); at != group.actions.end()) {
      group.actions.insert(at + 1, action);
      return;
    }
  EXPECTS(false);
}

void Actions::makeFile() {
  groups_.push_back({tr("File"), {}});
  newTerrain = make(tr("&New Terrain…"), "new", {QKeySequence::New}, tr("A new terrain, flat or an island"));
  open = make(tr("&Open…"), "open", {QKeySequence::Open}, tr("Open a project or elevation data"));
  openTeam = make(tr("Open T&eam Terrain…"), nullptr, {},
                  tr("Open a terrain that several edit together, on a PostgreSQL server"));
  import = make(tr("&Import…"), "import", {Qt::CTRL | Qt::Key_I},
                tr("Open elevation data, telling Scarp what the file does not say"));
  importAddress = make(
      tr("Import from &URL…"), "import", {Qt::CTRL | Qt::ALT | Qt::Key_I},
      tr("Open elevation data from the network: a web address, an object store, a STAC item or a service"));
  importSettings =
      make(tr("Import Settings of &This Terrain…"), nullptr, {},
           tr("Put right the heights, the unit, the size and the direction with which it was imported"));
  addMaterials =
      make(tr("Add Materials"), "materials", {},
           tr("Add thirteen materials and rules that suit this terrain, and surfaces of its roads"));
  importMaterials = make(tr("Import &Materials…"), nullptr, {},
                         tr("Take masks, splat maps, control maps or land cover in as paint or selections"));
  importModels = make(tr("Import M&odels…"), "place", {},
                      tr("Take models (glTF, OBJ, FBX, PLY, STL, DAE) in as assets that objects look like"));
  importLines = make(tr("Import &Lines…"), "lines", {},
                     tr("Take roads, rivers and tracks in from GPX, GeoJSON, GeoPackage, Shapefile, KML, DXF or "
                        "OpenStreetMap files, as lines that shape the ground"));
  addDrape = make(tr("Add &Drape…"), "drape", {}, tr("Lay a picture or map over the ground"));
  addDrapeAddress = make(tr("Add Drape from URL…"), "drape", {},
                         tr("Lay a picture from the network or a map service over the ground"));
  save = make(tr("&Save"), "save", {QKeySequence::Save}, tr("Save the project"));
  saveAs = make(tr("Save &As…"), nullptr, {Qt::CTRL | Qt::SHIFT | Qt::Key_S},
                tr("Save to another file and go on in that"));
  saveCopy = make(tr("Save a Cop&y…"), nullptr, {}, tr("Save to another file and go on in this one"));
  revert = make(tr("Rever&t to Saved"), nullptr, {}, tr("Back to the project as it was saved last"));
  versions = make(tr("&Versions…"), nullptr, {}, tr("Look at earlier saved states, open one or restore it"));
  nameState = make(tr("&Name This State…"), nullptr, {},
                   tr("Give a shared terrain as it is now a name, which makes it a version"));
  manageTeam = make(tr("&Manage Team Terrain…"), nullptr, {},
                    tr("List, add and remove members of a shared terrain; rename, archive or delete it"));
  keepArea = make(tr("&Keep an Area for Me…"), nullptr, {},
                  tr("Keep a part of a shared terrain from the others for a while"));
  releaseArea = make(tr("&Release My Area"), nullptr, {}, tr("Let the others edit the area that you keep"));
  compact = make(tr("&Compact"), nullptr, {}, tr("Make the project's file as small as it can be"));
  compareWith = make(tr("Compare &with…"), nullptr, {},
                     tr("Show how this terrain differs from a project or elevation data"));
  preferences = make(tr("&Preferences…"), nullptr, {Qt::CTRL | Qt::Key_Comma},
                     tr("Mouse, units, tips, language, autosave, memory"));
  quit = make(tr("&Quit"), nullptr, {Qt::CTRL | Qt::Key_Q}, tr("Leave Scarp"));
  groups_.push_back({tr("Export"), {}});
  for (const ExportRow& row : exportRows())
    exports.push_back(make(tr(row.title), row.icon, keysOf(row.key), tr(row.tip)));
  exportAgain =
      make(tr("Export A&gain"), "export-again", {Qt::CTRL | Qt::SHIFT | Qt::Key_E},
           tr("Do all exports that are kept with the project, or the last one, once more; asks where "
              "there is none"));
}

void Actions::makeEdit() {
  groups_.push_back({tr("Edit"), {}});
  undo = make(tr("&Undo"), "undo", {Qt::CTRL | Qt::Key_Z}, tr("Undo"));
  redo = make(tr("&Redo"), "redo", {Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y}, tr("Redo"));
  remove = make(tr("&Delete"), "delete", {QKeySequence::Delete},
                tr("Delete the selected objects, or the chosen line or its point"));
  cut = make(tr("Cu&t Ground"), nullptr, {QKeySequence::Cut},
             tr("Copy the selected ground with its objects, level it and take them away"));
  copy = make(
      tr("&Copy Ground"), nullptr, {QKeySequence::Copy},
      tr("Copy the selected ground, or all of it, with its objects, to paste it here or on another terrain"));
  paste = make(tr("&Paste Ground"), nullptr, {QKeySequence::Paste},
               tr("Lay the copied ground here: move, turn and scale it; Enter applies it, Esc cancels"));
  stampRegion = make(tr("Use as &Stamp Brush"), nullptr, {},
                     tr("Take up a brush that stamps the form of the copied ground, as high above its rim"));
  console = make(tr("C&onsole"), nullptr, {},
                 tr("What has been done, as a script or as Python, and operations that are typed"));
}

void Actions::makeBrush() {
  groups_.push_back({tr("Brush"), {}});
  tools = new QActionGroup(this);
  for (const BrushGroup& group : brushCatalog())
    for (const BrushEntry& entry : group.entries) {
      QList<QKeySequence> keys;
      if (!entry.key.isEmpty()) keys += QKeySequence(entry.key);
      QAction* action = make(entry.title, nullptr, keys, entry.tip);
      action->setIcon(brushIcon(entry.kind));
      checkable(action, tools);
      brushKinds.emplace_back(entry.kind, action);
    }
  radiusDown = make(tr("Smaller Brush"), nullptr, {Qt::Key_BracketLeft}, tr("Radius −10 %"));
  radiusUp = make(tr("Larger Brush"), nullptr, {Qt::Key_BracketRight}, tr("Radius +10 %"));
  strengthDown = make(tr("Weaker"), nullptr, {Qt::Key_Minus}, tr("Strength −10 %"));
  strengthUp = make(tr("Stronger"), nullptr, {Qt::Key_Equal}, tr("Strength +10 %"));
  // With Shift held, the bracket keys come in as braces on the layouts that have them there.
  innerDown = make(tr("Softer Edge"), nullptr,
                   {Qt::CTRL | Qt::SHIFT | Qt::Key_BracketLeft, Qt::CTRL | Qt::SHIFT | Qt::Key_BraceLeft},
                   tr("Inner radius −5 % of the radius"));
  innerUp = make(tr("Harder Edge"), nullptr,
                 {Qt::CTRL | Qt::SHIFT | Qt::Key_BracketRight, Qt::CTRL | Qt::SHIFT | Qt::Key_BraceRight},
                 tr("Inner radius +5 % of the radius"));
  takeHeight = make(tr("Take From Under Cursor"), "pick-height", {Qt::Key_H},
                    tr("Make the height under the cursor the target of Set Height; with Clone in hand, the "
                       "place under it the source; while painting materials, the material the one in hand"));
  repeatStroke = make(tr("Repeat Last Stroke"), nullptr, {Qt::SHIFT | Qt::Key_R},
                      tr("Make the last stroke once more, where it was"));
  typePosition = make(tr("Position…"), nullptr, {Qt::CTRL | Qt::Key_J},
                      tr("Type a position for a dab or a stroke of the active brush, or for the view"));
}

void Actions::makeObjects() {
  groups_.push_back({tr("Objects"), {}});
  duplicate = make(tr("D&uplicate"), nullptr, {Qt::CTRL | Qt::Key_D},
                   tr("Copies of the selected objects beside them"));
  sameAsset = make(tr("Select &Same Kind"), nullptr, {Qt::CTRL | Qt::SHIFT | Qt::Key_D},
                   tr("Select all objects of the kinds of the selected ones"));
  replaceAsset = make(tr("&Replace by Kind in Hand"), nullptr, {},
                      tr("The selected objects look like the model that is chosen for new ones"));
  groupObjects = make(tr("&Group"), nullptr, {Qt::CTRL | Qt::Key_G},
                      tr("Select one of them, and all of them are selected"));
  ungroup =
      make(tr("U&ngroup"), nullptr, {Qt::CTRL | Qt::SHIFT | Qt::Key_G}, tr("Each of them on its own again"));
  lock = make(tr("&Lock"), nullptr, {Qt::CTRL | Qt::Key_L},
              tr("The selected objects can neither be selected nor changed"));
  unlockAll =
      make(tr("Unlock &All"), nullptr, {Qt::CTRL | Qt::SHIFT | Qt::Key_L}, tr("Unlock all locked objects"));
  hide = make(tr("&Hide"), nullptr, {Qt::CTRL | Qt::Key_H}, tr("Do not draw the selected objects"));
  showAll =
      make(tr("Sho&w All"), nullptr, {Qt::CTRL | Qt::SHIFT | Qt::Key_H}, tr("Draw all hidden objects again"));
}

void Actions::makeLayers() {
  groups_.push_back({tr("Layers"), {}});
  addLayer = make(tr("&Add Layer"), "layer-add", {}, tr("Add a layer above the active one"));
  addLayerGroup = make(tr("Add Gro&up"), nullptr, {}, tr("Add an empty group above the active layer"));
  duplicateLayer = make(tr("Dup&licate Layer"), "layer-duplicate", {}, tr("Copy the active layer or group"));
  mergeLayer = make(tr("&Merge Down"), "layer-merge", {},
                    tr("Merge the active layer with the one under it, or a group into one layer"));
  deleteLayer =
      make(tr("&Delete Layer"), "delete", {}, tr("Delete the active layer, or a group with its layers"));
  groupLayers = make(tr("&Group Layers"), "layer-group", {},
                     tr("Put the chosen layers into a group; Ctrl+G while the list of layers has the focus"));
  ungroupLayers = make(tr("U&ngroup Layers"), nullptr, {}, tr("Remove the active group and keep its layers"));
}

void Actions::makeSelect() {
  groups_.push_back({tr("Select"), {}});
  selectAll = make(tr("&All"), nullptr, {QKeySequence::SelectAll}, tr("Select all ground"));
  selectNone = make(tr("&Deselect"), nullptr, {Qt::CTRL | Qt::SHIFT | Qt::Key_A},
                    tr("Clear the selection: edits reach everywhere"));
  selectInvert =
      make(tr("&Invert"), nullptr, {Qt::CTRL | Qt::SHIFT | Qt::Key_I}, tr("Select what is not selected"));
  selectGrow = make(tr("&Grow"), nullptr, {}, tr("Move the edge outward by the distance set in the panel"));
  selectShrink = make(tr("&Shrink"), nullptr, {}, tr("Move the edge inward by the distance set in the panel"));
  selectBlur = make(tr("&Blur"), nullptr, {}, tr("Soften the edge over the distance set in the panel"));
  selectFromFile = make(tr("From &Vector File…"), nullptr, {},
                        tr("Select ground by the polygons, lines or points of a vector file"));
  selectByCoordinates = make(tr("By &Coordinates…"), nullptr, {Qt::CTRL | Qt::SHIFT | Qt::Key_J},
                             tr("Type the corners of a rectangle, an ellipse or a polygon to select"));
  selectByRange =
      make(tr("By Ra&nge…"), nullptr, {},
           tr("Select ground by a range of slope, height, aspect, curvature, drainage area or noise"));
}

void Actions::makeToolGroups() {
  groups_.push_back({tr("Tools"), {}});
  QAction *lastBrush = brushKinds.back().second, *lastSelect = selectByRange;
  for (const ToolRow& row : toolRows())
    for (const ToolWay& way : row.ways) {
      const QString tip = way.more ? tr(way.tip) + tr(way.more) : tr(way.tip);
      QAction* action =
          make(tr(way.title), way.icon, way.key ? QList<QKeySequence>{way.key} : QList<QKeySequence>(), tip);
      if (way.lasting) checkable(action, tools);
      toolActions.push_back({&row, &way, action});
      // Listed with the brushes, or with the actions of the menu "Select".
      QAction*& beside = row.tool == SelectTool::kName ? lastSelect : lastBrush;
      groups_.back().actions.pop_back();
      list(action, beside);
      beside = action;
    }
  const auto add = [this](const QString& title, std::vector<QAction*> members) {
    constexpr int kNumberKeys = 10;
    const int number = static_cast<int>(toolGroups.size()) + 1;
    QList<QKeySequence> keys;
    if (number <= kNumberKeys) keys += QKeySequence(static_cast<Qt::Key>(Qt::Key_0 + number % kNumberKeys));
    QAction* activate = make(tr("Tool Group: %1").arg(verbatimMenuText(title)), nullptr, keys,
                             tr("Activate the tool of this group that was active last"));
    activate->setIcon(members.front()->icon());
    toolGroups.push_back({title, activate, std::move(members)});
  };
  for (const BrushGroup& group : brushCatalog()) {
    std::vector<QAction*> kinds;
    for (const BrushEntry& entry : group.entries) kinds.push_back(brush(entry.kind));
    add(group.title, std::move(kinds));
  }
  for (const ToolRow& row : toolRows())
    if (row.group) add(tr(row.group), waysOf(row.tool));
  previousTool = make(tr("Previous Tool"), nullptr, {Qt::Key_Comma},
                      tr("Activate the previous tool of the active group in the toolbar"));
  nextTool = make(tr("Next Tool"), nullptr, {Qt::Key_Period},
                  tr("Activate the next tool of the active group in the toolbar"));
}

void Actions::makeView() {
  groups_.push_back({tr("View"), {}});
  frame = make(tr("&Frame"), "frame", {Qt::Key_F},
               tr("Bring the selected object, or the whole terrain, into sight"));
  // The keypad's digits are where Blender has them.
  const auto keypad = [](Qt::Key digit) { return QKeySequence(Qt::KeypadModifier | digit); };
  viewTop =
      make(tr("From &Above"), "view-top", {Qt::Key_T, keypad(Qt::Key_7)}, tr("Look straight down, north up"));
  viewNorth = make(tr("Towards &North"), "view-north", {Qt::Key_N}, tr("Look north, slightly down"));
  viewFront = make(tr("From the Fron&t"), nullptr, {Qt::Key_Y, keypad(Qt::Key_1)},
                   tr("Look north, level, without perspective"));
  viewSide = make(tr("From the Si&de"), nullptr, {Qt::Key_X, keypad(Qt::Key_3)},
                  tr("Look west, level, without perspective"));
  perspective = make(tr("&Perspective"), nullptr, {Qt::SHIFT | Qt::Key_O, keypad(Qt::Key_0)},
                     tr("Slanting, with perspective; after a view without, as it was before"));
  orthographic = checkable(
      make(tr("&Orthographic"), "orthographic", {Qt::Key_O, keypad(Qt::Key_5)}, tr("Without perspective")));
  viewBack = make(tr("View &Back"), nullptr, {Qt::ALT | Qt::Key_Left},
                  tr("Back to the view before the camera moved last"));
  viewForward = make(tr("View F&orward"), nullptr, {Qt::ALT | Qt::Key_Right},
                     tr("Forward again to the view that one went back from"));
  goUnder = checkable(
      make(tr("Allow Camera &Below Terrain"), nullptr, {}, tr("Let the camera go beneath the ground")));
  screenshot = make(tr("Save S&creenshot…"), nullptr, {Qt::Key_F12},
                    tr("Save the view as a PNG picture, without the cursor, also larger than the window"));
  makeBookmarks();
  makeInspector();
  makeAnalyses();
  makeShading();
  auto* themes = new QActionGroup(this);
  themeDark = make(tr("&Dark"), nullptr, {}, tr("Dark interface"));
  themeLight = make(tr("&Light"), nullptr, {}, tr("Light interface"));
  themeHighContrast = make(tr("&High Contrast"), nullptr, {}, tr("White on black, with bright marks"));
  themeSystem = make(tr("As the &System"), nullptr, {}, tr("Dark or light as the desktop is when Scarp starts"));
  for (QAction* theme : {themeDark, themeLight, themeHighContrast, themeSystem}) checkable(theme, themes);
  auto* sizes = new QActionGroup(this);
  for (const int percent : kTextSizes) {
    textSizes.push_back(checkable(
        make(tr("Text %1 %").arg(percent), nullptr, {}, tr("How large the texts of the window are")), sizes));
  }
  reduceMotion =
      checkable(make(tr("Reduce &Motion"), nullptr, {}, tr("The camera is at once where it goes to")));
  auto* hands = new QActionGroup(this);
  // Names of programs are the same in every language.
  const auto hand = [&](const char* program, const QString& tip) {
    return checkable(make(QLatin1String(program), nullptr, {}, tip), hands);
  };
  navigation = {
      hand("&Scarp", tr("The middle button pans, the right one looks round and flies, Alt + left orbits")),
      hand("&Blender", tr("The middle button orbits, with Shift it pans, with Ctrl it zooms")),
      hand("&Unreal", tr("As Scarp, and Alt + right zooms")),
      hand("U&nity", tr("As Scarp, and Alt + right zooms, Alt + Ctrl + left pans")),
      hand("&Krita", tr("The middle button or Space + left pans, with Ctrl it zooms, with Shift it orbits")),
      hand("&QGIS", tr("The middle button orbits, with Ctrl it looks round; Space + left pans, the right one zooms"))};
  resetLayout = make(tr("&Reset Layout"), nullptr, {}, tr("Put all panels back where they were at first"));
}

void Actions::makeBookmarks() {
  const auto makeRow = [this](const QString& text, const QString& allNine, Qt::KeyboardModifiers keys,
                              const QString& tip) {
    std::array<QAction*, 9> row{};
    for (int i = 0; i < 9; ++i) {
      const QKeySequence key(keys | static_cast<Qt::Key>(Qt::Key_1 + i));
      row[static_cast<std::size_t>(i)] = make(text.arg(i + 1), nullptr, {key}, tip);
      // One line of the overview stands for all nine.
      if (i > 0) groups_.back().actions.pop_back();
    }
    row[0]->setIconText(allNine);
    return row;
  };
  bookmarks = makeRow(tr("View &%1"), tr("Bookmarked View 1; 2 … 9 likewise"), Qt::ControlModifier,
                      tr("Go to a saved view"));
  storeBookmarks = makeRow(tr("Save as &%1"), tr("Save Bookmark 1; 2 … 9 likewise"),
                           Qt::ControlModifier | Qt::AltModifier, tr("Save the view to come back to it"));
}

void Actions::makeInspector() {
  inspector = checkable(make(tr("Picking &Inspector"), "inspector", {Qt::Key_I},
                             tr("Show how the point under the cursor is found, step by step")));
  pinRay =
      checkable(make(tr("&Pin Ray"), "pin", {Qt::Key_R},
                     tr("Pin the ray under the cursor to look at it from elsewhere; once more: unpin it")));
  raySide = make(tr("View Ray from the &Side"), "ray-side", {Qt::CTRL | Qt::Key_R},
                 tr("Pin the ray and see all of it from beside"));
  rayAlong = make(tr("View A&long Ray"), "ray-along", {}, tr("Back to where the ray was cast from"));
}

void Actions::makeAnalyses() {
  auto* group = new QActionGroup(this);
  const auto choice = [this, group](const QString& text, const char* iconName, Qt::Key key,
                                    const QString& tip) {
    return checkable(make(text, iconName, {Qt::ALT | key}, tip), group);
  };
  analysisNone = choice(tr("No A&nalysis"), nullptr, Qt::Key_0, tr("The ground in its own colours"));
  analyses = {
      choice(tr("&Viewshed"), "viewshed", Qt::Key_1,
             tr("Which ground an observer sees; it follows every change of the ground")),
      choice(tr("&Sun Shadow"), "sun-shadow", Qt::Key_2,
             tr("Which ground the sun shines on; it follows every change of the ground")),
      choice(tr("S&ky Visibility"), "sky-view", Qt::Key_3,
             tr("How much of the sky's light the ground gets; it follows every change of the ground"))};
  observer = make(tr("&Observer at Cursor"), "observer", {Qt::Key_V},
                  tr("The viewshed from the ground under the cursor, or from the middle of the view"));
  // On a button: the cursor is over the button then, not over the ground.
  observer->setIconText(tr("Observer in Mid View"));
}

void Actions::makeShading() {
  shadingModes = new QActionGroup(this);
  const auto mode = [this](ShadingMode shading, const QString& text, const QString& tip) {
    QAction* action = checkable(make(text, nullptr, {}, tip), shadingModes);
    action->setIcon(shadingPicture(shading));
    return action;
  };
  shadings = {
      mode(ShadingMode::Natural, tr("&Natural"), tr("Grass, rock, scree, sand and snow where they would be")),
      mode(ShadingMode::Hypsometric, tr("&Height"), tr("Colours for heights, as in an atlas")),
      mode(ShadingMode::Hillshade, tr("H&illshade"), tr("Light alone, in grey, as maps have it")),
      mode(ShadingMode::Slope, tr("&Slope"), tr("How steep the ground is")),
      mode(ShadingMode::Aspect, tr("&Aspect"), tr("Which way the ground slopes")),
      mode(ShadingMode::Curvature, tr("C&urvature"), tr("Crests and hollows")),
      mode(ShadingMode::Clay, tr("&Clay"), tr("One colour: the shape alone")),
      mode(ShadingMode::Normals, tr("N&ormals"), tr("The ground's direction, as in a normal map")),
      mode(ShadingMode::Materials, tr("&Materials"),
           tr("The materials that lie there; natural ground where there are none")),
      mode(ShadingMode::MaterialWeights, tr("Materia&l Weights"),
           tr("How much of each material lies where, in their flat colours"))};
  // Below its picture in the panel.
  shadings.back()->setIconText(tr("Weights"));
  for (const ViewToggle& row : viewToggles())
    this->*row.action = checkable(make(tr(row.title), row.icon, keysOf(row.key), tr(row.tip)));
  statistics = checkable(make(tr("S&tatistics"), "statistics", {},
                              tr("Show the size of the terrain and of its drawing in the view")));
}

void Actions::makeHelp() {
  groups_.push_back({tr("Help"), {}});
  manual =
      make(tr("Ma&nual"), nullptr, {Qt::CTRL | Qt::Key_F1}, tr("Read the manual, with pictures and search"));
  findCommand = make(tr("&Find a Command…"), nullptr, {Qt::CTRL | Qt::SHIFT | Qt::Key_P, Qt::Key_F3},
                     tr("Find anything that can be done by a few words"));
  shortcuts = make(tr("&Keys and Mouse"), nullptr, {Qt::Key_F1}, tr("All keys and what the mouse does"));
  whatsThis = make(tr("&What Is This?"), nullptr, {Qt::SHIFT | Qt::Key_F1},
                   tr("Click on any control to read what it does; over one, the key alone says it"));
  messages = make(tr("&Messages"), "info", {}, tr("What Scarp has said, to read again and to copy"));
  startPage = make(tr("&Start Page"), nullptr, {}, tr("Show recent files, ways to start and what's new"));
  about = make(tr("&About Scarp"), nullptr, {}, tr("About Scarp"));
}

QAction* Actions::brush(BrushKind kind) const {
  const auto found = std::ranges::find(brushKinds, kind, [](const auto& entry) { return entry.first; });
  EXPECTS(found != brushKinds.end());
  return found->second;
}

QAction* Actions::way(std::string_view name) const {
  const auto found =
      std::ranges::find(toolActions, name, [](const ToolAction& each) { return each.way->name; });
  EXPECTS(found != toolActions.end());
  return found->action;
}

std::vector<QAction*> Actions::waysOf(std::string_view tool) const {
  std::vector<QAction*> ways;
  for (const ToolAction& each : toolActions)
    if (each.row->tool == tool) ways.push_back(each.action);
  return ways;
}

QAction* Actions::toolAction(const ToolState& state, std::string_view tool) const {
  for (const ToolAction& each : toolActions)
    if (each.row->tool == tool && each.way->lasting && (!each.way->active || each.way->active(state)))
      return each.action;
  return brush(state.brush().kind);
}

QString tipWithKey(const QString& tip, const QAction& action) {
  QStringList keys;
  for (const QKeySequence& key : action.shortcuts()) keys += key.toString(QKeySequence::NativeText);
  return keys.isEmpty() ? tip : QStringLiteral("%1 (%2)").arg(tip, keys.first());
}

}  // namespace scarp
