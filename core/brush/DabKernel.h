#pragma once

#include <span>

#include "core/brush/Stroke.h"
#include "core/terrain/GridFrame.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// The samples that a dab may change; clipped to the terrain, empty where it misses.
[[nodiscard]] GridRect dabRect(const Dab& dab, const BrushSettings& settings, const GridFrame& frame);

/// Applies a dab to tiles lent for writing, in parallel; the same bits for any number of threads. The
/// loans together cover dabRect and are the tiles now in `heights`, so that brushes which look at their
/// surroundings first copy what they read. Holes stay holes. `level` is the height that Flatten goes
/// for, metres; other kinds ignore it.
void applyDab(const Dab& dab, const BrushSettings& settings, double level, const GridFrame& frame,
              const HeightRaster& heights, std::span<const TileLoan<float>> loans);

}  // namespace scarp
