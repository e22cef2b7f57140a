#pragma once

#include "core/terrain/TiledRaster.h"

namespace scarp {

/// The smallest rectangle that holds all samples whose weight is above 0; empty where there are none. Plain
/// tiles cost nothing. Several threads.
[[nodiscard]] GridRect boundsOf(const MaskRaster& mask);

/// The smallest rectangle that holds all samples whose weight is another than this.
[[nodiscard]] GridRect boundsOfOther(const MaskRaster& mask, float weight);

/// Whether nothing is selected.
[[nodiscard]] bool selectsNothing(const MaskRaster& mask);

}  // namespace scarp
