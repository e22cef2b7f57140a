#include "core/pick/Descent.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>

namespace scarp {

namespace {

constexpr int kTileShift = std::countr_zero(static_cast<unsigned>(HeightRaster::tileSize));
constexpr int kFull = 255;  // The highest byte, of a child where nothing is known.

using Four [[gnu::vector_size(16)]] = float;

/// The corners of a cell.
inline Four corners(const float* at) {
  using Two [[gnu::vector_size(16)]] = double;
  double upper, lower;
  std::memcpy(&upper, at, sizeof upper);
  std::memcpy(&lower, at + HeightRaster::tileSize, sizeof lower);
  return std::bit_cast<Four>(Two{upper, lower});
}
inline bool all(const auto& lanes) {
  using Two [[gnu::vector_size(16)]] = std::int64_t;
  const auto pairs = std::bit_cast<Two>(lanes);
  return (pairs[0] & pairs[1]) == -1;
}
inline bool allBelow(const float* at, float height) { return all(corners(at) < height); }
inline bool allAbove(const float* at, float height) { return all(corners(at) > height); }

}  // namespace

Descent::Axis::Axis(double place, double direction, int root, int cellCount)
    : origin(direction < 0.0 ? root - place : place),
      rate(std::abs(direction)),
      inverse(1.0 / rate),
      flip(direction < 0.0 ? root - 1 : 0),
      only(rate == 0.0 ? std::clamp(static_cast<int>(place), 0, cellCount - 1) : -1),
      cells(cellCount) {}

Descent::Descent(const HeightRaster& heights, const HeightPyramid& pyramid, const ClippedRay& clipped,
                 PickTrace* trace, PickedCell& picked)
    : heights_(heights),
      pyramid_(pyramid),
      clipped_(clipped),
      ray_(clipped.ray),
      top_(static_cast<int>(pyramid.tiers().size()) - 1),
      x_(ray_.origin.x(), ray_.direction.x(), HeightPyramid::childSpan(top_ + 1), heights.columns() - 1),
      y_(ray_.origin.y(), ray_.direction.y(), HeightPyramid::childSpan(top_ + 1), heights.rows() - 1),
      flip_((y_.flip != 0 ? 0x38U : 0U) | (x_.flip != 0 ? 0x07U : 0U)),
      march_(ray_, clipped.slack, trace),
      trace_(trace),
      picked_(picked) {
  const HeightRange band = pyramid.range();
  margin_ = 8.0 * clipped.slack.height + 2.0 * clipped.slack.t * std::abs(ray_.direction.z()) +
            2.0 * std::numeric_limits<float>::epsilon() *
                (std::abs(double(band.low)) + std::abs(double(band.high)));
}

bool Descent::run(double clearUntil) {
  if (clearUntil > 0.0)
    keepTo(SurfaceSide::Above);
  else if (clipped_.cameFrom)
    march_.keepTo(*clipped_.cameFrom);
  const bool ended = walkNode(top_, {0, 0, clearUntil, clipped_.tEnd});
  if (ended) return found_;
  if (!cameBySomething_) crossCorner();
  if (found_ || clear_) return found_;
  leaveGround();
  touch(clipped_.tEnd);
  return found_;
}

bool Descent::walkBlock(const Square& block) {
  const int column0 = x_.numberOf(block.x, 3) * kSpan, row0 = y_.numberOf(block.y, 3) * kSpan;
  if (column0 >= x_.cells || row0 >= y_.cells) return false;
  // Every row is another line of the cache: only those that the ray goes over are looked at.
  const auto rowAt = [&](double t, double beyond) {
    const double row = y_.only < 0 ? y_.at(t) + beyond : y_.only;
    return static_cast<int>(sooner(later(row - block.y * kSpan, 0.0), kSpan - 1));
  };
  const int near = rowAt(block.tIn, -1e-4), far = rowAt(block.tOut, 1e-4);
  const int firstRow = y_.flip == 0 ? near : kSpan - 1 - far,
            lastRow = (y_.flip == 0 ? far : kSpan - 1 - near) + 1;
  const int inColumn = column0 & (kStride - 1), inRow = row0 & (kStride - 1);
  const float* samples = nullptr;
  Copy copy;
  if (inColumn + kSpan < kStride && inRow + kSpan < kStride)
    if (const auto& tile = heights_.tile(heights_.tileIndex(column0 >> kTileShift, row0 >> kTileShift)))
      samples = tile->data() + HeightRaster::offsetIn(inColumn, inRow);
  if (!samples) {
    copySamples(column0, row0, firstRow, lastRow, copy);
    samples = copy.data();
  }
  if (startsOnGround()) return true;
  // All rows are asked for at once, not one after the other.
  for (int row = firstRow; row <= lastRow; ++row) __builtin_prefetch(samples + row * kStride + kSpan / 2);
  return walkCells(block, samples);
}

/// Of a block that lies across tiles; what is not on the map is not a number.
void Descent::copySamples(int column0, int row0, int firstRow, int lastRow, Copy& copy) const {
  constexpr int side = kSpan + 1;
  const bool whole = column0 + side <= heights_.columns();
  for (int row = firstRow; row <= lastRow; ++row) {
    float* const out = copy.data() + row * kStride;
    if (!whole || row0 + row >= heights_.rows()) {
      for (int i = 0; i < side; ++i)
        out[i] = heights_.rect().contains(column0 + i, row0 + row) ? heights_.at(column0 + i, row0 + row)
                                                                   : std::numeric_limits<float>::quiet_NaN();
    } else if (const auto& tile =
                   heights_.tile(heights_.tileIndex(column0 >> kTileShift, (row0 + row) >> kTileShift))) {
      std::memcpy(
          out, tile->data() + HeightRaster::offsetIn(column0 & (kStride - 1), (row0 + row) & (kStride - 1)),
          kSpan * sizeof(float));
      out[kSpan] = heights_.at(column0 + kSpan, row0 + row);
    } else {
      std::fill_n(out, kSpan, heights_.fill());
      out[kSpan] = heights_.at(column0 + kSpan, row0 + row);
    }
  }
}

bool Descent::crossCell(const CellHeights& ahead, int column, int row, double tIn, double tOut) {
  CellHeights cell = ahead;
  // A ray along a grid line runs between two cells; where one is a hole the other still counts.
  if (cell.hole() && ray_.direction.x() == 0.0 && ray_.origin.x() == column && column > 0)
    cell = cellHeights(heights_, --column, row);
  else if (cell.hole() && ray_.direction.y() == 0.0 && ray_.origin.y() == row && row > 0)
    cell = cellHeights(heights_, column, --row);
  if (trace_) trace_->cells.push_back({column, row, tIn, tOut, cell.hole()});
  if (cell.hole()) {
    cameBySomething_ = true;
    leaveGround();
    touch(tIn);
    touch(tOut);
  } else {
    cross(cell, column, row, tIn, tOut);
  }
  return found_;
}

bool Descent::passOverHoles() {
  if (startsOnGround()) return true;
  cameBySomething_ = true;
  leaveGround();
  return found_;
}

bool Descent::startsOnGround() {
  if (!cameBySomething_ && !march_.side()) touch(0.0);
  return found_;
}

/// A ray that comes by nothing but a corner of the map, as far as rounding can tell.
void Descent::crossCorner() {
  if (startsOnGround()) return;
  const Vec3 at = ray_.at(0.5 * clipped_.tEnd);
  const auto ground = groundCellAt(heights_, std::clamp(at.x(), 0.0, heights_.columns() - 1.0),
                                   std::clamp(at.y(), 0.0, heights_.rows() - 1.0));
  if (ground) cross(ground->heights, ground->column, ground->row, 0.0, clipped_.tEnd);
}

void Descent::cross(const CellHeights& cell, int column, int row, double tIn, double tOut) {
  cameBySomething_ = true;
  clear_ = false;
  if (const auto hit = march_.cross(cell, column, row, tIn, tOut)) find(*hit, cell, column, row);
  cell_ = cell;
  column_ = column;
  row_ = row;
}

void Descent::leaveGround() {
  const auto hit = march_.leaveGround();
  if (hit && !found_) find(*hit, cell_, column_, row_);
  clear_ = false;
}

void Descent::touch(double t) {
  if (found_) return;
  if (const auto touched = march_.touch(heights_, t)) {
    const GroundCell& ground = touched->ground;
    find({touched->t, ground.triangle(), std::nullopt}, ground.heights, ground.column, ground.row);
  }
}

Descent::Steps::Steps(const Descent& d, const Square& square, int shift)
    : t(square.tIn),
      originX_(d.x_.origin),
      originY_(d.y_.origin),
      inverseX_(d.x_.inverse),
      inverseY_(d.y_.inverse),
      side_(1 << shift),
      tOut_(square.tOut) {
  // Rounding may put a place near a line on its other side; the times decide.
  const auto childAt = [&](const Axis& axis, int number) {
    const int cell = axis.only < 0 ? axis.cellAt(t) : axis.only;
    return std::clamp((cell >> shift) - number * kFan, 0, kFan - 1);
  };
  const auto lineOf = [&](int number, int child) { return (number * kFan + child) << shift; };
  x = childAt(d.x_, square.x);
  y = childAt(d.y_, square.y);
  if (y > 0 && d.y_.reaches(lineOf(square.y, y), -kNever) > t) --y;
  if (y < kFan - 1 && d.y_.reaches(lineOf(square.y, y + 1)) <= t) ++y;
  const bool corner = t > 0.0 && d.y_.reaches(lineOf(square.y, y), -kNever) == t;
  const auto behind = [&](double time) { return corner ? time < t : time <= t; };
  if (x > 0 && !behind(d.x_.reaches(lineOf(square.x, x), -kNever))) --x;
  if (x < kFan - 1 && behind(d.x_.reaches(lineOf(square.x, x + 1)))) ++x;
  lineX_ = d.x_.only < 0 ? lineOf(square.x, x + 1) : kNever;
  lineY_ = d.y_.only < 0 ? lineOf(square.y, y + 1) : kNever;
  tX_ = (lineX_ - originX_) * inverseX_;
  tY_ = (lineY_ - originY_) * inverseY_;
  tNext = later(t, sooner(sooner(tX_, tY_), tOut_));
}

template <class Over, class Under, class Enter>
bool Descent::walk(Steps& steps, const Over& over, const Under& under, const Enter& enter) {
  for (;;) {
    // Where the ray was on the other side before, the ground must lie between: then it is looked at closely.
    bool passed = false, ended = false;
    if (march_.side() != SurfaceSide::Below) {
      while (over()) {
        passed = true;
        ended = !steps.advance();
        if (ended) break;
      }
    }
    if (passed) keepTo(SurfaceSide::Above);
    if (ended) return false;
    if (march_.side() != SurfaceSide::Above && under())
      keepTo(SurfaceSide::Below);
    else if (enter())
      return true;
    if (!steps.advance()) return false;
  }
}

bool Descent::walkNode(int tier, const Square& node) {
  const HeightPyramid::Tier& nodes = pyramid_.tiers()[static_cast<std::size_t>(tier)];
  const int shift = 3 * (tier + 1);
  const int nodeColumn = x_.numberOf(node.x, shift + 3), nodeRow = y_.numberOf(node.y, shift + 3);
  const std::size_t index = nodes.at(nodeColumn, nodeRow);
  const std::uint8_t *const highest = nodes.highest[index].data(), *const lowest = nodes.lowest[index].data();
  // Heights of the ray in the node's bytes, less and more what they may be off.
  const double rate = nodes.scales[index].rate, rise = ray_.direction.z() * rate;
  const double height = 1.0 + (ray_.origin.z() - double(nodes.scales[index].range.low)) * rate;
  const double slack = 0.05 + margin_ * rate, heightOver = height - slack, heightUnder = height + slack + 1.0;
  const unsigned flip = flip_;
  Steps steps(*this, node, shift);
  const auto tell = [&](bool passed) {
    const unsigned child = steps.child() ^ flip;
    if (trace_)
      trace_->nodes.push_back({1 << shift, nodeColumn * kFan + static_cast<int>(child & 7),
                               nodeRow * kFan + static_cast<int>(child >> 3), steps.t, steps.tNext, passed});
    return passed;
  };
  const auto over = [&] {
    // 255 is a child where nothing is known, however high the ray.
    return sooner(heightOver + steps.lowest(rise), double(kFull)) > highest[steps.child() ^ flip] &&
           tell(true);
  };
  const auto under = [&] {
    return later(heightUnder + steps.highest(rise), 0.0) < lowest[steps.child() ^ flip] && tell(true);
  };
  return walk(steps, over, under, [&] {
    tell(false);
    const unsigned child = steps.child() ^ flip;
    const Square square{node.x * kFan + steps.x, node.y * kFan + steps.y, steps.t, steps.tNext};
    return tier == 0 ? walkBlock(square)
                     : walkChild(tier - 1, nodeColumn * kFan + static_cast<int>(child & 7),
                                 nodeRow * kFan + static_cast<int>(child >> 3), square);
  });
}

bool Descent::walkChild(int tier, int column, int row, const Square& square) {
  const HeightPyramid::Tier& nodes = pyramid_.tiers()[static_cast<std::size_t>(tier)];
  if (column >= nodes.columns || row >= nodes.rows) return false;
  return nodes.scales[nodes.at(column, row)].range.empty() ? passOverHoles() : walkNode(tier, square);
}

bool Descent::walkCells(const Square& block, const float* samples) {
  const int column0 = x_.numberOf(block.x, 3) * kSpan, row0 = y_.numberOf(block.y, 3) * kSpan;
  const double rise = ray_.direction.z(), heightOver = ray_.origin.z() - margin_,
               heightUnder = ray_.origin.z() + margin_;
  const unsigned flip = flip_;
  Steps steps(*this, block, 0);
  const auto at = [&] {
    const unsigned child = steps.child() ^ flip;
    return samples + static_cast<int>(child >> 3) * kStride + static_cast<int>(child & 7);
  };
  // Single precision rounds by less than the margin holds. A missing sample is neither over nor under.
  return walk(
      steps, [&] { return allBelow(at(), static_cast<float>(heightOver + steps.lowest(rise))); },
      [&] { return allAbove(at(), static_cast<float>(heightUnder + steps.highest(rise))); },
      [&] {
        const unsigned child = steps.child() ^ flip;
        const int column = column0 + static_cast<int>(child & 7), row = row0 + static_cast<int>(child >> 3);
        const float* const corner = at();
        return column < x_.cells && row < y_.cells &&
               crossCell({corner[0], corner[1], corner[kStride], corner[kStride + 1]}, column, row, steps.t,
                         steps.tNext);
      });
}

}  // namespace scarp
