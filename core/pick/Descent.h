#pragma once

#include <optional>

#include "core/base/Simd.h"
#include "core/geometry/Ray.h"
#include "core/pick/CellMarch.h"
#include "core/pick/NodeLanes.h"
#include "core/pick/PickTrace.h"
#include "core/terrain/HeightPyramid.h"

namespace scarp {

struct PickedCell {
  MarchHit hit;
  int column, row;
};

/// Steps 3 and 4 of a pick: down the pyramid and along the cells, front to back, for one ray in the grid
/// frame that is not upright. The nodes only say where not to look: what is met is found by the march, in
/// double, whatever the instruction set.
class Descent {
 public:
  Descent(const HeightRaster& heights, const HeightPyramid& pyramid, const GridRay& ray,
          const RaySlack& slack, SimdLevel simd, PickTrace* trace);

  /// The first meeting with the ground for t in [tBegin, tEnd], over the map; cameFrom: the side that the
  /// ray is known to begin on.
  [[nodiscard]] std::optional<PickedCell> run(double tBegin, double tEnd,
                                              std::optional<SurfaceSide> cameFrom);

 private:
  struct Frame;
  /// One of the two axes along the ground. Places along it are mirrored where the ray goes down, so that
  /// it goes up; the faster axis of the two is "along", the other one "aside".
  struct Axis {
    int index;       ///< 0: columns, 1: rows.
    double origin;   ///< Grid units.
    double rate;     ///< Grid units a unit of t; 0: the ray stays on one coordinate.
    double inverse;  ///< 1/rate; 0 where the rate is.
    int mirror;      ///< Where place p is at mirror − p, or 0.

    [[nodiscard]] double placeAt(double t) const {
      const double p = origin + t * rate;
      return mirror > 0 ? mirror - p : p;
    }
    /// When the ray crosses a line of the grid, by its mirrored place.
    [[nodiscard]] double crossing(int line) const {
      return ((mirror > 0 ? mirror - line : line) - origin) * inverse;
    }
    /// The true index of a node `span` cells wide.
    [[nodiscard]] int trueIndex(int node, int span) const {
      return mirror > 0 ? mirror / span - 1 - node : node;
    }
  };

  struct Child;
  void descend(double tBegin, double tEnd);
  void enter(Frame& frame, int tier, int along, int aside, double tIn, double tOut) const;
  [[nodiscard]] Child childOf(const Frame& frame, int bit) const;
  void recordPassed(const Frame& frame, LaneMask passed);

  void walkBlock(int column, int row, double tIn, double tOut);
  template <class Samples>
  void walkBlock(const Samples& samples, const GridRect& cells, double tIn, double tOut);
  void crossSlab(const GridRect& cells, int at, double tIn, double tOut);
  void crossCell(int column, int row, double tIn, double tOut);
  void crossCorner(double tBegin, double tEnd);
  void cross(const CellHeights& cell, int column, int row, double tIn, double tOut);
  void leaveGround();
  void touch(double t);
  void keepTo(SurfaceSide side) {
    march_.keepTo(side);
    cameBySomething_ = true;
  }

  const HeightRaster& heights_;
  const HeightPyramid& pyramid_;
  const NodeLaneOps& ops_;
  GridRay ray_;
  Axis along_, aside_;
  int cellAside_;  ///< Where the ray begins; it stays there if it runs along a grid line.
  double margin_;  ///< Metres that the ray's height may be off where it is compared with a range.
  CellMarch march_;
  PickTrace* trace_;
  bool cameBySomething_ = false;
  int column_ = 0, row_ = 0;  ///< The last cell of ground.
  std::optional<PickedCell> found_;
};

}  // namespace scarp
