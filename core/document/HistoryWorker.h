#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>
#include <vector>

namespace scarp {

/// Does pieces of work one after the other on a thread of its own. What a piece returns is called on the
/// owner's thread, when that asks for it. Going away it drops what waits. All but the work is for one thread.
class HistoryWorker {
 public:
  using Completion = std::function<void()>;
  using Work = std::function<Completion(const std::stop_token&)>;

  ~HistoryWorker();

  void add(Work work);
  /// Calls what has been given back so far.
  void settle();
  /// Waits until there is something to settle; returns at once where nothing is under way.
  void wait();
  [[nodiscard]] bool idle() const;
  /// Called on the worker's thread when there is something to settle.
  void onReady(std::function<void()> ready);

 private:
  void loop(const std::stop_token& stop);

  mutable std::mutex mutex_;
  std::condition_variable_any changed_;
  std::deque<Work> waiting_;
  std::vector<Completion> done_;
  std::size_t open_ = 0;  ///< Pieces added and not settled.
  std::function<void()> ready_;
  std::jthread thread_;
};

}  // namespace scarp
