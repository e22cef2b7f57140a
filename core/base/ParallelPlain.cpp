// In place of Parallel.cpp under ThreadSanitizer. TBB's library is not built with it, so the sanitizer
// misses how TBB hands work over and calls every loop a race; plain threads let it see our own races.
#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

#include "core/base/Contract.h"
#include "core/base/Parallel.h"

namespace scarp {

namespace {

std::atomic<std::size_t> threadLimit{4};

}  // namespace

void parallelFor(std::size_t count, const std::function<void(std::size_t)>& body) {
  std::atomic<std::size_t> next{0};
  const auto work = [&] {
    for (std::size_t i = next++; i < count; i = next++) body(i);
  };
  std::vector<std::jthread> helpers(std::min<std::size_t>(threadLimit, std::max<std::size_t>(count, 1)) - 1);
  for (std::jthread& helper : helpers) helper = std::jthread(work);
  work();
}

struct ThreadLimit::Impl {
  explicit Impl(std::size_t limit) : before(limit) {}
  std::size_t before;
};

ThreadLimit::ThreadLimit(int threads) {
  EXPECTS(threads >= 1);
  impl_ = std::make_unique<Impl>(threadLimit.exchange(static_cast<std::size_t>(threads)));
}

ThreadLimit::~ThreadLimit() { threadLimit = impl_->before; }

}  // namespace scarp
