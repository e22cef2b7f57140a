#include "core/measure/GroundArea.h"

#include <Eigen/QR>
#include <algorithm>
#include <chrono>
#include <cmath>
#include <limits>

#include "core/base/Parallel.h"
#include "core/geometry/PolygonClip.h"
#include "core/measure/TriangleVolume.h"
#include "core/terrain/Surface.h"

namespace scarp {

namespace {

constexpr int kBlockSide = 128;      ///< Cells along a side of a block, which is measured again as a whole.
constexpr std::size_t kAtOnce = 64;  ///< Blocks between two looks at the clock.
constexpr double kNearLine = 1e-9;   ///< Cells; what is that close to an edge of the outline is cut by it.

/// A height over one triangle, from the cell's corner A.
struct Slant {
  double atA;
  Vec2 gradient;  ///< For a step of one column, one row.
  [[nodiscard]] double at(const Vec2& p) const { return atA + gradient.dot(p); }
};

/// The integral of a slant over a polygon, cell areas times metres.
double integral(const Slant& slant, const std::vector<Vec2>& polygon) {
  double sum = 0.0;
  for (std::size_t i = 2; i < polygon.size(); ++i) {
    const Vec2 &a = polygon[0], &b = polygon[i - 1], &c = polygon[i];
    const Vec2 u = b - a, v = c - a;
    sum += 0.5 * (u.x() * v.y() - u.y() * v.x()) * (slant.at(a) + slant.at(b) + slant.at(c)) / 3.0;
  }
  return sum;
}

/// Surface for each part of the area as seen from above.
double stretchOf(const Vec2& gradient, const GridFrame& frame) {
  const double east = gradient.x() / frame.dx, north = gradient.y() / frame.dy;
  return std::sqrt(1.0 + east * east + north * north);
}

std::vector<Vec2> moved(std::vector<Vec2> polygon, const Vec2& by) {
  for (Vec2& corner : polygon) corner += by;
  return polygon;
}

}  // namespace

/// A cell's ground and how far it is above the reference.
struct GroundArea::Cell {
  CellHeights ground, over;
};

/// The heights of a block's samples, and how far each is above the reference.
class GroundArea::Samples {
 public:
  Samples(const HeightRaster& heights, const GridFrame& frame, const VolumeReference& reference,
          const GridRect& cells)
      : rect_{cells.column0, cells.row0, cells.column1 + 1, cells.row1 + 1},
        ground_(static_cast<std::size_t>(rect_.area())),
        over_(ground_.size()) {
    heights.read(rect_, ground_);
    const auto* plane = std::get_if<ReferencePlane>(&reference);
    std::vector<float> earlier(plane ? 0 : ground_.size());
    if (!plane) std::get<HeightRaster>(reference).read(rect_, earlier);
    std::size_t i = 0;
    for (int row = rect_.row0; row < rect_.row1; ++row)
      for (int column = rect_.column0; column < rect_.column1; ++column, ++i)
        over_[i] =
            double(ground_[i]) - (plane ? plane->at({frame.x(column), frame.y(row)}) : double(earlier[i]));
  }

  [[nodiscard]] Cell cell(int column, int row) const {
    const std::size_t width = static_cast<std::size_t>(rect_.width());
    const std::size_t a =
        static_cast<std::size_t>(row - rect_.row0) * width + static_cast<std::size_t>(column - rect_.column0);
    const std::size_t c = a + width;
    return {{ground_[a], ground_[a + 1], ground_[c], ground_[c + 1]},
            {over_[a], over_[a + 1], over_[c], over_[c + 1]}};
  }

 private:
  GridRect rect_;
  std::vector<float> ground_;
  std::vector<double> over_;
};

AreaFigures& AreaFigures::operator+=(const AreaFigures& other) {
  plane += other.plane;
  surface += other.surface;
  above += other.above;
  below += other.below;
  return *this;
}

ReferencePlane planeThrough(const GroundProfile& profile) {
  struct Stretch {
    const GroundProfile::Point &a, &b;
    double length;
  };
  std::vector<Stretch> stretches;
  ReferencePlane plane;
  double length = 0.0;
  for (std::size_t i = 1; i < profile.points.size(); ++i) {
    const Stretch stretch{profile.points[i - 1], profile.points[i],
                          profile.points[i].distance - profile.points[i - 1].distance};
    if (std::isnan(stretch.a.height) || std::isnan(stretch.b.height)) continue;
    stretches.push_back(stretch);
    length += stretch.length;
    plane.about += 0.5 * stretch.length * (stretch.a.place + stretch.b.place);
    plane.height += 0.5 * stretch.length * (stretch.a.height + stretch.b.height);
  }
  EXPECTS(length > 0.0);
  plane.about /= length;
  plane.height /= length;
  Eigen::Matrix2d squares = Eigen::Matrix2d::Zero();
  Vec2 products = Vec2::Zero();
  for (const Stretch& s : stretches) {
    // Products of what runs straight are parabolas, for which Simpson's rule is exact.
    const auto add = [&](const Vec2& place, double height, double weight) {
      const Vec2 p = place - plane.about;
      squares += weight * s.length * p * p.transpose();
      products += weight * s.length * (height - plane.height) * p;
    };
    add(s.a.place, s.a.height, 1.0 / 6.0);
    add(0.5 * (s.a.place + s.b.place), 0.5 * (s.a.height + s.b.height), 4.0 / 6.0);
    add(s.b.place, s.b.height, 1.0 / 6.0);
  }
  plane.slope = squares.completeOrthogonalDecomposition().solve(products);
  return plane;
}

GroundArea::GroundArea(const GridFrame& frame, std::vector<Vec2> outline, VolumeReference reference)
    : frame_(frame), outline_(std::move(outline)), reference_(std::move(reference)) {
  EXPECTS(outline_.size() >= 3 && !crossesItself(outline_));
  Vec2 low = Vec2::Constant(std::numeric_limits<double>::infinity()), high = -low;
  for (Vec2& corner : outline_) {
    EXPECTS(corner.allFinite());
    corner = {frame.column(corner.x()), frame.row(corner.y())};
    low = low.cwiseMin(corner);
    high = high.cwiseMax(corner);
  }
  if (signedArea(outline_) < 0.0) std::ranges::reverse(outline_);
  const auto index = [](double place, int last) {
    return static_cast<int>(std::clamp(std::floor(place), 0.0, double(last)));
  };
  if (high.x() >= 0.0 && high.y() >= 0.0 && low.x() <= frame.columns - 1 && low.y() <= frame.rows - 1)
    cells_ = {index(low.x(), frame.columns - 2), index(low.y(), frame.rows - 2),
              index(high.x(), frame.columns - 2) + 1, index(high.y(), frame.rows - 2) + 1};
  blockColumns_ = (cells_.width() + kBlockSide - 1) / kBlockSide;
  blockRows_ = (cells_.height() + kBlockSide - 1) / kBlockSide;
  blocks_.resize(static_cast<std::size_t>(blockColumns_) * static_cast<std::size_t>(blockRows_));
}

GridRect GroundArea::blockRect(int index) const {
  const int column = cells_.column0 + index % blockColumns_ * kBlockSide;
  const int row = cells_.row0 + index / blockColumns_ * kBlockSide;
  return GridRect{column, row, column + kBlockSide, row + kBlockSide}.intersected(cells_);
}

bool GroundArea::measure(const HeightRaster& heights, double seconds) {
  using Clock = std::chrono::steady_clock;
  const auto begin = Clock::now();
  while (measured_ < blocks_.size()) {
    const std::size_t first = measured_, count = std::min(kAtOnce, blocks_.size() - first);
    parallelFor(count,
                [&](std::size_t i) { blocks_[first + i] = block(heights, static_cast<int>(first + i)); });
    measured_ += count;
    if (std::chrono::duration<double>(Clock::now() - begin).count() >= seconds) break;
  }
  return measured_ == blocks_.size();
}

void GroundArea::refresh(const HeightRaster& heights, const GridRect& changed) {
  const GridRect cells = changed.grownTowardOrigin(1).intersected(cells_);
  if (cells.empty()) return;
  for (int row = (cells.row0 - cells_.row0) / kBlockSide; row * kBlockSide + cells_.row0 < cells.row1; ++row)
    for (int column = (cells.column0 - cells_.column0) / kBlockSide;
         column * kBlockSide + cells_.column0 < cells.column1; ++column) {
      const int index = row * blockColumns_ + column;
      if (static_cast<std::size_t>(index) < measured_)
        blocks_[static_cast<std::size_t>(index)] = block(heights, index);
    }
}

AreaFigures GroundArea::figures() const {
  AreaFigures sum;
  for (const AreaFigures& each : blocks_) sum += each;
  return sum;
}

AreaFigures GroundArea::block(const HeightRaster& heights, int index) const {
  AreaFigures sum;
  const GridRect rect = blockRect(index);
  const Samples samples(heights, frame_, reference_, rect);
  for (int row = rect.row0; row < rect.row1; ++row) addRow(samples, row, rect.column0, rect.column1, sum);
  return sum;
}

void GroundArea::addRow(const Samples& samples, int row, int column0, int column1, AreaFigures& sum) const {
  const std::vector<Vec2> strip =
      clipped(clipped(outline_, HalfPlane(0.0, 1.0, -row)), HalfPlane(0.0, -1.0, row + 1.0));
  if (strip.empty()) return;
  // The cells that an edge of the outline passes; the others are all in or all out.
  std::vector<bool> cut(static_cast<std::size_t>(column1 - column0), false);
  for (std::size_t i = 0; i < strip.size(); ++i) {
    const Vec2 &a = strip[i], &b = strip[(i + 1) % strip.size()];
    // Along the strip's own border the neighbour's edges count.
    const bool border = (a.y() == row && b.y() == row) || (a.y() == row + 1.0 && b.y() == row + 1.0);
    if (border) continue;
    const double first = std::floor(std::min(a.x(), b.x()) - kNearLine);
    const double last = std::floor(std::max(a.x(), b.x()) + kNearLine);
    for (double c = std::max(first, double(column0)); c <= std::min(last, column1 - 1.0); ++c)
      cut[static_cast<std::size_t>(c - column0)] = true;
  }
  bool known = false, inside = false;
  for (int column = column0; column < column1; ++column) {
    const bool crossed = cut[static_cast<std::size_t>(column - column0)];
    if (crossed) {
      known = false;
    } else if (!known) {
      known = true;
      inside = windingNumber(outline_, {column + 0.5, row + 0.5}) != 0;
    }
    if (!crossed && !inside) continue;
    const Cell cell = samples.cell(column, row);
    if (cell.ground.hole()) continue;
    if (crossed)
      addPart(cell,
              moved(clipped(clipped(strip, HalfPlane(1.0, 0.0, -column)), HalfPlane(-1.0, 0.0, column + 1.0)),
                    Vec2(-column, -row)),
              sum);
    else
      addWhole(cell, sum);
  }
}

void GroundArea::addWhole(const Cell& cell, AreaFigures& sum) const {
  const double half = 0.5 * frame_.dx * frame_.dy;
  const CellHeights& over = cell.over;
  sum.plane += 2.0 * half;
  for (const CellTriangle triangle : {CellTriangle::ABD, CellTriangle::ACD}) {
    sum.surface += half * stretchOf(cell.ground.gradient(triangle), frame_);
    if (over.hole()) continue;  // nothing to compare with
    const double side = triangle == CellTriangle::ABD ? over.b : over.c;
    const double above = meanAbove(over.a, side, over.d);
    sum.above += half * above;
    sum.below += half * (above - (over.a + side + over.d) / 3.0);
  }
}

void GroundArea::addPart(const Cell& cell, const std::vector<Vec2>& outline, AreaFigures& sum) const {
  const double scale = frame_.dx * frame_.dy;
  for (const CellTriangle triangle : {CellTriangle::ABD, CellTriangle::ACD}) {
    const double sign = triangle == CellTriangle::ABD ? 1.0 : -1.0;
    const std::vector<Vec2> part = clipped(outline, HalfPlane(sign, -sign, 0.0));
    const double area = scale * signedArea(part);
    sum.plane += area;
    sum.surface += area * stretchOf(cell.ground.gradient(triangle), frame_);
    if (cell.over.hole()) continue;
    const Slant over{cell.over.a, cell.over.gradient(triangle)};
    const std::vector<Vec2> higher = clipped(part, HalfPlane(over.gradient.x(), over.gradient.y(), over.atA));
    const double above = scale * integral(over, higher);
    sum.above += above;
    sum.below += above - scale * integral(over, part);
  }
}

}  // namespace scarp
