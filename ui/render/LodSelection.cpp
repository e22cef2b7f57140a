#include "ui/render/LodSelection.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <iterator>
#include <limits>
#include <utility>
#include <vector>

#include "core/base/Parallel.h"

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

namespace {

constexpr int kLevels = 4;
constexpr int kPlacesAcross = 64;
constexpr int kApart = 4;  ///< Places of a pair.

/// Of those that are numbers; 0 where there are none.
double percentile(const std::vector<double>& found, double fraction) {
  std::vector<double> values;
  values.reserve(found.size());
  std::ranges::copy_if(found, std::back_inserter(values), [](double v) { return std::isfinite(v); });
  if (values.empty()) return 0.0;
  const auto at =
      values.begin() + static_cast<std::ptrdiff_t>(fraction * static_cast<double>(values.size() - 1));
  std::ranges::nth_element(values, at);
  return *at;
}

/// Whether percentile() is more than a bound: at the cost of counting.
bool exceeds(const std::vector<double>& found, double fraction, double bound) {
  long long numbers = 0, within = 0;
  for (const double v : found) {
    numbers += std::isfinite(v) ? 1 : 0;
    within += std::isfinite(v) && v <= bound ? 1 : 0;
  }
  return numbers > 0 && within <= static_cast<long long>(fraction * static_cast<double>(numbers - 1));
}

/// Evenly among `count` of them, `step` samples each; on large ground two by two, so that a quarter of the
/// tiles is looked at.
std::vector<int> places(int count, int step) {
  const int most = std::min(count, kPlacesAcross);
  const bool pairs = count >= kPlacesAcross * kApart;
  std::vector<int> at;
  for (int i = 0; i < most; ++i) {
    const int first = pairs ? i - i % 2 : i, further = pairs ? i % 2 * kApart : 0;
    at.push_back((static_cast<int>(static_cast<long long>(first) * count / most) + further) * step);
  }
  return at;
}

}  // namespace

GroundRoughness::GroundRoughness(const HeightRaster& heights, const GridFrame& frame)
    : frame_(frame), slopes_{1, places(frame.columns - 1, 1), places(frame.rows - 1, 1), {}} {
  for (int level = 0; level < kLevels; ++level) {
    const int s = 1 << level;
    const int columns = (frame.columns - 1) / (2 * s), rows = (frame.rows - 1) / (2 * s);  // Coarser cells.
    if (columns < 1 || rows < 1) break;
    levels_.push_back({s, places(columns, 2 * s), places(rows, 2 * s), {}});
  }
  const auto makeRoom = [](Lattice& lattice) {
    lattice.found.resize(lattice.columns.size() * lattice.rows.size());
  };
  std::ranges::for_each(levels_, makeRoom);
  makeRoom(slopes_);
  lookAt(heights, frame.samples());
}

void GroundRoughness::refresh(const HeightRaster& heights, const GridRect& changed) {
  if (!changed.empty()) lookAt(heights, changed);
}

template <class Look>
bool GroundRoughness::look(Lattice& lattice, int reach, const GridRect& changed, const Look& look) {
  // A place looks at the samples from itself to `reach` further.
  const auto among = [reach](const std::vector<int>& at, int from, int to) {
    return std::pair(std::ranges::lower_bound(at, from - reach) - at.begin(),
                     std::ranges::lower_bound(at, to) - at.begin());
  };
  const auto [left, right] = among(lattice.columns, changed.column0, changed.column1);
  const auto [top, bottom] = among(lattice.rows, changed.row0, changed.row1);
  for (auto j = top; j < bottom; ++j)
    for (auto i = left; i < right; ++i)
      lattice.found[static_cast<std::size_t>(j) * lattice.columns.size() + static_cast<std::size_t>(i)] =
          look(lattice.columns[static_cast<std::size_t>(i)], lattice.rows[static_cast<std::size_t>(j)]);
  return left < right && top < bottom;
}

void GroundRoughness::lookAt(const HeightRaster& heights, const GridRect& changed) {
  bool any = false;
  for (Lattice& lattice : levels_) {
    const int s = lattice.step;
    const bool looked = look(lattice, 2 * s, changed, [&](int column, int row) {
      const auto h = [&](int di, int dj) {
        return static_cast<double>(heights.at(column + di * s, row + dj * s));
      };
      const double along = std::abs(h(1, 0) - 0.5 * (h(0, 0) + h(2, 0)));
      const double aside = std::abs(h(0, 1) - 0.5 * (h(0, 0) + h(0, 2)));
      const double middle = std::abs(h(1, 1) - 0.5 * (h(0, 0) + h(2, 2)));
      const double straying = std::max({along, aside, middle});
      const bool whole = std::isfinite(along + aside + middle);
      return whole ? straying / (2 * s * frame_.cellSize()) : std::numeric_limits<double>::quiet_NaN();
    });
    any = any || looked;
  }
  if (any) {
    // The level that was the worst most likely still is.
    constexpr double kFraction = 0.98;
    roughness_ = percentile(levels_[worst_].found, kFraction);
    for (std::size_t i = 0; i < levels_.size(); ++i)
      if (i != worst_ && exceeds(levels_[i].found, kFraction, roughness_)) {
        roughness_ = percentile(levels_[i].found, kFraction);
        worst_ = i;
      }
  }
  const bool looked = look(slopes_, 1, changed, [&](int column, int row) {
    const double here = double(heights.at(column, row));
    const double east = (double(heights.at(column + 1, row)) - here) / frame_.dx;
    const double south = (double(heights.at(column, row + 1)) - here) / frame_.dy;
    return std::sqrt(east * east + south * south);
  });
  if (looked) steepness_ = percentile(slopes_.found, 0.9);
}

double roughness(const HeightRaster& heights, const GridFrame& frame) {
  return GroundRoughness(heights, frame).roughness();
}

double steepness(const HeightRaster& heights, const GridFrame& frame) {
  return GroundRoughness(heights, frame).steepness();
}

namespace {

/// Half way between two levels a glide may stray by so much more than a mean of both.
constexpr double kGlide = 1.02;

/// Heights at 3 × 3 places of a cell, row by row, and the shares of its sides at which the middle ones stand.
struct Cell {
  std::array<double, 9> heights;
  double across, down;
};

/// By the diagonal rule between four of them; u and v within 0…1.
double between(const Cell& cell, std::size_t first, std::size_t along, std::size_t aside, double u,
               double v) {
  const double a = cell.heights[first], b = cell.heights[first + along], c = cell.heights[first + aside],
               d = cell.heights[first + along + aside];
  return u >= v ? a + u * (b - a) + v * (d - b) : a + v * (c - a) + u * (d - c);
}

/// How far the finer level's ground and the coarser one's are apart.
double apart(const Cell& cell, double x, double y) {
  const bool east = x > cell.across, south = y > cell.down;
  const double u = east ? (x - cell.across) / (1.0 - cell.across) : x / cell.across;
  const double v = south ? (y - cell.down) / (1.0 - cell.down) : y / cell.down;
  return std::abs(between(cell, (east ? 1 : 0) + (south ? 3 : 0), 1, 3, u, v) - between(cell, 0, 2, 6, x, y));
}

/// The same at its worst in a cell that the terrain ends in: linear between all places where edges of one
/// level meet those of the other.
double mostApart(const Cell& cell) {
  double worst = 0.0;
  const auto look = [&](double x, double y) {
    // Not so beside a hole, where it is NaN.
    if (const double stray = apart(cell, x, y); stray > worst) worst = stray;
  };
  const std::array<double, 3> xs{0.0, cell.across, 1.0}, ys{0.0, cell.down, 1.0};
  for (const double y : ys)
    for (const double x : xs) look(x, y);
  look(cell.across, cell.across);
  look(cell.down, cell.down);
  for (std::size_t j = 0; j < 2; ++j)
    for (std::size_t i = 0; i < 2; ++i) {
      const double width = xs[i + 1] - xs[i], height = ys[j + 1] - ys[j];
      const double along = (ys[j] - xs[i]) / (width - height);
      if (along >= 0.0 && along <= 1.0) look(xs[i] + along * width, xs[i] + along * width);
    }
  return worst;
}

/// By how much a level strays from the next one over one of that one's cells, whose first sample is (column,
/// row).
float strayOverCell(const HeightRaster& heights, int column, int row, int step) {
  const int lastColumn = heights.columns() - 1, lastRow = heights.rows() - 1;
  std::array<int, 3> columns{}, rows{};
  for (int i = 0; i < 3; ++i) {
    columns[static_cast<std::size_t>(i)] = std::min(column + i * step, lastColumn);
    rows[static_cast<std::size_t>(i)] = std::min(row + i * step, lastRow);
  }
  Cell cell{};
  for (std::size_t j = 0; j < 3; ++j)
    for (std::size_t i = 0; i < 3; ++i) cell.heights[3 * j + i] = double(heights.at(columns[i], rows[j]));
  const auto& h = cell.heights;
  double worst = 0.0;
  const auto count = [&](double stray) {
    if (std::abs(stray) > worst) worst = std::abs(stray);  // Not so beside a hole, where it is NaN.
  };
  if (columns[2] < column + 2 * step || rows[2] < row + 2 * step) {
    cell.across = double(columns[1] - column) / (columns[2] - column);
    cell.down = double(rows[1] - row) / (rows[2] - row);
    worst = mostApart(cell);
  } else {
    count(h[1] - 0.5 * (h[0] + h[2]));
    count(h[3] - 0.5 * (h[0] + h[6]));
    count(h[4] - 0.5 * (h[0] + h[8]));
    count(h[5] - 0.5 * (h[2] + h[8]));
    count(h[7] - 0.5 * (h[6] + h[8]));
  }
  return static_cast<float>(worst * (1.0 + 1e-6));
}

float strayOver(const HeightRaster& heights, const GridRect& cells, int step) {
  float worst = 0.0F;
  for (int row = cells.row0; row < cells.row1; row += 2 * step)
    for (int column = cells.column0; column < cells.column1; column += 2 * step)
      worst = std::max(worst, strayOverCell(heights, column, row, step));
  return worst;
}

}  // namespace

double GeometricErrorBound::cells(const HeightRaster& heights, const GridFrame& frame) {
  const GridRect all = frame.cells();
  const int across = (all.column1 + kBlock - 1) / kBlock, down = (all.row1 + kBlock - 1) / kBlock;
  GridRect outdated{0, 0, across, down};
  if (blocks_.size() == static_cast<std::size_t>(across) * static_cast<std::size_t>(down)) {
    const GridRect touched = changed_.grownTowardOrigin(1);
    outdated = touched.empty() ? GridRect()
                               : GridRect{touched.column0 / kBlock, touched.row0 / kBlock,
                                          (touched.column1 - 1) / kBlock + 1, (touched.row1 - 1) / kBlock + 1}
                                     .intersected(outdated);
  } else {
    blocks_.assign(static_cast<std::size_t>(across) * static_cast<std::size_t>(down), Steps());
  }
  changed_ = {};
  const int width = outdated.width();
  parallelFor(static_cast<std::size_t>(outdated.area()), [&](std::size_t i) {
    const int column = outdated.column0 + static_cast<int>(i) % width,
              row = outdated.row0 + static_cast<int>(i) / width;
    const GridRect cells =
        GridRect{column * kBlock, row * kBlock, (column + 1) * kBlock, (row + 1) * kBlock}.intersected(all);
    Steps& steps = blocks_[static_cast<std::size_t>(row) * static_cast<std::size_t>(across) +
                           static_cast<std::size_t>(column)];
    for (int level = 0; level < kLevels; ++level)
      steps[static_cast<std::size_t>(level)] = strayOver(heights, cells, 1 << level);
  });

  // From level to level they add up at most (the triangle inequality), place by place.
  std::array<double, kLevels> most{};
  for (const Steps& steps : blocks_) {
    double sum = 0.0;
    for (std::size_t level = 0; level < kLevels; ++level) {
      sum += double(steps[level]);
      most[level] = std::max(most[level], sum);
    }
  }
  const double cell = std::max(frame.dx, frame.dy);
  double worst = 0.0, sum = 0.0;
  for (int level = 0; level == 0 || (1 << level) < std::max(all.column1, all.row1); ++level) {
    sum = level < kLevels ? most[static_cast<std::size_t>(level)]
                          : sum + double(strayOver(heights, all, 1 << level));
    worst = std::max(worst, sum / std::ldexp(cell, level + 1));
  }
  return kGlide * worst;
}

}  // namespace scarp
