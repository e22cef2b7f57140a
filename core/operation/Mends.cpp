#include <algorithm>
#include <cmath>

#include "core/brush/Membrane.h"
#include "core/operation/FilterWindow.h"
#include "core/operation/GroundFaults.h"

namespace scarp {

Result<HeightRaster> apply(const DespikeFilter& filter, const FilterWork& work) {
  const HeightPlane plane = planeOf(work.before());
  const double usual = usualStep(work.before());
  const double least = filter.least > 0.0 ? filter.least : leastSpike(work.before(), work.terrain.frame);
  const SpikeRule rule{filter.times, least};
  if (!keepGoing(work.progress, 0.2)) return Error::cancel();
  return orCancelled(changed(
      work.before(), work.selection,
      [&](const GridRect& tile, float* after) {
        for (int row = tile.row0; row < tile.row1; ++row) {
          float* const heights = after + HeightRaster::offsetIn(0, row - tile.row0);
          for (int i = 0; i < tile.width(); ++i)
            if (const float h = withoutSpike(plane, tile.column0 + i, row, rule, usual); h == h)
              heights[i] = h;
        }
      },
      partOf(work.progress, 0.2, 1.0)));
}

namespace {

/// What the ground steps by over a seam at each place along it: the mean of some around.
std::vector<float> stepsAlong(const HeightPlane& plane, const Seam& seam) {
  constexpr int around = 12;
  const auto value = [&](int line, int place) {
    return double{plane.values[seam.column ? plane.at(line, place) : plane.at(place, line)]};
  };
  std::vector<double> steps;
  for (int i = seam.first; i < seam.last; ++i) {
    const double before = value(seam.at - 1, i), here = value(seam.at, i);
    steps.push_back(here - before - 0.5 * (before - value(seam.at - 2, i) + value(seam.at + 1, i) - here));
  }
  std::vector<float> smooth;
  const int count = static_cast<int>(steps.size());
  for (int i = 0; i < count; ++i) {
    double sum = 0.0;
    int ground = 0;
    for (int k = std::max(0, i - around); k <= std::min(count - 1, i + around); ++k)
      if (const double step = steps[static_cast<std::size_t>(k)]; step == step) sum += step, ++ground;
    smooth.push_back(ground > 0 ? static_cast<float>(sum / ground) : 0.0F);
  }
  return smooth;
}

}  // namespace

// Half of the step is given to each side, less and less away from the seam.
Result<HeightRaster> apply(const DeseamFilter& filter, const FilterWork& work) {
  const HeightPlane start = planeOf(work.before());
  const std::vector<Seam> seams = findSeams(start);
  if (!keepGoing(work.progress, 0.4)) return Error::cancel();
  if (seams.empty()) return work.before();
  HeightPlane gain(start.columns, start.rows, 0, 0.0F);
  for (const Seam& seam : seams) {
    const std::vector<float> steps = stepsAlong(start, seam);
    const int lines = seam.column ? start.columns : start.rows;
    const int reach = filter.reach;
    for (int i = seam.first; i < seam.last; ++i)
      for (int line = std::max(0, seam.at - reach); line < std::min(lines, seam.at + reach); ++line) {
        const float away = static_cast<float>(line < seam.at ? seam.at - 1 - line : line - seam.at) /
                           static_cast<float>(reach);
        const float share = 0.5F * (1.0F - away) * (1.0F - away) * (1.0F + 2.0F * away);
        const float step = steps[static_cast<std::size_t>(i - seam.first)];
        gain.values[seam.column ? gain.at(line, i) : gain.at(i, line)] +=
            line < seam.at ? share * step : -share * step;
      }
  }
  return orCancelled(changedBy(work.before(), work.selection, gain, partOf(work.progress, 0.4, 1.0)));
}

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
