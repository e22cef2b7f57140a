#include "core/document/TilePack.h"

#include <xxhash.h>
#include <zstd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstring>

#include "core/base/Parallel.h"

namespace scarp {

namespace {

using Tile = HeightRaster::Tile;

constexpr std::size_t kSide = HeightRaster::tileSize;
constexpr std::size_t kSamples = kSide * kSide;
using Words = std::array<std::uint32_t, kSamples>;
using Planes = std::array<unsigned char, 4 * kSamples>;

/// Higher levels of zstd give a few hundredths more and take twice the time.
constexpr int kLevel = 1;

/// Small numbers of either sign to small ones without sign, and back.
std::uint32_t folded(std::uint32_t difference) { return (difference << 1) ^ (0U - (difference >> 31)); }
std::uint32_t unfolded(std::uint32_t word) { return (word >> 1) ^ (0U - (word & 1U)); }

void subtract(Words& words, const Tile& base) {
  Words other;
  std::memcpy(other.data(), base.data(), sizeof other);
  for (std::size_t i = 0; i < kSamples; ++i) words[i] -= other[i];
}

/// Each sample less the one above, then less what that left of the one before; written by byte planes.
void toPlanes(const Words& words, Planes& planes) {
  std::array<std::uint32_t, kSide + 1> down{};
  for (std::size_t row = 0; row < kSide; ++row) {
    const std::uint32_t* at = words.data() + row * kSide;
    const std::uint32_t* above = row == 0 ? at : at - kSide;
    for (std::size_t i = 0; i < kSide; ++i) down[i + 1] = row == 0 ? at[i] : at[i] - above[i];
    for (std::size_t i = 0; i < kSide; ++i) {
      const std::uint32_t word = folded(down[i + 1] - down[i]);
      for (std::size_t plane = 0; plane < 4; ++plane)
        planes[plane * kSamples + row * kSide + i] = static_cast<unsigned char>(word >> (8 * plane));
    }
  }
}

bool isZero(const unsigned char* bytes) {
  std::array<std::uint64_t, kSide / sizeof(std::uint64_t)> words;
  std::memcpy(words.data(), bytes, sizeof words);
  std::uint64_t any = 0;
  for (const std::uint64_t word : words) any |= word;
  return any == 0;
}

/// base: added to it; null for none. Where the tile is not the base, within its columns and rows.
GridRect fromPlanes(const Planes& planes, const Tile* base, Tile& tile) {
  using Row = std::array<std::uint32_t, kSide>;
  Row above{}, is{}, under{}, touched{};
  bool plain = true;  // Nothing is to be added to this row.
  GridRect changed;
  for (std::size_t row = 0; row < kSide; ++row) {
    const unsigned char* const byte = planes.data() + row * kSide;
    // Rows that a brush has not reached.
    const bool same = isZero(byte) && isZero(byte + kSamples) && isZero(byte + 2 * kSamples) && isZero(byte + 3 * kSamples);
    if (!same) {
      for (std::size_t i = 0; i < kSide; ++i)
        is[i] = unfolded(std::uint32_t{byte[i]} | std::uint32_t{byte[kSamples + i]} << 8 |
                         std::uint32_t{byte[2 * kSamples + i]} << 16 | std::uint32_t{byte[3 * kSamples + i]} << 24);
      for (std::size_t i = 1; i < kSide; ++i) is[i] += is[i - 1];
      std::uint32_t any = 0;
      for (std::size_t i = 0; i < kSide; ++i) {
        above[i] += is[i];
        touched[i] |= above[i];
        any |= above[i];
      }
      plain = any == 0;
    }
    if (!plain) {
      const int at = static_cast<int>(row);
      changed = changed.united({0, at, static_cast<int>(kSide), at + 1});
    }
    if (base && plain) {
      std::memcpy(tile.data() + row * kSide, base->data() + row * kSide, sizeof(Row));
      continue;
    }
    if (base) std::memcpy(under.data(), base->data() + row * kSide, sizeof under);
    for (std::size_t i = 0; i < kSide; ++i) is[i] = above[i] + under[i];
    std::memcpy(tile.data() + row * kSide, is.data(), sizeof is);
  }
  const auto first = std::ranges::find_if(touched, [](std::uint32_t bits) { return bits != 0; });
  while (changed.column1 > 0 && touched[static_cast<std::size_t>(changed.column1 - 1)] == 0) --changed.column1;
  if (!changed.empty()) changed.column0 = static_cast<int>(first - touched.begin());
  return changed;
}

struct FreeContext {
  void operator()(ZSTD_CCtx* context) const { ZSTD_freeCCtx(context); }
  void operator()(ZSTD_DCtx* context) const { ZSTD_freeDCtx(context); }
};

/// A thread's own: to make one takes longer than to pack or unpack a tile.
ZSTD_CCtx* packingContext() {
  thread_local std::unique_ptr<ZSTD_CCtx, FreeContext> context;
  if (!context) {
    context.reset(ZSTD_createCCtx());
    if (!context) throw std::bad_alloc();
    ZSTD_CCtx_setParameter(context.get(), ZSTD_c_compressionLevel, kLevel);
    ZSTD_CCtx_setParameter(context.get(), ZSTD_c_checksumFlag, 1);
  }
  return context.get();
}
ZSTD_DCtx* unpackingContext() {
  thread_local std::unique_ptr<ZSTD_DCtx, FreeContext> context;
  if (!context) context.reset(ZSTD_createDCtx());
  if (!context) throw std::bad_alloc();
  return context.get();
}

TileOnBase unpackTile(std::span<const std::byte> packed, const Tile* base) {
  Planes planes;
  if (ZSTD_decompressDCtx(unpackingContext(), planes.data(), planes.size(), packed.data(), packed.size()) !=
      planes.size())
    return {};
  auto tile = makeInLargePages<Tile>();
  const GridRect changed = fromPlanes(planes, base, *tile);
  return {std::move(tile), changed};
}

}  // namespace

std::vector<TilePair> tilePairs(const RecordTiles& tiles, const RecordTiles& bases) {
  std::vector<TilePair> pairs;
  for (const auto& [raster, set] : tiles) {
    const auto under = bases.find(raster);
    for (const auto& [slot, tile] : set) {
      TilePair& pair = pairs.emplace_back(TilePair{{raster, slot}, tile, nullptr});
      if (under == bases.end()) continue;
      if (const auto base = under->second.find(slot); base != under->second.end()) pair.base = base->second;
    }
  }
  return pairs;
}

std::uint64_t tileCheck(const Tile& tile) { return XXH3_64bits(tile.data(), sizeof tile); }

std::optional<PackedTiles> packTiles(std::span<const TilePair> tiles, const std::stop_token& stop) {
  ZSTD_CCtx* const context = packingContext();
  PackedTiles packed;
  packed.directory.reserve(tiles.size());
  std::vector<std::byte> room(ZSTD_compressBound(sizeof(Planes)));
  const auto words = std::make_unique<Words>();
  const auto planes = std::make_unique<Planes>();
  for (const TilePair& pair : tiles) {
    if (stop.stop_requested()) return std::nullopt;
    PackedTile& place = packed.directory.emplace_back();
    place.key = pair.key;
    place.offset = packed.bytes.size();
    if (!pair.tile) continue;
    place.check = tileCheck(*pair.tile);
    place.form = pair.base ? PackedTile::Form::OnBase : PackedTile::Form::Alone;
    std::memcpy(words->data(), pair.tile->data(), sizeof(Words));
    if (pair.base) subtract(*words, *pair.base);
    toPlanes(*words, *planes);
    const std::size_t bytes =
        ZSTD_compress2(context, room.data(), room.size(), planes->data(), planes->size());
    EXPECTS(!ZSTD_isError(bytes));
    place.bytes = static_cast<std::uint32_t>(bytes);
    packed.bytes.insert(packed.bytes.end(), room.begin(), room.begin() + static_cast<std::ptrdiff_t>(bytes));
  }
  packed.bytes.shrink_to_fit();
  return packed;
}

TileOnBase unpackOnBase(std::span<const std::byte> bytes, const Tile& base, std::uint64_t check) {
  TileOnBase unpacked = unpackTile(bytes, &base);
  return unpacked.tile && tileCheck(*unpacked.tile) == check ? unpacked : TileOnBase{};
}

Result<std::vector<TilePair>> unpackTiles(std::span<const PackedTile> directory,
                                          std::span<const std::byte> bytes, const PresentTile& present) {
  const Error broken = Error{"the undo history on disk was changed or damaged by something else"};
  std::vector<TilePair> tiles(directory.size());
  for (std::size_t i = 0; i < directory.size(); ++i) {
    tiles[i].key = directory[i].key;
    if (directory[i].form == PackedTile::Form::OnBase) {
      tiles[i].base = present(directory[i].key);
      if (!tiles[i].base) return broken;
    }
    if (directory[i].offset > bytes.size() || directory[i].bytes > bytes.size() - directory[i].offset)
      return broken;
  }
  std::atomic<bool> good = true;
  parallelFor(directory.size(), [&](std::size_t i) {
    if (directory[i].form == PackedTile::Form::Empty) return;
    tiles[i].tile = unpackTile(bytes.subspan(directory[i].offset, directory[i].bytes), tiles[i].base.get()).tile;
    if (!tiles[i].tile || tileCheck(*tiles[i].tile) != directory[i].check) good = false;
  });
  if (!good) return broken;
  return tiles;
}

}  // namespace scarp
