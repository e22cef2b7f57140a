#pragma once

#include "core/base/Result.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

class TerrainDocument;

/// The heights as they were, or will be again, at a position of the history: shares its tiles, but for such
/// as are packed. An error where history on disk was damaged.
/// Contract: the document is not being edited, position ≤ history().size().
[[nodiscard]] Result<HeightRaster> heightsAt(const TerrainDocument& document, std::size_t position);

}  // namespace scarp
