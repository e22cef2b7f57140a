#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/base/Result.h"

namespace scarp {

/// What of a build was made when: for each export a key of all that it depends on, and the checksums of its
/// files. Kept as JSON beside the build's recipe. A value.
struct BuildRecord {
  struct Made {
    std::string key;                           ///< SHA-256 of all that went in.
    std::map<std::string, std::string> files;  ///< Path → SHA-256.
  };
  std::map<std::string, Made> exports;  ///< By name.

  /// Whether an export need not be made: it was made of the same, and its files are as they were left.
  [[nodiscard]] bool isFresh(const std::string& name, const std::string& key) const;
  /// Remembers an export by its files as they are.
  Result<void> remember(const std::string& name, const std::string& key,
                        const std::vector<std::string>& files);
};

/// Empty where there is none, or one that cannot be understood: then all is made.
[[nodiscard]] BuildRecord readBuildRecord(const std::string& path);
/// The error is one line that names the path.
[[nodiscard]] Result<void> writeBuildRecord(const BuildRecord& record, const std::string& path);

/// Checksums of a raster and all files that belong to it, as GDAL tells: sources of a VRT, world files, the
/// JSON beside it; of a folder all files in it. The error is one line that names the file.
[[nodiscard]] Result<std::map<std::string, std::string>> inputChecksums(const std::string& path);
/// The same of a script and the files that it names.
[[nodiscard]] Result<std::map<std::string, std::string>> scriptChecksums(const std::string& path);

}  // namespace scarp
