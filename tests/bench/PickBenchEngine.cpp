#include "tests/bench/PickBenchEngine.h"

#include "tests/bench/PickBenchOurs.h"
#include "tests/bench/PickBenchTextbook.h"
#ifdef SCARP_BENCH_BULLET
#include "tests/bench/PickBenchBullet.h"
#endif
#ifdef SCARP_BENCH_EMBREE
#include "tests/bench/PickBenchEmbree.h"
#endif

namespace scarp::bench {

std::vector<EngineKind> engineKinds() {
  std::vector<EngineKind> all = ourKinds();
  const auto add = [&](std::vector<EngineKind> kinds) { all.insert(all.end(), kinds.begin(), kinds.end()); };
  add(textbookKinds());
#ifdef SCARP_BENCH_EMBREE
  add(embreeKinds());
#endif
#ifdef SCARP_BENCH_BULLET
  add(bulletKinds());
#endif
  return all;
}

}  // namespace scarp::bench
