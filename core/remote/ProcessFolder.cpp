#include "core/remote/ProcessFolder.h"

#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <system_error>

namespace scarp {

std::string processFolder(const std::string& cacheFolder) {
  namespace fs = std::filesystem;
  if (cacheFolder.empty()) return {};
  const fs::path folder = fs::path(cacheFolder) / "processes";
  std::error_code failure;
  for (fs::directory_iterator at(folder, failure), end; !failure && at != end; at.increment(failure)) {
    const int owner = std::atoi(at->path().filename().c_str());
    std::error_code ignored;
    if (owner > 0 && ::kill(owner, 0) != 0) fs::remove_all(at->path(), ignored);
  }
  const fs::path own = folder / std::to_string(::getpid());
  failure.clear();
  fs::create_directories(own, failure);
  return failure ? std::string() : own.string();
}

}  // namespace scarp
