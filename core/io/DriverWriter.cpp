// Grids of 32-bit floats in the formats of other programs, most of them by GDAL's drivers.

#include <gdal_priv.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <vector>

#include "core/io/GdalErrors.h"
#include "core/io/GeoTiffBands.h"
#include "core/io/GeoTiffCrs.h"
#include "core/io/OutputFile.h"
#include "core/io/OwnFile.h"
#include "core/io/RasterWriters.h"

namespace scarp {

namespace {

/// A format that a driver of GDAL writes.
struct GridDriver {
  RasterFormat format;
  const char *key, *title, *extension;
  const char* name;
  const char* option = nullptr;  ///< "NAME=VALUE"; null: none.
};
constexpr std::array kGridDrivers{
    GridDriver{RasterFormat::EsriBil, "esri bil", "Esri BIL (32-bit float)", "bil", "EHdr"},
    GridDriver{RasterFormat::Saga, "saga", "SAGA grid", "sdat", "SAGA"},
    GridDriver{RasterFormat::Surfer, "surfer", "Surfer 7 grid", "grd", "GS7BG"},
    GridDriver{RasterFormat::Envi, "envi", "ENVI (32-bit float)", "dat", "ENVI"},
    GridDriver{RasterFormat::NetCdf, "netcdf", "netCDF (32-bit float)", "nc", "netCDF", "FORMAT=NC4C"}};

/// The rows of a file, with `nodata` in place of holes.
class FilledRows {
 public:
  FilledRows(const ExportRows& rows, double nodata) : rows_(rows), nodata_(static_cast<float>(nodata)) {}
  void read(int row, std::vector<float>& out) const {
    out.resize(static_cast<std::size_t>(rows_.columns()));
    rows_.stored(row, out);
    std::ranges::replace_if(
        out, [](float h) { return std::isnan(h); }, nodata_);
  }

 private:
  const ExportRows& rows_;
  float nodata_;
};

/// A north-up GeoTIFF that a driver copies.
Result<void> writeUprightTiff(const std::string& path, const Terrain& terrain, const ExportRows& rows,
                              double nodata, const Progress& progress) {
  const auto place = uprightPlace(terrain);
  if (!place) return place.error();
  GdalErrors errors;
  const WithoutAuxFiles withoutAux;
  GDALDriver* const driver = GetGDALDriverManager()->GetDriverByName("GTiff");
  if (!driver) return Error{"GDAL was built without GeoTIFF"};
  constexpr std::array<const char*, 2> options{"BIGTIFF=IF_SAFER", nullptr};
  GDALDatasetUniquePtr dataset(driver->Create(path.c_str(), rows.columns(), rows.rows(), 1, GDT_Float32,
                                              const_cast<char**>(options.data())));
  if (!dataset) return Error{errors.failure()};
  Terrain upright{terrain.frame, terrain.georeference, terrain.heights};
  upright.georeference.geoTransform = {place->west, place->dx, 0.0, place->south + place->dy * rows.rows(),
                                       0.0,         -place->dy};
  upright.georeference.pointSamples = false;
  placeGeoTiff(*dataset, terrain.frame, upright.georeference);
  GDALRasterBand& band = *dataset->GetRasterBand(1);
  band.SetNoDataValue(static_cast<double>(static_cast<float>(nodata)));
  band.SetUnitType("m");
  const FilledRows filled(rows, nodata);
  std::vector<float> line;
  for (int row = 0; row < rows.rows(); ++row) {
    if (!keepGoing(progress, static_cast<double>(row) / rows.rows())) return Error::cancel();
    filled.read(row, line);
    if (band.RasterIO(GF_Write, 0, row, rows.columns(), 1, line.data(), rows.columns(), 1, GDT_Float32, 0, 0,
                      nullptr) != CE_None)
      return Error{errors.failure()};
  }
  dataset.reset();
  return errors.failed() ? Result<void>(Error{errors.failure()}) : Result<void>();
}

/// A new file; OutputFile opens existing ones.
std::string newFile(const std::filesystem::path& path) {
  std::ofstream(path).close();
  return path.string();
}

/// Esri's float grid: samples, and a header as that of an ASCII grid beside them.
Result<void> writeEsriFloat(const RasterEncoding& how, const Terrain& terrain, const ExportRows& rows,
                            const std::string& path, const Progress& progress) {
  const auto place = uprightPlace(terrain);
  if (!place) return place.error();
  if (std::abs(place->dx - place->dy) > 1e-9 * place->dx)
    return Error{
        "this format has square cells only, and those of the terrain are not; write a GeoTIFF, or resample"};
  const FilledRows filled(rows, how.holeValue);
  std::vector<float> line;
  OutputFile samples(newFile(path));
  for (int row = 0; row < rows.rows() && !samples.failed(); ++row) {
    if (!keepGoing(progress, static_cast<double>(row) / rows.rows())) return Error::cancel();
    filled.read(row, line);
    static_assert(std::endian::native == std::endian::little);
    samples.write(line.data(), line.size() * sizeof(float));
  }
  if (auto closed = samples.close(); !closed) return closed;
  const std::filesystem::path file(path);
  OutputFile header(newFile(std::filesystem::path(file).replace_extension(".hdr")));
  header.write(asciiGridHeader(terrain, *place, how.holeValue) + "byteorder LSBFIRST\n");
  if (auto closed = header.close(); !closed) return closed;
  const std::string crs = prjOf(terrain.georeference);
  if (crs.empty()) return {};
  OutputFile prj(newFile(std::filesystem::path(file).replace_extension(".prj")));
  prj.write(crs);
  return prj.close();
}

/// Copies a GeoTIFF of the raster. Needs the space of the samples again for a while.
Result<void> writeByDriver(const RasterEncoding& how, const Terrain& terrain, const ExportRows& rows,
                           const std::string& path, const Progress& progress) {
  const auto* const found = std::ranges::find(kGridDrivers, how.format, &GridDriver::format);
  GDALDriver* const driver = GetGDALDriverManager()->GetDriverByName(found->name);
  if (!driver) return Error{"GDAL was built without %1", found->name};
  if (how.format == RasterFormat::NetCdf && terrain.georeference.crsWkt.empty())
    return Error{
        "netCDF takes coordinates without a CRS for degrees, and the terrain has no CRS; use another format"};
  const TemporaryTiff plain{path + "-plain"};
  if (auto wrote = writeUprightTiff(plain.path, terrain, rows, how.holeValue, partOf(progress, 0.0, 0.5));
      !wrote)
    return wrote;
  GdalErrors errors;
  const GDALDatasetUniquePtr source = openOwnGeoTiff(plain.path);
  if (!source) return Error{errors.failure()};
  const std::array<const char*, 2> options{found->option, nullptr};
  Progress copying = partOf(progress, 0.5, 1.0);
  GDALDatasetUniquePtr copy(driver->CreateCopy(path.c_str(), source.get(), FALSE,
                                               const_cast<char**>(options.data()), goOnByProgress, &copying));
  if (!keepGoing(copying, 1.0)) return Error::cancel();
  if (!copy) return Error{errors.failure()};
  copy.reset();
  return errors.failed() ? Result<void>(Error{errors.failure()}) : Result<void>();
}

RasterWriter floatGrid(RasterFormat format, const char* key, const char* title, const char* extension) {
  return {.files = {{format, title, extension, {SampleStorage::Float}}},
          .key = key,
          .placement = RasterPlacement::NorthUp,
          .staged = true,
          .write = writeByDriver};
}

}  // namespace

RasterWriter esriFloatWriter() {
  RasterWriter writer = floatGrid(RasterFormat::EsriFloat, "esri float", "Esri float grid", "flt");
  writer.write = writeEsriFloat;
  return writer;
}

std::vector<RasterWriter> driverWriters() {
  std::vector<RasterWriter> all;
  for (const GridDriver& grid : kGridDrivers)
    all.push_back(floatGrid(grid.format, grid.key, grid.title, grid.extension));
  return all;
}

}  // namespace scarp
