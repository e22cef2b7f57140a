#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/geometry/Box.h"
#include "core/geometry/Ray.h"
#include "core/terrain/GridFrame.h"
#include "core/terrain/HeightPyramid.h"
#include "core/terrain/Surface.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

struct PickTrace;

/// Where a ray first meets the surface.
struct SurfaceHit {
  double t;            ///< Along the ray, in units of its direction.
  Vec3 point;          ///< Local frame, metres.
  double column, row;  ///< The point in the grid frame.
  int cellColumn, cellRow;
  CellTriangle triangle;
  SurfaceSide side;  ///< The side that the ray came from.
  Vec3 normal;       ///< Unit normal of the facet, local frame, upward.
};

/// Finds the first meeting of a ray with the surface (docs/architecture.md): the ray between the near and the
/// far plane (1) is clipped to the height band (2), goes through the squares of the min/max pyramid (3) and
/// the cells of its blocks (4), marches along a cell's crossings (5) and closes in on the ground by a bounded
/// binary search (6). Exact up to rounding: no step size and no tolerance to tune. The same bits for each
/// instruction set.
///
/// Only looks at what it is given: make one when needed and drop it; it must not outlive its arguments.
/// Concurrent const use is safe while nobody writes to the heights.
class SurfacePicker {
 public:
  SurfacePicker(const HeightRaster& heights, const HeightPyramid& pyramid, const GridFrame& frame)
      : heights_(heights), pyramid_(pyramid), frame_(frame) {}

  /// The smallest t in [tMin, tMax] at which the ray meets the surface, from either side. Contract: a finite
  /// direction other than zero. A NaN origin never hits, nor does one further away than 5·10¹⁴ cells or
  /// metres, from where doubles cannot tell a cell from the next.
  [[nodiscard]] std::optional<SurfaceHit> pick(const LocalRay& ray, PickTrace* trace = nullptr) const;
  /// The same answer, sooner for a ray that meets the ground near another's hit, as that of a cursor that
  /// glides over the view: what lies there is brought from memory ahead of time. `last` may be of ground that
  /// has changed.
  [[nodiscard]] std::optional<SurfaceHit> pickNear(const LocalRay& ray,
                                                   const std::optional<SurfaceHit>& last) const;

  /// One answer a ray, in order, on several threads.
  [[nodiscard]] std::vector<std::optional<SurfaceHit>> pickMany(std::span<const LocalRay> rays) const;

 private:
  const HeightRaster& heights_;
  const HeightPyramid& pyramid_;
  const GridFrame& frame_;
};

}  // namespace scarp
