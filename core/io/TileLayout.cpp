#include "core/io/TileLayout.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <iterator>
#include <map>
#include <optional>

#include "core/base/ShortNumber.h"
#include "core/io/CrsInfo.h"
#include "core/io/GridPlacement.h"
#include "core/io/HeightDatum.h"
#include "core/io/TileNames.h"

namespace scarp {

namespace {

constexpr double kPhase = 0.05;          ///< Of a cell, that a tile may lie off the grid.
constexpr double kMostAcross = 1 << 30;  ///< Samples.

using Transform = std::array<double, 6>;

/// A tile's place in the world, north up.
struct TilePlace {
  Transform g{};
  bool southFirst = false;
  std::string crsWkt;
};

std::string fileNameOf(const std::string& path) { return std::filesystem::path(path).filename().string(); }

Result<std::optional<TilePlace>> placeOf(const TileFile& file) {
  using Place = std::optional<TilePlace>;
  const SourceInfo& info = file.info;
  TilePlace place;
  place.crsWkt = info.crsWkt.empty() && info.axesInDegrees ? wgs84Wkt() : info.crsWkt;
  if (info.geoTransform) {
    place.g = *info.geoTransform;
    if (place.g[2] != 0.0 || place.g[4] != 0.0 || !(place.g[1] > 0.0) || place.g[5] == 0.0)
      return errorIn(file.path, "its grid is turned against the coordinates, and cannot be a tile of others");
    place.southFirst = place.g[5] > 0.0;
    if (place.southFirst) place.g = turnedGeoTransform(place.g, info.rows);
    return Place(place);
  }
  const auto named = placeByName(file.path, info.columns, info.rows);
  if (!named) return Place();
  place.g = named->geoTransform;
  place.southFirst = info.southFirst;
  if (place.crsWkt.empty()) place.crsWkt = wktOfCode("EPSG:" + std::to_string(named->epsg));
  return Place(place);
}

/// Where a tile's samples lie on a grid, in its cells.
struct OnGrid {
  double column = 0.0, row = 0.0;        ///< Of its first sample's corner.
  double columnEnd = 0.0, rowEnd = 0.0;  ///< Of its last.

  [[nodiscard]] bool whole() const {
    const auto off = [](double at) { return std::abs(at - std::round(at)); };
    return off(column) < kPhase && off(row) < kPhase && off(columnEnd) < kPhase && off(rowEnd) < kPhase;
  }
};

OnGrid onGrid(const Transform& grid, const Transform& g, const SourceInfo& info) {
  return {(g[0] - grid[0]) / grid[1], (g[3] - grid[3]) / grid[5],
          (g[0] + g[1] * info.columns - grid[0]) / grid[1], (g[3] + g[5] * info.rows - grid[3]) / grid[5]};
}

bool fits(const Transform& grid, const Transform& g, const SourceInfo& info) {
  const OnGrid at = onGrid(grid, g, info);
  return at.whole() && std::lround(at.columnEnd - at.column) == info.columns &&
         std::lround(at.rowEnd - at.row) == info.rows;
}

/// The grid that most tiles are on; where they are resampled, the finest.
std::size_t commonGrid(const std::vector<TileFile>& files, const std::vector<TilePlace>& places,
                       bool finest) {
  std::vector<std::size_t> grids;
  for (std::size_t i = 0; i < places.size() && grids.size() < 16; ++i)
    if (std::ranges::none_of(grids,
                             [&](std::size_t g) { return fits(places[g].g, places[i].g, files[i].info); }))
      grids.push_back(i);
  const auto better = [&](std::size_t a, std::size_t b) {
    if (finest && places[a].g[1] != places[b].g[1]) return places[a].g[1] < places[b].g[1];
    const auto count = [&](std::size_t grid) {
      std::ptrdiff_t n = 0;
      for (std::size_t i = 0; i < places.size(); ++i) n += fits(places[grid].g, places[i].g, files[i].info);
      return n;
    };
    return count(a) > count(b);
  };
  return *std::ranges::min_element(grids, better);
}

Error offTheGrid(const TileFile& file, const TileFile& other, const Transform& g, const Transform& grid) {
  const auto near = [](double a, double b) { return std::abs(a - b) <= 1e-6 * std::abs(b); };
  if (!near(g[1], grid[1]) || !near(g[5], grid[5]))
    return errorIn(
        file.path,
        "its cells of %1 x %2 do not fit those of %3, %4 x %5; tiles can be resampled onto one grid", g[1],
        -g[5], fileNameOf(other.path), grid[1], -grid[5]);
  const OnGrid at = onGrid(grid, g, file.info);
  const auto off = [](double value) { return std::round((value - std::round(value)) * 1000) / 1000 + 0.0; };
  return errorIn(file.path,
                 "lies %1 columns and %2 rows off the grid of %3; tiles can be resampled onto one grid",
                 off(at.column), off(at.row), fileNameOf(other.path));
}

Result<void> layByPlace(const std::vector<TileFile>& files, const std::vector<TilePlace>& places,
                        const ImportTiles& use, TileLayout& layout) {
  const std::size_t reference = commonGrid(files, places, use.resample);
  const Transform grid = places[reference].g;
  double column0 = 0.0, row0 = 0.0, column1 = 0.0, row1 = 0.0;
  std::vector<OnGrid> at;
  for (std::size_t i = 0; i < files.size(); ++i) {
    if (!sameCrs(places[i].crsWkt, places[reference].crsWkt))
      return errorIn(files[i].path, "has another CRS than %1", fileNameOf(files[reference].path));
    const bool fit = fits(grid, places[i].g, files[i].info);
    if (!fit && !use.resample) return offTheGrid(files[i], files[reference], places[i].g, grid);
    OnGrid& tile = at.emplace_back(onGrid(grid, places[i].g, files[i].info));
    // A resampled tile has the samples whose middles lie within it.
    for (double* const v : {&tile.column, &tile.row, &tile.columnEnd, &tile.rowEnd})
      *v = fit ? std::round(*v) : std::ceil(*v - 0.5 - 1e-9);
    column0 = i == 0 ? tile.column : std::min(column0, tile.column);
    row0 = i == 0 ? tile.row : std::min(row0, tile.row);
    column1 = i == 0 ? tile.columnEnd : std::max(column1, tile.columnEnd);
    row1 = i == 0 ? tile.rowEnd : std::max(row1, tile.rowEnd);
    if (!(column1 - column0 < kMostAcross && row1 - row0 < kMostAcross))
      return errorIn(files[i].path, "lies too far from %1", fileNameOf(files[reference].path));
  }
  const Transform whole{grid[0] + grid[1] * column0, grid[1], 0.0, grid[3] + grid[5] * row0, 0.0, grid[5]};
  for (std::size_t i = 0; i < files.size(); ++i) {
    const bool fit = fits(grid, places[i].g, files[i].info);
    const auto whole32 = [](double v) { return static_cast<int>(std::lround(v)); };
    PlacedTile tile{files[i].path,
                    fileNameOf(files[i].path),
                    {whole32(at[i].column - column0), whole32(at[i].row - row0),
                     whole32(at[i].columnEnd - column0), whole32(at[i].rowEnd - row0)},
                    places[i].southFirst,
                    !fit};
    if (tile.rect.empty())
      return errorIn(files[i].path, "is smaller than a cell of %1", fileNameOf(files[reference].path));
    if (fit) {
      tile.firstColumn = -tile.rect.column0;
      tile.firstRow = -tile.rect.row0;
    } else {
      const Transform& g = places[i].g;
      tile.columnStep = whole[1] / g[1];
      tile.firstColumn = (whole[0] + 0.5 * whole[1] - g[0]) / g[1] - 0.5;
      tile.rowStep = whole[5] / g[5];
      tile.firstRow = (whole[3] + 0.5 * whole[5] - g[3]) / g[5] - 0.5;
    }
    layout.tiles.push_back(std::move(tile));
  }
  layout.info = files[reference].info;
  layout.info.geoTransform = whole;
  layout.info.crsWkt = places[reference].crsWkt;
  layout.info.axesInDegrees = false;
  layout.info.columns = static_cast<int>(column1 - column0);
  layout.info.rows = static_cast<int>(row1 - row0);
  return {};
}

Result<void> layByNumber(const std::vector<TileFile>& files, const NumberedTiles& numbered,
                         TileLayout& layout) {
  std::map<int, int> widths, heights;
  int columns = 0, rows = 0;
  if (numbered.tiles.size() != files.size())
    return errorIn(files.front().path,
                   "says neither in itself nor by its name where it lies among the others");
  for (std::size_t i = 0; i < files.size(); ++i) {
    const TileFile& file = files[i];
    const GridTile tile = numbered.tiles[i];
    const int width = widths.try_emplace(tile.column, file.info.columns).first->second;
    const int height = heights.try_emplace(tile.row, file.info.rows).first->second;
    if (width != file.info.columns || height != file.info.rows)
      return errorIn(file.path, "has %1 x %2 samples, its neighbours have %3 x %4", file.info.columns,
                     file.info.rows, width, height);
    columns = std::max(columns, tile.column + 1);
    rows = std::max(rows, tile.row + 1);
  }
  const int firstColumn = widths.begin()->first, firstRow = heights.begin()->first;
  const int shared = numbered.shared ? 1 : 0;
  const auto edges = [shared](const std::map<int, int>& sizes, int first, int count) {
    std::vector<long long> at{0};
    for (int i = first; i < count; ++i)
      at.push_back(at.back() + (sizes.contains(i) ? sizes.at(i) : sizes.begin()->second) - shared);
    return at;
  };
  const auto across = edges(widths, firstColumn, columns), down = edges(heights, firstRow, rows);
  const long long width = across.back() + shared, height = down.back() + shared;
  if (width > static_cast<long long>(kMostAcross) || height > static_cast<long long>(kMostAcross))
    return errorIn(files.front().path, "the tiles together have too many samples");
  for (std::size_t i = 0; i < files.size(); ++i) {
    const TileFile& file = files[i];
    const GridTile number = numbered.tiles[i];
    const auto c = static_cast<std::size_t>(number.column - firstColumn),
               r = static_cast<std::size_t>(number.row - firstRow);
    PlacedTile tile{file.path, fileNameOf(file.path), {}, file.info.southFirst, false};
    tile.rect.column0 = static_cast<int>(across[c]);
    tile.rect.column1 = tile.rect.column0 + file.info.columns;
    const long long top = numbered.rowsToNorth ? height - down[r] - file.info.rows : down[r];
    tile.rect.row0 = static_cast<int>(top);
    tile.rect.row1 = tile.rect.row0 + file.info.rows;
    tile.firstColumn = -tile.rect.column0;
    tile.firstRow = -tile.rect.row0;
    layout.tiles.push_back(std::move(tile));
  }
  layout.info = files.front().info;
  layout.info.columns = static_cast<int>(width);
  layout.info.rows = static_cast<int>(height);
  layout.info.southFirst = false;
  if (auto& g = layout.info.geoTransform) {
    const GridRect& first = layout.tiles.front().rect;
    if ((*g)[2] == 0.0 && (*g)[4] == 0.0 && (*g)[5] < 0.0) {
      (*g)[0] -= (*g)[1] * first.column0;
      (*g)[3] -= (*g)[5] * first.row0;
    } else {
      g.reset();
    }
  }
  return {};
}

void findOverlaps(TileLayout& layout) {
  // In the order of their first rows, so that few pairs are looked at.
  std::vector<int> order(layout.tiles.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = static_cast<int>(i);
  const auto rectOf = [&](int i) -> const GridRect& {
    return layout.tiles[static_cast<std::size_t>(i)].rect;
  };
  std::ranges::stable_sort(order, [&](int a, int b) { return rectOf(a).row0 < rectOf(b).row0; });
  for (std::size_t i = 0; i < order.size(); ++i)
    for (std::size_t j = i + 1; j < order.size() && rectOf(order[j]).row0 < rectOf(order[i]).row1; ++j) {
      const GridRect both = rectOf(order[i]).intersected(rectOf(order[j]));
      if (both.empty()) continue;
      layout.overlaps.push_back({std::min(order[i], order[j]), std::max(order[i], order[j]), both});
    }
}

/// Samples that no tile covers, by sweeping over the rows.
long long uncoveredOf(const TileLayout& layout) {
  std::vector<int> edges{0, layout.info.rows};
  for (const PlacedTile& tile : layout.tiles) {
    edges.push_back(tile.rect.row0);
    edges.push_back(tile.rect.row1);
  }
  std::ranges::sort(edges);
  long long covered = 0;
  for (std::size_t i = 0; i + 1 < edges.size(); ++i) {
    if (edges[i] == edges[i + 1]) continue;
    std::vector<std::pair<int, int>> spans;
    for (const PlacedTile& tile : layout.tiles)
      if (tile.rect.row0 <= edges[i] && tile.rect.row1 > edges[i])
        spans.emplace_back(tile.rect.column0, tile.rect.column1);
    std::ranges::sort(spans);
    long long across = 0;
    int end = 0;
    for (const auto& [from, to] : spans) {
      across += std::max(0, to - std::max(from, end));
      end = std::max(end, to);
    }
    covered += across * (edges[i + 1] - edges[i]);
  }
  return static_cast<long long>(layout.info.columns) * layout.info.rows - covered;
}

void settleUnits(const std::vector<TileFile>& files, TileLayout& layout) {
  const auto same = [&](const TileFile& file) {
    const SourceInfo &a = file.info, &b = files.front().info;
    return a.scale == b.scale && a.offset == b.offset && a.verticalUnit == b.verticalUnit &&
           a.depths.empty() == b.depths.empty() && a.sampleType == b.sampleType;
  };
  layout.info.nodata.reset();
  if (std::ranges::all_of(files, same)) return;
  layout.normalised = true;
  layout.info.scale = 1.0;
  layout.info.offset = 0.0;
  layout.info.verticalUnit = "m";
  layout.info.depths.clear();
  layout.info.sampleType = "Float64";
}

}  // namespace

Result<TileLayout> layTiles(const std::vector<TileFile>& files, const ImportTiles& use,
                            NumberedTiles numbered) {
  if (files.empty()) return Error{"no tiles are given"};
  std::vector<TilePlace> places;
  bool sea = true;
  for (const TileFile& file : files) {
    auto place = placeOf(file);
    if (!place) return place.error();
    if (*place) places.push_back(**place);
    sea = sea && missingIsSea(file.path);
  }
  TileLayout layout;
  const bool byPlace = use.pattern.empty() && places.size() == files.size();
  if (!byPlace && numbered.tiles.empty()) {
    std::vector<std::string> paths;
    for (const TileFile& file : files) paths.push_back(file.path);
    if (auto numbers = numbersOf(paths)) numbered.tiles = std::move(numbers->tiles);
  }
  if (use.pattern.empty() && !byPlace && !places.empty() && numbered.tiles.empty()) {
    for (const TileFile& file : files)
      if (auto place = placeOf(file); place && !*place)
        return errorIn(file.path, "says neither in itself nor by its name where it lies among the others");
  }
  auto laid = byPlace ? layByPlace(files, places, use, layout) : layByNumber(files, numbered, layout);
  if (!laid) return laid.error();
  layout.info.bands = {"height"};
  layout.info.colours = {};
  layout.info.palette = false;
  layout.info.alpha = 0;
  layout.info.overviews = false;
  settleUnits(files, layout);
  layout.sea = use.missing ? *use.missing == ImportTiles::Missing::Sea : sea;
  findOverlaps(layout);
  layout.uncovered = uncoveredOf(layout);
  return layout;
}

void TileDifferences::add(double difference) {
  greatest_ = std::max(greatest_, std::abs(difference));
  if (count_++ % every_ != 0) return;
  if (kept_.size() == kMost) {
    for (std::size_t i = 0; i < kMost / 2; ++i) kept_[i] = kept_[2 * i];
    kept_.resize(kMost / 2);
    every_ *= 2;
    if ((count_ - 1) % every_ != 0) return;
  }
  kept_.push_back(static_cast<float>(difference));
}

double TileDifferences::median() const {
  if (kept_.empty()) return 0.0;
  std::vector<float> sorted = kept_;
  const auto middle = sorted.begin() + static_cast<std::ptrdiff_t>(sorted.size() / 2);
  std::ranges::nth_element(sorted, middle);
  return *middle;
}

namespace {

/// To a millimetre: what is less comes of rounding.
Length shownDifference(double difference) {
  return metres(difference >= 0.001 ? std::round(difference * 1000.0) / 1000.0 : difference);
}

}  // namespace

std::vector<Message> disagreements(const TileLayout& layout) {
  constexpr std::size_t kMostLines = 12;
  std::vector<TileOverlap> worst;
  std::ranges::copy_if(layout.overlaps, std::back_inserter(worst),
                       [](const TileOverlap& overlap) { return overlap.greatest > 0.0; });
  std::ranges::stable_sort(worst, [](const auto& a, const auto& b) { return a.greatest > b.greatest; });
  std::vector<Message> lines;
  for (std::size_t i = 0; i < worst.size() && i < kMostLines; ++i) {
    const TileOverlap& pair = worst[i];
    const auto name = [&](int tile) { return layout.tiles[static_cast<std::size_t>(tile)].name; };
    const std::string first = name(pair.first), second = name(pair.second);
    if (pair.median == 0.0)
      lines.push_back(Message("%1 and %2 disagree by up to %3 where they overlap (%4 samples; most agree)",
                              first, second, shownDifference(pair.greatest), pair.compared));
    else
      lines.push_back(
          Message("%1 and %2 disagree by up to %3 where they overlap (%4 samples; in the middle %5 is "
                  "higher by %6)",
                  first, second, shownDifference(pair.greatest), pair.compared,
                  pair.median > 0.0 ? first : second, shownDifference(std::abs(pair.median))));
  }
  if (worst.size() > kMostLines)
    lines.push_back(Message("%1 more pairs of tiles disagree, by less", worst.size() - kMostLines));
  return lines;
}

}  // namespace scarp
