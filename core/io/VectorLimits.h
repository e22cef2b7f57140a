#pragma once

#include <cstddef>
#include <string>

#include "core/base/Result.h"

namespace scarp {

/// Limits of what is read of a file. A value.
struct VectorLimits {
  std::size_t lines;      ///< Areas too. A part of a line with several parts is a line.
  std::size_t points;     ///< Of lines and areas.
  std::size_t textBytes;  ///< Names and values of fields, with 64 bytes more for each field.

  /// The error is one line that names the limit, and no file.
  [[nodiscard]] Result<void> check(std::size_t lineCount, std::size_t pointCount, std::size_t bytes) const;
};
/// Returns the limits for the memory budget: 100,000 lines, 2 million points and 64 MiB of text for each
/// 256 MiB, at most kMaxVectorLines and kMaxVectorPoints. Any thread.
[[nodiscard]] VectorLimits vectorLimits();

/// Checks the counts, sizes and nesting of a vector file before GDAL reads it: inserts of blocks in DXF, the
/// unpacked size of KMZ, lines of KML, views and blobs of GeoPackage. Formats are recognised by the first bytes of the
/// file, and DXF also by its extension. The error is one line that names the limit, and no file. Call it in
/// the process that decodes. Any thread.
[[nodiscard]] Result<void> checkVectorLimits(const std::string& path);

}  // namespace scarp
