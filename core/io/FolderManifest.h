#pragma once

#include <sys/stat.h>

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "core/base/Result.h"

namespace scarp {

/// Content of a file that an export wrote.
struct ExportedFile {
  std::uint64_t bytes = 0;
  std::uint64_t sum = 0;      ///< XXH3 of the content; 0 where only size and time are known.
  std::int64_t modified = 0;  ///< Nanoseconds since 1970.
  bool operator==(const ExportedFile&) const = default;
};

[[nodiscard]] std::int64_t modifiedNanoseconds(const struct stat& status);
/// Computes the size, checksum and time of a file; the error is the reason alone. Symbolic links are not
/// followed.
[[nodiscard]] Result<ExportedFile> describeFile(const std::string& path);

/// Kind of export that wrote a file. A web export replaces all files of the previous web export; other
/// exports replace files of the same name only.
enum class ExportGroup : std::uint8_t { Web, Files };

/// List of the files that exports wrote into a folder. It is stored in the folder as `.scarp-export`: one
/// line for each file with its group, size, checksum, time and name. An export replaces and removes listed
/// files only, and only while they are unchanged; every other file is the user's. The list may come from a
/// stranger: names that lead out of the folder are dropped.
class FolderManifest {
 public:
  static constexpr const char* kFileName = ".scarp-export";

  /// Reads the list of a folder. It is empty where there is none, or where it is damaged.
  static FolderManifest read(const std::string& folder);
  /// Returns whether the folder has a list, damaged or not.
  static bool isIn(const std::string& folder);

  void add(ExportGroup group, const std::string& name, const ExportedFile& file);
  /// Adds all entries of another list. A name may then have several contents: those before and after an
  /// export that is under way.
  void merge(const FolderManifest& other);
  /// Removes all entries of a name, or of a group.
  void remove(const std::string& name);
  void remove(ExportGroup group);

  [[nodiscard]] bool contains(ExportGroup group, const std::string& name) const;
  /// Returns whether the file of this name in `folder` is an ordinary file with one of the listed contents.
  [[nodiscard]] bool isUnchanged(ExportGroup group, const std::string& folder, const std::string& name) const;
  /// Names of a group, sorted, each once.
  [[nodiscard]] std::vector<std::string> names(ExportGroup group) const;
  [[nodiscard]] bool empty() const { return entries_.empty(); }

  /// Replaces the list in a folder, at once; removes it where this list is empty. The error names the file.
  [[nodiscard]] Result<void> write(const std::string& folder) const;

 private:
  struct Entry {
    ExportGroup group;
    ExportedFile file;
  };
  std::multimap<std::string, Entry> entries_;
};

/// Returns whether a list may contain a name: relative, without `.` and `..`, without control characters.
[[nodiscard]] bool isListableName(const std::string& name);

/// Folder within a folder that is set aside, for single files that an export replaced or removed.
inline constexpr const char* kReplacedFiles = ".replaced";

/// Removes a folder that an export set aside: its listed, unchanged files and empty folders. Other files and
/// the folders that contain them stay.
void removeListedFiles(const std::string& folder);

}  // namespace scarp
