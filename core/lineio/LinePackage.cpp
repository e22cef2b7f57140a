#include "core/lineio/LinePackage.h"

#include "core/io/GdalDrivers.h"
#include "core/io/GeoPackage.h"

namespace scarp {

namespace {

bool fillLine(OGRFeature& feature, const PlacedLine& line) {
  feature.SetField(0, line.name.c_str());
  feature.SetField(1, line.kind.c_str());
  feature.SetField(2, line.width);
  OGRLinearRing way;
  for (const Vec3& point : line.points) way.addPoint(point.x(), point.y(), point.z());
  if (!line.ring) {
    OGRLineString open;
    open.addSubLineString(&way);
    return feature.SetGeometry(&open) == OGRERR_NONE;
  }
  way.closeRings();
  OGRPolygon polygon;
  polygon.addRing(&way);
  return feature.SetGeometry(&polygon) == OGRERR_NONE;
}

}  // namespace

Result<void> writeLinePackage(OutputFile& file, const std::vector<PlacedLine>& lines,
                              const std::string& crs) {
  const PackageLayer layer{
      "lines", crs, wkbUnknown, {{"name", OFTString}, {"kind", OFTString}, {"width", OFTReal}}, lines.size()};
  return writeGeoPackage(
      file, layer,
      [&lines](OGRFeature& feature, std::size_t index) { return fillLine(feature, lines[index]); }, {});
}

}  // namespace scarp
