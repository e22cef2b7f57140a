#pragma once

#include <optional>

#include "core/base/Progress.h"
#include "core/terrain/GridFrame.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// How much ground drains through each sample, its own dx·dy included, m²; NaN in holes. Pools are flooded to
/// their outlets (Barnes, Lehman & Mulla 2014), and water leaves at the terrain's border and beside holes. It
/// goes to all lower neighbours of eight, to each by the fourth power of the slope (Holmgren 1994), which
/// lies between one direction (O'Callaghan & Mark 1984) and spreading evenly down a hillside; where none is
/// lower, in pools and on level ground, back the way that the flood came. Nothing where `progress` says stop.
/// The same bits for any number of threads. Working memory: some 16 bytes a sample.
[[nodiscard]] std::optional<HeightRaster> drainageArea(const HeightRaster& heights, const GridFrame& frame,
                                                       const Progress& progress = {});

}  // namespace scarp
