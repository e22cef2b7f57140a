#include "core/pick/PyramidWalk.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstring>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/pick/PyramidWalk.cpp"
#include "core/base/ForEachTarget-inl.h"
#include "core/pick/Lanes-inl.h"

HWY_BEFORE_NAMESPACE();
namespace scarp::HWY_NAMESPACE {
namespace {

constexpr int kFan = HeightPyramid::fanOut, kSpan = HeightPyramid::cellsPerNode;
static_assert(kFan == 8 && kSpan == 8);
constexpr int kStride = HeightRaster::tileSize;  ///< From row to row of samples.

/// One pick. Squares have eight children a side. Times in single precision count from where the ray comes
/// into a square, and are taken wider by more than they may be off; nothing is passed over because of
/// rounding.
class PyramidWalk {
 public:
  PyramidWalk(const HeightRaster& heights, const HeightPyramid& pyramid, const PickRay& ray, CellMarch& march,
              PickTrace* trace);
  /// Passes what the ray is above as a whole, until a cell shows that it is below the ground, and the other
  /// way round.
  bool run() {
    while (!walk())
      if (!turned_) return found_;
    return true;
  }

 private:
  /// Single precision is off by some 1e-7 of a child's side.
  static constexpr float kWider = 1e-5F;
  static constexpr int kMostTiers = 10;

  /// Eight by eight children and when the ray is over them: from `base` on.
  struct Square {
    double base;
    float in[2],
        step[2];       ///< When it comes to the first column and row, on its way; how long it is over one.
    float begin, end;  ///< Of the ray.
  };
  /// A node on the way down. A child's bit is 8·row + column.
  struct Node {
    std::uint64_t todo;  ///< Children that are still to be looked at.
    std::uint64_t open;  ///< Children that the ray may meet the ground of.
    int column, row;     ///< Of the first child.
    const std::uint8_t* bytes;
    const HeightPyramid::Scale* scale;
  };
  struct Child {
    int row, column;
  };

  void lookFrom(int side) {
    lookingFrom_ = side;
    closestAtExit_ = (ray_.direction[2] < 0.0) == (side > 0);
  }

  /// When the ray crosses a grid line.
  [[gnu::always_inline]] double crossing(std::size_t axis, int line) const {
    return (line - ray_.origin[axis]) * ray_.inverse[axis];
  }
  [[gnu::always_inline]] Square squareOf(int column, int row, int shift) const {
    const double tx = crossing(0, (column + down_[0]) << (shift + 3)),
                 ty = crossing(1, (row + down_[1]) << (shift + 3));
    const double base = later(later(tx, ty), tStart_);
    const auto side = static_cast<float>(1 << shift);
    return {base,
            {static_cast<float>(tx - base), static_cast<float>(ty - base)},
            {side * step_[0], side * step_[1]},
            static_cast<float>(tStart_ - base),
            static_cast<float>(tEnd_ - base)};
  }

  /// Takes the first on the ray's way: of two children in a row the first one comes first, and none of a row
  /// comes before one of a row in front of it.
  [[gnu::always_inline]] Child takeFirst(std::uint64_t& children) const {
    const int row = (down_[1] ? 63 - std::countl_zero(children) : std::countr_zero(children)) >> 3;
    const auto lanes = static_cast<unsigned>(children >> 8 * row) & 255U;
    const int column = down_[0] ? 31 - std::countl_zero(lanes) : std::countr_zero(lanes);
    children &= ~(std::uint64_t{1} << (8 * row + column));
    return {row, column};
  }

  /// When the ray crosses the columns, or rows, of a square's children; wider by what rounding may do.
  [[gnu::always_inline]] void crossings(std::size_t axis, const Square& square, float begin, float end,
                                        Crossings& out) const {
    const float wider = kWider * square.step[axis];
    for (int i = 0; i < kFan; i += kLanes) {
      const Floats in = load(order_[axis] + i) * square.step[axis] + (square.in[axis] - wider);
      const Floats from = maxOf(in, all(begin)), to = minOf(in + (square.step[axis] + 2 * wider), all(end));
      std::memcpy(out.in + i, &from, sizeof from);
      std::memcpy(out.out + i, &to, sizeof to);
    }
  }
  /// The children where the ray comes as low as the byte of their height (kAbove; else as high as). z and
  /// rise: its height in such bytes at `base`, and a unit of t on.
  template <bool kAbove, bool kAtExit>
  [[gnu::always_inline]] std::uint64_t met(const std::uint8_t* bytes, const Square& square, float z,
                                           float rise) const {
    const float least = kWider * std::min(square.step[0], square.step[1]);
    Crossings columns, rows;
    crossings(0, square, square.begin - least, square.end + least, columns);
    crossings(1, square, square.begin - least, square.end + least, rows);
    return squaresMet<kAbove, kAtExit>(columns, rows, bytes, z, rise);
  }

  [[nodiscard]] std::uint64_t passed(const Square& square) const {
    constexpr std::uint8_t kAll[kFan * kFan] = {};
    return met<true, true>(kAll, square, -1.0F, 0.0F);
  }

  [[gnu::always_inline]] void enter(Node& node, int index, int column, int row) const {
    const HeightPyramid::Tier& tier = pyramid_.tiers()[static_cast<std::size_t>(index)];
    const std::size_t number = tier.at(column, row);
    const HeightPyramid::Scale& scale = tier.scales[number];
    const Square square = squareOf(column, row, 3 * index + 3);
    const float rise = static_cast<float>(ray_.direction[2]) * scale.rate,
                slack = 0.05F + margin_ * scale.rate;
    const float z = 1.0F + static_cast<float>(
                               (ray_.origin[2] + square.base * ray_.direction[2] - double(scale.range.low)) *
                               double(scale.rate));
    node.scale = &scale;
    node.column = column * kFan;
    node.row = row * kFan;
    node.bytes = (lookingFrom_ > 0 ? tier.highest : tier.lowest)[number].data();
    if (lookingFrom_ > 0)
      node.open = closestAtExit_ ? met<true, true>(node.bytes, square, z - slack, rise)
                                 : met<true, false>(node.bytes, square, z - slack, rise);
    else
      node.open = closestAtExit_ ? met<false, true>(node.bytes, square, z + slack, rise)
                                 : met<false, false>(node.bytes, square, z + slack, rise);
    node.todo = trace_ ? node.open | passed(square) : node.open;
  }

  /// Whether the ray ends before it comes to a child, as it may once ground along a line has been met.
  [[nodiscard]] bool endsBefore(int column, int row, int shift) const {
    return later(crossing(0, (column + down_[0]) << shift) - march_.doubtOfCrossing(0),
                 crossing(1, (row + down_[1]) << shift) - march_.doubtOfCrossing(1)) > tEnd_;
  }

  /// Step 3, the grid traversal over the pyramid. True where the ray ends at the ground.
  bool walk() {
    turned_ = false;
    const int top = static_cast<int>(pyramid_.tiers().size()) - 1;
    std::array<Node, kMostTiers> nodes;
    int tier = top;
    enter(nodes[static_cast<std::size_t>(top)], top, 0, 0);
    for (;;) {
      Node& node = nodes[static_cast<std::size_t>(tier)];
      if (node.todo == 0) {
        if (tier++ == top) return false;
        continue;
      }
      const Child child = takeFirst(node.todo);
      const int column = node.column + child.column, row = node.row + child.row,
                bit = kFan * child.row + child.column;
      if (trace_) [[unlikely]] {
        const bool skipped = (node.open >> bit & 1U) == 0;
        traceChild(tier, column, row, skipped);
        if (skipped) continue;
      }
      if (found_ && endsBefore(column, row, 3 * tier + 3)) continue;
      if (tier == 0) {
        if (walkBlock(
                column, row,
                node.scale->range.low + (static_cast<float>(node.bytes[bit]) - 1.0F) * node.scale->step))
          return true;
        if (turned_) return false;
        continue;
      }
      const HeightPyramid::Tier& below = pyramid_.tiers()[static_cast<std::size_t>(tier - 1)];
      if (column >= below.columns || row >= below.rows) continue;
      if (below.scales[below.at(column, row)].range.empty()) [[unlikely]] {
        march_.forgetSide();
        continue;
      }
      --tier;
      enter(nodes[static_cast<std::size_t>(tier)], tier, column, row);
    }
  }

  /// Step 4, the grid traversal over the cells of a block. `ground`: a height that none of its heights is
  /// beyond.
  bool walkBlock(int column, int row, float ground) {
    const int column0 = column * kSpan, row0 = row * kSpan;
    if (column0 >= heights_.columns() - 1 || row0 >= heights_.rows() - 1) return false;
    const auto& tile = heights_.tile(heights_.tileIndex(column0 / kStride, row0 / kStride));
    const int inColumn = column0 % kStride, inRow = row0 % kStride;
    const float* const samples = tile ? tile->data() + HeightRaster::offsetIn(inColumn, inRow) : nullptr;
    const Square square = squareOf(column, row, 0);
    const float widerX = kWider * square.step[0], widerY = kWider * square.step[1],
                least = std::min(widerX, widerY);
    const auto rise = static_cast<float>(ray_.direction[2]);
    const float z = static_cast<float>(ray_.origin[2] + square.base * ray_.direction[2]) -
                    static_cast<float>(lookingFrom_) * margin_;
    // Before or after it comes to that height no cell counts.
    const float there = (ground - z) * perRise_;
    const float begin = std::max((closestAtExit_ ? std::max(square.begin, there) : square.begin) - least,
                                 std::max(square.in[0] - widerX, square.in[1] - widerY));
    const float end = std::min((closestAtExit_ ? square.end : std::min(square.end, there)) + least,
                               square.in[0] + kSpan * square.step[0] + widerX);
    const int first =
        static_cast<int>(std::clamp((begin - square.in[1]) * rateY_ - 1e-4F, 0.0F, kSpan - 1.0F));
    const int last = static_cast<int>(std::clamp((end - square.in[1]) * rateY_ + 1e-4F, -1.0F, kSpan - 1.0F));
    const int firstRow = down_[1] ? kSpan - 1 - last : first, lastRow = down_[1] ? kSpan - 1 - first : last;
    // Every row is another line of the cache: all that count are asked for at once.
    if (samples)
      for (int r = firstRow; r <= lastRow + 1; ++r) __builtin_prefetch(samples + r * kStride + kSpan / 2);

    Crossings columns, rows;
    crossings(0, square, begin, end, columns);
    crossings(1, square, begin, end, rows);
    // Cells whose corners lie on another tile are marched over.
    const bool lastColumn = inColumn + kSpan == kStride;
    const int wholeRows = samples ? kStride - inRow - (lastColumn ? 2 : 1) : 0;
    std::uint64_t open = 0;
    for (int r = firstRow; r <= lastRow; ++r) {
      unsigned passes = 0, clear = 0;
      for (int i = 0; i < kSpan; i += kLanes) {
        const Floats in = maxOf(load(columns.in + i), all(rows.in[r])),
                     out = minOf(load(columns.out + i), all(rows.out[r]));
        passes |= notLater(in, out) << i;
        if (r >= wholeRows) [[unlikely]]
          continue;
        const float* const at = samples + r * kStride + i;
        const Floats h = (closestAtExit_ ? out : in) * rise + z;
        const Floats a = load(at), b = load(at + 1), c = load(at + kStride), d = load(at + kStride + 1);
        clear |= (lookingFrom_ > 0 ? clearOf<true>(h, a, b, c, d) : clearOf<false>(h, a, b, c, d)) << i;
      }
      if (lastColumn) clear &= 127U;
      open |= static_cast<std::uint64_t>(passes & ~clear) << kSpan * r;
    }
    while (open != 0) {
      const Child cell = takeFirst(open);
      if (crossCell(column0 + cell.column, row0 + cell.row,
                    samples ? samples + cell.row * kStride + cell.column : nullptr))
        return true;
      if (turned_) return false;
    }
    return false;
  }

  /// True where the ray ends in the cell. `corner`: its first sample, null where the tile is of one height.
  bool crossCell(int column, int row, const float* corner) {
    if (column >= heights_.columns() - 1 || row >= heights_.rows() - 1) return false;
    const bool inTile = corner && (column + 1) % kStride != 0 && (row + 1) % kStride != 0;
    const CellHeights h = inTile ? CellHeights{corner[0], corner[1], corner[kStride], corner[kStride + 1]}
                                 : cellHeights(heights_, column, row);
    if (march_.cross(h, column, row, tStart_, tEnd_)) {
      tEnd_ = march_.met().t;
      found_ = true;
      return !alongLine_;  // Else there may be ground that it meets earlier.
    }
    if (march_.side() == -lookingFrom_ && turns_ < mostTurns_) {
      ++turns_;
      turned_ = true;
      lookFrom(march_.side());
      if (alongLine_)
        march_.forgetSide();  // From the start again: a cell beside it may be in front of this one.
      else
        tStart_ = march_.tIn();
    }
    return false;
  }

  void traceChild(int tier, int column, int row, bool skipped) const {
    const int shift = 3 * tier + 3;
    const double in =
        later(crossing(0, (column + down_[0]) << shift), crossing(1, (row + down_[1]) << shift));
    const double out =
        sooner(crossing(0, (column + 1 - down_[0]) << shift), crossing(1, (row + 1 - down_[1]) << shift));
    trace_->nodes.push_back(
        {HeightPyramid::childSpan(tier), column, row, later(in, tStart_), sooner(out, tEnd_), skipped});
  }

  const HeightRaster& heights_;
  const HeightPyramid& pyramid_;
  const PickRay& ray_;
  CellMarch& march_;
  PickTrace* trace_;
  double tStart_ = 0.0, tEnd_;
  float margin_;  ///< Metres.
  float step_[2], rateY_, perRise_;
  int down_[2];            ///< 1 where the ray goes down the axis.
  const float* order_[2];  ///< The places of columns and rows on its way.
  int lookingFrom_ = 1;    ///< 1: passes what the ray is above; −1: what it is below.
  int turns_ = 0, mostTurns_;
  bool closestAtExit_ = false;  ///< The ray is closest to level ground where it leaves a child.
  bool alongLine_;              ///< It runs along a grid line, between cells that have no order.
  bool turned_ = false, found_ = false;
};

PyramidWalk::PyramidWalk(const HeightRaster& heights, const HeightPyramid& pyramid, const PickRay& ray,
                         CellMarch& march, PickTrace* trace)
    : heights_(heights), pyramid_(pyramid), ray_(ray), march_(march), trace_(trace), tEnd_(ray.tEnd) {
  constexpr static float kUp[kFan] = {0, 1, 2, 3, 4, 5, 6, 7}, kDown[kFan] = {7, 6, 5, 4, 3, 2, 1, 0};
  for (std::size_t axis = 0; axis < 2; ++axis) {
    down_[axis] = ray.inverse[axis] < 0.0 ? 1 : 0;
    order_[axis] = down_[axis] ? kDown : kUp;
    step_[axis] = static_cast<float>(std::abs(ray.inverse[axis]));
  }
  constexpr double kAlong = 1e-3;  // Cells that the ray goes along a line while rounding may move it across.
  alongLine_ = march.doubtOfCrossing(0) * std::abs(ray.direction[1]) > kAlong ||
               march.doubtOfCrossing(1) * std::abs(ray.direction[0]) > kAlong;
  mostTurns_ = alongLine_ ? 1 : 100;
  rateY_ = static_cast<float>(later(std::abs(ray.direction[1]), PickRay::kLeastRate));
  perRise_ = static_cast<float>(ray.inverse[2]);
  const HeightRange band = pyramid.range();
  const double highest = later(std::abs(double(band.low)), std::abs(double(band.high)));
  margin_ = static_cast<float>(2.0 * sooner(march.mostDoubt(), 1.0) + 1e-6 * highest);
  lookFrom(1);
}

bool walk(const HeightRaster& heights, const HeightPyramid& pyramid, const PickRay& ray, CellMarch& march,
          PickTrace* trace) {
  return PyramidWalk(heights, pyramid, ray, march, trace).run();
}

}  // namespace
}  // namespace scarp::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace scarp {

HWY_EXPORT(walk);

bool walkPyramid(const HeightRaster& heights, const HeightPyramid& pyramid, const PickRay& ray,
                 CellMarch& march, PickTrace* trace) {
  return HWY_DYNAMIC_DISPATCH(walk)(heights, pyramid, ray, march, trace);
}

}  // namespace scarp
#endif
