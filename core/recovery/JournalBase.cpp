#include "core/recovery/JournalBase.h"

#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cmath>

#include "core/base/Json.h"
#include "core/base/PrintableLine.h"
#include "core/base/SystemReason.h"
#include "core/io/ImportSource.h"
#include "core/script/ObjectReader.h"
#include "core/store/ExactJson.h"

namespace scarp {

namespace {

const EnumNames& sampleNames() {
  static const EnumNames names({{"u8"}, {"u16"}, {"i16"}, {"f32"}, {"i8"}, {"u32"}, {"i32"}, {"f64"}});
  return names;
}

const EnumNames& rangeNames() {
  static const EnumNames names({{"values"}, {"steps"}});
  return names;
}

const EnumNames& bandNames() {
  static const EnumNames names({{"band"}, {"luminance"}, {"terrarium"}, {"mapbox"}});
  return names;
}

const EnumNames& rowNames() {
  static const EnumNames names({{"north-first"}, {"south-first"}});
  return names;
}

const EnumNames& missingNames() {
  static const EnumNames names({{"holes"}, {"sea"}});
  return names;
}

template <class Number, std::size_t count>
Json writeNumbers(const std::array<Number, count>& numbers) {
  Json values = Json::array();
  for (const Number number : numbers) values.push_back(writeNumber(static_cast<double>(number)));
  return values;
}

void writeShape(const ImportOptions& options, Json& value) {
  if (options.tiles) {
    Json files = Json::array();
    for (const std::string& file : options.tiles->files) files.push_back(writeText(file));
    value["tiles"] = {{"files", std::move(files)}, {"resample", options.tiles->resample}};
    if (options.tiles->missing) value["tiles"]["missing"] = missingNames().key(*options.tiles->missing);
  }
  if (options.cut) {
    Json cut = Json::object();
    if (options.cut->window) cut["window"] = writeNumbers(*options.cut->window);
    if (options.cut->bounds) cut["bounds"] = writeNumbers(*options.cut->bounds);
    if (!options.cut->boundsCrs.empty()) cut["bounds-crs"] = writeText(options.cut->boundsCrs);
    if (options.cut->cell) cut["cell"] = writeNumber(*options.cut->cell);
    value["cut"] = std::move(cut);
  }
  if (options.projection) {
    value["projection"] = {{"crs", writeText(options.projection->crs)}};
    if (options.projection->cell) value["projection"]["cell"] = writeNumber(*options.projection->cell);
  }
}

Json writeOptions(const ImportOptions& options) {
  Json value = Json::object();
  if (options.verticalUnit) value["unit"] = writeText(*options.verticalUnit);
  const auto number = [&](const char* key, const std::optional<double>& what) {
    if (what) value[key] = writeNumber(*what);
  };
  number("nodata", options.nodata);
  number("cell-size", options.cellSize);
  number("scale", options.scale);
  number("offset", options.offset);
  if (options.raw)
    value["raw"] = {{"columns", options.raw->columns},
                    {"rows", options.raw->rows},
                    {"sample", sampleNames().key(options.raw->sample)},
                    {"big-endian", options.raw->bigEndian},
                    {"header", options.raw->headerBytes}};
  if (options.range)
    value["range"] = {{"lowest", writeNumber(options.range->lowest)},
                      {"highest", writeNumber(options.range->highest)},
                      {"of", rangeNames().key(options.range->of)}};
  if (options.bands)
    value["bands"] = {{"kind", bandNames().key(options.bands->kind)}, {"band", options.bands->band}};
  if (options.rows) value["rows"] = rowNames().key(*options.rows);
  writeShape(options, value);
  if (options.exchangeOrigin) value["exchange-origin"] = *options.exchangeOrigin;
  if (options.shiftHalfCell) value["shift-half-cell"] = *options.shiftHalfCell;
  if (options.mends != ImportMends{})
    value["mends"] = {{"terraces", options.mends.terraces},
                      {"spikes", options.mends.spikes},
                      {"seams", options.mends.seams},
                      {"holes", options.mends.holes}};
  return value;
}

RawLayout readRaw(const Json& value, ObjectReader& outer) {
  ObjectReader reader(value, outer.pathOf("raw"));
  RawLayout raw;
  reader.readWhole("columns", raw.columns, 2, 1 << 20);
  reader.readWhole("rows", raw.rows, 2, 1 << 20);
  reader.read("sample", raw.sample, sampleNames(), true);
  reader.read("big-endian", raw.bigEndian);
  reader.readWhole("header", raw.headerBytes, std::size_t{0}, std::size_t{1} << 50);
  if (const auto done = reader.done(); !done) outer.fail(done.error());
  return raw;
}

void readNumberAt(ObjectReader& reader, const char* key, double& number, bool required) {
  const Json* there = reader.value(key, required);
  if (!there) return;
  const auto read = readNumber(*there, reader.pathOf(key));
  if (read.ok())
    number = *read;
  else
    reader.fail(read.error());
}

ImportRange readRange(const Json& value, ObjectReader& outer) {
  ObjectReader reader(value, outer.pathOf("range"));
  ImportRange range;
  readNumberAt(reader, "lowest", range.lowest, true);
  readNumberAt(reader, "highest", range.highest, true);
  reader.read("of", range.of, rangeNames(), true);
  if (const auto done = reader.done(); !done) outer.fail(done.error());
  return range;
}

BandUse readBands(const Json& value, ObjectReader& outer) {
  ObjectReader reader(value, outer.pathOf("bands"));
  BandUse use;
  reader.read("kind", use.kind, bandNames(), true);
  reader.readWhole("band", use.band, 1, 1 << 20);
  if (const auto done = reader.done(); !done) outer.fail(done.error());
  return use;
}

std::string textOf(ObjectReader& reader, const Json& value, const std::string& path) {
  auto text = readText(value, path);
  if (text.ok()) return std::move(*text);
  reader.fail(text.error());
  return {};
}

ImportTiles readTiles(const Json& value, ObjectReader& outer) {
  ObjectReader reader(value, outer.pathOf("tiles"));
  ImportTiles use;
  if (const Json* files = reader.value("files", true); files && files->isArray()) {
    for (const Json& file : *files) use.files.push_back(textOf(reader, file, reader.pathOf("files")));
  } else if (files) {
    reader.fail("files", "must be a list, not " + ObjectReader::describe(*files));
  }
  reader.read("resample", use.resample);
  if (reader.value("missing")) reader.read("missing", use.missing.emplace(), missingNames());
  if (const auto done = reader.done(); !done) outer.fail(done.error());
  return use;
}

std::optional<std::array<double, 4>> readFour(ObjectReader& reader, const char* key) {
  const Json* list = reader.value(key);
  if (!list) return std::nullopt;
  std::array<double, 4> four{};
  if (!list->isArray() || list->size() != four.size()) {
    reader.fail(key, "must be a list of four numbers");
    return std::nullopt;
  }
  for (std::size_t i = 0; i < four.size(); ++i) {
    const auto number = readNumber((*list)[i], reader.pathOf(key));
    if (!number.ok()) {
      reader.fail(number.error());
      return std::nullopt;
    }
    four[i] = *number;
  }
  return four;
}

ImportCut readCut(const Json& value, ObjectReader& outer) {
  ObjectReader reader(value, outer.pathOf("cut"));
  ImportCut cut;
  if (const auto four = readFour(reader, "window")) {
    for (const double number : *four)
      if (!(std::abs(number) <= 1e9)) reader.fail("window", "is out of range");
    if (!reader.failed())
      cut.window = std::array{static_cast<int>((*four)[0]), static_cast<int>((*four)[1]),
                              static_cast<int>((*four)[2]), static_cast<int>((*four)[3])};
  }
  cut.bounds = readFour(reader, "bounds");
  if (const Json* crs = reader.value("bounds-crs"))
    cut.boundsCrs = textOf(reader, *crs, reader.pathOf("bounds-crs"));
  if (reader.value("cell")) readNumberAt(reader, "cell", cut.cell.emplace(), false);
  if (const auto done = reader.done(); !done) outer.fail(done.error());
  return cut;
}

ImportProjection readProjection(const Json& value, ObjectReader& outer) {
  ObjectReader reader(value, outer.pathOf("projection"));
  ImportProjection projection;
  if (const Json* crs = reader.value("crs", true))
    projection.crs = textOf(reader, *crs, reader.pathOf("crs"));
  if (reader.value("cell")) readNumberAt(reader, "cell", projection.cell.emplace(), false);
  if (const auto done = reader.done(); !done) outer.fail(done.error());
  return projection;
}

ImportMends readMends(const Json& value, ObjectReader& outer) {
  ObjectReader reader(value, outer.pathOf("mends"));
  ImportMends mends;
  reader.read("terraces", mends.terraces);
  reader.read("spikes", mends.spikes);
  reader.read("seams", mends.seams);
  reader.read("holes", mends.holes);
  if (const auto done = reader.done(); !done) outer.fail(done.error());
  return mends;
}

ImportOptions readOptions(const Json& value, ObjectReader& outer) {
  ObjectReader reader(value, outer.pathOf("options"));
  ImportOptions options;
  if (const Json* unit = reader.value("unit")) {
    auto text = readText(*unit, reader.pathOf("unit"));
    if (text.ok())
      options.verticalUnit = std::move(*text);
    else
      reader.fail(text.error());
  }
  for (auto [key, number] : {std::pair{"nodata", &options.nodata},
                             {"cell-size", &options.cellSize},
                             {"scale", &options.scale},
                             {"offset", &options.offset}}) {
    if (!reader.value(key)) continue;
    readNumberAt(reader, key, number->emplace(), false);
  }
  if (const Json* raw = reader.value("raw")) options.raw = readRaw(*raw, reader);
  if (const Json* range = reader.value("range")) options.range = readRange(*range, reader);
  if (const Json* bands = reader.value("bands")) options.bands = readBands(*bands, reader);
  if (reader.value("rows")) reader.read("rows", options.rows.emplace(), rowNames());
  if (const Json* tiles = reader.value("tiles")) options.tiles = readTiles(*tiles, reader);
  if (const Json* cut = reader.value("cut")) options.cut = readCut(*cut, reader);
  if (const Json* projection = reader.value("projection"))
    options.projection = readProjection(*projection, reader);
  if (reader.value("exchange-origin")) reader.read("exchange-origin", options.exchangeOrigin.emplace());
  if (reader.value("shift-half-cell")) reader.read("shift-half-cell", options.shiftHalfCell.emplace());
  if (const Json* mends = reader.value("mends")) options.mends = readMends(*mends, reader);
  if (const auto done = reader.done(); !done) outer.fail(done.error());
  return options;
}

struct BaseWriter {
  Json operator()(const FlatBase& base) const {
    return {
        {"kind", "flat"}, {"frame", writeFrame(base.frame)}, {"height", writeNumber(double(base.height))}};
  }
  Json operator()(const RasterBase& base) const {
    return {{"kind", "raster"},
            {"path", writeText(base.path)},
            {"bytes", base.bytes},
            {"modified", base.modified},
            {"options", writeOptions(base.options)}};
  }
  Json operator()(const ProjectBase& base) const {
    return {{"kind", "project"},
            {"path", writeText(base.path)},
            {"file", base.file},
            {"save", base.save},
            {"state", base.state}};
  }
  Json operator()(const OwnBase& base) const {
    return {{"kind", "own"}, {"name", writeText(base.name)}, {"saved", base.saved}};
  }
  Json operator()(const TeamBase& base) const {
    return {{"kind", "team"},
            {"address", writeText(base.address)},
            {"terrain", writeText(base.terrain)},
            {"project", base.project},
            {"epoch", base.epoch},
            {"head", base.head},
            {"secret", base.secret},
            {"session", base.session},
            {"key", base.key}};
  }
};

std::string textAt(ObjectReader& reader, std::string_view key, bool needed = true) {
  const Json* value = reader.value(key, needed);
  if (!value) return {};
  auto text = readText(*value, reader.pathOf(key));
  if (text.ok()) return std::move(*text);
  reader.fail(text.error());
  return {};
}

std::int64_t wholeAt(ObjectReader& reader, std::string_view key, bool needed = true) {
  const Json* value = reader.value(key, needed);
  if (!value) return 0;
  if (value->isInteger()) return value->get<std::int64_t>();
  reader.fail(key, "must be a whole number, not " + ObjectReader::describe(*value));
  return 0;
}

JournalBase readKind(const std::string& kind, ObjectReader& reader) {
  if (kind == "flat") {
    FlatBase base;
    if (const Json* frame = reader.value("frame", true)) {
      const auto read = readFrame(*frame, "frame");
      if (read.ok())
        base.frame = *read;
      else
        reader.fail(read.error());
    }
    if (const Json* height = reader.value("height", true)) {
      const auto read = readNumber(*height, "height");
      if (read.ok())
        base.height = static_cast<float>(*read);
      else
        reader.fail(read.error());
    }
    return base;
  }
  if (kind == "raster") {
    RasterBase base;
    base.path = textAt(reader, "path");
    base.bytes = static_cast<std::uint64_t>(wholeAt(reader, "bytes"));
    base.modified = wholeAt(reader, "modified");
    if (const Json* options = reader.value("options", true)) base.options = readOptions(*options, reader);
    return base;
  }
  if (kind == "project") {
    ProjectBase base;
    base.path = textAt(reader, "path");
    base.file = textAt(reader, "file");
    base.save = wholeAt(reader, "save");
    base.state = textAt(reader, "state");
    return base;
  }
  if (kind == "team")
    return TeamBase{textAt(reader, "address"),  textAt(reader, "terrain"), wholeAt(reader, "project"),
                    wholeAt(reader, "epoch"),   wholeAt(reader, "head"),   wholeAt(reader, "secret"),
                    wholeAt(reader, "session", false), textAt(reader, "key", false)};
  if (kind != "own") reader.fail("kind", "unknown value \"" + shown(kind) + "\"");
  OwnBase base;
  base.name = textAt(reader, "name");
  reader.read("saved", base.saved);
  // A name in the folder, and nothing else.
  if (base.name.empty() || base.name.find('/') != std::string::npos || base.name.front() == '.')
    reader.fail("name", "is out of place");
  return base;
}

}  // namespace

Result<RasterBase> rasterBase(const std::string& path, const ImportOptions& options) {
  std::vector<std::string> files{path};
  if (!isPlain(path, options)) {
    auto tiles = tileFiles(path, options.tiles.value_or(ImportTiles()));
    if (!tiles) return tiles.error();
    files = std::move(*tiles);
  }
  // Of tiles: what they have together, and when the last of them was changed.
  RasterBase base{path, 0, 0, options};
  for (const std::string& file : files) {
    struct stat status {};
    if (::stat(file.c_str(), &status) != 0) return Error{file + ": cannot be read: " + systemReason(errno)};
    if (S_ISDIR(status.st_mode)) return Error{file + ": is a folder, whose files may change unseen"};
    base.bytes += static_cast<std::uint64_t>(status.st_size);
    base.modified =
        std::max(base.modified, std::int64_t{status.st_mtim.tv_sec} * 1'000'000'000 + status.st_mtim.tv_nsec);
  }
  return base;
}

std::string writeBase(const JournalBase& base) { return std::visit(BaseWriter{}, base).dump(); }

Result<JournalBase> readBase(std::string_view text) {
  const auto value = readJson(text);
  if (!value.ok()) return Error{"the journal's base: " + value.error().message};
  ObjectReader reader(*value, "");
  std::string kind;
  reader.read("kind", kind, true);
  JournalBase base = readKind(kind, reader);
  if (const auto done = reader.done(); !done) return Error{"the journal's base: " + done.error().message};
  return base;
}

namespace {

Result<OpenedBase> openFlat(const FlatBase& base) {
  const GeoReference nowhere;
  Terrain terrain{base.frame, nowhere, HeightRaster(base.frame.columns, base.frame.rows, base.height)};
  OpenedBase opened;
  opened.document = std::make_unique<TerrainDocument>(std::move(terrain));
  return opened;
}

Result<OpenedBase> openRaster(const RasterBase& base, const Progress& progress) {
  const auto now = rasterBase(base.path, base.options);
  if (!now.ok()) return now.error();
  if (now->bytes != base.bytes || now->modified != base.modified)
    return Error{base.path + ": was changed after it had been edited in Scarp"};
  auto imported = importRaster(base.path, base.options, progress);
  if (!imported.ok()) return imported.error();
  OpenedBase opened;
  opened.document = std::make_unique<TerrainDocument>(std::move(imported->terrain));
  return opened;
}

}  // namespace

std::optional<Result<OpenedBase>> openPlainBase(const JournalBase& base, const Progress& progress) {
  if (const auto* flat = std::get_if<FlatBase>(&base)) return openFlat(*flat);
  if (const auto* raster = std::get_if<RasterBase>(&base)) return openRaster(*raster, progress);
  return std::nullopt;
}

}  // namespace scarp
