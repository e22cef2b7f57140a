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

/// How GDAL writes a format.
struct GridDriver {
  RasterFormat format;
  const char* name;
  const char* option;  ///< "NAME=VALUE"; null: none.
};
constexpr std::array<GridDriver, 5> kGridDrivers{{{RasterFormat::EsriBil, "EHdr", nullptr},
                                                  {RasterFormat::Saga, "SAGA", nullptr},
                                                  {RasterFormat::Surfer, "GS7BG", nullptr},
                                                  {RasterFormat::Envi, "ENVI", nullptr},
                                                  {RasterFormat::NetCdf, "netCDF", "FORMAT=NC4C"}}};

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
Result<void> writeEsriFloat(const std::string& path, const Terrain& terrain, const ExportRows& rows,
                            double nodata, const Progress& progress) {
  const auto place = uprightPlace(terrain);
  if (!place) return place.error();
  if (std::abs(place->dx - place->dy) > 1e-9 * place->dx)
    return Error{
        "this format has square cells only, and those of the terrain are not; write a GeoTIFF, or resample"};
  const FilledRows filled(rows, nodata);
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
  header.write(asciiGridHeader(terrain, *place, nodata) + "byteorder LSBFIRST\n");
  if (auto closed = header.close(); !closed) return closed;
  const std::string crs = prjOf(terrain.georeference);
  if (crs.empty()) return {};
  OutputFile prj(newFile(std::filesystem::path(file).replace_extension(".prj")));
  prj.write(crs);
  return prj.close();
}

}  // namespace

Result<void> writeByDriver(RasterFormat format, const std::string& path, const Terrain& terrain,
                           const ExportRows& rows, double nodata, const Progress& progress) {
  if (format == RasterFormat::EsriFloat) return writeEsriFloat(path, terrain, rows, nodata, progress);
  const auto found = std::ranges::find(kGridDrivers, format, &GridDriver::format);
  if (found == kGridDrivers.end()) return Error{"unknown format"};
  GDALDriver* const driver = GetGDALDriverManager()->GetDriverByName(found->name);
  if (!driver) return Error{std::string("GDAL was built without ") + found->name};
  if (format == RasterFormat::NetCdf && terrain.georeference.crsWkt.empty())
    return Error{
        "netCDF takes coordinates without a CRS for degrees, and the terrain has no CRS; use another format"};
  const TemporaryTiff plain{path + "-plain"};
  if (auto wrote = writeUprightTiff(plain.path, terrain, rows, nodata, partOf(progress, 0.0, 0.5)); !wrote)
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

}  // namespace scarp
