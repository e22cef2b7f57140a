#pragma once

#include "core/line/LineDesign.h"
#include "core/line/LinePieces.h"

namespace scarp {

/// Chooses, for each edge of a design, how its side slopes reach the terrain, from the terrain outside of the
/// edge, at right angles to it. A slope of the run that the settings ask for where that meets the terrain;
/// else one of half the run; else a wall. Beyond the place at which a slope meets the terrain, with a margin,
/// it continues as a wall, so that it does not fill or cut other terrain further out. Reads the terrain
/// within reachOf() of the line. Contract: the line is not of an earlier alignment.
void chooseBanks(LineDesign& design, const HeightRaster& ground, const GridFrame& frame);

/// The profile of a side slope. run: metres for each metre of rise that the settings ask for.
[[nodiscard]] pieces::SlopeProfile bankProfile(const LineBank& bank, double run);

/// Metres of run for each metre of rise of walls.
inline constexpr double kWallRun = 0.1;

}  // namespace scarp
