#include "tests/bench/PickBenchMeasure.h"

#include <cmath>
#include <random>

#include "core/base/Parallel.h"
#include "core/pick/SurfacePicker.h"
#include "core/terrain/Surface.h"
#include "tests/bench/PickBenchMemory.h"
#include "tests/bench/PickBenchTiming.h"

namespace scarp::bench {

namespace {

constexpr double kMostSeconds = 1.0;  ///< Spent on the updates of one size.

/// Why an engine cannot be measured here; empty where it can.
std::string obstacle(const EngineKind& kind, const GridFrame& frame) {
  if (std::max(frame.columns, frame.rows) > kind.mostSamples) return "not measured at this size";
  if (kind.bytesEach * static_cast<double>(frame.samples().area()) > 0.9 * availableBytes())
    return "too little memory here";
  return {};
}

/// Whether an answer is right as far as an engine's numbers can be.
bool right(double answer, double truth, const LocalRay& ray, double cellSize,
           const EngineKind::Tolerance& tolerance) {
  if (answer == kMiss || truth == kMiss) return answer == truth;
  const double cells = ray.direction.norm() / cellSize;
  return std::abs(answer - truth) * cells <= std::max(tolerance.cells, tolerance.share * truth * cells);
}

SetFigures measureSet(const PickEngine& engine, const EngineKind& kind, const GridFrame& frame,
                      const RaySet& set, int passes) {
  const std::size_t count = std::min(set.rays.size(), static_cast<std::size_t>(kind.mostRays));
  const std::span<const LocalRay> rays = std::span(set.rays).first(count);
  std::vector<double> t(count);
  engine.cast(rays, t);  // warms up, and its answers are judged
  std::size_t wrong = 0;
  for (std::size_t i = 0; i < count; ++i)
    wrong += !right(t[i], set.truth[i], rays[i], frame.cellSize(), kind.tolerance);
  std::vector<double> seconds;
  for (int pass = 0; pass < passes; ++pass) seconds.push_back(threadSecondsOf([&] { engine.cast(rays, t); }));
  const double each = 1.0 / static_cast<double>(std::max<std::size_t>(count, 1));
  return {set.name, static_cast<int>(count), 1e9 * median(seconds) * each, static_cast<double>(wrong) * each};
}

SnapFigures measureSnapped(const PickEngine& engine, const EngineKind& kind, const GridFrame& frame,
                           const SnappedRays& set) {
  const std::size_t count = std::min(set.rays.size(), static_cast<std::size_t>(kind.mostRays));
  const std::span<const LocalRay> rays = std::span(set.rays).first(count);
  std::vector<double> t(count);
  engine.cast(rays, t);
  std::size_t missed = 0;
  for (std::size_t i = 0; i < count; ++i)
    missed += set.atStart ? !right(t[i], 0.0, rays[i], frame.cellSize(), kind.tolerance) : t[i] == kMiss;
  return {set.name, static_cast<double>(missed) / static_cast<double>(std::max<std::size_t>(count, 1))};
}

/// Edits a terrain as a brush does, and puts back what was there.
class Edit {
 public:
  Edit(Terrain& terrain, const GridRect& rect)
      : heights_(terrain.heights), rect_(rect), before_(static_cast<std::size_t>(rect.area())) {
    heights_.read(rect, before_);
  }
  void raise() {
    std::vector<float> raised = before_;
    for (int r = 0; r < rect_.height(); ++r)
      for (int c = 0; c < rect_.width(); ++c) {
        const double across = std::sin(3.14 * c / rect_.width()) * std::sin(3.14 * r / rect_.height());
        raised[static_cast<std::size_t>(r) * rect_.width() + c] +=
            static_cast<float>(0.1 * rect_.width() * across);
      }
    heights_.write(rect_, raised);
  }
  void putBack() { heights_.write(rect_, before_); }

 private:
  HeightRaster& heights_;
  GridRect rect_;
  std::vector<float> before_;
};

/// Share of the rays straight down onto a square that an engine gets wrong.
double wrongOver(const PickEngine& engine, const EngineKind& kind, const Terrain& terrain,
                 const GridRect& square, std::mt19937_64& random) {
  constexpr double above = 100.0;
  std::uniform_real_distribution<double> column(square.column0, square.column1 - 1);
  std::uniform_real_distribution<double> row(square.row0, square.row1 - 1);
  std::vector<LocalRay> rays;
  std::vector<double> truth;
  for (int i = 0; i < std::min(200, kind.mostRays); ++i) {
    const double c = column(random), r = row(random), height = heightAt(terrain.heights, c, r);
    const double top = (std::isnan(height) ? 0.0 : height) + above;
    rays.push_back({{terrain.frame.x(c), terrain.frame.y(r), top}, {0, 0, -1}});
    truth.push_back(std::isnan(height) ? kMiss : above);
  }
  std::vector<double> t(rays.size());
  engine.cast(rays, t);
  int wrong = 0;
  for (std::size_t i = 0; i < rays.size(); ++i)
    wrong += !right(t[i], truth[i], rays[i], terrain.frame.cellSize(), kind.tolerance);
  return wrong / static_cast<double>(rays.size());
}

/// `once`: a single edit, after which the engine is not asked again.
UpdateFigures measureUpdate(PickEngine& engine, const EngineKind& kind, Terrain& terrain, int side,
                            bool once) {
  constexpr int mostEdits = 50;
  std::mt19937_64 random(static_cast<unsigned>(side));
  std::uniform_int_distribution<int> column(0, terrain.frame.columns - side);
  std::uniform_int_distribution<int> row(0, terrain.frame.rows - side);
  std::vector<double> seconds;
  double spent = 0.0, wrong = 0.0;
  do {
    const int c = column(random), r = row(random);
    const GridRect square{c, r, c + side, r + side};
    Edit edit(terrain, square);
    edit.raise();
    seconds.push_back(secondsOf([&] { engine.update(square); }));
    wrong += wrongOver(engine, kind, terrain, square, random);
    edit.putBack();
    if (once) break;
    spent += seconds.back() + secondsOf([&] { engine.update(square); });
  } while (spent < kMostSeconds && static_cast<int>(seconds.size()) < mostEdits);
  return {side, 1e6 * median(seconds), wrong / static_cast<double>(seconds.size())};
}

std::vector<UpdateFigures> measureUpdates(PickEngine& engine, const EngineKind& kind, Terrain& terrain,
                                          double buildSeconds) {
  // What takes long to build all anew does so once: the side makes no difference.
  const bool once = !kind.incremental && buildSeconds > kMostSeconds;
  std::vector<UpdateFigures> figures;
  for (const int side : once ? std::vector{256} : std::vector{64, 256, 1024})
    if (side < std::min(terrain.frame.columns, terrain.frame.rows))
      figures.push_back(measureUpdate(engine, kind, terrain, side, once));
  return figures;
}

}  // namespace

ManyFigures measureMany(const Terrain& terrain, const MeasurePlan& plan) {
  std::vector<LocalRay> rays;
  for (const RaySet& set : plan.sets) rays.insert(rays.end(), set.rays.begin(), set.rays.end());
  const HeightPyramid pyramid(terrain.heights);
  const SurfacePicker picker(terrain.heights, pyramid, terrain.frame);
  std::vector<double> seconds[2];
  for (int pass = 0; pass <= plan.passes; ++pass)  // the first warms up
    for (const int threads : {1, 2}) {
      const ThreadLimit limit(threads);
      const double taken = secondsOf([&] { (void)picker.pickMany(rays); });
      if (pass > 0) seconds[threads - 1].push_back(taken);
    }
  const double each = 1e9 / static_cast<double>(rays.size());
  return {median(seconds[0]) * each, median(seconds[1]) * each};
}

EngineFigures measure(const EngineKind& kind, Terrain& terrain, const MeasurePlan& plan) {
  EngineFigures figures{kind.name, kind.role, kind.incremental, obstacle(kind, terrain.frame), 0.0, 0, {},
                        {},        {}};
  if (!figures.skipped.empty()) return figures;
  std::unique_ptr<PickEngine> engine;
  figures.buildMilliseconds = 1e3 * secondsOf([&] { engine = kind.make(terrain); });
  figures.bytes = engine->bytes();
  // Generous to them: on large terrains it makes Embree up to a third faster.
  if (kind.role == EngineRole::Peer && plan.hugePagesForPeers) askForHugePages();
  for (const RaySet& set : plan.sets)
    figures.sets.push_back(measureSet(*engine, kind, terrain.frame, set, plan.passes));
  for (const SnappedRays& set : plan.snapped)
    figures.snapped.push_back(measureSnapped(*engine, kind, terrain.frame, set));
  if (kind.role != EngineRole::Textbook)
    figures.updates = measureUpdates(*engine, kind, terrain, 1e-3 * figures.buildMilliseconds);
  return figures;
}

}  // namespace scarp::bench
