// Included once for each instruction set (Highway's include guard).
#if defined(SCARP_PYRAMID_WALK) == defined(HWY_TARGET_TOGGLE)
#ifdef SCARP_PYRAMID_WALK
#undef SCARP_PYRAMID_WALK
#else
#define SCARP_PYRAMID_WALK
#endif

#include <Eigen/Geometry>
#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstring>

#include "core/pick/CellMarch.h"
#include "core/pick/Lanes-inl.h"
#include "core/terrain/HeightPyramid.h"
#include "core/terrain/TiledRaster.h"

HWY_BEFORE_NAMESPACE();
namespace scarp::HWY_NAMESPACE {
namespace {

constexpr int kFan = HeightPyramid::fanOut, kSpan = HeightPyramid::cellsPerNode;
static_assert(kFan == 8 && kSpan == 8);
constexpr int kStride = HeightRaster::tileSize;  ///< From row to row of samples.

/// One pick. A square has 8 × 8 children. Times count from where the ray comes into the terrain's box; in
/// single precision they are taken wider by more than they may be off, so nothing is passed over because of
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
  static constexpr int kMostTiers = 10;
  static constexpr float kOrder[kFan] = {0, 1, 2, 3, 4, 5, 6, 7};

  /// Where the ray comes over a square.
  struct Passage {
    Squares over;           ///< The children that it comes over.
    Eight columns, rows;    ///< Over a child it comes as close to level ground as the greater of the two.
    Eight inColumn, inRow;  ///< When it comes to the columns and rows.
  };
  /// A node on the way down. Of the children the bit 8·row + column, rows and columns in the ray's order.
  struct Node {
    /// When the ray comes to the columns and rows of children.
    alignas(64) float inColumn[kFan], inRow[kFan];
    std::uint64_t todo;  ///< Children that are still to be looked at.
    std::uint64_t open;  ///< Children that the ray may meet the ground of.
    int column, row;     ///< Of the first child.
    const PyramidNode* heights;
    const std::uint8_t* bytes;  ///< Of them, those of the side that counts.
  };

  void lookFrom(int side) {
    side_ = side;
    closestAtExit_ = (ray_.direction[2] < 0.0) == (side > 0);
    end_ = static_cast<float>(tEnd_) + late_;
    begin_ = static_cast<float>(tStart_) - late_;
    sign_ = static_cast<float>(side);
    z_ = static_cast<float>(ray_.origin[2]) * sign_ - margin_;
    rise_ = static_cast<float>(ray_.direction[2]) * sign_;
    perRise_ = static_cast<float>(ray_.inverse[2]) * sign_;
  }

  /// Cells along a side of the topmost node.
  [[nodiscard]] int topSpan() const {
    return HeightPyramid::childSpan(static_cast<int>(pyramid_.tiers().size()));
  }
  /// When the ray crosses a grid line.
  [[gnu::always_inline]] double crossing(std::size_t axis, int line) const {
    return (line - ray_.origin[axis]) * ray_.inverse[axis];
  }

  /// From the times at which the ray comes to the first column and row of a square, whose children have
  /// 2^shift cells a side; for t from `begin` to `end`.
  HWY_INLINE Passage passage(const float& inColumn, const float& inRow, int shift, const float& begin,
                             const float& end) const {
    const auto power = [](int n) { return __builtin_bit_cast(float, (127 + n) << 23); };
    const float stepX = step_[0] * power(shift), stepY = step_[1] * power(shift);
    const Eight columns = load(kOrder) * all(stepX), rows = load(kOrder) * all(stepY);
    const Eight from = maxOf((rows - all(wider_[1])) + all(inRow), all(begin)),
                to = minOf((rows + all(stepY + wider_[1])) + all(inRow), all(end));
    // In each row the columns from where the ray comes into it to where it leaves it.
    const Eight rate = all(rate_ * power(-shift)), first = (from - all(inColumn + wider_[0])) * rate,
                last = (to - all(inColumn - (stepX + wider_[0]))) * rate;
    const Bytes16 touched = bytesOf(toInts(first), toInts(last) & notMore(from, to));
    constexpr Bytes16 kPlaces = {0, 1, 2, 3, 4, 5, 6, 7}, kBehind = {1, 2, 3, 4, 5, 6, 7, 8};
    const Eight column = (columns + all(closestAtExit_ ? stepX + wider_[0] : -wider_[0])) + all(inColumn);
    return {notMore(rowsOf<0>(touched), columnsOf(kPlaces)) & notMore(columnsOf(kBehind), rowsOf<8>(touched)),
            column * all(rise_) + all(z_), (closestAtExit_ ? to : from) * all(rise_) + all(z_),
            columns + all(inColumn), rows + all(inRow)};
  }

  /// Squares in the ray's order by those in the raster's, and the other way round.
  [[nodiscard]] std::uint64_t inOrder(std::uint64_t squares) const {
    if (down_[0]) squares = columnsReversed(squares);
    return down_[1] ? __builtin_bswap64(squares) : squares;
  }

  HWY_INLINE void enter(Node& node, const PyramidNode& heights, int index, int column, int row,
                        const float& inColumn, const float& inRow) const {
    const bool above = side_ > 0;
    const Passage passage = this->passage(inColumn, inRow, 3 * index + 3, begin_, end_);
    std::memcpy(node.inColumn, &passage.inColumn, sizeof node.inColumn);
    std::memcpy(node.inRow, &passage.inRow, sizeof node.inRow);
    node.column = column * kFan;
    node.row = row * kFan;
    node.heights = &heights;
    node.bytes = (above ? heights.highest : heights.lowest).data();
    // The ray's heights in bytes, rounded away from the ground. None are told apart where a byte is much less
    // than what heights may be off.
    const Eight rate = all(std::min(heights.rate, mostRate_)),
                low = all(sign_ * heights.range.low -
                          (above ? 1.85F : 254.85F) * std::max(heights.step, leastStep_));
    const Bytes16 ofRay =
        bytesOf(toInts((passage.columns - low) * rate), toInts((passage.rows - low) * rate));
    const Squares bytes = loadTurned(node.bytes, turn_), ground = above ? bytes : ~bytes;
    node.open = bitsOf(passage.over & notMore(columnsOf(ofRay), ground) & notMore(rowsOf<8>(ofRay), ground));
    node.todo = trace_ ? bitsOf(passage.over) : node.open;
  }

  /// Whether the ray ends before it comes to a child, as it may once ground along a line has been met.
  [[nodiscard]] bool endsBefore(int column, int row, int shift) const {
    return later(crossing(0, (column + down_[0]) << shift) - march_.doubtOfCrossing(0),
                 crossing(1, (row + down_[1]) << shift) - march_.doubtOfCrossing(1)) > tEnd_;
  }

  /// Step 3, the grid traversal over the pyramid (Tevs, Ihrke & Seidel 2008), by masks of children (Wald,
  /// Benthin & Boulos 2008). True where the ray ends at the ground.
  bool walk() {
    turned_ = false;
    const int top = static_cast<int>(pyramid_.tiers().size()) - 1;
    std::array<Node, kMostTiers> nodes;
    int tier = top;
    Node* node = &nodes[static_cast<std::size_t>(top)];
    enter(*node, pyramid_.tiers().back().node(0, 0), top, 0, 0,
          static_cast<float>(crossing(0, down_[0] * topSpan())),
          static_cast<float>(crossing(1, down_[1] * topSpan())));
    std::uint64_t todo = node->todo;
    for (;;) {
      if (todo == 0) {
        if (tier == top) return false;
        ++tier;
        ++node;
        todo = node->todo;
        continue;
      }
      const int child = std::countr_zero(todo), at = child ^ turn_;
      todo &= todo - 1;
      const int column = node->column + at % kFan, row = node->row + at / kFan;
      if (trace_) [[unlikely]] {
        const bool skipped = (node->open >> child & 1U) == 0;
        traceChild(tier, column, row, skipped);
        if (skipped) continue;
      }
      if (found_ && endsBefore(column, row, 3 * tier + 3)) continue;
      const float &inColumn = node->inColumn[child % kFan], &inRow = node->inRow[child / kFan];
      if (tier == 0) {
        if (walkBlock(column, row, inColumn, inRow,
                      node->heights->range.low +
                          (static_cast<float>(node->bytes[at]) - 1.0F) * node->heights->step))
          return true;
        if (turned_) return false;
        continue;
      }
      const PyramidTier& below = pyramid_.tiers()[static_cast<std::size_t>(tier - 1)];
      if (column >= below.columns() || row >= below.rows()) continue;
      const PyramidNode& heights = below.node(column, row);
      if (heights.range.empty()) [[unlikely]] {
        march_.forgetSide();
        continue;
      }
      node->todo = todo;
      --tier;
      --node;
      enter(*node, heights, tier, column, row, inColumn, inRow);
      todo = node->todo;
    }
  }

  /// Step 4, the grid traversal over the cells of a block: those that Amanatides & Woo (1987) step through,
  /// all at once. `ground`: a height that none of its heights is beyond.
  HWY_INLINE bool walkBlock(int column, int row, const float& inColumn, const float& inRow, float ground) {
    const int column0 = column * kSpan, row0 = row * kSpan;
    if (column0 >= heights_.columns() - 1 || row0 >= heights_.rows() - 1) return false;
    const auto& tile = heights_.tileAt(column0 / kStride, row0 / kStride);
    const int tileColumn = column0 % kStride, tileRow = row0 % kStride;
    const float* const samples = tile ? tile->data() + HeightRaster::offsetIn(tileColumn, tileRow) : nullptr;
    // Every row is another line of the cache: all are asked for at once.
    if (samples)
      for (int r = 0; r < kSpan; ++r) __builtin_prefetch(samples + r * kStride + kSpan / 2);
    // Before or after it comes to that height no cell counts.
    const float there = (ground * sign_ - z_) * perRise_;
    const Passage passage =
        this->passage(inColumn, inRow, 0, closestAtExit_ ? std::max(begin_, there - late_) : begin_,
                      closestAtExit_ ? end_ : std::min(end_, there + late_));
    std::uint64_t open = bitsOf(passage.over);
    if (samples && open != 0) {
      // Cells whose corners lie on another tile are marched over.
      const bool lastColumn = tileColumn + kSpan == kStride;
      const int wholeRows = kStride - tileRow - (lastColumn ? 2 : 1);
      const std::uint64_t clear = side_ > 0 ? clearCells<1>(passage, open, samples, wholeRows)
                                            : clearCells<-1>(passage, open, samples, wholeRows);
      open &= ~inOrder(lastColumn ? clear & 0x7f7f7f7f7f7f7f7f : clear);
    }
    for (; open != 0; open &= open - 1) {
      const int cell = std::countr_zero(open) ^ turn_, c = cell % kSpan, r = cell / kSpan;
      if (crossCell(column0 + c, row0 + r, samples ? samples + r * kStride + c : nullptr)) return true;
      if (turned_) return false;
    }
    return false;
  }

  /// Of a block's first rows the cells, in the raster's order, whose corners the ray clears.
  template <int kSide>
  HWY_INLINE std::uint64_t clearCells(const Passage& passage, std::uint64_t open, const float* samples,
                                      int wholeRows) const {
    const auto furthest = [](const Eight& a, const Eight& b) {
      return kSide > 0 ? maxOf(a, b) : minOf(a, b);
    };
    const auto cornersOf = [&](int r) {
      return furthest(load(samples + r * kStride), load(samples + r * kStride + 1));
    };
    const auto inPlace = [](const Eight& x, bool down) { return down ? reversed(x) : x; };
    const Eight columns = inPlace(passage.columns, down_[0]), heights = inPlace(passage.rows, down_[1]);
    float rows[kSpan];
    std::memcpy(rows, &heights, sizeof rows);
    if (down_[1]) open = __builtin_bswap64(open);
    const int first = std::countr_zero(open) / kSpan,
              end = std::min(kSpan - std::countl_zero(open) / kSpan, wholeRows);
    std::uint64_t clear = 0;
    if (first >= end) return clear;
    Eight corners = cornersOf(first);
    for (int r = first; r < end; ++r) {
      const Eight next = cornersOf(r + 1), ground = furthest(corners, next),
                  height = maxOf(columns, all(rows[r]));
      clear |= bitsOf(kSide > 0 ? less(ground, height) : less(all(0.0F) - height, ground)) << kSpan * r;
      corners = next;
    }
    return clear;
  }

  /// True where the ray ends in the cell. `corner`: its first sample, null where the tile is of one height.
  bool crossCell(int column, int row, const float* corner) {
    if (column >= heights_.columns() - 1 || row >= heights_.rows() - 1) return false;
    const bool inTile = corner && (column + 1) % kStride != 0 && (row + 1) % kStride != 0;
    const CellHeights h = inTile ? CellHeights{corner[0], corner[1], corner[kStride], corner[kStride + 1]}
                                 : cellHeights(heights_, column, row);
    if (march_.cross(h, column, row, tStart_, tEnd_)) {
      tEnd_ = march_.met().t;
      end_ = static_cast<float>(tEnd_) + late_;
      found_ = true;
      return !alongLine_;  // Else there may be ground that it meets earlier.
    }
    if (march_.side() == -side_ && turns_ < mostTurns_) {
      ++turns_;
      turned_ = true;
      if (alongLine_)
        march_.forgetSide();  // From the start again: a cell beside it may be in front of this one.
      else
        tStart_ = march_.tIn();
      lookFrom(-side_);
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
  float begin_, end_, late_;    ///< The same, wider by how far single precision may be off.
  float wider_[2];              ///< What it may be off in crossing a column and a row.
  float margin_;                ///< Metres.
  float leastStep_, mostRate_;  ///< Of bytes that are told apart.
  float z_, rise_, perRise_;    ///< The ray's height at t = 0.
  float step_[2], rate_;
  int down_[2];  ///< 1 where the ray goes down the axis.
  int turn_;     ///< What turns children round into the ray's order.
  float sign_;
  int side_ = 1;  ///< 1: passes what the ray is above; −1: what it is below.
  int turns_ = 0, mostTurns_;
  bool closestAtExit_ = false;  ///< The ray is closest to level ground where it leaves a child.
  bool alongLine_;              ///< It runs along a grid line, between cells that have no order.
  bool turned_ = false, found_ = false;
};

PyramidWalk::PyramidWalk(const HeightRaster& heights, const HeightPyramid& pyramid, const PickRay& ray,
                         CellMarch& march, PickTrace* trace)
    : heights_(heights), pyramid_(pyramid), ray_(ray), march_(march), trace_(trace), tEnd_(ray.tEnd) {
  // Single precision is off by less than half a millionth of the farthest line of the topmost node.
  const float wider = 1e-6F * static_cast<float>(topSpan());
  for (std::size_t axis = 0; axis < 2; ++axis) {
    down_[axis] = ray.inverse[axis] < 0.0 ? 1 : 0;
    step_[axis] = static_cast<float>(std::abs(ray.inverse[axis]));
    wider_[axis] = wider * step_[axis];
  }
  turn_ = 7 * down_[0] + 56 * down_[1];
  constexpr double kAlong = 1e-3;  // Cells that the ray goes along a line while rounding may move it across.
  alongLine_ = march.doubtOfCrossing(0) * std::abs(ray.direction[1]) > kAlong ||
               march.doubtOfCrossing(1) * std::abs(ray.direction[0]) > kAlong;
  mostTurns_ = alongLine_ ? 1 : 100;
  late_ = 1e-6F * static_cast<float>(ray.tEnd);
  rate_ = static_cast<float>(later(std::abs(ray.direction[0]), PickRay::kLeastRate));
  const HeightRange band = pyramid.range();
  const double highest = later(std::abs(double(band.low)), std::abs(double(band.high)));
  margin_ = static_cast<float>(2.0 * sooner(march.mostDoubt(), 1.0) + 1e-6 * highest);
  leastStep_ = margin_ / 300.0F;
  mostRate_ = 1.0F / leastStep_;
  lookFrom(1);
}

}  // namespace
}  // namespace scarp::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif
