#include "tests/io/IoSupport.h"

#include <gdal_priv.h>
#include <gdal_utils.h>
#include <ogr_spatialref.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <iterator>
#include <sstream>

namespace scarp::test {

void writeBytes(const std::string& path, const std::string& bytes) {
  std::ofstream(path, std::ios::binary).write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
}

std::string readBytes(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

bool OutsideRaster::isHole(std::size_t index) const {
  return std::isnan(samples[index]) || (nodata && samples[index] == *nodata);
}

OutsideRaster readOutside(const std::string& path) {
  GDALAllRegister();
  OutsideRaster raster;
  GDALDatasetUniquePtr dataset(GDALDataset::Open(path.c_str(), GDAL_OF_RASTER | GDAL_OF_VERBOSE_ERROR));
  if (!dataset) {
    ADD_FAILURE() << path << " does not open";
    return raster;
  }
  GDALRasterBand& band = *dataset->GetRasterBand(1);
  raster.columns = dataset->GetRasterXSize();
  raster.rows = dataset->GetRasterYSize();
  raster.samples.resize(static_cast<std::size_t>(raster.columns) * raster.rows);
  EXPECT_EQ(band.RasterIO(GF_Read, 0, 0, raster.columns, raster.rows, raster.samples.data(), raster.columns,
                          raster.rows, GDT_Float64, 0, 0, nullptr),
            CE_None);
  std::array<double, 6> transform{};
  if (dataset->GetGeoTransform(transform.data()) == CE_None) raster.geoTransform = transform;
  raster.wkt = dataset->GetProjectionRef();
  raster.unit = band.GetUnitType();
  raster.type = GDALGetDataTypeName(band.GetRasterDataType());
  int present = 0;
  const double nodata = band.GetNoDataValue(&present);
  if (present)
    raster.nodata = raster.type == "Float32" ? static_cast<double>(static_cast<float>(nodata)) : nodata;
  raster.scale = band.GetScale(&present);
  raster.offset = band.GetOffset(&present);
  for (char** item = dataset->GetMetadata("IMAGE_STRUCTURE"); item && *item; ++item)
    raster.structure.emplace_back(*item);
  return raster;
}

OutsideRaster plainGdalWarp(const std::string& from, const std::string& to, const Terrain& like,
                            const std::string& crs, const std::vector<std::string>& more) {
  const GridFrame& frame = like.frame;
  const auto& g = like.georeference.geoTransform;
  const auto text = [](double value) {
    std::array<char, 64> buffer{};
    std::snprintf(buffer.data(), buffer.size(), "%.17g", value);
    return std::string(buffer.data());
  };
  std::istringstream line("-q -overwrite -r cubic -et 0 -t_srs " + crs + " -ot Float32 -dstnodata nan -te " +
                          text(g[0]) + ' ' + text(g[3] + g[5] * frame.rows) + ' ' +
                          text(g[0] + g[1] * frame.columns) + ' ' + text(g[3]) + " -ts " +
                          std::to_string(frame.columns) + ' ' + std::to_string(frame.rows));
  std::vector<std::string> words{std::istream_iterator<std::string>(line), {}};
  words.insert(words.end(), more.begin(), more.end());
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  GDALWarpAppOptions* options = GDALWarpAppOptionsNew(arguments.data(), nullptr);
  GDALDatasetH source = GDALOpenEx(from.c_str(), GDAL_OF_RASTER, nullptr, nullptr, nullptr);
  EXPECT_NE(source, nullptr);
  int failed = 0;
  GDALDatasetH made = GDALWarp(to.c_str(), nullptr, 1, &source, options, &failed);
  EXPECT_NE(made, nullptr);
  GDALClose(made);
  GDALClose(source);
  GDALWarpAppOptionsFree(options);
  return readOutside(to);
}

void expectWithin(const Terrain& terrain, const OutsideRaster& outside, double metres) {
  ASSERT_EQ(outside.columns, terrain.frame.columns);
  ASSERT_EQ(outside.rows, terrain.frame.rows);
  double largest = 0.0;
  long long holes = 0, ours = 0;
  for (int row = 0; row < outside.rows; ++row)
    for (int column = 0; column < outside.columns; ++column) {
      const auto index = static_cast<std::size_t>(row) * static_cast<std::size_t>(outside.columns) +
                         static_cast<std::size_t>(column);
      const float height = terrain.heights.at(column, row);
      holes += outside.isHole(index) ? 1 : 0;
      ours += std::isnan(height) ? 1 : 0;
      if (!outside.isHole(index) && !std::isnan(height))
        largest = std::max(largest, std::abs(outside.samples[index] - static_cast<double>(height)));
    }
  EXPECT_LE(largest, metres);
  EXPECT_EQ(holes, ours);
}

void writeOutside(const std::string& path, int columns, int rows, const std::vector<double>& samples,
                  const OutsideFile& file) {
  writeBands(path, columns, rows, std::vector(static_cast<std::size_t>(file.bands), samples), file);
}

void writeBands(const std::string& path, int columns, int rows, const std::vector<std::vector<double>>& bands,
                const OutsideFile& file) {
  const int count = static_cast<int>(bands.size());
  GDALAllRegister();
  // Drivers that only copy (PNG …) are fed from memory.
  GDALDriver* memory = GetGDALDriverManager()->GetDriverByName("MEM");
  GDALDatasetUniquePtr dataset(
      memory->Create("", columns, rows, count, GDALGetDataTypeByName(file.type), nullptr));
  ASSERT_TRUE(dataset);
  if (file.geoTransform) {
    auto transform = *file.geoTransform;
    dataset->SetGeoTransform(transform.data());
  }
  if (file.epsg != 0) {
    OGRSpatialReference crs;
    crs.SetAxisMappingStrategy(OAMS_TRADITIONAL_GIS_ORDER);
    ASSERT_EQ(crs.importFromEPSG(file.epsg), OGRERR_NONE);
    dataset->SetSpatialRef(&crs);
  }
  for (int index = 1; index <= count; ++index) {
    std::vector<double> copy = bands[static_cast<std::size_t>(index) - 1];
    GDALRasterBand& band = *dataset->GetRasterBand(index);
    if (count > 2) band.SetColorInterpretation(static_cast<GDALColorInterp>(GCI_RedBand + index - 1));
    if (count == 2 && std::string(file.driver) == "PNG" && index == 2)
      band.SetColorInterpretation(GCI_AlphaBand);
    if (!file.unit.empty()) band.SetUnitType(file.unit.c_str());
    if (file.nodata) band.SetNoDataValue(*file.nodata);
    if (file.scale) band.SetScale(*file.scale);
    if (file.offset) band.SetOffset(*file.offset);
    ASSERT_EQ(
        band.RasterIO(GF_Write, 0, 0, columns, rows, copy.data(), columns, rows, GDT_Float64, 0, 0, nullptr),
        CE_None);
  }
  GDALDriver* driver = GetGDALDriverManager()->GetDriverByName(file.driver);
  ASSERT_TRUE(driver) << file.driver;
  CPLStringList options;
  if (file.creation) options.AddString(file.creation);
  const GDALDatasetUniquePtr written(
      driver->CreateCopy(path.c_str(), dataset.get(), 0, options.List(), nullptr, nullptr));
  ASSERT_TRUE(written) << path;
}

void expectSameHeights(const Terrain& a, const Terrain& b) {
  ASSERT_EQ(a.frame.columns, b.frame.columns);
  ASSERT_EQ(a.frame.rows, b.frame.rows);
  int wrong = 0;
  for (int row = 0; row < a.frame.rows; ++row)
    for (int column = 0; column < a.frame.columns; ++column) {
      const float x = a.heights.at(column, row), y = b.heights.at(column, row);
      const bool same = std::isnan(x) ? std::isnan(y) : std::memcmp(&x, &y, sizeof x) == 0;
      if (!same && wrong++ == 0)
        ADD_FAILURE() << "column " << column << ", row " << row << ": " << x << " != " << y;
    }
  EXPECT_EQ(wrong, 0);
}

bool anyHolds(const std::vector<std::string>& lines, const std::string& words) {
  return std::ranges::any_of(lines, [&](const std::string& l) { return l.find(words) != std::string::npos; });
}

}  // namespace scarp::test
