#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <optional>

#include "core/geometry/Ray.h"
#include "core/pick/CellMarch.h"
#include "core/pick/PickTrace.h"
#include "core/pick/PickedCell.h"
#include "core/terrain/HeightPyramid.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// The part of a ray that is over the map; it begins at t = 0.
struct ClippedRay {
  const GridRay& ray;
  RaySlack slack;
  double tEnd;
  std::optional<SurfaceSide> cameFrom;  ///< The side that it is known to begin on.
};

/// The descent, march and bisection of a pick (docs/architecture.md) for any ray that leads not straight up
/// or down: from child to child of the pyramid's nodes, from cell to cell of its blocks. One ray.
class Descent {
 public:
  Descent(const HeightRaster& heights, const HeightPyramid& pyramid, const ClippedRay& clipped,
          PickTrace* trace, PickedCell& picked);
  /// `clearUntil`: 0, or until when the ray is known to be clear above the ground.
  [[nodiscard]] bool run(double clearUntil);

 private:
  static constexpr double kNever = std::numeric_limits<double>::infinity();
  static constexpr double kFarthest = 1 << 30;  ///< Cells; more than a map has.
  static constexpr int kFan = HeightPyramid::fanOut, kSpan = HeightPyramid::cellsPerNode;
  static constexpr int kStride = HeightRaster::tileSize;  ///< From row to row of samples.

  /// One of the axes along the ground. Where the ray goes down an axis its places are mirrored, so that it
  /// goes up both.
  struct Axis {
    double origin;   ///< Mirrored place at t = 0, cells.
    double rate;     ///< Cells a unit of t, ≥ 0.
    double inverse;  ///< 1/rate; infinite where the ray stays on one coordinate.
    int flip;        ///< The true number of a cell is its mirrored one ^ flip.
    int only;        ///< −1, or the cell that a ray along a grid line stays in.
    int cells;       ///< Of the map.

    Axis(double place, double direction, int root, int cellCount);
    [[nodiscard]] double at(double t) const { return origin + t * rate; }
    /// The cell that it is in at a time.
    [[nodiscard]] int cellAt(double t) const {
      return static_cast<int>(sooner(later(at(t), 0.0), kFarthest));
    }
    /// When the ray crosses a line of the grid, by its mirrored place, as it goes up the axis.
    [[nodiscard]] double crosses(int line) const { return (line - origin) * inverse; }
    /// The same; `never`, where it stays between two lines.
    [[nodiscard]] double reaches(int line, double never = kNever) const {
      return only < 0 ? crosses(line) : never;
    }
    /// The true number of a square of cells, 2^shift a side, by its mirrored one.
    [[nodiscard]] int numberOf(int square, int shift) const { return square ^ flip >> shift; }
  };
  /// A square and where the ray is over it.
  struct Square {
    int x, y;  ///< Number among those of its size, mirrored.
    double tIn, tOut;
  };

  /// Goes from child to child of a square of 8 × 8 (Amanatides & Woo 1987). Every time is reckoned from the
  /// grid lines alone, so that a child's times do not depend on the way to it. At a corner the ray goes along
  /// y first.
  struct Steps {
    int x, y;         ///< The child, mirrored, 0 … 7.
    double t, tNext;  ///< When the ray comes into it and leaves it.

    Steps(const Descent& d, const Square& square, int shift);
    [[nodiscard]] unsigned child() const { return static_cast<unsigned>(y << 3 | x); }
    [[nodiscard]] double lowest(double rise) const { return sooner(t * rise, tNext * rise); }
    [[nodiscard]] double highest(double rise) const { return later(t * rise, tNext * rise); }
    /// False where the ray leaves the square.
    bool advance() {
      if (tNext >= tOut_) return false;
      const bool alongX = tX_ < tY_;
      x += alongX ? 1 : 0;
      y += alongX ? 0 : 1;
      lineX_ += alongX ? side_ : 0.0;
      lineY_ += alongX ? 0.0 : side_;
      tX_ = (lineX_ - originX_) * inverseX_;
      tY_ = (lineY_ - originY_) * inverseY_;
      t = tNext;
      tNext = later(t, sooner(sooner(tX_, tY_), tOut_));
      return (x | y) < kFan;
    }

   private:
    double originX_, originY_, inverseX_, inverseY_, side_, tOut_;
    double lineX_, lineY_, tX_, tY_;  ///< The lines ahead and when they are reached.
  };

  bool walkNode(int tier, const Square& node);
  bool walkChild(int tier, int column, int row, const Square& square);
  bool walkBlock(const Square& block);
  bool walkCells(const Square& block, const float* samples);
  /// Samples of a block, in rows of a tile's length.
  using Copy = std::array<float, std::size_t{kStride} * (kSpan + 1)>;
  void copySamples(int column0, int row0, int firstRow, int lastRow, Copy& copy) const;
  /// Goes through a square, past what the ray is over or under as a whole, and enters the rest. True where
  /// the ray ends.
  template <class Over, class Under, class Enter>
  bool walk(Steps& steps, const Over& over, const Under& under, const Enter& enter);

  void find(const MarchHit& hit, const CellHeights& cell, int column, int row) {
    picked_ = {hit, cell, column, row};
    found_ = true;
  }
  void keepTo(SurfaceSide side) {
    march_.keepTo(side);
    cameBySomething_ = clear_ = true;
  }
  /// Whether the ray ends at a cell, which may be a hole.
  bool crossCell(const CellHeights& ahead, int column, int row, double tIn, double tOut);
  /// Whether it ends at the border of holes.
  bool passOverHoles();
  /// Whether it starts on the ground, looked at when the ground is near for the first time.
  bool startsOnGround();
  void crossCorner();
  void cross(const CellHeights& cell, int column, int row, double tIn, double tOut);
  void leaveGround();
  void touch(double t);

  const HeightRaster& heights_;
  const HeightPyramid& pyramid_;
  const ClippedRay& clipped_;
  const GridRay& ray_;
  double margin_;
  int top_;
  Axis x_, y_;
  unsigned flip_;  ///< Of the number of a child in its square.
  CellMarch march_;
  PickTrace* trace_;
  bool cameBySomething_ = false;
  bool clear_ = false;  ///< What it came by last was well off the ground.
  CellHeights cell_{};  ///< The last one of ground, and its place.
  int column_ = 0, row_ = 0;
  PickedCell& picked_;
  bool found_ = false;
};

}  // namespace scarp
