#pragma once

#include <string>
#include <string_view>

#include "core/base/Result.h"

class GDALDataset;

namespace scarp {

/// Lets GDAL keep as much as the memory budget allows of what it has read. Any time.
void limitGdalCache();

/// Whether a raster's blocks, of which GDAL always reads a whole one, fit into a part of the memory budget.
/// The error is one line that begins with the path.
[[nodiscard]] Result<void> checkBlocks(const std::string& path, GDALDataset& dataset);

/// A file in GDAL's memory that exists as long as this object. A database is written there and copied, so
/// that a failure of the disk is reported in the system's words.
class MemoryFile {
 public:
  explicit MemoryFile(const char* ending);  ///< ".gpkg"
  ~MemoryFile();
  MemoryFile(const MemoryFile&) = delete;
  MemoryFile& operator=(const MemoryFile&) = delete;

  [[nodiscard]] const std::string& path() const { return path_; }
  [[nodiscard]] std::string_view bytes() const;

 private:
  std::string path_;
};

}  // namespace scarp
