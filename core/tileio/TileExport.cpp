#include "core/tileio/TileExport.h"

#include <algorithm>
#include <cmath>
#include <filesystem>

#include "core/base/Json.h"
#include "core/base/Sha256.h"
#include "core/base/ShortNumber.h"
#include "core/io/EnginePreset.h"
#include "core/io/RasterExport.h"
#include "core/io/RasterWriters.h"
#include "core/io/RawLayout.h"
#include "core/operation/Reshape.h"
#include "core/terrain/ReadWatch.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {

namespace {

constexpr double kPrepared = 0.1;  ///< Of the progress.

/// The samples along a tile's sides, as its file holds them, north first.
struct TileEdges {
  std::vector<double> west, north, east, south;
};

bool sameSamples(const std::vector<double>& a, const std::vector<double>& b) {
  return std::ranges::equal(a, b,
                            [](double x, double y) { return x == y || (std::isnan(x) && std::isnan(y)); });
}

RowOrder orderOf(const TilePlan& plan) { return infoOf(plan.settings.use).order; }

/// Reads the sides out of a file.
Result<TileEdges> readEdges(const std::string& path, const TilePlan& plan, const RasterEncoding& how,
                            const Progress& progress) {
  std::optional<RawLayout> raw;
  if (const RasterWriter& writer = writerOf(how.format); writer.raw)
    raw = writer.raw(how, plan.side, plan.side);
  auto source = openWritten(path, raw, plan.side, plan.side, 1);
  if (!source) return source.error();
  constexpr int strip = 64;
  const auto side = static_cast<std::size_t>(plan.side);
  std::vector<double> stored(side * strip);
  TileEdges edges{std::vector<double>(side), {}, std::vector<double>(side), {}};
  for (int row = 0; row < plan.side; row += strip) {
    if (!keepGoing(progress, static_cast<double>(row) / plan.side)) return Error::cancel();
    const int count = std::min(strip, plan.side - row);
    if (auto read = (*source)->read(row, count, stored); !read)
      return Error{"it cannot be read back: %1", read.error().message};
    for (int r = 0; r < count; ++r) {
      const auto line = std::span(stored).subspan(static_cast<std::size_t>(r) * side, side);
      const auto at = static_cast<std::size_t>(row + r);
      edges.west[at] = line.front();
      edges.east[at] = line.back();
      if (at == 0) edges.north.assign(line.begin(), line.end());
      if (at + 1 == side) edges.south.assign(line.begin(), line.end());
    }
  }
  if (orderOf(plan) == RowOrder::NorthFirst) return edges;
  std::swap(edges.north, edges.south);
  std::ranges::reverse(edges.west);
  std::ranges::reverse(edges.east);
  return edges;
}

/// Compares edges that were read out of two files, as the tiles come: row by row from the north-west.
class Seams {
 public:
  explicit Seams(const TilePlan& plan)
      : shared_(plan.stride < plan.side), above_(static_cast<std::size_t>(plan.columns)) {}

  Result<void> add(int column, TileEdges edges) {
    if (!shared_) return {};
    std::vector<double>& above = above_[static_cast<std::size_t>(column)];
    if (column > 0 && !sameSamples(east_, edges.west))
      return Error{"its western edge is not the eastern one of the tile beside it"};
    if (!above.empty() && !sameSamples(above, edges.north))
      return Error{"its northern edge is not the southern one of the tile above it"};
    if (column > 0) samples_ += static_cast<long long>(edges.west.size());
    if (!above.empty()) samples_ += static_cast<long long>(edges.north.size());
    east_ = std::move(edges.east);
    above = std::move(edges.south);
    return {};
  }
  [[nodiscard]] long long samples() const { return samples_; }

 private:
  bool shared_;
  std::vector<double> east_;
  std::vector<std::vector<double>> above_;
  long long samples_ = 0;
};

/// The ground that the tiles hold together, and how it came from the terrain's.
Result<ExportGround> wholeGround(const Terrain& terrain, const TilePlan& plan, const Progress& progress) {
  const int columns = plan.wholeColumns(), rows = plan.wholeRows();
  if (plan.settings.fit == TileFit::Resample)
    return exportGround(terrain, SampleSize{columns, rows}, progress);
  const ExtendReshape more{
      0, 0, columns - terrain.frame.columns, rows - terrain.frame.rows, ExtendFill::Edge, 0.0};
  if (more.east == 0 && more.south == 0) return exportGround(terrain, std::nullopt, progress);
  auto extended = reshaped(terrain, more, progress);
  if (!extended) return extended.error();
  const HeightSummary heights = summarise(extended->heights);
  return ExportGround{*std::move(extended), heights, std::nullopt};
}

/// Packed tiles take less than their samples, so that much less may be free.
Result<void> checkDisk(const std::string& folder, const TilePlan& plan) {
  namespace fs = std::filesystem;
  std::error_code failure;
  fs::path at = fs::absolute(folder, failure);
  while (!failure && !fs::exists(at, failure) && at.has_parent_path() && at != at.parent_path())
    at = at.parent_path();
  const fs::space_info space = fs::space(at, failure);
  if (failure) return {};
  const double packing = writerOf(plan.format).raw ? 1.0 : 0.25;
  if (static_cast<double>(space.available) >= packing * plan.bytes()) return {};
  constexpr double kGigabyte = 1e9;
  return Error{"%1 x %2 tiles take up to %3 GB, and %4 GB are free", plan.columns, plan.rows,
               shortNumber(plan.bytes() / kGigabyte),
               shortNumber(static_cast<double>(space.available) / kGigabyte)};
}

std::vector<EngineSetting> settingsFor(const TilePlan& plan, const GridFrame& whole, const Quantisation& q) {
  const std::string preset = infoOf(plan.settings.use).preset;
  if (preset.empty()) return {};
  GridFrame tile = whole;
  tile.columns = tile.rows = plan.side;
  return engineSettings(**findPreset(preset), plan.format, tile, q);
}

void addNotes(const HeightSummary& heights, const Quantisation& q, TileExportReport& report) {
  if (report.filledColumns > 0 || report.filledRows > 0)
    report.notes.push_back(Message(
        report.filledColumns == 1
            ? "the border goes on for %1 sample to the east and %2 to the south, to fill the last tiles"
            : "the border goes on for %1 samples to the east and %2 to the south, to fill the last tiles",
        report.filledColumns, report.filledRows));
  if (isQuantised(report.plan.format)) noteSteps(heights, q, report.notes);
}

/// One tile as the manifest has it.
struct TileEntry {
  std::string file;
  int column = 0, row = 0;    ///< Among the tiles, from the north-west.
  HeightSummary heights{};    ///< Of its samples.
  double largestError = 0.0;  ///< Metres.
  std::string sha256{};
  std::size_t bytes = 0;
};

Json neighboursOf(const TilePlan& plan, const std::vector<TileEntry>& entries, int column, int row) {
  const auto at = [&](int c, int r) -> Json {
    if (c < 0 || r < 0 || c >= plan.columns || r >= plan.rows) return nullptr;
    return entries[static_cast<std::size_t>(r * plan.columns + c)].file;
  };
  return {{"west", at(column - 1, row)},
          {"north", at(column, row - 1)},
          {"east", at(column + 1, row)},
          {"south", at(column, row + 1)}};
}

/// The JSON text of "name_tiles.json": how the tiles lie, what a sample is in metres, where each is in the
/// engine and in the world, its neighbours and its checksum. `whole`: the terrain as it was cut.
std::string tileManifest(const TileExportReport& report, const Terrain& whole, const SampleSize& original,
                         const Quantisation& q, const std::vector<TileEntry>& entries) {
  const TilePlan& plan = report.plan;
  const bool quantised = isQuantised(plan.format);
  const bool south = orderOf(plan) == RowOrder::SouthFirst;
  Json json;
  json["scarp"] = "tiles";
  json["version"] = 1;
  json["for"] = tileUseNames().key(plan.settings.use);
  json["format"] = rasterFormatNames().key(plan.format);
  json["tileColumns"] = plan.columns;
  json["tileRows"] = plan.rows;
  json["side"] = plan.side;
  json["overlap"] = plan.side - plan.stride;
  json["columns"] = plan.wholeColumns();
  json["rows"] = plan.wholeRows();
  json["terrain"] = {{"columns", original.columns}, {"rows", original.rows}};
  if (report.change)
    json["resampled"] = {{"largestChange", report.change->largest},
                         {"change99", report.change->percentile99},
                         {"meanChange", report.change->mean}};
  json["filled"] = {{"east", report.filledColumns}, {"south", report.filledRows}};
  json["rowOrder"] = south ? "south first" : "north first";
  json["unit"] = "m";
  json["cellSize"] = {{"x", whole.frame.dx}, {"y", whole.frame.dy}};
  json["scale"] = quantised ? q.scale() : 1.0;
  json["offset"] = quantised ? q.offset() : 0.0;
  json["min"] = q.min;
  json["max"] = q.max;
  json["largestError"] = report.largestError;
  json["seamSamples"] = report.seamSamples;
  const GeoReference& reference = whole.georeference;
  json["crs"] = reference.crsWkt.empty() ? Json() : Json(reference.crsWkt);
  if (!report.settings.empty()) addSettings(report.settings, json["engine"]);
  Json tiles = Json::array();
  for (const TileEntry& entry : entries) {
    const GridRect samples = plan.samples(entry.column, entry.row);
    const auto [x, y] = plan.numbers(entry.column, entry.row);
    Json tile{{"file", entry.file},
              {"x", x},
              {south ? "z" : "y", y},
              {"firstColumn", samples.column0},
              {"firstRow", samples.row0},
              {"heightMin", entry.heights.min},
              {"heightMax", entry.heights.max},
              {"holes", entry.heights.holes},
              {"place", infoOf(plan.settings.use).place(plan, whole.frame, q, entry.column, entry.row)},
              {"neighbours", neighboursOf(plan, entries, entry.column, entry.row)}};
    tile["geoTransform"] = nullptr;
    if (reference.hasGeoTransform) {
      GeoReference placed = reshaped(reference, whole.frame, CropReshape{samples});
      placed.southUp = south;
      tile["geoTransform"] = placed.geoTransform;
    }
    tile["largestError"] = entry.largestError;
    tile["bytes"] = entry.bytes;
    tile["sha256"] = entry.sha256;
    tiles.push_back(std::move(tile));
  }
  json["tiles"] = std::move(tiles);
  return json.dump({.indent = 2, .replace = true}) + "\n";
}

Result<TileExportReport> written(const Terrain& terrain, const std::string& folder, const std::string& name,
                                 const TileSettings& settings, const Progress& progress) {
  const ReadWatch read(terrain.heights);
  auto plan = planTiles(terrain.frame, settings);
  if (!plan) return plan.error();
  if (auto room = checkDisk(folder, *plan); !room) return room.error();
  const auto ground = wholeGround(terrain, *plan, partOf(progress, 0.0, kPrepared));
  if (!ground) return ground.error();
  if (const std::string preset = infoOf(settings.use).preset; !preset.empty()) {
    GridFrame tile = ground->terrain.frame;
    tile.columns = tile.rows = plan->side;
    if (const auto problem = sizeProblem(**findPreset(preset), tile)) return Error{*problem};
  }
  ExportOptions range;
  range.preset = infoOf(settings.use).preset;
  range.rangeMin = settings.rangeMin, range.rangeMax = settings.rangeMax;
  const auto quantisation = exportRange(ground->heights, range);
  if (!quantisation) return quantisation.error();

  TileExportReport report;
  report.plan = *plan;
  report.change = ground->change;
  if (settings.fit == TileFit::Fill) {
    report.filledColumns = plan->wholeColumns() - terrain.frame.columns;
    report.filledRows = plan->wholeRows() - terrain.frame.rows;
  }
  report.step = isQuantised(plan->format) ? quantisation->scale() : 0.0;
  const Terrain& whole = ground->terrain;
  report.settings = settingsFor(*plan, whole.frame, *quantisation);
  const RasterWriter& writer = writerOf(plan->format);
  RasterEncoding how;
  how.format = plan->format;
  how.samples = samplesOf(plan->format).front();
  how.tile = true;
  how.quantisation = *quantisation;
  const Progress writing = partOf(progress, kPrepared, 1.0);
  ExportSet set(folder, plan->count() + 1, writing);
  Seams seams(*plan);
  GeoReference reference = terrain.georeference;
  std::vector<TileEntry> entries;
  for (int index = 0; index < plan->count(); ++index) {
    TileEntry entry{plan->fileName(name, index % plan->columns, index / plan->columns), index % plan->columns,
                    index / plan->columns};
    const auto tile = reshaped(whole, CropReshape{plan->samples(entry.column, entry.row)});
    if (!tile) return tile.error();
    entry.heights = summarise(tile->heights);
    const ExportRows rows = rasterRows(writer, *tile, orderOf(*plan));
    const auto prove = [&](const std::string& path, const Progress& part) -> Result<void> {
      const auto error = readBackRaster(writer, how, rows, path, partOf(part, 0.0, 0.5));
      if (!error) return error.error();
      entry.largestError = *error;
      auto edges = readEdges(path, *plan, how, partOf(part, 0.5, 1.0));
      if (!edges) return edges.error();
      if (auto fits = seams.add(entry.column, *std::move(edges)); !fits) return fits;
      auto sum = sha256OfFile(path);
      if (!sum) return Error{"it cannot be read back: %1", sum.error().message};
      entry.sha256 = *std::move(sum);
      entry.bytes = std::filesystem::file_size(path);
      return {};
    };
    if (auto done = set.file(
            entry.file,
            Message("heights from %1 to %2", plainMetres(nineDigits(entry.heights.min)),
                    metres(nineDigits(entry.heights.max))),
            [&](const std::string& path, const Progress& part) {
              return writer.write(how, *tile, rows, path, part);
            },
            prove);
        !done)
      return done.error();
    std::vector<Message> notes;  // The report has one for all tiles.
    if (writer.beside)
      for (const TextBeside& text : writer.beside(entry.file, reference, notes))
        if (auto done = set.text(text.path, text.text, Message("CRS of %1", entry.file)); !done)
          return done.error();
    report.largestError = std::max(report.largestError, entry.largestError);
    entries.push_back(std::move(entry));
  }
  report.largestError += whole.georeference.rounding;
  report.seamSamples = seams.samples();
  addNotes(ground->heights, *quantisation, report);
  if (writer.beside)
    writer.beside(std::string("*.") + writer.files.front().extension, reference, report.notes);
  const std::string manifest = name + "_tiles.json";
  const std::string text =
      tileManifest(report, whole, {terrain.frame.columns, terrain.frame.rows}, *quantisation, entries);
  if (auto done = set.text(manifest, text, Message("how the tiles lie, with checksums")); !done)
    return done.error();
  if (auto sound = read.whole(); !sound) return sound.error();
  auto files = set.commit();
  if (!files) return files.error();
  report.files = *std::move(files);
  report.manifest = report.files.back().path;
  return report;
}

}  // namespace

Result<TileExportReport> exportTiles(const Terrain& terrain, const std::string& folder,
                                     const std::string& name, const TileSettings& settings,
                                     const Progress& progress) {
  if (name.empty() || name.find('/') != std::string::npos || name.front() == '.')
    return errorIn(folder, "'%1' is no name for tiles", name);
  if (const auto whole = checkWhole(terrain.frame); !whole) return errorIn(folder, whole.error());
  auto report = written(terrain, folder, name, settings, progress);
  if (report || report.error().cancelled || report.error().text().starts_with(folder)) return report;
  return errorIn(folder, report.error());
}

}  // namespace scarp
