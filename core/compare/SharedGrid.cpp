#include "core/compare/SharedGrid.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <optional>
#include <utility>
#include <vector>

#include "core/memory/LargePages.h"

namespace scarp {

namespace {

Message sizeInWords(const GridFrame& frame) { return Message("%1 x %2", frame.columns, frame.rows); }

bool sameCells(const GridFrame& a, const GridFrame& b) {
  constexpr double kRelative = 1e-9;  // What a file's text or single precision may lose is less than a sample.
  return std::abs(a.dx - b.dx) <= kRelative * a.dx && std::abs(a.dy - b.dy) <= kRelative * a.dy;
}

/// Where the first sample of one terrain stands among those of another, in samples; nothing where that is
/// between them.
std::optional<std::pair<int, int>> offsetBetween(const Terrain& before, const Terrain& after) {
  const Vec2 first = toWorld(after.georeference, after.frame, 0.0, 0.0);
  const auto& g = before.georeference;
  const auto in = toLocal({{first.x(), first.y(), 0.0}, -Vec3::UnitZ()}, g, before.frame);
  if (!in) return std::nullopt;
  const double column = before.frame.column(in->origin.x()), row = before.frame.row(in->origin.y());
  constexpr double kOff = 1e-3, kFarthest = 1e9;  // Samples.
  const double wholeColumn = std::round(column), wholeRow = std::round(row);
  if (!(std::abs(column - wholeColumn) <= kOff && std::abs(row - wholeRow) <= kOff)) return std::nullopt;
  if (!(std::abs(wholeColumn) < kFarthest && std::abs(wholeRow) < kFarthest)) return std::nullopt;
  return std::pair(static_cast<int>(wholeColumn), static_cast<int>(wholeRow));
}

}  // namespace

HeightRaster refilled(const HeightRaster& raster, float fill) {
  if (std::bit_cast<std::uint32_t>(raster.fill()) == std::bit_cast<std::uint32_t>(fill)) return raster;
  HeightRaster same(raster.columns(), raster.rows(), fill);
  auto full = makeInLargePages<HeightRaster::Tile>();
  full->fill(raster.fill());
  const HeightRaster::TilePtr shared = std::move(full);
  for (int slot = 0; slot < raster.tileCount(); ++slot)
    same.exchangeTile(slot, raster.tile(slot) ? raster.tile(slot) : shared);
  return same;
}

bool sameSamples(const HeightRaster& a, const HeightRaster& b) {
  if (a.rect() != b.rect()) return false;
  const HeightRaster alike = refilled(b, a.fill());
  std::vector<float> one, other;
  for (const int slot : a.unsharedSlots(alike)) {
    const GridRect rect = a.tileRect(slot);
    one.resize(static_cast<std::size_t>(rect.area()));
    other.resize(one.size());
    a.read(rect, one);
    alike.read(rect, other);
    if (std::memcmp(one.data(), other.data(), one.size() * sizeof(float)) != 0) return false;
  }
  return true;
}

Result<SharedGrid> sharedGrid(const Terrain& before, const Terrain& after) {
  const GridFrame &a = before.frame, &b = after.frame;
  if (!sameCells(a, b)) return Error{"its cells are of another size, so its samples stand at other places"};
  const bool placed = before.georeference.hasGeoTransform && after.georeference.hasGeoTransform;
  const auto offset = placed ? offsetBetween(before, after) : std::nullopt;
  if (a.samples() == b.samples()) {
    SharedGrid whole{a.samples(), b.samples()};
    if (placed && offset != std::pair(0, 0))
      whole.note =
          Message("the two lie at different places in the world; samples are compared by column and row");
    return whole;
  }
  if (!placed)
    return Error{"it has %1 samples in place of %2, and they do not both say where they lie", sizeInWords(b),
                 sizeInWords(a)};
  if (!offset)
    return Error{"it has %1 samples in place of %2, which stand between those of the other", sizeInWords(b),
                 sizeInWords(a)};
  const auto [column, row] = *offset;
  const GridRect shared = a.samples().intersected({column, row, column + b.columns, row + b.rows});
  if (shared.width() < 2 || shared.height() < 2) return Error{"it lies elsewhere in the world"};
  return SharedGrid{
      shared,
      {shared.column0 - column, shared.row0 - row, shared.column1 - column, shared.row1 - row},
      Message("only the %1 x %2 samples that both have are compared", shared.width(), shared.height())};
}

Terrain partOfTerrain(const Terrain& terrain, const GridRect& samples) {
  if (samples == terrain.frame.samples()) return terrain;
  Terrain part{terrain.frame, terrain.georeference,
               HeightRaster(samples.width(), samples.height(), terrain.heights.fill())};
  part.frame.columns = samples.width();
  part.frame.rows = samples.height();
  std::vector<float> strip;
  for (int row = 0; row < samples.height(); row += HeightRaster::tileSize) {
    const GridRect to{0, row, samples.width(), std::min(row + HeightRaster::tileSize, samples.height())};
    strip.resize(static_cast<std::size_t>(to.area()));
    terrain.heights.read({samples.column0, samples.row0 + to.row0, samples.column1, samples.row0 + to.row1},
                         strip);
    part.heights.write(to, std::span<const float>(strip));
  }
  auto& g = part.georeference.geoTransform;
  // Of rows that were stored from the south the part's first one is as far from its southern border.
  const int row0 = part.georeference.southUp ? terrain.frame.rows - samples.row1 : samples.row0;
  g[0] += g[1] * samples.column0 + g[2] * row0;
  g[3] += g[4] * samples.column0 + g[5] * row0;
  return part;
}

}  // namespace scarp
