#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <variant>
#include <vector>

#include "core/base/Progress.h"
#include "core/geometry/Vec.h"
#include "core/terrain/GridFrame.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// Closed outlines of straight edges that together bound an area by the even-odd rule, such as an outer
/// border and the holes in it.
using Outlines = std::vector<std::vector<Vec2>>;

/// How much of unit squares is covered by areas, each bounded by the even-odd rule. Where areas overlap, they
/// cover once. They are in the plane in which square (i, j) is i … i+1 by j … j+1. Concurrent const use is
/// safe.
class EvenOddCoverage {
 public:
  /// The corners are finite. At most 2³² − 1 areas.
  explicit EvenOddCoverage(std::span<const Outlines> areas);
  /// One area with one outline.
  explicit EvenOddCoverage(const std::vector<Vec2>& outline);

  /// A row of squares.
  struct Row {
    int row = 0;
    std::span<const float> shares;         ///< Covered shares, 0…1.
    std::span<const std::uint8_t> inside;  ///< 1 where the square's middle lies within an area, else 0.
  };

  /// Calls each for rows row0 … row1−1 of squares column0 … column0+columns−1. A sweep downwards over the
  /// edges that meet a row, each cut at the squares' sides: cost follows the edges, their pieces in squares
  /// and the crossings within squares. A square's share is exact up to rounding: it is cut into slabs in
  /// which no two pieces cross, each of whose trapezoids is integrated. Only where that is more work than
  /// kExactWork are shares taken along kScanLines lines instead.
  void rows(int row0, int row1, int column0, int columns, const std::function<void(const Row&)>& each) const;
  /// The same without shares, which are empty: cost follows the edges that meet a row and the squares.
  void insides(int row0, int row1, int column0, int columns,
               const std::function<void(const Row&)>& each) const;

  static constexpr int kScanLines = 64;
  static constexpr std::size_t kExactWork = std::size_t(1) << 18;  ///< Slabs times pieces of a square.

  struct Edge {
    Vec2 a, b;  ///< a.y < b.y
    std::uint32_t area = 0;
    [[nodiscard]] double xAt(double y) const {
      if (y <= a.y()) return a.x();
      if (y >= b.y()) return b.x();
      return a.x() + (b.x() - a.x()) * ((y - a.y()) / (b.y() - a.y()));
    }
  };

 private:
  void add(const std::vector<Vec2>& outline, std::uint32_t area);
  void sortEdges();
  template <class Sweep>
  void sweepRows(int row0, int row1, const Sweep& sweep) const;

  std::size_t areas_;
  std::vector<Edge> edges_;     ///< By their upper end; level edges bound nothing and are left out.
  std::vector<double> lowest_;  ///< The largest b.y of an edge and those before it.
};

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
