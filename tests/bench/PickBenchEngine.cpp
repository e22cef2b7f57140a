#include "tests/bench/PickBenchEngine.h"

#include "tests/bench/PickBenchOurs.h"
#ifdef SCARP_BENCH_EMBREE
#include "tests/bench/PickBenchEmbree.h"
#endif

namespace scarp::bench {

std::vector<EngineKind> engineKinds() {
  std::vector<EngineKind> all = ourKinds();
#ifdef SCARP_BENCH_EMBREE
  for (EngineKind& kind : embreeKinds()) all.push_back(std::move(kind));
#endif
  return all;
}

}  // namespace scarp::bench
