#pragma once

#include "core/terrain/HeightPlane.h"

namespace scarp {

/// For heights that were stored as whole numbers: how far, in samples over ground of the same number, each is
/// from ground of a lower and of a higher one. Infinite where a terrace has no such side, NaN in holes.
struct TerraceWays {
  HeightPlane down, up;
};

/// Heights that differ by less than half a quantum are of the same number. Chamfer distances (Borgefors
/// 1986), in sweeps until they change no more, 32 at most. One thread. Nothing where `progress` says stop.
[[nodiscard]] std::optional<TerraceWays> terraceWays(const HeightPlane& heights, double quantum,
                                                     const Progress& progress = {});

}  // namespace scarp
