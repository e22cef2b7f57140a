#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/Progress.h"
#include "core/geometry/Vec.h"
#include "core/mask/MaskShape.h"
#include "core/terrain/GridFrame.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// Areas, lines and points of which a mask is made; local frame, metres, finite. A value.
struct MaskFeatures {
  std::vector<Outlines> areas;           ///< Each by the even-odd rule: outlines within others are holes.
  std::vector<std::vector<Vec2>> lines;  ///< A line with one place is a point.
};

/// Which samples the edge of an area selects.
enum class MaskEdge {
  Area,    ///< Each by the fraction of the cell around it that is covered.
  Centre,  ///< Entirely or not: those whose place is covered.
};

/// How features become a mask.
struct MaskOutline {
  /// Metres by which areas are enlarged; below 0 they shrink. Lines and points select what is this near, and
  /// nothing at 0 and below.
  double buffer = 0.0;
  double feather = 0.0;  ///< Metres across the edge, as maskOf() has it; ≥ 0.
  MaskEdge edge = MaskEdge::Area;
  bool operator==(const MaskOutline&) const = default;
};

/// Which features of a vector file become a mask, and how.
struct VectorMaskSettings {
  std::string where{};  ///< Condition as VectorQuery has it; empty: all features.
  std::string crs{};    ///< Of layers that state none, such as "EPSG:4326"; empty: the terrain's.
  MaskOutline outline{};
  bool operator==(const VectorMaskSettings&) const = default;
};

/// The samples that features may select. A mask of them has the fill 0 elsewhere.
[[nodiscard]] GridRect samplesUnder(const GridFrame& frame, const MaskFeatures& features,
                                    const MaskOutline& outline);

/// The mask that selects features; its fill is 0. A sample stands for the cell-sized rectangle around it; its
/// weight is the fraction of it that is covered by any of them. Without a buffer that is exact up to
/// rounding. The edge of a buffer is at the true distance to 1/2000 of a cell; fractions of it are exact to
/// 1/255 where the buffer is a cell wide or more. Each area shrinks by itself: where two that touch shrink, a
/// gap comes between them, and where the edges of two that overlap cross in a cell, the greater fraction
/// counts. With a feather the weight rises from 0 to 1 (smoothstep; ½ on the edge) over so many metres, by
/// the true distance; a feather narrower than a cell counts as none. Features may extend beyond the terrain.
/// Several threads, the same bits for any number of them; nothing when cancelled. Cost follows the bounds of
/// the features, and n log n and the crossings of their n edges; with a buffer or a feather also the samples
/// near the edge.
[[nodiscard]] std::optional<MaskRaster> maskOf(const GridFrame& frame, const MaskFeatures& features,
                                               const MaskOutline& outline, const Progress& progress = {});

}  // namespace scarp
