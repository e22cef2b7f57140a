#include "core/material/MaterialMap.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "core/base/Contract.h"

namespace scarp {

WeightPlane::WeightPlane(std::span<const std::uint8_t> weights) {
  EXPECTS(weights.size() == samples);
  constexpr std::uint64_t kAll = ~std::uint64_t{0};
  std::array<std::uint8_t, samples> packed;
  std::size_t count = 0;
  for (int block = 0; block < kAcross * kAcross; ++block) {
    const std::uint8_t* const from =
        &weights[static_cast<std::size_t>(block / kAcross * kBlock * side + block % kAcross * kBlock)];
    std::array<std::uint64_t, kBlock> rows;
    std::uint64_t any = 0, all = kAll;
    for (int r = 0; r < kBlock; ++r) {
      std::memcpy(&rows[r], from + r * side, kBlock);
      any |= rows[r];
      all &= rows[r];
    }
    const std::uint64_t bit = std::uint64_t{1} << (block % 64);
    if (all == kAll) {
      isFull_[block / 64] |= bit;
    } else if (any != 0) {
      isMixed_[block / 64] |= bit;
      std::memcpy(&packed[count], rows.data(), sizeof rows);
      count += sizeof rows;
    }
  }
  mixed_.assign(packed.begin(), packed.begin() + static_cast<std::ptrdiff_t>(count));
}

std::uint8_t WeightPlane::at(int column, int row) const {
  const int block = row / kBlock * kAcross + column / kBlock;
  if (!has(isMixed_, block)) return has(isFull_, block) ? 255 : 0;
  const int word = block / 64;
  int before = std::popcount(isMixed_[word] & ((std::uint64_t{1} << (block % 64)) - 1));
  for (int i = 0; i < word; ++i) before += std::popcount(isMixed_[i]);
  return mixed_[static_cast<std::size_t>(before * kBlock * kBlock + row % kBlock * kBlock + column % kBlock)];
}

void WeightPlane::read(std::span<std::uint8_t> out) const {
  EXPECTS(out.size() >= samples);
  const std::uint8_t* from = mixed_.data();
  for (int block = 0; block < kAcross * kAcross; ++block) {
    std::uint8_t* const to =
        &out[static_cast<std::size_t>(block / kAcross * kBlock * side + block % kAcross * kBlock)];
    const bool mixed = has(isMixed_, block);
    for (int r = 0; r < kBlock; ++r) {
      if (mixed)
        std::memcpy(to + r * side, from + r * kBlock, kBlock);
      else
        std::memset(to + r * side, has(isFull_, block) ? 255 : 0, kBlock);
    }
    if (mixed) from += kBlock * kBlock;
  }
}

namespace {

bool isAll(const std::uint8_t* bytes, std::size_t count, std::uint8_t value) {
  return count == 0 || (bytes[0] == value && std::memcmp(bytes, bytes + 1, count - 1) == 0);
}

bool isFull(const std::uint8_t* plane, const GridRect& rect) {
  for (int row = 0; row < rect.height(); ++row)
    if (!isAll(plane + HeightRaster::offsetIn(0, row), static_cast<std::size_t>(rect.width()), 255))
      return false;
  return true;
}

}  // namespace

MaterialTile materialTile(std::span<const MaterialId> materials, std::span<const std::uint8_t* const> planes,
                          const GridRect& rect) {
  MaterialTile made;
  for (std::size_t place = 0; place < planes.size(); ++place) {
    const std::uint8_t* const plane = planes[place];
    if (!plane || isAll(plane, WeightPlane::samples, 0)) continue;
    made.parts.push_back({materials[place], nullptr});
    if (!isFull(plane, rect))
      made.parts.back().weights = std::make_shared<const WeightPlane>(std::span(plane, WeightPlane::samples));
  }
  std::ranges::sort(made.parts, {}, &MaterialTile::Part::material);
  return made;
}

std::uint8_t MaterialMap::weight(MaterialId material, int column, int row) const {
  constexpr int kTile = WeightPlane::side;
  static_assert(kTile == TiledRaster<std::uint8_t>::tileSize);
  for (const MaterialTile::Part& part : tile(tileIndex(column / kTile, row / kTile)).parts)
    if (part.material == material)
      return part.weights ? part.weights->at(column % kTile, row % kTile) : std::uint8_t{255};
  return 0;
}

std::size_t MaterialMap::bytes() const {
  std::size_t bytes = tiles_.size() * sizeof(MaterialTile);
  for (const MaterialTile& tile : tiles_)
    for (const MaterialTile::Part& part : tile.parts)
      bytes += sizeof part + (part.weights ? part.weights->bytes() : 0);
  return bytes;
}

void MaterialMap::read(MaterialId material, const GridRect& samples, std::span<std::uint8_t> out) const {
  EXPECTS(samples.intersected(rect()) == samples && static_cast<long long>(out.size()) >= samples.area());
  const GridRect touched = tilesTouching(samples);
  std::vector<std::uint8_t> plane(WeightPlane::samples);
  for (int tileRow = touched.row0; tileRow < touched.row1; ++tileRow)
    for (int tileColumn = touched.column0; tileColumn < touched.column1; ++tileColumn) {
      const int index = tileIndex(tileColumn, tileRow);
      const GridRect whole = tileRect(index), part = whole.intersected(samples);
      const auto& parts = tile(index).parts;
      const auto found = std::ranges::find(parts, material, &MaterialTile::Part::material);
      if (found != parts.end() && found->weights) found->weights->read(plane);
      for (int row = part.row0; row < part.row1; ++row) {
        auto* const to = out.data() + static_cast<std::size_t>(row - samples.row0) * samples.width() +
                         (part.column0 - samples.column0);
        const auto count = static_cast<std::size_t>(part.width());
        if (found == parts.end())
          std::fill_n(to, count, std::uint8_t{0});
        else if (!found->weights)
          std::fill_n(to, count, std::uint8_t{255});
        else
          std::copy_n(plane.data() + static_cast<std::size_t>(row - whole.row0) * WeightPlane::side +
                          (part.column0 - whole.column0),
                      count, to);
      }
    }
}

}  // namespace scarp
