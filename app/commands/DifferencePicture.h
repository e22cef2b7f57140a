#pragma once

#include <QImage>

#include "core/terrain/Terrain.h"

namespace scarp {

/// Ground from above, shaded in grey, with what is higher than before in blue and what is lower in orange, the
/// stronger the more, up to `full` metres; holes that were made or filled in magenta. North is up; one pixel
/// stands for one or more samples, and shows their greatest difference. Contract: rasters of one size.
[[nodiscard]] QImage differencePicture(const Terrain& after, const HeightRaster& differences, double full);

}  // namespace scarp
