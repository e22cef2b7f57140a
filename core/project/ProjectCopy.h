#pragma once

#include <memory>
#include <string>

#include "core/base/Progress.h"
#include "core/project/ProjectWriter.h"

namespace scarp {

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
/// By SQLite's backup.
[[nodiscard]] Result<void> copyProject(SqliteDatabase& source, const std::string& path,
                                       const std::string& real, const Progress& progress);
/// The same file without what is free in it.
[[nodiscard]] Result<std::shared_ptr<ProjectStore>> compactProject(SqliteDatabase& source,
                                                                   const std::string& path,
                                                                   const std::string& real,
                                                                   const Progress& progress);

}  // namespace scarp
