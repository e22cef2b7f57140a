#pragma once

#include "core/terrain/StoredSource.h"

class GDALDataset;

namespace scarp {

/// Describes how an open raster stores its samples and what else it contains, so that a copy can repeat it.
/// Texts with control characters are not repeated; they are listed in StoredLayout::others.
[[nodiscard]] StoredLayout storedLayoutOf(GDALDataset& dataset);

}  // namespace scarp
