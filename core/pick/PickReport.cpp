#include "core/pick/PickReport.h"

#include <algorithm>
#include <bit>
#include <chrono>
#include <cmath>

#include "core/geometry/GridWalk.h"
#include "core/pick/Textbook.h"

namespace scarp {

namespace {

/// The shortest of some runs: what a pick takes when nothing else is in its way. Quick ones are run
/// several at a time, or the clock itself would count.
template <class Pick>
double secondsOf(const Pick& pick) {
  using Clock = std::chrono::steady_clock;
  constexpr double kAtOnce = 5e-6, kEnough = 60e-6;
  const auto timed = [&pick](int runs) {
    const auto begin = Clock::now();
    for (int i = 0; i < runs; ++i) pick();
    return std::chrono::duration<double>(Clock::now() - begin).count() / runs;
  };
  double shortest = timed(1);
  const int runs = std::clamp(static_cast<int>(kAtOnce / std::max(shortest, 1e-9)), 1, 64);
  for (double total = shortest; total < kEnough;) {
    const double seconds = timed(runs);
    shortest = std::min(shortest, seconds);
    total += std::max(seconds * runs, 1e-7);
  }
  return shortest;
}

MethodAnswer compared(PickMethod method, const std::optional<double>& t, long long looks, double seconds,
                      const LocalRay& ray, const std::optional<SurfaceHit>& hit) {
  MethodAnswer answer{method, t, std::nullopt, t.has_value() == hit.has_value(), looks, seconds};
  if (t && hit) answer.error = std::abs(*t - hit->t) * ray.direction.norm();
  return answer;
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
  if (report.clip)
    report.walk =
        cellsUnder(ray, frame, report.clip->tEntry, report.hit ? report.hit->t : report.clip->tExit);

  const PickTrace& trace = report.trace;
  const auto ownLooks =
      static_cast<long long>(trace.nodes.size() + trace.march.size() + trace.refinement.size());
  report.answers.push_back(compared(PickMethod::Pyramid,
                                    report.hit ? std::optional(report.hit->t) : std::nullopt, ownLooks,
                                    secondsOf([&] { return picker.pick(ray); }), ray, report.hit));
  const TextbookGround ground{heights, frame, report.band};
  const auto ask = [&](PickMethod method, const auto& pick) {
    const TextbookAnswer answer = pick();
    report.answers.push_back(compared(method, answer.t, answer.looks, secondsOf(pick), ray, report.hit));
  };
  ask(PickMethod::LinearMarch, [&] { return textbook::linearMarch(ground, ray, steps); });
  ask(PickMethod::MarchAndBisect, [&] { return textbook::marchAndBisect(ground, ray, steps); });
  ask(PickMethod::GridWalk, [&] { return textbook::gridWalk(ground, ray); });
  return report;
}

MethodAnswer bruteForceAnswer(const HeightRaster& heights, const GridFrame& frame, const LocalRay& ray,
                              const std::optional<SurfaceHit>& hit) {
  const auto begin = std::chrono::steady_clock::now();
  // Looks at every triangle, so it needs no band.
  const TextbookAnswer answer = textbook::bruteForce({heights, frame, {}}, ray);
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  return compared(PickMethod::BruteForce, answer.t, answer.looks, seconds, ray, hit);
}

}  // namespace scarp
