#pragma once

#include <string>
#include <string_view>

namespace scarp {

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
