#include "core/io/GdalLayout.h"

#include <cpl_string.h>
#include <cpl_vsi.h>
#include <gdal_priv.h>
#include <gdal_rat.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <string_view>
#include <vector>

#include "core/base/PrintableLine.h"

namespace scarp {

namespace {

constexpr std::size_t kMaxItems = 64, kMaxItemText = 1000;

void addOther(StoredLayout& layout, Message line) {
  if (std::ranges::find(layout.others, line) == layout.others.end() &&
      layout.others.size() < StoredLayout::kMaxOthers)
    layout.others.push_back(std::move(line));
}

std::string itemOf(GDALMajorObject& object, const char* name) {
  const char* const text = object.GetMetadataItem(name, "IMAGE_STRUCTURE");
  return text ? text : "";
}

/// A text that a copy can repeat; otherwise empty, and listed under `what`.
std::string repeatable(const std::string& text, Message what, StoredLayout& layout) {
  if (text.size() <= kMaxItemText && printableLine(text) == text) return text;
  addOther(layout, std::move(what));
  return {};
}

std::optional<ExactNumber> nodataOf(GDALRasterBand& band) {
  int present = 0;
  double value = 0.0;
  if (band.GetRasterDataType() == GDT_Int64)
    value = static_cast<double>(band.GetNoDataValueAsInt64(&present));
  else if (band.GetRasterDataType() == GDT_UInt64)
    value = static_cast<double>(band.GetNoDataValueAsUInt64(&present));
  else
    value = band.GetNoDataValue(&present);
  return present ? std::optional(ExactNumber{value}) : std::nullopt;
}

/// A number that the band declares; unset for what GDAL assumes where there is none.
std::optional<double> declared(double (GDALRasterBand::*number)(int*), GDALRasterBand& band, double usual) {
  int present = 0;
  const double value = (band.*number)(&present);
  return present && std::isfinite(value) && value != usual ? std::optional(value) : std::nullopt;
}

StoredBand bandOf(GDALRasterBand& band, int number, StoredLayout& layout) {
  StoredBand stored;
  stored.type = GDALGetDataTypeName(band.GetRasterDataType());
  stored.description =
      repeatable(band.GetDescription(), Message("the description of band %1", number), layout);
  stored.unit = repeatable(band.GetUnitType(), Message("the unit of band %1", number), layout);
  stored.colour = GDALGetColorInterpretationName(band.GetColorInterpretation());
  stored.nodata = nodataOf(band);
  stored.scale = declared(&GDALRasterBand::GetScale, band, 1.0);
  stored.offset = declared(&GDALRasterBand::GetOffset, band, 0.0);
  for (const char* const* line = band.GetMetadata(); line && *line; ++line) {
    const std::string text(*line), name = text.substr(0, text.find('='));
    const Message item = Message("the metadata item %1 of band %2", printableLine(name, 60), number);
    if (name.starts_with("STATISTICS_"))
      addOther(layout, Message("statistics of the samples"));
    else if (name.size() == text.size() || name.empty() || stored.metadata.size() >= kMaxItems)
      addOther(layout, item);
    else if (!repeatable(text, item, layout).empty())
      stored.metadata.push_back(text);
  }
  if (band.GetCategoryNames()) addOther(layout, Message("the class names of band %1", number));
  if (const auto* table = band.GetDefaultRAT(); table && table->GetRowCount() > 0)
    addOther(layout, Message("the attribute table of band %1", number));
  return stored;
}

}  // namespace

StoredLayout storedLayoutOf(GDALDataset& dataset) {
  StoredLayout layout;
  layout.driver = dataset.GetDriver() ? dataset.GetDriver()->GetDescription() : "";
  GDALRasterBand& first = *dataset.GetRasterBand(1);
  const int bands = dataset.GetRasterCount();
  for (int number = 1; number <= bands && layout.bands.size() < StoredLayout::kMaxBands; ++number)
    layout.bands.push_back(bandOf(*dataset.GetRasterBand(number), number, layout));
  if (static_cast<std::size_t>(bands) > layout.bands.size())
    addOther(layout, Message("bands %1 to %2", layout.bands.size() + 1, bands));
  layout.compression = itemOf(dataset, "COMPRESSION");
  layout.predictor = itemOf(dataset, "PREDICTOR");
  layout.interleave = itemOf(dataset, "INTERLEAVE");
  layout.pixelType = itemOf(first, "PIXELTYPE");
  layout.bits = std::clamp(std::atoi(itemOf(first, "NBITS").c_str()), 0, 64);
  first.GetBlockSize(&layout.blockColumns, &layout.blockRows);
  layout.tiled = layout.blockColumns != dataset.GetRasterXSize();
  layout.cloud = itemOf(dataset, "LAYOUT") == "COG";
  layout.whiteIsLow = CPLTestBool(itemOf(dataset, "MINISWHITE").empty() ? "NO" : "YES");
  const int flags = first.GetMaskFlags();
  layout.mask = (flags & GMF_PER_DATASET) != 0 && (flags & GMF_ALPHA) == 0;
  for (int i = 0; i < first.GetOverviewCount() && i < 32; ++i)
    if (GDALRasterBand* const overview = first.GetOverview(i))
      layout.overviews.push_back({overview->GetXSize(), overview->GetYSize()});
  if (const GDALColorTable* const table = first.GetColorTable())
    for (int i = 0; i < table->GetColorEntryCount(); ++i) {
      const GDALColorEntry& entry = *table->GetColorEntry(i);
      if (layout.colours.size() < StoredLayout::kMaxColours)
        layout.colours.push_back({entry.c1, entry.c2, entry.c3, entry.c4});
    }
  for (int number = 2; number <= bands; ++number)
    if (dataset.GetRasterBand(number)->GetColorTable())
      addOther(layout, Message("the colour table of band %1", number));
  if (const int points = dataset.GetGCPCount(); points > 0)
    addOther(layout, Message("%1 ground control points", points));
  const CPLStringList domains(dataset.GetMetadataDomainList(), TRUE);
  for (int i = 0; i < domains.size(); ++i) {
    const std::string name(domains[i]);
    const bool described = name.empty() || name == "IMAGE_STRUCTURE" || name == "DERIVED_SUBDATASETS" ||
                           name == "SUBDATASETS" || name == "COLOR_PROFILE";
    if (!described) addOther(layout, Message("metadata of the domain %1", printableLine(name, 60)));
  }
  return layout;
}

namespace {

constexpr double kSrgbGamma = 1.0 / 2.2;  ///< PNG specification: the gAMA chunk of sRGB, 0.45455.

std::string colourItem(GDALDataset& dataset, const char* name, const char* domain = nullptr) {
  const char* const value = dataset.GetMetadataItem(name, domain);
  return value ? value : "";
}

/// Returns whether an ICC profile, as base64, describes itself as sRGB, in ASCII (version 2) or UTF-16
/// (version 4).
bool isSrgbProfile(std::string base64) {
  if (base64.empty()) return false;
  base64.push_back('\0');
  const int size = CPLBase64DecodeInPlace(reinterpret_cast<GByte*>(base64.data()));
  const std::string_view profile(base64.data(), static_cast<std::size_t>(std::max(size, 0)));
  constexpr std::string_view kWide("s\0R\0G\0B", 7);
  return profile.find("sRGB") != std::string_view::npos || profile.find(kWide) != std::string_view::npos;
}

}  // namespace

Message whySrgb(GDALDataset& dataset) {
  constexpr const char* kProfile = "COLOR_PROFILE";
  const std::string name = colourItem(dataset, "SOURCE_ICC_PROFILE_NAME", kProfile);
  if (name == "sRGB" && colourItem(dataset, "SOURCE_ICC_PROFILE", kProfile).empty())
    return Message("it has an sRGB chunk");
  if (name.find("sRGB") != std::string::npos ||
      isSrgbProfile(colourItem(dataset, "SOURCE_ICC_PROFILE", kProfile)))
    return Message("it has a colour profile of sRGB");
  if (const std::string gamma = colourItem(dataset, "PNG_GAMMA", kProfile);
      !gamma.empty() && std::abs(std::strtod(gamma.c_str(), nullptr) - kSrgbGamma) < 0.005)
    return Message("it has a gamma of 1/2.2");
  if (colourItem(dataset, "EXIF_ColorSpace") == "1" || colourItem(dataset, "EXIF_ColorSpace", "EXIF") == "1")
    return Message("its EXIF data name the colour space sRGB");
  return {};
}

std::optional<double> declaredNodata(GDALRasterBand& band) {
  int present = 0;
  const double value = band.GetNoDataValue(&present);
  if (!present) return std::nullopt;
  if (band.GetRasterDataType() == GDT_Float32 && std::abs(value) <= std::numeric_limits<float>::max())
    return static_cast<double>(static_cast<float>(value));
  return value;
}

int GdalStrips::rowsAtOnce(const GdalWindow& window) {
  constexpr int kSourceRowsAtOnce = 512;
  const double each = static_cast<double>(window.window.height()) / window.rows;
  return std::clamp(static_cast<int>(kSourceRowsAtOnce / each), 1, window.rows);
}

bool GdalStrips::read(GDALRasterBand& band, GDALRasterBand* mask, const GdalWindow& window, int row,
                      int count, GDALRIOResampleAlg by, std::span<double> out) {
  const GridRect& all = window.window;
  const double each = static_cast<double>(all.height()) / window.rows;
  GDALRasterIOExtraArg way;
  INIT_RASTERIO_EXTRA_ARG(way);
  way.eResampleAlg = by;
  way.bFloatingPointWindowValidity = TRUE;
  way.dfXOff = all.column0;
  way.dfXSize = all.width();
  way.dfYOff = all.row0 + row * each;
  way.dfYSize = count * each;
  const int top = static_cast<int>(std::floor(way.dfYOff + 1e-6));
  const int bottom = std::min(all.row1, static_cast<int>(std::ceil(way.dfYOff + way.dfYSize - 1e-6)));
  const auto io = [&](GDALRasterBand& from, void* to, GDALDataType type) {
    GDALRasterIOExtraArg own = way;
    return from.RasterIO(GF_Read, all.column0, top, all.width(), std::max(1, bottom - top), to,
                         window.columns, count, type, 0, 0, &own) == CE_None;
  };
  if (!io(band, out.data(), GDT_Float64)) return false;
  constexpr double nothing = std::numeric_limits<double>::quiet_NaN();
  if (const auto nodata = declaredNodata(band)) std::ranges::replace(out, *nodata, nothing);
  if (!mask) return true;
  std::vector<GByte> masked(out.size());
  if (!io(*mask, masked.data(), GDT_Byte)) return false;
  for (std::size_t i = 0; i < out.size(); ++i)
    if (masked[i] == 0) out[i] = nothing;
  return true;
}

std::optional<float> btVerticalScale(const std::string& name) {
  constexpr std::string_view kMark = "binterr", kFirstVersion = "1.3";
  constexpr std::size_t kScaleAt = 62;
  // The header is little-endian.
  static_assert(std::endian::native == std::endian::little);
  std::array<char, kScaleAt + sizeof(float)> header{};
  VSILFILE* const file = VSIFOpenL(name.c_str(), "rb");
  const bool read = file && VSIFReadL(header.data(), header.size(), 1, file) == 1;
  if (file) VSIFCloseL(file);
  const std::string_view text(header.data(), header.size());
  if (!read || !text.starts_with(kMark)) return std::nullopt;
  float scale = 0.0F;
  std::memcpy(&scale, header.data() + kScaleAt, sizeof scale);
  // Earlier versions have padding there, which is 0.
  if (scale == 0.0F && text.substr(kMark.size(), kFirstVersion.size()) < kFirstVersion) return 1.0F;
  return scale;
}

}  // namespace scarp
