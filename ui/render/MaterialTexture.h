#pragma once

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

/// How much of the broad grain of DetailTexture.h a material of that texture shows from afar: of grass, rock,
/// scree and patches; 1: as far as the grain goes from its mean.
[[nodiscard]] std::array<float, 4> broadGrain(int texture);

}  // namespace scarp
