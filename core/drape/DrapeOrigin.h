#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/document/Drape.h"
#include "core/io/RasterImport.h"
#include "core/io/SampleSource.h"
#include "core/terrain/GeoReference.h"
#include "core/terrain/GridFrame.h"

namespace scarp {

/// What a drape is read from: its file, or its picture in the project. A value.
struct DrapeOrigin {
  DrapeOrigin(std::string file) : path(std::move(file)) {}
  DrapeOrigin(std::string name, PackedDrape picture)
      : path(std::move(name)), packed(std::make_shared<const PackedDrape>(std::move(picture))) {}

  std::string path;                           ///< With which errors begin.
  std::shared_ptr<const PackedDrape> packed;  ///< Null: the file is read.
};

/// The error is one line that begins with the path.
[[nodiscard]] Result<std::unique_ptr<SampleSource>> openOrigin(const DrapeOrigin& origin);

/// Reads the part of a picture file that lies on a terrain, as it is shown, to be kept in a project: with its
/// own pixels or, where these are more than kMostTexels a side, means by area of whole pixels. Looks the same
/// at every scale down to its pixels but for rounding to 8 bits. The error is one line that begins with the
/// path. Any thread; may be cancelled.
[[nodiscard]] Result<PackedDrape> packedDrape(const std::string& path, const GridFrame& frame,
                                              const GeoReference& reference, const Progress& progress = {});

/// A drape of heights that were imported.
struct PackedHeights {
  PackedDrape packed;
  std::vector<Message> warnings;  ///< Of the import, one line each.
};
/// Imports a raster as importRaster() does and draws the heights on a terrain in the colours of numbers, to
/// be kept in a project: a project does not store how the file of a drape is read. The error is one line that
/// begins with the path. Any thread; may be cancelled.
[[nodiscard]] Result<PackedHeights> packedHeights(const std::string& path, const ImportOptions& options,
                                                  const GridFrame& frame, const GeoReference& reference,
                                                  const Progress& progress = {});

}  // namespace scarp
