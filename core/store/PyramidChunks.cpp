#include "core/store/PyramidChunks.h"

#include <zstd.h>

#include <algorithm>
#include <cstring>

#include "core/base/Contract.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {

namespace {

using Tier = HeightPyramid::Tier;

constexpr std::size_t kRangeBytes = 2 * sizeof(float), kChildren = sizeof(ChildBytes);

const Tier& tierOf(const HeightPyramid& pyramid, std::size_t tier) { return pyramid.tiers()[tier]; }

}  // namespace

int chunkCount(const HeightPyramid& pyramid, std::size_t tier) {
  const Tier& t = tierOf(pyramid, tier);
  return ((t.columns + kChunkNodes - 1) / kChunkNodes) * ((t.rows + kChunkNodes - 1) / kChunkNodes);
}

GridRect chunkRect(const HeightPyramid& pyramid, std::size_t tier, int chunk) {
  const Tier& t = tierOf(pyramid, tier);
  const int across = (t.columns + kChunkNodes - 1) / kChunkNodes;
  const int column = chunk % across * kChunkNodes, row = chunk / across * kChunkNodes;
  return {column, row, std::min(column + kChunkNodes, t.columns), std::min(row + kChunkNodes, t.rows)};
}

std::vector<std::byte> chunkBytes(const HeightPyramid& pyramid, std::size_t tier, int chunk) {
  const Tier& t = tierOf(pyramid, tier);
  const GridRect rect = chunkRect(pyramid, tier, chunk);
  const auto count = static_cast<std::size_t>(rect.area());
  std::vector<std::byte> bytes(count * (kRangeBytes + 2 * kChildren));
  std::byte* range = bytes.data();
  std::byte* high = range + count * kRangeBytes;
  std::byte* low = high + count * kChildren;
  for (int row = rect.row0; row < rect.row1; ++row)
    for (int column = rect.column0; column < rect.column1; ++column) {
      const std::size_t node = t.at(column, row);
      const float ends[2] = {t.scales[node].range.low, t.scales[node].range.high};
      std::memcpy(range, ends, kRangeBytes);
      std::memcpy(high, t.highest[node].data(), kChildren);
      std::memcpy(low, t.lowest[node].data(), kChildren);
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
      pyramid.restore(tier, tierOf(pyramid, tier).at(column, row), node);
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
