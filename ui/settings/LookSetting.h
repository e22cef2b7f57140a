#pragma once

#include "ui/render/RenderSettings.h"

namespace scarp {

/// How the ground looks, as remembered from the last run: what belongs to the person rather than to a terrain
/// (see TerrainLook). What is not remembered, or makes no sense, is taken from
/// `usual`.
[[nodiscard]] RenderSettings rememberedLook(const RenderSettings& usual);
/// Whether a shading is remembered, and not only other things.
[[nodiscard]] bool shadingRemembered();
/// withShading: the shading mode was chosen by hand, not by what suits the machine.
void rememberLook(const RenderSettings& settings, bool withShading);

/// How finely the ground is drawn, likewise.
[[nodiscard]] RenderSettings rememberedQuality(const RenderSettings& usual);
void rememberQuality(const RenderSettings& settings);

}  // namespace scarp
