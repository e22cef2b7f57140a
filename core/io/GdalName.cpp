#include "core/io/GdalName.h"

#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

#include "core/io/GdalDrivers.h"
#include "core/io/SampleSource.h"

namespace scarp {

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
