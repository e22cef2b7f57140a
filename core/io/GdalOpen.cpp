#include "core/io/GdalOpen.h"

#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <utility>

#include "core/base/PrintableLine.h"
#include "core/io/GdalDrivers.h"
#include "core/io/GdalErrors.h"
#include "core/io/RawLayout.h"
#include "core/io/SampleSource.h"
#include "core/io/VrtCheck.h"
#include "core/remote/RemoteFileSystem.h"

namespace scarp {

namespace {

namespace fs = std::filesystem;

struct GridPrefix {
  const char *prefix, *driver;
  bool numbered;  ///< GTIFF_DIR:2:file.tif, not NETCDF:file.nc:variable.
};

constexpr std::array<GridPrefix, 4> kGridPrefixes{{{"NETCDF:", "netCDF", false},
                                                   {"HDF5:", "HDF5Image", false},
                                                   {"BAG:", "BAG", false},
                                                   {"GTIFF_DIR:", "GTiff", true}}};

constexpr std::array kArchivePrefixes{"/vsizip/", "/vsitar/", "/vsigzip/"};

/// As no driver takes it for a name of its own.
std::string asPath(const std::string& path) {
  const bool plain =
      path.starts_with('/') || path.starts_with("./") || path.find_first_of(":<{") == std::string::npos;
  return plain ? path : "./" + path;
}

bool isFile(const std::string& path) {
  struct stat status {};
  return ::stat(path.c_str(), &status) == 0 && S_ISREG(status.st_mode);
}

/// What a name means to GDAL.
struct GdalName {
  std::string file;              ///< That must be there.
  std::string name;              ///< For GDAL.
  const char* driver = nullptr;  ///< The only one that may open it; null: all that may.
};

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
  if (!isFile(asPath(file))) return std::nullopt;
  const std::string path = asPath(file);
  return GdalName{file, kind->numbered ? before + path : before + '"' + path + '"' + after, kind->driver};
}

/// ZARR:"folder":/array, or the folder alone.
std::optional<GdalName> zarrName(const std::string& name) {
  constexpr std::string_view prefix = "ZARR:\"";
  if (isZarrFolder(name)) return GdalName{name, "ZARR:\"" + asPath(name) + '"', "Zarr"};
  const std::size_t end = name.starts_with(prefix) ? name.find('"', prefix.size()) : std::string::npos;
  if (end == std::string::npos) return std::nullopt;
  const std::string folder = name.substr(prefix.size(), end - prefix.size());
  if (!isZarrFolder(folder) || name.find("..", end) != std::string::npos) return std::nullopt;
  return GdalName{folder, "ZARR:\"" + asPath(folder) + name.substr(end), "Zarr"};
}

/// What a group says of its arrays may lead out of its folder.
Result<void> checkZarr(const std::string& name, const std::string& folder) {
  std::ifstream file(folder + "/.zmetadata", std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  if (text.find("..") == std::string::npos) return {};
  return Error{name + ": its .zmetadata names arrays outside its folder"};
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
    if (const std::string archive = path.substr(0, end); isFile(asPath(archive)))
      return GdalName{archive, *prefix + asPath(path)};
  return std::nullopt;
}

/// Whether GDAL would take it for something else than a file of that name.
bool isSpecial(const std::string& name) {
  if (name.starts_with("/vsi")) return true;
  const std::size_t colon = name.find(':');
  return colon != std::string::npos && colon >= 2 && name.find('/') > colon;
}

/// One of the files of the address that this process reads.
GdalName remoteName(const std::string& name) {
  constexpr std::array<GridPrefix, 4> prefixes{
      {{"ZARR:", "Zarr", false}, {"WMS:", "WMS", false}, {"WMTS:", "WMTS", false}, {"WCS:", "WCS", false}}};
  const auto starts = [&](const GridPrefix& p) { return name.starts_with(p.prefix); };
  for (const auto& kinds : {prefixes, kGridPrefixes})
    if (const auto kind = std::ranges::find_if(kinds, starts); kind != kinds.end())
      return {{}, name, kind->driver};
  return {{}, name};
}

Result<GdalName> resolve(const std::string& name) {
  if (name.starts_with(kMemoryFolder)) return GdalName{{}, name};
  if (isRemoteName(name)) return remoteName(name);
  if (isFile(asPath(name))) return GdalName{name, asPath(name)};
  if (auto grid = gridName(name)) return *grid;
  if (auto zarr = zarrName(name)) return *zarr;
  if (auto archived = archiveName(name)) return *archived;
  if (isSpecial(name) && readsAnywhere()) return GdalName{{}, name};
  if (isSpecial(name)) return Error{name + ": is no file on this machine, and nothing else is read"};
  return GdalName{name, asPath(name)};
}

Error cannotOpen(const std::string& name, const std::string& reason) {
  if (looksRaw(name) && isFile(name)) {
    std::error_code ignored;
    return {name + ": holds samples without a header; " + rawLayoutHint(fs::file_size(name, ignored))};
  }
  const bool unknown = reason.find("not recognized as a supported file format") != std::string::npos;
  return {name + ": not a raster that Scarp can read" +
          (unknown || reason.empty() ? "" : " (" + reason + ")")};
}

/// A file's metadata may name another as its overviews, which GDAL opens when it first looks for these.
Result<void> checkOverviews(const std::string& name, GDALDataset& dataset) {
  const char* const overviews = dataset.GetMetadataItem("OVERVIEW_FILE", "OVERVIEWS");
  if (!overviews) return {};
  return Error{name + ": names '" + printableLine(overviews, 60) + "' as its overviews, which is not read"};
}

/// What belongs to it lies in its own folder or below.
Result<void> checkFiles(const std::string& name, const std::string& file, GDALDataset& dataset) {
  std::error_code failure;
  const fs::path folder = fs::absolute(file, failure).lexically_normal().parent_path();
  const CPLStringList files(dataset.GetFileList());
  for (int i = 0; i < files.size(); ++i) {
    const std::string_view other(files[i]);
    if (other.starts_with("/vsi")) continue;
    const fs::path path = fs::absolute(other, failure).lexically_normal();
    if (std::mismatch(folder.begin(), folder.end(), path.begin(), path.end()).first != folder.end())
      return Error{name + ": names '" + printableLine(other, 60) +
                   "', which is no file below its own folder"};
  }
  return {};
}

/// A map service that was opened by its address has no cache of pictures, for which its description has to
/// ask (core/remote/ServiceCache).
void askForCache(GDALDatasetUniquePtr& service) {
  const char* const description = service->GetMetadataItem("XML", "WMS");
  std::string text = description ? description : "";
  const std::size_t end = text.rfind("</GDAL_WMS>");
  if (end == std::string::npos || text.find("<Cache") != std::string::npos) return;
  text.insert(end, "<Cache/>");
  constexpr std::array<const char*, 2> driver{"WMS", nullptr};
  GDALDatasetUniquePtr caching(
      GDALDataset::Open(text.c_str(), GDAL_OF_RASTER | GDAL_OF_READONLY, driver.data()));
  if (caching && caching->GetRasterCount() == service->GetRasterCount()) service = std::move(caching);
}

}  // namespace

Result<std::string> fileOfName(const std::string& name) {
  auto resolved = resolve(name);
  if (!resolved) return resolved.error();
  return resolved->file;
}

Result<GDALDatasetUniquePtr> openGdalRaster(const std::string& name) {
  const GdalErrors errors;
  const auto resolved = resolve(name);
  if (!resolved) return resolved.error();
  const bool mosaic = !resolved->driver && isVrt(resolved->name);
  if (mosaic && isRemoteName(name)) return Error{name + ": is a VRT file; what it names is not fetched"};
  if (mosaic && !readsAnywhere())
    if (auto right = checkVrt(name); !right) return right.error();
  if (resolved->driver && resolved->driver == std::string_view("Zarr") && !resolved->file.empty()) {
    if (auto right = checkZarr(name, resolved->file); !right) return right.error();
    if (!admitDriver("Zarr")) return Error{name + ": GDAL here has no reader for Zarr"};
  }
  const std::array<const char*, 2> one{resolved->driver ? resolved->driver : "", nullptr};
  GDALDatasetUniquePtr dataset(GDALDataset::Open(resolved->name.c_str(),
                                                 GDAL_OF_RASTER | GDAL_OF_READONLY | GDAL_OF_VERBOSE_ERROR,
                                                 resolved->driver ? one.data() : rasterDrivers().data()));
  // GDAL 3.6 opens an SRTM tile in an archive without its file where that cannot be opened, and crashes at
  // the first row.
  const bool hollow = dataset && errors.failed() && EQUAL(dataset->GetDriverName(), "SRTMHGT");
  if (!dataset || hollow) return cannotOpen(name, errors.failure());
  if (isRemoteName(name) && name.starts_with("WMS:")) askForCache(dataset);
  if (readsAnywhere()) return dataset;
  if (auto right = checkOverviews(name, *dataset); !right) return right.error();
  if (isRemoteName(name)) return dataset;
  if (!mosaic)  // Its sources have been checked, and there may be thousands.
    if (auto right = checkFiles(name, resolved->file, *dataset); !right) return right.error();
  return dataset;
}

bool isZarrFolder(const std::string& path) {
  return isFile(asPath(path) + "/.zarray") || isFile(asPath(path) + "/.zgroup");
}

GDALDatasetUniquePtr openGdalVectors(const std::string& path, const char* driver) {
  const std::array<const char*, 2> drivers{driver, nullptr};
  return GDALDatasetUniquePtr(
      GDALDataset::Open(asPath(path).c_str(), GDAL_OF_VECTOR | GDAL_OF_READONLY, drivers.data()));
}

}  // namespace scarp
