#pragma once

#include <string>

namespace scarp {

// Files that the person has chosen on this machine as drapes. Those alone, and what lies in a project's own
// folder, are read: a project of somebody else may name any file. UI thread.

void rememberDrapeFile(const std::string& path);
[[nodiscard]] bool isRememberedDrapeFile(const std::string& path);

}  // namespace scarp
