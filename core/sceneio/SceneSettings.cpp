#include "core/sceneio/SceneSettings.h"

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

const Schema<SceneSettings>& sceneSchema() {
  using S = SceneSettings;
  using Make = MakeSetting<S>;
  static const Schema<S> schema{
      Make::choice<&S::program>("program", sceneProgramNames(), "For"),
      Make::flag<&S::ground>("ground"),
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
