#include "core/mesh/MeshError.h"

#include <algorithm>
#include <cmath>

#include "core/base/Contract.h"
#include "core/base/Parallel.h"
#include "core/mesh/BlockGround.h"
#include "core/mesh/TriangleError.h"

namespace scarp {

namespace {

/// What one part of a mesh says.
class PartMeasure {
 public:
  PartMeasure(const MeshPart& part, const HeightRaster& heights)
      : part_(part), ground_(heights, part.samples), heights_(ground_.window()) {}

  MeshError of(const TerrainMesh& mesh) {
    std::int64_t doubled = 0;
    for (std::size_t t = part_.first; t < part_.first + part_.count; ++t) {
      const auto& [i, j, k] = mesh.triangles[t];
      // Clockwise as seen from above, which is positive in samples.
      const MeshCorner a = corner(mesh.points[i]), b = corner(mesh.points[k]), c = corner(mesh.points[j]);
      const std::int64_t area = doubledArea(a, b, c);
      if (area <= 0 || !onGround(a, b, c)) {
        error_.coversGround = false;
        continue;
      }
      doubled += area;
      forSampleErrors(heights_, a, b, c, [&](int x, int y, double error) { take(error, x, y); });
      // Each edge that lies within the ground is one of two triangles, once in either sense.
      if (i < k) edge(a, b);
      if (k < j) edge(b, c);
      if (j < i) edge(c, a);
    }
    if (doubled != 2 * ground_.groundCells()) error_.coversGround = false;
    // What the arithmetic may have lost: some units in the last place of what was added up.
    error_.largest += 64.0 * 0x1p-53 * highest_;
    error_.column += part_.samples.column0;
    error_.row += part_.samples.row0;
    return error_;
  }

 private:
  MeshCorner corner(const MeshPoint& p) {
    EXPECTS(part_.samples.contains(p.column, p.row));
    const MeshCorner made = ground_.corner({p.column - part_.samples.column0, p.row - part_.samples.row0});
    highest_ = std::max(highest_, std::abs(made.height));
    return made;
  }

  void take(double error, double x, double y) {
    // A distance that is no number lies over a hole.
    if (std::isnan(error)) error_.coversGround = false;
    if (!(error > error_.largest)) return;
    error_.largest = error;
    error_.column = x;
    error_.row = y;
  }

  void edge(const MeshCorner& a, const MeshCorner& b) {
    forCrossings(a, b, [&](const EdgeCrossing& at) {
      take(crossingError(heights_, a, b, at), at.x0 + (at.x1 - at.x0) * at.share,
           at.y0 + (at.y1 - at.y0) * at.share);
    });
  }

  /// Whether every cell that the triangle reaches into is ground.
  [[nodiscard]] bool onGround(const MeshCorner& a, const MeshCorner& b, const MeshCorner& c) const {
    if (ground_.allGround()) return true;
    bool first = true, all = true;
    int y0 = 0, left = 0, right = 0;
    forOutline(a, b, c, [&](int y, int xLeft, int xRight) {
      if (!first)
        for (int x = std::min(left, xLeft); x < std::max(right, xRight) && all; ++x)
          all = ground_.ground(x, y0);
      first = false;
      y0 = y, left = xLeft, right = xRight;
    });
    return all;
  }

  /// body(y, left, right): how far the triangle reaches on each row's line, rounded outwards to whole
  /// columns.
  template <class Body>
  static void forOutline(const MeshCorner& a, const MeshCorner& b, const MeshCorner& c, Body&& body) {
    const int top = std::min({a.y, b.y, c.y}), bottom = std::max({a.y, b.y, c.y});
    for (int y = top; y <= bottom; ++y) {
      double low = 1e9, high = -1e9;
      const auto side = [&](const MeshCorner& p, const MeshCorner& q) {
        if (std::min(p.y, q.y) > y || std::max(p.y, q.y) < y) return;
        if (p.y == q.y) {
          low = std::min<double>(low, std::min(p.x, q.x));
          high = std::max<double>(high, std::max(p.x, q.x));
          return;
        }
        // A quotient of whole numbers of some thousand is whole only where it comes out so.
        const double x = p.x + static_cast<double>(std::int64_t{q.x - p.x} * (y - p.y)) / (q.y - p.y);
        low = std::min(low, x);
        high = std::max(high, x);
      };
      side(a, b);
      side(b, c);
      side(c, a);
      body(y, static_cast<int>(std::floor(low)), static_cast<int>(std::ceil(high)));
    }
  }

  const MeshPart& part_;
  BlockGround ground_;
  HeightWindow heights_;
  MeshError error_;
  double highest_ = 0.0;
};

}  // namespace

void MeshError::include(const MeshError& other) {
  if (other.largest > largest) largest = other.largest, column = other.column, row = other.row;
  coversGround = coversGround && other.coversGround;
}

std::optional<MeshError> measure(const TerrainMesh& mesh, const HeightRaster& heights,
                                 const Progress& progress) {
  std::vector<MeshError> parts(mesh.parts.size());
  if (!parts.empty() && !parallelFor(parts.size(), progress, [&](std::size_t i) {
        parts[i] = PartMeasure(mesh.parts[i], heights).of(mesh);
      }))
    return std::nullopt;
  MeshError all;
  for (const MeshError& part : parts) all.include(part);
  std::int64_t cells = 0;
  for (const MeshPart& part : mesh.parts)
    cells += std::int64_t{part.samples.width() - 1} * (part.samples.height() - 1);
  if (cells != std::int64_t{mesh.samples.width() - 1} * (mesh.samples.height() - 1)) all.coversGround = false;
  return all;
}

}  // namespace scarp
