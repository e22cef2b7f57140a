#include "core/base/Parallel.h"

#include <tbb/blocked_range.h>
#include <tbb/global_control.h>
#include <tbb/parallel_for.h>

#include "core/base/Contract.h"

namespace scarp {

void parallelFor(std::size_t count, const std::function<void(std::size_t)>& body) {
  tbb::parallel_for(tbb::blocked_range<std::size_t>(0, count),
                    [&](const tbb::blocked_range<std::size_t>& range) {
                      for (std::size_t i = range.begin(); i != range.end(); ++i) body(i);
                    });
}

struct ThreadLimit::Impl {
  explicit Impl(std::size_t threads) : control(tbb::global_control::max_allowed_parallelism, threads) {}
  tbb::global_control control;
};

ThreadLimit::ThreadLimit(int threads) {
  EXPECTS(threads >= 1);
  impl_ = std::make_unique<Impl>(static_cast<std::size_t>(threads));
}

ThreadLimit::~ThreadLimit() = default;

}  // namespace scarp
