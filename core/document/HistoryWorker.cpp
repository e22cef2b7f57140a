#include "core/document/HistoryWorker.h"

#include <utility>

namespace scarp {

HistoryWorker::~HistoryWorker() {
  if (!thread_.joinable()) return;
  thread_.request_stop();
  thread_.join();
}

void HistoryWorker::add(Work work) {
  {
    const std::lock_guard lock(mutex_);
    waiting_.push_back(std::move(work));
    ++open_;
  }
  changed_.notify_all();
  // Not before there is something to do: most documents never fill their budget.
  if (!thread_.joinable()) thread_ = std::jthread([this](const std::stop_token& stop) { loop(stop); });
}

void HistoryWorker::settle() {
  std::vector<Completion> done;
  {
    const std::lock_guard lock(mutex_);
    done.swap(done_);
    open_ -= done.size();
  }
  for (const Completion& completion : done) completion();
}

void HistoryWorker::wait() {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [this] { return open_ == 0 || !done_.empty(); });
}

bool HistoryWorker::idle() const {
  const std::lock_guard lock(mutex_);
  return open_ == 0;
}

void HistoryWorker::onReady(std::function<void()> ready) {
  const std::lock_guard lock(mutex_);
  ready_ = std::move(ready);
}

void HistoryWorker::loop(const std::stop_token& stop) {
  std::unique_lock lock(mutex_);
  while (changed_.wait(lock, stop, [this] { return !waiting_.empty(); })) {
    const Work work = std::move(waiting_.front());
    waiting_.pop_front();
    lock.unlock();
    Completion completion = work(stop);
    lock.lock();
    if (stop.stop_requested()) return;
    done_.push_back(std::move(completion));
    // Under the lock: once onReady({}) has returned nobody is called any more.
    if (ready_) ready_();
    changed_.notify_all();
  }
}

}  // namespace scarp
