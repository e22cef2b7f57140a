#include "core/io/GdalDrivers.h"

#include <cpl_conv.h>
#include <cpl_string.h>
#include <cpl_vsi.h>
#include <cpl_vsi_virtual.h>
#include <gdal_priv.h>
#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/Contract.h"
#include "core/io/SampleSource.h"
#include "core/memory/LargePages.h"

namespace scarp {

namespace {

// What a file from somebody else may be read with: drivers that read the file they are given, and files
// beside it whose names follow from its own. Left out are those
// - whose "file" is an address, a query or a command: MEM, HTTP, WMS, WMTS, WCS, OGCAPI, PostGISRaster,
//   EEDAI, DAAS, PLMosaic, STACIT, STACTA, NGW, Rasterlite, DERIVED;
// - whose files name others, anywhere: MRF, PCIDSK, ERS, TIL, RPFTOC, DIMAP, SAFE, SENTINEL2, TSX, ILWIS,
//   MAP, PAux, STAC, Zarr; PDS and ISIS3 but for kConfined;
// - that run the content of a file as SQL or in another language: MBTiles, PDF, CAD; GPKG but for kConfined;
//   FITS, whose library takes file names as expressions that write files;
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

constexpr std::array kClosed{
    // File systems of GDAL's that are no files of this machine.
    "/vsicurl/", "/vsicurl?", "/vsicurl_streaming/", "/vsis3/", "/vsis3_streaming/", "/vsigs/", "/vsiaz/",
    "/vsigs_streaming/", "/vsiaz_streaming/", "/vsiadls/", "/vsioss/", "/vsihdfs/", "/vsiswift/",
    "/vsioss_streaming/", "/vsiswift_streaming/", "/vsiwebhdfs/",
    // Streams, and those that take a description for a name.
    "/vsistdin/", "/vsistdin?", "/vsistdout/", "/vsistdout_redirect/", "/vsisparse/", "/vsicrypt/"};

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

/// Drivers that are not registered, by name, and GDAL's own file systems for the closed ones, by prefix.
struct SetAside {
  std::map<std::string, GDALDriver*> byAddress, confined, ofLines;
  GDALDriver *memory = nullptr, *geoPackage = nullptr;
  bool confinedMayRead = false;  ///< See admitConfinedDrivers().
  std::map<std::string, VSIFilesystemHandler*> fileSystems;
};

SetAside& setAside() {
  static SetAside drivers;
  return drivers;
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
    setAside().fileSystems[prefix] = VSIFileManager::GetHandler(prefix);
    VSIFileManager::InstallHandler(prefix, std::make_unique<ClosedFileSystem>().release());
  }
}

}  // namespace

void restrictGdal() {
  CPLSetConfigOption("GDAL_VRT_ENABLE_PYTHON", "NO");
  GDALDriverManager& manager = *GetGDALDriverManager();
  setAside().memory = manager.GetDriverByName("MEM");
  setAside().geoPackage = manager.GetDriverByName("GPKG");
  for (int i = manager.GetDriverCount() - 1; i >= 0; --i) {
    GDALDriver* const driver = manager.GetDriver(i);
    if (staysRegistered(driver->GetDescription())) continue;
    manager.DeregisterDriver(driver);
    const std::string name = driver->GetDescription();
    if (contains(kByAddress, name))
      setAside().byAddress[name] = driver;
    else if (contains(kOfLines, name))
      setAside().ofLines[name] = driver;
    else if (contains(kConfined, name))
      setAside().confined[name] = driver;
    else if (driver != setAside().memory && driver != setAside().geoPackage)
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
      const bool admitted =
          (setAside().confinedMayRead && setAside().confined.contains(name)) || allowed(name);
      if (!contains(names, name) && admitted) names.push_back(name);
    }
    names.push_back(nullptr);
    return names;
  }();
  return drivers;
}

bool readsAnywhere() { return allowed("anywhere"); }

VSIFilesystemHandler* networkFileSystem(const std::string& name) {
  for (const auto& [prefix, system] : setAside().fileSystems)
    if (name.starts_with(prefix)) return system;
  return readsAnywhere() ? VSIFileManager::GetHandler(name.c_str()) : nullptr;
}

bool admitDriver(const std::string& name) {
  GDALDriverManager& manager = *GetGDALDriverManager();
  if (manager.GetDriverByName(name.c_str())) return true;
  const auto found = setAside().byAddress.find(name);
  if (found == setAside().byAddress.end()) return false;
  manager.RegisterDriver(found->second);
  return true;
}

void admitConfinedDrivers() {
  setAside().confinedMayRead = true;
  for (const auto& [name, driver] : setAside().confined)
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
    if (const auto found = setAside().ofLines.find(name); found != setAside().ofLines.end())
      admit(name, found->second);
    else if (GDALDriver* const there = manager.GetDriverByName(name))
      admit(name, there);
  admit("GPKG", setAside().geoPackage);
  names.push_back(nullptr);
  return names;
}

GDALDriver& memoryDriver() {
  EXPECTS(setAside().memory != nullptr);
  return *setAside().memory;
}

GDALDriver* geoPackageDriver() { return setAside().geoPackage; }

namespace {

/// Rows are read and written once: a larger cache would stay with the process for nothing.
constexpr std::size_t kMostCache = std::size_t{64} << 20;
constexpr std::size_t kCacheShare = 8, kBlockShare = 4;

double blockBytes(GDALDataset& dataset, GDALRasterBand& band) {
  int columns = 0, rows = 0;
  band.GetBlockSize(&columns, &rows);
  const char* const interleaving = dataset.GetMetadataItem("INTERLEAVE", "IMAGE_STRUCTURE");
  const bool together = interleaving && EQUAL(interleaving, "PIXEL");
  return static_cast<double>(columns) * rows * GDALGetDataTypeSizeBytes(band.GetRasterDataType()) *
         (together ? dataset.GetRasterCount() : 1);
}

}  // namespace

void limitGdalCache() {
  if (CPLGetConfigOption("GDAL_CACHEMAX", nullptr)) return;
  GDALSetCacheMax64(static_cast<GIntBig>(std::min(kMostCache, memoryBudget() / kCacheShare)));
}

Result<void> checkBlocks(const std::string& path, GDALDataset& dataset) {
  const auto most = static_cast<double>(memoryBudget() / kBlockShare);
  for (int number = 1; number <= dataset.GetRasterCount(); ++number) {
    GDALRasterBand& band = *dataset.GetRasterBand(number);
    const double need = blockBytes(dataset, band);
    if (need <= most) continue;
    int columns = 0, rows = 0;
    band.GetBlockSize(&columns, &rows);
    return errorIn(
        path, "its samples come in blocks of %1 x %2, which need %3 at once; the memory budget allows %4",
        columns, rows, gigabytes(need), gigabytes(most));
  }
  return {};
}

namespace {

std::atomic<int>& fileCount() {
  static std::atomic<int> files{0};
  return files;
}

}  // namespace

MemoryFile::MemoryFile(const char* ending) : path_(kMemoryFolder + std::to_string(++fileCount()) + ending) {}
MemoryFile::~MemoryFile() { VSIUnlink(path_.c_str()); }

std::string_view MemoryFile::bytes() const {
  vsi_l_offset size = 0;
  const GByte* const data = VSIGetMemFileBuffer(path_.c_str(), &size, FALSE);
  return {reinterpret_cast<const char*>(data), data ? static_cast<std::size_t>(size) : 0};
}

namespace {

struct GridPrefix {
  const char *prefix, *driver;
  bool numbered;  ///< GTIFF_DIR:2:file.tif, not NETCDF:file.nc:variable.
};

constexpr std::array<GridPrefix, 4> kGridPrefixes{{{"NETCDF:", "netCDF", false},
                                                   {"HDF5:", "HDF5Image", false},
                                                   {"BAG:", "BAG", false},
                                                   {"GTIFF_DIR:", "GTiff", true}}};

constexpr std::array kArchivePrefixes{"/vsizip/", "/vsitar/", "/vsigzip/"};

bool isOrdinaryFile(const std::string& path) {
  struct stat status {};
  return ::stat(path.c_str(), &status) == 0 && S_ISREG(status.st_mode);
}

/// Returns the sample file of a SAGA grid that is named by its header: "dem.sdat" for "dem.sgrd".
std::optional<GdalName> sagaName(const std::string& name) {
  if (!name.ends_with(".sgrd") && !name.ends_with(".SGRD")) return std::nullopt;
  const std::string stem = name.substr(0, name.size() - 5);
  for (const char* const extension : {".sdat", ".SDAT"})
    if (const std::string path = stem + extension; isOrdinaryFile(asGdalPath(path)))
      return GdalName{path, asGdalPath(path), "SAGA"};
  return std::nullopt;
}

/// PREFIX:"file":grid or PREFIX:file:grid.
std::optional<GdalName> gridName(const std::string& name) {
  const auto kind =
      std::ranges::find_if(kGridPrefixes, [&](const auto& p) { return name.starts_with(p.prefix); });
  if (kind == kGridPrefixes.end()) return std::nullopt;
  std::string before = kind->prefix, file = name.substr(before.size()), after;
  if (kind->numbered) {
    const std::size_t digits = std::min(file.find_first_not_of("0123456789"), file.size());
    if (digits == 0 || digits == file.size() || file[digits] != ':') return std::nullopt;
    before += file.substr(0, digits + 1);
    file.erase(0, digits + 1);
  } else if (file.starts_with('"')) {
    const std::size_t end = file.find('"', 1);
    if (end == std::string::npos) return std::nullopt;
    after = file.substr(end + 1);
    file = file.substr(1, end - 1);
  } else if (const std::size_t colon = file.rfind(':'); colon != std::string::npos) {
    after = file.substr(colon);
    file.erase(colon);
  }
  if (!isOrdinaryFile(asGdalPath(file))) return std::nullopt;
  const std::string path = asGdalPath(file);
  return GdalName{file, kind->numbered ? before + path : before + '"' + path + '"' + after, kind->driver};
}

/// ZARR:"folder":/array, or the folder alone.
std::optional<GdalName> zarrName(const std::string& name) {
  constexpr std::string_view prefix = "ZARR:\"";
  if (isZarrFolder(name)) return GdalName{name, "ZARR:\"" + asGdalPath(name) + '"', "Zarr"};
  const std::size_t end = name.starts_with(prefix) ? name.find('"', prefix.size()) : std::string::npos;
  if (end == std::string::npos) return std::nullopt;
  const std::string folder = name.substr(prefix.size(), end - prefix.size());
  if (!isZarrFolder(folder) || name.find("..", end) != std::string::npos) return std::nullopt;
  return GdalName{folder, "ZARR:\"" + asGdalPath(folder) + name.substr(end), "Zarr"};
}

/// /vsizip/folder/archive.zip/file: the longest beginning that is a file is the archive.
std::optional<GdalName> archiveName(const std::string& name) {
  const auto prefix =
      std::ranges::find_if(kArchivePrefixes, [&](const char* p) { return name.starts_with(p); });
  if (prefix == kArchivePrefixes.end()) return std::nullopt;
  const std::string path = name.substr(std::string_view(*prefix).size());
  if (path.starts_with('{') || path.find("/vsi") != std::string::npos || path.starts_with("vsi"))
    return std::nullopt;
  for (std::size_t end = path.size(); end != std::string::npos && end > 0; end = path.rfind('/', end - 1))
    if (const std::string archive = path.substr(0, end); isOrdinaryFile(asGdalPath(archive)))
      return GdalName{archive, *prefix + asGdalPath(path)};
  return std::nullopt;
}

/// Returns whether GDAL would interpret a name as something other than a file.
bool isSpecial(const std::string& name) {
  if (name.starts_with("/vsi")) return true;
  const std::size_t colon = name.find(':');
  return colon != std::string::npos && colon >= 2 && name.find('/') > colon;
}

}  // namespace

const char* gridDriverOf(const std::string& name) {
  const auto kind =
      std::ranges::find_if(kGridPrefixes, [&](const GridPrefix& p) { return name.starts_with(p.prefix); });
  return kind == kGridPrefixes.end() ? nullptr : kind->driver;
}

std::string asGdalPath(const std::string& path) {
  const bool plain =
      path.starts_with('/') || path.starts_with("./") || path.find_first_of(":<{") == std::string::npos;
  return plain ? path : "./" + path;
}

bool isZarrFolder(const std::string& path) {
  return isOrdinaryFile(asGdalPath(path) + "/.zarray") || isOrdinaryFile(asGdalPath(path) + "/.zgroup");
}

Result<GdalName> resolveGdalName(const std::string& name) {
  if (name.starts_with(kMemoryFolder)) return GdalName{{}, name};
  if (auto saga = sagaName(name)) return *saga;
  if (isOrdinaryFile(asGdalPath(name))) return GdalName{name, asGdalPath(name)};
  if (auto grid = gridName(name)) return *grid;
  if (auto zarr = zarrName(name)) return *zarr;
  if (auto archived = archiveName(name)) return *archived;
  if (isSpecial(name) && readsAnywhere()) return GdalName{{}, name};
  if (isSpecial(name)) return errorIn(name, "is no file on this machine, and nothing else is read");
  return GdalName{name, asGdalPath(name)};
}

Result<std::string> fileOfName(const std::string& name) {
  auto resolved = resolveGdalName(name);
  if (!resolved) return resolved.error();
  return resolved->file;
}

}  // namespace scarp
