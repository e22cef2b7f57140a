#pragma once

#include <functional>

#include "core/geometry/Vec.h"
#include "core/terrain/GridFrame.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// Ground that was moved: cubic metres taken away and laid down, both ≥ 0, and square metres as seen from
/// above.
struct Earthwork {
  double cut = 0.0, fill = 0.0, area = 0.0;

  Earthwork& operator+=(const Earthwork& other) {
    cut += other.cut;
    fill += other.fill;
    area += other.area;
    return *this;
  }
  bool operator==(const Earthwork&) const = default;
};

/// What lies between two rasters of one size: the exact integrals, up to rounding, over the triangles that
/// are drawn, each split where the difference changes its sign. Cells with a hole have no ground.
[[nodiscard]] Earthwork earthworkBetween(const HeightRaster& before, const HeightRaster& after,
                                         const GridFrame& frame);

/// The same, triangle by triangle, for those that are moved: the middle of each, local frame, and what is
/// moved there. In a fixed order.
void forEachMoved(const HeightRaster& before, const HeightRaster& after, const GridFrame& frame,
                  const std::function<void(const Vec2&, const Earthwork&)>& call);

}  // namespace scarp
