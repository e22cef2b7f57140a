#pragma once

#include <string>

#include "core/base/Result.h"
#include "core/terrain/Terrain.h"

namespace scarp {

/// Checks that a terrain can be written as an SRTM tile (.hgt): 1201 × 1201 or 3601 × 3601 samples over one
/// whole degree of EPSG:4326, in a file whose name is the south-western corner, "N47E007.hgt". The error is
/// the reason alone, with the way to such a terrain.
[[nodiscard]] Result<void> checkSrtmTile(const Terrain& terrain, const std::string& path);

}  // namespace scarp
