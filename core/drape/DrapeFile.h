#pragma once

#include <string>

#include "core/base/Result.h"
#include "core/document/Drape.h"

namespace scarp {

/// What tells whether a file is still the one that it was, at the cost of a few reads.
struct FileIdentity {
  std::uint64_t bytes = 0;  ///< Its length.
  std::uint64_t sum = 0;    ///< XXH3 of its first and last 64 KiB.

  bool operator==(const FileIdentity&) const = default;
};

/// Of the file that a name stands for (SampleSource.h). The error is one line that begins with the name.
[[nodiscard]] Result<FileIdentity> identityOf(const std::string& name);

/// A drape of a file that is there: with its absolute path, its identity, and the file's name for lists. What
/// is in the file is not looked at. The error is as identityOf() has it.
[[nodiscard]] Result<Drape> drapeOf(const std::string& name);

/// The project's setting that says in which folders it was saved: a line each, the latest first.
inline constexpr const char* kSavedIn = "saved-in";
/// That setting for a project that is saved in a folder now, after what it was before.
[[nodiscard]] std::string savedInAlso(const std::string& folder, const std::string& before);

/// Where the file of a drape is.
struct DrapePath {
  std::string path;
  bool within = false;  ///< In the project's folder or below, symbolic links followed: the project's own.
};

/// Looks for a file that a project names: where it lies from the project's folder as it lay from one of the
/// folders in which the project was saved, or else where it was. `folder`: absolute; `savedIn`: as kSavedIn;
/// empty: no project, or one that does not say. Only within `folder` the disk is looked at: nobody has chosen
/// the other files but whoever wrote the project.
[[nodiscard]] DrapePath pathOf(const Drape& drape, const std::string& folder, const std::string& savedIn);

}  // namespace scarp
