#pragma once

#include <string>
#include <vector>

#include "core/base/Json.h"
#include "core/base/Result.h"
#include "core/schema/ObjectReader.h"
#include "core/terrain/GridFrame.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// Reads a raster of `columns` by `rows` samples that stands under a key, row by row from the north, each run
/// of equal ones as its length and its value (null: NaN). Numbers are within low…high.
[[nodiscard]] std::vector<float> readRuns(ObjectReader& reader, std::string_view key, std::size_t count,
                                          double low, double high);
/// What readRuns() reads back bit for bit, but for the bits of a NaN.
[[nodiscard]] Json writeRuns(const TiledRaster<float>& raster);

class Json;

// Readers are strict; an error is one line that begins with `path`. Any thread.

/// {"columns", "rows", "dx", "dy"}, of at most 2²⁰ samples a side and 2³⁶ together.
[[nodiscard]] Json writeFrame(const GridFrame& frame);
[[nodiscard]] Result<GridFrame> readFrame(const Json& value, const std::string& path);

}  // namespace scarp
