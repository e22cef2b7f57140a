#include "core/io/OwnFile.h"

#include <png.h>

#include <array>

#include "core/base/Contract.h"
#include "core/io/GdalDrivers.h"
#include "core/io/PictureRows.h"

namespace scarp {

namespace {

/// `name`: as GDAL has it.
GDALDatasetUniquePtr openBy(const char* driver, const std::string& name, unsigned kind) {
  const std::array<const char*, 2> drivers{driver, nullptr};
  return GDALDatasetUniquePtr(GDALDataset::Open(name.c_str(), kind | GDAL_OF_READONLY, drivers.data()));
}

}  // namespace

GDALDatasetUniquePtr openOwnGeoTiff(const MemoryFile& file) {
  return openBy("GTiff", file.path(), GDAL_OF_RASTER);
}

GDALDatasetUniquePtr openOwnGeoTiff(const std::string& path) {
  return openBy("GTiff", asGdalPath(path), GDAL_OF_RASTER);
}

GDALDatasetUniquePtr openOwnGeoJson(const std::string& path) {
  return openBy("GeoJSON", asGdalPath(path), GDAL_OF_VECTOR);
}

GDALDatasetUniquePtr openOwnGeoPackage(const std::string& path) {
  GDALDriver* const driver = geoPackageDriver();
  if (!driver) return nullptr;
  GDALOpenInfo file(path.c_str(), GDAL_OF_VECTOR | GDAL_OF_READONLY);
  return GDALDatasetUniquePtr(driver->pfnOpen(&file));
}

Result<std::vector<std::uint8_t>> readPngBytes(std::span<const std::uint8_t> file,
                                               const PictureShape& shape) {
  constexpr std::array<png_uint_32, 5> kinds{0, PNG_FORMAT_GRAY, PNG_FORMAT_GA, PNG_FORMAT_RGB,
                                             PNG_FORMAT_RGBA};
  EXPECTS(shape.channels >= 1 && shape.channels <= 4 && shape.bytes == 1);
  png_image image{};
  image.version = PNG_IMAGE_VERSION;
  const auto failure = [&] {
    Error error(Message::verbatim(image.message));
    png_image_free(&image);
    return error;
  };
  if (png_image_begin_read_from_memory(&image, file.data(), file.size()) == 0) return failure();
  image.format = kinds[static_cast<std::size_t>(shape.channels)];
  if (image.width != static_cast<png_uint_32>(shape.columns) ||
      image.height != static_cast<png_uint_32>(shape.rows)) {
    png_image_free(&image);
    return Error{"a picture has another size than it was written with"};
  }
  std::vector<std::uint8_t> samples(shape.rowBytes() * static_cast<std::size_t>(shape.rows));
  if (png_image_finish_read(&image, nullptr, samples.data(), 0, nullptr) == 0) return failure();
  return samples;
}

}  // namespace scarp
