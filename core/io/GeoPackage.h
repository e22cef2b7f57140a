#pragma once

#include <ogrsf_frmts.h>

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/io/AtomicFile.h"

namespace scarp {

/// Only layer of a GeoPackage.
struct PackageLayer {
  const char* name;
  std::string crsWkt;  ///< Empty: metres from the middle of the terrain.
  OGRwkbGeometryType geometry;
  std::vector<std::pair<const char*, OGRFieldType>> fields;
  std::size_t features;
};

/// Sets the fields and the geometry of the feature of an index; false: it cannot.
using FeatureFiller = std::function<bool(OGRFeature& feature, std::size_t index)>;

/// Writes a GeoPackage. x is east or longitude and y is north or latitude, whatever order the CRS itself has.
/// The error is the reason alone; may be cancelled. The database is in memory until it is complete.
[[nodiscard]] Result<void> writeGeoPackage(OutputFile& file, const PackageLayer& layer,
                                           const FeatureFiller& fill, const Progress& progress);

}  // namespace scarp
