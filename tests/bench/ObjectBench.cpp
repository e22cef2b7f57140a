// Times picks among objects scattered over a terrain, as the editor makes them: bench_objects [SAMPLES].
// Rays go through pixels of many cameras; the ground is picked first, then the objects up to it.

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <numbers>
#include <random>
#include <utility>
#include <vector>

#include "core/geometry/Camera.h"
#include "core/scatter/ScatterPicker.h"
#include "core/terrain/Surface.h"
#include "tests/support/ObjectOracle.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int kCameras = 200, kRaysACamera = 100, kDabs = 21, kDabSamples = 256;
constexpr ViewSize kView{1280.0, 800.0};

double since(Clock::time_point begin) {
  return std::chrono::duration<double, std::nano>(Clock::now() - begin).count();
}

double quantile(std::vector<double>& values, double share) {
  const auto at =
      values.begin() + static_cast<std::ptrdiff_t>(share * static_cast<double>(values.size() - 1));
  std::nth_element(values.begin(), at, values.end());
  return *at;
}

class Bench {
 public:
  explicit Bench(int samples)
      : terrain_(test::fractalTerrain(samples, samples)), pyramid_(terrain_.heights) {}

  void run(int count) {
    const ObjectLayer objects = scatter(count);
    const auto begin = Clock::now();
    ObjectPicker picker(objects, terrain_.heights, terrain_.frame);
    const double build = since(begin);

    const SurfacePicker ground(terrain_.heights, pyramid_, terrain_.frame);
    const std::vector<LocalRay> rays = cameraRays();
    std::vector<double> groundTimes, objectTimes, linearTimes;
    int hits = 0, wrong = 0;
    for (std::size_t i = 0; i < rays.size(); ++i) {
      LocalRay ray = rays[i];
      auto start = Clock::now();
      const auto floor = ground.pick(ray);
      groundTimes.push_back(since(start));
      if (floor) ray.tMax = floor->t;
      start = Clock::now();
      const auto found = picker.pick(ray);
      objectTimes.push_back(since(start));
      hits += found ? 1 : 0;
      if (i % (rays.size() / 200) != 0) continue;
      start = Clock::now();
      const auto truth = test::firstObject(ray, objects, terrain_.heights, terrain_.frame);
      linearTimes.push_back(since(start));
      wrong += test::textOf(found) == test::textOf(truth) ? 0 : 1;
    }
    const auto [moved, refit] = sculpt(picker, objects);
    std::printf("%8d %9.1f %8.1f %8.0f %8.0f %8.0f %8.0f %10.0f %6d %7.0f %8.0f\n", count, 1e-6 * build,
                1e-6 * static_cast<double>(picker.bytes()), quantile(groundTimes, 0.5),
                quantile(objectTimes, 0.5), quantile(objectTimes, 0.99),
                100.0 * hits / static_cast<double>(rays.size()), quantile(linearTimes, 0.5), wrong, moved,
                1e-3 * refit);
  }

 private:
  double between(double low, double high) { return std::uniform_real_distribution(low, high)(random_); }
  double place() { return between(-0.5, 0.5) * terrain_.frame.width(); }

  ObjectLayer scatter(int count) {
    ObjectLayer objects;
    for (int i = 0; i < count; ++i) {
      const ObjectId id = objects.takeId();
      objects.exchange(id, Object{.id = id,
                                  .asset = static_cast<AssetKind>(i % kAssetKinds),
                                  .x = place(),
                                  .y = place(),
                                  .yaw = between(-std::numbers::pi, std::numbers::pi),
                                  .scale = between(0.5, 3.0),
                                  .rule = i % 3 == 0 ? ObjectRule::Align : ObjectRule::KeepOffset});
    }
    return objects;
  }

  /// From a walker's eye to a bird's; most pixels see ground.
  std::vector<LocalRay> cameraRays() {
    constexpr std::array<std::pair<double, double>, 4> heightsAndPitches{
        {{2.0, -0.05}, {15.0, -0.15}, {60.0, -0.35}, {300.0, -0.8}}};
    std::vector<LocalRay> rays;
    for (int i = 0; i < kCameras; ++i) {
      const auto [above, pitch] = heightsAndPitches[static_cast<std::size_t>(i) % heightsAndPitches.size()];
      const double x = 0.8 * place(), y = 0.8 * place();
      Camera camera;
      camera.position =
          Vec3(x, y, heightAt(terrain_.heights, terrain_.frame.column(x), terrain_.frame.row(y)) + above);
      camera.yaw = between(-std::numbers::pi, std::numbers::pi);
      camera.pitch = pitch;
      for (int k = 0; k < kRaysACamera; ++k)
        rays.push_back(camera.rayThrough({between(0.0, kView.width), between(0.0, kView.height)}, kView));
    }
    return rays;
  }

  /// Raises squares of ground; the objects moved and the median time to bring the picker in step, ns.
  std::pair<double, double> sculpt(ObjectPicker& picker, const ObjectLayer& objects) {
    std::vector<double> times;
    double moved = 0.0;
    for (int dab = 0; dab < kDabs; ++dab) {
      const int last = terrain_.frame.columns - kDabSamples;
      const int column = static_cast<int>(between(0.0, last)), row = static_cast<int>(between(0.0, last));
      const GridRect rect{column, row, column + kDabSamples, row + kDabSamples};
      std::vector<float> heights(static_cast<std::size_t>(rect.area()));
      terrain_.heights.read(rect, heights);
      for (float& height : heights) height += 0.25f;
      terrain_.heights.write(rect, heights);
      const auto begin = Clock::now();
      picker.groundChanged(rect);
      picker.refresh();
      times.push_back(since(begin));
      for (const auto& [id, object] : objects.all())
        moved += rect.contains(static_cast<int>(terrain_.frame.column(object.x)),
                               static_cast<int>(terrain_.frame.row(object.y)))
                     ? 1.0 / kDabs
                     : 0.0;
    }
    pyramid_ = HeightPyramid(terrain_.heights);
    return {moved, quantile(times, 0.5)};
  }

  std::mt19937 random_{3};
  Terrain terrain_;
  HeightPyramid pyramid_;
};

}  // namespace
}  // namespace scarp

int main(int argc, char** argv) {
  const int samples = argc > 1 ? std::atoi(argv[1]) : 4097;
  if (argc > 2 || samples < 513)
    return std::fputs("usage: bench_objects [SAMPLES], at least 513\n", stderr), 2;
  scarp::Bench bench(samples);
  std::printf("terrain of %d x %d samples, 1 m cells; ns a pick, us a move of the ground, medians\n", samples,
              samples);
  std::printf(
      " objects  build ms       MB   ground  objects      99%%    hit %%     linear  wrong   moved  refit "
      "us\n");
  for (const int count : {1000, 10000, 100000}) bench.run(count);
  return 0;
}
