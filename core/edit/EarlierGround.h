#pragma once

#include "core/edit/TerrainDocument.h"

namespace scarp {

/// The heights as they were, or will be again, at a position of the history: shares all tiles with it.
/// Contract: the document is not being edited, position ≤ history().size().
[[nodiscard]] HeightRaster heightsAt(const TerrainDocument& document, std::size_t position);

}  // namespace scarp
