#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "core/geometry/Vec.h"
#include "ui/render/GlObjects.h"
#include "ui/render/SceneView.h"

namespace scarp {

/// What materials look like, on the graphics card: their textures, made when they are first needed, and what
/// shaders know of each. One thread, the context of its making current.
class MaterialColours {
 public:
  /// fine: textures have twice as many texels a side, and are smoothed between their levels of detail; also
  /// where the materials are to be drawn finely.
  explicit MaterialColours(bool fine) : fine_(fine) {}

  /// For a picture seen from the eye, with textures or without.
  void prepare(const GroundMaterials& materials, const Vec3& eye, bool textured);
  /// Tints and slopes go to texture units unit and unit + 1, the block `Materials` to its binding.
  void bind(unsigned unit) const;

 private:
  /// Layers behind those of the program's own textures: what pictures they show.
  struct Drawn {
    std::array<std::uint64_t, kPictureKinds> contents{};
    NormalKind normals{};
    std::array<std::uint8_t, 3> plain{};  ///< The colour, where there is no albedo.
    std::array<double, 3> colour{};       ///< Linear, on average.
    [[nodiscard]] bool sameAs(const Drawn& other) const {
      return contents == other.contents && normals == other.normals && plain == other.plain;
    }
  };
  struct Arrays {
    int side = 0;  ///< Texels.
    int layers = 0;
    GlTexture tints, slopes;
  };

  [[nodiscard]] static Drawn drawnOf(const Material& material);
  [[nodiscard]] Arrays makeArrays(int side, int layers, bool fine) const;
  static void paintOwn(const Arrays& to);
  void makeTextures(const std::vector<Material>& materials, bool fine);
  /// The layer of a material, and its colour, linear.
  struct Place {
    int layer = 0;
    std::array<double, 3> colour{};
  };
  [[nodiscard]] Place placeOf(const Material& material, bool textured) const;

  bool fine_;
  std::shared_ptr<const std::vector<Material>> known_;  ///< What the textures were made for,
  bool finely_ = false;                                 ///< and how.
  Arrays arrays_;
  std::vector<Drawn> drawn_;
  GlBuffer terms_;
};

/// How many pixels the tile of a texture covers where it begins to show; where it covers twice as many, it
/// shows wholly.
inline constexpr double kMaterialTilePixels = 28.0;
/// So many times as large, tiles show from farther away.
inline constexpr double kWiderTiles = 11.0;

}  // namespace scarp
