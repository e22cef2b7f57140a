#pragma once

#include "core/schema/EnumNames.h"

namespace scarp {

/// Which of a raster's rows a file has first.
enum class RowOrder { NorthFirst, SouthFirst };
/// Names in files and on the command line.
[[nodiscard]] inline const EnumNames& rowOrderNames() {
  static const EnumNames names({{"north-first"}, {"south-first"}});
  return names;
}

}  // namespace scarp
