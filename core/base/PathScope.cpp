#include "core/base/PathScope.h"

#include <algorithm>
#include <filesystem>

#include "core/base/PrintableLine.h"

namespace scarp {

namespace fs = std::filesystem;

std::string resolvedPath(const std::string& path) {
  constexpr int kMaxLinks = 40;
  std::error_code failure;
  fs::path at = fs::absolute(path, failure);
  for (int i = 0; i < kMaxLinks; ++i) {
    const fs::path real = fs::weakly_canonical(at, failure);
    if (failure) return at.lexically_normal().string();
    // A link to a file that does not exist is left as it is.
    if (!fs::is_symlink(fs::symlink_status(real, failure))) return real.string();
    at = real.parent_path() / fs::read_symlink(real, failure);
  }
  return at.lexically_normal().string();
}

bool isBelowFolder(const std::string& path, const std::string& folder) {
  if (folder.empty() || path.empty()) return false;
  const fs::path real = resolvedPath(path), home = resolvedPath(folder);
  const auto [inFolder, inPath] = std::mismatch(home.begin(), home.end(), real.begin(), real.end());
  return inFolder == home.end() && inPath != real.end();
}

FileScope FileScope::within(std::string folder, Permission permission) {
  FileScope scope(folder.empty() ? std::string(".") : std::move(folder));
  scope.reach_ = Reach::Within;
  scope.permission_ = std::move(permission);
  return scope;
}

FileScope FileScope::none(Permission permission) {
  FileScope scope;
  scope.reach_ = Reach::None;
  scope.permission_ = std::move(permission);
  return scope;
}

Result<std::string> FileScope::find(const std::string& name) const {
  const std::string path = (fs::path(folder_) / name).string();
  if (reach_ == Reach::Anywhere || (reach_ == Reach::Within && isBelowFolder(path, folder_))) return path;
  const std::string real = resolvedPath(path);
  if (permission_ && permission_(real)) return path;
  if (reach_ == Reach::None)
    return Error{"%1 is not read: a project names it, and nobody has chosen it on this machine",
                 printableLine(real)};
  return Error{
      "%1 is outside the folder of the file that names it, and is read only with permission "
      "(--allow-outside)",
      printableLine(real)};
}

}  // namespace scarp
