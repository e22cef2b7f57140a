// Terrain and ray from the fuzzer's bytes. Whatever the ray, a pick ends, and its hit lies on the cell that
// it names; every instruction set gives the same bits. Rays on a lattice, which run through corners and along
// edges all the time, are also compared with the search through every triangle.

#include <fuzzer/FuzzedDataProvider.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>

#include "core/base/Simd.h"
#include "core/pick/SurfacePicker.h"
#include "tests/support/PickOracle.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

void check(bool holds, const char* what, const LocalRay& ray) {
  if (holds) return;
  std::fprintf(stderr, "%s: origin (%a, %a, %a) direction (%a, %a, %a) t %a … %a\n", what, ray.origin.x(),
               ray.origin.y(), ray.origin.z(), ray.direction.x(), ray.direction.y(), ray.direction.z(),
               ray.tMin, ray.tMax);
  std::abort();
}

Terrain terrainFrom(FuzzedDataProvider& data) {
  constexpr double kSides[] = {1.0, 0.5, 7.5, 30.0};
  const int columns = data.ConsumeIntegralInRange(2, 40), rows = data.ConsumeIntegralInRange(2, 40);
  const GridFrame frame{columns, rows, data.PickValueInArray(kSides), data.PickValueInArray(kSides)};
  const bool anyFloat = data.ConsumeBool();
  const float step = data.ConsumeBool() ? 0.25F : 40.0F;
  const int distinct = data.ConsumeIntegralInRange(1, 64);  // Few bytes make a whole terrain.
  std::vector<float> heights;
  for (int i = 0; i < distinct; ++i) {
    const int byte = data.ConsumeIntegralInRange(-128, 127);
    float height = anyFloat ? data.ConsumeFloatingPoint<float>() : step * static_cast<float>(byte);
    if (byte == -128 || std::abs(height) > 1e5F) height = test::kHole;
    heights.push_back(height);
  }
  const int stride = data.ConsumeIntegralInRange(1, 7);
  return test::makeTerrain(frame, [&](int column, int row) {
    return heights[static_cast<std::size_t>(column + row * stride) % heights.size()];
  });
}

LocalRay latticeRay(FuzzedDataProvider& data, const GridFrame& frame) {
  const auto half = [&](int most) { return 0.5 * data.ConsumeIntegralInRange(-most, most); };
  LocalRay ray{{frame.x(half(90)), frame.y(half(90)), half(400)},
               {half(6) * frame.dx, half(6) * frame.dy, half(60)}};
  if (data.ConsumeBool()) ray.tMax = half(40) + 20.0;
  return ray;
}

LocalRay anyRay(FuzzedDataProvider& data) {
  const auto number = [&] { return data.ConsumeFloatingPoint<double>(); };
  LocalRay ray{{number(), number(), number()}, {number(), number(), number()}};
  if (data.ConsumeBool()) ray.tMin = number(), ray.tMax = number();
  return ray;
}

void pickOnce(const Terrain& terrain, const HeightPyramid& pyramid, const test::PickOracle& oracle,
              const LocalRay& ray, bool exact) {
  if (!ray.direction.allFinite() || ray.direction.isZero(0.0)) return;
  const SurfacePicker picker(terrain.heights, pyramid, terrain.frame);
  const auto hit = picker.pick(ray);
  for (const SimdLevel simd : simdLevels()) {
    const SimdChoice choice(simd);
    const auto again = picker.pick(ray);
    check(
        hit.has_value() == again.has_value() && (!hit || (hit->t == again->t && hit->point == again->point)),
        "instruction sets differ", ray);
  }
  if (hit) {
    const GridFrame& f = terrain.frame;
    check(hit->t >= ray.tMin && hit->t <= ray.tMax, "t is out of bounds", ray);
    check(f.cells().contains(hit->cellColumn, hit->cellRow), "no such cell", ray);
    check(!cellHeights(terrain.heights, hit->cellColumn, hit->cellRow).hole(), "a hole was hit", ray);
    check(hit->point.allFinite() && std::abs(hit->normal.norm() - 1.0) < 1e-9, "no point or normal", ray);
    const double u = hit->column - hit->cellColumn, v = hit->row - hit->cellRow;
    check(u > -1e-6 && u < 1.0 + 1e-6 && v > -1e-6 && v < 1.0 + 1e-6, "off its cell", ray);
  }
  if (!exact) return;
  const auto truth = oracle.pick(ray);
  check(hit.has_value() == truth.has_value(), truth ? "missed" : "hit nothing", ray);
  if (hit)
    check(std::abs(hit->t - truth->t) <=
              std::max(1e-9 * std::abs(truth->t), 1e-6 * terrain.frame.cellSize() / ray.direction.norm()),
          "not the first meeting", ray);
}

}  // namespace
}  // namespace scarp

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  using namespace scarp;
  FuzzedDataProvider data(bytes, size);
  const Terrain terrain = terrainFrom(data);
  const HeightPyramid pyramid(terrain.heights);
  const test::PickOracle oracle(terrain);
  for (int i = 0; i < 24 && data.remaining_bytes() > 0; ++i) {
    const bool lattice = data.ConsumeBool();
    pickOnce(terrain, pyramid, oracle, lattice ? latticeRay(data, terrain.frame) : anyRay(data), lattice);
  }
  return 0;
}
