#pragma once

#include <string>

namespace scarp {

/// A folder of this process's own below the one for what is kept of remote files, made where there is none;
/// empty where it cannot be. It goes with the first process that calls this after this one has ended.
[[nodiscard]] std::string processFolder(const std::string& cacheFolder);

}  // namespace scarp
