#pragma once

#include "core/objects/Asset.h"
#include "core/terrain/Terrain.h"

namespace scarp {

/// The heights of a terrain, level under an object's footprint: the rectangle that holds its model from
/// above, turned and scaled with it, at the height of the ground under the object itself. Around it the
/// ground comes back by a smoothstep within half the rectangle's shorter side, or two cells where those are
/// more. A mask (0…1 a sample; null: everywhere) says how far ground is changed. Holes stay, and without
/// ground under the object itself nothing is levelled; tiles that do not change are shared. Same bits for any
/// number of threads. Contract: finite numbers, scale > 0.
[[nodiscard]] HeightRaster levelledUnder(const Object& object, const AssetTable& assets,
                                         const Terrain& terrain, const MaskRaster* mask);

}  // namespace scarp
