#pragma once

#include <memory>
#include <string>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/project/ProjectWriter.h"

namespace scarp {

/// Copies a file, bytes as they are, under a new name; on the disk when this returns, whole or not at all.
/// Where the file system can the copy shares the bytes. The error names the copy.
[[nodiscard]] Result<void> copyFile(const std::string& from, const std::string& to,
                                    const Progress& progress = {});

/// A path beside another that nothing has yet: "a/x.scarp" and "damaged" → "a/x.damaged.scarp",
/// "a/x.damaged-2.scarp" …
[[nodiscard]] std::string freeName(const std::string& path, const std::string& purpose);

/// A project file to be made.
struct NewProject {
  std::string path;  ///< As the person wrote it.
  std::string real;  ///< With links followed.
  std::string identity;
  int versions = 10;
};
struct WrittenProject {
  std::shared_ptr<ProjectStore> store;
  StoredProject stored;
};

// All of them write beside the target, force that onto the disk, and rename it: a file is whole or not there.

/// A new project of the contents; what they share with `stored` is taken out of `source` (null: nothing) as
/// it lies there. report.original, where it is not empty, is what the file that had the name is called from
/// then on.
[[nodiscard]] Result<WrittenProject> writeNewProject(const NewProject& wanted,
                                                     const ProjectContents& contents, ProjectStore* source,
                                                     const StoredProject& stored, SaveReport& report,
                                                     const Progress& progress);
/// Rewrites a file without what is free in it.
[[nodiscard]] Result<std::shared_ptr<ProjectStore>> compactProject(SqliteDatabase& source,
                                                                   const std::string& path,
                                                                   const std::string& real,
                                                                   const Progress& progress);

}  // namespace scarp
