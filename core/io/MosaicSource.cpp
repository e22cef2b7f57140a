#include "core/io/MosaicSource.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>
#include <limits>
#include <optional>
#include <string_view>
#include <unordered_set>
#include <utility>

#include "core/base/PrintableLine.h"
#include "core/io/ImportSource.h"
#include "core/io/TileLayout.h"
#include "core/io/TileNames.h"

namespace scarp {

namespace {

/// Endings of files that stand beside rasters, and are none.
bool standsBeside(const std::string& name) {
  constexpr std::array kEndings{".aux.xml", ".ovr", ".msk", ".hdr",  ".prj",     ".json", ".txt",
                                ".xml",     ".tfw", ".pgw", ".html", ".pdf",     ".csv",  ".md",
                                ".tmp",     ".ige", ".rrd", ".wld",  ".scarp",   ".gfs",  ".kml",
                                ".shp",     ".dbf", ".shx", ".cpg",  ".geojson", ".log"};
  const std::string lower = lowerCase(name);
  return name.starts_with('.') ||
         std::ranges::any_of(kEndings, [&](const char* e) { return lower.ends_with(e); });
}

/// Order by the numbers in names: "tile_2" is before "tile_10".
bool precedes(const std::string& one, const std::string& other) {
  const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
  std::size_t i = 0, j = 0;
  while (i < one.size() && j < other.size()) {
    if (!isDigit(one[i]) || !isDigit(other[j])) {
      if (one[i] != other[j]) return one[i] < other[j];
      ++i, ++j;
      continue;
    }
    const auto numberAt = [&](const std::string& text, std::size_t& at) {
      while (at + 1 < text.size() && text[at] == '0' && isDigit(text[at + 1])) ++at;
      const std::size_t from = at;
      while (at < text.size() && isDigit(text[at])) ++at;
      return std::string_view(text).substr(from, at - from);
    };
    const std::string_view a = numberAt(one, i), b = numberAt(other, j);
    if (a.size() != b.size()) return a.size() < b.size();
    if (a != b) return a < b;
  }
  return one.size() - i != other.size() - j ? one.size() - i < other.size() - j : one < other;
}

}  // namespace

Result<std::vector<std::string>> tileFiles(const std::string& path, const ImportTiles& use) {
  std::optional<TilePattern> pattern;
  if (!use.pattern.empty()) {
    auto parsed = TilePattern::parse(use.pattern);
    if (!parsed) return parsed.error();
    pattern = *std::move(parsed);
  }
  std::vector<std::string> given{path}, files;
  given.insert(given.end(), use.files.begin(), use.files.end());
  constexpr std::size_t kMost = 100'000;
  for (const std::string& one : given) {
    std::error_code failure;
    if (!isTileFolder(one)) {
      files.push_back(one);
      continue;
    }
    const std::size_t before = files.size();
    for (std::filesystem::directory_iterator at(one, failure), end; !failure && at != end;
         at.increment(failure))
      if (at->is_regular_file(failure) && !standsBeside(at->path().filename().string()) &&
          (!pattern || pattern->match(at->path().string()))) {
        files.push_back(at->path().string());
        if (files.size() > kMost) return errorIn(one, "contains more files than a tile set can have");
      }
    if (failure) return errorIn(one, "%1", failure.message());
    if (files.size() == before)
      return pattern ? errorIn(one, "no name of a file in it matches the tile pattern '%1'", use.pattern)
                     : errorIn(one, "is a folder without files that could be tiles");
    std::sort(files.begin() + static_cast<std::ptrdiff_t>(before), files.end(), precedes);
  }
  std::unordered_set<std::string> seen;
  std::erase_if(files, [&](const std::string& file) { return !seen.insert(file).second; });
  return files;
}

namespace {

constexpr double kNoTile = std::numeric_limits<double>::quiet_NaN();
constexpr long long kMostCompared = 24'000'000;  ///< Samples of all overlaps, without reading the rest.
constexpr std::array<double, 5> kVoids{-32768.0, -32767.0, -9999.0, -99999.0, -999999.0};

bool isVoid(double value) { return std::isnan(value) || std::ranges::find(kVoids, value) != kVoids.end(); }

}  // namespace

MosaicSource::MosaicSource(const std::string& whole, std::shared_ptr<const TileLayout> layout, MosaicTiles tiles)
    : SampleSource(whole), layout_(std::move(layout)), tiles_(std::move(tiles)) {
  tiles_.place(layout_);
  info_ = layout_->info;
  differences_.resize(layout_->overlaps.size());
  comparedTo_.resize(layout_->overlaps.size(), 0);
  metres_ = metresOfUnit(info_);
  if (layout_->sea) seaValue_ = (0.0 - info_.offset) / info_.scale;
}

Result<std::unique_ptr<MosaicSource>> MosaicSource::open(const std::string& whole,
                                                         const std::vector<std::string>& files,
                                                         const ImportOptions& options,
                                                         const Progress& progress) {
  MosaicTiles tiles(options);
  const auto described = tiles.open(files, progress);
  if (!described) return described.error();
  NumberedTiles numbered;
  const std::string pattern = options.tiles ? options.tiles->pattern : std::string();
  if (!pattern.empty() || !described->front().info.geoTransform) {
    std::optional<TileNumbers> numbers;
    if (pattern.empty()) {
      numbers = numbersOf(files);
    } else {
      auto given = numbersBy(pattern, files);
      if (!given) return given.error();
      numbers = *std::move(given);
    }
    auto seams = seamsOf(*described, tiles.sources(), numbers);
    if (!seams) return seams.error();
    numbered = *seams;
  }
  auto layout = layTiles(*described, options.tiles.value_or(ImportTiles()), numbered);
  if (!layout) return layout.error();
  return std::unique_ptr<MosaicSource>(
      new MosaicSource(whole, std::make_shared<const TileLayout>(std::move(*layout)), std::move(tiles)));
}

Result<void> MosaicSource::readPart(const GridRect& part, std::span<double> out) {
  const auto wide = static_cast<std::size_t>(part.width());
  std::ranges::fill(out, kNoTile);
  if (auto open = tiles_.openFor(part); !open) return open;
  struct Read {
    int tile;
    GridRect rect;
    std::vector<double> values;
  };
  std::vector<Read> reads;
  std::vector<char> covered(out.size(), 0);
  for (std::size_t i = 0; i < layout_->tiles.size(); ++i) {
    const GridRect both = layout_->tiles[i].rect.intersected(part);
    if (both.empty()) continue;
    Read read{static_cast<int>(i), both, std::vector<double>(static_cast<std::size_t>(both.area()))};
    if (auto done = tiles_.read(read.tile, both, read.values); !done) return done;
    auto value = read.values.begin();
    for (int row = both.row0; row < both.row1; ++row) {
      const std::size_t first = static_cast<std::size_t>(row - part.row0) * wide;
      for (int column = both.column0; column < both.column1; ++column, ++value) {
        const std::size_t at = first + static_cast<std::size_t>(column - part.column0);
        // What an earlier tile has there stays, where it has something.
        const bool stays =
            covered[at] != 0 && (!isVoid(out[at]) || (std::isnan(*value) && !std::isnan(out[at])));
        if (!stays) out[at] = *value;
        covered[at] = 1;
      }
    }
    reads.push_back(std::move(read));
  }
  for (std::size_t i = 0; layout_->sea && i < covered.size(); ++i)
    if (covered[i] == 0) out[i] = seaValue_;

  const double metres = info_.scale * metres_;
  for (std::size_t o = 0; o < layout_->overlaps.size(); ++o) {
    const TileOverlap& overlap = layout_->overlaps[o];
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
  TileLayout told = *layout_;
  for (std::size_t i = 0; i < differences_.size(); ++i) {
    told.overlaps[i].compared = differences_[i].count();
    told.overlaps[i].greatest = differences_[i].greatest();
    told.overlaps[i].median = differences_[i].median();
  }
  return told;
}

Result<void> MosaicSource::compare(const Progress& progress) {
  const double metres = info_.scale * metres_;
  const auto count = static_cast<long long>(layout_->overlaps.size());
  for (std::size_t o = 0; o < layout_->overlaps.size(); ++o) {
    if (!keepGoing(progress, static_cast<double>(o) / static_cast<double>(count))) return Error::cancel();
    const TileOverlap& overlap = layout_->overlaps[o];
    const int most = static_cast<int>(
        std::clamp<long long>(kMostCompared / count / overlap.rect.width(), 1, overlap.rect.height()));
    const int first = overlap.rect.row0 + (overlap.rect.height() - most) / 2;
    constexpr int kStrip = 128;
    TileDifferences differences;
    for (int row = first; row < first + most; row += kStrip) {
      const GridRect part{overlap.rect.column0, row, overlap.rect.column1,
                          std::min(row + kStrip, first + most)};
      std::vector<double> a(static_cast<std::size_t>(part.area())), b(a.size());
      if (auto read = tiles_.read(overlap.first, part, a); !read) return read;
      if (auto read = tiles_.read(overlap.second, part, b); !read) return read;
      for (std::size_t i = 0; i < a.size(); ++i)
        if (!isVoid(a[i]) && !isVoid(b[i])) differences.add((a[i] - b[i]) * metres);
    }
    differences_[o] = std::move(differences);
    comparedTo_[o] = layout_->info.rows;
  }
  return {};
}

Result<void> MosaicSource::readBand(int, int row, int count, std::span<double> out) {
  return readPart({0, row, info_.columns, row + count},
                  out.first(static_cast<std::size_t>(count) * static_cast<std::size_t>(info_.columns)));
}

Result<void> MosaicSource::readBandGrid(int, int columns, int rows, std::span<double> out,
                                        const Progress& progress) {
  std::ranges::fill(out, layout_->sea ? seaValue_ : kNoTile);
  const auto at = [](int i, int few, int many) { return static_cast<int>((i + 0.5) * many / few); };
  const auto firstAt = [&](int sample, int few, int many) {
    int i = std::max(0, static_cast<int>(static_cast<double>(sample) * few / many) - 1);
    while (i < few && at(i, few, many) < sample) ++i;
    return i;
  };
  std::vector<char> taken(out.size(), 0);
  for (std::size_t t = 0; t < layout_->tiles.size(); ++t) {
    if (!keepGoing(progress, static_cast<double>(t) / static_cast<double>(layout_->tiles.size())))
      return Error::cancel();
    const PlacedTile& placed = layout_->tiles[t];
    const int c0 = firstAt(placed.rect.column0, columns, info_.columns),
              c1 = firstAt(placed.rect.column1, columns, info_.columns),
              r0 = firstAt(placed.rect.row0, rows, info_.rows),
              r1 = firstAt(placed.rect.row1, rows, info_.rows);
    if (c0 >= c1 || r0 >= r1) continue;
    std::vector<double> some(static_cast<std::size_t>(c1 - c0) * static_cast<std::size_t>(r1 - r0));
    if (auto read = tiles_.readGrid(static_cast<int>(t), c1 - c0, r1 - r0, some); !read) return read;
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
