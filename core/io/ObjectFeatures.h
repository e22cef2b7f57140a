#pragma once

#include <gdal_priv.h>

#include "core/io/GdalErrors.h"
#include "core/io/ObjectRows.h"

namespace scarp {

/// Reads the points of the one layer of a file, as other programs do by GDAL; null: it could not be opened.
/// The error is the reason alone.
[[nodiscard]] Result<void> readObjectFeatures(GDALDataset* data, const GdalErrors& errors,
                                              const ObjectRowReader& reader);

}  // namespace scarp
