#pragma once

#include <array>
#include <memory>
#include <span>
#include <string>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/terrain/GeoReference.h"
#include "core/terrain/GridFrame.h"

class GDALDataset;

namespace scarp {

/// GDAL's six numbers of samples as they are held, north up, from a row on.
[[nodiscard]] std::array<double, 6> worldTransform(const GridFrame& frame, const GeoReference& reference,
                                                   int firstColumn, int firstRow);

struct DatasetCloser {
  void operator()(GDALDataset* dataset) const;
};
/// A raster for GDAL over samples that outlive it; NaN is nodata.
[[nodiscard]] std::unique_ptr<GDALDataset, DatasetCloser> overSamples(std::span<float> samples, int columns,
                                                                      int rows,
                                                                      const std::array<double, 6>& transform);

}  // namespace scarp
