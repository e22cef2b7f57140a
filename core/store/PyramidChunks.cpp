#include "core/store/PyramidChunks.h"

#include <zstd.h>

#include <algorithm>
#include <cstring>

#include "core/base/Contract.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {

namespace {

constexpr std::size_t kRangeBytes = 2 * sizeof(float), kChildren = sizeof(ChildBytes);

const PyramidTier& tierOf(const HeightPyramid& pyramid, std::size_t tier) { return pyramid.tiers()[tier]; }

int chunksOver(int nodes) { return (nodes - 1) / kChunkNodes + 1; }

}  // namespace

int chunkCount(const HeightPyramid& pyramid, std::size_t tier) {
  const PyramidTier& t = tierOf(pyramid, tier);
  return chunksOver(t.columns()) * chunksOver(t.rows());
}

GridRect chunkRect(const HeightPyramid& pyramid, std::size_t tier, int chunk) {
  const PyramidTier& t = tierOf(pyramid, tier);
  const int across = chunksOver(t.columns());
  const int column = chunk % across * kChunkNodes, row = chunk / across * kChunkNodes;
  return {column, row, std::min(column + kChunkNodes, t.columns()), std::min(row + kChunkNodes, t.rows())};
}

std::vector<int> madeChunks(const HeightPyramid& pyramid, std::size_t tier) {
  const PyramidTier& t = tierOf(pyramid, tier);
  // A chunk may lie over several blocks, as those of tiers of few nodes are small.
  const auto hasBlock = [&](const GridRect& nodes) {
    for (int row = nodes.row0 / t.blockSide(); row <= (nodes.row1 - 1) / t.blockSide(); ++row)
      for (int column = nodes.column0 / t.blockSide(); column <= (nodes.column1 - 1) / t.blockSide();
           ++column)
        if (t.hasBlock(column, row)) return true;
    return false;
  };
  std::vector<int> chunks;
  for (int chunk = 0; chunk < chunkCount(pyramid, tier); ++chunk)
    if (hasBlock(chunkRect(pyramid, tier, chunk))) chunks.push_back(chunk);
  return chunks;
}

std::vector<std::vector<int>> chunksUnder(const HeightPyramid& pyramid, const HeightRaster& heights) {
  std::vector<std::vector<int>> chunks(pyramid.tiers().size());
  heights.forEachHeld(heights.directory(), [&](int slot) {
    // The cells before it may be level all the same.
    const GridRect cells =
        heights.tileRect(slot).intersected({0, 0, heights.columns() - 1, heights.rows() - 1});
    if (cells.empty()) return;
    int span = HeightPyramid::nodeCells * kChunkNodes;
    for (std::size_t tier = 0; tier < chunks.size(); ++tier, span *= HeightPyramid::fanOut) {
      const int across = chunksOver(tierOf(pyramid, tier).columns());
      for (int row = cells.row0 / span; row <= (cells.row1 - 1) / span; ++row)
        for (int column = cells.column0 / span; column <= (cells.column1 - 1) / span; ++column)
          if (const int chunk = row * across + column; chunks[tier].empty() || chunks[tier].back() != chunk)
            chunks[tier].push_back(chunk);
    }
  });
  for (std::vector<int>& one : chunks) {
    std::ranges::sort(one);
    one.erase(std::unique(one.begin(), one.end()), one.end());
  }
  return chunks;
}

std::vector<std::byte> chunkBytes(const HeightPyramid& pyramid, std::size_t tier, int chunk) {
  const PyramidTier& t = tierOf(pyramid, tier);
  const GridRect rect = chunkRect(pyramid, tier, chunk);
  const auto count = static_cast<std::size_t>(rect.area());
  std::vector<std::byte> bytes(count * (kRangeBytes + 2 * kChildren));
  std::byte* range = bytes.data();
  std::byte* high = range + count * kRangeBytes;
  std::byte* low = high + count * kChildren;
  for (int row = rect.row0; row < rect.row1; ++row)
    for (int column = rect.column0; column < rect.column1; ++column) {
      const PyramidNode& node = t.node(column, row);
      const float ends[2] = {node.range.low, node.range.high};
      std::memcpy(range, ends, kRangeBytes);
      std::memcpy(high, node.highest.data(), kChildren);
      std::memcpy(low, node.lowest.data(), kChildren);
      range += kRangeBytes;
      high += kChildren;
      low += kChildren;
    }
  return bytes;
}

bool restoreChunk(HeightPyramid& pyramid, std::size_t tier, int chunk, std::span<const std::byte> bytes) {
  const GridRect rect = chunkRect(pyramid, tier, chunk);
  const auto count = static_cast<std::size_t>(rect.area());
  if (bytes.size() != count * (kRangeBytes + 2 * kChildren)) return false;
  const std::byte* range = bytes.data();
  const std::byte* high = range + count * kRangeBytes;
  const std::byte* low = high + count * kChildren;
  for (int row = rect.row0; row < rect.row1; ++row)
    for (int column = rect.column0; column < rect.column1; ++column) {
      PackedNode node{};
      float ends[2];
      std::memcpy(ends, range, kRangeBytes);
      node.range = {ends[0], ends[1]};
      if (!(node.range.low > node.range.high) && !checkHeights(node.range.low, node.range.high)) return false;
      std::memcpy(node.highest.data(), high, kChildren);
      std::memcpy(node.lowest.data(), low, kChildren);
      pyramid.restore(tier, column, row, node);
      range += kRangeBytes;
      high += kChildren;
      low += kChildren;
    }
  return true;
}

std::vector<std::byte> squeezed(std::span<const std::byte> bytes) {
  std::vector<std::byte> packed(ZSTD_compressBound(bytes.size()));
  const std::size_t size = ZSTD_compress(packed.data(), packed.size(), bytes.data(), bytes.size(), 1);
  EXPECTS(!ZSTD_isError(size));
  packed.resize(size);
  return packed;
}

std::vector<std::byte> unsqueezed(std::span<const std::byte> bytes, std::size_t most) {
  const auto size = ZSTD_getFrameContentSize(bytes.data(), bytes.size());
  if (size > most) return {};  // The library's two errors are the largest numbers.
  std::vector<std::byte> plain(static_cast<std::size_t>(size));
  if (ZSTD_decompress(plain.data(), plain.size(), bytes.data(), bytes.size()) != plain.size()) return {};
  return plain;
}

}  // namespace scarp
