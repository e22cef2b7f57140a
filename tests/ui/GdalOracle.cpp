#include "tests/ui/GdalOracle.h"

#include <gdal_alg.h>
#include <gdal_priv.h>
#include <gdal_utils.h>
#include <ogrsf_frmts.h>

#include <limits>
#include <stdexcept>

#include "tests/support/Terrains.h"

namespace scarp::test {

namespace {

constexpr float kNothing = -9999.0f;

GDALDatasetUniquePtr inMemory(const Terrain& terrain) {
  GDALAllRegister();
  const GridFrame& frame = terrain.frame;
  GDALDatasetUniquePtr dataset(GetGDALDriverManager()->GetDriverByName("MEM")->Create(
      "", frame.columns, frame.rows, 1, GDT_Float32, nullptr));
  double transform[6] = {0.0, frame.dx, 0.0, 0.0, 0.0, -frame.dy};
  dataset->SetGeoTransform(transform);
  std::vector<float> samples = samplesOf(terrain.heights);
  for (float& sample : samples)
    if (sample != sample) sample = kNothing;
  GDALRasterBand& band = *dataset->GetRasterBand(1);
  band.SetNoDataValue(double(kNothing));
  if (band.RasterIO(GF_Write, 0, 0, frame.columns, frame.rows, samples.data(), frame.columns, frame.rows,
                    GDT_Float32, 0, 0, nullptr) != CE_None)
    throw std::runtime_error("GDAL takes no heights");
  return dataset;
}

}  // namespace

std::vector<float> gdalDem(const Terrain& terrain, const std::string& mode,
                           const std::vector<std::string>& options) {
  const GDALDatasetUniquePtr source = inMemory(terrain);
  CPLStringList list;
  for (const char* option : {"-of", "MEM"}) list.AddString(option);
  for (const std::string& option : options) list.AddString(option.c_str());
  GDALDEMProcessingOptions* parsed = GDALDEMProcessingOptionsNew(list.List(), nullptr);
  int wrong = 0;
  const GDALDatasetUniquePtr made(GDALDataset::FromHandle(
      GDALDEMProcessing("", GDALDataset::ToHandle(source.get()), mode.c_str(), nullptr, parsed, &wrong)));
  GDALDEMProcessingOptionsFree(parsed);
  if (!made || wrong != 0) throw std::runtime_error("gdaldem " + mode + " failed");
  GDALRasterBand& band = *made->GetRasterBand(1);
  const GridFrame& frame = terrain.frame;
  std::vector<float> values(static_cast<std::size_t>(frame.samples().area()));
  if (band.RasterIO(GF_Read, 0, 0, frame.columns, frame.rows, values.data(), frame.columns, frame.rows,
                    GDT_Float32, 0, 0, nullptr) != CE_None)
    throw std::runtime_error("gdaldem " + mode + " cannot be read");
  const auto nothing = static_cast<float>(band.GetNoDataValue());
  for (float& value : values)
    if (value == nothing) value = std::numeric_limits<float>::quiet_NaN();
  return values;
}

std::vector<GdalContour> gdalContours(const Terrain& terrain, double interval) {
  const GDALDatasetUniquePtr source = inMemory(terrain);
  const GDALDatasetUniquePtr lines(
      GetGDALDriverManager()->GetDriverByName("Memory")->Create("", 0, 0, 0, GDT_Unknown, nullptr));
  OGRLayer& layer = *lines->CreateLayer("contours", nullptr, wkbLineString, nullptr);
  OGRFieldDefn number("id", OFTInteger), height("height", OFTReal);
  layer.CreateField(&number);
  layer.CreateField(&height);
  CPLStringList options;
  options.AddNameValue("LEVEL_INTERVAL", std::to_string(interval).c_str());
  options.AddNameValue("ID_FIELD", "0");
  options.AddNameValue("ELEV_FIELD", "1");
  options.AddNameValue("NODATA", std::to_string(kNothing).c_str());
  if (GDALContourGenerateEx(GDALRasterBand::ToHandle(source->GetRasterBand(1)), OGRLayer::ToHandle(&layer),
                            options.List(), nullptr, nullptr) != CE_None)
    throw std::runtime_error("GDAL draws no contours");
  std::vector<GdalContour> contours;
  for (const auto& feature : layer) {
    GdalContour contour{feature->GetFieldAsDouble(1), {}};
    // GDAL's pixels stand half a pixel in from its origin.
    for (const OGRPoint& point : *feature->GetGeometryRef()->toLineString())
      contour.points.emplace_back(point.getX() / terrain.frame.dx - 0.5,
                                  -point.getY() / terrain.frame.dy - 0.5);
    contours.push_back(std::move(contour));
  }
  return contours;
}

}  // namespace scarp::test
