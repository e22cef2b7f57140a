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
  int exponent;  ///< Own t = t · 2^exponent − start.
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
  Descent(const HeightRaster& heights, const HeightPyramid& pyramid, const GridRay& ray,
          const RaySlack& slack, PickTrace* trace)
      : heights_(heights),
        pyramid_(pyramid),
        ray_(ray),
        margin_(8.0 * slack.height + 2.0 * slack.t * std::abs(ray.direction.z())),
        march_(ray, slack, trace),
        trace_(trace) {}

  std::optional<PickedCell> run(double tBegin, double tEnd, std::optional<SurfaceSide> cameFrom) {
    if (cameFrom)
      march_.keepTo(*cameFrom);
    else
      touch(tBegin);
    const int top = pyramid_.levels() - 1;
    walkNodes(top, tBegin, tEnd, {{0, 0}, {pyramid_.nodeColumns(top), pyramid_.nodeRows(top)}});
    if (!cameBySomething_ && !found_) crossCorner(tBegin, tEnd);
    leaveGround();
    touch(tEnd);
    return found_;
  }

 private:
  using Walk = GridWalk<2>;

  void walkNodes(int level, double tBegin, double tEnd, const Walk::Bounds& bounds) {
    const Vec2 origin = ray_.origin.head<2>(), direction = ray_.direction.head<2>();
    for (Walk walk(origin, direction, tBegin, tEnd, bounds, HeightPyramid::nodeSpan(level));
         walk.valid() && !found_; walk.advance()) {
      const auto [column, row] = walk.cell();
      const bool skip = passOver(pyramid_.range(level, column, row), walk.tEntry(), walk.tExit());
      if (trace_) trace_->nodes.push_back({level, column, row, walk.tEntry(), walk.tExit(), skip});
      cameBySomething_ |= skip;
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
      leaveGround();
      return true;
    }
    const double zBegin = ray_.origin.z() + tBegin * ray_.direction.z();
    const double zEnd = ray_.origin.z() + tEnd * ray_.direction.z();
    const double margin = margin_ + 64.0 * kEpsilon *
                                        (std::abs(zBegin) + std::abs(zEnd) + std::abs(double(range.low)) +
                                         std::abs(double(range.high)));
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
        cameBySomething_ = true;
        leaveGround();
        touch(walk.tEntry());
        touch(walk.tExit());
        continue;
      }
      cross(cell, column, row, walk.tEntry(), walk.tExit());
    }
  }

  /// A ray that comes by nothing but a corner of the map, as far as rounding can tell.
  void crossCorner(double tBegin, double tEnd) {
    const Vec3 at = ray_.at(0.5 * (tBegin + tEnd));
    const auto ground = groundCellAt(heights_, std::clamp(at.x(), 0.0, heights_.columns() - 1.0),
                                     std::clamp(at.y(), 0.0, heights_.rows() - 1.0));
    if (ground) cross(ground->heights, ground->column, ground->row, tBegin, tEnd);
  }

  void cross(const CellHeights& cell, int column, int row, double tEntry, double tExit) {
    cameBySomething_ = true;
    if (const auto hit = march_.cross(cell, column, row, tEntry, tExit))
      found_ = PickedCell{*hit, column, row};
    column_ = column;
    row_ = row;
  }

  void leaveGround() {
    const auto hit = march_.leaveGround();
    if (hit && !found_) found_ = PickedCell{*hit, column_, row_};
  }

  void touch(double t) {
    if (found_) return;
    if (const auto touched = march_.touch(heights_, t)) {
      const GroundCell& ground = touched->ground;
      found_ = PickedCell{{touched->t, ground.triangle(), std::nullopt}, ground.column, ground.row};
    }
  }

  const HeightRaster& heights_;
  const HeightPyramid& pyramid_;
  GridRay ray_;
  double margin_;  ///< Metres that the ray's height at the border of a node may be off.
  CellMarch march_;
  PickTrace* trace_;
  bool cameBySomething_ = false;
  int column_ = 0, row_ = 0;  ///< The last cell of ground.
  std::optional<PickedCell> found_;
};

/// A ray straight up or down meets one point.
std::optional<PickedCell> pickUpright(const HeightRaster& heights, const GridRay& ray) {
  const auto ground = groundCellAt(heights, ray.origin.x(), ray.origin.y());
  if (!ground) return std::nullopt;
  const double t = (ground->height() - ray.origin.z()) / ray.direction.z();
  const double slack =
      8.0 * kEpsilon * (std::abs(ground->height()) + std::abs(ray.origin.z())) / std::abs(ray.direction.z());
  if (!(t >= ray.tMin - slack && t <= ray.tMax + slack)) return std::nullopt;
  return PickedCell{
      {std::clamp(t, ray.tMin, ray.tMax), ground->triangle(), std::nullopt}, ground->column, ground->row};
}

/// A coordinate that rounding has put just off the grid's border goes back onto it.
double ontoGrid(double position, int samples, double slack) {
  const double last = samples - 1;
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
  own.exponent = std::ilogb(own.ray.direction.cwiseAbs().maxCoeff());
  for (double& component : own.ray.direction) component = std::ldexp(component, -own.exponent);
  const RaySlack slack(own.ray, frame_);
  own.ray.origin.x() = ontoGrid(own.ray.origin.x(), frame_.columns, slack.cells);
  own.ray.origin.y() = ontoGrid(own.ray.origin.y(), frame_.rows, slack.cells);
  const Box box{{-slack.cells, -slack.cells, band.low},
                {frame_.columns - 1 + slack.cells, frame_.rows - 1 + slack.cells, band.high}};
  const double tMin = std::ldexp(ray.tMin, own.exponent), tMax = std::ldexp(ray.tMax, own.exponent);
  const auto clipped = slabTest(box, own.ray.origin, own.ray.direction, tMin, tMax);
  if (!clipped) return std::nullopt;
  own.start = clipped->tEntry;
  own.ray.origin = own.ray.at(own.start);
  own.ray.tMin = tMin - own.start;
  own.ray.tMax = tMax - own.start;
  const double tEnd = clipped->tExit - own.start;
  if (trace) trace->clipped = BoxSpan{own.asked(0.0), own.asked(tEnd), clipped->entryFace, clipped->exitFace};

  std::optional<PickedCell> picked;
  if (own.ray.direction.x() == 0.0 && own.ray.direction.y() == 0.0) {
    picked = pickUpright(heights_, own.ray);
    if (trace && picked) trace->cells.push_back({picked->column, picked->row, 0.0, tEnd, false});
  } else {
    std::optional<SurfaceSide> cameFrom;
    if (clipped->entryFace == BoxFace::MaxZ) cameFrom = SurfaceSide::Above;
    if (clipped->entryFace == BoxFace::MinZ) cameFrom = SurfaceSide::Below;
    picked = Descent(heights_, pyramid_, own.ray, slack, trace).run(0.0, tEnd, cameFrom);
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
