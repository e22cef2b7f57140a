#include "core/pick/SurfacePicker.h"

#include <Eigen/Geometry>
#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/Parallel.h"
#include "core/geometry/GridWalk.h"

namespace scarp {

namespace {

/// Pyramid levels gone down at once: a node is walked in blocks of 8 × 8.
constexpr int kLevelStep = 3;
constexpr double kEpsilon = std::numeric_limits<double>::epsilon();

/// How the pick's own ray lies to the ray that was asked for: the same line in the grid frame, its
/// direction scaled by a power of two to about one, its start moved to where it enters the box. So
/// neither a far origin nor a tiny or huge direction costs digits.
struct Conditioned {
  GridRay ray;
  int exponent;      ///< Own t = t · 2^exponent − start.
  double start;

  [[nodiscard]] double asked(double own) const { return std::ldexp(start + own, -exponent); }
};

struct PickedCell {
  MarchHit hit;
  int column, row;
};

/// Steps 3 and 4: down the pyramid and along the cells, front to back.
class Descent {
 public:
  Descent(const HeightRaster& heights, const HeightPyramid& pyramid, const GridRay& ray, PickTrace* trace)
      : heights_(heights), pyramid_(pyramid), ray_(ray), march_(ray, trace), trace_(trace) {}

  std::optional<PickedCell> run(std::optional<SurfaceSide> cameFrom) {
    if (cameFrom) march_.keepTo(*cameFrom);
    const int top = pyramid_.levels() - 1;
    walkNodes(top, ray_.tMin, ray_.tMax, {{0, 0}, {pyramid_.nodeColumns(top), pyramid_.nodeRows(top)}});
    return found_;
  }

 private:
  using Walk = GridWalk<2>;

  void walkNodes(int level, double tBegin, double tEnd, const Walk::Bounds& bounds) {
    const Vec2 origin = ray_.origin.head<2>(), direction = ray_.direction.head<2>();
    for (Walk walk(origin, direction, tBegin, tEnd, bounds, HeightPyramid::nodeSpan(level)); walk.valid() && !found_;
         walk.advance()) {
      const auto [column, row] = walk.cell();
      const bool skip = passOver(pyramid_.range(level, column, row), walk.tEntry(), walk.tExit());
      if (trace_) trace_->nodes.push_back({level, column, row, walk.tEntry(), walk.tExit(), skip});
      if (skip) continue;
      const int below = level - kLevelStep;
      if (level == 0) {
        walkCells(walk.tEntry(), walk.tExit(), column, row);
      } else {
        const int next = std::max(below, 0), children = 1 << (level - next);
        walkNodes(next, walk.tEntry(), walk.tExit(),
                  {{column * children, row * children},
                   {std::min((column + 1) * children, pyramid_.nodeColumns(next)),
                    std::min((row + 1) * children, pyramid_.nodeRows(next))}});
      }
    }
  }

  /// Whether the ray keeps clear of a height range all along a span; the march is told on which side.
  /// Where it was on the other side before, the ground must lie between: then it is looked at closely.
  bool passOver(const HeightRange& range, double tBegin, double tEnd) {
    if (range.empty()) {
      march_.leaveGround();
      return true;
    }
    const double zBegin = ray_.origin.z() + tBegin * ray_.direction.z();
    const double zEnd = ray_.origin.z() + tEnd * ray_.direction.z();
    const double margin = 64.0 * kEpsilon *
                          (std::abs(zBegin) + std::abs(zEnd) + std::abs(double(range.low)) + std::abs(double(range.high)));
    std::optional<SurfaceSide> side;
    if (std::min(zBegin, zEnd) > range.high + margin) side = SurfaceSide::Above;
    if (std::max(zBegin, zEnd) < range.low - margin) side = SurfaceSide::Below;
    if (!side || (march_.side() && *march_.side() != *side)) return false;
    march_.keepTo(*side);
    return true;
  }

  void walkCells(double tBegin, double tEnd, int nodeColumn, int nodeRow) {
    constexpr int span = HeightPyramid::cellsPerNode;
    const Walk::Bounds bounds{{nodeColumn * span, nodeRow * span},
                              {std::min((nodeColumn + 1) * span, heights_.columns() - 1),
                               std::min((nodeRow + 1) * span, heights_.rows() - 1)}};
    const Vec2 origin = ray_.origin.head<2>(), direction = ray_.direction.head<2>();
    for (Walk walk(origin, direction, tBegin, tEnd, bounds); walk.valid() && !found_; walk.advance()) {
      auto [column, row] = walk.cell();
      CellHeights cell = cellHeights(heights_, column, row);
      // A ray along a grid line runs between two cells; where one is a hole the other still counts.
      if (cell.hole() && direction.x() == 0.0 && origin.x() == column && column > 0)
        cell = cellHeights(heights_, --column, row);
      else if (cell.hole() && direction.y() == 0.0 && origin.y() == row && row > 0)
        cell = cellHeights(heights_, column, --row);
      if (trace_) trace_->cells.push_back({column, row, walk.tEntry(), walk.tExit(), cell.hole()});
      if (cell.hole()) {
        march_.leaveGround();
        continue;
      }
      if (const auto hit = march_.cross(cell, column, row, walk.tEntry(), walk.tExit()))
        found_ = PickedCell{*hit, column, row};
    }
  }

  const HeightRaster& heights_;
  const HeightPyramid& pyramid_;
  GridRay ray_;
  CellMarch march_;
  PickTrace* trace_;
  std::optional<PickedCell> found_;
};

/// A ray straight up or down meets one point; its cell is any that holds it and is ground.
std::optional<PickedCell> pickUpright(const HeightRaster& heights, const GridRay& ray) {
  const auto cellsOf = [](double position, int samples) {
    const int index = std::clamp(static_cast<int>(std::floor(position)), 0, samples - 2);
    return std::pair{index, position == index && index > 0 ? index - 1 : index};
  };
  const auto [column, columnBefore] = cellsOf(ray.origin.x(), heights.columns());
  const auto [row, rowBefore] = cellsOf(ray.origin.y(), heights.rows());
  for (int j = row; j >= rowBefore; --j)
    for (int i = column; i >= columnBefore; --i) {
      const CellHeights cell = cellHeights(heights, i, j);
      if (cell.hole()) continue;
      const double u = std::clamp(ray.origin.x() - i, 0.0, 1.0), v = std::clamp(ray.origin.y() - j, 0.0, 1.0);
      const double t = (cell.at(u, v) - ray.origin.z()) / ray.direction.z();
      const double slack = 8.0 * kEpsilon * (std::abs(cell.at(u, v)) + std::abs(ray.origin.z())) /
                           std::abs(ray.direction.z());
      if (!(t >= ray.tMin - slack && t <= ray.tMax + slack)) return std::nullopt;
      return PickedCell{{std::clamp(t, ray.tMin, ray.tMax), CellHeights::triangleAt(u, v), std::nullopt}, i, j};
    }
  return std::nullopt;
}

/// A coordinate that rounding has put just off the grid's border goes back onto it.
double ontoGrid(double position, int samples) {
  const double last = samples - 1, slack = 16.0 * kEpsilon * samples;
  if (position < 0.0 && position >= -slack) return 0.0;
  if (position > last && position <= last + slack) return last;
  return position;
}

}  // namespace

std::optional<SurfaceHit> SurfacePicker::pick(const LocalRay& ray, PickTrace* trace) const {
  EXPECTS(ray.direction.allFinite() && !ray.direction.isZero(0.0));
  if (trace) {
    *trace = {};
    trace->ray = ray;
  }
  const HeightRange band = pyramid_.range();
  if (band.empty() || !ray.origin.allFinite()) return std::nullopt;

  // Step 1 is the camera's; step 2: clip to the height band.
  Conditioned own{toGrid(ray, frame_), 0, 0.0};
  own.ray.origin.x() = ontoGrid(own.ray.origin.x(), frame_.columns);
  own.ray.origin.y() = ontoGrid(own.ray.origin.y(), frame_.rows);
  own.exponent = std::ilogb(own.ray.direction.cwiseAbs().maxCoeff());
  for (double& component : own.ray.direction) component = std::ldexp(component, -own.exponent);
  const double slackColumns = 16.0 * kEpsilon * frame_.columns, slackRows = 16.0 * kEpsilon * frame_.rows;
  const Box box{{-slackColumns, -slackRows, band.low},
                {frame_.columns - 1 + slackColumns, frame_.rows - 1 + slackRows, band.high}};
  const double tMin = std::ldexp(ray.tMin, own.exponent), tMax = std::ldexp(ray.tMax, own.exponent);
  const auto clipped = slabTest(box, own.ray.origin, own.ray.direction, tMin, tMax);
  if (!clipped) return std::nullopt;
  own.start = clipped->tEntry;
  own.ray.origin = own.ray.at(own.start);
  own.ray.tMin = 0.0;
  own.ray.tMax = clipped->tExit - clipped->tEntry;
  if (trace)
    trace->clipped = BoxSpan{own.asked(0.0), own.asked(own.ray.tMax), clipped->entryFace, clipped->exitFace};

  std::optional<PickedCell> picked;
  if (own.ray.direction.x() == 0.0 && own.ray.direction.y() == 0.0) {
    picked = pickUpright(heights_, own.ray);
    if (trace && picked) trace->cells.push_back({picked->column, picked->row, 0.0, own.ray.tMax, false});
  } else {
    std::optional<SurfaceSide> cameFrom;
    if (clipped->entryFace == BoxFace::MaxZ) cameFrom = SurfaceSide::Above;
    if (clipped->entryFace == BoxFace::MinZ) cameFrom = SurfaceSide::Below;
    picked = Descent(heights_, pyramid_, own.ray, trace).run(cameFrom);
  }
  if (trace) {
    for (auto& node : trace->nodes) node.tEntry = own.asked(node.tEntry), node.tExit = own.asked(node.tExit);
    for (auto& cell : trace->cells) cell.tEntry = own.asked(cell.tEntry), cell.tExit = own.asked(cell.tExit);
    for (auto* samples : {&trace->march, &trace->refinement})
      for (auto& sample : *samples) sample.t = own.asked(sample.t);
  }
  if (!picked) return std::nullopt;

  SurfaceHit hit{};
  hit.t = std::clamp(own.asked(picked->hit.t), ray.tMin, ray.tMax);
  const Vec3 inGrid = own.ray.at(picked->hit.t);
  hit.point = {frame_.x(inGrid.x()), frame_.y(inGrid.y()), inGrid.z()};
  hit.column = std::clamp(inGrid.x(), 0.0, frame_.columns - 1.0);
  hit.row = std::clamp(inGrid.y(), 0.0, frame_.rows - 1.0);
  hit.cellColumn = picked->column;
  hit.cellRow = picked->row;
  hit.triangle = picked->hit.triangle;
  hit.normal = facetNormal(cellHeights(heights_, picked->column, picked->row), hit.triangle, frame_);
  const bool downOnto = ray.direction.dot(hit.normal) < 0.0;
  hit.side = picked->hit.side.value_or(downOnto ? SurfaceSide::Above : SurfaceSide::Below);
  return hit;
}

std::vector<std::optional<SurfaceHit>> SurfacePicker::pickMany(std::span<const LocalRay> rays) const {
  constexpr std::size_t kChunk = 256;
  std::vector<std::optional<SurfaceHit>> hits(rays.size());
  parallelFor((rays.size() + kChunk - 1) / kChunk, [&](std::size_t chunk) {
    const std::size_t end = std::min(rays.size(), (chunk + 1) * kChunk);
    for (std::size_t i = chunk * kChunk; i < end; ++i) hits[i] = pick(rays[i]);
  });
  return hits;
}

}  // namespace scarp
