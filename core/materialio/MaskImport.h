#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/io/RasterFit.h"
#include "core/io/VectorFile.h"
#include "core/mask/MaskFeatures.h"
#include "core/terrain/Terrain.h"

namespace scarp {

/// What a file holds that can be a mask: bands of a picture, classes of land cover by their legend, or the
/// features of a vector file.
struct MaskFile {
  std::vector<std::string> layers;  ///< Their names; of a raster 1 or more.
  std::vector<Message> notes;       ///< One line each.
  /// Its geometry, where it is a vector file.
  std::shared_ptr<const VectorFile> vectors{};
};
struct ReadMask {
  MaskRaster weights;  ///< 0…1, of the terrain's size.
  FittedRaster::Way way = FittedRaster::Way::AsItIs;
  std::vector<Message> notes{};  ///< What was left out, one line each.
};

// Decoded in another process, as heights are. Errors are one line that begins with the path. Any thread; may
// be cancelled.

[[nodiscard]] Result<MaskFile> openMaskFile(const std::string& path, const Terrain& onto,
                                            const Progress& progress = {});
/// The layer of that name, or the first where the name is empty, brought onto a terrain by area; of classes
/// the share of each sample. Black is 0 and white is 1; where the file has nothing it is 0. Of a vector file
/// the features of that layer, or of all layers where the name is empty, as maskOf() has them. A file is read
/// as a raster first, with settings for vector files as a vector file only.
[[nodiscard]] Result<ReadMask> readMask(const std::string& path, const std::string& layer,
                                        const Terrain& onto, const Progress& progress = {},
                                        const VectorMaskSettings& vector = {});

}  // namespace scarp
