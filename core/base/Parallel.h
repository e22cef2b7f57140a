#pragma once

#include <cstddef>
#include <functional>
#include <memory>

#include "core/base/Progress.h"

namespace scarp {

/// Calls body(i) once for each i in [0, count), on several threads, in no fixed order; returns when
/// all are done. The bodies must not write to the same place.
void parallelFor(std::size_t count, const std::function<void(std::size_t)>& body);

/// The same, watched: progress is told on the calling thread alone, and once it says no, no further body
/// begins. Whether all were done.
[[nodiscard]] bool parallelFor(std::size_t count, const Progress& progress,
                               const std::function<void(std::size_t)>& body);

/// Bounds the threads that parallelFor may use, process-wide, while it lives.
class ThreadLimit {
 public:
  explicit ThreadLimit(int threads);  ///< threads ≥ 1
  ~ThreadLimit();
  ThreadLimit(const ThreadLimit&) = delete;
  ThreadLimit& operator=(const ThreadLimit&) = delete;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace scarp
