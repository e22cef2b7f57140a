#include "core/material/PaintRaster.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <optional>
#include <set>

#include "core/base/Parallel.h"
#include "core/material/PaintRows.h"
#include "core/material/RuleRows.h"
#include "core/memory/LargePages.h"
#include "core/memory/Scratch.h"
#include "core/terrain/HeldSlots.h"

namespace scarp {

namespace {

/// Calls run(slot, offset in the tile, place in the rectangle, bytes) for each row of each tile.
template <class F>
void forEachRun(const HeightRaster& paint, const GridRect& samples, F&& run) {
  for (int row = samples.row0; row < samples.row1; ++row)
    for (int column = samples.column0; column < samples.column1;) {
      const int end = std::min(samples.column1, (column / kPaintSide + 1) * kPaintSide);
      run(paint.tileIndex(column / kPaintSide, row / kPaintSide), paintOffset(column, row),
          static_cast<std::size_t>(row - samples.row0) * samples.width() + (column - samples.column0),
          static_cast<std::size_t>(end - column));
      column = end;
    }
}

const std::byte* bytesOf(const HeightRaster::Tile& tile) { return std::as_bytes(std::span(tile)).data(); }
std::byte* bytesOf(HeightRaster::Tile& tile) { return std::as_writable_bytes(std::span(tile)).data(); }

constexpr int kSide = WeightPlane::side;

}  // namespace

bool holdsNoPaint(const HeightRaster::Tile& tile) {
  const auto bytes = std::as_bytes(std::span(tile));
  return bytes[0] == std::byte{0} && std::memcmp(bytes.data(), bytes.data() + 1, bytes.size() - 1) == 0;
}

GridRect paintSlots(const GridRect& samples) {
  if (samples.empty()) return {};
  return {samples.column0 / kPaintSide, samples.row0 / kPaintSide, (samples.column1 - 1) / kPaintSide + 1,
          (samples.row1 - 1) / kPaintSide + 1};
}

HeightRaster emptyPaint(const GridFrame& frame) {
  return {(frame.columns + 1) / 2, (frame.rows + 1) / 2, 0.0F};
}

GridRect paintSamples(const HeightRaster& paint, int slot, const GridFrame& frame) {
  const int column = slot % paint.tileColumns() * kPaintSide, row = slot / paint.tileColumns() * kPaintSide;
  return GridRect{column, row, column + kPaintSide, row + kPaintSide}.intersected(frame.samples());
}

std::vector<int> paintSlotsUnder(const MaskRaster& mask, const HeightRaster& paint) {
  if (mask.fill() != 0.0F) return allSlots(paint);
  std::vector<int> slots;
  mask.forEachHeld(mask.directory(), [&](int tile) {
    const GridRect under = paintSlots(mask.tileRect(tile));
    for (int row = under.row0; row < under.row1; ++row)
      for (int column = under.column0; column < under.column1; ++column)
        slots.push_back(paint.tileIndex(column, row));
  });
  std::ranges::sort(slots);
  slots.erase(std::unique(slots.begin(), slots.end()), slots.end());
  return slots;
}

void readPaint(const HeightRaster& paint, const GridRect& samples, std::span<std::uint8_t> out) {
  EXPECTS(static_cast<long long>(out.size()) >= samples.area());
  forEachRun(paint, samples, [&](int slot, std::size_t offset, std::size_t to, std::size_t count) {
    if (const auto& tile = paint.tile(slot))
      std::memcpy(out.data() + to, bytesOf(*tile) + offset, count);
    else
      std::memset(out.data() + to, 0, count);
  });
}

HeightRaster withPaint(const HeightRaster& paint, const GridRect& samples, std::span<const std::uint8_t> in) {
  EXPECTS(static_cast<long long>(in.size()) >= samples.area());
  HeightRaster painted = paint;
  const GridRect slots = paintSlots(samples);
  for (int tr = slots.row0; tr < slots.row1; ++tr)
    for (int tc = slots.column0; tc < slots.column1; ++tc) {
      const int slot = paint.tileIndex(tc, tr);
      const GridRect part =
          GridRect{tc * kPaintSide, tr * kPaintSide, (tc + 1) * kPaintSide, (tr + 1) * kPaintSide}
              .intersected(samples);
      auto tile = paint.copyOfTile(slot);
      forEachRun(paint, part, [&](int, std::size_t offset, std::size_t from, std::size_t count) {
        const auto row = from / static_cast<std::size_t>(part.width());
        const std::size_t at = (static_cast<std::size_t>(part.row0 - samples.row0) + row) * samples.width() +
                               static_cast<std::size_t>(part.column0 - samples.column0);
        std::memcpy(bytesOf(*tile) + offset, in.data() + at, count);
      });
      if (holdsNoPaint(*tile))
        painted.exchangeTile(slot, nullptr);
      else
        painted.exchangeTile(slot, std::move(tile));
    }
  return painted;
}

MaskRaster paintAsMask(const HeightRaster& paint, const GridFrame& frame) {
  MaskRaster mask(frame.columns, frame.rows, 0.0F);
  std::vector<std::uint8_t> bytes;
  std::vector<float> weights;
  for (const int slot : paint.heldSlots()) {
    const GridRect samples = paintSamples(paint, slot, frame);
    bytes.resize(static_cast<std::size_t>(samples.area()));
    readPaint(paint, samples, bytes);
    weights.resize(bytes.size());
    std::ranges::transform(bytes, weights.begin(),
                           [](std::uint8_t b) { return static_cast<float>(b) / 255.0F; });
    mask.write(samples, weights);
  }
  return mask;
}

HeightRaster maskAsPaint(const MaskRaster& mask, const GridFrame& frame) {
  HeightRaster paint = emptyPaint(frame);
  std::vector<std::uint8_t> bytes;
  std::vector<float> weights;
  for (const int slot : paintSlotsUnder(mask, paint)) {
    const GridRect samples = paintSamples(paint, slot, frame);
    weights.resize(static_cast<std::size_t>(samples.area()));
    mask.read(samples, weights);
    bytes.resize(weights.size());
    std::ranges::transform(weights, bytes.begin(), [](float w) {
      return static_cast<std::uint8_t>(std::clamp(w, 0.0F, 1.0F) * 255.0F + 0.5F);
    });
    if (std::ranges::any_of(bytes, [](std::uint8_t b) { return b != 0; }))
      paint = withPaint(paint, samples, bytes);
  }
  return paint;
}

MaterialTile paintedTile(const MaterialTile& rules, std::span<const MaterialPaint> paint,
                         const GridRect& samples) {
  if (rules.parts.empty()) return rules;
  // A tile of a map lies within one of paint.
  const auto painted = [&](const MaterialPaint& one) {
    const GridRect slots = paintSlots(samples);
    return one.raster ? one.raster->tile(one.raster->tileIndex(slots.column0, slots.row0)) : nullptr;
  };
  const auto rowOf = [&](const HeightRaster::TilePtr& tile, int row) {
    return paintBytes(*tile) + paintOffset(samples.column0, samples.row0 + row);
  };
  const auto anyIn = [&](const HeightRaster::TilePtr& tile) {
    for (int row = 0; tile && row < samples.height(); ++row)
      if (anyPaint(rowOf(tile, row), kSide)) return true;
    return false;
  };
  if (std::ranges::none_of(paint, [&](const MaterialPaint& one) { return anyIn(painted(one)); }))
    return rules;

  struct Plane {
    MaterialId material;
    HeightRaster::TilePtr paint;                     ///< Null: none.
    std::optional<ScratchArray<std::uint8_t>> rule;  ///< Of the tile.
    bool everywhere = false;                         ///< The rules give this material alone.
    ScratchArray<std::uint8_t> out{WeightPlane::samples};
    ScratchArray<float> share{kSide};
  };
  std::vector<Plane> planes;
  planes.reserve(paint.size());
  for (const MaterialPaint& one : paint) {
    const auto part = std::ranges::find(rules.parts, one.material, &MaterialTile::Part::material);
    const bool ruled = part != rules.parts.end();
    HeightRaster::TilePtr tile = painted(one);
    if (!ruled && !tile) continue;
    Plane& plane = planes.emplace_back();
    plane.material = one.material;
    plane.paint = std::move(tile);
    plane.everywhere = ruled && !part->weights;
    if (ruled && part->weights) {
      plane.rule.emplace(std::size_t{WeightPlane::samples});
      part->weights->read({plane.rule->data(), WeightPlane::samples});
    }
  }

  std::array<std::uint8_t, kSide> all{};
  std::fill_n(all.begin(), samples.width(), std::uint8_t{255});
  std::vector<PaintedBytes> from;
  std::vector<float*> shares;
  std::vector<const float*> rounded;
  std::vector<std::uint8_t*> to;
  for (int row = 0; row < kSide; ++row) {
    const std::size_t at = HeightRaster::offsetIn(0, row);
    from.clear(), shares.clear(), rounded.clear(), to.clear();
    bool any = false;
    for (Plane& plane : planes) {
      const std::uint8_t* rule = plane.everywhere ? all.data()
                                 : plane.rule     ? plane.rule->data() + at
                                                  : nullptr;
      const std::uint8_t* laid = plane.paint ? rowOf(plane.paint, row) : nullptr;
      std::uint8_t* const out = plane.out.data() + at;
      const bool inside = row < samples.height();
      if (!inside || (laid && !anyPaint(laid, kSide))) laid = nullptr;
      if (!inside || (rule && !anyPaint(rule, kSide))) rule = nullptr;
      any = any || laid;
      if (!laid && !rule) {
        std::fill_n(out, kSide, std::uint8_t{0});
        continue;
      }
      // Of a row without paint these are what it becomes.
      if (rule) std::copy_n(rule, kSide, out);
      from.push_back({laid, rule});
      shares.push_back(plane.share.data());
      rounded.push_back(plane.share.data());
      to.push_back(out);
    }
    if (!any) continue;
    paintedRow(from, shares);
    byteRows(rounded, to);
  }

  std::vector<MaterialId> materials;
  std::vector<const std::uint8_t*> weights;
  for (const Plane& plane : planes) {
    materials.push_back(plane.material);
    weights.push_back(plane.out.data());
  }
  return materialTile(materials, weights, samples);
}

bool layPaint(std::span<const MaterialPaint> paint, const MaterialMap& rules, MaterialMap& map,
              std::span<const GridRect> samples, const Progress& progress) {
  std::set<int> touched;
  for (const GridRect& rect : samples) {
    const GridRect tiles = rules.tilesTouching(rect);
    for (int row = tiles.row0; row < tiles.row1; ++row)
      for (int column = tiles.column0; column < tiles.column1; ++column)
        touched.insert(rules.tileIndex(column, row));
  }
  const std::vector<int> tiles(touched.begin(), touched.end());
  return parallelFor(tiles.size(), progress, [&](std::size_t i) {
    map.tile(tiles[i]) = paintedTile(rules.tile(tiles[i]), paint, rules.tileRect(tiles[i]));
  });
}

}  // namespace scarp
