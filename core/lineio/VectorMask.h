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

/// Features of a vector file in the local frame of a terrain.
struct PlacedFeatures {
  MaskFeatures features;
  std::size_t areas = 0, lines = 0, points = 0;  ///< Parts of features; those on the terrain and others.
  std::size_t left = 0;                          ///< Parts without a place in the terrain's CRS.
  std::vector<Message> notes{};                  ///< What is left out, one line each.
};

/// Places the features of a file that was read with a VectorQuery. Edges that are straight in the CRS of
/// their layer are divided where they are curved on the terrain by more than a twentieth of a cell. `crs`: of
/// layers that state none, as a person writes it; empty: the terrain's. Polygons, lines and points with a
/// place that the terrain's CRS does not have, or one further than 1e9 m away, are left out. The error is the
/// reason alone: an unknown CRS, no layer that can be placed, cancelled. Any thread.
[[nodiscard]] Result<PlacedFeatures> placedFeatures(const VectorFile& file, const std::string& crs,
                                                    const GridFrame& frame, const GeoReference& reference,
                                                    const Progress& progress = {});

struct VectorMask {
  MaskRaster weights;                            ///< 0…1, of the terrain's size; the fill is 0.
  std::vector<Message> notes{};                  ///< What was left out, one line each.
  std::size_t areas = 0, lines = 0, points = 0;  ///< As of PlacedFeatures.
};
/// The mask of these features, as maskOf() has it. `settings.where` was applied when the file was read. The
/// error is the reason alone, as of placedFeatures(), or that the terrain is too large. Any thread.
[[nodiscard]] Result<VectorMask> vectorMask(const VectorFile& file, const VectorMaskSettings& settings,
                                            const Terrain& onto, const Progress& progress = {});

}  // namespace scarp
