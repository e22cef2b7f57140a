#pragma once

#include <string>

#include "core/io/SamplesInFile.h"

namespace scarp {

/// Which samples of a band a netCDF file of a classic kind (CDF-1, CDF-2, CDF-5) holds; complete for those of
/// other kinds, whose library notices itself. The library gives 0 for what lies behind the end of the file.
/// The error is for a file that was cut short and does not give away which way up GDAL reads it.
[[nodiscard]] Result<SamplesInFile> samplesInClassicNetcdf(const std::string& file, GDALDataset& dataset,
                                                           int band);

}  // namespace scarp
