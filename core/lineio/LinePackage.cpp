#include "core/lineio/LinePackage.h"

#include <gdal_priv.h>
#include <ogrsf_frmts.h>

#include "core/io/GdalDrivers.h"
#include "core/io/GdalErrors.h"
#include "core/io/MemoryFile.h"

namespace scarp {

namespace {

bool addLine(OGRLayer& layer, const PlacedLine& line) {
  OGRFeature feature(layer.GetLayerDefn());
  feature.SetField(0, line.name.c_str());
  feature.SetField(1, line.kind.c_str());
  feature.SetField(2, line.width);
  OGRLinearRing way;
  for (const Vec3& point : line.points) way.addPoint(point.x(), point.y(), point.z());
  if (!line.ring) {
    OGRLineString open;
    open.addSubLineString(&way);
    return feature.SetGeometry(&open) == OGRERR_NONE && layer.CreateFeature(&feature) == OGRERR_NONE;
  }
  way.closeRings();
  OGRPolygon polygon;
  polygon.addRing(&way);
  return feature.SetGeometry(&polygon) == OGRERR_NONE && layer.CreateFeature(&feature) == OGRERR_NONE;
}

}  // namespace

Result<void> writeLinePackage(OutputFile& file, const std::vector<PlacedLine>& lines,
                              const std::string& crs) {
  prepareGdal();
  const GdalErrors errors;
  const auto failure = [&errors] {
    return Error{errors.failed() ? errors.failure() : "the database cannot be made"};
  };
  GDALDriver* const driver = geoPackageDriver();
  if (!driver) return Error{"the GDAL of this system knows no GeoPackage"};
  const MemoryFile memory(".gpkg");
  GDALDatasetUniquePtr data(driver->Create(memory.path().c_str(), 0, 0, 0, GDT_Unknown, nullptr));
  if (!data) return failure();
  OGRSpatialReference reference;
  if (crs.empty()) {
    reference.SetLocalCS("Metres from the middle of the terrain");
    reference.SetLinearUnits(SRS_UL_METER, 1.0);
  } else {
    reference.importFromWkt(crs.c_str());
  }
  // x to the east or longitude, y to the north or latitude, whatever order the CRS itself has.
  reference.SetAxisMappingStrategy(OAMS_TRADITIONAL_GIS_ORDER);
  OGRLayer* const layer = data->CreateLayer("lines", &reference, wkbUnknown);
  if (!layer) return failure();
  for (const auto& [name, type] : {std::pair{"name", OFTString}, {"kind", OFTString}, {"width", OFTReal}}) {
    OGRFieldDefn field(name, type);
    if (layer->CreateField(&field) != OGRERR_NONE) return failure();
  }
  bool good = data->StartTransaction() == OGRERR_NONE;
  for (const PlacedLine& line : lines) good = good && addLine(*layer, line);
  if (!good || data->CommitTransaction() != OGRERR_NONE) return failure();
  data.reset();
  const std::string_view bytes = memory.bytes();
  if (errors.failed() || bytes.empty()) return failure();
  file.write(bytes);
  return {};
}

}  // namespace scarp
