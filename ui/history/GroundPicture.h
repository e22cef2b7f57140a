#pragma once

#include <QImage>

#include "core/terrain/GridFrame.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// A part of the ground with a little about it as a shaded relief, north up, in the proportions of the
/// picture. Holes and what lies beyond the map are clear. Costs what the picture has of pixels, however large
/// the part. Pure.
[[nodiscard]] QImage groundPicture(const HeightRaster& heights, const GridFrame& frame, const GridRect& part,
                                   QSize pixels);

}  // namespace scarp
