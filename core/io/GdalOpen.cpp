#include "core/io/GdalOpen.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/PrintableLine.h"
#include "core/io/GdalDrivers.h"
#include "core/io/GdalErrors.h"
#include "core/io/RawLayout.h"
#include "core/io/SampleSource.h"
#include "core/remote/RemoteFileSystem.h"

namespace scarp {

namespace {

namespace fs = std::filesystem;

/// What a group says of its arrays may lead out of its folder.
Result<void> checkZarr(const std::string& name, const std::string& folder) {
  std::ifstream file(folder + "/.zmetadata", std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  if (text.find("..") == std::string::npos) return {};
  return errorIn(name, "its .zmetadata names arrays outside its folder");
}

/// Name of a file at the address that this process reads, or of the service there.
GdalName remoteName(const std::string& name) {
  constexpr std::array<std::array<const char*, 2>, 4> drivers{
      {{"ZARR:", "Zarr"}, {"WMS:", "WMS"}, {"WMTS:", "WMTS"}, {"WCS:", "WCS"}}};
  for (const auto& [prefix, driver] : drivers)
    if (name.starts_with(prefix)) return {{}, name, driver};
  return {{}, name, gridDriverOf(name)};
}

/// Drivers that read all of a file to open it, or bypass GDAL's file systems.
constexpr std::array<const char*, 3> kFromDiskOnly{"XYZ", "PCRaster", nullptr};

/// Drivers that may open a name; ends with a null pointer.
std::vector<const char*> driversFor(const std::string& name) {
  std::vector<const char*> drivers = rasterDrivers();
  if (isRemoteName(name))
    std::erase_if(drivers, [](const char* driver) {
      return driver && (EQUAL(driver, kFromDiskOnly[0]) || EQUAL(driver, kFromDiskOnly[1]));
    });
  return drivers;
}

/// Rejects a file of a zip archive that is far larger when unpacked: drivers of text formats read all of it.
Result<void> checkUnpacked(const std::string& name, const GdalName& resolved) {
  constexpr double kMaxBytes = 256.0 * (1 << 20), kMaxRatio = 200.0;
  constexpr std::string_view prefix = "/vsizip/";
  if (!resolved.name.starts_with(prefix)) return {};
  std::string archive = resolved.file;
  if (archive.empty() && resolved.name.substr(prefix.size()).starts_with('{'))
    archive = resolved.name.substr(prefix.size() + 1, resolved.name.find('}') - prefix.size() - 1);
  VSIStatBufL file{}, whole{};
  if (VSIStatL(resolved.name.c_str(), &file) != 0 || VSIStatL(archive.c_str(), &whole) != 0) return {};
  const auto bytes = static_cast<double>(file.st_size), packed = static_cast<double>(whole.st_size);
  if (bytes <= kMaxBytes || bytes <= kMaxRatio * packed) return {};
  return errorIn(name,
                 "unpacks to %1, more than %2 times the size of its archive; unpack it and open the file",
                 gigabytes(bytes), static_cast<int>(kMaxRatio));
}

/// A format that GDAL reads, but that is not allowed for files of others.
struct ClosedFormat {
  Message title;
  const char* driver;
};
/// Recognises it by the first bytes of a file.
std::optional<ClosedFormat> closedFormatOf(const std::string& file) {
  std::string head(4096, '\0');
  std::ifstream bytes(file, std::ios::binary);
  bytes.read(head.data(), static_cast<std::streamsize>(head.size()));
  head.resize(static_cast<std::size_t>(std::max<std::streamsize>(bytes.gcount(), 0)));
  const auto holds = [&head](std::string_view word) { return head.find(word) != std::string::npos; };
  constexpr std::string_view kGeoPackage = "GPKG", kMbTiles = "MPBX";
  constexpr std::size_t kApplication = 68;  // Application id of an SQLite file.
  if (head.starts_with("SQLite format 3") && head.size() > kApplication + 4) {
    if (head.compare(kApplication, 2, kGeoPackage.substr(0, 2)) == 0)
      return ClosedFormat{Message("a GeoPackage"), "GPKG"};
    if (head.compare(kApplication, 4, kMbTiles) == 0 || holds("tile_data"))
      return ClosedFormat{Message::verbatim("MBTiles"), "MBTiles"};
  }
  if (head.starts_with("Object = IsisCube") || holds("OBJECT = QUBE"))
    return ClosedFormat{Message("an ISIS 3 cube"), "ISIS3"};
  if (holds("PDS_VERSION_ID")) return ClosedFormat{Message("a PDS 3 file"), "PDS"};
  if (holds("http://pds.nasa.gov/pds4")) return ClosedFormat{Message("a PDS 4 label"), "PDS4"};
  if (head.starts_with("SIMPLE  =")) return ClosedFormat{Message("a FITS file"), "FITS"};
  if (head.starts_with("PCIDSK")) return ClosedFormat{Message("a PCIDSK file"), "PCIDSK"};
  if (head.starts_with("<MRF_META")) return ClosedFormat{Message("an MRF file"), "MRF"};
  if (head.starts_with("%PDF")) return ClosedFormat{Message("a PDF file"), "PDF"};
  return std::nullopt;
}

Error cannotOpen(const std::string& name, const std::string& file, const Message& reason) {
  std::error_code none;
  if (looksRaw(name) && fs::is_regular_file(name, none))
    return errorIn(name, "holds samples without a header; %1", rawLayoutHint(fs::file_size(name, none)));
  const auto closed = closedFormatOf(file);
  const auto& open = rasterDrivers();
  const bool admitted = closed && std::ranges::any_of(open, [&](const char* driver) {
                          return driver && EQUAL(driver, closed->driver);
                        });
  if (closed && !admitted)
    return errorIn(
        name,
        "is %1, which is not read from files of others; convert it to GeoTIFF (gdal_translate), or "
        "set %2 if you trust it",
        closed->title, std::string(kGdalAllow) + "=" + closed->driver);
  if (reason.empty() || reason.text().find("not recognized as a supported file format") != std::string::npos)
    return errorIn(name, "not a raster that Scarp can read");
  return errorIn(name, "not a raster that Scarp can read (%1)", reason);
}

/// A file's metadata may name another as its overviews, which GDAL opens when it first looks for these.
Result<void> checkOverviews(const std::string& name, GDALDataset& dataset) {
  const char* const overviews = dataset.GetMetadataItem("OVERVIEW_FILE", "OVERVIEWS");
  if (!overviews) return {};
  return errorIn(name, "names '%1' as its overviews, which is not read", printableLine(overviews, 60));
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
      return errorIn(name, "names '%1', which is no file below its own folder", printableLine(other, 60));
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

/// Opens the surveyed grids of a BAG of variable resolution, resampled to the finest cells among them, in
/// place of the coarse index that the file opens as. Adds a warning that says so.
void openRefinements(const std::string& name, GDALDatasetUniquePtr& dataset, std::vector<Message>* warnings) {
  // GDAL sets the first item only for some files.
  if (!dataset->GetMetadataItem("HAS_SUPERGRIDS") && !dataset->GetMetadataItem("MIN_RESOLUTION_X")) return;
  constexpr std::array<const char*, 2> driver{"BAG", nullptr}, options{"MODE=RESAMPLED_GRID", nullptr};
  GDALDatasetUniquePtr fine(
      GDALDataset::Open(name.c_str(), GDAL_OF_RASTER | GDAL_OF_READONLY, driver.data(), options.data()));
  std::array<double, 6> place{};
  const bool opened = fine && fine->GetGeoTransform(place.data()) == CE_None;
  if (opened) dataset = std::move(fine);
  if (warnings)
    warnings->push_back(
        opened ? Message("it has grids of several resolutions; coarser ones leave holes between their "
                         "samples; resampled to its finest cell size, %1",
                         place[1])
               : Message("it has grids of several resolutions; only their low-resolution index can be read"));
}

}  // namespace

Result<GDALDatasetUniquePtr> openGdalRaster(const std::string& name, std::vector<Message>* warnings) {
  const GdalErrors errors;
  const auto resolved = isRemoteName(name) ? Result<GdalName>(remoteName(name)) : resolveGdalName(name);
  if (!resolved) return resolved.error();
  if (auto right = checkUnpacked(name, *resolved); !right) return right.error();
  const bool mosaic = !resolved->driver && isVrt(resolved->name);
  if (mosaic && isRemoteName(name)) return errorIn(name, "is a VRT file; what it names is not fetched");
  if (mosaic && !readsAnywhere())
    if (auto right = checkVrt(name); !right) return right.error();
  if (resolved->driver && resolved->driver == std::string_view("Zarr") && !resolved->file.empty()) {
    if (auto right = checkZarr(name, resolved->file); !right) return right.error();
    if (!admitDriver("Zarr")) return errorIn(name, "GDAL here has no reader for Zarr");
  }
  const std::vector<const char*> drivers =
      resolved->driver ? std::vector<const char*>{resolved->driver, nullptr} : driversFor(name);
  GDALDatasetUniquePtr dataset(GDALDataset::Open(
      resolved->name.c_str(), GDAL_OF_RASTER | GDAL_OF_READONLY | GDAL_OF_VERBOSE_ERROR, drivers.data()));
  if (!dataset && isRemoteName(name) &&
      GDALIdentifyDriverEx(resolved->name.c_str(), GDAL_OF_RASTER, kFromDiskOnly.data(), nullptr))
    return errorIn(name, "files of this format are read from disk only; download it and open the file");
  // GDAL 3.6 opens an SRTM tile in an archive without its file where that cannot be opened, and crashes at
  // the first row.
  const bool hollow = dataset && errors.failed() && EQUAL(dataset->GetDriverName(), "SRTMHGT");
  if (!dataset || hollow) return cannotOpen(name, resolved->file, errors.failure());
  if (warnings)
    for (const Message& warning : errors.warnings())
      if (std::ranges::find(*warnings, warning) == warnings->end()) warnings->push_back(warning);
  if (!isRemoteName(name) && EQUAL(dataset->GetDriverName(), "BAG"))
    openRefinements(resolved->name, dataset, warnings);
  if (isRemoteName(name) && name.starts_with("WMS:")) askForCache(dataset);
  if (readsAnywhere()) return dataset;
  if (auto right = checkOverviews(name, *dataset); !right) return right.error();
  if (isRemoteName(name)) return dataset;
  if (!mosaic)  // Its sources have been checked, and there may be thousands.
    if (auto right = checkFiles(name, resolved->file, *dataset); !right) return right.error();
  return dataset;
}

}  // namespace scarp
