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
constexpr std::array<std::string_view, 23> foreignEndings{
    "jpg", "jpeg", "jp2", "bmp", "gif", "webp", "tga", "psd",  "dds",  "svg", "pdf",  "hdr",
    "hgt", "dem",  "img", "vrt", "xyz", "csv",  "txt", "json", "gpkg", "obj", "scarp"};

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
  static const std::vector<RasterFormatInfo> formats{
      {RasterFormat::GeoTiff, "GeoTIFF (32-bit float)", "tif", false},
      {RasterFormat::Png16, "PNG (16-bit grey)", "png", true},
      {RasterFormat::Raw16, "R16 (16-bit samples)", "r16", true},
      {RasterFormat::Raw16, "RAW (16-bit samples)", "raw", true},
      {RasterFormat::Exr, "OpenEXR (32-bit float)", "exr", false},
      {RasterFormat::AsciiGrid, "Arc/Info ASCII grid", "asc", false},
      {RasterFormat::EsriFloat, "Esri float grid", "flt", false},
      {RasterFormat::EsriBil, "Esri BIL (32-bit float)", "bil", false},
      {RasterFormat::Saga, "SAGA grid", "sdat", false},
      {RasterFormat::Surfer, "Surfer 7 grid", "grd", false},
      {RasterFormat::Envi, "ENVI (32-bit float)", "dat", false},
      {RasterFormat::NetCdf, "netCDF (32-bit float)", "nc", false},
  };
  return formats;
}

const EnumNames& rasterFormatNames() {
  static const EnumNames names({{"geotiff", "GeoTIFF (32-bit float)", "tif"},
                                {"png16", "PNG (16-bit grey)", "png"},
                                {"raw16", "R16 (16-bit samples)", "r16"},
                                {"exr", "OpenEXR (32-bit float)"},
                                {"ascii grid", "Arc/Info ASCII grid", "asc"},
                                {"esri float", "Esri float grid", "flt"},
                                {"esri bil", "Esri BIL (32-bit float)", "bil"},
                                {"saga", "SAGA grid", "sdat"},
                                {"surfer", "Surfer 7 grid", "grd"},
                                {"envi", "ENVI (32-bit float)", "dat"},
                                {"netcdf", "netCDF (32-bit float)", "nc"}});
  return names;
}

const EnumNames& sampleStorageNames() {
  static const EnumNames names(
      {{"auto", "Automatic"}, {"source", "As the source"}, {"float", "32-bit float"}});
  return names;
}

const std::vector<TiffCompressionInfo>& tiffCompressions() {
  static const std::vector<TiffCompressionInfo> ways{
      {TiffCompression::Deflate, "deflate", "DEFLATE (any program)"},
      {TiffCompression::Zstd, "zstd", "ZSTD (smaller and faster; newer programs)"},
      {TiffCompression::None, "none", "None"},
  };
  return ways;
}

bool isQuantised(RasterFormat format) {
  return std::ranges::find(rasterFormats(), format, &RasterFormatInfo::format)->quantised;
}

bool isForeignGrid(RasterFormat format) { return format >= RasterFormat::EsriFloat; }

std::string endingsOf(const std::vector<RasterFormat>& formats) {
  std::string endings;
  for (const RasterFormatInfo& info : rasterFormats()) {
    if (!formats.empty() && std::ranges::find(formats, info.format) == formats.end()) continue;
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
