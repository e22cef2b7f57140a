#pragma once

#include <functional>
#include <string>

#include "core/base/Result.h"

namespace scarp {

/// Absolute path with symbolic links followed; also of a file that does not exist yet, and of a link to such
/// a file.
[[nodiscard]] std::string resolvedPath(const std::string& path);

/// Returns whether a path is below a folder, symbolic links of both followed. Nothing is below an empty name.
[[nodiscard]] bool isBelowFolder(const std::string& path, const std::string& folder);

/// Files that a text may name: a script, a recipe, a brush in a project. Whoever wrote the text may be a
/// stranger, and so files outside the folder of the text need a permission.
class FileScope {
 public:
  /// Answers whether a file outside the folder may be read. Receives the absolute path, links followed.
  using Permission = std::function<bool(const std::string& path)>;

  /// The user wrote the text or gave the path by hand: all files. Relative names start at `folder`.
  FileScope(std::string folder = {}) : folder_(std::move(folder)) {}
  FileScope(const char* folder) : folder_(folder) {}
  /// Files below the folder, and others by permission.
  static FileScope within(std::string folder, Permission permission);
  /// No files, but those by permission.
  static FileScope none(Permission permission = {});

  /// Path of a file by its name in the text; an error where it must not be read. The error is the reason
  /// alone and has the absolute path. Returns whether the text is stored in a project, and names files
  /// without a folder.
  [[nodiscard]] bool isStored() const { return reach_ == Reach::None; }

  [[nodiscard]] Result<std::string> find(const std::string& name) const;

 private:
  enum class Reach { Anywhere, Within, None };
  std::string folder_;
  Reach reach_ = Reach::Anywhere;
  Permission permission_;
};

}  // namespace scarp
