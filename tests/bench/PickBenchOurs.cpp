#include "tests/bench/PickBenchOurs.h"

#include "core/base/Simd.h"
#include "core/pick/SurfacePicker.h"

namespace scarp::bench {

namespace {

class Ours final : public PickEngine {
 public:
  Ours(const Terrain& terrain, SimdLevel simd)
      : terrain_(terrain),
        pyramid_(terrain.heights),
        picker_(terrain.heights, pyramid_, terrain.frame),
        simd_(simd) {}

  void cast(std::span<const LocalRay> rays, std::span<double> t) const override {
    const SimdChoice choice(simd_);
    for (std::size_t i = 0; i < rays.size(); ++i) {
      const auto hit = picker_.pick(rays[i]);
      t[i] = hit ? hit->t : kMiss;
    }
  }
  std::size_t bytes() const override { return pyramid_.bytes(); }
  void update(const GridRect& changed) override { pyramid_.refresh(terrain_.heights, changed); }

 private:
  const Terrain& terrain_;
  HeightPyramid pyramid_;
  SurfacePicker picker_;
  SimdLevel simd_;
};

}  // namespace

std::vector<EngineKind> ourKinds() {
  std::vector<EngineKind> kinds;
  for (const SimdLevel level : simdLevels())
    kinds.push_back({std::string("ours, ") + simdName(level), "ours", EngineRole::Ours, kInDouble, true,
                     kNoLimit, kNoLimit, 1.0,
                     [level](const Terrain& terrain) { return std::make_unique<Ours>(terrain, level); }});
  return kinds;
}

}  // namespace scarp::bench
