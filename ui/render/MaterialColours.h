#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "core/geometry/Vec.h"
#include "core/material/Material.h"
#include "ui/render/GlObjects.h"
#include "ui/render/SceneView.h"

namespace scarp {

/// Texels of one level of detail of a material that has pictures, square. The first row is the southern one:
/// pictures lie with their upper side to the north.
struct PictureLevel {
  int side = 0;
  /// RGBA: albedo to its mean, linear, as the square root of an eighth, over 0…255; height, ½ on average.
  std::vector<std::uint8_t> tints;
  /// Rise a metre along the row and along the column, −2…2 over −127…127; roughness and occlusion, 0…1 over
  /// 0…127.
  std::vector<std::int8_t> reliefs;
};

/// What a material's pictures become for the graphics card, of a common size.
struct PictureLayer {
  std::vector<PictureLevel> levels;  ///< Each half as large as the one before it, down to one texel.
  std::array<double, 3> colour{};    ///< The albedo's mean, linear; without one the material's colour.
};

/// Whether any of a material's pictures is there.
[[nodiscard]] bool hasPictures(const Material& material);

/// Pictures are brought to one size by area, or between texels where they are smaller; levels of normals are
/// means of normals, of length 1 again, and rougher by what these differ. Without normals the heights make them. side: a power of two ≥ 2.
/// Pure; takes some 50 ms a picture of 2048² texels.
[[nodiscard]] PictureLayer pictureLayer(const Material& material, int side);

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
