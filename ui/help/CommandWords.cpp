#include "ui/help/CommandWords.h"

#include <QCoreApplication>

#include "ui/actions/Actions.h"
#include "ui/render/ShadingSettings.h"

namespace scarp {
namespace {

struct CommandWordTexts {
  Q_DECLARE_TR_FUNCTIONS(CommandWords)
};

using Words = std::map<const QAction*, QString>;

void addBrushes(const Actions& actions, Words& words) {
  const auto brush = [&](BrushKind kind, const QString& text) { words[actions.brush(kind)] = text; };
  brush(BrushKind::Raise, CommandWordTexts::tr("up higher hill mountain build add ground mound dune"));
  brush(BrushKind::Lower, CommandWordTexts::tr("down dig deeper valley trench remove ground carve"));
  brush(BrushKind::Smooth, CommandWordTexts::tr("soften blur bumps rough even relax calm"));
  brush(BrushKind::Sharpen, CommandWordTexts::tr("crisp detail rough ridges"));
  brush(BrushKind::Flatten, CommandWordTexts::tr("flat level even plane building site ground"));
  brush(BrushKind::SetHeight, CommandWordTexts::tr("exact height elevation metres absolute target"));
  brush(BrushKind::Noise, CommandWordTexts::tr("rough random fractal bumps natural detail"));
  brush(BrushKind::Terrace, CommandWordTexts::tr("steps stairs rice fields strata layers mesa"));
  brush(BrushKind::Plateau, CommandWordTexts::tr("table mesa platform flat top"));
  brush(BrushKind::Crater, CommandWordTexts::tr("impact meteor volcano moon caldera"));
  brush(BrushKind::Ramp, CommandWordTexts::tr("road slope path way up incline"));
  brush(BrushKind::Stamp, CommandWordTexts::tr("alpha picture height image mountain shape"));
  brush(BrushKind::Clone, CommandWordTexts::tr("copy ground elsewhere duplicate mountain"));
  brush(BrushKind::Smudge, CommandWordTexts::tr("smear drag push move ground"));
  brush(BrushKind::Restore, CommandWordTexts::tr("undo here paint history back original erosion"));
  brush(BrushKind::Hydraulic, CommandWordTexts::tr("erosion rain water river gully erode wear"));
  brush(BrushKind::Thermal, CommandWordTexts::tr("erosion talus scree landslide slump erode weather"));
  brush(BrushKind::Hole, CommandWordTexts::tr("cave tunnel cut out delete ground no data"));
  brush(BrushKind::Fill, CommandWordTexts::tr("close hole repair missing patch void no data"));
}

void addFiles(const Actions& actions, Words& words) {
  words[actions.newTerrain] = CommandWordTexts::tr("create blank empty island flat start world");
  words[actions.open] = CommandWordTexts::tr("load file project dem geotiff heightmap");
  words[actions.openTeam] =
      CommandWordTexts::tr("team share together others collaborate multiplayer server postgres work");
  words[actions.import] = CommandWordTexts::tr("load raw dem heightmap png geotiff lidar elevation data");
  words[actions.importAddress] =
      CommandWordTexts::tr("download internet url web online cloud s3 cog stac wcs dem elevation data");
  words[actions.importSettings] = CommandWordTexts::tr("wrong height scale units upside down flipped feet");
  words[actions.importModels] = CommandWordTexts::tr("mesh asset tree gltf glb fbx obj add own");
  words[actions.importMaterials] = CommandWordTexts::tr("splat map mask texture weight land cover");
  words[actions.addDrape] = CommandWordTexts::tr("satellite aerial photo image map overlay orthophoto texture");
  words[actions.addDrapeAddress] = CommandWordTexts::tr("satellite wms wmts map online overlay");
  words[actions.save] = CommandWordTexts::tr("store keep project");
  words[actions.versions] = CommandWordTexts::tr("earlier older backup history restore previous go back");
  words[actions.keepArea] = words[actions.releaseArea] = CommandWordTexts::tr("lock reserve lease claim region team");
  words[actions.manageTeam] =
      CommandWordTexts::tr("members invite role administrator permissions rights rename archive delete team");
  words[actions.nameState] = CommandWordTexts::tr("version label tag milestone checkpoint");
  words[actions.revert] = CommandWordTexts::tr("discard throw away changes start over");
  words[actions.exportTerrain] = CommandWordTexts::tr(
      "save as geotiff png raw r16 exr unity unreal godot terrain3d engine height map elevation data");
  words[actions.exportTiles] = CommandWordTexts::tr(
      "split save cut chunks streaming world composition unity unreal godot web map cesium mapbox");
  words[actions.exportMesh] = CommandWordTexts::tr("3d print printer stl obj glb ply 3mf triangles model solid");
  words[actions.exportScene] =
      CommandWordTexts::tr("save for blender unity unreal godot gltf glb trees objects everything");
  words[actions.exportObjects] = CommandWordTexts::tr("trees points csv geojson geopackage gis positions");
  words[actions.exportMaterials] = CommandWordTexts::tr("splat map weight texture alphamap mask");
  words[actions.preferences] = CommandWordTexts::tr("settings options configure autosave memory cache");
}

void addWork(const Actions& actions, Words& words) {
  words[actions.undo] = CommandWordTexts::tr("back mistake take back wrong erosion step");
  words[actions.redo] = CommandWordTexts::tr("again forward");
  words[actions.place] = CommandWordTexts::tr("tree plant forest house rock model asset put prop vegetation");
  words[actions.selectObjects] = CommandWordTexts::tr("move rotate scale tree pick gizmo");
  words[actions.measure] = CommandWordTexts::tr("distance length area volume profile ruler how far size section");
  words[actions.paintMaterials] =
      CommandWordTexts::tr("texture snow grass rock sand colour color ground splat surface");
  words[actions.radiusUp] = CommandWordTexts::tr("bigger wider size increase");
  words[actions.radiusDown] = CommandWordTexts::tr("little narrower size decrease");
  words[actions.strengthUp] = CommandWordTexts::tr("more power intensity increase");
  words[actions.strengthDown] = CommandWordTexts::tr("less power intensity gentle decrease");
  words[actions.innerDown] = CommandWordTexts::tr("falloff feather blurry brush");
  words[actions.innerUp] = CommandWordTexts::tr("falloff crisp sharp brush");
  words[actions.takeHeight] = CommandWordTexts::tr("eyedropper pick sample height colour");
  words[actions.repeatStroke] = CommandWordTexts::tr("redo same again");
  words[actions.cut] = CommandWordTexts::tr("remove region");
  words[actions.copy] = CommandWordTexts::tr("region mountain duplicate clipboard");
  words[actions.paste] = CommandWordTexts::tr("insert region mountain clipboard");
  words[actions.hide] = CommandWordTexts::tr("invisible trees objects");
  words[actions.selectKinds[0]] = CommandWordTexts::tr("mask box region marquee area");
  words[actions.selectKinds[1]] = CommandWordTexts::tr("mask circle oval region");
  words[actions.selectKinds[2]] = CommandWordTexts::tr("mask freehand outline region");
  words[actions.selectKinds[3]] = CommandWordTexts::tr("mask magic similar steep slopes lake cliffs by slope height");
  words[actions.selectKinds[4]] = CommandWordTexts::tr("mask brush quick");
}

void addViews(const Actions& actions, Words& words) {
  words[actions.frame] = CommandWordTexts::tr("zoom all everything fit center centre lost home reset camera view");
  words[actions.viewTop] = CommandWordTexts::tr("top plan map bird straight down");
  words[actions.orthographic] = CommandWordTexts::tr("ortho flat plan parallel");
  words[actions.bookmarks[0]] = CommandWordTexts::tr("camera saved");
  words[actions.analyses[0]] = CommandWordTexts::tr("what can be seen line of sight visible from here view");
  words[actions.analyses[1]] = CommandWordTexts::tr("shade sunlight day time dark light");
  words[actions.analyses[2]] = CommandWordTexts::tr("ambient occlusion sky light");
  words[actions.contours] = CommandWordTexts::tr("isolines height lines topographic map curves");
  words[actions.water] = CommandWordTexts::tr("sea level ocean lake flood");
  words[actions.lineWater] = CommandWordTexts::tr("river canal lake stream water surface");
  words[actions.wireframe] = CommandWordTexts::tr("mesh triangles edges polygons topology");
  const auto shading = [&](ShadingMode mode) { return actions.shadings[static_cast<std::size_t>(mode)]; };
  words[shading(ShadingMode::Slope)] = CommandWordTexts::tr("steepness gradient steep angle avalanche");
  words[shading(ShadingMode::Hypsometric)] = CommandWordTexts::tr("elevation colours atlas colour ramp");
  words[shading(ShadingMode::Hillshade)] = CommandWordTexts::tr("relief grey shadow light");
  words[actions.themeDark] = CommandWordTexts::tr("theme night black mode");
  words[actions.themeLight] = CommandWordTexts::tr("theme day white bright mode");
  for (const QAction* hand : actions.navigation)
    words[hand] = CommandWordTexts::tr("mouse navigation like controls orbit");
  words[actions.resetLayout] = CommandWordTexts::tr("panels docks windows lost missing arrange");
  words[actions.shortcuts] = CommandWordTexts::tr("keyboard keys hotkeys help mouse cheat sheet");
  words[actions.console] = CommandWordTexts::tr("script record macro python json automate batch");
  words[actions.whatsThis] = CommandWordTexts::tr("explain control meaning help tip");
  words[actions.welcome] = CommandWordTexts::tr("first start begin example tour new changes");
  words[actions.messages] = CommandWordTexts::tr("log errors warnings what was said");
}

}  // namespace

std::map<const QAction*, QString> commandWords(const Actions& actions) {
  Words words;
  addFiles(actions, words);
  addBrushes(actions, words);
  addWork(actions, words);
  addViews(actions, words);
  return words;
}

}  // namespace scarp
