#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/io/VectorFile.h"
#include "core/mask/MaskFeatures.h"
#include "core/terrain/GeoReference.h"
#include "core/terrain/Terrain.h"

namespace scarp {

struct VectorMask {
  MaskRaster weights;                            ///< 0…1, of the terrain's size; the fill is 0.
  std::vector<Message> notes{};                  ///< What was left out, one line each.
  std::size_t areas = 0, lines = 0, points = 0;  ///< Parts of features; those on the terrain and others.
};
/// The mask of these features, as maskOf() has it. `settings.where` was applied when the file was read. The
/// error is the reason alone: an unknown CRS, no layer that can be placed, a terrain that is too large,
/// cancelled. Any thread.
[[nodiscard]] Result<VectorMask> vectorMask(const VectorFile& file, const VectorMaskSettings& settings,
                                            const Terrain& onto, const Progress& progress = {});

}  // namespace scarp
