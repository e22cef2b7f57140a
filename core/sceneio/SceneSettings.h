#pragma once

#include <cstdint>

#include "core/meshio/MeshSettings.h"
#include "core/schema/EnumNames.h"
#include "core/schema/Schema.h"

namespace scarp {

/// For which program a scene is written.
enum class SceneProgram : std::uint8_t { Gltf, Blender, Unity, Unreal, Godot };
/// "gltf", "blender", "unity", "unreal", "godot".
[[nodiscard]] const EnumNames& sceneProgramNames();

/// How ground and objects become a scene. Ranges: sceneSchema().
struct SceneSettings {
  SceneProgram program = SceneProgram::Gltf;
  bool ground = true;  ///< With the ground as a mesh.
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

/// One table for command line, window and range checks.
[[nodiscard]] const Schema<SceneSettings>& sceneSchema();

inline constexpr int kMostSceneTexture = 8192;

}  // namespace scarp
