#pragma once

#include <span>
#include <string>

#include "core/base/Message.h"
#include "core/base/Result.h"
#include "core/io/RasterImport.h"

namespace scarp {

/// Which options of the command line set these: "--cell-size sets the cell size; …". Empty where there are
/// none. Only here do messages about an import name options: the core and the window have none.
[[nodiscard]] Message importHint(std::span<const ImportSetting> settings);

/// An import's error with the options that a second try needs behind it.
[[nodiscard]] Error withImportHint(Error error, const std::string& path, const ImportOptions& options);

}  // namespace scarp
