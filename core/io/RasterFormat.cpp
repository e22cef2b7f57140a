#include "core/io/RasterFormat.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <iterator>
#include <optional>
#include <string_view>

#include "core/base/Contract.h"
#include "core/base/PrintableLine.h"
#include "core/io/GeoTiffWriter.h"
#include "core/io/RasterWriters.h"

namespace scarp {

namespace {

/// Endings by which programs know other kinds of files.
constexpr std::array<std::string_view, 22> foreignEndings{
    "jpg", "jpeg", "jp2", "bmp", "gif", "webp", "tga", "psd",  "dds",  "svg", "pdf",
    "hdr", "dem",  "img", "vrt", "xyz", "csv",  "txt", "json", "gpkg", "obj", "scarp"};

/// In small letters, without the dot.
std::string endingOf(const std::string& path) {
  const std::string ending = lowerExtension(path);
  return ending.empty() ? ending : ending.substr(1);
}

RasterFormat writtenFormat(const RasterWriter& writer) { return writer.files.front().format; }

/// The table, in the order of the enumeration.
const std::vector<RasterWriter>& rasterWriters() {
  static const std::vector<RasterWriter> all = [] {
    std::vector<RasterWriter> rows{geoTiffWriter(),   pngWriter(),  rawWriter(),      exrWriter(),
                                   asciiGridWriter(), srtmWriter(), esriFloatWriter()};
    std::ranges::move(driverWriters(), std::back_inserter(rows));
    std::ranges::sort(rows, {}, writtenFormat);
    return rows;
  }();
  return all;
}

std::optional<RasterFormat> formatNamed(const std::string& ending) {
  if (ending == "tiff") return RasterFormat::GeoTiff;
  for (const RasterFormatInfo& info : rasterFormats())
    if (ending == info.extension) return info.format;
  return std::nullopt;
}

}  // namespace

const RasterWriter& writerOf(RasterFormat format) {
  const RasterWriter& writer = rasterWriters()[static_cast<std::size_t>(format)];
  EXPECTS(writtenFormat(writer) == format);
  return writer;
}

const std::vector<RasterFormatInfo>& rasterFormats() {
  static const std::vector<RasterFormatInfo> formats = [] {
    std::vector<RasterFormatInfo> all;
    for (const RasterWriter& writer : rasterWriters())
      all.insert(all.end(), writer.files.begin(), writer.files.end());
    return all;
  }();
  return formats;
}

const EnumNames& rasterFormatNames() {
  static const EnumNames names = namesOf(rasterWriters(), [](const RasterWriter& writer) {
    const RasterFormatInfo& usual = writer.files.front();
    const std::string_view key = writer.key, extension = usual.extension;
    return ValueName{key, writer.title ? writer.title : usual.name,
                     key == extension ? std::string_view() : extension};
  });
  return names;
}

const EnumNames& sampleStorageNames() {
  static const EnumNames names({{"auto", "Automatic"},
                                {"source", "As the source"},
                                {"float", "32-bit floating point"},
                                {"uint16", "16-bit unsigned"},
                                {"int16", "16-bit signed"},
                                {"uint8", "8-bit unsigned"}});
  return names;
}

bool isQuantised(SampleStorage samples) { return samples >= SampleStorage::UInt16; }

StepLimits stepLimits(SampleStorage samples) {
  switch (samples) {
    case SampleStorage::UInt8:
      return {0, 255};
    case SampleStorage::Int16:
      return {-32768, 32767};
    default:
      return {0, 65535};
  }
}

std::vector<SampleStorage> samplesOf(RasterFormat format, const std::string& path) {
  const std::vector<RasterFormatInfo>& files = writerOf(format).files;
  const std::string extension = endingOf(path);
  for (const RasterFormatInfo& info : files)
    if (extension == info.extension) return info.samples;
  return std::ranges::max_element(files, {}, [](const auto& info) { return info.samples.size(); })->samples;
}

const std::vector<TiffCompressionInfo>& tiffCompressions() {
  static const std::vector<TiffCompressionInfo> ways{
      {TiffCompression::Deflate, "deflate", "DEFLATE (any program)"},
      {TiffCompression::Zstd, "zstd", "ZSTD (smaller and faster; newer programs)"},
      {TiffCompression::None, "none", "None"},
  };
  return ways;
}

bool isQuantised(RasterFormat format) { return isQuantised(samplesOf(format).front()); }

bool hasJsonBeside(RasterFormat format) { return writerOf(format).placement == RasterPlacement::Json; }

const RasterChoices& choicesOf(RasterFormat format) { return writerOf(format).choices; }

bool hasUsualSamples(const RasterFormatInfo& info) {
  const SampleStorage usual = writerOf(info.format).files.front().samples.front();
  return std::ranges::find(info.samples, usual) != info.samples.end();
}

std::string endingsOf(const std::vector<RasterFormat>& formats) {
  std::string endings;
  for (const RasterFormatInfo& info : rasterFormats()) {
    if (!formats.empty() &&
        (std::ranges::find(formats, info.format) == formats.end() || !hasUsualSamples(info)))
      continue;
    endings += endings.empty() ? "." : ", .";
    endings += info.extension;
  }
  return endings;
}

std::string endingsWith(bool (*hasChoice)(RasterFormat)) {
  std::vector<RasterFormat> formats;
  for (const RasterFormatInfo& info : rasterFormats())
    if (hasChoice(info.format)) formats.push_back(info.format);
  return endingsOf(formats);
}

std::vector<std::string> openedExtensions() {
  std::vector<std::string> all{"tiff", "dem", "dt0", "dt1", "dt2", "img", "bt",
                               "ter",  "vrt", "xyz", "pgm", "dds", "hdr", "sgrd"};
  for (const RasterFormatInfo& info : rasterFormats()) all.emplace_back(info.extension);
  return all;
}

Result<RasterFormat> rasterFormatOf(const std::string& path) {
  if (const auto named = formatNamed(endingOf(path))) return *named;
  return errorIn(path, "its ending names no format; use one of %1", endingsOf());
}

Result<void> checkEnding(const std::string& path, RasterFormat format) {
  const std::string ending = endingOf(path);
  const auto named = formatNamed(ending);
  const bool foreign =
      named ? *named != format : std::ranges::find(foreignEndings, ending) != foreignEndings.end();
  if (!foreign) return {};
  const Message name = Message(writerOf(format).files.front().name);
  return errorIn(path, ".%1 is not the ending of what is written, %2; use %3", ending, name,
                 endingsOf({format}));
}

ExportRows rasterRows(const RasterWriter& writer, const Terrain& terrain, RowOrder order) {
  const GeoReference& reference = terrain.georeference;
  if (writer.placement == RasterPlacement::Full)
    return {terrain, geoTiffOrder(reference), reference.metresPerUnit};
  if (writer.placement == RasterPlacement::NorthUp)
    if (const auto place = uprightPlace(terrain)) return {terrain, place->order, 1.0, place->mirrored};
  return {terrain, order, 1.0};
}

std::string shownNames(const std::vector<std::string>& paths) {
  std::string names;
  for (const std::string& path : paths)
    names += (names.empty() ? "" : ", ") + printableLine(std::filesystem::path(path).filename().string());
  return names;
}

}  // namespace scarp
