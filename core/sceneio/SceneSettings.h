#pragma once

#include <cstdint>
#include <optional>

#include "core/meshio/MeshFormat.h"
#include "core/schema/EnumNames.h"
#include "core/schema/Schema.h"

namespace scarp {

struct EnginePreset;
enum class MaterialPreset : std::uint8_t;

/// For which program a scene is written.
enum class SceneProgram : std::uint8_t { Gltf, Blender, Unity, Unreal, Godot };
/// "gltf", "blender", "unity", "unreal", "godot".
[[nodiscard]] const EnumNames& sceneProgramNames();

/// The terrain of Godot that heights and weights are written for.
enum class GodotTerrain : std::uint8_t { Terrain3d, HTerrain };
[[nodiscard]] const EnumNames& godotTerrainNames();

/// How ground and objects become a scene. Ranges: sceneSchema().
struct SceneSettings {
  SceneProgram program = SceneProgram::Gltf;
  bool ground = true;  ///< With the ground as a mesh.
  /// With a heightmap, and with the weights of materials, as the terrain of the engine reads them. Not of
  /// glTF.
  bool heights = false, weights = false;
  bool objects = true;  ///< With the objects and their models.
  GodotTerrain godot = GodotTerrain::Terrain3d;
  bool levels = true;  ///< With the levels of detail of models.
  bool lines = true;   ///< With the water of lines and the models that rules bend along them.
  MeshDetail detail = MeshDetail::Error;
  double error = 1.0;       ///< Of the ground, metres, vertically, everywhere.
  int triangles = 100'000;  ///< Of the ground.
  int texture = 2048;       ///< Texels along the longer side of the ground's picture; 0: without one.
  /// Of glTF: objects as EXT_mesh_gpu_instancing, which a reader has to know; else as nodes that share
  /// meshes.
  bool instancing = false;

  bool operator==(const SceneSettings&) const = default;
};

/// The convention of a program's heightmaps; null: it has none.
[[nodiscard]] const EnginePreset* heightPreset(const SceneSettings& settings);
/// The convention of a program's weights of materials.
[[nodiscard]] std::optional<MaterialPreset> weightPreset(const SceneSettings& settings);

/// One table for command line, window and range checks.
[[nodiscard]] const Schema<SceneSettings>& sceneSchema();

inline constexpr int kMostSceneTexture = 8192;

}  // namespace scarp
