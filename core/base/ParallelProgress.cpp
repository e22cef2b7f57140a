#include <atomic>
#include <thread>

#include "core/base/Parallel.h"

namespace scarp {

bool parallelFor(std::size_t count, const Progress& progress, const std::function<void(std::size_t)>& body) {
  if (!keepGoing(progress, 0.0)) return false;
  const std::thread::id caller = std::this_thread::get_id();
  std::atomic<std::size_t> done{0};
  std::atomic<bool> cancelled{false};
  parallelFor(count, [&](std::size_t i) {
    if (cancelled.load(std::memory_order_relaxed)) return;
    body(i);
    const std::size_t soFar = done.fetch_add(1, std::memory_order_relaxed) + 1;
    if (std::this_thread::get_id() != caller) return;
    if (!keepGoing(progress, static_cast<double>(soFar) / static_cast<double>(count)))
      cancelled.store(true, std::memory_order_relaxed);
  });
  return !cancelled.load() && done.load() == count;
}

}  // namespace scarp
