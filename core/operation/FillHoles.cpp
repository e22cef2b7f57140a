#include <algorithm>
#include <cmath>

#include "core/brush/Membrane.h"
#include "core/operation/FilterWork.h"
#include "core/operation/GroundFaults.h"

namespace scarp {

std::vector<bool> enclosedHoles(const HeightPlane& plane) {
  std::vector<bool> enclosed(plane.values.size());
  for (std::size_t i = 0; i < enclosed.size(); ++i) enclosed[i] = std::isnan(plane.values[i]);
  std::vector<std::pair<int, int>> open;
  const auto visit = [&](int column, int row) {
    if (column < 0 || row < 0 || column >= plane.columns || row >= plane.rows) return;
    const std::size_t at = plane.at(column, row);
    if (!enclosed[at]) return;
    enclosed[at] = false;
    open.emplace_back(column, row);
  };
  for (int column = 0; column < plane.columns; ++column) {
    visit(column, 0);
    visit(column, plane.rows - 1);
  }
  for (int row = 0; row < plane.rows; ++row) {
    visit(0, row);
    visit(plane.columns - 1, row);
  }
  while (!open.empty()) {
    const auto [column, row] = open.back();
    open.pop_back();
    for (int r = row - 1; r <= row + 1; ++r)
      for (int c = column - 1; c <= column + 1; ++c) visit(c, r);
  }
  return enclosed;
}

Result<HeightRaster> apply(const FillHolesFilter& filter, const FilterWork& work) {
  constexpr float kSelected = 0.5F;  // A hole is filled or not: there is nothing between.
  const HeightPlane plane = planeOf(work.before());
  const bool all = filter.which == HolesToFill::All;
  const std::vector<bool> enclosed = all ? std::vector<bool>() : enclosedHoles(plane);
  if (!keepGoing(work.progress, 0.1)) return Error::cancel();
  const GridFrame& frame = work.terrain.frame;
  const std::vector<float> closed = closedByMembrane(plane.values, frame.columns, frame.dx, frame.dy);
  if (!keepGoing(work.progress, 0.9)) return Error::cancel();
  HeightRaster after = work.before();
  for (int index = 0; index < after.tileCount(); ++index) {
    const GridRect rect = after.tileRect(index);
    std::shared_ptr<HeightRaster::Tile> tile;
    for (int row = rect.row0; row < rect.row1; ++row)
      for (int column = rect.column0; column < rect.column1; ++column) {
        const std::size_t at = plane.at(column, row);
        if (!std::isnan(plane.values[at]) || std::isnan(closed[at]) || !(all || enclosed[at])) continue;
        if (work.selection && !(work.selection->at(column, row) >= kSelected)) continue;
        if (!tile) tile = after.copyOfTile(index);
        (*tile)[HeightRaster::offsetIn(column - rect.column0, row - rect.row0)] = closed[at];
      }
    if (tile) after.exchangeTile(index, std::move(tile));
  }
  return after;
}

}  // namespace scarp
