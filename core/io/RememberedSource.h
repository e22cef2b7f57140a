#pragma once

#include <mutex>
#include <optional>
#include <set>
#include <string>

#include "core/io/HeightRule.h"
#include "core/io/ImportSource.h"
#include "core/schema/Schema.h"
#include "core/terrain/GeoReference.h"

namespace scarp {

/// Describes the file of an import so that an export can store samples as it does. `placement`: of the
/// samples that were read; `reference`: with the vertical unit. Returns nothing where no band of one file
/// contains the heights as they are: tiles, means, heights in colours, formats that GDAL does not read.
/// Allows the file to be read again (allowSourceFile()).
[[nodiscard]] std::optional<StoredSource> rememberSource(
    const std::string& path, const ImportOptions& options, const ImportSource& opened,
    const GridPlacement& placement, const GeoReference& reference, const HeightRule& rule);

/// Files that may be read, by their absolute paths with symbolic links followed. Any thread.
class AllowedPaths {
 public:
  void add(const std::string& path);
  [[nodiscard]] bool contains(const std::string& path) const;
  [[nodiscard]] std::set<std::string> all() const;

 private:
  mutable std::mutex busy_;
  std::set<std::string> paths_;
};

/// Allows an export to read a file that a project names as its source: the user chose it on this machine, or
/// it is in the project's folder. Files that were imported are allowed. Any thread.
void allowSourceFile(const std::string& path);
[[nodiscard]] bool isAllowedSourceFile(const std::string& path);

/// Path of a source as a project file contains it: relative to the project's folder if the file is in or
/// below that, otherwise the file's name alone. Projects are handed on, and paths contain names of people and
/// computers. `folder`: absolute. A path that was not found (findSource()) stays as it is.
[[nodiscard]] std::string portableSourcePath(const std::string& path, const std::string& folder);

/// Makes the path of a source that a project contains absolute, and allows the file if it is in or below
/// `folder`, the project's: there under its relative path or, from older projects, under its name; otherwise
/// among the files that may be read (allowSourceFile()), by name, size and time of the last change. A path of
/// which no file is found stays as it is.
void findSource(StoredSource& source, const std::string& folder);

/// Whether the file of a source is as it was when it was read, by its size and the time of its last change.
enum class SourceState { Same, Changed, Gone };
[[nodiscard]] SourceState stateOf(const StoredSource& source);

/// How stored samples of a source become heights.
[[nodiscard]] HeightRule heightRule(const StoredSource& source);

// Stored forms, every number to the bit. Constant; any thread.

[[nodiscard]] const Schema<StoredLayout>& storedLayoutSchema();
/// Type of a Message, which may be empty. A text, as earlier versions wrote it, reads as a verbatim message.
[[nodiscard]] ValueType messageType();
/// Checks that the band exists and that numbers are within their ranges.
[[nodiscard]] const Schema<StoredSource>& storedSourceSchema();

}  // namespace scarp
