#pragma once

#include "core/terrain/FarGround.h"
#include "core/visibility/SkyView.h"

namespace scarp {

/// skyView() that looks at no sample beyond `near`, which lies around `samples`, and there at far ground
/// instead. Where the settings' distance does not reach beyond `near` it is the same bits.
[[nodiscard]] Result<FractionRaster> skyView(const HeightRaster& heights, const GridFrame& frame,
                                             const SkySettings& settings, const GridRect& samples,
                                             const GridRect& near, const FarGround& far,
                                             const Progress& progress = {});

/// By how much a fraction of it differs at most from what skyView() makes of all samples. `away`: metres from
/// a sample to the nearest one beyond `near`, > 0.
[[nodiscard]] double farSkyError(const FarGround& far, const GridFrame& frame, double away);

}  // namespace scarp
