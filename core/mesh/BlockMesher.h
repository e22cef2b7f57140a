#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "core/mesh/BlockTriangulation.h"
#include "core/mesh/TriangleError.h"
#include "core/terrain/GroundCopy.h"

namespace scarp {

/// The heights of a block of cells and which of its cells are ground: those without a hole at a corner. It
/// knows the cells around it too, so that two blocks judge the line between them alike. Concurrent const use
/// is safe.
class BlockGround {
 public:
  /// Samples of the block, at least 2 × 2.
  BlockGround(const HeightRaster& heights, const GridRect& samples);

  [[nodiscard]] int width() const { return width_; }    ///< Cells.
  [[nodiscard]] int height() const { return height_; }  ///< Cells.
  [[nodiscard]] HeightWindow window() const {
    return {copy_.row(copy_.rect().row0 + 1) + 1, copy_.rect().width()};
  }
  [[nodiscard]] MeshCorner corner(BlockPoint p) const { return {p.x, p.y, window().at(p.x, p.y)}; }
  /// Of the block.
  [[nodiscard]] bool allGround() const { return cells_ == std::int64_t{width_} * height_; }
  [[nodiscard]] std::int64_t groundCells() const { return cells_; }
  /// Whether a cell is ground, −1 ≤ x ≤ width, −1 ≤ y ≤ height.
  [[nodiscard]] bool ground(int x, int y) const {
    return ground_[static_cast<std::size_t>((y + 1) * (width_ + 2) + x + 1)] != 0;
  }
  /// Whether a triangle lies on ground, of which none reaches over the border between ground and holes.
  [[nodiscard]] bool ground(BlockPoint a, BlockPoint b, BlockPoint c) const {
    return allGround() || ground((a.x + b.x + c.x) / 3, (a.y + b.y + c.y) / 3);
  }

  /// The samples that a side of the block needs: where ground begins and ends, those that are kept anyway,
  /// and so many more that the line differs from the ground by `tolerance` at most. Sides: 0 north, 1 east, 2
  /// south, 3 west. The corners are left out. The block on the other side of the line says the same.
  [[nodiscard]] std::vector<BlockPoint> neededOnSide(int side, double tolerance,
                                                     const std::function<bool(BlockPoint)>& kept) const;
  /// The straight stretches of the border between ground and holes within the block, its sides left out.
  struct Stretch {
    BlockPoint from, to;
  };
  [[nodiscard]] std::vector<Stretch> borders() const;

 private:
  /// Which sides of a step from a sample to the next are ground: bit 0 north or west of it, bit 1 the other.
  [[nodiscard]] unsigned sidesOf(BlockPoint p, bool eastward) const;

  int width_, height_;
  GroundCopy copy_;
  std::vector<std::uint8_t> ground_;
  std::int64_t cells_ = 0;
};

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
  static bool lower(const Candidate& a, const Candidate& b) {
    return a.error != b.error ? a.error < b.error : a.triangle > b.triangle;
  }
  [[nodiscard]] std::size_t placeOf(BlockPoint p) const {
    return static_cast<std::size_t>(p.y) * static_cast<std::size_t>(ground_.width() + 1) +
           static_cast<std::size_t>(p.x);
  }
  [[nodiscard]] bool isPoint(BlockPoint p) const { return point_[placeOf(p)] != 0; }
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
