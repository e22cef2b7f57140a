#include "core/remote/Connections.h"

#include <algorithm>
#include <chrono>
#include <exception>
#include <new>
#include <system_error>

namespace scarp {

Connections::~Connections() {
  for (std::jthread& thread : threads_) thread.request_stop();
}

bool Connections::take(std::size_t& task) {
  if (stop_ || next_ >= tasks_) return false;
  task = next_++;
  return true;
}

void Connections::serve(const std::stop_token& end, int connection) {
  const FetchWatch watch = [this] { return !stop_; };
  unsigned seen = 0;
  std::unique_lock lock(mutex_);
  while (changed_.wait(lock, end, [&] { return work_ && round_ != seen; })) {
    seen = round_;
    const Work& work = *work_;
    ++busy_;
    std::size_t task = 0;
    for (bool good = true; good && take(task);) {
      lock.unlock();
      try {
        good = work(task, connection, watch);
      } catch (const std::bad_alloc&) {
        good = false;
      }
      lock.lock();
    }
    --busy_;
    changed_.notify_all();
  }
}

void Connections::run(std::size_t tasks, const FetchWatch& watch, const Work& work) {
  const std::size_t wanted = one_ ? 1 : std::min<std::size_t>(tasks, kMost);
  while (threads_.size() + 1 < wanted) try {
      const int connection = static_cast<int>(threads_.size()) + 1;
      threads_.emplace_back([this, connection](const std::stop_token& end) { serve(end, connection); });
    } catch (const std::system_error&) {  // Those that there are do.
      break;
    }
  const FetchWatch own = [&] {
    if (watch && !watch()) stop_ = true;
    return !stop_;
  };
  std::unique_lock lock(mutex_);
  next_ = 0;
  tasks_ = tasks;
  stop_ = false;
  work_ = wanted > 1 ? &work : nullptr;
  ++round_;
  changed_.notify_all();
  std::exception_ptr thrown;
  for (std::size_t task = 0; take(task);) {
    lock.unlock();
    try {
      if (!work(task, 0, own)) stop_ = true;
    } catch (...) {
      thrown = std::current_exception();
      stop_ = true;
    }
    lock.lock();
  }
  work_ = nullptr;
  while (busy_ > 0) {
    changed_.wait_for(lock, std::chrono::milliseconds(20));
    lock.unlock();
    (void)own();
    lock.lock();
  }
  if (thrown) std::rethrow_exception(thrown);
}

}  // namespace scarp
