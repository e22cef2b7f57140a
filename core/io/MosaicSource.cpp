#include "core/io/MosaicSource.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <limits>
#include <utility>

#include "core/base/Parallel.h"
#include "core/io/Sidecar.h"
#include "core/io/TileNames.h"
#include "core/io/TileSeams.h"
#include "core/io/VerticalUnit.h"

namespace scarp {

namespace {

constexpr double kNoTile = std::numeric_limits<double>::quiet_NaN();
constexpr std::size_t kMostOpen = 48;            ///< Files at once.
constexpr long long kMostCompared = 24'000'000;  ///< Samples of all overlaps, without reading the rest.
constexpr std::array<double, 5> kVoids{-32768.0, -32767.0, -9999.0, -99999.0, -999999.0};

bool isVoid(double value) { return std::isnan(value) || std::ranges::find(kVoids, value) != kVoids.end(); }

double metresOf(const SourceInfo& info) {
  return info.verticalUnit.empty() ? 1.0 : metresPerUnit(info.verticalUnit).value_or(1.0);
}

/// Opens a tile, and describes it by what stands beside it.
Result<std::unique_ptr<SampleSource>> openTile(const std::string& path, const ImportOptions& options,
                                               SourceInfo* described) {
  auto sidecar = readSidecar(path);
  if (!sidecar) return sidecar.error();
  const auto raw = options.raw || !*sidecar ? options.raw : (*sidecar)->raw;
  auto source = openTileSource(path, raw, options.bands);
  if (!source) return source.error();
  if (auto weighed = (*source)->weighAlpha(); !weighed) return weighed.error();
  if (!described) return source;
  *described = (*source)->info();
  const bool fits =
      *sidecar && (*sidecar)->columns == described->columns && (*sidecar)->rows == described->rows;
  if (fits) (*sidecar)->describe(*described);
  if (options.rows && !described->geoTransform) described->southFirst = *options.rows == RowOrder::SouthFirst;
  return source;
}

/// Keys' cubic convolution with a = −1/2 (Keys 1981), as GDAL's cubic.
std::array<double, 4> cubicWeights(double t) {
  const double t2 = t * t, t3 = t2 * t;
  return {-0.5 * t3 + t2 - 0.5 * t, 1.5 * t3 - 2.5 * t2 + 1.0, -1.5 * t3 + 2.0 * t2 + 0.5 * t,
          0.5 * t3 - 0.5 * t2};
}

}  // namespace

struct MosaicSource::Tile {
  double scale = 1.0, offset = 0.0, metres = 1.0;
  std::optional<double> nodata;
  int columns = 0, rows = 0;
  bool whole = false;  ///< Its samples are whole numbers.
  std::unique_ptr<SampleSource> source{};
  std::uint64_t lastUsed = 0;
};

MosaicSource::MosaicSource(const std::string& whole, TileLayout layout, std::vector<Tile> tiles,
                           ImportOptions options)
    : SampleSource(whole),
      layout_(std::move(layout)),
      tiles_(std::move(tiles)),
      options_(std::move(options)) {
  info_ = layout_.info;
  differences_.resize(layout_.overlaps.size());
  comparedTo_.resize(layout_.overlaps.size(), 0);
  metres_ = metresOf(info_);
  if (layout_.sea) seaValue_ = (0.0 - info_.offset) / info_.scale;
}

MosaicSource::~MosaicSource() = default;

Result<std::unique_ptr<MosaicSource>> MosaicSource::open(const std::string& whole,
                                                         const std::vector<std::string>& files,
                                                         const ImportOptions& options,
                                                         const Progress& progress) {
  std::vector<TileFile> described(files.size());
  std::vector<Tile> tiles(files.size());
  std::vector<std::optional<Error>> errors(files.size());
  std::atomic<bool> failed = false;
  // To start what decodes a file takes longer than to read what it says of itself.
  const bool all = parallelFor(files.size(), progress, [&](std::size_t i) {
    if (failed) return;
    described[i].path = files[i];
    SourceInfo& info = described[i].info;
    auto source = openTile(files[i], options, &info);
    if (!source) {
      errors[i] = source.error();
      failed = true;
      return;
    }
    tiles[i] = {info.scale,
                info.offset,
                metresOf(info),
                options.nodata ? options.nodata : info.nodata,
                info.columns,
                info.rows,
                !info.sampleType.starts_with("Float")};
    // Of many that say where they lie none is needed before its rows are.
    const bool kept = files.size() <= kMostOpen || (!info.geoTransform && i < kMostOpen);
    if (kept) tiles[i].source = std::move(*source);
  });
  for (const auto& error : errors)
    if (error) return *error;
  if (!all) return Error::cancel();
  NumberedTiles numbered;
  if (!described.front().info.geoTransform) {
    std::vector<SampleSource*> sources;
    for (Tile& tile : tiles) sources.push_back(tile.source.get());
    auto seams = seamsOf(described, sources);
    if (!seams) return seams.error();
    numbered = *seams;
  }
  auto layout = layTiles(described, options.tiles.value_or(ImportTiles()), numbered);
  if (!layout) return layout.error();
  return std::unique_ptr<MosaicSource>(
      new MosaicSource(whole, std::move(*layout), std::move(tiles), options));
}

Result<void> MosaicSource::openAgain(int index) {
  Tile& tile = tiles_[static_cast<std::size_t>(index)];
  const std::string& path = layout_.tiles[static_cast<std::size_t>(index)].path;
  auto again = openTile(path, options_, nullptr);
  if (!again) return again.error();
  if ((*again)->info().columns != tile.columns || (*again)->info().rows != tile.rows)
    return Error{path + ": changes while it is read"};
  tile.source = std::move(*again);
  return {};
}

void MosaicSource::makeRoom(std::size_t wanted) {
  std::vector<Tile*> opened;
  for (Tile& tile : tiles_)
    if (tile.source) opened.push_back(&tile);
  if (opened.size() + wanted <= kMostOpen) return;
  const std::size_t surplus = std::min(opened.size(), opened.size() + wanted - kMostOpen);
  std::ranges::sort(opened, {}, &Tile::lastUsed);
  for (Tile* tile : std::span(opened).first(surplus)) tile->source.reset();
}

Result<void> MosaicSource::openFor(const GridRect& part) {
  std::vector<int> shut;
  std::size_t needed = 0;
  for (std::size_t i = 0; i < tiles_.size(); ++i) {
    if (layout_.tiles[i].rect.intersected(part).empty()) continue;
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

Result<SampleSource*> MosaicSource::source(int index) {
  Tile& tile = tiles_[static_cast<std::size_t>(index)];
  tile.lastUsed = ++clock_;
  if (tile.source) return tile.source.get();
  makeRoom(1);
  if (auto again = openAgain(index); !again) return again.error();
  return tile.source.get();
}

void MosaicSource::toValues(const Tile& tile, std::span<double> values) const {
  const double nodata = tile.nodata.value_or(kNoTile);
  if (!tile.whole || !std::isnan(nodata))
    for (double& value : values) value = value == nodata || !(std::abs(value) < 1e30) ? kNoTile : value;
  if (!layout_.normalised) return;
  for (double& value : values) value = (value * tile.scale + tile.offset) * tile.metres;
}

Result<void> MosaicSource::readTile(int index, const GridRect& part, std::span<double> out) {
  const PlacedTile& placed = layout_.tiles[static_cast<std::size_t>(index)];
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
Result<void> MosaicSource::readResampled(int index, const GridRect& part, std::span<double> out) {
  const PlacedTile& placed = layout_.tiles[static_cast<std::size_t>(index)];
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

Result<void> MosaicSource::readPart(const GridRect& part, std::span<double> out) {
  const auto wide = static_cast<std::size_t>(part.width());
  std::ranges::fill(out, kNoTile);
  // Rows are read downwards: what lies above is done with, and its decoder's memory is free again.
  if (tiles_.size() > kMostOpen)
    for (std::size_t i = 0; i < tiles_.size(); ++i)
      if (layout_.tiles[i].rect.row1 <= part.row0) tiles_[i].source.reset();
  if (auto open = openFor(part); !open) return open;
  struct Read {
    int tile;
    GridRect rect;
    std::vector<double> values;
  };
  std::vector<Read> reads;
  std::vector<char> covered(layout_.sea ? out.size() : 0, 0);
  for (std::size_t i = 0; i < layout_.tiles.size(); ++i) {
    const GridRect both = layout_.tiles[i].rect.intersected(part);
    if (both.empty()) continue;
    Read read{static_cast<int>(i), both, std::vector<double>(static_cast<std::size_t>(both.area()))};
    if (auto done = readTile(read.tile, both, read.values); !done) return done;
    // What earlier tiles have there stays, where they have something.
    struct Kept {
      GridRect rect;
      std::vector<double> values;
    };
    std::vector<Kept> earlier;
    const auto rowOf = [&](const GridRect& rect, int row) {
      return out.subspan(static_cast<std::size_t>(row - part.row0) * wide +
                             static_cast<std::size_t>(rect.column0 - part.column0),
                         static_cast<std::size_t>(rect.width()));
    };
    for (const Read& before : reads) {
      Kept kept{before.rect.intersected(both), {}};
      for (int row = kept.rect.row0; !kept.rect.empty() && row < kept.rect.row1; ++row) {
        const auto there = rowOf(kept.rect, row);
        kept.values.insert(kept.values.end(), there.begin(), there.end());
      }
      if (!kept.rect.empty()) earlier.push_back(std::move(kept));
    }
    const auto across = static_cast<std::size_t>(both.width());
    for (int row = both.row0; row < both.row1; ++row) {
      const auto to = rowOf(both, row);
      std::copy_n(read.values.begin() +
                      static_cast<std::ptrdiff_t>(static_cast<std::size_t>(row - both.row0) * across),
                  across, to.begin());
      if (layout_.sea) std::fill_n(covered.begin() + (to.data() - out.data()), across, 1);
    }
    for (const Kept& kept : earlier)
      for (int row = kept.rect.row0; row < kept.rect.row1; ++row) {
        const auto to = rowOf(kept.rect, row);
        const std::size_t from = static_cast<std::size_t>(row - kept.rect.row0) * to.size();
        for (std::size_t c = 0; c < to.size(); ++c)
          if (const double value = kept.values[from + c];
              !isVoid(value) || (std::isnan(to[c]) && !std::isnan(value)))
            to[c] = value;
      }
    reads.push_back(std::move(read));
  }
  for (std::size_t i = 0; i < covered.size(); ++i)
    if (covered[i] == 0) out[i] = seaValue_;

  const double metres = info_.scale * metres_;
  for (std::size_t o = 0; o < layout_.overlaps.size(); ++o) {
    const TileOverlap& overlap = layout_.overlaps[o];
    GridRect rect = overlap.rect.intersected(part);
    rect.row0 = std::max(rect.row0, comparedTo_[o]);
    // Whole rows of an overlap, or nothing.
    if (rect.empty() || rect.width() != overlap.rect.width()) continue;
    const auto of = [&](int tile) { return std::ranges::find(reads, tile, &Read::tile); };
    const auto a = of(overlap.first), b = of(overlap.second);
    for (int row = rect.row0; row < rect.row1; ++row)
      for (int column = rect.column0; column < rect.column1; ++column) {
        const auto value = [&](const Read& read) {
          return read.values[static_cast<std::size_t>(row - read.rect.row0) *
                                 static_cast<std::size_t>(read.rect.width()) +
                             static_cast<std::size_t>(column - read.rect.column0)];
        };
        const double one = value(*a), other = value(*b);
        if (!isVoid(one) && !isVoid(other)) differences_[o].add((one - other) * metres);
      }
    comparedTo_[o] = rect.row1;
  }
  return {};
}

TileLayout MosaicSource::layout() const {
  TileLayout told = layout_;
  for (std::size_t i = 0; i < differences_.size(); ++i) {
    told.overlaps[i].compared = differences_[i].count();
    told.overlaps[i].greatest = differences_[i].greatest();
    told.overlaps[i].median = differences_[i].median();
  }
  return told;
}

Result<void> MosaicSource::compare(const Progress& progress) {
  const double metres = info_.scale * metres_;
  const auto count = static_cast<long long>(layout_.overlaps.size());
  for (std::size_t o = 0; o < layout_.overlaps.size(); ++o) {
    if (!keepGoing(progress, static_cast<double>(o) / static_cast<double>(count))) return Error::cancel();
    const TileOverlap& overlap = layout_.overlaps[o];
    const int most = static_cast<int>(
        std::clamp<long long>(kMostCompared / count / overlap.rect.width(), 1, overlap.rect.height()));
    const int first = overlap.rect.row0 + (overlap.rect.height() - most) / 2;
    constexpr int kStrip = 128;
    TileDifferences differences;
    for (int row = first; row < first + most; row += kStrip) {
      const GridRect part{overlap.rect.column0, row, overlap.rect.column1,
                          std::min(row + kStrip, first + most)};
      std::vector<double> a(static_cast<std::size_t>(part.area())), b(a.size());
      if (auto read = readTile(overlap.first, part, a); !read) return read;
      if (auto read = readTile(overlap.second, part, b); !read) return read;
      for (std::size_t i = 0; i < a.size(); ++i)
        if (!isVoid(a[i]) && !isVoid(b[i])) differences.add((a[i] - b[i]) * metres);
    }
    differences_[o] = std::move(differences);
    comparedTo_[o] = layout_.info.rows;
  }
  return {};
}

Result<void> MosaicSource::readBand(int, int row, int count, std::span<double> out) {
  return readPart({0, row, info_.columns, row + count},
                  out.first(static_cast<std::size_t>(count) * static_cast<std::size_t>(info_.columns)));
}

Result<void> MosaicSource::readBandGrid(int, int columns, int rows, std::span<double> out,
                                        const Progress& progress) {
  std::ranges::fill(out, layout_.sea ? seaValue_ : kNoTile);
  const auto at = [](int i, int few, int many) { return static_cast<int>((i + 0.5) * many / few); };
  const auto firstAt = [&](int sample, int few, int many) {
    int i = std::max(0, static_cast<int>(static_cast<double>(sample) * few / many) - 1);
    while (i < few && at(i, few, many) < sample) ++i;
    return i;
  };
  std::vector<char> taken(out.size(), 0);
  for (std::size_t t = 0; t < layout_.tiles.size(); ++t) {
    if (!keepGoing(progress, static_cast<double>(t) / static_cast<double>(layout_.tiles.size())))
      return Error::cancel();
    const PlacedTile& placed = layout_.tiles[t];
    const int c0 = firstAt(placed.rect.column0, columns, info_.columns),
              c1 = firstAt(placed.rect.column1, columns, info_.columns),
              r0 = firstAt(placed.rect.row0, rows, info_.rows),
              r1 = firstAt(placed.rect.row1, rows, info_.rows);
    if (c0 >= c1 || r0 >= r1) continue;
    auto from = source(static_cast<int>(t));
    if (!from) return from.error();
    std::vector<double> some(static_cast<std::size_t>(c1 - c0) * static_cast<std::size_t>(r1 - r0));
    if (auto read = (*from)->readGrid(c1 - c0, r1 - r0, some); !read) return read;
    toValues(tiles_[t], some);
    for (int r = r0; r < r1; ++r)
      for (int c = c0; c < c1; ++c) {
        const int line = placed.southFirst ? r1 - 1 - r : r - r0;
        const double value = some[static_cast<std::size_t>(line) * static_cast<std::size_t>(c1 - c0) +
                                  static_cast<std::size_t>(c - c0)];
        const auto to =
            static_cast<std::size_t>(r) * static_cast<std::size_t>(columns) + static_cast<std::size_t>(c);
        if (taken[to] != 0 && !std::isnan(out[to])) continue;
        out[to] = value;
        taken[to] = 1;
      }
  }
  return {};
}

Result<void> MosaicSource::readWindow(std::span<const int> bands, const GridRect& window, int columns,
                                      int rows, std::span<double> out, const Progress& progress) {
  const auto edge = [](int i, int first, int length, int few) {
    return first + static_cast<int>(static_cast<long long>(i) * length / few);
  };
  const auto wide = static_cast<std::size_t>(window.width()), across = static_cast<std::size_t>(columns);
  std::vector<double> strip, counts(across);
  for (int row = 0; row < rows; ++row) {
    if (!keepGoing(progress, static_cast<double>(row) / rows)) return Error::cancel();
    const int top = edge(row, window.row0, window.height(), rows),
              bottom = edge(row + 1, window.row0, window.height(), rows);
    if (columns == window.width() && rows == window.height()) {
      // As many rows at once as there is time for.
      const int most = std::min(128, rows - row);
      if (auto read = readPart(
              {window.column0, top, window.column1, top + most},
              out.subspan(static_cast<std::size_t>(row) * wide, wide * static_cast<std::size_t>(most)));
          !read)
        return read;
      row += most - 1;
      continue;
    }
    strip.resize(wide * static_cast<std::size_t>(bottom - top));
    if (auto read = readPart({window.column0, top, window.column1, bottom}, strip); !read) return read;
    const auto to = out.subspan(static_cast<std::size_t>(row) * across, across);
    std::ranges::fill(to, 0.0);
    std::ranges::fill(counts, 0.0);
    for (int line = 0; line < bottom - top; ++line)
      for (int i = 0; i < columns; ++i)
        for (int c = edge(i, 0, window.width(), columns); c < edge(i + 1, 0, window.width(), columns); ++c) {
          const double value = strip[static_cast<std::size_t>(line) * wide + static_cast<std::size_t>(c)];
          if (std::isnan(value)) continue;
          to[static_cast<std::size_t>(i)] += value;
          counts[static_cast<std::size_t>(i)] += 1.0;
        }
    for (std::size_t i = 0; i < across; ++i) to[i] = counts[i] > 0.0 ? to[i] / counts[i] : kNoTile;
  }
  for (std::size_t band = 1; band < bands.size(); ++band)
    std::copy_n(out.begin(), across * static_cast<std::size_t>(rows),
                out.begin() + static_cast<std::ptrdiff_t>(band * across * static_cast<std::size_t>(rows)));
  return {};
}

}  // namespace scarp
