#include "core/io/LibraryVersions.h"

#include <OpenEXR/ImfVersion.h>
#include <OpenEXR/OpenEXRConfig.h>
#include <gdal.h>
#include <ogr_srs_api.h>
#include <png.h>
#include <sqlite3.h>

namespace scarp {

std::vector<std::pair<std::string, std::string>> libraryVersions() {
  int major = 0, minor = 0, patch = 0;
  OSRGetPROJVersion(&major, &minor, &patch);
  return {{"GDAL", GDALVersionInfo("RELEASE_NAME")},
          {"PROJ", std::to_string(major) + "." + std::to_string(minor) + "." + std::to_string(patch)},
          {"OpenEXR", OPENEXR_VERSION_STRING},
          {"libpng", png_get_libpng_ver(nullptr)},
          {"SQLite", sqlite3_libversion()}};
}

}  // namespace scarp
