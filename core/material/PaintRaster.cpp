#include "core/material/PaintRaster.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "core/material/RuleRows.h"
#include "core/memory/LargePages.h"

namespace scarp {

namespace {

std::size_t offsetInPaint(int column, int row) {
  return static_cast<std::size_t>(row % kPaintSide) * kPaintSide +
         static_cast<std::size_t>(column % kPaintSide);
}

/// Calls run(slot, offset in the tile, place in the rectangle, bytes) for each row of each tile.
template <class F>
void forEachRun(const HeightRaster& paint, const GridRect& samples, F&& run) {
  for (int row = samples.row0; row < samples.row1; ++row)
    for (int column = samples.column0; column < samples.column1;) {
      const int end = std::min(samples.column1, (column / kPaintSide + 1) * kPaintSide);
      run(paint.tileIndex(column / kPaintSide, row / kPaintSide), offsetInPaint(column, row),
          static_cast<std::size_t>(row - samples.row0) * samples.width() + (column - samples.column0),
          static_cast<std::size_t>(end - column));
      column = end;
    }
}

const std::byte* bytesOf(const HeightRaster::Tile& tile) { return std::as_bytes(std::span(tile)).data(); }
std::byte* bytesOf(HeightRaster::Tile& tile) { return std::as_writable_bytes(std::span(tile)).data(); }

bool isEmpty(const HeightRaster::Tile& tile) {
  return std::ranges::all_of(std::as_bytes(std::span(tile)), [](std::byte b) { return b == std::byte{0}; });
}

GridRect slotsTouching(const GridRect& samples) {
  if (samples.empty()) return {};
  return {samples.column0 / kPaintSide, samples.row0 / kPaintSide, (samples.column1 - 1) / kPaintSide + 1,
          (samples.row1 - 1) / kPaintSide + 1};
}

constexpr int kSide = WeightPlane::side;
using Bytes = std::array<std::uint8_t, WeightPlane::samples>;

}  // namespace

HeightRaster emptyPaint(const GridFrame& frame) {
  return {(frame.columns + 1) / 2, (frame.rows + 1) / 2, 0.0F};
}

GridRect paintSamples(const HeightRaster& paint, int slot, const GridFrame& frame) {
  const int column = slot % paint.tileColumns() * kPaintSide, row = slot / paint.tileColumns() * kPaintSide;
  return GridRect{column, row, column + kPaintSide, row + kPaintSide}.intersected(frame.samples());
}

bool hasPaint(const HeightRaster& paint, const GridRect& samples) {
  const GridRect slots = slotsTouching(samples);
  for (int row = slots.row0; row < slots.row1; ++row)
    for (int column = slots.column0; column < slots.column1; ++column)
      if (paint.holds(paint.tileIndex(column, row))) return true;
  return false;
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
  const GridRect slots = slotsTouching(samples);
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
      if (isEmpty(*tile))
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
  for (int slot = 0; slot < paint.tileCount(); ++slot) {
    if (!paint.holds(slot)) continue;
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
  for (int slot = 0; slot < paint.tileCount(); ++slot) {
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
  struct Plane {
    MaterialId material;
    std::vector<std::uint8_t> bytes;  ///< Paint; then what comes of all.
    const WeightPlane* rule = nullptr;
    bool everywhere = false;  ///< The rules give this material alone.
  };
  const auto area = static_cast<std::size_t>(samples.area());
  std::vector<Plane> planes;
  bool any = false;
  for (const MaterialPaint& one : paint) {
    const auto part = std::ranges::find(rules.parts, one.material, &MaterialTile::Part::material);
    const bool ruled = part != rules.parts.end(), painted = one.raster && hasPaint(*one.raster, samples);
    if (!ruled && !painted) continue;
    Plane& plane = planes.emplace_back();
    plane.material = one.material;
    if (ruled) {
      plane.rule = part->weights.get();
      plane.everywhere = !part->weights;
    }
    plane.bytes.resize(area);
    if (!painted) continue;
    readPaint(*one.raster, samples, plane.bytes);
    any = any || std::ranges::any_of(plane.bytes, [](std::uint8_t b) { return b != 0; });
  }
  if (!any) return rules;

  const int width = samples.width();
  std::vector<Bytes> out(planes.size());
  std::vector<std::vector<std::uint8_t>> ruled(planes.size());
  for (std::size_t k = 0; k < planes.size(); ++k) {
    out[k].fill(0);
    if (planes[k].rule) {
      ruled[k].resize(WeightPlane::samples);
      planes[k].rule->read(ruled[k]);
    }
  }
  using Row = std::array<float, kSide>;
  std::vector<Row> shares(planes.size());
  std::vector<const float*> from;
  std::vector<std::uint8_t*> to(planes.size());
  for (const Row& row : shares) from.push_back(row.data());
  for (int r = 0; r < samples.height(); ++r) {
    const std::size_t inRow = static_cast<std::size_t>(r) * kSide,
                      inBytes = static_cast<std::size_t>(r) * width;
    Row left{}, ground{};
    for (std::size_t k = 0; k < planes.size(); ++k)
      for (int c = 0; c < width; ++c)
        ground[c] += planes[k].everywhere ? 255.0F : planes[k].rule ? ruled[k][inRow + c] : 0.0F;
    for (int c = 0; c < width; ++c) left[c] = ground[c] > 0.0F ? 255.0F : 0.0F;
    for (std::size_t k = 0; k < planes.size(); ++k)
      for (int c = 0; c < width; ++c) {
        const float covered = std::min<float>(planes[k].bytes[inBytes + c], left[c]);
        left[c] -= covered;
        shares[k][c] = covered * (1 << kPartBits);
      }
    // What is left goes to the materials of the rules in proportion, the last of them gets the rest.
    Row rest{}, rules255 = ground;
    for (int c = 0; c < width; ++c) rest[c] = left[c] * (1 << kPartBits);
    for (std::size_t k = 0; k < planes.size(); ++k) {
      if (!planes[k].everywhere && !planes[k].rule) continue;
      for (int c = 0; c < width; ++c) {
        const float rule = planes[k].everywhere ? 255.0F : ruled[k][inRow + c];
        if (rule == 0.0F || rest[c] == 0.0F) continue;
        const float given =
            rule >= rules255[c] ? rest[c] : std::min(rest[c], std::floor(rest[c] * (rule / rules255[c])));
        shares[k][c] += given;
        rest[c] -= given;
        rules255[c] -= rule;
      }
    }
    for (std::size_t k = 0; k < planes.size(); ++k) to[k] = out[k].data() + inRow;
    byteRows(from, to);
  }

  std::vector<MaterialId> materials;
  std::vector<const std::uint8_t*> weights;
  for (std::size_t k = 0; k < planes.size(); ++k) {
    materials.push_back(planes[k].material);
    weights.push_back(out[k].data());
  }
  return materialTile(materials, weights, samples);
}

}  // namespace scarp
