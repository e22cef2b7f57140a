#pragma once

#include <string>

namespace scarp {

/// Why the user chose a file on this machine.
enum class FileUse {
  Drape,         ///< To show it on the terrain.
  Alpha,         ///< As the shape of a brush.
  Source,        ///< As a terrain; exports read it again to keep its stored values and other bands.
  ExportTarget,  ///< To be replaced by an export of a project, see exportTargetKey().
};

// Files that the user chose on this machine, the latest 500 of each use. A project of a stranger may name any
// file: outside its own folder only these are read or written. UI thread.

void rememberFile(FileUse use, const std::string& path);
[[nodiscard]] bool isRememberedFile(FileUse use, const std::string& path);

/// Allows the remembered alphas to brushes that projects keep, and the remembered sources to exports. Call it
/// when the program starts.
void allowRememberedFiles();

/// Entry for the target of an export: consent is for one project.
[[nodiscard]] std::string exportTargetKey(const std::string& project, const std::string& target);

}  // namespace scarp
