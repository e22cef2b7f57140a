#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <stop_token>
#include <thread>
#include <utility>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/team/TeamStore.h"

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

/// Another connection to a terrain. Any thread.
using TeamConnect = std::function<Result<std::unique_ptr<TeamStore>>(const PostgresPatience& patience)>;

/// Calls `ask` with a separate connection, which ends when the job is cancelled. On the job's thread.
template <class T>
Result<T> askTeam(const TeamConnect& connect, const Progress& progress,
                  const std::function<Result<T>(TeamStore&, const Progress&)>& ask,
                  std::chrono::milliseconds answer = std::chrono::seconds(30)) {
  constexpr std::chrono::seconds kReach{10};
  const std::stop_source stop;
  const CancelWatch watch(progress, stop);
  auto store = connect({kReach, answer, stop.get_token()});
  Result<T> given = store ? ask(**store, progress) : Result<T>(store.error());
  return !given && stop.stop_requested() ? Result<T>(Error::cancel()) : given;
}

}  // namespace scarp
