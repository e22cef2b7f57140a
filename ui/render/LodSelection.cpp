#include "ui/render/LodSelection.h"

#include <algorithm>
#include <bit>

namespace scarp {

double LodMetric::nearest(const GridFrame& frame, const GridRect& cells) const {
  const double west = frame.x(cells.column0), east = frame.x(cells.column1);
  const double north = frame.y(cells.row0), south = frame.y(cells.row1);
  const double dx = std::max({west - eye.x(), 0.0, eye.x() - east});
  const double dy = std::max({south - eye.y(), 0.0, eye.y() - north});
  return std::hypot(slope * std::hypot(dx, dy), offset);
}

double LodMetric::farthest(const GridFrame& frame, const GridRect& cells) const {
  const auto reachOf = [](double from, double a, double b) {
    return std::max(std::abs(a - from), std::abs(b - from));
  };
  const double dx = reachOf(eye.x(), frame.x(cells.column0), frame.x(cells.column1));
  const double dy = reachOf(eye.y(), frame.y(cells.row0), frame.y(cells.row1));
  return std::hypot(slope * std::hypot(dx, dy), offset);
}

LodMetric lodMetric(const Camera& camera, double pixelHeight, const GridFrame& frame, HeightRange heights,
                    double cellPixels, int patchCells) {
  LodMetric metric;
  metric.eye = camera.position.head<2>();
  const double cell = std::max(frame.dx, frame.dy);
  if (camera.projection == Camera::Projection::Orthographic) {
    // Everything is as far away: the level is that of the scale, the same everywhere.
    metric.slope = 0.0;
    metric.offset = camera.orthoHeight / pixelHeight;
    metric.reach0 = 2.0 * cell / cellPixels;
    return metric;
  }
  const double pixelsPerRadian = 0.5 * pixelHeight / std::tan(0.5 * camera.fieldOfView);
  const double z = camera.position.z();
  metric.offset =
      heights.empty() ? 0.0 : camera.exaggeration * std::max({0.0, z - heights.high, heights.low - z});
  const double diagonal = patchCells * std::hypot(frame.dx, frame.dy);
  metric.reach0 = std::max(2.0 * cell * pixelsPerRadian / cellPixels, 3.1 * diagonal);
  return metric;
}

int LodTree::levels() const {
  const auto cellsAcross = static_cast<unsigned>(std::max(frame.columns, frame.rows) - 1);
  const unsigned patches =
      (cellsAcross + static_cast<unsigned>(patchCells) - 1) / static_cast<unsigned>(patchCells);
  return std::bit_width(patches - 1) + 1;
}

GridRect LodTree::cells(int level, int column, int row) const {
  const int span = patchCells << level;
  return GridRect{column * span, row * span, (column + 1) * span, (row + 1) * span}.intersected(
      frame.cells());
}

HeightRange LodTree::heights(int level, int column, int row) const {
  // The pyramid's nodes line up with ours, some levels further up.
  const int up = std::countr_zero(static_cast<unsigned>(patchCells / HeightPyramid::cellsPerNode));
  return level + up < pyramid.levels() ? pyramid.range(level + up, column, row) : pyramid.range();
}

namespace {

class Selector {
 public:
  Selector(const LodTree& tree, const LodMetric& metric, const Frustum& frustum, double floor)
      : tree_(tree), metric_(metric), frustum_(frustum), floor_(floor) {}

  /// False where the node is far enough away for its parent's detail.
  bool visit(int level, int column, int row, bool root) {
    const GridRect cells = tree_.cells(level, column, row);
    if (cells.empty()) return true;
    const double distance = metric_.nearest(tree_.frame, cells);
    if (!root && distance > metric_.reach(level)) return false;
    const HeightRange heights = tree_.heights(level, column, row);
    if (heights.empty() || !frustum_.mayMeet(box(cells, heights))) return true;
    unsigned quarters = 0;
    if (level == 0 || distance > metric_.reach(level - 1)) {
      quarters = 0xF;
    } else {
      for (int q = 0; q < 4; ++q)
        if (!visit(level - 1, 2 * column + (q & 1), 2 * row + (q >> 1), false)) quarters |= 1U << q;
    }
    if (quarters != 0) nodes_.push_back({level, column, row, quarters, distance});
    return true;
  }

  std::vector<LodNode> take() {
    std::ranges::sort(nodes_, {}, &LodNode::distance);
    return std::move(nodes_);
  }

 private:
  [[nodiscard]] Box box(const GridRect& cells, HeightRange heights) const {
    const GridFrame& f = tree_.frame;
    const bool border =
        cells.column0 == 0 || cells.row0 == 0 || cells.column1 == f.columns - 1 || cells.row1 == f.rows - 1;
    const double low = border ? std::min<double>(floor_, heights.low) : heights.low;
    return {{f.x(cells.column0), f.y(cells.row1), low}, {f.x(cells.column1), f.y(cells.row0), heights.high}};
  }

  const LodTree& tree_;
  const LodMetric& metric_;
  const Frustum& frustum_;
  double floor_;
  std::vector<LodNode> nodes_;
};

}  // namespace

std::vector<LodNode> selectNodes(const LodTree& tree, const LodMetric& metric, const Frustum& frustum,
                                 double floor) {
  Selector selector(tree, metric, frustum, floor);
  selector.visit(tree.levels() - 1, 0, 0, true);
  return selector.take();
}

}  // namespace scarp
