#pragma once

#include <span>

#include "core/brush/DabWork.h"

namespace scarp {

/// The samples that a dab may change; clipped to the terrain, empty where it misses.
[[nodiscard]] GridRect dabRect(const Dab& dab, const GridFrame& frame);

/// Whether a dab may change any of a rectangle of samples; not empty.
[[nodiscard]] bool dabReaches(const Dab& dab, const GridFrame& frame, const GridRect& samples);

/// Applies a dab to tiles lent for writing, in parallel; the same bits for any number of threads. The
/// loans together cover what of dabRect the dab reaches and are the tiles now in `heights`, so that brushes
/// which look at their surroundings first copy what they read. settings are valid. rests: beside the loans,
/// one each, or none.
void applyDab(const Dab& dab, const BrushSettings& settings, const StrokeGround& ground,
              const GridFrame& frame, const HeightRaster& heights, std::span<const TileLoan<float>> loans,
              std::span<const TileLoan<float>> rests = {});

}  // namespace scarp
