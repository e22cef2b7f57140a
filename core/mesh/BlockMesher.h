#pragma once

#include <cstdint>
#include <vector>

#include "core/mesh/BlockGround.h"
#include "core/mesh/BlockTriangulation.h"
#include "core/mesh/TriangleScan.h"

namespace scarp {

/// Refines a block's triangulation until its true greatest vertical distance from the surface is the
/// tolerance at most: samples are inserted greedily, the furthest first (Garland & Heckbert 1995), then what
/// lies further where the mesh's edges cross those of the surface. One thread.
class BlockMesher {
 public:
  /// Both must outlive this. Tolerance: metres, ≥ 0.
  BlockMesher(const BlockGround& ground, BlockTriangulation& mesh, double tolerance);

  /// Inserts what the block's rim and the borders of holes need.
  void begin();
  /// Inserts points of the rim that a neighbour needs, and what the rim then needs besides.
  void share(const std::vector<BlockPoint>& rim);
  /// Refines what has changed. Samples of the rim that are needed, and by the neighbour as well: they are not
  /// inserted.
  [[nodiscard]] std::vector<BlockPoint> refine();

 private:
  struct Candidate {
    float error;
    std::uint32_t triangle, version;
    int x, y;
  };
  struct Wanted {
    BlockPoint point;
    std::uint32_t near;
  };
  [[nodiscard]] bool isPoint(BlockPoint p) const {
    return point_[static_cast<std::size_t>(p.y) * static_cast<std::size_t>(ground_.width() + 1) +
                  static_cast<std::size_t>(p.x)] != 0;
  }
  [[nodiscard]] MeshCorner corner(std::uint32_t halfEdge) const { return ground_.corner(mesh_.at(halfEdge)); }
  void insert(BlockPoint p, std::uint32_t near);
  void completeRim();
  void join(BlockPoint a, BlockPoint b);
  void insertFurthest();
  void scanTouched();
  [[nodiscard]] std::vector<Wanted> proveChanged(std::vector<BlockPoint>& rim);
  void proveTriangle(std::uint32_t triangle, std::vector<Wanted>& wanted) const;
  void proveEdge(std::uint32_t halfEdge, std::vector<Wanted>& wanted, std::vector<BlockPoint>& rim) const;

  const BlockGround& ground_;
  BlockTriangulation& mesh_;
  double tolerance_;
  std::vector<std::uint8_t> point_;      ///< By sample, whether the mesh has it.
  std::vector<std::uint32_t> versions_;  ///< By triangle, how often it has changed.
  std::vector<std::uint32_t> touched_, scanned_;
  std::vector<std::uint32_t> changed_;   ///< Triangles that have to be proved.
  std::vector<std::uint8_t> inChanged_;  ///< By triangle.
  std::vector<Candidate> heap_;
  std::uint32_t last_ = 0;  ///< A triangle that was changed lately.
};

}  // namespace scarp
