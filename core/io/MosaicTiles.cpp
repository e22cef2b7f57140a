#include "core/io/MosaicTiles.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <limits>
#include <utility>

#include "core/base/Json.h"
#include "core/base/Parallel.h"
#include "core/io/GridPlacement.h"
#include "core/io/HeightDatum.h"
#include "core/io/ImportProjection.h"
#include "core/io/RasterWriters.h"
#include "core/io/Sidecar.h"
#include "core/io/TileNames.h"

namespace scarp {

namespace {

constexpr double kNoTileSample = std::numeric_limits<double>::quiet_NaN();
constexpr std::size_t kMostOpen = 48;  ///< Files at once.

/// Opens a tile, and describes it by what stands beside it.
Result<std::unique_ptr<SampleSource>> openTile(const std::string& path, const ImportOptions& options,
                                               const std::optional<ExportedTiles>& set,
                                               SourceInfo* described) {
  auto sidecar = readSidecar(path);
  if (!sidecar) return sidecar.error();
  const SidecarReading* const listed = set && !*sidecar ? set->of(path) : nullptr;
  if (listed) *sidecar = *listed;
  const auto raw = options.raw || !*sidecar ? options.raw : (*sidecar)->raw;
  auto source = openTileSource(path, raw, options.bands);
  if (!source) return source.error();
  if (auto weighed = (*source)->weighAlpha(); !weighed) return weighed.error();
  if (!described) return source;
  *described = (*source)->info();
  const bool fits =
      *sidecar && (*sidecar)->columns == described->columns && (*sidecar)->rows == described->rows;
  // A GeoTIFF stores its cell size in a geotransform, which is not a position if the terrain has none.
  if (fits && listed && !listed->geoTransform) described->geoTransform.reset();
  if (fits) (*sidecar)->describe(*described);
  if (options.rows && !described->geoTransform) described->southFirst = *options.rows == RowOrder::SouthFirst;
  return source;
}

}  // namespace

double metresOfUnit(const SourceInfo& info) {
  const double metres = info.verticalUnit.empty() ? 1.0 : metresPerUnit(info.verticalUnit).value_or(1.0);
  return info.depths.empty() ? metres : -metres;
}

Result<std::vector<TileFile>> MosaicTiles::open(const std::vector<std::string>& files, const Progress& progress) {
  std::vector<TileFile> described(files.size());
  auto set = ExportedTiles::beside(files.front());
  if (!set) return set.error();
  set_ = *std::move(set);
  tiles_.clear();
  tiles_.resize(files.size());
  std::vector<std::optional<Error>> errors(files.size());
  std::atomic<bool> failed = false;
  // To start what decodes a file takes longer than to read what it says of itself.
  const bool all = parallelFor(files.size(), progress, [&](std::size_t i) {
    if (failed) return;
    described[i].path = files[i];
    SourceInfo& info = described[i].info;
    auto source = openTile(files[i], options_, set_, &info);
    if (!source) {
      errors[i] = source.error();
      failed = true;
      return;
    }
    tiles_[i] = {info.scale,
                info.offset,
                metresOfUnit(info),
                options_.nodata ? options_.nodata : info.nodata,
                info.columns,
                info.rows,
                !info.sampleType.starts_with("Float")};
    // Of many that say where they lie none is needed before its rows are.
    const bool kept = files.size() <= kMostOpen || (!info.geoTransform && i < kMostOpen);
    if (kept) tiles_[i].source = std::move(*source);
  });
  for (const auto& error : errors)
    if (error) return *error;
  if (!all) return Error::cancel();
  return described;
}

std::vector<SampleSource*> MosaicTiles::sources() const {
  std::vector<SampleSource*> sources;
  for (const Tile& tile : tiles_) sources.push_back(tile.source.get());
  return sources;
}

Result<void> MosaicTiles::openAgain(int index) {
  Tile& tile = tiles_[static_cast<std::size_t>(index)];
  const std::string& path = layout_->tiles[static_cast<std::size_t>(index)].path;
  auto again = openTile(path, options_, set_, nullptr);
  if (!again) return again.error();
  if ((*again)->info().columns != tile.columns || (*again)->info().rows != tile.rows)
    return errorIn(path, "changes while it is read");
  tile.source = std::move(*again);
  return {};
}

void MosaicTiles::makeRoom(std::size_t wanted) {
  std::vector<Tile*> opened;
  for (Tile& tile : tiles_)
    if (tile.source) opened.push_back(&tile);
  if (opened.size() + wanted <= kMostOpen) return;
  const std::size_t surplus = std::min(opened.size(), opened.size() + wanted - kMostOpen);
  std::ranges::sort(opened, {}, &Tile::lastUsed);
  for (Tile* tile : std::span(opened).first(surplus)) tile->source.reset();
}

Result<void> MosaicTiles::openFor(const GridRect& part) {
  // Rows are read downwards: what lies above is done with, and its decoder's memory is free again.
  if (tiles_.size() > kMostOpen)
    for (std::size_t i = 0; i < tiles_.size(); ++i)
      if (layout_->tiles[i].rect.row1 <= part.row0) tiles_[i].source.reset();
  std::vector<int> shut;
  std::size_t needed = 0;
  for (std::size_t i = 0; i < tiles_.size(); ++i) {
    if (layout_->tiles[i].rect.intersected(part).empty()) continue;
    ++needed;
    tiles_[i].lastUsed = ++clock_;
    if (!tiles_[i].source) shut.push_back(static_cast<int>(i));
  }
  if (shut.size() < 2 || needed > kMostOpen) return {};
  makeRoom(shut.size());
  std::vector<Result<void>> results(shut.size());
  parallelFor(shut.size(), [&](std::size_t i) { results[i] = openAgain(shut[i]); });
  for (const Result<void>& result : results)
    if (!result) return result;
  return {};
}

Result<SampleSource*> MosaicTiles::source(int index) {
  Tile& tile = tiles_[static_cast<std::size_t>(index)];
  tile.lastUsed = ++clock_;
  if (tile.source) return tile.source.get();
  makeRoom(1);
  if (auto again = openAgain(index); !again) return again.error();
  return tile.source.get();
}

void MosaicTiles::toValues(const Tile& tile, std::span<double> values) const {
  const double nodata = tile.nodata.value_or(kNoTileSample);
  if (!tile.whole || !std::isnan(nodata))
    for (double& value : values) value = value == nodata || !(std::abs(value) < 1e30) ? kNoTileSample : value;
  if (!layout_->normalised) return;
  for (double& value : values) value = (value * tile.scale + tile.offset) * tile.metres;
}

Result<void> MosaicTiles::read(int index, const GridRect& part, std::span<double> out) {
  const PlacedTile& placed = layout_->tiles[static_cast<std::size_t>(index)];
  if (placed.resampled) return readResampled(index, part, out);
  auto from = source(index);
  if (!from) return from.error();
  const Tile& tile = tiles_[static_cast<std::size_t>(index)];
  const int column0 = part.column0 - placed.rect.column0, row0 = part.row0 - placed.rect.row0;
  const int count = part.height(), first = placed.southFirst ? tile.rows - row0 - count : row0;
  const auto wide = static_cast<std::size_t>(part.width()), across = static_cast<std::size_t>(tile.columns);
  const bool whole = part.width() == tile.columns;
  std::vector<double> rows;
  if (!whole) rows.resize(across * static_cast<std::size_t>(count));
  if (auto read = (*from)->read(first, count, whole ? out : std::span(rows)); !read) return read;
  for (int line = 0; !whole && line < count; ++line)
    std::copy_n(rows.begin() + static_cast<std::ptrdiff_t>(static_cast<std::size_t>(line) * across) + column0,
                wide, out.begin() + static_cast<std::ptrdiff_t>(static_cast<std::size_t>(line) * wide));
  for (int line = 0; placed.southFirst && line < count / 2; ++line)
    std::swap_ranges(
        out.begin() + static_cast<std::ptrdiff_t>(static_cast<std::size_t>(line) * wide),
        out.begin() + static_cast<std::ptrdiff_t>(static_cast<std::size_t>(line + 1) * wide),
        out.begin() + static_cast<std::ptrdiff_t>(static_cast<std::size_t>(count - 1 - line) * wide));
  toValues(tile, out);
  return {};
}

// Cubic where all that it needs is there, else the nearest sample.
Result<void> MosaicTiles::readResampled(int index, const GridRect& part, std::span<double> out) {
  const PlacedTile& placed = layout_->tiles[static_cast<std::size_t>(index)];
  auto from = source(index);
  if (!from) return from.error();
  const Tile& tile = tiles_[static_cast<std::size_t>(index)];
  const auto rowAt = [&](int row) { return placed.firstRow + placed.rowStep * row; };
  const int top = std::clamp(static_cast<int>(std::floor(rowAt(part.row0))) - 1, 0, tile.rows - 1);
  const int bottom = std::clamp(static_cast<int>(std::floor(rowAt(part.row1 - 1))) + 3, top + 1, tile.rows);
  const auto across = static_cast<std::size_t>(tile.columns);
  std::vector<double> rows(across * static_cast<std::size_t>(bottom - top));
  const int first = placed.southFirst ? tile.rows - bottom : top;
  if (auto read = (*from)->read(first, bottom - top, rows); !read) return read;
  toValues(tile, rows);
  const auto at = [&](int column, int row) {
    const int line = placed.southFirst ? bottom - 1 - row : row - top;
    return rows[static_cast<std::size_t>(line) * across + static_cast<std::size_t>(column)];
  };
  std::size_t to = 0;
  for (int row = part.row0; row < part.row1; ++row)
    for (int column = part.column0; column < part.column1; ++column, ++to) {
      const double x = placed.firstColumn + placed.columnStep * column, y = rowAt(row);
      const int c = static_cast<int>(std::floor(x)), r = static_cast<int>(std::floor(y));
      const auto wx = cubicWeights(x - c), wy = cubicWeights(y - r);
      double sum = 0.0;
      for (int i = 0; i < 4; ++i)
        for (int j = 0; j < 4; ++j)
          sum += wy[static_cast<std::size_t>(i)] * wx[static_cast<std::size_t>(j)] *
                 at(std::clamp(c - 1 + j, 0, tile.columns - 1), std::clamp(r - 1 + i, top, bottom - 1));
      if (std::isnan(sum))
        sum = at(std::clamp(static_cast<int>(std::lround(x)), 0, tile.columns - 1),
                 std::clamp(static_cast<int>(std::lround(y)), top, bottom - 1));
      out[to] = sum;
    }
  return {};
}

Result<void> MosaicTiles::readGrid(int index, int columns, int rows, std::span<double> out) {
  auto from = source(index);
  if (!from) return from.error();
  if (auto read = (*from)->readGrid(columns, rows, out); !read) return read;
  toValues(tiles_[static_cast<std::size_t>(index)], out);
  return {};
}

namespace fs = std::filesystem;

namespace {

constexpr const char* kEnding = "_tiles.json";
constexpr std::uintmax_t kMaxBytes = 64U << 20;
constexpr int kMaxSide = 1 << 20;

int sizeAt(const Json& json, const char* key) {
  const int size = json.at(key).get<int>();
  if (size < 1 || size > kMaxSide) throw JsonError(std::string(key) + " is out of range");
  return size;
}

/// Values that all tiles share.
SidecarReading commonOf(const Json& json) {
  SidecarReading reading;
  reading.columns = reading.rows = sizeAt(json, "side");
  reading.scale = json.at("scale").get<double>();
  reading.offset = json.at("offset").get<double>();
  reading.cellMetres = {json.at("cellSize").at("x").get<double>(), json.at("cellSize").at("y").get<double>()};
  reading.southFirst = json.at("rowOrder") == "south first";
  if (const Json& crs = json.at("crs"); !crs.isNull()) reading.crsWkt = crs.text();
  if (const auto found = rasterFormatNames().find(json.at("format").text())) {
    RasterEncoding how;
    how.format = static_cast<RasterFormat>(*found);
    how.samples = samplesOf(how.format).front();
    if (const RasterWriter& writer = writerOf(how.format); writer.raw)
      reading.raw = writer.raw(how, reading.columns, reading.rows);
  }
  if (!std::isfinite(reading.scale) || reading.scale == 0.0 || !std::isfinite(reading.offset) ||
      !(reading.cellMetres[0] > 0.0 && reading.cellMetres[1] > 0.0))
    throw JsonError("its scale, offset and cell size are out of range");
  return reading;
}

}  // namespace

Result<std::optional<ExportedTiles>> ExportedTiles::beside(const std::string& tile) {
  const fs::path file(tile);
  const std::string name = file.filename().string();
  std::error_code failure;
  fs::directory_iterator entries(file.has_parent_path() ? file.parent_path() : fs::path("."), failure);
  for (; !failure && entries != fs::directory_iterator(); entries.increment(failure)) {
    const std::string path = entries->path().string();
    std::error_code unknown;
    if (!path.ends_with(kEnding) || !entries->is_regular_file(unknown)) continue;
    if (fs::file_size(path, unknown) > kMaxBytes) return errorIn(path, "is larger than 64 MB");
    std::ifstream stream(path, std::ios::binary);
    const Json json = Json::parseOrNull(stream);
    if (!json.isObject() || json.value("scarp", Json()) != "tiles") continue;
    try {
      ExportedTiles set;
      const SidecarReading common = commonOf(json);
      for (const Json& entry : json.at("tiles")) {
        SidecarReading reading = common;
        if (const Json& place = entry.at("geoTransform"); !place.isNull()) {
          reading.geoTransform = place.get<std::array<double, 6>>();
          // It is written for rows from north to south.
          if (reading.southFirst)
            reading.geoTransform = turnedGeoTransform(*reading.geoTransform, reading.rows);
        }
        set.tiles_.emplace(entry.at("file").text(), reading);
      }
      set.columns_ = sizeAt(json, "columns") - json.at("filled").at("east").get<int>();
      set.rows_ = sizeAt(json, "rows") - json.at("filled").at("south").get<int>();
      if (set.columns_ < 2 || set.rows_ < 2) throw JsonError("its size is out of range");
      if (set.tiles_.contains(name)) return std::optional(std::move(set));
    } catch (const JsonError&) {
      return errorIn(path, "this description of the tiles is damaged; remove it to read them without");
    }
  }
  return std::optional<ExportedTiles>();
}

const SidecarReading* ExportedTiles::of(const std::string& tile) const {
  const auto found = tiles_.find(fs::path(tile).filename().string());
  return found == tiles_.end() ? nullptr : &found->second;
}

}  // namespace scarp
