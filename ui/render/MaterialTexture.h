#pragma once

#include <memory>
#include <vector>

#include "core/base/Progress.h"
#include "core/material/Material.h"
#include "ui/render/MaterialCanvas.h"

namespace scarp {

/// What the textures show that the program makes: one for each of defaultMaterials(), in their order, and a
/// neutral grain for all others.
inline constexpr int kMaterialTextures = 14;
inline constexpr int kNeutralTexture = kMaterialTextures - 1;

/// The texture of a material, 0 … kMaterialTextures − 1.
[[nodiscard]] int materialTextureOf(const Material& material);

/// Makes one. side: texels, a power of two ≥ 2. The same bits each time. Pure.
[[nodiscard]] MaterialTexels materialTexture(int texture, int side);

/// All textures, in their order. Computed once for a side of at most kMaxKeptSide texels and kept: a set
/// takes seconds of one processor. Null if `progress` cancels. Any thread.
[[nodiscard]] std::shared_ptr<const std::vector<MaterialTexels>> materialTextures(
    int side, const Progress& progress = {});
/// Returns true if materialTextures() has computed and kept the textures of this side.
[[nodiscard]] bool hasMaterialTextures(int side);
inline constexpr int kMaxKeptSide = 512;

/// Side of the textures that the view uses, texels. fine: as TerrainDetail has it.
[[nodiscard]] constexpr int materialTextureSide(bool fine) { return fine ? 512 : 256; }

/// How much of the broad grain of GroundColours.h a material of that texture shows from afar: of grass, rock,
/// scree and patches; 1: as far as the grain goes from its mean.
[[nodiscard]] std::array<float, 4> broadGrain(int texture);

}  // namespace scarp
