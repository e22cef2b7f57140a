#include "core/io/StoredSourceJson.h"

#include <cmath>
#include <limits>

#include "core/base/Json.h"

namespace scarp {

namespace {

constexpr std::size_t kMaxText = 1U << 16;

/// JSON text has no word for NaN and infinities.
Json exact(double number) {
  if (std::isfinite(number)) return number;
  return std::isnan(number) ? "nan" : number > 0.0 ? "inf" : "-inf";
}
double exactOf(const Json& value) {
  if (!value.isText()) return value.get<double>();
  if (value.text() == "nan") return std::numeric_limits<double>::quiet_NaN();
  if (value.text() == "inf") return std::numeric_limits<double>::infinity();
  if (value.text() == "-inf") return -std::numeric_limits<double>::infinity();
  throw JsonError("a number is expected");
}

template <class T>
Json numberOrNull(const std::optional<T>& number) {
  if (!number) return {};
  if constexpr (std::is_same_v<T, ExactNumber>)
    return exact(number->value);
  else
    return exact(*number);
}
template <class T>
std::optional<T> numberAt(const Json& value, const char* key) {
  const Json& number = value.at(key);
  return number.isNull() ? std::nullopt : std::optional(T{exactOf(number)});
}

std::string textAt(const Json& value, const char* key) {
  std::string text = value.at(key).get<std::string>();
  if (text.size() > kMaxText) throw std::length_error("text");
  return text;
}

const Json& listAt(const Json& value, const char* key, std::size_t most) {
  const Json& list = value.at(key);
  if (!list.isArray() || list.size() > most) throw std::length_error("list");
  return list;
}

std::vector<std::string> textsAt(const Json& value, const char* key, std::size_t most) {
  std::vector<std::string> texts;
  for (const Json& one : listAt(value, key, most)) {
    texts.push_back(one.get<std::string>());
    if (texts.back().size() > kMaxText) throw std::length_error("text");
  }
  return texts;
}

int sideAt(const Json& value, const char* key) {
  const Json& number = value.at(key);
  if (!number.isInteger() || number.get<std::int64_t>() < 0 ||
      number.get<std::int64_t>() > std::numeric_limits<int>::max())
    throw JsonError("a size is expected");
  return number.get<int>();
}

Json writeBand(const StoredBand& band) {
  return Json::object({{"type", band.type},
                       {"description", band.description},
                       {"unit", band.unit},
                       {"colour", band.colour},
                       {"nodata", numberOrNull(band.nodata)},
                       {"scale", numberOrNull(band.scale)},
                       {"offset", numberOrNull(band.offset)},
                       {"metadata", band.metadata}});
}

StoredBand readBand(const Json& value) {
  return {textAt(value, "type"),
          textAt(value, "description"),
          textAt(value, "unit"),
          textAt(value, "colour"),
          numberAt<ExactNumber>(value, "nodata"),
          numberAt<double>(value, "scale"),
          numberAt<double>(value, "offset"),
          textsAt(value, "metadata", 64)};
}

}  // namespace

Json writeStoredLayout(const StoredLayout& layout) {
  Json bands = Json::array();
  for (const StoredBand& band : layout.bands) bands.push_back(writeBand(band));
  return Json::object({{"driver", layout.driver},
                       {"bands", bands},
                       {"compression", layout.compression},
                       {"predictor", layout.predictor},
                       {"interleave", layout.interleave},
                       {"pixel-type", layout.pixelType},
                       {"bits", layout.bits},
                       {"block", Json::array({layout.blockColumns, layout.blockRows})},
                       {"tiled", layout.tiled},
                       {"cloud", layout.cloud},
                       {"mask", layout.mask},
                       {"white-is-low", layout.whiteIsLow},
                       {"overviews", layout.overviews},
                       {"colours", layout.colours},
                       {"others", layout.others}});
}

StoredLayout readStoredLayout(const Json& value) {
  StoredLayout layout;
  layout.driver = textAt(value, "driver");
  for (const Json& band : listAt(value, "bands", StoredLayout::kMaxBands))
    layout.bands.push_back(readBand(band));
  layout.compression = textAt(value, "compression");
  layout.predictor = textAt(value, "predictor");
  layout.interleave = textAt(value, "interleave");
  layout.pixelType = textAt(value, "pixel-type");
  layout.bits = sideAt(value, "bits");
  const auto block = value.at("block").get<std::array<int, 2>>();
  layout.blockColumns = block[0];
  layout.blockRows = block[1];
  layout.tiled = value.at("tiled").get<bool>();
  layout.cloud = value.at("cloud").get<bool>();
  layout.mask = value.at("mask").get<bool>();
  layout.whiteIsLow = value.at("white-is-low").get<bool>();
  for (const Json& size : listAt(value, "overviews", 32))
    layout.overviews.push_back(size.get<std::array<int, 2>>());
  for (const Json& colour : listAt(value, "colours", StoredLayout::kMaxColours))
    layout.colours.push_back(colour.get<std::array<int, 4>>());
  layout.others = textsAt(value, "others", StoredLayout::kMaxOthers);
  return layout;
}

Json writeStoredSource(const StoredSource& source) {
  Json value = Json::object({{"path", source.path},
                             {"bytes", source.bytes},
                             {"modified", source.modified},
                             {"columns", source.columns},
                             {"rows", source.rows},
                             {"south-up", source.southUp},
                             {"moved", source.moved},
                             {"band", source.band},
                             {"nodata", numberOrNull(source.nodata)},
                             {"other-void", numberOrNull(source.otherVoid)},
                             {"scale", exact(source.scale)},
                             {"offset", exact(source.offset)},
                             {"metres", exact(source.metres)},
                             {"vertical-unit", source.verticalUnit},
                             {"layout", writeStoredLayout(source.layout)}});
  if (source.geoTransform) value["geotransform"] = Json(*source.geoTransform);
  return value;
}

Result<StoredSource> readStoredSource(const Json& value) try {
  StoredSource source;
  source.path = textAt(value, "path");
  source.bytes = value.at("bytes").get<std::uint64_t>();
  source.modified = value.at("modified").get<std::int64_t>();
  source.columns = sideAt(value, "columns");
  source.rows = sideAt(value, "rows");
  if (value.contains("geotransform"))
    source.geoTransform = value.at("geotransform").get<std::array<double, 6>>();
  source.southUp = value.at("south-up").get<bool>();
  source.moved = value.at("moved").get<bool>();
  source.band = sideAt(value, "band");
  source.nodata = numberAt<ExactNumber>(value, "nodata");
  source.otherVoid = numberAt<ExactNumber>(value, "other-void");
  source.scale = exactOf(value.at("scale"));
  source.offset = exactOf(value.at("offset"));
  source.metres = exactOf(value.at("metres"));
  source.verticalUnit = textAt(value, "vertical-unit");
  source.layout = readStoredLayout(value.at("layout"));
  const bool rule = std::isfinite(source.scale) && source.scale != 0.0 && std::isfinite(source.offset) &&
                    std::abs(source.metres) >= 1e-9 && std::abs(source.metres) <= 1e9;
  if (!rule) return Error{"its scale, offset or unit is out of range"};
  if (source.band < 1 || static_cast<std::size_t>(source.band) > source.layout.bands.size())
    return Error{"the height band is not one of the bands"};
  return source;
} catch (const std::exception& problem) {
  return Error{problem.what()};
}

}  // namespace scarp
