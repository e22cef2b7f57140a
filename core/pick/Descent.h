#pragma once

#include <array>
#include <optional>

#include "core/base/Simd.h"
#include "core/geometry/Ray.h"
#include "core/pick/CellMarch.h"
#include "core/pick/PickTrace.h"
#include "core/terrain/HeightPyramid.h"

namespace scarp {

struct PickedCell {
  MarchHit hit;
  CellHeights cell;
  int column, row;
};

/// Steps 3 and 4 of a pick: down the pyramid to the cells, front to back, for one ray in the grid frame
/// that is not upright. The nodes only say where not to look (DescentKernel): what is met is found by the
/// march, in double, whatever the instruction set.
class Descent {
 public:
  Descent(const HeightRaster& heights, const HeightPyramid& pyramid, const GridRay& ray,
          const RaySlack& slack, PickTrace* trace)
      : heights_(heights), pyramid_(pyramid), ray_(ray), march_(ray, slack, trace), trace_(trace) {
    // What a ray's height may be off where it is compared with a range.
    const HeightRange band = pyramid.range();
    margin_ = 8.0 * slack.height + 2.0 * slack.t * std::abs(ray.direction.z()) +
              256.0 * std::numeric_limits<double>::epsilon() *
                  (std::abs(double(band.low)) + std::abs(double(band.high)));
  }

  /// The first meeting with the ground for t in [tBegin, tEnd], over the map; cameFrom: the side that the
  /// ray is known to begin on.
  [[nodiscard]] std::optional<PickedCell> run(double tBegin, double tEnd, std::optional<SurfaceSide> cameFrom,
                                              SimdLevel simd);

  // For the kernel, as it goes along the ray.
  [[nodiscard]] const std::optional<SurfaceSide>& side() const { return march_.side(); }
  /// The ray stays clear of the ground on one side, up to where it goes on.
  void keepTo(SurfaceSide side) {
    march_.keepTo(side);
    cameBySomething_ = true;
  }
  /// Whether the ray ends at a cell, which may be a hole.
  bool crossCell(const CellHeights& cell, int column, int row, double tIn, double tOut);
  /// Whether it ends at the border of holes.
  bool passOverHoles();

  [[nodiscard]] const HeightRaster& heights() const { return heights_; }
  [[nodiscard]] const HeightPyramid& pyramid() const { return pyramid_; }
  [[nodiscard]] const GridRay& ray() const { return ray_; }
  [[nodiscard]] double margin() const { return margin_; }  ///< Metres.
  [[nodiscard]] PickTrace* trace() const { return trace_; }

 private:
  void crossCorner(double tBegin, double tEnd);
  void cross(const CellHeights& cell, int column, int row, double tIn, double tOut);
  void leaveGround();
  void touch(double t);

  const HeightRaster& heights_;
  const HeightPyramid& pyramid_;
  const GridRay& ray_;
  double margin_;
  CellMarch march_;
  PickTrace* trace_;
  bool cameBySomething_ = false;
  CellHeights cell_{};  ///< The last one of ground, and its place.
  int column_ = 0, row_ = 0;
  std::optional<PickedCell> found_;
};

/// Goes down the pyramid, front to back, and hands the descent every cell that the ray may meet the ground
/// in, until it ends there. The same bits for every instruction set.
void descendPyramid(Descent& descent, double tBegin, double tEnd, SimdLevel simd);

}  // namespace scarp
