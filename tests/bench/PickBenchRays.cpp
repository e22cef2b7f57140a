#include "tests/bench/PickBenchRays.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>
#include <random>
#include <utility>

#include "core/base/Parallel.h"
#include "core/geometry/Camera.h"
#include "core/terrain/HeightPyramid.h"
#include "core/terrain/Surface.h"

namespace scarp::bench {

namespace {

constexpr ViewSize kScreen{1280, 800};

double radians(double degrees) { return degrees * std::numbers::pi / 180.0; }

class RayMaker {
 public:
  RayMaker(const Terrain& terrain, std::uint64_t seed)
      : frame_(terrain.frame), heights_(terrain.heights), random_(seed) {
    const HeightRange range = HeightPyramid(heights_).range();
    low_ = range.low;
    high_ = range.high;
    const Box box = frame_.box(low_, high_);
    editor_.position = above(vantage(), frame_.rows - 1.0, 60.0);
    editor_.pitch = radians(-15.0);
    editor_.fitClipPlanes(box);
    const double up = 2.0 / 3.0 * std::max(frame_.width(), frame_.depth());
    top_.pitch = radians(-60.0);
    top_.position = {0.0, -up / std::tan(radians(60.0)), up};
    top_.fitClipPlanes(box);
  }

  LocalRay editor() { return pixelOf(editor_); }
  LocalRay top() { return pixelOf(top_); }
  LocalRay grazing() { return skim(-radians(uniform(0.2, 3.0))); }
  /// A level ray, and by how many radians it shall pass over its horizon.
  std::pair<LocalRay, double> overHorizon() { return {skim(0.0), radians(uniform(0.02, 0.2))}; }
  /// Step i of the cursor's way over the editor's view: a few pixels on from the one before.
  [[nodiscard]] LocalRay mouse(int i) const {
    const double s = 0.004 * i;
    return editor_.rayThrough({kScreen.width * (0.5 + 0.45 * std::sin(s) * std::cos(0.31 * s)),
                               kScreen.height * (0.55 + 0.4 * std::sin(0.77 * s + 1.0))},
                              kScreen);
  }

  LocalRay atVertex() {
    for (;;) {
      const int c = integer(1, frame_.columns - 2), r = integer(1, frame_.rows - 2);
      const Vec3 vertex(frame_.x(c), frame_.y(r), heights_.at(c, r));
      const LocalRay ray{editor_.position, vertex - editor_.position};
      // At the top of a silhouette it would touch the vertex and go on over the ground.
      const Vec3 beyond = ray.at(1.0 + 1e-3 * frame_.cellSize() / ray.direction.norm());
      if (beyond.z() < heightAt(heights_, frame_.column(beyond.x()), frame_.row(beyond.y()))) return ray;
    }
  }
  LocalRay alongLine() {
    const int sign = 2 * integer(0, 1) - 1;
    if (integer(0, 1) == 0) return down(integer(0, frame_.columns - 1), uniform(0, frame_.rows - 1), 0, sign);
    return down(uniform(0, frame_.columns - 1), integer(0, frame_.rows - 1), sign, 0);
  }
  LocalRay alongDiagonal() {
    const int sign = 2 * integer(0, 1) - 1;
    return down(integer(0, frame_.columns - 1), integer(0, frame_.rows - 1), sign, sign);
  }
  LocalRay ontoBorder() {
    double column = uniform(0, frame_.columns - 1), row = uniform(0, frame_.rows - 1);
    if (integer(0, 1) == 0)
      column = integer(0, 1) == 0 ? 0 : frame_.columns - 1;
    else
      row = integer(0, 1) == 0 ? 0 : frame_.rows - 1;
    return {{frame_.x(column), frame_.y(row), high_ + 10.0}, {0, 0, -1}};
  }
  LocalRay fromVertex() {
    const int c = integer(0, frame_.columns - 1), r = integer(0, frame_.rows - 1);
    const double yaw = uniform(0, 2 * std::numbers::pi), rise = uniform(-1, 1),
                 flat = std::sqrt(1 - rise * rise);
    return {{frame_.x(c), frame_.y(r), heights_.at(c, r)},
            {flat * std::cos(yaw), flat * std::sin(yaw), rise}};
  }

 private:
  double uniform(double a, double b) { return std::uniform_real_distribution<double>(a, b)(random_); }
  int integer(int a, int b) { return std::uniform_int_distribution<int>(a, b)(random_); }

  /// The column of the highest sample along the middle half of the south edge: from a hollow there the view
  /// would end at the next slope.
  [[nodiscard]] int vantage() const {
    int best = (frame_.columns - 1) / 2;
    for (int c = frame_.columns / 4; c <= 3 * frame_.columns / 4 && c < frame_.columns; ++c)
      if (heights_.at(c, frame_.rows - 1) > heights_.at(best, frame_.rows - 1)) best = c;
    return best;
  }
  [[nodiscard]] Vec3 above(double column, double row, double by) const {
    const double ground = heightAt(heights_, column, row);
    return {frame_.x(column), frame_.y(row), (std::isnan(ground) ? high_ : ground) + by};
  }
  LocalRay pixelOf(const Camera& camera) {
    return camera.rayThrough({uniform(0, kScreen.width), uniform(0, kScreen.height)}, kScreen);
  }
  /// From anywhere over the map, 2–20 m above the ground.
  LocalRay skim(double pitch) {
    const Vec3 from = above(uniform(0, frame_.columns - 1), uniform(0, frame_.rows - 1), uniform(2, 20));
    const double yaw = uniform(0, 2 * std::numbers::pi);
    return {from, {std::cos(pitch) * std::cos(yaw), std::cos(pitch) * std::sin(yaw), std::sin(pitch)}};
  }
  /// From over a grid position, in steps of whole cells, to below all ground before it leaves the map; the
  /// next best where the map ends at once.
  LocalRay down(double column, double row, int columnStep, int rowStep) {
    const auto room = [](double at, int step, int samples) {
      if (step == 0) return std::numeric_limits<double>::infinity();
      return step > 0 ? samples - 1 - at : at;
    };
    double steps = std::min(room(column, columnStep, frame_.columns), room(row, rowStep, frame_.rows));
    if (steps < 1.0) {
      columnStep = -columnStep, rowStep = -rowStep;
      steps = std::min(room(column, columnStep, frame_.columns), room(row, rowStep, frame_.rows));
    }
    if (steps < 1.0) return alongLine();  // a corner that no diagonal leaves
    const Vec3 from = above(column, row, uniform(2, 20));
    const double fall = (from.z() - low_ + 1.0) / (steps * uniform(0.2, 1.0));
    return {from, {columnStep * frame_.dx, -rowStep * frame_.dy, -fall}};
  }

  const GridFrame& frame_;
  const HeightRaster& heights_;
  std::mt19937_64 random_;
  double low_ = 0.0, high_ = 0.0;
  Camera editor_, top_;
};

/// A level ray turned up until it passes over its horizon, level or higher, by some radians.
LocalRay turnedUp(const LocalRay& level, double by, const PickTruth& truth) {
  const auto pitched = [&](double pitch) {
    LocalRay ray = level;
    ray.direction = std::cos(pitch) * level.direction + std::sin(pitch) * Vec3::UnitZ();
    return ray;
  };
  double low = 0.0, high = radians(80.0);
  while (high - low > 0.05 * by) {
    const double middle = 0.5 * (low + high);
    (truth.pick(pitched(middle)) == kMiss ? high : low) = middle;
  }
  return pitched(high + by);
}

std::vector<LocalRay> missing(RayMaker& maker, const PickTruth& truth, int count) {
  std::vector<std::pair<LocalRay, double>> drawn(static_cast<std::size_t>(count));
  std::ranges::generate(drawn, [&] { return maker.overHorizon(); });
  std::vector<LocalRay> rays(drawn.size());
  parallelFor(rays.size(),
              [&](std::size_t i) { rays[i] = turnedUp(drawn[i].first, drawn[i].second, truth); });
  return rays;
}

std::vector<LocalRay> many(int count, const std::function<LocalRay()>& next) {
  std::vector<LocalRay> rays(static_cast<std::size_t>(count));
  std::ranges::generate(rays, next);
  return rays;
}

}  // namespace

std::vector<RaySet> everydayRays(const Terrain& terrain, const PickTruth& truth, int count,
                                 std::uint64_t seed) {
  RayMaker maker(terrain, seed);
  int step = 0;
  std::vector<RaySet> sets;
  sets.push_back({"editor", many(count, [&] { return maker.editor(); }), {}});
  sets.push_back({"top", many(count, [&] { return maker.top(); }), {}});
  sets.push_back({"grazing", many(count, [&] { return maker.grazing(); }), {}});
  sets.push_back({"misses", missing(maker, truth, count), {}});
  sets.push_back({"mouse", many(count, [&] { return maker.mouse(step++); }), {}});
  for (RaySet& set : sets) set.truth = truth.pickMany(set.rays);
  return sets;
}

std::vector<SnappedRays> snappedRays(const Terrain& terrain, int count, std::uint64_t seed) {
  RayMaker maker(terrain, seed);
  return {{"vertex", many(count, [&] { return maker.atVertex(); }), false},
          {"grid line", many(count, [&] { return maker.alongLine(); }), false},
          {"diagonal", many(count, [&] { return maker.alongDiagonal(); }), false},
          {"border", many(count, [&] { return maker.ontoBorder(); }), false},
          {"from vertex", many(count, [&] { return maker.fromVertex(); }), true}};
}

}  // namespace scarp::bench
