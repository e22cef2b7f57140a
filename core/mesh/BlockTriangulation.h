#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <vector>

namespace scarp {

/// A sample of a block, counted from the block's own first column and row.
struct BlockPoint {
  int x = 0, y = 0;
  bool operator==(const BlockPoint&) const = default;
};

/// The constrained Delaunay triangulation of some samples of a rectangle, its four corners among them. Where
/// four points lie on a circle, the diagonal that cells are split along is preferred, so that all samples
/// together give the drawn surface's own triangles. Exact: all numbers are integers. Triangles run so that
/// x × y is positive. Half-edge 3t + k goes from corner k of triangle t to the next one.
class BlockTriangulation {
 public:
  static constexpr std::uint32_t kNone = std::numeric_limits<std::uint32_t>::max();
  static constexpr int kMostCells = 8192;  ///< Along a side, so that 64 bits hold the in-circle test.

  /// Corners at (0, 0) … (width, height), each 1…kMostCells.
  BlockTriangulation(int width, int height);

  [[nodiscard]] int width() const { return width_; }
  [[nodiscard]] int height() const { return height_; }
  [[nodiscard]] const std::vector<BlockPoint>& points() const { return points_; }
  [[nodiscard]] std::size_t triangles() const { return corners_.size() / 3; }
  [[nodiscard]] std::uint32_t corner(std::uint32_t halfEdge) const { return corners_[halfEdge]; }
  [[nodiscard]] std::uint32_t twin(std::uint32_t halfEdge) const { return twins_[halfEdge]; }
  [[nodiscard]] BlockPoint at(std::uint32_t halfEdge) const { return points_[corners_[halfEdge]]; }
  [[nodiscard]] bool onRim(BlockPoint p) const {
    return p.x == 0 || p.y == 0 || p.x == width_ || p.y == height_;
  }
  [[nodiscard]] static std::uint32_t next(std::uint32_t halfEdge) {
    return halfEdge % 3 == 2 ? halfEdge - 2 : halfEdge + 1;
  }

  /// A triangle that holds a point of the rectangle, found by walking from one near it.
  [[nodiscard]] std::uint32_t find(BlockPoint p, std::uint32_t from) const;
  /// Inserts a point that is none yet into a triangle that holds it. Appends the triangles that are new or
  /// changed to `touched`, some more than once.
  void insert(BlockPoint p, std::uint32_t triangle, std::vector<std::uint32_t>& touched);
  /// A half-edge between two of the points, in either sense; kNone where they are not joined. `near`: a
  /// triangle near the first one.
  [[nodiscard]] std::uint32_t edge(BlockPoint from, BlockPoint to, std::uint32_t near) const;
  /// Keeps an edge for good; where a point is inserted on it, both halves are kept.
  void fix(std::uint32_t halfEdge);
  /// Gives back memory that was taken ahead.
  void shrink();

 private:
  std::uint32_t addTriangle();
  void set(std::uint32_t triangle, std::uint32_t a, std::uint32_t b, std::uint32_t c);
  void link(std::uint32_t halfEdge, std::uint32_t twin, bool fixed);
  void split(std::uint32_t halfEdge, std::uint32_t p, std::vector<std::uint32_t>& touched);
  void divide(std::uint32_t triangle, std::uint32_t p, std::vector<std::uint32_t>& touched);
  void legalise(std::vector<std::uint32_t>& touched);
  [[nodiscard]] bool mustFlip(std::uint32_t halfEdge) const;

  int width_, height_;
  std::vector<BlockPoint> points_;
  std::vector<std::uint32_t> corners_, twins_;
  std::vector<std::uint8_t> fixed_;
  std::vector<std::uint32_t> pending_;  ///< Half-edges opposite the point that was inserted last.
};

}  // namespace scarp
