#include "core/script/ImportOptionsJson.h"

#include <array>
#include <cmath>
#include <optional>
#include <utility>

#include "core/base/Json.h"
#include "core/io/RawLayout.h"
#include "core/schema/EnumNames.h"
#include "core/script/ExactJson.h"
#include "core/script/ObjectReader.h"

namespace scarp {

namespace {

const EnumNames& sampleNames() {
  static const EnumNames names(
      {{"u8"}, {"u16"}, {"i16"}, {"f32"}, {"i8"}, {"u32"}, {"i32"}, {"f64"}, {"f16"}});
  return names;
}

const EnumNames& interleaveNames() {
  static const EnumNames names({{"pixel"}, {"line"}, {"band"}});
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
    if (!options.tiles->pattern.empty()) value["tiles"]["pattern"] = writeText(options.tiles->pattern);
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

}  // namespace

Json writeImportOptions(const ImportOptions& options) {
  Json value = Json::object();
  if (options.verticalUnit) value["unit"] = writeText(*options.verticalUnit);
  const auto number = [&](const char* key, const std::optional<double>& what) {
    if (what) value[key] = writeNumber(*what);
  };
  if (options.depths) value["depths"] = *options.depths;
  if (options.srgb) value["srgb"] = *options.srgb;
  number("nodata", options.nodata);
  number("cell-size", options.cellSize);
  number("scale", options.scale);
  number("offset", options.offset);
  if (options.raw) {
    value["raw"] = {{"columns", options.raw->columns},
                    {"rows", options.raw->rows},
                    {"sample", sampleNames().key(options.raw->sample)},
                    {"big-endian", options.raw->bigEndian},
                    {"header", options.raw->headerBytes}};
    if (options.raw->channels > 1) value["raw"]["channels"] = options.raw->channels;
    if (options.raw->interleave != RawLayout::Interleave::Pixel)
      value["raw"]["interleave"] = interleaveNames().key(options.raw->interleave);
    if (options.raw->tailBytes > 0) value["raw"]["tail"] = options.raw->tailBytes;
  }
  if (options.range)
    value["range"] = {{"lowest", writeNumber(options.range->lowest)},
                      {"highest", writeNumber(options.range->highest)},
                      {"of", rangeNames().key(options.range->of)}};
  if (options.bands)
    value["bands"] = {{"kind", bandNames().key(options.bands->kind)}, {"band", options.bands->band}};
  if (options.rows) value["rows"] = rowOrderNames().key(*options.rows);
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

namespace {

RawLayout readRaw(const Json& value, ObjectReader& outer) {
  ObjectReader reader(value, outer.pathOf("raw"));
  RawLayout raw;
  reader.readWhole("columns", raw.columns, 2, 1 << 20);
  reader.readWhole("rows", raw.rows, 2, 1 << 20);
  reader.read("sample", raw.sample, sampleNames(), true);
  reader.read("big-endian", raw.bigEndian);
  constexpr std::size_t kMaxGap = std::size_t{1} << 50;
  reader.readWhole("header", raw.headerBytes, std::size_t{0}, kMaxGap);
  reader.readWhole("channels", raw.channels, 1, kMaxRawChannels);
  reader.read("interleave", raw.interleave, interleaveNames());
  reader.readWhole("tail", raw.tailBytes, std::size_t{0}, kMaxGap);
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
  if (const Json* pattern = reader.value("pattern"))
    use.pattern = textOf(reader, *pattern, reader.pathOf("pattern"));
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

}  // namespace

ImportOptions readImportOptions(const Json& value, ObjectReader& outer, std::string_view name) {
  ObjectReader reader(value, outer.pathOf(name));
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
  if (reader.value("depths")) reader.read("depths", options.depths.emplace());
  if (reader.value("srgb")) reader.read("srgb", options.srgb.emplace());
  if (const Json* raw = reader.value("raw")) options.raw = readRaw(*raw, reader);
  if (const Json* range = reader.value("range")) options.range = readRange(*range, reader);
  if (const Json* bands = reader.value("bands")) options.bands = readBands(*bands, reader);
  if (reader.value("rows")) reader.read("rows", options.rows.emplace(), rowOrderNames());
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

std::shared_ptr<const ImportOptions> readImport(ObjectReader& reader, const FileScope& files) {
  const Json* const value = reader.value("import");
  if (!value) return nullptr;
  ImportOptions options = readImportOptions(*value, reader, "import");
  if (options.tiles)
    for (std::string& tile : options.tiles->files) {
      const auto path = files.find(tile);
      path ? void(tile = *path) : reader.fail("import", path.error().message);
    }
  return std::make_shared<const ImportOptions>(std::move(options));
}

void writeImport(Json& json, const ImportOptions* options) {
  if (options && !(*options == ImportOptions())) json["import"] = writeImportOptions(*options);
}

}  // namespace scarp
