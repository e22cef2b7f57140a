#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/Result.h"
#include "core/io/ExportRows.h"
#include "core/io/HeightRule.h"
#include "core/io/SampleSource.h"
#include "core/terrain/GeoReference.h"

namespace scarp {

/// Type of stored samples.
struct StoredType {
  bool whole = false;           ///< Whole numbers.
  bool wide = false;            ///< Of floating point: 64 bits, otherwise 32.
  double min = 0.0, max = 0.0;  ///< Range of the numbers.
  /// Whether a number is one of the type's. NaN is one of floating point.
  [[nodiscard]] bool contains(double value) const;
};
/// By GDAL's name; `pixelType` as in StoredLayout. Nothing for a name that is not a type of real numbers.
[[nodiscard]] std::optional<StoredType> storedTypeOf(const std::string& name, const std::string& pixelType);

/// Rows of a terrain as the file that it was read from would store them. A sample whose height is the one
/// that the file's stored value gives gets that value; others are encoded by the file's type, scale, offset
/// and unit. Other bands are those of the file. One thread.
class StoredRows {
 public:
  /// Counts of a pass over all rows.
  struct Counts {
    long long kept = 0;         ///< Samples with the stored value of the file.
    long long encoded = 0;      ///< Samples whose value was computed from the height.
    long long clipped = 0;      ///< Of these: the height is beyond the range of the type.
    long long holes = 0;        ///< Holes that the file does not have there.
    double largestError = 0.0;  ///< Metres, of the encoded samples.
  };

  /// `rows`: of the terrain, in metres, in the order of the written file. Without a file that can be read,
  /// all samples are encoded, and whyNoFile() returns the reason. `path`: read in place of the remembered
  /// file; empty: the remembered one. The error is the reason alone: the type is not supported.
  static Result<StoredRows> open(const Terrain& terrain, const ExportRows& rows, const std::string& path);

  [[nodiscard]] int columns() const { return rows_->columns(); }
  [[nodiscard]] int rows() const { return rows_->rows(); }
  [[nodiscard]] const StoredSource& source() const { return source_; }
  [[nodiscard]] const Message& whyNoFile() const { return whyNoFile_; }
  [[nodiscard]] bool fileChanged() const { return fileChanged_; }
  /// Whether the other bands can be copied: the written samples are exactly those of the file.
  [[nodiscard]] bool hasOtherBands() const { return file_ != nullptr && sameGrid_; }
  [[nodiscard]] const StoredType& type() const { return type_; }

  /// Chooses the stored value of new holes, which may need a pass over all samples. Returns a no-data value
  /// that has to be declared in addition to what the file declares. The error is the reason alone.
  Result<std::optional<double>> chooseHoleValue(const Progress& progress);

  /// Reads rows [row, row + count) of the band with the heights; `mask` gets 0 or 255, and may be empty.
  Result<void> read(int row, int count, std::span<double> out, std::span<double> mask);
  /// Reads rows of another band as the file stores them. Needs hasOtherBands().
  Result<void> readOther(int band, int row, int count, std::span<double> out);

  [[nodiscard]] const Counts& counts() const { return counts_; }
  void resetCounts() { counts_ = {}; }

 private:
  StoredRows() = default;
  void findOffset(const Terrain& terrain, const SourceInfo& info);
  [[nodiscard]] bool isHoleValue(double stored) const;
  /// A whole number that no sample has, if there are new holes.
  Result<std::optional<double>> unusedValue(const Progress& progress);
  [[nodiscard]] double encode(float height);
  Result<void> readFile(int band, int row, int count, std::span<double> out);

  const ExportRows* rows_ = nullptr;
  StoredSource source_;
  HeightRule rule_;
  StoredType type_;
  std::unique_ptr<SampleSource> file_;
  Message whyNoFile_;
  bool fileChanged_ = false;
  bool sameGrid_ = false, flipped_ = false;
  int column0_ = 0, row0_ = 0;  ///< Of the first written sample in the file.
  double holeValue_ = std::numeric_limits<double>::quiet_NaN();
  Counts counts_;
  std::vector<double> fileRows_, maskRows_;
  std::vector<float> heights_;
};

/// Differences between two layouts, a few words each: "compression NONE instead of LZW". Overviews are
/// compared by their sizes; of blocks 0 stands for any size.
[[nodiscard]] std::vector<Message> layoutDifferences(const StoredLayout& wanted, const StoredLayout& found);

}  // namespace scarp
