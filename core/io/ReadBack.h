#pragma once

#include <optional>
#include <string>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/io/ExportRows.h"
#include "core/io/RasterImport.h"

namespace scarp {

// Both read a written file with the reader that imports use, compare it sample by sample with what it
// should hold, and give the largest difference from the terrain in metres. A sample that is not what was
// written is an error; errors are the reason alone.

/// A float format; `nodata` stands for holes where the format has no NaN.
Result<double> readBackFloats(const std::string& path, const ExportRows& rows, std::optional<double> nodata,
                              const Progress& progress);

/// A 16-bit format; raw samples need their layout.
Result<double> readBackSteps(const std::string& path, const ExportRows& rows,
                             const Quantisation& quantisation, const std::optional<RawLayout>& raw,
                             const Progress& progress);

}  // namespace scarp
