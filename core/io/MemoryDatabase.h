#pragma once

#include <string>
#include <string_view>

namespace scarp {

/// A GeoPackage in GDAL's memory, which goes with this. A database is written there and copied: what fails on
/// a disk is said in the system's words then.
class MemoryDatabase {
 public:
  MemoryDatabase();
  ~MemoryDatabase();
  MemoryDatabase(const MemoryDatabase&) = delete;
  MemoryDatabase& operator=(const MemoryDatabase&) = delete;

  [[nodiscard]] const std::string& path() const { return path_; }
  [[nodiscard]] std::string_view bytes() const;

 private:
  std::string path_;
};

}  // namespace scarp
