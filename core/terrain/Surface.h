#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>

#include "core/terrain/GridFrame.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// The side of the surface that a ray comes from.
enum class SurfaceSide : std::uint8_t { Above, Below };

/// Which half of a cell, split along its diagonal A–D: the eastern one (A, B, D; u ≥ v) or the
/// southern one (A, C, D).
enum class CellTriangle : std::uint8_t { ABD = 0, ACD = 1 };

/// The corners of cell (i, j), A = (i, j), B = (i+1, j), C = (i, j+1), D = (i+1, j+1), and the one
/// place where the diagonal rule is written down: drawing, picking, placement and export follow it.
struct CellHeights {
  double a, b, c, d;

  /// A cell with a NaN corner is a hole.
  [[nodiscard]] bool hole() const {
    const double sum = a + b + c + d;
    return !(sum == sum);
  }
  [[nodiscard]] static CellTriangle triangleAt(double u, double v) {
    return u >= v ? CellTriangle::ABD : CellTriangle::ACD;
  }
  /// Height at u = c − i, v = r − j, both in 0…1.
  [[nodiscard]] double at(double u, double v) const {
    // By B or by C, whichever is on the triangle.
    const double corner = u >= v ? b : c;
    return a + std::max(u, v) * (corner - a) + std::min(u, v) * (d - corner);
  }
  /// Height gained for a whole step along u (column) and v (row) on one triangle.
  [[nodiscard]] Vec2 gradient(CellTriangle triangle) const {
    return triangle == CellTriangle::ABD ? Vec2(b - a, d - b) : Vec2(d - c, c - a);
  }
};

/// The corners of a cell, 0 ≤ column < columns−1, 0 ≤ row < rows−1.
[[nodiscard]] CellHeights cellHeights(const HeightRaster& heights, int column, int row);

/// A grid position within a cell of ground, u = c − column and v = r − row in 0…1.
struct GroundCell {
  CellHeights heights;
  int column, row;
  double u, v;

  [[nodiscard]] double height() const { return heights.at(u, v); }
  [[nodiscard]] CellTriangle triangle() const { return CellHeights::triangleAt(u, v); }
};

/// The cell under a grid position; nothing outside the terrain or over a hole. Cells are closed: of
/// those that share the position, the ground counts, and among ground the one furthest south-east.
[[nodiscard]] std::optional<GroundCell> groundCellAt(const HeightRaster& heights, double column, double row);

/// A point of the drawn surface.
struct SurfacePoint {
  double height;    ///< Metres.
  int column, row;  ///< The cell.
  CellTriangle triangle;
  Vec3 normal;  ///< Unit normal of the facet, local frame, upward.

  /// Angle between the facet and the level, radians, 0…π/2.
  [[nodiscard]] double slope() const;
};

/// Height of the drawn surface at a grid position, metres; NaN where there is no ground cell.
[[nodiscard]] double heightAt(const HeightRaster& heights, double column, double row);

/// The facet at a grid position; nothing outside the terrain or over a hole.
[[nodiscard]] std::optional<SurfacePoint> surfaceAt(const HeightRaster& heights, const GridFrame& frame,
                                                    double column, double row);

/// Unit normal of one facet, local frame, upward.
[[nodiscard]] inline Vec3 facetNormal(const CellHeights& cell, CellTriangle triangle,
                                      const GridFrame& frame) {
  const Vec2 gradient = cell.gradient(triangle);
  // Rows run southward, so ∂h/∂y = −∂h/∂row / dy.
  // 0 − x rather than −x: level ground has no negative zeros in its normal.
  return Vec3(0.0 - gradient.x() / frame.dx, gradient.y() / frame.dy, 1.0).normalized();
}

/// The slope angle for a unit normal, radians.
[[nodiscard]] double slopeOf(const Vec3& normal);

}  // namespace scarp
