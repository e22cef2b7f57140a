#include "core/io/SourceMessages.h"

#include <cmath>
#include <limits>

#include "core/base/Json.h"
#include "core/io/StoredSourceJson.h"

namespace scarp {

namespace {

constexpr int kMostSide = std::numeric_limits<int>::max() / 2;
constexpr std::size_t kMostBands = 65536, kMostWarnings = 64, kLongestText = 1U << 20;

std::string textOf(const Json& value) {
  auto text = value.get<std::string>();
  if (text.size() > kLongestText) throw std::length_error("text");
  return text;
}

std::vector<std::string> textsOf(const Json& value, std::size_t most) {
  if (value.size() > most) throw std::length_error("list");
  std::vector<std::string> texts;
  for (const Json& one : value) texts.push_back(textOf(one));
  return texts;
}

template <std::size_t N>
std::optional<std::array<double, N>> numbersOf(const Json& value) {
  if (value.isNull()) return std::nullopt;
  return value.get<std::array<double, N>>();
}

template <class T>
Json orNull(const std::optional<T>& value) {
  return value ? Json(*value) : Json();
}

int within(const Json& value, int low, int high) {
  const auto number = value.get<std::int64_t>();
  if (number < low || number > high) throw std::out_of_range("number");
  return static_cast<int>(number);
}

}  // namespace

Json writeInfo(const SourceInfo& info) {
  return {{"driver", info.driver},
          {"sampleType", info.sampleType},
          {"columns", info.columns},
          {"rows", info.rows},
          {"geoTransform", orNull(info.geoTransform)},
          {"crsWkt", info.crsWkt},
          {"epoch", info.epoch},
          {"axesInDegrees", info.axesInDegrees},
          {"cellMetres", orNull(info.cellMetres)},
          {"southFirst", info.southFirst},
          {"verticalUnit", info.verticalUnit},
          {"depths", info.depths},
          {"srgb", info.srgb},
          {"nodata", orNull(info.nodata)},
          {"scale", info.scale},
          {"offset", info.offset},
          {"statistics", orNull(info.statistics)},
          {"warnings", info.warnings},
          {"bands", info.bands},
          {"colours", info.colours},
          {"palette", info.palette},
          {"paletteValues", info.paletteValues},
          {"alpha", info.alpha},
          {"overviews", info.overviews},
          {"pointSamples", info.pointSamples},
          {"metadata", info.metadata},
          {"stored", info.stored ? writeStoredLayout(*info.stored) : Json()}};
}

Result<SourceInfo> readInfo(const Json& message) try {
  SourceInfo info;
  info.driver = textOf(message.at("driver"));
  info.sampleType = textOf(message.at("sampleType"));
  info.columns = within(message.at("columns"), 2, kMostSide);
  info.rows = within(message.at("rows"), 2, kMostSide);
  info.geoTransform = numbersOf<6>(message.at("geoTransform"));
  info.crsWkt = textOf(message.at("crsWkt"));
  info.epoch = message.at("epoch").get<double>();
  if (!std::isfinite(info.epoch)) throw std::out_of_range("epoch");
  info.axesInDegrees = message.at("axesInDegrees").get<bool>();
  info.cellMetres = numbersOf<2>(message.at("cellMetres"));
  info.southFirst = message.at("southFirst").get<bool>();
  info.verticalUnit = textOf(message.at("verticalUnit"));
  info.depths = textOf(message.at("depths"));
  info.srgb = textOf(message.at("srgb"));
  if (const Json& nodata = message.at("nodata"); !nodata.isNull()) info.nodata = nodata.get<double>();
  info.scale = message.at("scale").get<double>();
  info.offset = message.at("offset").get<double>();
  info.statistics = numbersOf<2>(message.at("statistics"));
  if (info.statistics && !((*info.statistics)[0] <= (*info.statistics)[1]))
    throw std::out_of_range("statistics");
  info.warnings = textsOf(message.at("warnings"), kMostWarnings);
  info.bands = textsOf(message.at("bands"), kMostBands);
  const int bands = static_cast<int>(info.bands.size());
  if (bands == 0 || !std::isfinite(info.scale) || info.scale == 0.0 || !std::isfinite(info.offset))
    throw std::out_of_range("scale");
  for (std::size_t i = 0; i < info.colours.size(); ++i)
    info.colours[i] = within(message.at("colours").at(i), 0, bands);
  info.palette = message.at("palette").get<bool>();
  info.paletteValues = message.at("paletteValues").get<bool>();
  info.alpha = within(message.at("alpha"), 0, bands);
  info.overviews = message.at("overviews").get<bool>();
  info.pointSamples = message.at("pointSamples").get<bool>();
  info.metadata = textsOf(message.at("metadata"), kMostMetadata);
  if (const Json& stored = message.at("stored"); !stored.isNull()) info.stored = readStoredLayout(stored);
  return info;
} catch (const std::exception&) {
  return Error{"cannot be read: its reader describes it in a way that cannot be"};
}

Json writeAddress(const RemoteAddress& address) {
  return {{"shown", address.shown},
          {"fetched", address.fetched},
          {"before", address.before},
          {"after", address.after},
          {"driver", address.driver}};
}

RemoteAddress readAddress(const Json& message) {
  RemoteAddress address;
  address.shown = message.at("shown").get<std::string>();
  address.fetched = message.at("fetched").get<std::string>();
  address.before = message.at("before").get<std::string>();
  address.after = message.at("after").get<std::string>();
  address.driver = message.at("driver").get<std::string>();
  return address;
}

}  // namespace scarp
