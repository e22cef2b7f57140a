#pragma once

#include <string>

#include "core/terrain/GeoReference.h"

namespace scarp {

/// Returns whether two georeferences name the same CRS, with its vertical part and its coordinate epoch.
/// Names and codes may differ.
[[nodiscard]] bool sameReferenceSystem(const GeoReference& one, const GeoReference& other);

/// Returns the content of the .aux.xml file that has to be next to a GeoTIFF because GeoTIFF keys cannot
/// contain the CRS; empty if they can. Any thread.
[[nodiscard]] std::string auxOfGeoTiff(const GeoReference& reference);

/// Returns the content of the .prj file next to a raster without a CRS of its own: as Esri programs write it,
/// without the vertical part. Empty if there is no CRS or it cannot be written so. Any thread.
[[nodiscard]] std::string prjOf(const GeoReference& reference);

/// File name of auxOfGeoTiff() for a GeoTIFF.
[[nodiscard]] std::string auxName(const std::string& tiff);

}  // namespace scarp
