#pragma once

#include <string>

#include "core/base/Progress.h"
#include "core/base/Result.h"

namespace scarp {

/// Copies a file, bytes as they are, under a new name; on the disk when this returns, whole or not at all.
/// Where the file system can the copy shares the bytes. The error names the copy.
[[nodiscard]] Result<void> copyFile(const std::string& from, const std::string& to,
                                    const Progress& progress = {});

/// A path beside another that nothing has yet: "a/x.scarp" and "damaged" → "a/x.damaged.scarp",
/// "a/x.damaged-2.scarp" …
[[nodiscard]] std::string freeName(const std::string& path, const std::string& purpose);

}  // namespace scarp
