#include "core/io/RasterImport.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <iterator>
#include <limits>
#include <span>

#include "core/base/Parallel.h"
#include "core/base/ShortNumber.h"
#include "core/io/GridPlacement.h"
#include "core/io/HeightDatum.h"
#include "core/io/HeightRule.h"
#include "core/io/ImportFinding.h"
#include "core/io/ImportProjection.h"
#include "core/io/ImportSource.h"
#include "core/io/RememberedSource.h"
#include "core/io/SampleSource.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {

namespace {

constexpr long long kSearchedSamples = 1LL << 23;
// Metres. Less rounding is no error that could matter; below the other it is only part of an export's error.
constexpr double kMinRounding = 1e-6, kMinStatedRounding = 1e-4;
constexpr float hole = std::numeric_limits<float>::quiet_NaN();

struct ReadHeights {
  HeightRaster heights;
  VoidDetector voids;
  double rounding = 0.0;  ///< As in GeoReference.
};

/// Fills a raster row of tiles after row of tiles. Tiles that are the same height throughout (water, holes,
/// what a file does not hold) are one tile, however many they are.
class TileRows {
 public:
  explicit TileRows(HeightRaster& heights) : heights_(heights) {}

  /// Rows from a multiple of the tile size on: as many as a tile has, or those that are left.
  void write(int row, std::span<const float> heights);
  /// Writes such rows with one height.
  void fill(int row, float height);

 private:
  [[nodiscard]] HeightRaster::TilePtr uniform(float height);

  HeightRaster& heights_;
  HeightRaster::TilePtr uniform_;  ///< The last that was needed.
};

bool sameBits(float a, float b) { return std::bit_cast<std::uint32_t>(a) == std::bit_cast<std::uint32_t>(b); }

void TileRows::write(int row, std::span<const float> heights) {
  const auto width = static_cast<std::size_t>(heights_.columns());
  for (int column = 0; column < heights_.tileColumns(); ++column) {
    const int index = heights_.tileIndex(column, row / HeightRaster::tileSize);
    const GridRect rect = heights_.tileRect(index);
    const auto part = [&](int r) {
      return heights.subspan(
          static_cast<std::size_t>(r - row) * width + static_cast<std::size_t>(rect.column0),
          static_cast<std::size_t>(rect.width()));
    };
    const float first = part(rect.row0).front();
    bool same = true;
    for (int r = rect.row0; r < rect.row1 && same; ++r)
      same = std::ranges::all_of(part(r), [first](float height) { return sameBits(height, first); });
    if (same) {
      heights_.exchangeTile(index, uniform(first));
      continue;
    }
    auto tile = makeInLargePages<HeightRaster::Tile>();
    tile->fill(heights_.fill());
    for (int r = rect.row0; r < rect.row1; ++r)
      std::ranges::copy(
          part(r), tile->begin() + static_cast<std::ptrdiff_t>(HeightRaster::offsetIn(0, r - rect.row0)));
    heights_.exchangeTile(index, std::move(tile));
  }
}

void TileRows::fill(int row, float height) {
  for (int column = 0; column < heights_.tileColumns(); ++column)
    heights_.exchangeTile(heights_.tileIndex(column, row / HeightRaster::tileSize), uniform(height));
}

HeightRaster::TilePtr TileRows::uniform(float height) {
  if (uniform_ && sameBits(uniform_->front(), height)) return uniform_;
  auto tile = makeInLargePages<HeightRaster::Tile>();
  tile->fill(height);
  uniform_ = std::move(tile);
  return uniform_;
}

// Strip after strip as high as a tile, so that each tile is written once.
Result<ReadHeights> readHeights(SampleSource& source, bool southUp, const HeightRule& rule,
                                const Progress& progress) {
  const int columns = source.info().columns, rows = source.info().rows;
  ReadHeights result{HeightRaster(columns, rows, 0.0F), {}};
  constexpr int strip = HeightRaster::tileSize;
  constexpr int kGroups = 8;  // Of its rows, at once.
  const std::size_t most = static_cast<std::size_t>(std::min(strip, rows)) * columns;
  std::vector<double> stored(most);
  std::vector<float> heights(most);
  TileRows tiles(result.heights);
  for (int row = 0; row < rows; row += strip) {
    if (!keepGoing(progress, static_cast<double>(row) / rows)) return Error::cancel();
    const int count = std::min(strip, rows - row);
    source.watch(partOf(progress, static_cast<double>(row) / rows, static_cast<double>(row + count) / rows));
    const int fileRow = southUp ? rows - row - count : row;
    const auto samples = std::span(stored).first(static_cast<std::size_t>(count) * columns);
    if (source.lacks(fileRow, count)) {
      const auto one = samples.first(static_cast<std::size_t>(columns));
      if (auto read = source.read(fileRow, 1, one); !read) return read.error();
      const double value = rule.ground(one.front());
      result.voids.add(std::span(&value, 1));
      result.rounding = std::max(result.rounding, rule.rounding(value));
      tiles.fill(row, rule.height(value));
      continue;
    }
    if (auto read = source.read(fileRow, count, samples); !read) return read.error();
    std::array<VoidDetector, kGroups> seen;
    std::array<double, kGroups> rounding{};
    parallelFor(kGroups, [&](std::size_t group) {
      const int first = static_cast<int>(group) * count / kGroups,
                end = static_cast<int>(group + 1) * count / kGroups;
      for (int r = first; r < end; ++r) {
        const auto from =
            samples.subspan(static_cast<std::size_t>(southUp ? count - 1 - r : r) * columns, columns);
        std::ranges::transform(from, from.begin(), [&](double s) { return rule.ground(s); });
        seen[group].add(from);
        std::ranges::transform(from, heights.begin() + static_cast<std::ptrdiff_t>(r) * columns,
                               [&](double s) { return rule.height(s); });
        for (const double s : from) rounding[group] = std::max(rounding[group], rule.rounding(s));
      }
    });
    for (const VoidDetector& group : seen) result.voids.add(group);
    result.rounding = std::max(result.rounding, *std::ranges::max_element(rounding));
    tiles.write(row, std::span(heights).first(samples.size()));
  }
  return result;
}

// Samples of a tile for which is(height) holds; looked at once where a tile stands in many slots in a row.
template <class Is>
class TileCount {
 public:
  explicit TileCount(Is is) : is_(std::move(is)) {}

  long long operator()(const HeightRaster& heights, int index) {
    const GridRect rect = heights.tileRect(index);
    const HeightRaster::TilePtr& tile = heights.tile(index);
    if (!tile) return is_(heights.fill()) ? rect.area() : 0;
    if (tile == last_ && rect.area() == lastArea_) return lastCount_;
    lastCount_ = 0;
    for (int row = 0; row < rect.height(); ++row) {
      const auto from = tile->begin() + static_cast<std::ptrdiff_t>(HeightRaster::offsetIn(0, row));
      lastCount_ += std::count_if(from, from + rect.width(), is_);
    }
    last_ = tile;
    lastArea_ = rect.area();
    return lastCount_;
  }

 private:
  Is is_;
  HeightRaster::TilePtr last_;
  long long lastArea_ = 0, lastCount_ = 0;
};

// Turns a height into a hole wherever it stands; says how often.
long long punchHoles(HeightRaster& heights, float height) {
  TileCount found([height](float h) { return h == height; });
  long long count = 0;
  HeightRaster::TilePtr before, after;
  for (int index = 0; index < heights.tileCount(); ++index) {
    const long long here = found(heights, index);
    if (here == 0) continue;
    count += here;
    if (!before || before != heights.tile(index)) {
      before = heights.tile(index);
      auto punched = heights.copyOfTile(index);
      std::ranges::replace(*punched, height, hole);
      after = std::move(punched);
    }
    heights.exchangeTile(index, after);
  }
  return count;
}

long long countHoles(const HeightRaster& heights) {
  TileCount holes([](float h) { return std::isnan(h); });
  long long count = 0;
  for (int index = 0; index < heights.tileCount(); ++index) count += holes(heights, index);
  return count;
}

void noteBands(const SampleSource& source, ImportNotes& notes) {
  if (source.expectsGrey()) notes.warn(Message("red, green and blue are the same everywhere: read as grey"));
  if (source.alphaMasks()) notes.warn(Message("transparent samples are holes"));
}

void noteHeights(const SampleSource& source, const ImportOptions& options, const HeightRule& rule,
                 const ReadHeights& read, long long holes, bool unitFound, ImportNotes& notes) {
  const SourceInfo& info = source.info();
  const bool bytes = info.sampleType == "Byte" || info.sampleType == "Int8";
  if (bytes && source.used().kind == BandUse::Kind::Band)
    notes.warn(Message("8-bit samples: only 256 levels, the ground comes in steps"));
  if (!read.voids.any()) return notes.warn(Message("every sample is a hole"));
  if (rule.nodata == 0.0 && !options.nodata && holes > 0)
    notes.warn(Message("0 stands for a hole in this file: %1 samples at height 0 are holes (a no-data value of nan keeps them)", holes),
               {ImportSetting::Nodata});
  const auto [lowest, highest] = std::minmax(
      {double{rule.height(read.voids.lowestGround())}, double{rule.height(read.voids.highestGround())}});
  if (!options.range && !unitFound && !plausibleHeights(lowest, highest))
    notes.warn(Message("heights run from %1 to %2, further than any ground", plainMetres(nineDigits(lowest)),
                       metres(nineDigits(highest))),
               {ImportSetting::Unit, ImportSetting::Heights});
  const bool bare = info.verticalUnit.empty() && info.crsWkt.empty() && !options.verticalUnit && !options.range &&
                    !options.scale && info.scale == 1.0;
  if (bare && info.sampleType.starts_with("Float") && lowest >= 0.0 && highest <= 1.0 && highest > lowest)
    notes.warn(Message("numbers from %1 to %2 are read as metres; they may be shares of a height that the file does not say", nineDigits(lowest), nineDigits(highest)),
               {ImportSetting::Heights});
}

/// A colour table that only shows the stored values; sure where the file has a place or more than 8 bits.
void notePalette(const SourceInfo& info, const BandUse& used, const ImportOptions& options,
                 ImportedTerrain& imported, ImportNotes& notes) {
  if (!info.palette || !info.paletteValues || options.bands || used != BandUse{BandUse::Kind::Band, 1})
    return;
  const Message text("it has a colour table: the stored values behind it are read, not the colours");
  if (info.sampleType == "Byte" && !info.geoTransform)
    notes.warn(text, {ImportSetting::Bands});
  else
    imported.facts.push_back(text);
}

void noteTiles(const MosaicSource& mosaic, ImportedTerrain& imported, ImportNotes& notes) {
  const TileLayout layout = mosaic.layout();
  for (const Message& line : disagreements(layout)) notes.warn(line);
  std::vector<Message> facts{Message(layout.tiles.size() == 1 ? "%1 tile" : "%1 tiles", layout.tiles.size())};
  if (!layout.overlaps.empty())
    facts.push_back(Message(layout.overlaps.size() == 1 ? "%1 overlap compared" : "%1 overlaps compared",
                            layout.overlaps.size()));
  const bool one = layout.uncovered == 1;
  if (layout.uncovered > 0 && layout.sea)
    facts.push_back(Message(
        one ? "%1 sample without a tile is sea at height 0" : "%1 samples without a tile are sea at height 0",
        layout.uncovered));
  else if (layout.uncovered > 0)
    facts.push_back(
        Message(one ? "%1 sample without a tile is a hole" : "%1 samples without a tile are holes",
                layout.uncovered));
  imported.facts.push_back(joined(facts, ", "));
}

/// The heights of all samples but those of an undeclared void, where that was punched out.
Result<void> checkGround(const VoidDetector& values, const HeightRule& rule, bool punched) {
  if (!values.any()) return {};
  const auto height = [&](double stored) { return rule.inFileUnit(stored) * rule.metres; };
  const double one = height(punched ? values.lowestGround() : values.lowest());
  const double other = height(punched ? values.highestGround() : values.highest());
  return checkHeights(std::min(one, other), std::max(one, other));
}

/// A void that is not declared: holes, or kept where the options say so.
void noteVoid(const VoidDetector& voids, const ImportOptions& options, std::vector<ImportFinding>& findings) {
  const double value = voids.undeclaredVoid();
  const bool kept = options.nodata && std::isnan(*options.nodata);
  if (std::isnan(value) || (options.nodata && !kept)) return;
  ImportFinding finding{
      ImportFinding::Kind::Void,
      Message("%1 stands far from all other heights and is declared nowhere", nineDigits(value)),
      Message("its samples are holes"), !kept};
  finding.number = value;
  findings.push_back(std::move(finding));
}

/// Warns of a finding that has no other warning and that the options do not settle.
void noteFinding(const ImportFinding& finding, const ImportOptions& options, ImportNotes& notes) {
  using Kind = ImportFinding::Kind;
  if (!finding.fault || finding.kind == Kind::Void) return;
  if (finding.kind == Kind::Unit && options.verticalUnit) return;
  if (finding.kind == Kind::Depths && options.depths) return;
  if (finding.kind == Kind::Unit) return notes.warn(findingText(finding), {ImportSetting::Unit});
  notes.warn(findingText(finding));
}

}  // namespace

Result<ImportedTerrain> importRaster(const std::string& path, const ImportOptions& options,
                                     const Progress& progress) {
  if (auto sensible = checkOptions(path, options); !sensible) return sensible.error();
  auto opened = openImportSource(path, options, partOf(progress, 0.0, 0.1));
  if (!opened) return opened.error();
  SampleSource& source = *opened->source;
  const SourceInfo info = opened->info;
  std::vector<ImportFinding> findings = opened->findings;
  auto placement = placeGrid(path, info, options.cellSize);
  if (!placement) return placement.error();
  if (!opened->ordered && placement->georeference.southUp)
    findings.push_back({ImportFinding::Kind::Rows, Message("its first row is the southern one"),
                        Message("the rows are turned, north first"), options.rows != RowOrder::NorthFirst,
                        false});
  if (options.rows && !opened->ordered) orderRows(*placement, *options.rows);

  ImportNotes notes{info.warnings, {}};
  noteBands(source, notes);
  notes.add(placement->notes);
  GeoReference reference = placement->georeference;
  HeightRule rule = heightRule(info, options);
  noteUnit(info, options, reference, notes);
  if (options.range) {
    const auto range = scanValues(source, rule, partOf(progress, 0.1, 0.5));
    if (!range) return range.error();
    if (const double value = range->undeclaredVoid(); !options.nodata && !std::isnan(value)) {
      rule.nodata = value;
      notes.warn(Message("%1 looks like an undeclared void: its samples are holes", nineDigits(value)),
                 {ImportSetting::Nodata});
    }
    spread(rule, *options.range, stepsOf(info.sampleType, source.used().kind), range->lowestGround(),
           range->highestGround());
  }

  const double end = options.projection ? 0.7 : 1.0;
  const Progress reading = partOf(progress, options.range ? 0.5 : 0.1, end);
  auto read = readHeights(source, reference.southUp, rule, reading);
  if (!read) return read.error();
  if (read->voids.any() &&
      correctRule(rule, options, read->voids.lowestGround(), read->voids.highestGround())) {
    if (std::abs(rule.metres) == 1.0) reference.verticalUnit = "m";
    reference.metresPerUnit = rule.metres;
    read = readHeights(source, reference.southUp, rule, reading);
    if (!read) return read.error();
  }

  if (const double value = read->voids.undeclaredVoid(); !options.nodata && !std::isnan(value)) {
    const long long voids = punchHoles(read->heights, rule.height(value));
    notes.warn(Message("%1 looks like an undeclared void: %2 samples are holes (a no-data value of nan keeps them)", nineDigits(value), voids),
               {ImportSetting::Nodata});
  }
  noteVoid(read->voids, options, findings);
  if (const auto fit = checkGround(read->voids, rule, !options.nodata); !fit)
    return errorIn(path, fit.error());
  reference.source = rememberSource(path, options, *opened, *placement, reference, rule);
  if (const double value = read->voids.undeclaredVoid();
      reference.source && !options.nodata && !std::isnan(value))
    reference.source->otherVoid = ExactNumber{value};
  const long long holes = countHoles(read->heights);
  reference.rounding = read->rounding >= kMinRounding ? read->rounding : 0.0;
  std::vector<ImportFinding> units;
  if (read->voids.any())
    units =
        valueFindings(path, info, options, rule, {read->voids.lowestGround(), read->voids.highestGround()},
                      std::max(placement->frame.width(), placement->frame.depth()));
  noteHeights(source, options, rule, *read, holes, !units.empty(), notes);
  ImportedTerrain imported{
      {placement->frame, reference, std::move(read->heights)}, info.driver, info.sampleType, holes, {}, {}};
  notePalette(info, source.used(), options, imported, notes);
  if (reference.rounding > 0.0) {
    const RoundingNote note =
        roundingNote(rule, reference.rounding, read->voids.lowestGround(), read->voids.highestGround());
    if (note.avoidable)
      notes.warn(note.text);
    else if (reference.rounding >= kMinStatedRounding)
      imported.facts.push_back(note.text);
  }
  std::ranges::move(units, std::back_inserter(findings));
  if (placement->frame.samples().area() <= kSearchedSamples || options.mends != ImportMends{})
    for (ImportFinding& finding : groundFindings(imported.terrain, info.sampleType, source.used(),
                                                 rule.scale * rule.metres, holes, options.mends))
      findings.push_back(std::move(finding));
  for (const ImportFinding& finding : findings) {
    noteFinding(finding, options, notes);
    if (finding.kind == ImportFinding::Kind::Depths && finding.on)
      imported.facts.push_back(findingText(finding));
  }
  const auto mended = mendSteps(imported.terrain, options.mends, notes.warnings, {});
  if (!mended) return mended.error();
  if (!mended->empty()) imported.terrain.heights = mended->back().heights;
  if (options.mends.holes) {
    imported.holes = countHoles(imported.terrain.heights);
    if (holes > 0)
      imported.facts.push_back(Message("%1 of %2 holes are filled", holes - imported.holes, holes));
  }
  if (opened->mosaic) noteTiles(*opened->mosaic, imported, notes);
  if (options.projection) {
    auto projected = project(imported.terrain, *options.projection, partOf(progress, end, 1.0));
    if (!projected) return projected.error().cancelled ? projected.error() : errorIn(path, projected.error());
    imported.terrain = std::move(projected->terrain);
    imported.holes = countHoles(imported.terrain.heights);
    imported.facts.push_back(projectionText(*projected));
    if (opened->across > 1 || opened->down > 1)
      imported.facts.push_back(
          Message("means of %1 x %2 samples were reprojected, which gdalwarp does not do", opened->across,
                  opened->down));
    if (!projected->datumAsWanted)
      notes.warn(projected->heightDatum);
    else if (!projected->heightDatum.empty())
      imported.facts.push_back(projected->heightDatum);
  }
  if (!keepGoing(progress, 1.0)) return Error::cancel();
  imported.warnings = std::move(notes.warnings);
  imported.doubts = std::move(notes.doubts);
  imported.findings = std::move(findings);
  return imported;
}

}  // namespace scarp
