#include "core/sceneio/SceneSettings.h"

#include <array>

#include "core/io/EnginePreset.h"
#include "core/materialio/MaterialExport.h"
#include "core/sceneio/SceneJob.h"
#include "core/schema/MakeSetting.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {

namespace {

/// In the order of SceneProgram. Of Godot's terrains this is Terrain3D.
constexpr std::array<SceneProgramRow, 5> kPrograms{
    {{{"gltf", "glTF"}, nullptr, std::nullopt, nullptr, nullptr},
     {{"blender", "Blender"}, "blender", MaterialPreset::Blender, writeBlenderScene, nullptr},
     {{"unity", "Unity"},
      "unity",
      MaterialPreset::Unity,
      writeUnityScene,
      [] {
        return Message(
            "colours of single objects go to the trees of a terrain; objects that stand beside it have none");
      }},
     {{"unreal", "Unreal"},
      "unreal",
      MaterialPreset::Unreal,
      writeUnrealScene,
      [] {
        return Message(
            "colours of single objects are custom data 0 to 2 of the instances, for a material to multiply");
      }},
     {{"godot", "Godot"}, "terrain3d", MaterialPreset::Terrain3d, writeGodotScene, nullptr}}};

bool isHTerrain(const SceneSettings& settings) {
  return settings.program == SceneProgram::Godot && settings.godot == GodotTerrain::HTerrain;
}

}  // namespace

const SceneProgramRow& programRow(SceneProgram program) {
  return kPrograms[static_cast<std::size_t>(program)];
}

const EnumNames& sceneProgramNames() {
  static const EnumNames names = namesOf(kPrograms, [](const SceneProgramRow& row) { return row.name; });
  return names;
}

const EnumNames& godotTerrainNames() {
  static const EnumNames names({{"terrain3d", "Terrain3D"}, {"hterrain", "HTerrain"}});
  return names;
}

const EnginePreset* heightPreset(const SceneSettings& settings) {
  const char* const name = isHTerrain(settings) ? "godot" : programRow(settings.program).heights;
  const auto preset = findPreset(name ? name : "");
  return preset ? *preset : nullptr;
}

std::optional<MaterialPreset> weightPreset(const SceneSettings& settings) {
  return isHTerrain(settings) ? MaterialPreset::HTerrain : programRow(settings.program).weights;
}

const Schema<SceneSettings>& sceneSchema() {
  using S = SceneSettings;
  using Make = MakeSetting<S>;
  static const Schema<S> schema{
      Make::choice<&S::program>("program", sceneProgramNames(), "For"),
      Make::flag<&S::ground>("ground"),
      Make::flag<&S::heights>("heights"),
      Make::flag<&S::weights>("weights"),
      Make::flag<&S::objects>("objects"),
      Make::choice<&S::godot>("godot", godotTerrainNames(), "Terrain of Godot"),
      Make::flag<&S::levels>("levels"),
      Make::flag<&S::lines>("lines"),
      Make::choice<&S::detail>("detail", meshDetailNames(), "Detail by"),
      Make::number<&S::error>("error", "Error", " m", 1e-6, kHighest),
      Make::number<&S::triangles>("triangles", "Triangles", "", 2, 40e6),
      Make::number<&S::texture>("texture", "Picture", " texels", 0, kMostSceneTexture),
      Make::flag<&S::instancing>("instancing")};
  return schema;
}

}  // namespace scarp
