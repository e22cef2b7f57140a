#include "core/io/ImportPreview.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <string_view>

#include "core/base/PrintableLine.h"
#include "core/base/ShortNumber.h"
#include "core/io/CrsInfo.h"
#include "core/io/GridPlacement.h"
#include "core/io/HeightDatum.h"
#include "core/io/ImportFinding.h"
#include "core/io/ImportGuess.h"
#include "core/io/ImportSource.h"
#include "core/io/RawGuess.h"
#include "core/io/SampleSource.h"
#include "core/io/Sidecar.h"

namespace scarp {

namespace {

constexpr int kGridSide = 256;
/// As many samples are looked through in a blink.
constexpr long long kFewSamples = 1LL << 23;
constexpr double kMetresPerDegree = 111'320.0;
constexpr double kWideness = 5.0;  ///< Proposed: as many times as wide as high.

/// Formats of pictures, which say nothing of heights unless they are placed on a map.
bool isPicture(const std::string& driver) {
  constexpr std::array<std::string_view, 15> drivers{"PNG", "JPEG",   "GIF",         "BMP",  "WEBP",
                                                     "PNM", "JPEGXL", "JP2OpenJPEG", "HEIF", "EXR",
                                                     "RAW", "GTiff",  "DDS",         "HDR",  "Torque"};
  return std::ranges::find(drivers, driver) != drivers.end();
}

/// Whether to guess the layout of a file that could not be opened: its extension is one of samples without a
/// header, or of a format that the file turned out not to have.
bool mayLackHeader(const std::string& path, const Error& error) {
  if (error.cancelled) return false;
  constexpr std::array<std::string_view, 4> extensions{".ter", ".hgt", ".flt", ".map"};
  return looksRaw(path) || (std::ranges::find(extensions, lowerExtension(path)) != extensions.end() &&
                            error.text().find("not a raster that Scarp can read") != std::string::npos);
}

std::optional<LayoutLook> lookAtLayout(const std::string& path, const RawCandidate& candidate) {
  constexpr int side = 96;
  const auto source = openRawSource(path, candidate.layout);
  if (!source) return std::nullopt;
  LayoutLook look{
      candidate, std::min(side, candidate.layout.columns), std::min(side, candidate.layout.rows), {}};
  std::vector<double> grid(static_cast<std::size_t>(look.columns) * static_cast<std::size_t>(look.rows));
  if (!(*source)->choose({}) || !(*source)->readGrid(look.columns, look.rows, grid)) return std::nullopt;
  look.values.assign(grid.begin(), grid.end());
  return look;
}

struct Opened {
  std::unique_ptr<SampleSource> source;
  std::optional<SidecarReading> sidecar;  ///< Where it fits.
  SourceInfo info{};                      ///< Of what is read.
  bool ordered = false;                   ///< The rows are north first, whatever the options say.
};

/// Opens the file, with a guess of its layout where it has no header.
Result<Opened> openForPreview(const std::string& path, const ImportOptions& options, ImportPreview& preview) {
  auto sidecar = readSidecar(path);
  if (!sidecar) return sidecar.error();
  auto raw = options.raw;
  if (!raw && *sidecar) raw = (*sidecar)->raw;
  auto source = openPicture(path, raw, options.bands);
  if (!source && !raw && mayLackHeader(path, source.error())) {
    const std::vector<RawCandidate> likely = likelyLayouts(path);
    if (likely.empty()) return source.error();
    for (const RawCandidate& candidate : likely)
      if (auto look = lookAtLayout(path, candidate)) preview.layouts.push_back(*std::move(look));
    source = openPicture(path, likely.front().layout, options.bands);
    preview.guess.raw = likely.front().layout;
    preview.needed.push_back(ImportSetting::Layout);
    preview.reasons.push_back(Message("samples without a header, read as %1: %2",
                                      formatRawLayout(likely.front().layout), likely.front().reason));
  }
  if (!source) return source.error();
  const SourceInfo& info = (*source)->info();
  Opened opened{std::move(*source), *sidecar};
  if (opened.sidecar && (opened.sidecar->columns != info.columns || opened.sidecar->rows != info.rows))
    opened.sidecar.reset();
  opened.info = info;
  if (opened.sidecar) opened.sidecar->describe(opened.info);
  describeByName(path, opened.info);
  return opened;
}

/// Tiles, or a part: with bands and layout as a look at the file, or at the first tile, proposes them.
Result<Opened> openShaped(const std::string& path, const ImportOptions& options, const Progress& progress,
                          ImportPreview& preview) {
  ImportOptions plain = options;
  plain.tiles.reset();
  plain.cut.reset();
  plain.projection.reset();
  const auto files = tileFiles(path, options.tiles.value_or(ImportTiles()));
  if (!files) return files.error();
  const auto one = previewImport(files->front(), plain, partOf(progress, 0.0, 0.3));
  if (!one) return one.error();
  preview.guess.raw = one->guess.raw;
  preview.guess.bands = one->guess.bands;
  preview.reasons = one->reasons;
  preview.needed = one->needed;
  preview.bands = one->bands;
  preview.colours = one->colours;
  preview.byteColours = one->byteColours;
  preview.used = one->used;
  auto shaped = openImportSource(path, preview.guess, partOf(progress, 0.3, 0.6));
  if (!shaped) return shaped.error();
  if (shaped->mosaic) {
    if (auto compared = shaped->mosaic->compare(partOf(progress, 0.6, 1.0)); !compared)
      return compared.error();
    preview.layout = shaped->mosaic->layout();
  }
  Opened opened{std::move(shaped->source), {}, std::move(shaped->info), shaped->ordered};
  std::erase(preview.needed, ImportSetting::CellSize);
  return opened;
}

/// Settles which bands are looked at.
Result<void> settleBands(SampleSource& source, const ImportOptions& options, ImportPreview& preview,
                         const Progress& progress) {
  std::vector<double> grid(static_cast<std::size_t>(preview.gridColumns) * preview.gridRows);
  if (options.bands) return {};
  if (source.expectsGrey()) {
    const long long samples = static_cast<long long>(preview.columns) * preview.rows;
    auto read = source.readGrid(preview.gridColumns, preview.gridRows, grid, progress);
    if (read && samples <= kFewSamples)
      if (const auto whole = scanValues(source, {}, progress); !whole) read = whole.error();
    if (!read && !source.coloursDiffer()) return read;
    if (read) preview.reasons.push_back(Message("red, green and blue are the same: read as grey"));
    if (read) return {};
  } else if (!source.undecided()) {
    return {};
  }
  const auto guess = guessBands(source, preview.gridColumns, preview.gridRows, progress);
  if (!guess) return guess.error();
  preview.needed.push_back(ImportSetting::Bands);
  preview.guess.bands = guess->use;
  preview.reasons.push_back(guess->reason);
  return source.choose(guess->use);
}

/// The grid, and the range of the values.
Result<void> readValues(SampleSource& source, const ImportOptions& options, PreviewReach reach,
                        ImportPreview& preview, const Progress& progress) {
  HeightRule rule;
  rule.nodata = options.nodata ? options.nodata : source.info().nodata;
  std::vector<double> grid(static_cast<std::size_t>(preview.gridColumns) * preview.gridRows);
  if (auto read = source.readGrid(preview.gridColumns, preview.gridRows, grid, partOf(progress, 0.2, 0.5));
      !read)
    return read;
  std::ranges::transform(grid, grid.begin(), [&](double v) { return rule.ground(v); });
  VoidDetector voids;
  preview.exactRange =
      reach == PreviewReach::Samples || static_cast<long long>(preview.columns) * preview.rows <= kFewSamples;
  if (preview.exactRange) {
    if (auto weighed = source.weighAlpha(partOf(progress, 0.5, 0.7)); !weighed) return weighed;
    const auto all = scanValues(source, rule, partOf(progress, 0.7, 1.0));
    if (!all) return all.error();
    voids = *all;
  } else {
    voids.add(grid);
  }
  if (!options.nodata)
    if (const double value = voids.undeclaredVoid(); !std::isnan(value))
      std::ranges::replace(grid, value, std::numeric_limits<double>::quiet_NaN());
  preview.values.assign(grid.begin(), grid.end());
  if (!voids.any()) return {};
  preview.lowest = options.nodata ? voids.lowest() : voids.lowestGround();
  preview.highest = options.nodata ? voids.highest() : voids.highestGround();
  return {};
}

/// Floating point from 0 to 1, or a little beyond where it was smoothed, is steps and not metres.
bool isNormalised(const ImportPreview& preview) { return preview.lowest >= -0.1 && preview.highest <= 1.1; }

/// Whether the header says what the values mean; where it names a unit, for certain.
bool headerSaysUnit(const SourceInfo& info) {
  return metresPerUnit(info.verticalUnit) || info.scale != 1.0 || info.offset != 0.0;
}
bool headerSaysHeights(const SourceInfo& info) {
  return headerSaysUnit(info) || !info.crsWkt.empty() || info.axesInDegrees || !isPicture(info.driver);
}

/// Whether the file itself says what its values mean, as far as they bear it out.
bool saysHeights(const SourceInfo& info, const ImportPreview& preview, const HeightRule& rule) {
  if (preview.used.kind != BandUse::Kind::Band) return preview.used.kind != BandUse::Kind::Luminance;
  if (headerSaysUnit(info)) return true;
  if (!plausibleHeights(rule.height(preview.lowest), rule.height(preview.highest))) return false;
  if (headerSaysHeights(info)) return true;
  if (info.sampleType.starts_with("Float")) return !isNormalised(preview);
  // Whole numbers below 0, or placed on a map, are not the steps of a picture.
  return info.sampleType.starts_with("Int") || (info.driver == "GTiff" && info.geoTransform);
}

bool doubtsSize(const GridPlacement& placement) {
  const auto& doubts = placement.notes.doubts;
  return std::ranges::find(doubts, ImportSetting::CellSize) != doubts.end();
}

bool headerSaysAll(const std::string& path) {
  if (!isPlain(path, {})) return false;
  ImportPreview preview;
  const auto opened = openForPreview(path, {}, preview);
  if (!opened || !preview.needed.empty() || opened->source->undecided() || opened->source->expectsGrey())
    return false;
  const SourceInfo& info = opened->info;
  const auto placement = placeGrid(path, info, std::nullopt);
  return placement && !doubtsSize(*placement) && (opened->sidecar || headerSaysHeights(info));
}

/// Why a height is proposed for samples of a type.
Message proposedHeight(const std::string& type) {
  if (type == "Byte" || type == "Int8")
    return Message("8-bit samples without a unit: a height of a fifth of the width is proposed");
  if (type == "UInt16" || type == "Int16")
    return Message("16-bit samples without a unit: a height of a fifth of the width is proposed");
  return Message(type.starts_with("Float")
                     ? "numbers without a unit: a height of a fifth of the width is proposed"
                     : "samples without a unit: a height of a fifth of the width is proposed");
}

/// To two digits.
double roundedTo2(double value) {
  if (!(value > 0.0)) return 0.0;
  const double unit = std::pow(10.0, std::floor(std::log10(value)) - 1.0);
  return std::round(value / unit) * unit;
}

void guessSize(const std::string& path, const GridPlacement& placement, const SourceInfo& info,
               ImportPreview& preview) {
  const NameHints hints = nameHints(path);
  const bool mapColours =
      preview.used.kind == BandUse::Kind::Terrarium || preview.used.kind == BandUse::Kind::Mapbox;
  const double width = roundedTo2(kWideness * (preview.highest - preview.lowest));
  if (mapColours && hints.tile) {
    preview.guess.cellSize = widthOf(*hints.tile) / preview.columns;
    preview.reasons.push_back(Message("the name says a tile of zoom %1 of the world map", hints.tile->zoom));
  } else if (hints.width) {
    preview.guess.cellSize = *hints.width / (preview.columns - 1);
    preview.reasons.push_back(
        Message("the name says %1 from side to side", Length{shortNumber(*hints.width / 1000.0), "km"}));
  } else if (hints.cellSize) {
    preview.guess.cellSize = hints.cellSize;
    preview.reasons.push_back(Message("the name says a cell size of %1", metres(*hints.cellSize)));
  } else if (info.geoTransform) {
    preview.guess.cellSize = placement.frame.dy * kMetresPerDegree;
    preview.reasons.push_back(Message("its cells seem to be degrees"));
  } else if (mapColours && width > 0.0) {
    preview.guess.cellSize = width / (preview.columns - 1);
    preview.reasons.push_back(
        Message("no cell size in the file: a width of five times the height is proposed"));
  } else {
    preview.guess.cellSize = 1.0;
    preview.reasons.push_back(Message("no cell size in the file: %1 is proposed", metres(1.0)));
  }
}

void guessHeights(const std::string& path, ImportPreview& preview) {
  const NameHints hints = nameHints(path);
  const bool whole = !preview.sampleType.starts_with("Float") || isNormalised(preview);
  // A number that is the side of the raster is its resolution: "height_512.png", 512 or 513 samples wide.
  const auto isSide = [&preview](double number) {
    return std::abs(number - preview.columns) <= 1.0 || std::abs(number - preview.rows) <= 1.0;
  };
  if (hints.highest && (hints.lowest.value_or(0.0) != 0.0 || !isSide(*hints.highest))) {
    const double lowest = hints.lowest.value_or(0.0);
    preview.guess.range =
        ImportRange{lowest, *hints.highest, whole ? ImportRange::Of::Steps : ImportRange::Of::Values};
    preview.reasons.push_back(
        lowest != 0.0 ? Message("the name says %1 to %2", plainMetres(lowest), metres(*hints.highest))
                      : Message("the name says %1", metres(*hints.highest)));
    return;
  }
  const double width = (preview.columns - 1) * preview.guess.cellSize.value_or(preview.dx);
  const double fifth = width / kWideness;
  preview.guess.range = ImportRange{0.0, fifth >= 10.0 ? std::round(fifth) : fifth, ImportRange::Of::Values};
  preview.reasons.push_back(proposedHeight(preview.sampleType));
}

}  // namespace

Result<ImportPreview> previewImport(const std::string& path, const ImportOptions& options,
                                    const Progress& progress, PreviewReach reach) {
  if (auto sensible = checkOptions(path, options); !sensible) return sensible.error();
  ImportPreview preview;
  preview.guess = options;
  const bool plain = isPlain(path, options);
  auto opened = plain ? openForPreview(path, options, preview)
                      : openShaped(path, options, partOf(progress, 0.0, 0.2), preview);
  if (!opened) return opened.error();
  SampleSource& source = *opened->source;
  preview.columns = source.info().columns;
  preview.rows = source.info().rows;
  preview.gridColumns = std::min(preview.columns, kGridSide);
  preview.gridRows = std::min(preview.rows, kGridSide);
  if (plain) {
    preview.bands = source.info().bands;
    preview.colours = source.info().hasColours();
    if (auto settled = settleBands(source, options, preview, partOf(progress, 0.0, 0.2)); !settled)
      return settled.error();
    preview.used = source.used();
  }
  if (auto read = readValues(source, options, reach, preview, progress); !read) return read.error();

  SourceInfo info = plain ? source.info() : opened->info;
  if (plain) {
    if (opened->sidecar) opened->sidecar->describe(info);
    describeByName(path, info);
  }
  preview.driver = info.driver;
  preview.sampleType = info.sampleType;
  if (plain) preview.byteColours = preview.colours && info.sampleType == "Byte";
  const StepRange steps = stepsOf(info.sampleType, preview.used.kind);
  preview.firstStep = steps.first;
  preview.lastStep = steps.last;
  preview.scale = info.scale;
  preview.offset = info.offset;
  preview.verticalUnit = info.verticalUnit;
  HeightRule rule = heightRule(info, {});
  preview.depths = info.depths;
  if (correctRule(rule, {}, preview.lowest, preview.highest)) {
    if (std::abs(rule.metres) == 1.0) preview.verticalUnit = "m";
    if (rule.metres > 0.0) preview.depths.clear();
  }

  auto placement = placeGrid(path, info, std::nullopt);
  if (!placement && !options.cellSize) preview.needed.push_back(ImportSetting::CellSize);
  if (!placement) placement = placeGrid(path, info, options.cellSize.value_or(1.0));
  if (!placement) return placement.error();
  preview.dx = placement->frame.dx;
  preview.dy = placement->frame.dy;
  preview.southFirst = placement->georeference.southUp;
  preview.georeference = placement->georeference;
  preview.ordered = opened->ordered;
  const bool sizeless = std::ranges::find(preview.needed, ImportSetting::CellSize) != preview.needed.end() ||
                        doubtsSize(*placement);
  preview.sizeKnown = options.cellSize || !sizeless;
  preview.heightsKnown = options.range || options.scale || options.offset || options.verticalUnit ||
                         opened->sidecar || saysHeights(info, preview, rule);
  if (!preview.sizeKnown) guessSize(path, *placement, info, preview);
  if (!preview.heightsKnown) guessHeights(path, preview);
  if (static_cast<long long>(preview.columns) * preview.rows <= kFewSamples) {
    auto imported = importRaster(path, preview.guess, progress);
    if (!imported && imported.error().cancelled) return imported.error();
    if (imported) preview.findings = std::move(imported->findings);
  } else {
    // For a large raster: the findings from the header and a few samples, in the words of the import.
    if (plain) preview.findings = placeFindings(info, preview.guess);
    const double extent = std::max(placement->frame.width(), placement->frame.depth());
    HeightRule read = heightRule(info, preview.guess);
    (void)correctRule(read, preview.guess, preview.lowest, preview.highest);
    for (ImportFinding& finding :
         valueFindings(path, info, preview.guess, read, {preview.lowest, preview.highest}, extent))
      preview.findings.push_back(std::move(finding));
  }
  return preview;
}

Result<std::optional<RasterOutline>> outlineRaster(const std::string& path, const ImportOptions& options,
                                                   const Progress& progress) {
  constexpr long long kRead = 1LL << 20;  // Rasters up to this many samples are always read.
  if (auto sensible = checkOptions(path, options); !sensible) return sensible.error();
  if (!isPlain(path, options) || options.projection || options.range || options.mends != ImportMends{})
    return std::optional<RasterOutline>();
  auto opened = openUncutSource(path, options.raw, options.bands);
  if (!opened) return opened.error();
  SampleSource& source = **opened;
  SourceInfo info = source.info();
  const long long samples = static_cast<long long>(info.columns) * info.rows;
  const bool readsAll = samples <= kRead || (samples <= kFewSamples && !info.overviews && !info.statistics);
  if (readsAll || info.alpha > 0 || source.expectsGrey()) return std::optional<RasterOutline>();

  describeByName(path, info);
  std::vector<ImportFinding> findings = placeFindings(info, options);
  if (info.geoTransform) info.geoTransform = putRight(*info.geoTransform, findings);
  auto placement = placeGrid(path, info, options.cellSize);
  if (!placement) return placement.error();
  if (options.rows) orderRows(*placement, *options.rows);
  ImportNotes notes{info.warnings, {}};
  notes.add(placement->notes);
  GeoReference reference = placement->georeference;
  HeightRule rule = heightRule(info, options);
  noteUnit(info, options, reference, notes);

  RasterOutline outline{
      {{placement->frame, reference, HeightRaster(2, 2, 0.0F)}, info.driver, info.sampleType, 0}};
  double low = 0.0, high = 0.0;
  VoidDetector ends;  // Statistics with an undeclared void are not used.
  if (info.statistics) ends.add(*info.statistics);
  if (info.statistics && std::isnan(ends.undeclaredVoid()) && !options.nodata &&
      source.used().kind == BandUse::Kind::Band) {
    low = (*info.statistics)[0];
    high = (*info.statistics)[1];
    outline.ground = true;
    outline.from = Message("statistics in the file");
  } else {
    std::vector<double> grid;
    if (info.overviews) {
      const int columns = std::min(info.columns, kGridSide), rows = std::min(info.rows, kGridSide);
      grid.resize(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows));
      if (auto read = source.readGrid(columns, rows, grid, progress); !read) return read.error();
      outline.from = Message("an overview of %1 x %2 samples", columns, rows);
    } else {
      // A window needs few blocks of the file. Scattered samples would need nearly all blocks.
      constexpr int kWindows = 4, kSide = 8;
      const int across = std::min(kSide, info.columns), down = std::min(kSide, info.rows);
      const auto area = static_cast<std::size_t>(across) * static_cast<std::size_t>(down);
      grid.resize(area * kWindows * kWindows);
      for (int i = 0; i < kWindows * kWindows; ++i) {
        const int column = (info.columns - across) * (i % kWindows) / (kWindows - 1),
                  row = (info.rows - down) * (i / kWindows) / (kWindows - 1);
        if (auto read = source.readHeights({column, row, column + across, row + down}, across, down,
                                           std::span(grid).subspan(static_cast<std::size_t>(i) * area, area),
                                           progress);
            !read)
          return read.error();
      }
      outline.from = Message("%1 windows of %2 x %3 samples", kWindows * kWindows, across, down);
    }
    std::ranges::transform(grid, grid.begin(), [&](double v) { return rule.ground(v); });
    VoidDetector voids;
    voids.add(grid);
    outline.ground = voids.any();
    if (outline.ground) {
      low = options.nodata ? voids.lowest() : voids.lowestGround();
      high = options.nodata ? voids.highest() : voids.highestGround();
    }
  }
  if (outline.ground) {
    if (correctRule(rule, options, low, high)) {
      GeoReference& place = outline.imported.terrain.georeference;
      if (std::abs(rule.metres) == 1.0) place.verticalUnit = "m";
      place.metresPerUnit = rule.metres;
    }
    for (ImportFinding& finding : valueFindings(path, info, options, rule, {low, high},
                                                std::max(placement->frame.width(), placement->frame.depth())))
      findings.push_back(std::move(finding));
    const auto metres = [&](double stored) { return rule.inFileUnit(stored) * rule.metres; };
    outline.lowest = std::min(metres(low), metres(high));
    outline.highest = std::max(metres(low), metres(high));
  }
  for (const ImportFinding& finding : findings)
    if (finding.fault) notes.warn(findingText(finding), {});
  outline.imported.warnings = std::move(notes.warnings);
  outline.imported.doubts = std::move(notes.doubts);
  outline.imported.findings = std::move(findings);
  return std::optional(std::move(outline));
}

Result<ImportPreview> glanceAtImport(const std::string& path, const Progress& progress) {
  if (!headerSaysAll(path)) return previewImport(path, {}, progress);
  ImportPreview preview;
  preview.heightsKnown = preview.sizeKnown = true;
  return preview;
}

HeightRule previewRule(const ImportPreview& preview, const ImportOptions& options) {
  SourceInfo info;
  info.verticalUnit = preview.verticalUnit;
  info.depths = preview.depths;
  info.scale = preview.scale;
  info.offset = preview.offset;
  info.sampleType = preview.sampleType;
  HeightRule rule = heightRule(info, options);
  rule.nodata.reset();
  if (options.range)
    spread(rule, *options.range, {preview.firstStep, preview.lastStep}, preview.lowest, preview.highest);
  return rule;
}

Terrain previewTerrain(const ImportPreview& preview, const ImportOptions& options) {
  const HeightRule rule = previewRule(preview, options);
  GridFrame frame;
  frame.columns = preview.gridColumns;
  frame.rows = preview.gridRows;
  frame.dx = options.cellSize.value_or(preview.dx) * (preview.columns - 1) / (frame.columns - 1);
  frame.dy = options.cellSize.value_or(preview.dy) * (preview.rows - 1) / (frame.rows - 1);
  const bool turned =
      options.rows && !preview.ordered ? *options.rows == RowOrder::SouthFirst : preview.southFirst;
  std::vector<float> heights(preview.values.size());
  const auto columns = static_cast<std::ptrdiff_t>(frame.columns);
  for (int row = 0; row < frame.rows; ++row) {
    const auto from = preview.values.begin() + columns * (turned ? frame.rows - 1 - row : row);
    std::transform(from, from + columns, heights.begin() + columns * row,
                   [&](float value) { return rule.height(static_cast<double>(value)); });
  }
  Terrain terrain{frame, {}, HeightRaster(frame.columns, frame.rows, 0.0F)};
  terrain.heights.write(frame.samples(), heights);
  return terrain;
}

}  // namespace scarp
