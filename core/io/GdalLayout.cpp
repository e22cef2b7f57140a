#include "core/io/GdalLayout.h"

#include <cpl_string.h>
#include <gdal_priv.h>
#include <gdal_rat.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "core/base/PrintableLine.h"

namespace scarp {

namespace {

constexpr std::size_t kMaxItems = 64, kMaxItemText = 1000;

void addOther(StoredLayout& layout, const std::string& line) {
  if (std::ranges::find(layout.others, line) == layout.others.end() &&
      layout.others.size() < StoredLayout::kMaxOthers)
    layout.others.push_back(line);
}

std::string itemOf(GDALMajorObject& object, const char* name) {
  const char* const text = object.GetMetadataItem(name, "IMAGE_STRUCTURE");
  return text ? text : "";
}

/// A text that a copy can repeat; otherwise empty, and listed under `what`.
std::string repeatable(const std::string& text, const std::string& what, StoredLayout& layout) {
  if (text.size() <= kMaxItemText && printableLine(text) == text) return text;
  addOther(layout, what);
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

StoredBand bandOf(GDALRasterBand& band, const std::string& number, StoredLayout& layout) {
  StoredBand stored;
  stored.type = GDALGetDataTypeName(band.GetRasterDataType());
  stored.description = repeatable(band.GetDescription(), "the description of band " + number, layout);
  stored.unit = repeatable(band.GetUnitType(), "the unit of band " + number, layout);
  stored.colour = GDALGetColorInterpretationName(band.GetColorInterpretation());
  stored.nodata = nodataOf(band);
  stored.scale = declared(&GDALRasterBand::GetScale, band, 1.0);
  stored.offset = declared(&GDALRasterBand::GetOffset, band, 0.0);
  for (const char* const* item = band.GetMetadata(); item && *item; ++item) {
    const std::string text(*item), name = text.substr(0, text.find('='));
    if (name.starts_with("STATISTICS_"))
      addOther(layout, "statistics of the samples");
    else if (name.size() == text.size() || name.empty() || stored.metadata.size() >= kMaxItems)
      addOther(layout, "the metadata item " + printableLine(name, 60) + " of band " + number);
    else if (!repeatable(text, "the metadata item " + printableLine(name, 60) + " of band " + number, layout)
                  .empty())
      stored.metadata.push_back(text);
  }
  if (band.GetCategoryNames()) addOther(layout, "the class names of band " + number);
  if (const auto* table = band.GetDefaultRAT(); table && table->GetRowCount() > 0)
    addOther(layout, "the attribute table of band " + number);
  return stored;
}

}  // namespace

StoredLayout storedLayoutOf(GDALDataset& dataset) {
  StoredLayout layout;
  layout.driver = dataset.GetDriver() ? dataset.GetDriver()->GetDescription() : "";
  GDALRasterBand& first = *dataset.GetRasterBand(1);
  const int bands = dataset.GetRasterCount();
  for (int number = 1; number <= bands && layout.bands.size() < StoredLayout::kMaxBands; ++number)
    layout.bands.push_back(bandOf(*dataset.GetRasterBand(number), std::to_string(number), layout));
  if (static_cast<std::size_t>(bands) > layout.bands.size())
    addOther(layout, "bands " + std::to_string(layout.bands.size() + 1) + " to " + std::to_string(bands));
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
      addOther(layout, "the colour table of band " + std::to_string(number));
  if (const int points = dataset.GetGCPCount(); points > 0)
    addOther(layout, std::to_string(points) + " ground control points");
  const CPLStringList domains(dataset.GetMetadataDomainList(), TRUE);
  for (int i = 0; i < domains.size(); ++i) {
    const std::string name(domains[i]);
    const bool described = name.empty() || name == "IMAGE_STRUCTURE" || name == "DERIVED_SUBDATASETS" ||
                           name == "SUBDATASETS" || name == "COLOR_PROFILE";
    if (!described) addOther(layout, "metadata of the domain " + printableLine(name, 60));
  }
  return layout;
}

}  // namespace scarp
