#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/Result.h"
#include "core/geometry/Box.h"
#include "core/material/Picture.h"
#include "core/schema/EnumNames.h"

namespace scarp {

class MeshPicker;

// Bounds of a model, whoever made it.
inline constexpr std::size_t kMostModelTriangles = 4'000'000;  ///< Of its finest level.
inline constexpr std::size_t kMostModelVertices = 3 * kMostModelTriangles;
inline constexpr std::size_t kMostModelLevels = 8;
inline constexpr std::size_t kMostModelMaterials = 256;
inline constexpr std::size_t kMostModelParts = 4096;  ///< Of all levels.
inline constexpr int kMostModelTexels = 2048;         ///< A side of a picture of a model.
inline constexpr long long kMostModelPictureBytes = 256LL << 20;
inline constexpr double kMostModelCoordinate = 1e9;

/// A corner of triangles. Its colour is sRGB, and opacity; the material's is multiplied by it.
struct ModelVertex {
  Eigen::Vector3f position;
  Eigen::Vector3f normal;  ///< Of length 1.
  Eigen::Vector2f uv;      ///< v from the top of pictures down.
  std::array<std::uint8_t, 4> colour{255, 255, 255, 255};
};
static_assert(sizeof(ModelVertex) == 36);

enum class ModelAlpha : std::uint8_t {
  Opaque,
  Mask,   ///< There or not there, by the cutoff.
  Blend,  ///< Drawn as Mask is, at a half.
};

/// Metallic-roughness, as glTF has it.
struct ModelMaterial {
  std::string name;
  Eigen::Vector4f colour = Eigen::Vector4f::Ones();  ///< Linear RGB and opacity, 0…1.
  float metallic = 0.0F, roughness = 1.0F;           ///< 0…1.
  ModelAlpha alpha = ModelAlpha::Opaque;
  float cutoff = 0.5F;       ///< 0…1.
  bool doubleSided = false;  ///< Else triangles are seen from outside alone.
  // Picture::sum of each; 0: there is none. Null where it is missing.
  std::uint64_t albedoSum = 0, opacitySum = 0, normalSum = 0, surfaceSum = 0;
  PicturePtr albedo;   ///< sRGB, 3 channels.
  PicturePtr opacity;  ///< 1 channel.
  PicturePtr normal;   ///< 3 channels, as glTF has it: green is towards the top of the picture.
  PicturePtr
      surface;  ///< 3 channels: how open to the sky, roughness, metallic; numbers above are multiplied.

  /// Calls visit(picture, sum, channels) for each kind of picture, whether there is one or not.
  template <class Visit>
  void eachPicture(const Visit& visit) const {
    eachPictureOf(*this, visit);
  }
  template <class Visit>
  void eachPicture(const Visit& visit) {
    eachPictureOf(*this, visit);
  }

 private:
  template <class Material, class Visit>
  static void eachPictureOf(Material& material, const Visit& visit) {
    visit(material.albedo, material.albedoSum, 3);
    visit(material.opacity, material.opacitySum, 1);
    visit(material.normal, material.normalSum, 3);
    visit(material.surface, material.surfaceSum, 3);
  }
};

/// Triangles of one material: a run of indices.
struct ModelPart {
  std::uint32_t material = 0;
  std::uint32_t first = 0, count = 0;  ///< Of indices; both are multiples of 3.
};

/// One of the meshes that stand for a model, from near to far.
struct ModelLevel {
  std::vector<ModelPart> parts;
  float error = 0.0F;  ///< Metres by which it departs from the model, or is taken to: it does not fall.

  [[nodiscard]] std::size_t triangles() const;
};

/// A model out of a file: metres, z up, right-handed; triangles anticlockwise from outside. Never changed
/// once shared.
struct Model {
  std::vector<ModelVertex> vertices;
  std::vector<std::uint32_t> indices;
  std::vector<ModelMaterial> materials;  ///< At least one.
  std::vector<ModelLevel> levels;        ///< At least one; the finest first.

  // What sharedModel() adds.
  std::uint64_t sum = 0;  ///< Of the content; never 0.
  Box bounds{Vec3::Zero(), Vec3::Zero()};
  std::shared_ptr<const MeshPicker> picker;  ///< Of the finest level.
};
using ModelPtr = std::shared_ptr<const Model>;

/// Why a model cannot be used, in one line; looks at every number and every index. Pictures may be missing.
[[nodiscard]] Result<void> checkModel(const Model& model);
/// The box of the finest level. Contract: it has triangles, and indices are sound.
[[nodiscard]] Box boundsOf(const Model& model);
/// The missing pictures, by their sums, as far as somebody holds them.
void findPictures(Model& model);

/// The one model with this content, as long as somebody holds it. Contract: checkModel() found it good. Takes
/// a second for a million triangles. Any thread.
[[nodiscard]] ModelPtr sharedModel(Model model);
/// The one with that sum, if somebody holds it. Any thread.
[[nodiscard]] ModelPtr heldModel(std::uint64_t sum);

/// As files keep it: without its pictures, which are told by their sums; packed. Any thread.
[[nodiscard]] std::vector<std::byte> storedModel(const Model& model);
/// Null where the bytes are damaged, are those of another model, or of none that can be used. Any thread.
[[nodiscard]] ModelPtr restoredModel(std::span<const std::byte> bytes, std::uint64_t sum);

/// A model in bytes, little-endian, not packed and without its pictures: what its sum is of.
///
/// u32 1; u32 vertices, indices, materials, levels; for each material its name (u32 length, UTF-8), f32 × 7
/// (colour, metallic, roughness, cutoff), u8 alpha, u8 double sided, u64 sums of albedo and opacity; for each
/// level f32 error, u32 parts, for each part u32 × 3 (material, first, count); the vertices as struct
/// ModelVertex, the indices as u32.
[[nodiscard]] std::vector<std::byte> modelBytes(const Model& model);
/// A model out of bytes, whoever wrote them: counts are bounded before memory is taken, and checkModel() has
/// looked at it. The error is one line that names no file.
[[nodiscard]] Result<Model> readModelBytes(std::span<const std::byte> bytes);

}  // namespace scarp
