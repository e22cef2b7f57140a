#pragma once

#include "core/base/Message.h"
#include "core/base/Progress.h"
#include "core/io/SampleSource.h"

namespace scarp {

/// Which of several bands, or what of the colours, most probably are the heights, and why.
struct BandGuess {
  BandUse use;
  Message reason;
};

/// Of a raster that is undecided, or whose colours differ. Colours are Terrarium or Mapbox heights where
/// these lie on earth and the lowest digits run through all steps as they do nowhere in a picture; a band is
/// the one that is called elevation or the like. Chooses bands of the source. An error is the source's.
[[nodiscard]] Result<BandGuess> guessBands(SampleSource& source, int gridColumns, int gridRows,
                                           const Progress& progress);

}  // namespace scarp
