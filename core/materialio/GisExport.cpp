// Rasters for geographic information systems.

#include <cpl_minixml.h>
#include <gdal_rat.h>

#include <array>
#include <cstring>

#include "core/materialio/ExportJob.h"

namespace scarp {

namespace {

/// Values of classes: 0 where there is none, then layers in their order.
std::string attributeTable(const ExportJob& job) {
  GDALDefaultRasterAttributeTable table;
  table.CreateColumn("Value", GFT_Integer, GFU_MinMax);
  table.CreateColumn("Name", GFT_String, GFU_Name);
  table.CreateColumn("Red", GFT_Integer, GFU_Red);
  table.CreateColumn("Green", GFT_Integer, GFU_Green);
  table.CreateColumn("Blue", GFT_Integer, GFU_Blue);
  table.CreateColumn("Share", GFT_Real, GFU_Generic);
  table.SetTableType(GRTT_THEMATIC);
  for (std::size_t i = 0; i < job.layers.size(); ++i) {
    const ExportLayer& layer = job.layers[i];
    const int row = static_cast<int>(i);
    table.SetValue(row, 0, row + 1);
    table.SetValue(row, 1, layer.material.name.c_str());
    for (int channel = 0; channel < 3; ++channel)
      table.SetValue(row, 2 + channel, int{layer.material.colour[static_cast<std::size_t>(channel)]});
    table.SetValue(row, 5, layer.share);
  }
  // GDAL keeps these tables in a file of its own beside a GeoTIFF.
  CPLXMLNode* const tree = table.Serialize();
  char* const text = CPLSerializeXMLTree(tree);
  const std::string body = text;
  CPLFree(text);
  CPLDestroyXMLNode(tree);
  return "<PAMDataset>\n<PAMRasterBand band=\"1\">\n" + body + "</PAMRasterBand>\n</PAMDataset>\n";
}

std::vector<std::array<std::uint8_t, 3>> classColours(const ExportJob& job) {
  std::vector<std::array<std::uint8_t, 3>> colours{{0, 0, 0}};
  for (const ExportLayer& layer : job.layers) colours.push_back(layer.material.colour);
  return colours;
}

}  // namespace

Result<void> writeGis(const ExportJob& job, ExportSet& set, MaterialExportReport&, const Progress&) {
  WeightRows rows = job.weightRows();
  const RowOrder order = geoTiffOrder(job.terrain.georeference);
  const auto rowOf = [&](int fileRow) {
    return order == RowOrder::NorthFirst ? fileRow : job.rows() - 1 - fileRow;
  };
  GeoTiffLayout weights;
  for (const ExportLayer& layer : job.layers) weights.bands.push_back(layer.material.name);
  const auto band = [&](int number, int row, std::span<std::uint8_t> bytes) {
    std::ranges::copy(rows.row(static_cast<std::size_t>(number) - 1, rowOf(row)), bytes.begin());
  };
  if (auto written = set.tiff("weights.tif", job.terrain.frame, job.terrain.georeference, weights, band,
                              Message("weights, a band for each material"));
      !written)
    return written;

  GeoTiffLayout classes;
  const bool wide = job.layers.size() > 255;
  classes.sample = wide ? GeoTiffLayout::Sample::U16 : GeoTiffLayout::Sample::U8;
  classes.bands = {"material"};
  classes.colours = classColours(job);
  classes.nodata = 0.0;
  std::vector<std::uint32_t> room;
  const auto dominant = [&](int, int row, std::span<std::uint8_t> bytes) {
    const auto size = static_cast<std::size_t>(wide ? 2 : 1);
    forRow(rows, rowOf(row), room, [&](int column, std::span<const std::uint32_t> had) {
      std::array<std::size_t, 1> first;
      const std::uint16_t value =
          heaviest(had, first) == 0 ? std::uint16_t{0} : static_cast<std::uint16_t>(first[0] + 1);
      std::memcpy(&bytes[static_cast<std::size_t>(column) * size], &value, size);
    });
  };
  if (auto written = set.tiff("dominant.tif", job.terrain.frame, job.terrain.georeference, classes, dominant,
                              Message("the heaviest material of each sample, 0 in holes"));
      !written)
    return written;
  return set.text("dominant.tif.aux.xml", attributeTable(job),
                  Message("its names, colours and shares, as a raster attribute table"));
}

}  // namespace scarp
