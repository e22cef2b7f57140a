#pragma once

#include <memory>
#include <string>

#include "core/project/ProjectLoad.h"

namespace scarp {

/// What SQLite itself finds wrong with the file's pages and rows (PRAGMA quick_check), told to the store.
/// Reads the whole file. An error where it was cancelled.
[[nodiscard]] Result<void> checkPages(ProjectStore& store, const std::string& path);

/// Reads everything of a saved state, and the history, and checks the pages; what is damaged is told to the
/// store. `path` is how the file is named to a person. Any thread. An error where it was cancelled or the
/// history cannot be read.
[[nodiscard]] Result<void> checkProject(const std::shared_ptr<ProjectStore>& store, const LoadedSave& save,
                                        const std::string& path, const Progress& progress);

}  // namespace scarp
