#include "core/pick/Descent.h"

#include <algorithm>

namespace scarp {

std::optional<PickedCell> Descent::run(double tBegin, double tEnd, std::optional<SurfaceSide> cameFrom,
                                       SimdLevel simd) {
  if (cameFrom)
    march_.keepTo(*cameFrom);
  else
    touch(tBegin);
  if (!found_) descendPyramid(*this, tBegin, tEnd, simd);
  if (!cameBySomething_ && !found_) crossCorner(tBegin, tEnd);
  if (!found_) leaveGround();
  touch(tEnd);
  return found_;
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
