#include "core/pick/Descent.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>

namespace scarp {

namespace {

constexpr int kFan = HeightPyramid::fanOut, kSpan = HeightPyramid::cellsPerNode;

// Written so that they are one instruction.
double later(double a, double b) { return a > b ? a : b; }
double sooner(double a, double b) { return a < b ? a : b; }

}  // namespace

Descent::Axis::Axis(double place, double direction, int root, int cellCount)
    : origin(direction < 0.0 ? root - place : place),
      rate(std::abs(direction)),
      inverse(1.0 / rate),
      flip(direction < 0.0 ? root - 1 : 0),
      only(rate == 0.0 ? std::clamp(static_cast<int>(place), 0, cellCount - 1) : -1),
      cells(cellCount) {}

int Descent::Axis::childAt(double t, int square, int shift) const {
  const int cell = only < 0 ? static_cast<int>(origin + t * rate) : only;
  return std::clamp((cell >> shift) - square * kFan, 0, kFan - 1);
}

Descent::Descent(const HeightRaster& heights, const HeightPyramid& pyramid, const GridRay& ray,
                 const RaySlack& slack, PickTrace* trace)
    : heights_(heights),
      pyramid_(pyramid),
      ray_(ray),
      x_(ray.origin.x(), ray.direction.x(),
         HeightPyramid::childSpan(static_cast<int>(pyramid.tiers().size())), heights.columns() - 1),
      y_(ray.origin.y(), ray.direction.y(),
         HeightPyramid::childSpan(static_cast<int>(pyramid.tiers().size())), heights.rows() - 1),
      march_(ray, slack, trace),
      trace_(trace) {
  const HeightRange band = pyramid.range();
  margin_ = 8.0 * slack.height + 2.0 * slack.t * std::abs(ray.direction.z()) +
            256.0 * std::numeric_limits<double>::epsilon() *
                (std::abs(double(band.low)) + std::abs(double(band.high)));
}

std::optional<PickedCell> Descent::run(double tBegin, double tEnd, std::optional<SurfaceSide> cameFrom) {
  if (cameFrom)
    march_.keepTo(*cameFrom);
  else
    touch(tBegin);
  if (!found_) walkNode(static_cast<int>(pyramid_.tiers().size()) - 1, {0, 0, tBegin, tEnd});
  if (!cameBySomething_ && !found_) crossCorner(tBegin, tEnd);
  if (!found_) leaveGround();
  touch(tEnd);
  return found_;
}

bool Descent::walkNode(int tier, const Square& node) {
  const HeightPyramid::Tier& nodes = pyramid_.tiers()[static_cast<std::size_t>(tier)];
  const int shift = 3 * (tier + 1), span = 1 << shift;
  const int nodeColumn = node.x ^ (x_.flip >> (shift + 3)), nodeRow = node.y ^ (y_.flip >> (shift + 3));
  const std::size_t index = nodes.at(nodeColumn, nodeRow);
  const std::uint8_t *highest = nodes.highest[index].data(), *lowest = nodes.lowest[index].data();
  // Heights of the ray in the node's bytes, less and more what they may be off.
  const double rate = nodes.rates[index], rise = ray_.direction.z() * rate;
  const double height = 1.0 + (ray_.origin.z() - double(nodes.ranges[index].low)) * rate;
  const double slack = 0.05 + margin_ * rate, heightOver = height - slack, heightUnder = height + slack;
  const int flip = (y_.flip != 0 ? kFan * (kFan - 1) : 0) + (x_.flip != 0 ? kFan - 1 : 0);
  int x = x_.childAt(node.tIn, node.x, shift), y = y_.childAt(node.tIn, node.y, shift);
  // A few steps at most are summed up here; a square's own crossings come from the grid lines again.
  double tX = x_.crossing((node.x * kFan + x + 1) << shift),
         tY = y_.crossing((node.y * kFan + y + 1) << shift);
  const double stepX = x_.only < 0 ? span * x_.inverse : 0.0, stepY = y_.only < 0 ? span * y_.inverse : 0.0;
  double t = node.tIn;
  for (;;) {
    const bool alongX = tX < tY;
    const double tNext = later(t, sooner(alongX ? tX : tY, node.tOut));
    const int child = (y * kFan + x) ^ flip;
    const double atBegin = t * rise, atEnd = tNext * rise;
    // Beyond the bytes only the order counts.
    const auto byteOver = static_cast<int>(sooner(heightOver + sooner(atBegin, atEnd), 1e6));
    const auto byteUnder = static_cast<int>(later(heightUnder + later(atBegin, atEnd) + 1.0, -1e6));
    const bool passed = pass(byteOver > highest[child], byteUnder < lowest[child]);
    if (trace_ || !passed) {
      const int column = nodeColumn * kFan + child % kFan, row = nodeRow * kFan + child / kFan;
      if (trace_) trace_->nodes.push_back({span, column, row, t, tNext, passed});
      const Square square{node.x * kFan + x, node.y * kFan + y, t, tNext};
      if (!passed && (tier == 0 ? walkBlock(square) : walkChild(tier - 1, column, row, square))) return true;
    }
    if (tNext >= node.tOut) return false;
    x += alongX ? 1 : 0;
    y += alongX ? 0 : 1;
    if ((x | y) >= kFan) return false;
    tX += alongX ? stepX : 0.0;
    tY += alongX ? 0.0 : stepY;
    t = tNext;
  }
}

bool Descent::walkChild(int tier, int column, int row, const Square& square) {
  const HeightPyramid::Tier& nodes = pyramid_.tiers()[static_cast<std::size_t>(tier)];
  if (column >= nodes.columns || row >= nodes.rows) return false;
  return nodes.ranges[nodes.at(column, row)].empty() ? passOverHoles() : walkNode(tier, square);
}

bool Descent::walkBlock(const Square& block) {
  constexpr int tileSize = HeightRaster::tileSize;
  const int column0 = (block.x ^ (x_.flip >> 3)) * kSpan, row0 = (block.y ^ (y_.flip >> 3)) * kSpan;
  if (column0 >= x_.cells || row0 >= y_.cells) return false;
  const int inColumn = column0 % tileSize, inRow = row0 % tileSize;
  const float* tile = nullptr;
  if (inColumn + kSpan < tileSize && inRow + kSpan < tileSize)
    if (const auto& there = heights_.tile(heights_.tileIndex(column0 / tileSize, row0 / tileSize)))
      tile = there->data() + HeightRaster::offsetIn(inColumn, inRow);

  int x = x_.childAt(block.tIn, block.x, 0), y = y_.childAt(block.tIn, block.y, 0);
  const int flipX = x_.flip != 0 ? kSpan - 1 : 0, flipY = y_.flip != 0 ? kSpan - 1 : 0;
  const double z = ray_.origin.z(), rise = ray_.direction.z();
  double tX = x_.crossing(block.x * kSpan + x + 1), tY = y_.crossing(block.y * kSpan + y + 1);
  double t = block.tIn;
  for (;;) {
    const bool alongX = tX < tY;
    const double tNext = later(t, sooner(alongX ? tX : tY, block.tOut));
    const int column = column0 + (x ^ flipX), row = row0 + (y ^ flipY);
    if (column < x_.cells && row < y_.cells) {
      const float* at = tile ? tile + (y ^ flipY) * tileSize + (x ^ flipX) : nullptr;
      const CellHeights cell =
          at ? CellHeights{at[0], at[1], at[tileSize], at[tileSize + 1]} : cellHeights(heights_, column, row);
      const double atBegin = t * rise, atEnd = tNext * rise;
      const double low = z - margin_ + sooner(atBegin, atEnd), high = z + margin_ + later(atBegin, atEnd);
      // Not where a sample is missing.
      if (!pass((low > cell.a) & (low > cell.b) & (low > cell.c) & (low > cell.d),
                (high < cell.a) & (high < cell.b) & (high < cell.c) & (high < cell.d)) &&
          crossCell(cell, column, row, t, tNext))
        return true;
    }
    if (tNext >= block.tOut) return false;
    if (alongX)
      tX = x_.crossing(block.x * kSpan + ++x + 1);
    else
      tY = y_.crossing(block.y * kSpan + ++y + 1);
    if ((x | y) >= kSpan) return false;
    t = tNext;
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
  return found_.has_value();
}

bool Descent::passOverHoles() {
  cameBySomething_ = true;
  leaveGround();
  return found_.has_value();
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
  if (const auto hit = march_.cross(cell, column, row, tIn, tOut))
    found_ = PickedCell{*hit, cell, column, row};
  cell_ = cell;
  column_ = column;
  row_ = row;
}

void Descent::leaveGround() {
  const auto hit = march_.leaveGround();
  if (hit && !found_) found_ = PickedCell{*hit, cell_, column_, row_};
}

void Descent::touch(double t) {
  if (found_) return;
  if (const auto touched = march_.touch(heights_, t)) {
    const GroundCell& ground = touched->ground;
    found_ =
        PickedCell{{touched->t, ground.triangle(), std::nullopt}, ground.heights, ground.column, ground.row};
  }
}

}  // namespace scarp
