#include "core/io/GdalDrivers.h"

#include <cpl_conv.h>
#include <cpl_string.h>
#include <cpl_vsi_virtual.h>
#include <gdal_priv.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "core/base/Contract.h"

namespace scarp {

namespace {

// What a file from somebody else may be read with: drivers that read the file they are given, and files
// beside it whose names follow from its own. Left out are those
// - whose "file" is an address, a query or a command: MEM, HTTP, WMS, WMTS, WCS, OGCAPI, PostGISRaster,
// EEDAI,
//   DAAS, PLMosaic, STACIT, STACTA, NGW, Rasterlite, DERIVED;
// - whose files name others, anywhere: MRF, PCIDSK, ERS, TIL, RPFTOC, DIMAP, SAFE, SENTINEL2, TSX, ILWIS,
// MAP,
//   PAux, STAC, Zarr; PDS and ISIS3 but for kConfined;
// - that run the content of a file as SQL or in another language: MBTiles, PDF, CAD; GPKG but for kConfined;
// FITS,
//   whose library takes file names as expressions that write files;
// - that hold neither heights nor pictures.
// VRT names others too, and is checked before it is opened (VrtCheck).
constexpr std::array kDrivers{
    // Grids of heights.
    "GTiff", "VRT", "AAIGrid", "GRASSASCIIGrid", "ISG", "AIG", "DTED", "SRTMHGT", "USGSDEM", "JDEM", "XYZ",
    "GSAG", "GSBG", "GS7BG", "NWT_GRD", "ZMap", "GXF", "SAGA", "BT", "Terragen", "Leveller", "HF2", "SIGDEM",
    "LCP", "GTX", "BYN", "NGSGEOID", "ACE2", "PCRaster", "RRASTER", "RST", "EHdr", "ENVI", "GenBin",
    "ROI_PAC", "HFA", "netCDF", "HDF5", "HDF5Image", "BAG", "GRIB",
    // Pictures.
    "PNG", "JPEG", "JP2OpenJPEG", "JPEGXL", "GIF", "BIGGIF", "BMP", "WEBP", "PNM", "SGI", "TGA", "HEIF"};

// Of vectors, what is written is read back.
constexpr std::array kVectorDrivers{"GeoJSON"};

// These write alone: they open nothing, and rasterDrivers() has none of them.
constexpr std::array kWriters{"COG"};

// File systems of GDAL's that are no files of this machine, or that take a description for a name.
constexpr std::array kClosed{"/vsicurl/",
                             "/vsicurl?",
                             "/vsicurl_streaming/",
                             "/vsis3/",
                             "/vsis3_streaming/",
                             "/vsigs/",
                             "/vsiaz/",
                             "/vsigs_streaming/",
                             "/vsiaz_streaming/",
                             "/vsiadls/",
                             "/vsioss/",
                             "/vsihdfs/",
                             "/vsiswift/",
                             "/vsioss_streaming/",
                             "/vsiswift_streaming/",
                             "/vsiwebhdfs/",
                             "/vsistdin/",
                             "/vsistdin?",
                             "/vsistdout/",
                             "/vsistdout_redirect/",
                             "/vsisparse/",
                             "/vsicrypt/"};

// By a person's own address only: admitDriver().
constexpr std::array kByAddress{"Zarr", "WMS", "WMTS", "WCS"};

// In a process that can open nothing but the file and its folder: admitConfinedDrivers(). A label of PDS or
// ISIS 3 names the file of the samples.
constexpr std::array kConfined{"GPKG", "PDS", "ISIS3"};

// For lines, in a process of its own that is confined to the file: admitVectorDrivers().
constexpr std::array kOfLines{"GPX", "ESRI Shapefile", "LIBKML", "KML", "DXF", "OSM", "FlatGeobuf"};

class ClosedFileSystem final : public VSIFilesystemHandler {
 public:
  VSIVirtualHandle* Open(const char*, const char*, bool, CSLConstList) override {
    errno = EACCES;
    return nullptr;
  }
  int Stat(const char*, VSIStatBufL*, int) override {
    errno = EACCES;
    return -1;
  }
};

bool allowed(const char* word) {
  const char* const given = std::getenv(kGdalAllow);
  if (!given) return false;
  const CPLStringList words(CSLTokenizeString2(given, ",", CSLT_STRIPLEADSPACES | CSLT_STRIPENDSPACES));
  return words.FindString(word) >= 0;
}

GDALDriver*& keptMemoryDriver() {
  static GDALDriver* driver = nullptr;
  return driver;
}

GDALDriver*& keptGeoPackageDriver() {
  static GDALDriver* driver = nullptr;
  return driver;
}

std::map<std::string, GDALDriver*>& addressDrivers() {
  static std::map<std::string, GDALDriver*> drivers;
  return drivers;
}

std::map<std::string, GDALDriver*>& confinedDrivers() {
  static std::map<std::string, GDALDriver*> drivers;
  return drivers;
}

bool& confinedMayRead() {
  static bool may = false;
  return may;
}

std::map<std::string, GDALDriver*>& vectorDrivers() {
  static std::map<std::string, GDALDriver*> drivers;
  return drivers;
}

/// What GDAL's file systems were before they were closed.
std::map<std::string, VSIFilesystemHandler*>& replacedFileSystems() {
  static std::map<std::string, VSIFilesystemHandler*> systems;
  return systems;
}

template <class Names>
bool contains(const Names& names, std::string_view name) {
  return std::ranges::find(names, name) != names.end();
}

bool staysRegistered(const char* name) {
  return contains(kDrivers, name) || contains(kVectorDrivers, name) || contains(kWriters, name) ||
         allowed(name);
}

void closeFileSystems() {
  for (const char* prefix : kClosed) {
    replacedFileSystems()[prefix] = VSIFileManager::GetHandler(prefix);
    VSIFileManager::InstallHandler(prefix, std::make_unique<ClosedFileSystem>().release());
  }
}

}  // namespace

void restrictGdal() {
  CPLSetConfigOption("GDAL_VRT_ENABLE_PYTHON", "NO");
  GDALDriverManager& manager = *GetGDALDriverManager();
  keptMemoryDriver() = manager.GetDriverByName("MEM");
  keptGeoPackageDriver() = manager.GetDriverByName("GPKG");
  for (int i = manager.GetDriverCount() - 1; i >= 0; --i) {
    GDALDriver* const driver = manager.GetDriver(i);
    if (staysRegistered(driver->GetDescription())) continue;
    manager.DeregisterDriver(driver);
    const bool byAddress = contains(kByAddress, driver->GetDescription());
    const bool ofLines = contains(kOfLines, driver->GetDescription());
    if (byAddress) addressDrivers()[driver->GetDescription()] = driver;
    const bool confined = contains(kConfined, driver->GetDescription());
    if (ofLines) vectorDrivers()[driver->GetDescription()] = driver;
    if (confined) confinedDrivers()[driver->GetDescription()] = driver;
    if (!byAddress && !ofLines && !confined && driver != keptMemoryDriver() &&
        driver != keptGeoPackageDriver())
      delete driver;
  }
  if (!readsAnywhere()) closeFileSystems();
}

const std::vector<const char*>& rasterDrivers() {
  static const std::vector<const char*> drivers = [] {
    std::vector<const char*> names(kDrivers.begin(), kDrivers.end());
    GDALDriverManager& manager = *GetGDALDriverManager();
    for (int i = 0; i < manager.GetDriverCount(); ++i) {
      const char* const name = manager.GetDriver(i)->GetDescription();
      const bool admitted = (confinedMayRead() && confinedDrivers().contains(name)) || allowed(name);
      if (!contains(names, name) && admitted) names.push_back(name);
    }
    names.push_back(nullptr);
    return names;
  }();
  return drivers;
}

bool readsAnywhere() { return allowed("anywhere"); }

VSIFilesystemHandler* networkFileSystem(const std::string& name) {
  for (const auto& [prefix, system] : replacedFileSystems())
    if (name.starts_with(prefix)) return system;
  return readsAnywhere() ? VSIFileManager::GetHandler(name.c_str()) : nullptr;
}

bool admitDriver(const std::string& name) {
  GDALDriverManager& manager = *GetGDALDriverManager();
  if (manager.GetDriverByName(name.c_str())) return true;
  const auto kept = addressDrivers().find(name);
  if (kept == addressDrivers().end()) return false;
  manager.RegisterDriver(kept->second);
  return true;
}

void admitConfinedDrivers() {
  confinedMayRead() = true;
  for (const auto& [name, driver] : confinedDrivers())
    if (!GetGDALDriverManager()->GetDriverByName(name.c_str()))
      GetGDALDriverManager()->RegisterDriver(driver);
}

std::vector<const char*> admitVectorDrivers() {
  GDALDriverManager& manager = *GetGDALDriverManager();
  std::vector<const char*> names(kVectorDrivers.begin(), kVectorDrivers.end());
  const auto admit = [&](const char* name, GDALDriver* driver) {
    if (!driver) return;
    if (!manager.GetDriverByName(name)) manager.RegisterDriver(driver);
    names.push_back(name);
  };
  for (const char* name : kOfLines)
    if (const auto kept = vectorDrivers().find(name); kept != vectorDrivers().end())
      admit(name, kept->second);
    else if (GDALDriver* const there = manager.GetDriverByName(name))
      admit(name, there);
  admit("GPKG", keptGeoPackageDriver());
  names.push_back(nullptr);
  return names;
}

GDALDriver& memoryDriver() {
  EXPECTS(keptMemoryDriver() != nullptr);
  return *keptMemoryDriver();
}

GDALDriver* geoPackageDriver() { return keptGeoPackageDriver(); }

}  // namespace scarp
