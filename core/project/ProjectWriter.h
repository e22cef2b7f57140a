#pragma once

#include <cstdint>
#include <map>

#include "core/base/Progress.h"
#include "core/project/ProjectFile.h"
#include "core/project/ProjectHistory.h"
#include "core/project/ProjectStore.h"

namespace scarp {

/// What a file holds, as whoever saved or opened it last knows it. A value.
struct StoredProject {
  SlotMap map;
  std::map<RasterId, HeightRaster> rasters;  ///< Whose tiles are those in the file.
  std::map<ObjectId, Object> objects;
  ProjectSettings settings;
  std::uint64_t preview = 0;  ///< Checksum of it.
  EntryRefs entries;
  ProjectStamp stamp;
};

/// Writes what the contents have other than is stored, in one transaction; gives back what is stored then. On
/// an error nothing was written. `file`: the stamp's; `versions`: saved states to keep.
[[nodiscard]] Result<StoredProject> writeProject(ProjectStore& store, const StoredProject& stored,
                                                 const ProjectContents& contents, const std::string& file,
                                                 int versions, SaveReport& report, const Progress& progress);

}  // namespace scarp
