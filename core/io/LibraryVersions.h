#pragma once

#include <string>
#include <utility>
#include <vector>

namespace scarp {

/// The libraries that files are read and written by, with the versions that are loaded. Any thread.
[[nodiscard]] std::vector<std::pair<std::string, std::string>> libraryVersions();

}  // namespace scarp
