#include "core/visibility/FractionMap.h"

#include <algorithm>

#include "core/base/Contract.h"
#include "core/base/Parallel.h"

namespace scarp {

namespace {

constexpr int kMostCells = 64;  ///< A side of the coarsest level.

struct Range {
  int begin, end;
};

/// Which samples of the coarser level the changed ones of a finer level count for, along an axis.
Range coarser(Range fine, int fineCount, int coarseCount) {
  // The last one may be less than two samples from the one before it.
  const int end = fine.end >= fineCount - 1 ? coarseCount : std::min(fine.end / 2 + 1, coarseCount);
  return {fine.begin / 2, end};
}

GridRect coarser(const GridRect& fine, int fineColumns, int fineRows, int columns, int rows) {
  const Range across = coarser(Range{fine.column0, fine.column1}, fineColumns, columns);
  const Range down = coarser(Range{fine.row0, fine.row1}, fineRows, rows);
  return {across.begin, down.begin, across.end, down.end};
}

}  // namespace

FractionMap::FractionMap(int columns, int rows) {
  EXPECTS(columns >= 2 && rows >= 2);
  for (int cellColumns = columns - 1, cellRows = rows - 1;;
       cellColumns = (cellColumns + 1) / 2, cellRows = (cellRows + 1) / 2) {
    const auto samples = static_cast<std::size_t>(cellColumns + 1) * static_cast<std::size_t>(cellRows + 1);
    levels_.push_back(
        {cellColumns + 1, cellRows + 1, std::vector<std::uint8_t>(samples, FractionBytes::kNone)});
    if (cellColumns <= kMostCells && cellRows <= kMostCells) break;
  }
}

void FractionMap::replace(const FractionBytes& part) {
  EXPECTS(part.rect.intersected(rect()) == part.rect);
  if (part.rect.empty()) return;
  for (int row = part.rect.row0; row < part.rect.row1; ++row)
    std::copy_n(part.values.data() + static_cast<std::ptrdiff_t>(row - part.rect.row0) * part.rect.width(),
                part.rect.width(), &levels_[0].at(part.rect.column0, row));
  GridRect changed = part.rect;
  for (std::size_t i = 1; i < levels_.size(); ++i) {
    const Level& fine = levels_[i - 1];
    changed = coarser(changed, fine.columns, fine.rows, levels_[i].columns, levels_[i].rows);
    coarsen(fine, levels_[i], changed);
  }
}

void FractionMap::coarsen(const Level& fine, Level& coarse, const GridRect& samples) {
  parallelFor(static_cast<std::size_t>(samples.height()), [&](std::size_t i) {
    const int row = samples.row0 + static_cast<int>(i), fineRow = std::min(2 * row, fine.rows - 1);
    for (int column = samples.column0; column < samples.column1; ++column) {
      const int fineColumn = std::min(2 * column, fine.columns - 1);
      int all = 0, known = 0, sum = 0;
      for (int r = std::max(fineRow - 1, 0); r <= std::min(fineRow + 1, fine.rows - 1); ++r)
        for (int c = std::max(fineColumn - 1, 0); c <= std::min(fineColumn + 1, fine.columns - 1); ++c) {
          const int weight = (r == fineRow ? 2 : 1) * (c == fineColumn ? 2 : 1), fraction = fine.at(c, r);
          all += weight;
          if (fraction == FractionBytes::kNone) continue;
          known += weight;
          sum += weight * fraction;
        }
      coarse.at(column, row) =
          2 * known >= all ? static_cast<std::uint8_t>((sum + known / 2) / known) : FractionBytes::kNone;
    }
  });
}

}  // namespace scarp
