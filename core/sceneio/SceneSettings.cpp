#include "core/sceneio/SceneSettings.h"

#include "core/io/EnginePreset.h"
#include "core/materialio/MaterialExport.h"
#include "core/schema/MakeSetting.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {

const EnumNames& sceneProgramNames() {
  static const EnumNames names({{"gltf", "glTF"},
                                {"blender", "Blender"},
                                {"unity", "Unity"},
                                {"unreal", "Unreal"},
                                {"godot", "Godot"}});
  return names;
}

const EnumNames& godotTerrainNames() {
  static const EnumNames names({{"terrain3d", "Terrain3D"}, {"hterrain", "HTerrain"}});
  return names;
}

const EnginePreset* heightPreset(const SceneSettings& settings) {
  const auto found = [](const char* name) -> const EnginePreset* {
    const auto preset = findPreset(name);
    return preset ? *preset : nullptr;
  };
  switch (settings.program) {
    case SceneProgram::Gltf:
      break;
    case SceneProgram::Blender:
      return found("blender");
    case SceneProgram::Unity:
      return found("unity");
    case SceneProgram::Unreal:
      return found("unreal");
    case SceneProgram::Godot:
      return found(settings.godot == GodotTerrain::HTerrain ? "godot" : "terrain3d");
  }
  return nullptr;
}

std::optional<MaterialPreset> weightPreset(const SceneSettings& settings) {
  switch (settings.program) {
    case SceneProgram::Gltf:
      break;
    case SceneProgram::Blender:
      return MaterialPreset::Blender;
    case SceneProgram::Unity:
      return MaterialPreset::Unity;
    case SceneProgram::Unreal:
      return MaterialPreset::Unreal;
    case SceneProgram::Godot:
      return settings.godot == GodotTerrain::HTerrain ? MaterialPreset::HTerrain : MaterialPreset::Terrain3d;
  }
  return std::nullopt;
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
