#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/base/Result.h"

class GDALDataset;

namespace scarp {

/// Where a band's samples lie in a file that stores them one after another.
struct SampleOffsets {
  std::int64_t first = 0;        ///< Byte of the first sample of the first row.
  std::int64_t row = 0;          ///< Bytes from row to row; negative where the last row is stored first.
  std::int64_t sample = 0;       ///< Bytes from sample to sample; positive.
  std::int64_t sampleBytes = 0;  ///< Of one sample.
};

/// Which samples of a band the file holds. Readers of some formats give 0 for what lies behind the end of a
/// file that was cut short, and do not say so.
class SamplesInFile {
 public:
  /// All of columns × rows.
  SamplesInFile(int columns, int rows) : columns_(columns), rows_(rows) {}
  /// Those that end within `fileBytes`.
  SamplesInFile(int columns, int rows, const SampleOffsets& offsets, std::int64_t fileBytes);
  /// Those of a mask, row by row.
  SamplesInFile(int columns, int rows, std::vector<bool> mask);

  [[nodiscard]] bool complete() const { return held_ == whole(); }
  [[nodiscard]] std::int64_t held() const { return held_; }
  [[nodiscard]] std::int64_t whole() const { return std::int64_t{columns_} * rows_; }
  [[nodiscard]] bool holdsRow(int row) const { return heldOf(row) == columns_; }
  [[nodiscard]] bool holdsNothingOf(int row) const { return heldOf(row) == 0; }
  [[nodiscard]] bool holds(int column, int row) const;

 private:
  /// Samples of a row that are there, from the left; without a mask.
  [[nodiscard]] int reach(int row) const;
  /// Samples of a row that are there.
  [[nodiscard]] int heldOf(int row) const;

  int columns_, rows_;
  SampleOffsets offsets_;
  std::int64_t fileBytes_ = 0;
  std::vector<bool> mask_;
  std::int64_t held_ = whole();
};

/// For each band of a raster that GDAL has opened from a file. Complete where the format's reader itself
/// reports what is missing. The error is for a file that holds nothing, or of which it cannot be told what is
/// missing.
[[nodiscard]] Result<std::vector<SamplesInFile>> samplesInFile(const std::string& file, GDALDataset& dataset);

/// Which samples of a band a netCDF file of a classic kind (CDF-1, CDF-2, CDF-5) holds; complete for those of
/// other kinds, whose library notices itself. The library gives 0 for what lies behind the end of the file.
/// The error is for a file that was cut short and does not give away which way up GDAL reads it.
[[nodiscard]] Result<SamplesInFile> samplesInClassicNetcdf(const std::string& file, GDALDataset& dataset,
                                                           int band);

}  // namespace scarp
