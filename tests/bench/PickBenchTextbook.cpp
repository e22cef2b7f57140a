#include "tests/bench/PickBenchTextbook.h"

#include "core/pick/Textbook.h"

namespace scarp::bench {

namespace {

using Way = std::function<TextbookAnswer(const TextbookGround&, const LocalRay&)>;

class Textbook final : public PickEngine {
 public:
  Textbook(const Terrain& terrain, Way way)
      : ground_{terrain.heights, terrain.frame, HeightPyramid(terrain.heights).range()},
        way_(std::move(way)) {}

  void cast(std::span<const LocalRay> rays, std::span<double> t) const override {
    for (std::size_t i = 0; i < rays.size(); ++i) t[i] = way_(ground_, rays[i]).t.value_or(kMiss);
  }
  std::size_t bytes() const override { return 0; }
  void update(const GridRect&) override {}

 private:
  TextbookGround ground_;
  Way way_;
};

EngineKind textbookKind(std::string name, int mostRays, int mostSamples, const Way& way) {
  return {std::move(name),
          "textbook",
          EngineRole::Textbook,
          kInDouble,
          false,
          mostRays,
          mostSamples,
          0.0,
          [way](const Terrain& terrain) { return std::make_unique<Textbook>(terrain, way); }};
}

Way steps(TextbookAnswer (*march)(const TextbookGround&, const LocalRay&, int), int count) {
  return [=](const TextbookGround& ground, const LocalRay& ray) { return march(ground, ray, count); };
}

}  // namespace

std::vector<EngineKind> textbookKinds() {
  using namespace textbook;
  EngineKind alone = textbookKind("march, 300 steps", 20'000, kNoLimit, steps(linearMarch, 300));
  alone.tolerance.cells = 1.0;  // it cannot be exact
  return {std::move(alone),
          textbookKind("march 300 + bisection", 20'000, kNoLimit, steps(marchAndBisect, 300)),
          textbookKind("march 1000 + bisection", 10'000, kNoLimit, steps(marchAndBisect, 1000)),
          textbookKind("grid walk", 5'000, kNoLimit, gridWalk),
          textbookKind("brute force", 10, 1025, bruteForce)};
}

}  // namespace scarp::bench
