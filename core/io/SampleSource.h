#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/Result.h"
#include "core/io/RasterImport.h"

namespace scarp {

/// What a raster file says of itself, before anything is made of it.
struct SourceInfo {
  std::string driver;         ///< "GTiff", "EXR", "RAW" …
  std::string sampleType;     ///< "Int16", "Float32" …
  int columns = 0, rows = 0;  ///< ≥ 2 each.
  std::optional<std::array<double, 6>> geoTransform;
  std::string crsWkt;          ///< WKT2, empty where there is none.
  bool axesInDegrees = false;  ///< No CRS, but the axes say that they are degrees (netCDF).
  std::optional<std::array<double, 2>> cellMetres;  ///< Where there is no geotransform: cell size, metres.
  bool southFirst = false;   ///< Where there is no geotransform: the first row is the southern one.
  std::string verticalUnit;  ///< Empty where the file says none.
  std::optional<double> nodata;
  double scale = 1.0, offset = 0.0;  ///< value in the file's unit = stored·scale + offset.
  std::vector<std::string> warnings;
};

/// The stored samples of one band, in rows as the file has them. One thread at a time.
class SampleSource {
 public:
  virtual ~SampleSource() = default;
  [[nodiscard]] const SourceInfo& info() const { return info_; }
  /// Reads rows [row, row + count) into out (count · columns values), NaN where the file masks a sample.
  virtual Result<void> read(int row, int count, std::span<double> out) = 0;

 protected:
  SourceInfo info_;
};

/// Opens a raster of a format that Scarp knows. Errors are one line that begins with the path.
Result<std::unique_ptr<SampleSource>> openSource(const std::string& path,
                                                 const std::optional<RawLayout>& raw);

// The readers that openSource chooses from.
Result<std::unique_ptr<SampleSource>> openGdalSource(const std::string& path);
Result<std::unique_ptr<SampleSource>> openExrSource(const std::string& path);
Result<std::unique_ptr<SampleSource>> openRawSource(const std::string& path, const RawLayout& layout);

/// Turns away rasters that are no grid (fewer than 2 × 2 samples) or whose heights would fit neither
/// into memory nor beside it (LargePages::room()).
Result<void> checkRasterSize(const std::string& path, std::int64_t columns, std::int64_t rows);

/// The error for a file whose samples cannot be read at some rows; `reason` may be empty.
[[nodiscard]] Error unreadableRows(const std::string& path, int row, int count, const std::string& reason);

}  // namespace scarp
