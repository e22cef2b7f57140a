#pragma once

#include <cstdint>
#include <cstdio>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "core/base/Json.h"
#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/document/TilePack.h"
#include "core/part/PartPlan.h"
#include "core/terrain/GeoReference.h"

namespace scarp {

/// Writes a raster and what is said of it as one file, which appears whole or not at all. Its tiles are
/// packed row of tiles by row of tiles, each with its checksum, and so is what is said.
[[nodiscard]] Result<void> writePartFile(const std::string& path, const Json& about,
                                         const HeightRaster& raster, const Progress& progress = {});

/// Such a file, of which tiles are read one by one. Concurrent const use is safe. Errors are one line that
/// begins with the path.
class PartFile {
 public:
  /// Reads what is said, and checks it.
  [[nodiscard]] static Result<PartFile> open(const std::string& path);

  [[nodiscard]] const std::string& path() const { return path_; }
  [[nodiscard]] const Json& about() const { return about_; }
  [[nodiscard]] int columns() const { return columns_; }  ///< Samples of the raster.
  [[nodiscard]] int rows() const { return rows_; }

  /// Reads all tiles and compares them with their checksums, some at a time.
  [[nodiscard]] Result<void> verify(const Progress& progress = {}) const;
  /// By its slot in the raster; never null.
  [[nodiscard]] Result<HeightRaster::TilePtr> tile(int slot) const;
  /// All of them.
  [[nodiscard]] Result<HeightRaster> raster() const;

 private:
  struct CloseFile {
    void operator()(std::FILE* file) const { std::fclose(file); }
  };
  struct LockedFile {
    std::unique_ptr<std::FILE, CloseFile> file;
    std::mutex mutex;
  };
  [[nodiscard]] Error damaged(Message what) const;
  [[nodiscard]] bool read(std::uint64_t offset, std::span<std::byte> out) const;
  [[nodiscard]] Result<void> readDirectory(std::uint64_t size);

  std::string path_;
  std::shared_ptr<LockedFile> held_;
  Json about_;
  int columns_ = 0, rows_ = 0;
  std::vector<PackedTile> directory_;  ///< Offsets are those in the file.
};

/// What a part's file says of itself: what it was made of, and which part it is.
struct PartHeader {
  std::string ground;  ///< PartSurvey::sum.
  std::string work;    ///< writePartWork()
  int size = 0, id = 0;
  GridFrame frame;  ///< Of the whole.
  GeoReference georeference;

  /// Which of what both were made of differs, as "another operation"; empty where nothing does.
  [[nodiscard]] Message otherThan(const PartHeader& header) const;
};

[[nodiscard]] Json writePartHeader(const PartHeader& header);
/// The error is a line without a name.
[[nodiscard]] Result<PartHeader> readPartHeader(const Json& about);

/// "part-00003.part"
[[nodiscard]] std::string partFileName(int id);

}  // namespace scarp
