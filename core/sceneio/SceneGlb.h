#pragma once

#include <deque>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/io/GlbFile.h"
#include "core/meshio/MeshFormat.h"
#include "core/sceneio/SceneModel.h"
#include "core/sceneio/SceneObjects.h"

namespace scarp {

/// A PNG file, and what it is called.
struct SceneImage {
  std::string name;
  std::vector<std::uint8_t> png;
};

/// Where objects stand from a place, in the local frame, as float vectors of a glTF file.
struct SceneTransforms {
  SceneTransforms(std::span<const SceneInstance> instances, const Vec3& from);
  std::vector<std::array<float, 3>> places;
  std::vector<std::array<float, 4>> turns;  ///< x, y, z, w.
  std::vector<std::array<float, 3>> scales;
  std::vector<std::array<float, 3>> tints;  ///< Linear; empty: none is tinted.
};

/// Puts a glTF file together: first what it holds, then finish(). One thread, but textures() uses several.
class SceneGlb {
 public:
  /// The ground as a node "Terrain"; `picture`: its colours, seen from above.
  void addGround(const MeshContent& ground, std::optional<SceneImage> picture);
  /// Models, whose meshes are numbered on from the return value. Their pictures are packed here.
  [[nodiscard]] Result<std::size_t> addModels(std::vector<SceneModel> models, const Progress& progress);
  /// A node that shows a mesh, moved to a place of the local frame.
  void addNode(const std::string& name, std::size_t mesh, const Vec3& place = Vec3::Zero());
  /// All of a group: by EXT_mesh_gpu_instancing a node for each tile, with tints as _COLOR_0, which three.js,
  /// Babylon.js and gltfpack know though the extension does not; else a node with one for each object below
  /// it, which show a mesh for each tint. `coverages`: of the levels of detail (levelCoverages()), whose
  /// meshes follow `mesh`. Nodes of coarser levels are in no scene; MSFT_lod of the first one names them.
  void addInstances(const SceneGroup& group, std::size_t mesh, std::span<const double> coverages);
  void addInstanced(const SceneGroup& group, std::size_t mesh, std::span<const double> coverages);
  /// The file; it refers to this.
  [[nodiscard]] GlbFile finish();

 private:
  Json materialOf(const ModelMaterial& material);
  /// A mesh with the colours of another one, tinted.
  std::size_t tintedMesh(std::size_t mesh, std::uint32_t tint);
  void addTile(const std::string& name, std::span<const SceneInstance> instances, std::size_t mesh,
               std::span<const double> coverages);
  /// The rest of the extensions of the next node, which is the first of several levels, and its extras.
  [[nodiscard]] std::string levelText(std::span<const double> coverages);
  [[nodiscard]] Result<void> addPictures(const Progress& progress);
  std::size_t addTexture(SceneImage image, GlbWrap wrap);

  GlbFile file_;
  bool instanced_ = false, levels_ = false;
  std::deque<SceneModel> models_;
  std::deque<SceneImage> pictures_;
  std::deque<SceneTransforms> transforms_;
  /// By the sums of the pictures that it has: an albedo and an opacity, or another one.
  using TextureKey = std::array<std::uint64_t, 3>;
  std::map<TextureKey, std::size_t> textureOf_;
  std::map<std::string, std::size_t> materialOf_;  ///< By a model's name and the material's text.
};

/// Reads where the file's objects stand, in the order in which they were added, and compares.
[[nodiscard]] Result<void> readSceneGlb(const std::string& path, PoseCheck& check, const Progress& progress);

}  // namespace scarp
