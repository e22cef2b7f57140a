#pragma once

#include <string>

#include "core/base/Result.h"

class GDALDataset;

namespace scarp {

/// Lets GDAL keep as much as the memory budget allows of what it has read. Any time.
void limitGdalCache();

/// Whether a raster's blocks, of which GDAL always reads a whole one, fit into a part of the memory budget.
/// The error is one line that begins with the path.
[[nodiscard]] Result<void> checkBlocks(const std::string& path, GDALDataset& dataset);

}  // namespace scarp
