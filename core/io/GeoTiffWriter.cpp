#include <gdal_priv.h>
#include <ogr_spatialref.h>

#include <algorithm>
#include <array>
#include <limits>
#include <vector>

#include "core/base/Threads.h"
#include "core/io/GdalErrors.h"
#include "core/io/RasterWriters.h"

namespace scarp {

namespace {

// The levels that are fastest: on heights the next ones pack hardly better.
std::vector<const char*> creationOptions(TiffCompression compression) {
  std::vector<const char*> options{"TILED=YES", "BLOCKXSIZE=256", "BIGTIFF=IF_SAFER"};
  if (compression != TiffCompression::None) {
    const bool zstd = compression == TiffCompression::Zstd;
    for (const char* option :
         {zstd ? "COMPRESS=ZSTD" : "COMPRESS=DEFLATE", zstd ? "ZSTD_LEVEL=1" : "ZLEVEL=1", "PREDICTOR=3"})
      options.push_back(option);
    // GDAL waits for ever where the system gives it none.
    if (canStartThreads()) options.push_back("NUM_THREADS=ALL_CPUS");
  }
  options.push_back(nullptr);
  return options;
}

void writeGeoreference(GDALDataset& dataset, const Terrain& terrain) {
  const GeoReference& reference = terrain.georeference;
  // Without a place in the world the cell size still goes along, from the origin.
  std::array<double, 6> transform{0.0, terrain.frame.dx, 0.0, 0.0, 0.0, -terrain.frame.dy};
  if (reference.hasGeoTransform) transform = reference.geoTransform;
  dataset.SetGeoTransform(transform.data());
  if (reference.crsWkt.empty()) return;
  OGRSpatialReference crs;
  // The geotransform counts east before north whatever the CRS's own order of axes.
  crs.SetAxisMappingStrategy(OAMS_TRADITIONAL_GIS_ORDER);
  if (crs.importFromWkt(reference.crsWkt.c_str()) == OGRERR_NONE) dataset.SetSpatialRef(&crs);
}

}  // namespace

Result<void> writeGeoTiff(const std::string& path, const Terrain& terrain, const ExportRows& rows,
                          TiffCompression compression, const Progress& progress) {
  GdalErrors errors;
  const WithoutAuxFiles withoutAux;
  GDALDriver* driver = GetGDALDriverManager()->GetDriverByName("GTiff");
  if (!driver) return Error{"GDAL was built without GeoTIFF"};
  std::vector<const char*> options = creationOptions(compression);
  GDALDatasetUniquePtr dataset(driver->Create(path.c_str(), rows.columns(), rows.rows(), 1,
                                              rows.wantsWide() ? GDT_Float64 : GDT_Float32,
                                              const_cast<char**>(options.data())));
  if (!dataset) return Error{errors.failure()};
  writeGeoreference(*dataset, terrain);
  GDALRasterBand& band = *dataset->GetRasterBand(1);
  band.SetNoDataValue(std::numeric_limits<double>::quiet_NaN());
  band.SetUnitType(terrain.georeference.verticalUnit.c_str());

  const auto write = [&](GDALDataType type, auto sample, auto&& rowOf) -> Result<void> {
    constexpr int strip = 256;  // As high as a tile of the file, so that each is compressed once.
    const std::size_t columns = static_cast<std::size_t>(rows.columns());
    std::vector<decltype(sample)> samples(columns * static_cast<std::size_t>(std::min(strip, rows.rows())));
    for (int row = 0; row < rows.rows(); row += strip) {
      if (!keepGoing(progress, static_cast<double>(row) / rows.rows())) return Error::cancel();
      const int count = std::min(strip, rows.rows() - row);
      for (int r = 0; r < count; ++r)
        rowOf(row + r, std::span(samples).subspan(static_cast<std::size_t>(r) * columns, columns));
      if (band.RasterIO(GF_Write, 0, row, rows.columns(), count, samples.data(), rows.columns(), count, type,
                        0, 0, nullptr) != CE_None)
        return Error{errors.failure()};
    }
    return {};
  };
  const auto written =
      rows.wantsWide()
          ? write(GDT_Float64, 0.0, [&](int row, std::span<double> out) { rows.storedWide(row, out); })
          : write(GDT_Float32, 0.0F, [&](int row, std::span<float> out) { rows.stored(row, out); });
  if (!written) return written;
  dataset.reset();  // A full disk may show only now.
  if (errors.failed()) return Error{errors.failure()};
  return {};
}

}  // namespace scarp
