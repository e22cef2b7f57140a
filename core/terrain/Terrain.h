#pragma once

#include "core/terrain/GeoReference.h"
#include "core/terrain/GridFrame.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// Heights with their frame and place in the world. A value, cheap to copy: a snapshot shares its
/// tiles with the terrain that it was taken of. heights has frame.columns × frame.rows samples, metres;
/// NaN is a hole.
struct Terrain {
  GridFrame frame;
  GeoReference georeference;
  HeightRaster heights;
};

}  // namespace scarp
