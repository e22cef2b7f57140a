#pragma once

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "core/remote/HttpPart.h"

namespace scarp {

/// Threads that wait for several requests to one server at once. All that is public by one thread.
class Connections {
 public:
  static constexpr int kMost = 6;
  /// Whether the task, a request, has ended well. Never called for one connection by two threads at once, and
  /// for connection 0 by the thread that calls run() only; `watch` says when to stop.
  using Work = std::function<bool(std::size_t task, int connection, const FetchWatch& watch)>;

  Connections() = default;
  ~Connections();
  Connections(const Connections&) = delete;
  Connections& operator=(const Connections&) = delete;

  /// Does tasks 0 … tasks − 1, each once at the most, and returns when nothing is under way any more. A
  /// connection on which one ends badly begins no other; where that is connection 0, or `watch` says so, all
  /// stop.
  void run(std::size_t tasks, const FetchWatch& watch, const Work& work);
  /// From now on there is one connection: the server does not serve several.
  void useOne() { one_ = true; }

 private:
  void serve(const std::stop_token& end, int connection);
  bool take(std::size_t& task);

  std::mutex mutex_;
  std::condition_variable_any changed_;
  const Work* work_ = nullptr;  ///< Null: nothing is to be begun.
  std::size_t next_ = 0, tasks_ = 0;
  unsigned round_ = 0;  ///< Of run().
  int busy_ = 0;        ///< Threads that are at work.
  bool one_ = false;
  std::atomic<bool> stop_{false};
  std::vector<std::jthread> threads_;
};

}  // namespace scarp
