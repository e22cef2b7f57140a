#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/terrain/HeightPyramid.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

// What stands beside a tile of the ground in `content.coarse`, so that a terrain can be opened and seen from afar
// without its tiles: the samples of coarseOf(), and behind them the lowest and the highest of the tile's own samples
// (float32; both not a number where it has only holes). Earlier versions wrote the samples alone.

[[nodiscard]] std::vector<std::byte> outlineOf(const HeightRaster::Tile& tile, int columns, int rows);

/// What is known of a content without its bytes. Plain bytes, as a cache keeps them.
struct TeamOutline {
  std::int64_t cell = 0, id = 0, form = 0;
  std::uint64_t sum = 0;
  std::array<float, 4> far{};  ///< The samples whose row and column kFarStep divides, row by row.
  HeightRange range{0.0F, 0.0F};
  std::uint64_t ranged = 0;  ///< 1 where these are known.
  bool operator==(const TeamOutline&) const = default;
};
static_assert(sizeof(TeamOutline) == 64);

/// Takes the glance out of bytes: the far samples, and what stands behind the coarse ones. Nobody who wrote them is
/// trusted to have written heights.
void addGlance(TeamOutline& outline, std::span<const std::byte> bytes);

/// The coarse samples, those that are no heights as holes; nothing where there are not as many.
[[nodiscard]] std::optional<std::vector<float>> coarseSamples(std::span<const std::byte> coarse);

}  // namespace scarp
