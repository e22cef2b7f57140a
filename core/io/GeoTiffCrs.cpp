#include "core/io/GeoTiffCrs.h"

#include <cpl_minixml.h>
#include <cpl_string.h>
#include <gdal_priv.h>
#include <ogr_spatialref.h>

#include <array>
#include <memory>

#include "core/io/CrsInfo.h"
#include "core/io/GdalDrivers.h"
#include "core/io/GdalErrors.h"
#include "core/io/GeoTiffBands.h"
#include "core/io/OwnFile.h"

namespace scarp {

namespace {

bool same(const OGRSpatialReference& one, const OGRSpatialReference& other) {
  constexpr std::array<const char*, 2> options{"IGNORE_DATA_AXIS_TO_SRS_AXIS_MAPPING=YES", nullptr};
  // The epoch is compared here, as IsSame() counts none and 0 as different in some versions.
  return one.GetCoordinateEpoch() == other.GetCoordinateEpoch() && one.IsCompound() == other.IsCompound() &&
         one.GetAxesCount() == other.GetAxesCount() && one.IsSame(&other, options.data()) != 0;
}

/// The CRS that GDAL reads from a GeoTIFF of this georeference; nothing if it has none.
std::unique_ptr<OGRSpatialReference> crsInKeys(const GeoReference& reference) {
  const MemoryFile memory(".tif");
  const WithoutAuxFiles withoutAux;
  GDALDriver* const driver = GetGDALDriverManager()->GetDriverByName("GTiff");
  if (!driver) return nullptr;
  {
    GDALDatasetUniquePtr made(driver->Create(memory.path().c_str(), 2, 2, 1, GDT_Byte, nullptr));
    if (!made) return nullptr;
    placeGeoTiff(*made, {2, 2, 1.0, 1.0}, reference);
  }
  const GDALDatasetUniquePtr read = openOwnGeoTiff(memory);
  const OGRSpatialReference* const crs = read ? read->GetSpatialRef() : nullptr;
  return std::unique_ptr<OGRSpatialReference>(crs ? crs->Clone() : nullptr);
}

}  // namespace

bool sameReferenceSystem(const GeoReference& one, const GeoReference& other) {
  if (one.epoch != other.epoch) return false;
  if (one.crsWkt == other.crsWkt) return true;
  const GdalErrors quiet;
  OGRSpatialReference a, b;
  return a.importFromWkt(one.crsWkt.c_str()) == OGRERR_NONE &&
         b.importFromWkt(other.crsWkt.c_str()) == OGRERR_NONE && same(a, b);
}

std::string auxOfGeoTiff(const GeoReference& reference) {
  prepareGdal();
  const GdalErrors quiet;
  OGRSpatialReference crs;
  if (reference.crsWkt.empty() || crs.importFromWkt(reference.crsWkt.c_str()) != OGRERR_NONE) return {};
  crs.SetAxisMappingStrategy(OAMS_TRADITIONAL_GIS_ORDER);
  if (reference.epoch != 0.0) crs.SetCoordinateEpoch(reference.epoch);
  if (const auto kept = crsInKeys(reference); kept && same(*kept, crs)) return {};
  // As GDAL writes it: the order of axes, 1-based, belongs to the text.
  std::string axes;
  for (const int axis : crs.GetDataAxisToSRSAxisMapping())
    axes += (axes.empty() ? "" : ",") + std::to_string(axis);
  const std::unique_ptr<CPLXMLNode, decltype(&CPLDestroyXMLNode)> root(
      CPLCreateXMLNode(nullptr, CXT_Element, "PAMDataset"), &CPLDestroyXMLNode);
  CPLXMLNode* const srs = CPLCreateXMLElementAndValue(root.get(), "SRS", wktOf(crs).c_str());
  CPLAddXMLAttributeAndValue(srs, "dataAxisToSRSAxisMapping", axes.c_str());
  if (reference.epoch != 0.0)
    CPLAddXMLAttributeAndValue(srs, "coordinateEpoch", CPLSPrintf("%.15g", reference.epoch));
  char* const text = CPLSerializeXMLTree(root.get());
  std::string content = text ? text : "";
  CPLFree(text);
  return content;
}

std::string prjOf(const GeoReference& reference) {
  prepareGdal();
  const GdalErrors quiet;
  OGRSpatialReference crs;
  const std::string flat = flatCrs(reference.crsWkt);
  if (flat.empty() || crs.importFromWkt(flat.c_str()) != OGRERR_NONE) return {};
  char* text = nullptr;
  constexpr std::array<const char*, 2> options{"FORMAT=WKT1_ESRI", nullptr};
  const bool written = crs.exportToWkt(&text, options.data()) == OGRERR_NONE && text;
  std::string prj = written ? std::string(text) + "\n" : std::string();
  CPLFree(text);
  return prj;
}

std::string auxName(const std::string& tiff) { return tiff + ".aux.xml"; }

}  // namespace scarp
