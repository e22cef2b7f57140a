#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

#include "core/io/TileLayout.h"
#include "core/io/TileNames.h"

namespace scarp {

namespace {

/// Samples along the borders of a tile, as its rows are stored.
struct Borders {
  std::vector<double> first, second, beforeLast, last;
};

Result<Borders> rowsOf(SampleSource& source) {
  Borders borders;
  const int rows = source.info().rows;
  for (const auto& [row, to] :
       {std::pair(0, &borders.first), std::pair(1, &borders.second), std::pair(rows - 2, &borders.beforeLast),
        std::pair(rows - 1, &borders.last)}) {
    to->resize(static_cast<std::size_t>(source.info().columns));
    if (auto done = source.read(row, 1, *to); !done) return done.error();
  }
  return borders;
}

Result<Borders> columnsOf(SampleSource& source) {
  Borders borders;
  const int rows = source.info().rows;
  const auto across = static_cast<std::size_t>(source.info().columns);
  constexpr int kStrip = 64;
  std::vector<double> strip(across * kStrip);
  for (int row = 0; row < rows; row += kStrip) {
    const int count = std::min(kStrip, rows - row);
    if (auto done = source.read(row, count, strip); !done) return done.error();
    for (std::size_t line = 0; line < static_cast<std::size_t>(count); ++line) {
      borders.first.push_back(strip[line * across]);
      borders.second.push_back(strip[line * across + 1]);
      borders.beforeLast.push_back(strip[line * across + across - 2]);
      borders.last.push_back(strip[line * across + across - 1]);
    }
  }
  return borders;
}

double meanStep(const std::vector<double>& a, const std::vector<double>& b) {
  double sum = 0.0;
  std::size_t count = 0;
  for (std::size_t i = 0; i < a.size() && i < b.size(); ++i)
    if (const double step = std::abs(a[i] - b[i]); std::isfinite(step)) {
      sum += step;
      ++count;
    }
  return count > 0 ? sum / static_cast<double>(count) : 0.0;
}

/// What pairs of neighbours say, added up.
struct Evidence {
  double seam = 0.0, turned = 0.0, inner = 0.0;
  int pairs = 0;

  void add(const Borders& one, const Borders& next) {
    seam += meanStep(one.last, next.first);
    turned += meanStep(one.first, next.last);
    inner += 0.5 * (meanStep(one.beforeLast, one.last) + meanStep(next.first, next.second));
    ++pairs;
  }
  [[nodiscard]] bool shared(double at) const { return at <= 0.05 * inner; }
};

/// Samples at the borders of a tile that meet a neighbour below, or one beside.
Result<Borders> bordersOf(const TileFile& file, SampleSource& source, bool rows) {
  auto borders = rows ? rowsOf(source) : columnsOf(source);
  if (!borders) return borders;
  // Order rows north first.
  if (rows && file.info.southFirst) {
    std::swap(borders->first, borders->last);
    std::swap(borders->second, borders->beforeLast);
  }
  // Each tile may have a different scale.
  for (auto* samples : {&borders->first, &borders->second, &borders->beforeLast, &borders->last})
    for (double& sample : *samples) sample = sample * file.info.scale + file.info.offset;
  return borders;
}

class SeamFinder {
 public:
  SeamFinder(const std::vector<TileFile>& files, const std::vector<SampleSource*>& sources,
             const std::vector<GridTile>& tiles)
      : files_(files), sources_(sources), tiles_(tiles) {
    for (std::size_t i = 0; i < tiles.size(); ++i)
      if (sources[i]) at_.emplace(std::pair(tiles[i].column, tiles[i].row), i);
  }

  /// Of neighbours by the first number (the column) or the second, taken to lie beside or below each other.
  [[nodiscard]] Result<Evidence> between(bool byColumn, bool below) const {
    constexpr int kMaxPairs = 4;
    Evidence evidence;
    for (std::size_t i = 0; i < files_.size() && evidence.pairs < kMaxPairs; ++i) {
      if (!sources_[i]) continue;
      const auto next = at_.find({tiles_[i].column + (byColumn ? 1 : 0), tiles_[i].row + (byColumn ? 0 : 1)});
      if (next == at_.end()) continue;
      const SourceInfo &one = files_[i].info, &other = files_[next->second].info;
      if (below ? one.columns != other.columns : one.rows != other.rows) continue;
      const auto a = bordersOf(files_[i], *sources_[i], below);
      if (!a) return a.error();
      const auto b = bordersOf(files_[next->second], *sources_[next->second], below);
      if (!b) return b.error();
      evidence.add(*a, *b);
    }
    return evidence;
  }

 private:
  const std::vector<TileFile>& files_;
  const std::vector<SampleSource*>& sources_;
  const std::vector<GridTile>& tiles_;
  std::map<std::pair<int, int>, std::size_t> at_;
};

/// How badly neighbours join, as a multiple of the steps within tiles; rows may run either way.
double misfit(const Evidence& across, const Evidence& down) {
  const auto part = [](const Evidence& evidence, double seam) {
    return evidence.pairs > 0 && evidence.inner > 0.0 ? seam / evidence.inner : 0.0;
  };
  return part(across, across.seam) + part(down, std::min(down.seam, down.turned));
}

}  // namespace

Result<NumberedTiles> seamsOf(const std::vector<TileFile>& files, const std::vector<SampleSource*>& sources,
                              const std::optional<TileNumbers>& numbers) {
  NumberedTiles numbered;
  numbered.shared = files.front().info.columns % 2 == 1 && files.front().info.rows % 2 == 1;
  if (!numbers) return numbered;
  numbered.tiles = numbers->tiles;
  numbered.rowsToNorth = numbers->rowsToNorth.value_or(false);
  const SeamFinder seams(files, sources, numbered.tiles);
  auto down = seams.between(false, true);
  if (!down) return down.error();
  auto across = seams.between(true, false);
  if (!across) return across.error();
  if (!numbers->ordered) {
    // The other way round: the first number is the row.
    const auto downByFirst = seams.between(true, true);
    if (!downByFirst) return downByFirst.error();
    const auto acrossBySecond = seams.between(false, false);
    if (!acrossBySecond) return acrossBySecond.error();
    if (misfit(*acrossBySecond, *downByFirst) < misfit(*across, *down)) {
      down = downByFirst;
      across = acrossBySecond;
      for (GridTile& tile : numbered.tiles) std::swap(tile.column, tile.row);
    }
  }
  if (down->pairs > 0 && down->inner > 0.0) {
    numbered.rowsToNorth = numbers->rowsToNorth.value_or(down->turned < down->seam);
    numbered.shared = down->shared(numbered.rowsToNorth ? down->turned : down->seam);
  } else if (across->pairs > 0 && across->inner > 0.0) {
    numbered.shared = across->shared(across->seam);
  }
  return numbered;
}

}  // namespace scarp
