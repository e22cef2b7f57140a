#pragma once

#include <chrono>
#include <stop_token>
#include <thread>
#include <utility>

#include "core/base/Progress.h"

namespace scarp {

/// Ends what a job waits for when the job is cancelled.
class CancelWatch {
 public:
  CancelWatch(const Progress& progress, std::stop_source stop)
      : thread_([&progress, stop = std::move(stop)](const std::stop_token& done) mutable {
          while (!done.stop_requested() && progress(0.0)) std::this_thread::sleep_for(std::chrono::milliseconds(50));
          if (!done.stop_requested()) stop.request_stop();
        }) {}

 private:
  std::jthread thread_;
};

}  // namespace scarp
