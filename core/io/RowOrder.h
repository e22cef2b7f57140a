#pragma once

namespace scarp {

/// Which of a raster's rows a file has first.
enum class RowOrder { NorthFirst, SouthFirst };

}  // namespace scarp
