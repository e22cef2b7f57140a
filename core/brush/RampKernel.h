#pragma once

#include <span>
#include <vector>

#include "core/brush/BrushSettings.h"
#include "core/terrain/GridFrame.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// An even way from one point to another, as wide as the brush; heights in metres.
struct Ramp {
  Vec2 from, to;  ///< Local frame, metres.
  double fromHeight, toHeight;
};

/// The samples that a ramp may change, in bands as high as a tile so that a long one across the terrain does
/// not take all tiles around it; clipped to the terrain.
[[nodiscard]] std::vector<GridRect> rampRects(const Ramp& ramp, const BrushSettings& settings,
                                              const GridFrame& frame);

/// Lays one of those bands of the ramp into tiles lent for writing, in parallel; the same bits for any number
/// of threads. By the brush's falloff across, from the ground there is to the ramp; beyond either end it goes
/// on level. The brush's limits hold. Holes stay holes. settings are valid; the loans together cover rect and
/// are tiles of heights.
void applyRamp(const Ramp& ramp, const BrushSettings& settings, const GridFrame& frame, const GridRect& rect,
               const HeightRaster& heights, std::span<const TileLoan<float>> loans);

}  // namespace scarp
