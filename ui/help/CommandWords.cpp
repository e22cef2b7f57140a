#include "ui/help/CommandWords.h"

#include <QCoreApplication>

#include "ui/actions/Actions.h"
#include "ui/actions/ToolCatalog.h"
#include "ui/render/RenderSettings.h"

namespace scarp {
namespace {

using Words = std::map<const QAction*, QString>;

/// Words in the language of the window, and then in English, which many people search in.
QString inBoth(const char* words) {
  const QString english = QString::fromUtf8(words),
                translated = QCoreApplication::translate("CommandWords", words);
  return translated == english ? english : translated + QLatin1Char(' ') + english;
}

void addBrushes(const Actions& actions, Words& words) {
  const auto brush = [&](BrushKind kind, const QString& text) { words[actions.brush(kind)] = text; };
  brush(BrushKind::Raise,
        inBoth(QT_TRANSLATE_NOOP("CommandWords", "up higher hill mountain build add ground mound dune")));
  brush(BrushKind::Lower,
        inBoth(QT_TRANSLATE_NOOP("CommandWords", "down dig deeper valley trench remove ground carve")));
  brush(BrushKind::Smooth,
        inBoth(QT_TRANSLATE_NOOP("CommandWords", "soften blur bumps rough even relax calm")));
  brush(BrushKind::Sharpen, inBoth(QT_TRANSLATE_NOOP("CommandWords", "crisp detail rough ridges")));
  brush(BrushKind::Flatten,
        inBoth(QT_TRANSLATE_NOOP("CommandWords", "flat level even plane building site ground")));
  brush(BrushKind::SetHeight,
        inBoth(QT_TRANSLATE_NOOP("CommandWords", "exact height elevation metres absolute target")));
  brush(BrushKind::Noise,
        inBoth(QT_TRANSLATE_NOOP("CommandWords", "rough random fractal bumps natural detail")));
  brush(BrushKind::Terrace,
        inBoth(QT_TRANSLATE_NOOP("CommandWords", "steps stairs rice fields strata layers mesa")));
  brush(BrushKind::Plateau, inBoth(QT_TRANSLATE_NOOP("CommandWords", "table mesa platform flat top")));
  brush(BrushKind::Crater, inBoth(QT_TRANSLATE_NOOP("CommandWords", "impact meteor volcano moon caldera")));
  brush(BrushKind::Ramp, inBoth(QT_TRANSLATE_NOOP("CommandWords", "slope path way up incline road")));
  brush(BrushKind::Stamp,
        inBoth(QT_TRANSLATE_NOOP("CommandWords", "alpha picture height image mountain shape")));
  brush(BrushKind::Clone,
        inBoth(QT_TRANSLATE_NOOP("CommandWords", "copy ground elsewhere duplicate mountain")));
  brush(BrushKind::Smudge, inBoth(QT_TRANSLATE_NOOP("CommandWords", "smear drag push move ground")));
  brush(BrushKind::Restore,
        inBoth(QT_TRANSLATE_NOOP("CommandWords", "undo here paint history back original erosion")));
  brush(BrushKind::Hydraulic,
        inBoth(QT_TRANSLATE_NOOP("CommandWords", "erosion rain water river gully erode wear")));
  brush(BrushKind::Thermal,
        inBoth(QT_TRANSLATE_NOOP("CommandWords", "erosion talus scree landslide slump erode weather")));
  brush(BrushKind::Hole,
        inBoth(QT_TRANSLATE_NOOP("CommandWords", "cave tunnel cut out delete ground no data")));
  brush(BrushKind::Fill,
        inBoth(QT_TRANSLATE_NOOP("CommandWords", "close hole repair missing patch void no data")));
}

void addFiles(const Actions& actions, Words& words) {
  words[actions.newTerrain] =
      inBoth(QT_TRANSLATE_NOOP("CommandWords", "create blank empty island flat start world"));
  words[actions.open] = inBoth(QT_TRANSLATE_NOOP("CommandWords", "load file project dem geotiff heightmap"));
  words[actions.openTeam] = inBoth(QT_TRANSLATE_NOOP(
      "CommandWords", "team share together others collaborate multiplayer server postgres work"));
  words[actions.import] =
      inBoth(QT_TRANSLATE_NOOP("CommandWords", "load raw dem heightmap png geotiff lidar elevation data"));
  words[actions.importAddress] = inBoth(QT_TRANSLATE_NOOP(
      "CommandWords", "download internet url web online cloud s3 cog stac wcs dem elevation data"));
  words[actions.importSettings] =
      inBoth(QT_TRANSLATE_NOOP("CommandWords", "wrong height scale units upside down flipped feet"));
  words[actions.importModels] =
      inBoth(QT_TRANSLATE_NOOP("CommandWords", "mesh asset tree gltf glb fbx obj add own"));
  words[actions.addMaterials] =
      inBoth(QT_TRANSLATE_NOOP("CommandWords", "texture grass rock sand snow ground surface default"));
  words[actions.importMaterials] =
      inBoth(QT_TRANSLATE_NOOP("CommandWords", "splat map mask texture weight land cover"));
  words[actions.addDrape] = inBoth(
      QT_TRANSLATE_NOOP("CommandWords", "satellite aerial photo image map overlay orthophoto texture"));
  words[actions.addDrapeAddress] =
      inBoth(QT_TRANSLATE_NOOP("CommandWords", "satellite wms wmts map online overlay"));
  words[actions.save] = inBoth(QT_TRANSLATE_NOOP("CommandWords", "store keep project"));
  words[actions.versions] =
      inBoth(QT_TRANSLATE_NOOP("CommandWords", "earlier older backup history restore previous go back"));
  words[actions.keepArea] = words[actions.releaseArea] =
      inBoth(QT_TRANSLATE_NOOP("CommandWords", "lock reserve lease claim region team"));
  words[actions.manageTeam] = inBoth(QT_TRANSLATE_NOOP(
      "CommandWords", "members invite role administrator permissions rights rename archive delete team"));
  words[actions.nameState] =
      inBoth(QT_TRANSLATE_NOOP("CommandWords", "version label tag milestone checkpoint"));
  words[actions.revert] = inBoth(QT_TRANSLATE_NOOP("CommandWords", "discard throw away changes start over"));
  for (const ExportRow& row : exportRows()) words[actions.exporter(row.entry)] = inBoth(row.words);
  words[actions.exporter(ExportEntry::Gltf)] += QStringLiteral(" glb");
  words[actions.preferences] =
      inBoth(QT_TRANSLATE_NOOP("CommandWords", "settings options configure autosave memory cache"));
}

void addWork(const Actions& actions, Words& words) {
  words[actions.undo] =
      inBoth(QT_TRANSLATE_NOOP("CommandWords", "back mistake take back wrong erosion step"));
  words[actions.redo] = inBoth(QT_TRANSLATE_NOOP("CommandWords", "again forward"));
  words[actions.radiusUp] = inBoth(QT_TRANSLATE_NOOP("CommandWords", "bigger wider size increase"));
  words[actions.radiusDown] = inBoth(QT_TRANSLATE_NOOP("CommandWords", "little narrower size decrease"));
  words[actions.strengthUp] = inBoth(QT_TRANSLATE_NOOP("CommandWords", "more power intensity increase"));
  words[actions.strengthDown] =
      inBoth(QT_TRANSLATE_NOOP("CommandWords", "less power intensity gentle decrease"));
  words[actions.innerDown] = inBoth(QT_TRANSLATE_NOOP("CommandWords", "falloff feather blurry brush"));
  words[actions.innerUp] = inBoth(QT_TRANSLATE_NOOP("CommandWords", "falloff crisp sharp brush"));
  words[actions.takeHeight] =
      inBoth(QT_TRANSLATE_NOOP("CommandWords", "eyedropper pick sample height colour"));
  words[actions.repeatStroke] = inBoth(QT_TRANSLATE_NOOP("CommandWords", "redo same again"));
  words[actions.cut] = inBoth(QT_TRANSLATE_NOOP("CommandWords", "remove region"));
  words[actions.copy] = inBoth(QT_TRANSLATE_NOOP("CommandWords", "region mountain duplicate clipboard"));
  words[actions.paste] = inBoth(QT_TRANSLATE_NOOP("CommandWords", "insert region mountain clipboard"));
  words[actions.hide] = inBoth(QT_TRANSLATE_NOOP("CommandWords", "invisible trees objects"));
}

void addTools(const Actions& actions, Words& words) {
  for (const auto& [row, way, action] : actions.toolActions)
    for (const char* text : way->words)
      if (text) words[action] += (words[action].isEmpty() ? QString() : QStringLiteral(" ")) + inBoth(text);
}

void addViews(const Actions& actions, Words& words) {
  words[actions.frame] = inBoth(
      QT_TRANSLATE_NOOP("CommandWords", "zoom all everything fit center centre lost home reset camera view"));
  words[actions.viewTop] = inBoth(QT_TRANSLATE_NOOP("CommandWords", "top plan map bird straight down"));
  words[actions.orthographic] = inBoth(QT_TRANSLATE_NOOP("CommandWords", "ortho flat plan parallel"));
  words[actions.bookmarks[0]] = inBoth(QT_TRANSLATE_NOOP("CommandWords", "camera saved"));
  words[actions.analyses[0]] =
      inBoth(QT_TRANSLATE_NOOP("CommandWords", "what can be seen line of sight visible from here view"));
  words[actions.analyses[1]] =
      inBoth(QT_TRANSLATE_NOOP("CommandWords", "shade sunlight day time dark light"));
  words[actions.analyses[2]] = inBoth(QT_TRANSLATE_NOOP("CommandWords", "ambient occlusion sky light"));
  for (const ViewToggle& toggle : viewToggles()) words[actions.*toggle.action] = inBoth(toggle.words);
  const auto shading = [&](ShadingMode mode) { return actions.shadings[static_cast<std::size_t>(mode)]; };
  words[shading(ShadingMode::Slope)] =
      inBoth(QT_TRANSLATE_NOOP("CommandWords", "steepness gradient steep angle avalanche"));
  words[shading(ShadingMode::Hypsometric)] =
      inBoth(QT_TRANSLATE_NOOP("CommandWords", "elevation colours atlas colour ramp"));
  words[shading(ShadingMode::Hillshade)] =
      inBoth(QT_TRANSLATE_NOOP("CommandWords", "relief grey shadow light"));
  words[actions.themeDark] = inBoth(QT_TRANSLATE_NOOP("CommandWords", "theme night black mode"));
  words[actions.themeLight] = inBoth(QT_TRANSLATE_NOOP("CommandWords", "theme day white bright mode"));
  for (const QAction* hand : actions.navigation)
    words[hand] = inBoth(QT_TRANSLATE_NOOP("CommandWords", "mouse navigation like controls orbit"));
  words[actions.resetLayout] =
      inBoth(QT_TRANSLATE_NOOP("CommandWords", "panels docks windows lost missing arrange"));
  words[actions.shortcuts] =
      inBoth(QT_TRANSLATE_NOOP("CommandWords", "keyboard keys hotkeys help mouse cheat sheet"));
  words[actions.console] =
      inBoth(QT_TRANSLATE_NOOP("CommandWords", "script record macro python json automate batch"));
  words[actions.whatsThis] = inBoth(QT_TRANSLATE_NOOP("CommandWords", "explain control meaning help tip"));
  words[actions.startPage] =
      inBoth(QT_TRANSLATE_NOOP("CommandWords", "first start begin example tour new changes"));
  words[actions.messages] = inBoth(QT_TRANSLATE_NOOP("CommandWords", "log errors warnings what was said"));
}

/// What users of Unreal, Blender, Krita, QGIS and Gaea type. The most fitting words come first: they count
/// the most.
void addOfOtherPrograms(const Actions& actions, Words& words) {
  const auto more = [&](const QAction* action, const char* text) {
    QString& known = words[action];
    known += (known.isEmpty() ? QString() : QStringLiteral(" ")) + inBoth(text);
  };
  const auto brush = [&](BrushKind kind, const char* text) { more(actions.brush(kind), text); };
  more(actions.importLines,
       QT_TRANSLATE_NOOP("CommandWords", "osm openstreetmap gpx geojson shapefile kml dxf roads vector"));
  more(actions.exportAgain, QT_TRANSLATE_NOOP("CommandWords", "repeat batch bake update all presets"));
  more(actions.saveAs, QT_TRANSLATE_NOOP("CommandWords", "rename other name file"));
  more(actions.saveCopy, QT_TRANSLATE_NOOP("CommandWords", "duplicate backup file"));
  more(actions.compact, QT_TRANSLATE_NOOP("CommandWords", "shrink vacuum smaller file size clean up"));
  more(actions.compareWith, QT_TRANSLATE_NOOP("CommandWords", "difference diff change before after"));
  words[actions.preferences].prepend(
      inBoth(QT_TRANSLATE_NOOP("CommandWords", "units feet miles metres imperial metric language")) +
      QLatin1Char(' '));
  more(actions.quit, QT_TRANSLATE_NOOP("CommandWords", "exit close"));
  more(actions.remove, QT_TRANSLATE_NOOP("CommandWords", "remove erase clear"));
  more(actions.stampRegion,
       QT_TRANSLATE_NOOP("CommandWords", "brush from selection alpha heightmap stencil"));
  more(actions.duplicate, QT_TRANSLATE_NOOP("CommandWords", "copy clone instance"));
  more(actions.sameAsset, QT_TRANSLATE_NOOP("CommandWords", "select similar linked"));
  more(actions.replaceAsset, QT_TRANSLATE_NOOP("CommandWords", "swap exchange mesh model"));
  more(actions.groupObjects, QT_TRANSLATE_NOOP("CommandWords", "combine together join"));
  more(actions.addLayer, QT_TRANSLATE_NOOP("CommandWords", "new create"));
  more(actions.addLayerGroup, QT_TRANSLATE_NOOP("CommandWords", "folder new create"));
  more(actions.groupLayers, QT_TRANSLATE_NOOP("CommandWords", "folder combine together"));
  more(actions.mergeLayer, QT_TRANSLATE_NOOP("CommandWords", "flatten group combine"));
  more(actions.lock, QT_TRANSLATE_NOOP("CommandWords", "freeze protect pin"));
  more(actions.showAll, QT_TRANSLATE_NOOP("CommandWords", "unhide visible reveal"));
  more(actions.selectNone, QT_TRANSLATE_NOOP("CommandWords", "clear nothing"));
  more(actions.selectInvert, QT_TRANSLATE_NOOP("CommandWords", "inverse opposite swap"));
  more(actions.selectGrow, QT_TRANSLATE_NOOP("CommandWords", "expand dilate larger"));
  more(actions.selectShrink, QT_TRANSLATE_NOOP("CommandWords", "contract erode smaller"));
  more(actions.selectFromFile,
       QT_TRANSLATE_NOOP("CommandWords",
                         "polygon shapefile geopackage geojson feature attribute buffer mask import"));
  more(actions.selectByRange,
       QT_TRANSLATE_NOOP("CommandWords", "slope cliffs steep height altitude elevation threshold mask"));
  more(actions.selectBlur, QT_TRANSLATE_NOOP("CommandWords", "feather soften edge"));
  more(actions.viewNorth, QT_TRANSLATE_NOOP("CommandWords", "compass up direction"));
  more(actions.viewFront, QT_TRANSLATE_NOOP("CommandWords", "elevation numpad"));
  more(actions.viewSide, QT_TRANSLATE_NOOP("CommandWords", "right left elevation numpad"));
  more(actions.perspective, QT_TRANSLATE_NOOP("CommandWords", "3d camera"));
  more(actions.goUnder, QT_TRANSLATE_NOOP("CommandWords", "underground collision camera beneath cave"));
  more(actions.screenshot,
       QT_TRANSLATE_NOOP("CommandWords", "screenshot capture picture image render photo snapshot png print"));
  more(actions.inspector, QT_TRANSLATE_NOOP("CommandWords", "debug ray cursor accuracy"));
  more(actions.observer, QT_TRANSLATE_NOOP("CommandWords", "viewpoint eye tower line of sight"));
  more(actions.keepArea, QT_TRANSLATE_NOOP("CommandWords", "check out exclusive"));
  more(actions.themeHighContrast, QT_TRANSLATE_NOOP("CommandWords", "accessibility readable"));
  more(actions.reduceMotion, QT_TRANSLATE_NOOP("CommandWords", "animation accessibility dizzy"));
  more(actions.manual,
       QT_TRANSLATE_NOOP("CommandWords", "help documentation handbook guide docs user tutorial"));
  more(actions.findCommand, QT_TRANSLATE_NOOP("CommandWords", "search palette action menu"));
  more(actions.about, QT_TRANSLATE_NOOP("CommandWords", "version licence credits"));
  brush(BrushKind::Hydraulic, QT_TRANSLATE_NOOP("CommandWords", "flow sediment channels"));
  brush(BrushKind::Flatten, QT_TRANSLATE_NOOP("CommandWords", "plateau pad terrace"));
  brush(BrushKind::Clone, QT_TRANSLATE_NOOP("CommandWords", "stamp tool heal"));
}

}  // namespace

std::map<const QAction*, QString> commandWords(const Actions& actions) {
  Words words;
  addFiles(actions, words);
  addBrushes(actions, words);
  addWork(actions, words);
  addTools(actions, words);
  addViews(actions, words);
  addOfOtherPrograms(actions, words);
  return words;
}

}  // namespace scarp
