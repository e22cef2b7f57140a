#include "core/pick/Descent.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>

namespace scarp {

namespace {

constexpr double kEpsilon = std::numeric_limits<double>::epsilon();
constexpr int kSpan = HeightPyramid::cellsPerNode, kFan = HeightPyramid::fanOut;
constexpr double kFar = 1e18;           ///< Bytes; beyond, numbers only have to stay numbers.
constexpr std::size_t kMostTiers = 10;  ///< 8^10 · 8 cells: more than an int can count.

float boundedByte(double value) { return static_cast<float>(std::clamp(value, -kFar, kFar)); }

/// Rounds down; for places on or near the grid. std::floor() is a call where the instruction is missing.
int floorOf(double place) {
  const int whole = static_cast<int>(place);
  return whole - (place < whole ? 1 : 0);
}

}  // namespace

/// A node that is being gone through.
struct Descent::Frame {
  int tier;
  int along, aside;  ///< Its number along the axes, mirrored.
  double tIn, tOut;
  const ChildBytes *highest, *lowest;
  NodeRay ray;
  NodeLanes lanes;
  LaneMask remaining;          ///< Children ahead.
  LaneMask notOver, notUnder;  ///< Those that cannot be passed over; under, if that is known.
  bool knowsUnder;
};

struct Descent::Child {
  int along, aside;  ///< Mirrored.
  int column, row;   ///< True.
  double tIn, tOut;
};

Descent::Descent(const HeightRaster& heights, const HeightPyramid& pyramid, const GridRay& ray,
                 const RaySlack& slack, SimdLevel simd, PickTrace* trace)
    : heights_(heights),
      pyramid_(pyramid),
      ops_(nodeLaneOps(simd)),
      ray_(ray),
      march_(ray, slack, trace),
      trace_(trace) {
  const HeightRange band = pyramid.range();
  margin_ = 8.0 * slack.height + 2.0 * slack.t * std::abs(ray.direction.z()) +
            256.0 * kEpsilon * (std::abs(double(band.low)) + std::abs(double(band.high)));
  const int root = HeightPyramid::childSpan(static_cast<int>(pyramid.tiers().size()));
  const auto axis = [&](int index) {
    const double rate = ray.direction[index];
    return Axis{index, ray.origin[index], rate, rate == 0.0 ? 0.0 : 1.0 / rate, rate < 0.0 ? root : 0};
  };
  const int faster = std::abs(ray.direction.x()) >= std::abs(ray.direction.y()) ? 0 : 1;
  along_ = axis(faster);
  aside_ = axis(1 - faster);
  // A ray along a grid line is over the upper of its two cells, if there is one.
  cellAside_ = std::clamp(floorOf(aside_.origin), 0, (faster == 0 ? heights.rows() : heights.columns()) - 2);
}

std::optional<PickedCell> Descent::run(double tBegin, double tEnd, std::optional<SurfaceSide> cameFrom) {
  if (cameFrom)
    march_.keepTo(*cameFrom);
  else
    touch(tBegin);
  if (!found_) descend(tBegin, tEnd);
  if (!cameBySomething_ && !found_) crossCorner(tBegin, tEnd);
  leaveGround();
  touch(tEnd);
  return found_;
}

void Descent::enter(Frame& frame, int tier, int along, int aside, double tIn, double tOut) const {
  const HeightPyramid::Tier& nodes = pyramid_.tiers()[static_cast<std::size_t>(tier)];
  const int span = HeightPyramid::childSpan(tier), nodeSpan = kFan * span;
  const bool columnsAlong = along_.index == 0;
  const int trueAlong = along_.trueIndex(along, nodeSpan), trueAside = aside_.trueIndex(aside, nodeSpan);
  const std::size_t node = columnsAlong ? nodes.at(trueAlong, trueAside) : nodes.at(trueAside, trueAlong);
  const ByteScale scale(nodes.ranges[node]);
  frame.tier = tier;
  frame.along = along;
  frame.aside = aside;
  frame.tIn = tIn;
  frame.tOut = tOut;
  frame.highest = &nodes.highest[node];
  frame.lowest = &nodes.lowest[node];
  frame.knowsUnder = false;

  NodeRay& ray = frame.ray;
  const double perUnit = 1.0 / span;  // exact: a power of two
  const double rate = scale.rate, rise = ray_.direction.z() * span * rate;
  const auto byteAt = [&](double t) {
    return 1.0 + (ray_.origin.z() + t * ray_.direction.z() - double(scale.low)) * rate;
  };
  ray.enter = static_cast<float>((along_.placeAt(tIn) - double(along) * nodeSpan) * perUnit);
  ray.leave = static_cast<float>((along_.placeAt(tOut) - double(along) * nodeSpan) * perUnit);
  const double place = aside_.placeAt(tIn) - double(aside) * nodeSpan;
  ray.aside = static_cast<float>(place * perUnit);
  ray.slope = static_cast<float>(std::abs(aside_.rate * along_.inverse));
  ray.byte0 = boundedByte(byteAt(tIn));
  ray.byte1 = boundedByte(byteAt(tOut));
  ray.bytesAlong = boundedByte(rise * std::abs(along_.inverse));
  ray.bytesAside =
      boundedByte(aside_.rate == 0.0 ? (rise < 0.0 ? -kFar : kFar) : rise * std::abs(aside_.inverse));
  ray.margin = static_cast<float>(0.05 + margin_ * rate) +
               4e-6F * (std::abs(ray.byte0) + std::abs(ray.byte1) + 8.0F * std::abs(ray.bytesAlong));
  ray.fixedRow = aside_.rate == 0.0 ? cellAside_ / span % kFan : -1;
  ray.mirrorAlong = along_.mirror > 0 ? kFan - 1 : 0;
  ray.mirrorAside = aside_.mirror > 0 ? kFan - 1 : 0;
  ray.shiftAlong = columnsAlong ? 0 : 3;
  ray.shiftAside = columnsAlong ? 3 : 0;
  frame.notOver = ops_.enter(ray, *frame.highest, frame.lanes);
  frame.remaining = frame.lanes.active;
}

Descent::Child Descent::childOf(const Frame& frame, int bit) const {
  const int span = HeightPyramid::childSpan(frame.tier);
  Child child;
  child.along = frame.along * kFan + bit / kBitsPerColumn;
  child.aside = frame.aside * kFan + frame.lanes.row(bit);
  child.tIn = std::max(frame.tIn, along_.crossing(child.along * span));
  child.tOut = std::min(frame.tOut, along_.crossing((child.along + 1) * span));
  if (aside_.rate != 0.0) {
    child.tIn = std::max(child.tIn, aside_.crossing(child.aside * span));
    child.tOut = std::min(child.tOut, aside_.crossing((child.aside + 1) * span));
  }
  child.column = along_.trueIndex(child.along, span);
  child.row = aside_.trueIndex(child.aside, span);
  if (along_.index != 0) std::swap(child.column, child.row);
  return child;
}

void Descent::descend(double tBegin, double tEnd) {
  std::array<Frame, kMostTiers> stack;
  std::size_t depth = 0;
  enter(stack[depth++], static_cast<int>(pyramid_.tiers().size()) - 1, 0, 0, tBegin, tEnd);
  while (depth > 0) {
    Frame& frame = stack[depth - 1];
    const auto side = march_.side();
    LaneMask candidates = side == SurfaceSide::Below ? ~0U : frame.notOver;
    if (side != SurfaceSide::Above) {
      if (!frame.knowsUnder) frame.notUnder = ops_.notUnder(frame.ray, frame.lanes, *frame.lowest);
      frame.knowsUnder = true;
      candidates &= frame.notUnder;
    }
    const LaneMask ahead = frame.remaining & candidates, next = ahead & (0U - ahead);
    if (LaneMask passed = ahead != 0 ? frame.remaining & (next - 1U) : frame.remaining; passed != 0) {
      // Not knowing the side, the first child that is passed tells it.
      if (!side) passed &= 0U - passed;
      keepTo(side ? *side : (frame.notOver & passed) != 0 ? SurfaceSide::Below : SurfaceSide::Above);
      if (trace_) recordPassed(frame, passed);
      frame.remaining &= ~passed;
      if (!side) continue;
    }
    if (ahead == 0) {
      --depth;
      continue;
    }
    frame.remaining &= ~next;
    const Child child = childOf(frame, std::countr_zero(next));
    // Rays that only come near are let go here, where it is exact.
    if (child.tIn > child.tOut) continue;
    const int span = HeightPyramid::childSpan(frame.tier);
    if (trace_) trace_->nodes.push_back({span, child.column, child.row, child.tIn, child.tOut, false});
    if (frame.tier == 0) {
      walkBlock(child.column, child.row, child.tIn, child.tOut);
      if (found_) return;
      continue;
    }
    const HeightPyramid::Tier& below = pyramid_.tiers()[static_cast<std::size_t>(frame.tier - 1)];
    if (child.column < 0 || child.row < 0 || child.column >= below.columns || child.row >= below.rows)
      continue;
    if (below.ranges[below.at(child.column, child.row)].empty()) {
      cameBySomething_ = true;
      leaveGround();
      if (found_) return;
      continue;
    }
    enter(stack[depth++], frame.tier - 1, child.along, child.aside, child.tIn, child.tOut);
  }
}

void Descent::recordPassed(const Frame& frame, LaneMask passed) {
  for (; passed != 0; passed &= passed - 1) {
    const Child child = childOf(frame, std::countr_zero(passed));
    if (child.tIn <= child.tOut)
      trace_->nodes.push_back(
          {HeightPyramid::childSpan(frame.tier), child.column, child.row, child.tIn, child.tOut, true});
  }
}

namespace {

/// Samples of a block that lies in one tile.
struct InTile {
  const float* first;
  int column0, row0;
  [[nodiscard]] double at(int column, int row) const {
    return first[(row - row0) * HeightRaster::tileSize + (column - column0)];
  }
};

}  // namespace

void Descent::walkBlock(int column, int row, double tIn, double tOut) {
  const GridRect cells =
      GridRect{column * kSpan, row * kSpan, (column + 1) * kSpan, (row + 1) * kSpan}.intersected(
          {0, 0, heights_.columns() - 1, heights_.rows() - 1});
  if (cells.empty()) return;
  constexpr int tileSize = HeightRaster::tileSize;
  const bool inOneTile =
      cells.column0 / tileSize == cells.column1 / tileSize && cells.row0 / tileSize == cells.row1 / tileSize;
  if (inOneTile) {
    const auto& tile = heights_.tile(heights_.tileIndex(cells.column0 / tileSize, cells.row0 / tileSize));
    if (tile) {
      walkBlock(InTile{tile->data() + HeightRaster::offsetIn(cells.column0 % tileSize, cells.row0 % tileSize),
                       cells.column0, cells.row0},
                cells, tIn, tOut);
      return;
    }
  }
  walkBlock(heights_, cells, tIn, tOut);
}

template <class Samples>
void Descent::walkBlock(const Samples& samples, const GridRect& cells, double tIn, double tOut) {
  constexpr double kWiden = 1e-6;  // cells; where a slab's samples are concerned
  const bool columnsAlong = along_.index == 0;
  const int first = columnsAlong ? cells.column0 : cells.row0,
            end = columnsAlong ? cells.column1 : cells.row1;
  const int low = columnsAlong ? cells.row0 : cells.column0, high = columnsAlong ? cells.row1 : cells.column1;
  const bool up = along_.rate > 0.0;
  const int step = up ? 1 : -1;
  const double origin = along_.origin, inverse = along_.inverse;
  const double place = origin + tIn * along_.rate;
  int at = floorOf(place);
  if (!up && at == place) --at;
  at = std::clamp(at, first, end - 1);
  double t = tIn, z = ray_.origin.z() + tIn * ray_.direction.z(), side = aside_.origin + tIn * aside_.rate;
  for (; at >= first && at < end; at += step) {
    const double tLine = (at + (up ? 1 : 0) - origin) * inverse, tNext = std::clamp(tLine, t, tOut);
    const double zNext = ray_.origin.z() + tNext * ray_.direction.z();
    const double sideNext = aside_.origin + tNext * aside_.rate;
    const int row0 = std::clamp(floorOf(std::min(side, sideNext) - kWiden), low, high - 1);
    const int row1 = std::clamp(floorOf(std::max(side, sideNext) + kWiden), low, high - 1) + 1;
    // Whether the ray passes over or under all samples of the cells that it may come by; never where one
    // is missing.
    const double lowest = std::min(z, zNext) - margin_, highest = std::max(z, zNext) + margin_;
    bool over = true, under = true;
    for (int row = row0; row <= row1; ++row)
      for (int k = 0; k < 2; ++k) {
        const double h = columnsAlong ? samples.at(at + k, row) : samples.at(row, at + k);
        over &= lowest > h;
        under &= highest < h;
      }
    const auto& known = march_.side();
    if (over && known != SurfaceSide::Below) {
      keepTo(SurfaceSide::Above);
    } else if (under && known != SurfaceSide::Above) {
      keepTo(SurfaceSide::Below);
    } else {
      crossSlab(cells, at, t, tNext);
      if (found_) return;
    }
    if (tLine >= tOut) return;
    t = tNext;
    z = zNext;
    side = sideNext;
  }
}

/// The cells that the ray comes by between two grid lines across its faster axis.
void Descent::crossSlab(const GridRect& cells, int at, double tIn, double tOut) {
  const bool columnsAlong = along_.index == 0;
  const int low = columnsAlong ? cells.row0 : cells.column0, high = columnsAlong ? cells.row1 : cells.column1;
  const double place = aside_.origin + tIn * aside_.rate;
  int row = floorOf(place);
  if (aside_.rate < 0.0 && row == place) --row;
  row = std::clamp(row, low, high - 1);
  for (double t = tIn;;) {
    const bool up = aside_.rate > 0.0;
    const double tLine = aside_.rate == 0.0 ? std::numeric_limits<double>::infinity()
                                            : (row + (up ? 1 : 0) - aside_.origin) * aside_.inverse;
    const double tNext = std::clamp(tLine, t, tOut);
    columnsAlong ? crossCell(at, row, t, tNext) : crossCell(row, at, t, tNext);
    row += up ? 1 : -1;
    if (found_ || !(tLine < tOut) || row < low || row >= high) return;
    t = tNext;
  }
}

void Descent::crossCell(int column, int row, double tIn, double tOut) {
  CellHeights cell = cellHeights(heights_, column, row);
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
    return;
  }
  cross(cell, column, row, tIn, tOut);
}

/// A ray that comes by nothing but a corner of the map, as far as rounding can tell.
void Descent::crossCorner(double tBegin, double tEnd) {
  const Vec3 at = ray_.at(0.5 * (tBegin + tEnd));
  const auto ground = groundCellAt(heights_, std::clamp(at.x(), 0.0, heights_.columns() - 1.0),
                                   std::clamp(at.y(), 0.0, heights_.rows() - 1.0));
  if (ground) cross(ground->heights, ground->column, ground->row, tBegin, tEnd);
}

void Descent::cross(const CellHeights& cell, int column, int row, double tIn, double tOut) {
  cameBySomething_ = true;
  if (const auto hit = march_.cross(cell, column, row, tIn, tOut)) found_ = PickedCell{*hit, column, row};
  column_ = column;
  row_ = row;
}

void Descent::leaveGround() {
  const auto hit = march_.leaveGround();
  if (hit && !found_) found_ = PickedCell{*hit, column_, row_};
}

void Descent::touch(double t) {
  if (found_) return;
  if (const auto touched = march_.touch(heights_, t)) {
    const GroundCell& ground = touched->ground;
    found_ = PickedCell{{touched->t, ground.triangle(), std::nullopt}, ground.column, ground.row};
  }
}

}  // namespace scarp
