#include "core/pick/PickReport.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "core/geometry/GridWalk.h"
#include "core/pick/Textbook.h"

namespace scarp {

namespace {

std::optional<double> timeOf(const std::optional<SurfaceHit>& hit) {
  return hit ? std::optional(hit->t) : std::nullopt;
}

std::vector<VisitedNode> visited(const PickTrace& trace, const HeightPyramid& pyramid,
                                 const GridFrame& frame) {
  std::vector<VisitedNode> nodes;
  for (const PickTrace::Node& node : trace.nodes) {
    const GridRect cells = GridRect{node.column * node.span, node.row * node.span,
                                    (node.column + 1) * node.span, (node.row + 1) * node.span}
                               .intersected(frame.cells());
    if (cells.empty()) continue;
    const int level = std::countr_zero(static_cast<unsigned>(node.span / HeightPyramid::cellsPerNode));
    nodes.push_back(
        {cells, pyramid.range(level, node.column, node.row), node.tEntry, node.tExit, node.skipped});
  }
  return nodes;
}

std::vector<std::array<int, 2>> cellsUnder(const LocalRay& ray, const GridFrame& frame, double tBegin,
                                           double tEnd) {
  std::vector<std::array<int, 2>> cells;
  const GridRay inGrid = toGrid(ray, frame);
  for (GridWalk<2> walk(inGrid.origin.head<2>(), inGrid.direction.head<2>(), tBegin, tEnd,
                        {{0, 0}, {frame.columns - 1, frame.rows - 1}});
       walk.valid(); walk.advance())
    cells.push_back(walk.cell());
  return cells;
}

VoxelWalk voxelsUnder(const LocalRay& ray, const GridFrame& frame, const HeightRange& band, double tBegin,
                      double tEnd) {
  constexpr double kMostLayers = 256.0;
  const double height = double(band.high) - double(band.low);
  VoxelWalk walked;
  walked.layerHeight = std::max(frame.cellSize(), height / kMostLayers);
  // One more than it takes: no height lies on the outer side of the first or the last.
  walked.layers = static_cast<int>(std::ceil(height / walked.layerHeight)) + 1;
  walked.bottom = double(band.low) - 0.5 * (walked.layers * walked.layerHeight - height);
  GridRay unit = toGrid(ray, frame);
  unit.origin.z() = (unit.origin.z() - walked.bottom) / walked.layerHeight;
  unit.direction.z() /= walked.layerHeight;
  for (GridWalk<3> walk(unit.origin, unit.direction, tBegin, tEnd,
                        {{0, 0, 0}, {frame.columns - 1, frame.rows - 1, walked.layers}});
       walk.valid(); walk.advance())
    walked.voxels.push_back(walk.cell());
  return walked;
}

}  // namespace

PickReport reportPick(const HeightRaster& heights, const HeightPyramid& pyramid, const GridFrame& frame,
                      const LocalRay& ray, int steps) {
  EXPECTS(steps >= 1);
  const SurfacePicker picker(heights, pyramid, frame);
  PickReport report;
  report.hit = picker.pick(ray, &report.trace);
  report.nodes = visited(report.trace, pyramid, frame);
  for (const VisitedNode& node : report.nodes) ++(node.skipped ? report.nodesSkipped : report.nodesEntered);
  report.band = pyramid.range();
  if (!report.band.empty())
    report.clip =
        slabTest(frame.box(report.band.low, report.band.high), ray.origin, ray.direction, ray.tMin, ray.tMax);
  if (report.clip) {
    const double tBegin = report.clip->tEntry, tEnd = report.hit ? report.hit->t : report.clip->tExit;
    report.walk = cellsUnder(ray, frame, tBegin, tEnd);
    report.voxelWalk = voxelsUnder(ray, frame, report.band, tBegin, tEnd);
  }

  const PickTrace& trace = report.trace;
  const auto ownLooks =
      static_cast<long long>(trace.nodes.size() + trace.march.size() + trace.refinement.size());
  const auto own = timeOf(report.hit);
  report.answers.push_back(
      comparedAnswer(own, ownLooks, secondsOf([&] { return picker.pick(ray); }), ray, own));
  const TextbookGround ground{heights, frame, report.band};
  const auto ask = [&](const auto& pick) {
    const TextbookAnswer answer = pick();
    report.answers.push_back(comparedAnswer(answer.t, answer.looks, secondsOf(pick), ray, own));
  };
  ask([&] { return textbook::linearMarch(ground, ray, steps); });
  ask([&] { return textbook::marchAndBisect(ground, ray, steps); });
  ask([&] { return textbook::gridWalk(ground, ray); });
  return report;
}

MethodAnswer bruteForceAnswer(const HeightRaster& heights, const GridFrame& frame, const LocalRay& ray,
                              const std::optional<SurfaceHit>& hit) {
  // Looks at every triangle, so it needs no band.
  TextbookAnswer answer;
  const double seconds = secondsOfOne([&] { answer = textbook::bruteForce({heights, frame, {}}, ray); });
  return comparedAnswer(answer.t, answer.looks, seconds, ray, timeOf(hit));
}

}  // namespace scarp
