#include <gdal_priv.h>
#include <ogrsf_frmts.h>

#include "core/io/GdalDrivers.h"
#include "core/io/GdalErrors.h"
#include "core/io/MemoryFile.h"
#include "core/io/ObjectFeatures.h"
#include "core/io/OutputFile.h"
#include "core/io/OwnFile.h"

namespace scarp {

namespace {

constexpr std::size_t kCopiedAtOnce = std::size_t{1} << 20;

/// That of the table's coordinates; empty where it cannot be understood.
OGRSpatialReference placeReference(const ObjectTable& table) {
  OGRSpatialReference reference;
  switch (table.coordinates) {
    case ObjectCoordinates::Local:
      reference.SetLocalCS("Metres from the middle of the terrain");
      reference.SetLinearUnits(SRS_UL_METER, 1.0);
      break;
    case ObjectCoordinates::Data:
      reference.importFromWkt(table.terrain.georeference.crsWkt.c_str());
      break;
    case ObjectCoordinates::Wgs84:
      reference.importFromEPSG(4326);
      break;
  }
  // x to the east or longitude, y to the north or latitude, whatever order the CRS itself has.
  reference.SetAxisMappingStrategy(OAMS_TRADITIONAL_GIS_ORDER);
  return reference;
}

struct PackageColumn {
  const char* name;
  OGRFieldType type;
};
constexpr std::array<PackageColumn, 18> kPackageColumns{{{"id", OFTInteger64},
                                                         {"asset", OFTString},
                                                         {"rule", OFTString},
                                                         {"scatter", OFTString},
                                                         {"x", OFTReal},
                                                         {"y", OFTReal},
                                                         {"z", OFTReal},
                                                         {"qx", OFTReal},
                                                         {"qy", OFTReal},
                                                         {"qz", OFTReal},
                                                         {"qw", OFTReal},
                                                         {"sx", OFTReal},
                                                         {"sy", OFTReal},
                                                         {"sz", OFTReal},
                                                         {"yaw", OFTReal},
                                                         {"tilt", OFTReal},
                                                         {"heightOffset", OFTReal},
                                                         {"tint", OFTString}}};

bool addObject(OGRLayer& layer, const ObjectTable& table, std::size_t index) {
  const ObjectRow& row = table.rows[index];
  const Vec3& foot = table.poses[index].foot;
  OGRFeature feature(layer.GetLayerDefn());
  feature.SetField(0, static_cast<GIntBig>(row.id));
  feature.SetField(1, row.asset.c_str());
  feature.SetField(2, row.rule.c_str());
  feature.SetField(3, row.scatter.c_str());
  int at = 4;
  for (const double number : {foot.x(), foot.y(), foot.z()}) feature.SetField(at++, number);
  for (const double number : row.turn) feature.SetField(at++, number);
  for (const double number : row.scale) feature.SetField(at++, number);
  for (const double number : {row.yaw, row.tilt, table.objects[index].heightOffset})
    feature.SetField(at++, number);
  if (!row.tint.empty()) feature.SetField(at, row.tint.c_str());
  const OGRPoint point(row.x, row.y, row.z);
  return feature.SetGeometry(&point) == OGRERR_NONE && layer.CreateFeature(&feature) == OGRERR_NONE;
}

Error packageFailure(const GdalErrors& errors) {
  return Error{errors.failed() ? errors.failure() : "the database cannot be made"};
}

}  // namespace

Result<void> writeObjectGeoPackage(const std::string& path, const ObjectTable& table,
                                   const Progress& progress) {
  const GdalErrors errors;
  GDALDriver* const driver = geoPackageDriver();
  if (!driver) return Error{"the GDAL of this system knows no GeoPackage"};
  const MemoryFile memory(".gpkg");
  GDALDatasetUniquePtr data(driver->Create(memory.path().c_str(), 0, 0, 0, GDT_Unknown, nullptr));
  if (!data) return packageFailure(errors);
  OGRSpatialReference reference = placeReference(table);
  OGRLayer* const layer = data->CreateLayer("objects", &reference, wkbPoint25D);
  if (!layer) return packageFailure(errors);
  for (const PackageColumn& column : kPackageColumns) {
    OGRFieldDefn field(column.name, column.type);
    if (layer->CreateField(&field) != OGRERR_NONE) return packageFailure(errors);
  }
  const std::size_t count = table.rows.size();
  bool good = data->StartTransaction() == OGRERR_NONE;
  for (std::size_t i = 0; good && i < count; ++i) {
    const double done = static_cast<double>(i) / static_cast<double>(count);
    if (i % kRowsBetweenLooks == 0 && !keepGoing(progress, 0.8 * done)) return Error::cancel();
    good = addObject(*layer, table, i);
  }
  if (!good || data->CommitTransaction() != OGRERR_NONE) return packageFailure(errors);
  data.reset();
  const std::string_view bytes = memory.bytes();
  if (errors.failed() || bytes.empty()) return packageFailure(errors);
  OutputFile file(path);
  for (std::size_t from = 0; from < bytes.size(); from += kCopiedAtOnce) {
    if (!keepGoing(progress, 0.8 + 0.2 * static_cast<double>(from) / static_cast<double>(bytes.size())))
      return Error::cancel();
    file.write(bytes.substr(from, kCopiedAtOnce));
  }
  return file.close();
}

Result<void> readObjectGeoPackage(const std::string& path, const ObjectRowReader& reader) {
  const GdalErrors errors;
  const GDALDatasetUniquePtr data = openOwnGeoPackage(path);
  return readObjectFeatures(data.get(), errors, reader);
}

}  // namespace scarp
