#include "core/io/RasterWindows.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "core/io/GridPlacement.h"
#include "core/io/HeightRule.h"
#include "core/io/ImportSource.h"

namespace scarp {

namespace {

/// Why windows cannot be read because something needs the whole raster; empty: they can.
Message needsTheWhole(const ImportOptions& options) {
  if (options.mends != ImportMends{}) return Message("is read in windows; convert it first to mend");
  if (options.projection) return Message("is read in windows; convert it first to reproject");
  if (options.range) return Message("is read in windows; convert it first to spread over a range of heights");
  if (options.cut) return Message("is read in windows; convert it first to cut");
  return {};
}

}  // namespace

Result<RasterWindows> RasterWindows::open(const std::string& path, const ImportOptions& options) {
  if (auto sensible = checkOptions(path, options); !sensible) return sensible.error();
  if (Message why = needsTheWhole(options); !why.empty()) return errorIn(path, std::move(why));
  RasterWindows windows;
  windows.path_ = path;
  windows.asked_ = windows.options_ = options;
  const auto opened = openImportSource(path, options, {}, true);
  if (!opened) return opened.error();
  const SourceInfo& info = opened->info;
  auto placement = placeGrid(path, info, options.cellSize);
  if (!placement) return placement.error();
  if (options.rows && !opened->ordered) orderRows(*placement, *options.rows);
  noteUnit(info, options, placement->georeference, placement->notes);
  windows.frame_ = placement->frame;
  windows.georeference_ = placement->georeference;
  windows.declaredVoid_ = info.nodata;
  return windows;
}

Result<RasterGuesses> RasterWindows::guess(const Progress& progress) const {
  const auto opened = openImportSource(path_, asked_, partOf(progress, 0.0, 0.1), true);
  if (!opened) return opened.error();
  HeightRule rule = heightRule(opened->info, asked_);
  const auto seen = scanValues(*opened->source, rule, partOf(progress, 0.1, 1.0));
  if (!seen) return seen.error();
  RasterGuesses guesses;
  if (!seen->any()) return guesses;
  const double declared = rule.metres;
  if (correctRule(rule, asked_, seen->lowestGround(), seen->highestGround())) {
    guesses.unitLies = std::abs(rule.metres) != std::abs(declared);
    guesses.valuesAreHeights = std::signbit(rule.metres) != std::signbit(declared);
  }
  if (const double value = seen->undeclaredVoid(); !asked_.nodata && !std::isnan(value)) {
    if (declaredVoid_)
      return errorIn(path_, "has two values that stand for holes; convert it first, or name one of them");
    guesses.undeclaredVoid = value;
  }
  return guesses;
}

void RasterWindows::take(const RasterGuesses& guesses) {
  options_.nodata = asked_.nodata            ? asked_.nodata
                    : guesses.undeclaredVoid ? guesses.undeclaredVoid
                    : declaredVoid_          ? declaredVoid_
                                             : std::numeric_limits<double>::quiet_NaN();
  if (guesses.unitLies) {
    options_.verticalUnit = georeference_.verticalUnit = "m";
    georeference_.metresPerUnit = std::copysign(1.0, georeference_.metresPerUnit);
  }
  if (guesses.valuesAreHeights) {
    options_.depths = false;
    georeference_.metresPerUnit = std::abs(georeference_.metresPerUnit);
  }
  ready_ = true;
}

Result<HeightRaster> RasterWindows::read(const GridRect& rect, const Progress& progress) const {
  EXPECTS(ready_ && !rect.empty() && rect.intersected(frame_.samples()) == rect);
  // A raster has two samples a side at the least.
  const int column = std::min(rect.column0, frame_.columns - 2), row = std::min(rect.row0, frame_.rows - 2);
  ImportOptions options = options_;
  options.cut.emplace().window = {
      {column, row, std::max(2, rect.column1 - column), std::max(2, rect.row1 - row)}};
  auto imported = importRaster(path_, options, progress);
  if (!imported) return imported.error();
  HeightRaster& heights = imported->terrain.heights;
  if (column == rect.column0 && row == rect.row0 && heights.columns() == rect.width() &&
      heights.rows() == rect.height())
    return std::move(heights);
  HeightRaster some(rect.width(), rect.height(), 0.0F);
  std::vector<float> samples(static_cast<std::size_t>(rect.area()));
  heights.read({rect.column0 - column, rect.row0 - row, rect.column1 - column, rect.row1 - row}, samples);
  some.write(some.rect(), samples);
  return some;
}

}  // namespace scarp
