#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "core/base/Progress.h"
#include "core/geometry/Vec.h"
#include "core/terrain/GridFrame.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// Between two opposite corners, in any order; local frame, metres.
struct MaskRectangle {
  Vec2 corner = Vec2::Zero(), opposite = Vec2::Zero();
  bool operator==(const MaskRectangle&) const = default;
};

/// The ellipse that fills such a rectangle.
struct MaskEllipse {
  Vec2 corner = Vec2::Zero(), opposite = Vec2::Zero();
  bool operator==(const MaskEllipse&) const = default;
};

/// Within a closed outline of straight edges; local frame, metres. Where it crosses itself the even-odd rule
/// holds. Fewer than three corners hold nothing.
struct MaskLasso {
  std::vector<Vec2> corners;
  bool operator==(const MaskLasso&) const = default;
};

using MaskShape = std::variant<MaskRectangle, MaskEllipse, MaskLasso>;

/// The corners of a shape, local frame, metres. An ellipse's outline is nowhere further than a thousandth of
/// a cell from the ellipse.
[[nodiscard]] std::vector<Vec2> outlineOf(const MaskShape& shape, const GridFrame& frame);

/// The samples that a shape and its feather may reach. Coordinates are finite.
[[nodiscard]] GridRect samplesUnder(const GridFrame& frame, const MaskShape& shape, double feather);
/// The mask that selects a shape; its fill is 0. A sample stands for the cell-sized rectangle around it.
/// Without a feather its weight is the share of that which the shape covers, exact up to rounding. With one,
/// the weight rises from 0 to 1 (smoothstep; ½ on the outline) over `feather` metres across the outline, by
/// the true distance; a feather narrower than a cell counts as none. Shapes may reach beyond the terrain.
/// Coordinates are finite, feather ≥ 0. Several threads; cost
/// follows the shape's bounds, and n log n and the crossings of its n edges.
[[nodiscard]] MaskRaster maskOf(const GridFrame& frame, const MaskShape& shape, double feather = 0.0);
/// Nothing when cancelled.
[[nodiscard]] std::optional<MaskRaster> maskOf(const GridFrame& frame, const MaskShape& shape, double feather,
                                               const Progress& progress);

}  // namespace scarp
