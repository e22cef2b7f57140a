#pragma once

#include <cstdint>
#include <string>

namespace scarp {

/// Writes so many ways as OpenStreetMap has them, which meet, reads them, has them shape a terrain (a
/// raster's, or made ground where the path is empty), saves, recovers and reopens it, and compares. Tells how
/// long each took. 0: all is equal.
[[nodiscard]] int tryManyLines(int count, const std::string& terrain, std::uint32_t seed);

}  // namespace scarp
