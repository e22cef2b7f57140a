#pragma once

#include <cstdint>

#include "core/base/Simd.h"
#include "core/terrain/NodeHeights.h"

namespace scarp {

// A ray goes through a node's 8 × 8 children column by column along its faster axis, and through at most
// three of a column's eight. All of them are tested at once: eight columns × {first row, last row}, in
// single precision, and the row between where the ray runs along a diagonal. Everything is widened by
// more than rounding can do, so that none is lost; what is found is looked at again in double. The
// arithmetic is the same for every instruction set, operation by operation, and so are the answers.

/// The ray's part over a node, in units of its children's side and of its bytes, with the axes mirrored
/// so that it goes up both of them, at least as fast along the first ("columns" here).
struct NodeRay {
  float enter, leave;            ///< Along the faster axis, 0 … 8.
  float aside;                   ///< Along the slower axis where it enters.
  float slope;                   ///< Slower axis a unit of the faster one, 0 … 1.
  float byte0, byte1;            ///< Heights where it enters and leaves.
  float bytesAlong, bytesAside;  ///< Height gained a unit along the faster and the slower axis.
  float margin;                  ///< Bytes that heights may be off.
  int fixedRow;                  ///< −1, or the row that a ray along a grid line stays in.
  int mirrorAlong, mirrorAside;  ///< 7 where the axis is mirrored, or 0.
  int shiftAlong, shiftAside;    ///< Places in the index of a child: 0 or 3.
};

/// A bit for each child that the ray comes by, in the order in which it does: four a column, for the
/// first row, the row between, and the last row.
using LaneMask = std::uint32_t;
constexpr int kBitsPerColumn = 4;

struct alignas(32) NodeLanes {
  float begin[8], end[8];               ///< Bytes where the ray enters and leaves each column.
  float endOfFirst[8], beginOfLast[8];  ///< Where it leaves the first row and comes into the last.
  int first[8], last[8];                ///< Rows.
  LaneMask active;                      ///< Children that the ray comes by.
  bool between;                         ///< Some column has a row between.

  /// The row of a bit of a mask.
  [[nodiscard]] int row(int bit) const {
    const int column = bit / kBitsPerColumn, which = bit % kBitsPerColumn;
    return which == 2 ? last[column] : first[column] + which;
  }
};

/// The two steps, for one instruction set.
struct NodeLaneOps {
  /// Lays out the lanes; returns those that the ray cannot be sure to pass over, by the children's highest.
  LaneMask (*enter)(const NodeRay& ray, const ChildBytes& highest, NodeLanes& lanes);
  /// Those that it cannot be sure to pass over.
  LaneMask (*notOver)(const NodeRay& ray, const NodeLanes& lanes, const ChildBytes& highest);
  /// Those that it cannot be sure to pass under.
  LaneMask (*notUnder)(const NodeRay& ray, const NodeLanes& lanes, const ChildBytes& lowest);
};

[[nodiscard]] const NodeLaneOps& nodeLaneOps(SimdLevel simd);

}  // namespace scarp
