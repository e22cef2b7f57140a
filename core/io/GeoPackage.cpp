#include "core/io/GeoPackage.h"

#include <gdal_priv.h>

#include <string_view>

#include "core/io/GdalDrivers.h"
#include "core/io/GdalErrors.h"

namespace scarp {

Result<void> writeGeoPackage(OutputFile& file, const PackageLayer& layer, const FeatureFiller& fill,
                             const Progress& progress) {
  constexpr std::size_t kFeaturesBetweenChecks = 1024, kCopiedAtOnce = std::size_t{1} << 20;
  const GdalErrors errors;
  const auto failure = [&errors] {
    return Error{errors.failed() ? errors.failure() : Message("the database cannot be made")};
  };
  GDALDriver* const driver = geoPackageDriver();
  if (!driver) return Error{"the GDAL of this system knows no GeoPackage"};
  const MemoryFile memory(".gpkg");
  GDALDatasetUniquePtr data(driver->Create(memory.path().c_str(), 0, 0, 0, GDT_Unknown, nullptr));
  if (!data) return failure();
  OGRSpatialReference reference;
  if (layer.crsWkt.empty()) {
    reference.SetLocalCS("Metres from the middle of the terrain");
    reference.SetLinearUnits(SRS_UL_METER, 1.0);
  } else {
    reference.importFromWkt(layer.crsWkt.c_str());
  }
  reference.SetAxisMappingStrategy(OAMS_TRADITIONAL_GIS_ORDER);
  OGRLayer* const table = data->CreateLayer(layer.name, &reference, layer.geometry);
  if (!table) return failure();
  for (const auto& [name, type] : layer.fields) {
    OGRFieldDefn field(name, type);
    if (table->CreateField(&field) != OGRERR_NONE) return failure();
  }
  bool good = data->StartTransaction() == OGRERR_NONE;
  for (std::size_t i = 0; good && i < layer.features; ++i) {
    const double done = static_cast<double>(i) / static_cast<double>(layer.features);
    if (i % kFeaturesBetweenChecks == 0 && !keepGoing(progress, 0.8 * done)) return Error::cancel();
    OGRFeature feature(table->GetLayerDefn());
    good = fill(feature, i) && table->CreateFeature(&feature) == OGRERR_NONE;
  }
  if (!good || data->CommitTransaction() != OGRERR_NONE) return failure();
  data.reset();
  const std::string_view bytes = memory.bytes();
  if (errors.failed() || bytes.empty()) return failure();
  for (std::size_t from = 0; from < bytes.size(); from += kCopiedAtOnce) {
    if (!keepGoing(progress, 0.8 + 0.2 * static_cast<double>(from) / static_cast<double>(bytes.size())))
      return Error::cancel();
    file.write(bytes.substr(from, kCopiedAtOnce));
  }
  return {};
}

}  // namespace scarp
