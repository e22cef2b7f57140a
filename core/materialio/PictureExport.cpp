#include <cpl_minixml.h>
#include <gdal_rat.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <limits>

#include "core/base/Json.h"
#include "core/materialio/ExportJob.h"
#include "core/materialio/GroundMaps.h"

// Rasters for geographic information systems; a picture of the ground's colour, and maps of its shape.

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

}  // namespace

Result<void> writeGis(const ExportJob& job, ExportSet& set, MaterialExportReport&, const Progress&) {
  WeightRows rows = job.weightRows();
  const RowOrder order = geoTiffOrder(job.terrain.georeference);
  GeoTiffLayout weights;
  for (const ExportLayer& layer : job.layers) weights.bands.push_back(layer.material.name);
  const auto band = [&](int number, int row, std::span<std::uint8_t> bytes) {
    std::ranges::copy(rows.row(static_cast<std::size_t>(number) - 1, job.rowOf(row, order)), bytes.begin());
  };
  if (auto written = set.tiff("weights.tif", job.terrain.frame, job.terrain.georeference, weights, band,
                              Message("weights, a band for each material"));
      !written)
    return written;

  GeoTiffLayout classes;
  const bool wide = job.layers.size() > 255;
  classes.sample = wide ? GeoTiffLayout::Sample::U16 : GeoTiffLayout::Sample::U8;
  classes.bands = {"material"};
  classes.colours = {{0, 0, 0}};
  for (const ExportLayer& layer : job.layers) classes.colours.push_back(layer.material.colour);
  classes.nodata = 0.0;
  std::vector<std::uint32_t> room;
  const auto dominant = [&](int, int row, std::span<std::uint8_t> bytes) {
    const auto size = static_cast<std::size_t>(wide ? 2 : 1);
    forRow(rows, job.rowOf(row, order), room, [&](int column, std::span<const std::uint32_t> had) {
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

namespace {

Result<void> writeColour(const ExportJob& job, ExportSet& set) {
  GroundLookRows looks(job);
  const auto rowOf = [&](int row, std::span<std::uint8_t> bytes) {
    std::size_t at = 0;
    for (const GroundTexel& look : looks.row(row))
      for (const double light : look.light) bytes[at++] = codeOf(light);
  };
  return set.picture("colour.png", PictureFormat::Png, {job.columns(), job.rows(), 3, 1}, rowOf,
                     Message("colour of the ground, sRGB"));
}

/// Values that the first and the last step stand for.
struct MapRange {
  double low, high;
};

/// A map as it is written: channels of values, NaN in holes.
struct GroundMap {
  std::string name;
  Message what;
  std::vector<const std::vector<float>*> channels;
  std::vector<std::string> bands;
  MapRange range;
  std::array<double, 3> inHoles{};
};

class MapWriter {
 public:
  MapWriter(const ExportJob& job, ExportSet& set) : job_(job), set_(set) {}

  [[nodiscard]] Result<void> write(const GroundMap& map) {
    const bool isFloat = job_.options.depth == MapDepth::Float;
    const int bytes = job_.options.depth == MapDepth::Bits8 ? 1 : 2;
    Json entry{{"file", map.name + (isFloat ? ".tif" : ".png")}, {"what", map.what.text()}};
    if (!isFloat) {
      entry["first"] = map.range.low;
      entry["last"] = map.range.high;
      entry["bits"] = 8 * bytes;
    }
    maps_.push_back(std::move(entry));
    return isFloat ? writeFloats(map) : writeSteps(map, bytes);
  }
  [[nodiscard]] Json take() { return std::move(maps_); }

 private:
  [[nodiscard]] Result<void> writeFloats(const GroundMap& map) {
    const RowOrder order = geoTiffOrder(job_.terrain.georeference);
    GeoTiffLayout layout;
    layout.sample = GeoTiffLayout::Sample::F32;
    layout.bands = map.bands;
    layout.nodata = std::numeric_limits<double>::quiet_NaN();
    const auto rowOf = [&](int band, int fileRow, std::span<std::uint8_t> bytes) {
      const std::vector<float>& values = *map.channels[static_cast<std::size_t>(band) - 1];
      const auto row = static_cast<std::size_t>(job_.rowOf(fileRow, order));
      std::memcpy(bytes.data(), &values[row * static_cast<std::size_t>(job_.columns())], bytes.size());
    };
    return set_.tiff(map.name + ".tif", job_.terrain.frame, job_.terrain.georeference, layout, rowOf,
                     map.what);
  }

  [[nodiscard]] Result<void> writeSteps(const GroundMap& map, int bytes) {
    const std::size_t channels = map.channels.size(), columns = static_cast<std::size_t>(job_.columns());
    const double last = bytes == 1 ? 255.0 : 65535.0;
    const auto stepOf = [&](double value) {
      const double share = (value - map.range.low) / (map.range.high - map.range.low);
      return static_cast<std::uint16_t>(std::lround(std::clamp(share, 0.0, 1.0) * last));
    };
    const auto rowOf = [&](int row, std::span<std::uint8_t> out) {
      for (std::size_t i = 0; i < columns * channels; ++i) {
        const float value =
            (*map.channels[i % channels])[static_cast<std::size_t>(row) * columns + i / channels];
        const std::uint16_t step = stepOf(std::isnan(value) ? map.inHoles[i % channels] : value);
        std::memcpy(&out[i * static_cast<std::size_t>(bytes)], &step, static_cast<std::size_t>(bytes));
      }
    };
    return set_.picture(map.name + ".png", PictureFormat::Png,
                        {job_.columns(), job_.rows(), static_cast<int>(channels), bytes}, rowOf, map.what);
  }

  const ExportJob& job_;
  ExportSet& set_;
  Json maps_ = Json::array();
};

/// A bound that all but 1 of 200 values keep, above 0.
double usualMost(const std::vector<float>& values) {
  std::vector<float> amounts;
  for (const float value : values)
    if (!std::isnan(value)) amounts.push_back(std::abs(value));
  if (amounts.empty()) return 1.0;
  const auto at = amounts.begin() + static_cast<std::ptrdiff_t>((amounts.size() - 1) * 199 / 200);
  std::ranges::nth_element(amounts, at);
  return *at > 0.0F ? double{*at} : 1.0;
}

double mostOf(const std::vector<float>& values, double atLeast) {
  double most = atLeast;
  for (const float value : values)
    if (value > most) most = value;
  return most;
}

/// Empty where there is none.
std::vector<float> depositionMap(const Terrain& terrain, const std::optional<HeightRaster>& deposits) {
  if (!deposits) return {};
  std::vector<float> map(static_cast<std::size_t>(terrain.frame.samples().area())), heights(map.size());
  deposits->read(terrain.frame.samples(), map);
  terrain.heights.read(terrain.frame.samples(), heights);
  for (std::size_t i = 0; i < map.size(); ++i)
    map[i] = std::isnan(heights[i]) ? heights[i] : std::max(map[i], 0.0F);
  return map;
}

Result<void> writeNormals(const Terrain& terrain, MapWriter& maps) {
  NormalMap normals = normalMap(terrain);
  const auto write = [&](const char* name, const Message& what) {
    return maps.write(
        {name, what, {&normals.x, &normals.y, &normals.z}, {"x", "y", "z"}, {-1.0, 1.0}, {0.0, 0.0, 1.0}});
  };
  if (auto written = write("normal_opengl", Message("normals, +Y: green looks north")); !written)
    return written;
  for (float& y : normals.y) y = -y;
  return write("normal_directx", Message("normals, -Y: green looks south"));
}

}  // namespace

Result<void> writePicture(const ExportJob& job, ExportSet& set, MaterialExportReport& report,
                          const Progress& progress) {
  const Terrain& terrain = job.terrain;
  const auto sky = ambientOcclusionMap(terrain, partOf(progress, 0.0, 0.7));
  if (!sky) return sky.error();
  const auto flow = flowMap(terrain, partOf(progress, 0.7, 1.0));
  if (!flow) return flow.error();
  const double leastFlow = std::log10(terrain.frame.dx * terrain.frame.dy);
  const std::vector<float> slopes = slopeMap(terrain), bends = curvatureMap(terrain);
  const double bend = usualMost(bends);
  if (job.options.depth != MapDepth::Float &&
      std::ranges::any_of(bends, [&](float b) { return std::abs(b) > bend; }))
    report.notes.push_back(
        Message("the strongest curvatures, 1 of 200, are stored as the first or last step"));

  if (auto written = writeColour(job, set); !written) return written;
  MapWriter maps(job, set);
  if (auto written = writeNormals(terrain, maps); !written) return written;
  std::vector<GroundMap> others{
      {{"ambient_occlusion",
        Message("fraction of the sky's light"),
        {&*sky},
        {"ambient occlusion"},
        {0.0, 1.0}},
       {"flow",
        Message("log10 of the area that drains through, m²"),
        {&*flow},
        {"log10 of m2"},
        {leastFlow, mostOf(*flow, leastFlow + 1.0)},
        {leastFlow}},
       {"slope", Message("slope, degrees"), {&slopes}, {"slope"}, {0.0, 90.0}},
       {"curvature", Message("curvature, 1/m: crests bright"), {&bends}, {"curvature"}, {-bend, bend}}}};
  const std::vector<float> deposits = depositionMap(terrain, job.deposits);
  if (job.deposits)
    others.push_back({"deposition",
                      Message("ground that erosion laid down, metres"),
                      {&deposits},
                      {"deposition"},
                      {0.0, mostOf(deposits, 0.0) > 0.0 ? mostOf(deposits, 0.0) : 1.0}});
  for (const GroundMap& map : others)
    if (auto written = maps.write(map); !written) return written;
  return writeLayerList(job, set, "maps.json", {{"program", "Picture"}, {"maps", maps.take()}},
                        Message("what the steps of the maps stand for"));
}

}  // namespace scarp
