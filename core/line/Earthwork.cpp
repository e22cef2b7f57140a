#include "core/line/Earthwork.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <queue>
#include <set>
#include <vector>

#include "core/base/Parallel.h"
#include "core/measure/TriangleVolume.h"

namespace scarp {

namespace {

/// The cells whose first corner lies in a tile; the last column and row of samples begin none.
struct CellRows {
  GridRect cells;
  std::vector<float> before, after;

  CellRows(const HeightRaster& one, const HeightRaster& other, const GridRect& tile) {
    const GridRect all = one.rect();
    cells = tile.intersected({0, 0, all.column1 - 1, all.row1 - 1});
    if (cells.empty()) return;
    const GridRect samples{cells.column0, cells.row0, cells.column1 + 1, cells.row1 + 1};
    before.resize(static_cast<std::size_t>(samples.area()));
    after.resize(before.size());
    one.read(samples, before);
    other.read(samples, after);
  }

  /// Calls call(column, row, corner by which the triangle has its place, differences at its corners).
  template <class F>
  void forEach(F&& call) const {
    const auto width = static_cast<std::size_t>(cells.width()) + 1;
    for (int row = cells.row0; row < cells.row1; ++row)
      for (int column = cells.column0; column < cells.column1; ++column) {
        const std::size_t a = static_cast<std::size_t>(row - cells.row0) * width +
                              static_cast<std::size_t>(column - cells.column0);
        const auto over = [this](std::size_t i) { return double(after[i]) - double(before[i]); };
        const double da = over(a), db = over(a + 1), dc = over(a + width), dd = over(a + width + 1);
        const double sum = da + db + dc + dd;
        if (sum != sum) continue;  // A hole.
        if (da != 0.0 || db != 0.0 || dd != 0.0) call(column, row, true, da, db, dd);
        if (da != 0.0 || dc != 0.0 || dd != 0.0) call(column, row, false, da, dc, dd);
      }
  }
};

Earthwork ofTriangle(double a, double b, double c, double area) {
  return {meanAbove(-a, -b, -c) * area, meanAbove(a, b, c) * area, area};
}

/// Tiles whose cells may be moved: a sample bounds cells of the tiles before it too.
std::vector<int> movedTiles(const HeightRaster& before, const HeightRaster& after) {
  std::set<int> tiles;
  for (const int slot : before.unsharedSlots(after)) {
    const GridRect around = before.tilesTouching(before.tileRect(slot).grownTowardOrigin(1));
    for (int tr = around.row0; tr < around.row1; ++tr)
      for (int tc = around.column0; tc < around.column1; ++tc) tiles.insert(before.tileIndex(tc, tr));
  }
  return {tiles.begin(), tiles.end()};
}

}  // namespace

Earthwork earthworkBetween(const HeightRaster& before, const HeightRaster& after, const GridFrame& frame) {
  const std::vector<int> tiles = movedTiles(before, after);
  std::vector<Earthwork> parts(tiles.size());
  const double area = 0.5 * frame.dx * frame.dy;
  parallelFor(tiles.size(), [&](std::size_t i) {
    CellRows(before, after, before.tileRect(tiles[i]))
        .forEach(
            [&](int, int, bool, double a, double b, double c) { parts[i] += ofTriangle(a, b, c, area); });
  });
  Earthwork sum;
  for (const Earthwork& part : parts) sum += part;
  return sum;
}

void forEachMoved(const HeightRaster& before, const HeightRaster& after, const GridFrame& frame,
                  const std::function<void(const Vec2&, const Earthwork&)>& call) {
  const double area = 0.5 * frame.dx * frame.dy;
  for (const int tile : movedTiles(before, after))
    CellRows(before, after, before.tileRect(tile))
        .forEach([&](int column, int row, bool east, double a, double b, double c) {
          const Vec2 middle(frame.x(column + (east ? 2.0 : 1.0) / 3.0),
                            frame.y(row + (east ? 1.0 : 2.0) / 3.0));
          call(middle, ofTriangle(a, b, c, area));
        });
}

namespace {

constexpr double kWall = 1e300;           ///< Jump of the derivative at the end of the domain.
constexpr double kGridSteps = 1048576.0;  ///< Per metre, 2²⁰.

/// A height at which the derivative of the cost jumps and changes its slope, from low to high heights.
struct Breakpoint {
  double at;  ///< Without the shift of its side.
  double jump, bend;
  std::size_t node;
};
struct LowestFirst {
  bool operator()(const Breakpoint& a, const Breakpoint& b) const { return a.at > b.at; }
};
struct HighestFirst {
  bool operator()(const Breakpoint& a, const Breakpoint& b) const { return a.at < b.at; }
};

/// The derivative of the cost of the best heights up to a node, as a function of the height of that node.
class CostDerivative {
 public:
  /// Only this height is possible.
  void hold(double height) {
    below_ = {};
    above_ = {};
    lowShift_ = highShift_ = 0.0;
    minimum_ = height;
    left_ = right_ = kWall;
    slopeLeft_ = slopeRight_ = 0.0;
  }
  /// To the next node: heights may differ by up to `step`.
  void advance(double step, std::size_t node) {
    const double low = minimum_ - step, high = minimum_ + step;
    lowShift_ -= step;
    highShift_ += step;
    below_.push({low - lowShift_, left_, -slopeLeft_, node});
    above_.push({high - highShift_, right_, slopeRight_, node});
    flatLow_ = low;
    flatHigh_ = high;
    left_ = right_ = slopeLeft_ = slopeRight_ = 0.0;
  }
  /// Adds the cost of a height at the present node. Contract: after advance(), or for the first node.
  void add(double target, const HeightCost& cost, std::size_t node, bool first) {
    const double bend = cost.fill - cost.cut;
    const bool within = first || (target >= flatLow_ && target <= flatHigh_);
    if (within) {
      minimum_ = target;
      left_ = right_ = cost.width;
      slopeLeft_ = cost.cut;
      slopeRight_ = cost.fill;
      return;
    }
    if (target > flatHigh_) {
      above_.push({target - highShift_, 2.0 * cost.width, bend, node});
      minimum_ = flatHigh_;
      moveUp(-cost.width + cost.cut * (flatHigh_ - target), cost.cut, target, node);
    } else {
      below_.push({target - lowShift_, 2.0 * cost.width, bend, node});
      minimum_ = flatLow_;
      moveDown(cost.width + cost.fill * (flatLow_ - target), cost.fill, target, node);
    }
  }
  [[nodiscard]] double minimum() const { return minimum_; }

 private:
  void moveUp(double value, double slope, double target, std::size_t node) {
    while (!above_.empty()) {
      Breakpoint next = above_.top();
      const double at = next.node == node && next.at == target - highShift_ ? target : next.at + highShift_;
      const double there = value + slope * std::max(0.0, at - minimum_);
      if (there >= 0.0) break;
      above_.pop();
      minimum_ = std::max(minimum_, at);
      value = there + next.jump;
      if (value >= 0.0) {
        left_ = -there;
        right_ = value;
        slopeLeft_ = slope;
        slopeRight_ = slope + next.bend;
        return;
      }
      slope += next.bend;
      next.at = minimum_ - lowShift_;
      below_.push(next);
    }
    settle(slope > 0.0 ? -value / slope : 0.0, slope);
  }
  void moveDown(double value, double slope, double target, std::size_t node) {
    while (!below_.empty()) {
      Breakpoint next = below_.top();
      const double at = next.node == node && next.at == target - lowShift_ ? target : next.at + lowShift_;
      const double there = value - slope * std::max(0.0, minimum_ - at);
      if (there <= 0.0) break;
      below_.pop();
      minimum_ = std::min(minimum_, at);
      value = there - next.jump;
      if (value <= 0.0) {
        left_ = -value;
        right_ = there;
        slopeLeft_ = slope - next.bend;
        slopeRight_ = slope;
        return;
      }
      slope -= next.bend;
      next.at = minimum_ - highShift_;
      above_.push(next);
    }
    settle(slope > 0.0 ? -value / slope : 0.0, slope);
  }
  /// Between breakpoints the derivative is continuous.
  void settle(double by, double slope) {
    minimum_ += by;
    left_ = right_ = 0.0;
    slopeLeft_ = slopeRight_ = slope;
  }

  std::priority_queue<Breakpoint, std::vector<Breakpoint>, HighestFirst> below_;
  std::priority_queue<Breakpoint, std::vector<Breakpoint>, LowestFirst> above_;
  double lowShift_ = 0.0, highShift_ = 0.0;
  double minimum_ = 0.0, flatLow_ = 0.0, flatHigh_ = 0.0;
  double left_ = 0.0, right_ = 0.0;  ///< Minus the derivative just below the minimum, and that just above.
  double slopeLeft_ = 0.0, slopeRight_ = 0.0;
};

double onGrid(double height) { return std::round(height * kGridSteps) / kGridSteps; }

/// Of an open line.
std::vector<double> leastEarthworkOpen(std::span<const double> onward, std::span<const double> target,
                                       std::span<const HeightCost> costs, std::span<const char> held,
                                       double grade) {
  const std::size_t count = target.size();
  std::vector<double> heights(count);
  if (count == 0) return heights;
  const auto step = [&](std::size_t i) { return grade * onward[i]; };
  CostDerivative derivative;
  for (std::size_t i = 0; i < count; ++i) {
    if (i > 0) derivative.advance(step(i - 1), i);
    if (held[i] != 0)
      derivative.hold(target[i]);
    else
      derivative.add(target[i], costs[i], i, i == 0);
    heights[i] = derivative.minimum();
  }
  const auto near = [&](double height, std::size_t other, double by) {
    return std::clamp(height, heights[other] - by, heights[other] + by);
  };
  for (std::size_t i = count - 1; i > 0; --i)
    if (held[i - 1] == 0) heights[i - 1] = near(heights[i - 1], i, step(i - 1));
  // To the grid, from node to node within the grade; then back from held nodes.
  for (std::size_t i = 0; i < count; ++i) {
    if (heights[i] != target[i]) heights[i] = onGrid(heights[i]);
    if (i > 0 && held[i] == 0) heights[i] = near(heights[i], i - 1, step(i - 1));
  }
  for (std::size_t i = count - 1; i > 0; --i)
    if (held[i - 1] == 0) heights[i - 1] = near(heights[i - 1], i, step(i - 1));
  return heights;
}

}  // namespace

std::vector<double> leastEarthwork(std::span<const double> onward, std::span<const double> target,
                                   std::span<const HeightCost> costs, std::span<const char> held,
                                   double grade, bool closed) {
  const std::size_t count = target.size();
  if (!closed || count < 2) return leastEarthworkOpen(onward, target, costs, held, grade);
  // A closed line is cut open at a held node, or at the first one, whose height comes from two rounds.
  std::size_t seam = 0;
  while (seam < count && held[seam] == 0) ++seam;
  const bool any = seam < count;
  if (!any) seam = 0;
  const auto rounds = [&](std::size_t nodes, double atSeam, bool holdsEnds) {
    std::vector<double> lengths(nodes), targets(nodes);
    std::vector<HeightCost> cost(nodes);
    std::vector<char> holds(nodes);
    for (std::size_t k = 0; k < nodes; ++k) {
      const std::size_t i = (seam + k) % count;
      lengths[k] = onward[i];
      targets[k] = target[i];
      cost[k] = costs[i];
      holds[k] = held[i];
    }
    if (holdsEnds) {
      targets.front() = targets.back() = atSeam;
      holds.front() = holds.back() = 1;
    }
    return leastEarthworkOpen(lengths, targets, cost, holds, grade);
  };
  const double atSeam = any ? target[seam] : rounds(2 * count + 1, 0.0, false)[count];
  const std::vector<double> open = rounds(count + 1, atSeam, true);
  std::vector<double> heights(count);
  for (std::size_t k = 0; k < count; ++k) heights[(seam + k) % count] = open[k];
  return heights;
}

}  // namespace scarp
