#pragma once

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
  void makeTextures(bool fine);

  bool fine_;
  int side_ = 0;  ///< Texels of the textures that there are.
  GlTexture tints_, slopes_;
  GlBuffer terms_;
};

/// How many pixels the tile of a texture covers where it begins to show; where it covers twice as many, it
/// shows wholly.
inline constexpr double kMaterialTilePixels = 28.0;
/// So many times as large, tiles show from farther away.
inline constexpr double kWiderTiles = 11.0;

}  // namespace scarp
