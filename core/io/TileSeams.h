#pragma once

#include <vector>

#include "core/base/Result.h"
#include "core/io/TileLayout.h"

namespace scarp {

/// How numbered tiles lie, by what stands at their borders: shared rows or columns are equal, and neighbours
/// join better than others. Looks at up to four pairs. sources: of each file; null ones are not looked at.
/// Where nothing tells, odd sizes share their borders. `numbers`: of the files. The error is that of reading.
[[nodiscard]] Result<NumberedTiles> seamsOf(const std::vector<TileFile>& files,
                                            const std::vector<SampleSource*>& sources,
                                            const std::optional<TileNumbers>& numbers);

}  // namespace scarp
