#include "core/io/RasterFormat.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>
#include <optional>
#include <string_view>

namespace scarp {

namespace {

/// Endings by which programs know other kinds of files.
constexpr std::array<std::string_view, 22> foreignEndings{
    "jpg", "jpeg", "jp2", "bmp", "gif", "webp", "tga", "psd",  "dds",  "svg", "pdf",
    "hdr", "dem",  "img", "vrt", "xyz", "csv",  "txt", "json", "gpkg", "obj", "scarp"};

/// In small letters, without the dot.
std::string endingOf(const std::string& path) {
  std::string ending = std::filesystem::path(path).extension().string();
  std::ranges::transform(ending, ending.begin(),
                         [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return ending.empty() ? ending : ending.substr(1);
}

std::optional<RasterFormat> formatNamed(const std::string& ending) {
  if (ending == "tiff") return RasterFormat::GeoTiff;
  for (const RasterFormatInfo& info : rasterFormats())
    if (ending == info.extension) return info.format;
  return std::nullopt;
}

}  // namespace

const std::vector<RasterFormatInfo>& rasterFormats() {
  using enum SampleStorage;
  static const std::vector<RasterFormatInfo> formats{
      {RasterFormat::GeoTiff, "GeoTIFF", "tif", {Float, UInt16, Int16, UInt8}},
      {RasterFormat::Png, "PNG (grey)", "png", {UInt16, UInt8}},
      {RasterFormat::Raw, "R16 (16-bit samples)", "r16", {UInt16, Int16}},
      {RasterFormat::Raw, "RAW (samples alone)", "raw", {UInt16, Int16, UInt8, Float}},
      {RasterFormat::Raw, "R8 (8-bit samples)", "r8", {UInt8}},
      {RasterFormat::Raw, "R32 (32-bit float samples)", "r32", {Float}},
      {RasterFormat::Exr, "OpenEXR (32-bit float)", "exr", {Float}},
      {RasterFormat::AsciiGrid, "Arc/Info ASCII grid", "asc", {Float}},
      {RasterFormat::Hgt, "SRTM tile (16-bit metres)", "hgt", {Int16}},
      {RasterFormat::EsriFloat, "Esri float grid", "flt", {Float}},
      {RasterFormat::EsriBil, "Esri BIL (32-bit float)", "bil", {Float}},
      {RasterFormat::Saga, "SAGA grid", "sdat", {Float}},
      {RasterFormat::Surfer, "Surfer 7 grid", "grd", {Float}},
      {RasterFormat::Envi, "ENVI (32-bit float)", "dat", {Float}},
      {RasterFormat::NetCdf, "netCDF (32-bit float)", "nc", {Float}},
  };
  return formats;
}

const EnumNames& rasterFormatNames() {
  static const EnumNames names({{"geotiff", "GeoTIFF (32-bit float)", "tif"},
                                {"png16", "PNG (16-bit grey)", "png"},
                                {"raw16", "R16 (16-bit samples)", "r16"},
                                {"exr", "OpenEXR (32-bit float)"},
                                {"ascii grid", "Arc/Info ASCII grid", "asc"},
                                {"hgt", "SRTM tile (16-bit metres)"},
                                {"esri float", "Esri float grid", "flt"},
                                {"esri bil", "Esri BIL (32-bit float)", "bil"},
                                {"saga", "SAGA grid", "sdat"},
                                {"surfer", "Surfer 7 grid", "grd"},
                                {"envi", "ENVI (32-bit float)", "dat"},
                                {"netcdf", "netCDF (32-bit float)", "nc"}});
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
  const std::string extension = endingOf(path);
  const RasterFormatInfo* found = nullptr;
  for (const RasterFormatInfo& info : rasterFormats()) {
    if (info.format != format) continue;
    if (extension == info.extension) return info.samples;
    if (!found || info.samples.size() > found->samples.size()) found = &info;
  }
  return found->samples;
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

bool hasJsonBeside(RasterFormat format) {
  return format == RasterFormat::Png || format == RasterFormat::Raw || format == RasterFormat::Exr;
}

bool isForeignGrid(RasterFormat format) { return format >= RasterFormat::EsriFloat; }

bool hasUsualSamples(const RasterFormatInfo& info) {
  const auto& usual = std::ranges::find(rasterFormats(), info.format, &RasterFormatInfo::format)->samples;
  return std::ranges::find(info.samples, usual.front()) != info.samples.end();
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

Result<RasterFormat> rasterFormatOf(const std::string& path) {
  if (const auto named = formatNamed(endingOf(path))) return *named;
  return Error{path + ": its ending names no format; use one of " + endingsOf()};
}

Result<void> checkEnding(const std::string& path, RasterFormat format) {
  const std::string ending = endingOf(path);
  const auto named = formatNamed(ending);
  const bool foreign =
      named ? *named != format : std::ranges::find(foreignEndings, ending) != foreignEndings.end();
  if (!foreign) return {};
  const std::string name = std::ranges::find(rasterFormats(), format, &RasterFormatInfo::format)->name;
  return Error{path + ": ." + ending + " is not the ending of what is written, " + name + "; use " +
               endingsOf({format})};
}

}  // namespace scarp
