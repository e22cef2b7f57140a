#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/base/GridRect.h"
#include "core/terrain/HeightPyramid.h"

namespace scarp {

// The nodes of a HeightPyramid in pieces of 16 × 16, so that a save writes those that changed.

inline constexpr int kChunkNodes = 16;  ///< Along a side.

/// How many pieces a tier has.
[[nodiscard]] int chunkCount(const HeightPyramid& pyramid, std::size_t tier);
/// The pieces, in order, that have to be kept: all others are of level ground.
[[nodiscard]] std::vector<int> madeChunks(const HeightPyramid& pyramid, std::size_t tier);
/// By tier the pieces, in order, that lie over tiles of the raster that the pyramid is of. They are among
/// those that a save keeps.
[[nodiscard]] std::vector<std::vector<int>> chunksUnder(const HeightPyramid& pyramid,
                                                        const HeightRaster& heights);
/// The nodes of a piece.
[[nodiscard]] GridRect chunkRect(const HeightPyramid& pyramid, std::size_t tier, int chunk);
/// Its nodes, row by row: first their ranges (lowest and highest, float32), then their children's highest,
/// then lowest, 64 bytes a node.
[[nodiscard]] std::vector<std::byte> chunkBytes(const HeightPyramid& pyramid, std::size_t tier, int chunk);
/// Puts them back; false where they are not as many, or of heights out of range.
[[nodiscard]] bool restoreChunk(HeightPyramid& pyramid, std::size_t tier, int chunk,
                                std::span<const std::byte> bytes);

/// Through zstd, and back; nothing where the bytes are damaged or unpack to more than `most`.
[[nodiscard]] std::vector<std::byte> squeezed(std::span<const std::byte> bytes);
[[nodiscard]] std::vector<std::byte> unsqueezed(std::span<const std::byte> bytes, std::size_t most);

}  // namespace scarp
