#include "core/io/TileSeams.h"

#include <algorithm>
#include <cmath>
#include <optional>

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
  const auto read = [&](int row, std::vector<double>& to) {
    to.resize(static_cast<std::size_t>(source.info().columns));
    return source.read(row, 1, to);
  };
  if (auto done = read(0, borders.first); !done) return done.error();
  if (auto done = read(1, borders.second); !done) return done.error();
  if (auto done = read(rows - 2, borders.beforeLast); !done) return done.error();
  if (auto done = read(rows - 1, borders.last); !done) return done.error();
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

}  // namespace

Result<NumberedTiles> seamsOf(const std::vector<TileFile>& files, const std::vector<SampleSource*>& sources) {
  constexpr int kMostPairs = 4;
  NumberedTiles numbered;
  numbered.shared = files.front().info.columns % 2 == 1 && files.front().info.rows % 2 == 1;
  const auto indexOf = [&](int column, int row) -> std::optional<std::size_t> {
    for (std::size_t i = 0; i < files.size(); ++i)
      if (const auto tile = gridTileOf(files[i].path);
          tile && tile->column == column && tile->row == row && sources[i])
        return i;
    return std::nullopt;
  };
  Evidence down, across;
  for (const bool vertical : {true, false}) {
    Evidence& evidence = vertical ? down : across;
    for (std::size_t i = 0; i < files.size() && evidence.pairs < kMostPairs; ++i) {
      const auto tile = gridTileOf(files[i].path);
      if (!tile || !sources[i]) continue;
      const auto next = indexOf(tile->column + (vertical ? 0 : 1), tile->row + (vertical ? 1 : 0));
      if (!next) continue;
      const bool fits = vertical ? files[i].info.columns == files[*next].info.columns
                                 : files[i].info.rows == files[*next].info.rows;
      if (!fits) continue;
      auto one = vertical ? rowsOf(*sources[i]) : columnsOf(*sources[i]);
      if (!one) return one.error();
      auto other = vertical ? rowsOf(*sources[*next]) : columnsOf(*sources[*next]);
      if (!other) return other.error();
      // Rows as they are on the ground, north first.
      if (vertical && files[i].info.southFirst) {
        std::swap(one->first, one->last);
        std::swap(one->second, one->beforeLast);
      }
      if (vertical && files[*next].info.southFirst) {
        std::swap(other->first, other->last);
        std::swap(other->second, other->beforeLast);
      }
      evidence.add(*one, *other);
    }
    if (down.pairs > 0 && down.inner > 0.0) break;
  }
  if (down.pairs > 0 && down.inner > 0.0) {
    numbered.rowsToNorth = down.turned < down.seam;
    numbered.shared = down.shared(numbered.rowsToNorth ? down.turned : down.seam);
  } else if (across.pairs > 0 && across.inner > 0.0) {
    numbered.shared = across.shared(across.seam);
  }
  return numbered;
}

}  // namespace scarp
