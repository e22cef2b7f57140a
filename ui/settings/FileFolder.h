#pragma once

#include <QString>

namespace scarp {

/// The folder that a file was opened from or written to last, from run to run; the home folder at first.
[[nodiscard]] QString rememberedFolder();
void rememberFolder(const QString& path);  ///< Of a file.

/// "hills.tif" of "/home/me/hills.tif".
[[nodiscard]] QString fileNameOf(const QString& path);

}  // namespace scarp
