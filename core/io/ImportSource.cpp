#include "core/io/ImportSource.h"

#include <ogr_spatialref.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <limits>
#include <utility>
#include <vector>

#include "core/base/ShortNumber.h"
#include "core/io/CrsInfo.h"
#include "core/io/GdalDrivers.h"
#include "core/io/GdalErrors.h"
#include "core/io/GridPlacement.h"
#include "core/io/HeightRule.h"
#include "core/io/ImportFinding.h"
#include "core/io/ImportGuess.h"
#include "core/io/TileNames.h"
#include "core/remote/RemoteAddress.h"

namespace scarp {

namespace {

namespace fs = std::filesystem;

/// Part of a raster, each sample the mean of some of the raster's; one band, in the raster's order of rows.
class CutSource final : public SampleSource {
 public:
  CutSource(const std::string& path, std::unique_ptr<SampleSource> from, SourceInfo info, const CutRect& cut,
            bool whole)
      : SampleSource(path),
        from_(std::move(from)),
        rect_(cut.rect),
        across_(cut.across),
        down_(cut.down),
        whole_(whole) {
    info_ = std::move(info);
  }

  void watch(const Progress& progress) override {
    SampleSource::watch(progress);
    from_->watch(progress);
  }

 protected:
  Result<void> describeBand(int) override { return {}; }
  Result<void> readBand(int, int row, int count, std::span<double> out) override {
    const GridRect window{rect_.column0, rect_.row0 + row * down_, rect_.column1,
                          rect_.row0 + (row + count) * down_};
    if (!whole_) return from_->readHeights(window, info_.columns, count, out, watch_);
    const auto all = static_cast<std::size_t>(from_->info().columns),
               wide = static_cast<std::size_t>(info_.columns);
    std::vector<double> rows(all * static_cast<std::size_t>(count));
    if (auto read = from_->read(window.row0, count, rows); !read) return read;
    for (std::size_t line = 0; line < static_cast<std::size_t>(count); ++line)
      std::copy_n(rows.begin() + static_cast<std::ptrdiff_t>(line * all) + window.column0, wide,
                  out.begin() + static_cast<std::ptrdiff_t>(line * wide));
    return {};
  }
  Result<void> readBandGrid(int, int columns, int rows, std::span<double> out,
                            const Progress& progress) override {
    return from_->readHeights(rect_, columns, rows, out, progress);
  }

 private:
  std::unique_ptr<SampleSource> from_;
  GridRect rect_;  ///< In the raster's order of rows.
  int across_, down_;
  bool whole_;  ///< Rows are read as they are: what stands for a hole is the person's to say.
};

using WorldBounds = std::array<double, 4>;  ///< West, south, east, north.

/// Bounds in another CRS as those around them in the raster's: by many points of their border.
Result<WorldBounds> boundsIn(const std::string& path, const WorldBounds& bounds, const std::string& code,
                             const std::string& crs) {
  const std::string from = flatCrs(wktOfCode(code));
  if (from.empty()) return Error{"'%1' is no CRS", code};
  if (crs.empty()) return errorIn(path, "says no CRS; bounds in another cannot be found in it");
  const GdalErrors quiet;
  const auto way = wayBetween(from, flatCrs(crs));
  if (!way) return errorIn(path, "there is no way from '%1' to its CRS", code);
  constexpr int kPoints = 64;
  WorldBounds around{1e300, 1e300, -1e300, -1e300};
  for (int i = 0; i <= kPoints; ++i)
    for (int side = 0; side < 4; ++side) {
      const double t = static_cast<double>(i) / kPoints;
      const double along =
          side % 2 == 0 ? bounds[0] + t * (bounds[2] - bounds[0]) : bounds[1] + t * (bounds[3] - bounds[1]);
      double x = side % 2 == 0 ? along : bounds[side == 1 ? 0 : 2],
             y = side % 2 == 0 ? bounds[side == 0 ? 1 : 3] : along;
      if (!way->Transform(1, &x, &y) || !std::isfinite(x) || !std::isfinite(y))
        return errorIn(path, "the bounds reach where its CRS does not");
      around = {std::min(around[0], x), std::min(around[1], y), std::max(around[2], x),
                std::max(around[3], y)};
    }
  return around;
}

std::string boundsText(const WorldBounds& box) {
  return shortNumber(box[0]) + "," + shortNumber(box[1]) + "," + shortNumber(box[2]) + "," +
         shortNumber(box[3]);
}

/// Columns and rows, north first, whose middles lie within the bounds.
Result<GridRect> windowOf(const std::string& path, const SourceInfo& info, const GridPlacement& placement,
                          const ImportCut& cut) {
  const GeoReference& reference = placement.georeference;
  if (!reference.hasGeoTransform)
    return errorIn(path, "says nothing of its place; a window of columns and rows can be cut");
  WorldBounds bounds = *cut.bounds;
  if (!cut.boundsCrs.empty()) {
    auto other = boundsIn(path, bounds, cut.boundsCrs, reference.crsWkt);
    if (!other) return other.error();
    bounds = *other;
  }
  std::array<double, 6> g = reference.geoTransform;
  if (reference.southUp) g = turnedGeoTransform(g, info.rows);
  const double determinant = g[1] * g[5] - g[2] * g[4];
  double column0 = 1e300, row0 = 1e300, column1 = -1e300, row1 = -1e300;
  WorldBounds all{1e300, 1e300, -1e300, -1e300};
  for (int corner = 0; corner < 4; ++corner) {
    const double x = bounds[corner % 2 == 0 ? 0 : 2] - g[0], y = bounds[corner < 2 ? 1 : 3] - g[3];
    const double column = (x * g[5] - y * g[2]) / determinant, row = (y * g[1] - x * g[4]) / determinant;
    column0 = std::min(column0, column);
    column1 = std::max(column1, column);
    row0 = std::min(row0, row);
    row1 = std::max(row1, row);
    const double c = corner % 2 == 0 ? 0.0 : info.columns, r = corner < 2 ? 0.0 : info.rows;
    const double wx = g[0] + g[1] * c + g[2] * r, wy = g[3] + g[4] * c + g[5] * r;
    all = {std::min(all[0], wx), std::min(all[1], wy), std::max(all[2], wx), std::max(all[3], wy)};
  }
  const auto first = [](double at, int most) {
    return static_cast<int>(std::clamp(std::ceil(at - 0.5 - 1e-6), 0.0, static_cast<double>(most)));
  };
  const GridRect rect{first(column0, info.columns), first(row0, info.rows), first(column1, info.columns),
                      first(row1, info.rows)};
  if (rect.empty())
    return errorIn(path, "has no samples within %1; it lies within %2", boundsText(bounds), boundsText(all));
  return rect;
}

/// What is known of the part.
SourceInfo cutInfo(SourceInfo info, const CutRect& cut, const GridRect& inFile) {
  if (info.geoTransform) {
    auto& g = *info.geoTransform;
    g = {g[0] + g[1] * inFile.column0 + g[2] * inFile.row0, g[1] * cut.across, g[2] * cut.down,
         g[3] + g[4] * inFile.column0 + g[5] * inFile.row0, g[4] * cut.across, g[5] * cut.down};
  }
  if (info.cellMetres)
    info.cellMetres = {{(*info.cellMetres)[0] * cut.across, (*info.cellMetres)[1] * cut.down}};
  info.columns = cut.columns();
  info.rows = cut.rows();
  info.bands = {"height"};
  info.colours = {};
  info.palette = false;
  info.alpha = 0;
  return info;
}

Result<ImportSource> cutFrom(const std::string& path, ImportSource whole, const ImportOptions& options) {
  const auto cut = cutOf(path, whole.info, options);
  if (!cut) return cut.error();
  auto placement = placeGrid(path, whole.info, options.cellSize.value_or(1.0));
  if (!placement) return placement.error();
  if (options.rows && !whole.ordered) orderRows(*placement, *options.rows);
  GridRect inFile = cut->rect;
  if (placement->georeference.southUp)
    inFile = {inFile.column0, whole.info.rows - cut->rect.row1, inFile.column1,
              whole.info.rows - cut->rect.row0};
  if (auto size = checkRasterSize(path, cut->columns(), cut->rows()); !size) return size.error();
  ImportSource part;
  part.storedBand = whole.storedBand;
  if (auto all = placeGrid(path, whole.info, options.cellSize)) {
    if (options.rows && !whole.ordered) orderRows(*all, *options.rows);
    part.whole = std::move(*all);
  }
  SourceInfo info = cutInfo(std::move(whole.info), *cut, inFile);
  CutRect here = *cut;
  here.rect = inFile;
  const bool asTheyAre = options.nodata && cut->across == 1 && cut->down == 1;
  part.info = info;
  part.findings = std::move(whole.findings);
  part.ordered = whole.ordered;
  part.mosaic = whole.mosaic;
  part.across = cut->across;
  part.down = cut->down;
  part.source = std::make_unique<CutSource>(path, std::move(whole.source), std::move(info), here, asTheyAre);
  return part;
}

}  // namespace

bool isTileFolder(const std::string& path) {
  std::error_code failure;
  return fs::is_directory(path, failure) && !isZarrFolder(path);
}

bool isPlain(const std::string& path, const ImportOptions& options) {
  return !options.cut && !options.tiles && !isTileFolder(path);
}

void describeByName(const std::string& path, SourceInfo& info) {
  if (info.geoTransform || info.cellMetres || !info.crsWkt.empty() || nameHints(path).tile) return;
  const auto place = placeByName(path, info.columns, info.rows);
  if (!place) return;
  info.geoTransform = place->geoTransform;
  info.crsWkt = wktOfCode("EPSG:" + std::to_string(place->epsg));
  info.warnings.push_back(Message("its place is taken from its name"));
}

Result<CutRect> cutOf(const std::string& path, const SourceInfo& info, const ImportOptions& options) {
  const ImportCut& cut = *options.cut;
  CutRect taken{{0, 0, info.columns, info.rows}};
  const auto placement = placeGrid(path, info, options.cellSize);
  if (cut.window) {
    const auto& [column, row, columns, rows] = *cut.window;
    taken.rect = GridRect{column, row, column + columns, row + rows}.intersected(taken.rect);
    if (columns < 1 || rows < 1 || taken.rect.empty())
      return errorIn(path, "has no samples in the window; it has %1 x %2", info.columns, info.rows);
  } else if (cut.bounds) {
    if (!placement) return placement.error();
    auto rect = windowOf(path, info, *placement, cut);
    if (!rect) return rect.error();
    taken.rect = *rect;
  }
  // Other cells are computed from the file's samples, as in gdalwarp, unless there are too many samples to
  // read.
  constexpr long long kMostWarped = 1LL << 26;
  const bool averages = !options.projection || looksRemote(path) || taken.rect.area() > kMostWarped;
  if (cut.cell && averages) {
    if (!placement) return placement.error();
    const auto times = [](double wanted, double cell, int samples) {
      return static_cast<int>(
          std::clamp(std::floor(wanted / cell + 1e-6), 1.0, std::max(1.0, samples / 2.0)));
    };
    taken.across = times(*cut.cell, placement->frame.dx, taken.rect.width());
    taken.down = times(*cut.cell, placement->frame.dy, taken.rect.height());
    taken.rect.column1 = taken.rect.column0 + taken.columns() * taken.across;
    taken.rect.row1 = taken.rect.row0 + taken.rows() * taken.down;
  }
  if (taken.columns() < 2 || taken.rows() < 2)
    return errorIn(path, "what is cut has %1 x %2 samples; a terrain needs at least 2 x 2", taken.columns(),
                   taken.rows());
  return taken;
}

Result<ImportSource> openImportSource(const std::string& path, const ImportOptions& options,
                                      const Progress& progress, bool inWindows) {
  const bool anySize = options.cut || inWindows;
  ImportSource whole;
  if (options.tiles || isTileFolder(path)) {
    const auto files = tileFiles(path, options.tiles.value_or(ImportTiles()));
    if (!files) return files.error();
    const std::string name = files->size() > 1 && !isTileFolder(path)
                                 ? path + " (+" + std::to_string(files->size() - 1) + ")"
                                 : path;
    auto mosaic = MosaicSource::open(name, *files, options, progress);
    if (!mosaic) return mosaic.error();
    whole.mosaic = mosaic->get();
    whole.source = std::move(*mosaic);
    whole.info = whole.source->info();
    whole.ordered = true;
    // Of exported tiles, without the border that fills the last ones.
    const auto& set = whole.mosaic->set();
    const bool all = set && set->tiles() == files->size();
    if (all && !options.cut && (set->columns() < whole.info.columns || set->rows() < whole.info.rows)) {
      ImportOptions kept = options;
      kept.cut.emplace().window = {{0, 0, set->columns(), set->rows()}};
      return cutFrom(path, std::move(whole), kept);
    }
    if (!anySize)
      if (auto size = checkRasterSize(name, whole.info.columns, whole.info.rows); !size) return size.error();
  } else {
    const auto sidecar = readSidecar(path);
    if (!sidecar) return sidecar.error();
    const auto raw = options.raw || !*sidecar ? options.raw : (*sidecar)->raw;
    auto source = anySize ? openUncutSource(path, raw, options.bands) : openSource(path, raw, options.bands);
    if (!source) return source.error();
    whole.source = std::move(*source);
    if (auto weighed = whole.source->weighAlpha(progress); !weighed) return weighed.error();
    whole.info = whole.source->info();
    const BandUse& used = whole.source->used();
    const bool asStored = used.kind == BandUse::Kind::Band && !whole.source->expectsGrey() &&
                          !whole.source->alphaMasks() && (!whole.info.palette || used.band == 1);
    whole.storedBand = asStored ? used.band : 0;
    if (*sidecar) {
      const std::string name = fs::path(sidecarPath(path)).filename().string();
      const bool fits = (*sidecar)->columns == whole.info.columns && (*sidecar)->rows == whole.info.rows;
      if (fits) (*sidecar)->describe(whole.info);
      whole.info.warnings.push_back(Message(
          fits ? "heights and place are taken from %1" : "%1 describes another size and is not used", name));
    }
    describeByName(path, whole.info);
    whole.findings = placeFindings(whole.info, options);
    if (whole.info.geoTransform) whole.info.geoTransform = putRight(*whole.info.geoTransform, whole.findings);
  }
  return options.cut ? cutFrom(path, std::move(whole), options) : std::move(whole);
}

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
