#pragma once

#include <atomic>
#include <chrono>
#include <map>
#include <memory>
#include <mutex>
#include <pybind11/pybind11.h>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/document/TerrainDocument.h"
#include "core/project/ProjectDamage.h"

namespace scarp {

// What stands between Python's threads and the core: its lock (the GIL), its signals, its end, and forks.

/// Why a call fails, as one line: scarp.Error in Python.
struct CallFailure : std::runtime_error {
  using std::runtime_error::runtime_error;
};
/// What watches the work has stopped it: scarp.Cancelled in Python.
struct CallCancelled : std::runtime_error {
  CallCancelled() : std::runtime_error("cancelled") {}
};
/// Stopped by what Watch::raise() then throws.
struct CallStopped : std::runtime_error {
  CallStopped() : std::runtime_error("stopped") {}
};

/// To be called before anything of the core is: the first call of a process gives it its memory budget. Throws
/// CallFailure in a process that was forked after that, where the core's threads are missing, and when the
/// interpreter ends.
void enterCore();
/// Whether this is a process in which the core cannot be used any more: what it holds there is never freed.
[[nodiscard]] bool inForkedProcess();
/// No call begins from now on; waits until those that have begun are back, for 10 s at most. With the GIL, before
/// the interpreter ends: a thread that came back from a call later could not be given it.
void closeCore();

/// While it lives other threads of Python run. With the GIL; once enterCore() has been called.
class WithoutGil {
 public:
  WithoutGil();
  ~WithoutGil();
  WithoutGil(const WithoutGil&) = delete;
  WithoutGil& operator=(const WithoutGil&) = delete;

 private:
  PyThreadState* state_;
};

/// Watches work for Python: calls a function of the caller's with the fraction that is done, some times a second,
/// and looks for signals (Ctrl+C). What either raises stops the work. One thread at a time.
class Watch {
 public:
  /// `callback`: None, or called with a float; the work stops where it returns False. With the GIL.
  explicit Watch(pybind11::object callback);
  Watch(const Watch&) = delete;
  Watch& operator=(const Watch&) = delete;

  /// For the core, without the GIL. Not for longer than this.
  [[nodiscard]] Progress progress() {
    return [this](double fraction) { return look(fraction, true); };
  }
  /// Throws CallStopped where waiting for something has to end. Without the GIL.
  void wait();
  /// Throws what stopped the work, if it was raised. With the GIL.
  void raise();
  /// Whether this thread is in a function that watches.
  [[nodiscard]] static bool calling();

 private:
  bool look(double fraction, bool call);

  pybind11::object callback_;
  pybind11::object type_, value_, trace_;  ///< What was raised.
  bool stopped_ = false;
  std::chrono::steady_clock::time_point next_{};
};

/// What a result holds, or its error thrown.
template <class T>
T taken(Result<T>&& result) {
  if (result) return std::move(result).value();
  if (result.error().cancelled) throw CallCancelled();
  throw CallFailure(result.error().text());
}
inline void taken(Result<void>&& result) {
  if (result) return;
  if (result.error().cancelled) throw CallCancelled();
  throw CallFailure(result.error().text());
}

/// Does work of the core without the GIL: work(watch), which returns a Result. With the GIL.
template <class Work>
auto workWithoutGil(const pybind11::object& callback, Work&& work) {
  enterCore();
  Watch watch(callback);
  using Outcome = decltype(work(watch));
  Outcome outcome = [&]() -> Outcome {
    try {
      const WithoutGil free;
      return work(watch);
    } catch (const CallStopped&) {
      return Error::cancel();
    }
  }();
  watch.raise();
  return taken(std::move(outcome));
}

/// A terrain that Python has open. Calls of several threads take turns.
class OpenTerrain {
 public:
  explicit OpenTerrain(Terrain terrain, std::vector<Message> warnings = {});
  explicit OpenTerrain(OpenedProject project);
  /// In a forked process it frees nothing.
  ~OpenTerrain();
  OpenTerrain(const OpenTerrain&) = delete;
  OpenTerrain& operator=(const OpenTerrain&) = delete;

  /// What one thread at a time has. Waits for it, without the GIL; throws CallFailure where that would wait for
  /// ever, as in a function that watches the work on this very terrain.
  class Turn {
   public:
    Turn(OpenTerrain& terrain, Watch& watch);
    ~Turn();
    Turn(const Turn&) = delete;
    Turn& operator=(const Turn&) = delete;

    [[nodiscard]] TerrainDocument& document() const { return *terrain_.document_; }
    /// What was not as it should be: at the reading, and what has been found damaged since.
    [[nodiscard]] std::vector<Message> warnings() const;
    /// Returns the damage in a scope of the project that was opened, as damageLine(); empty if there is none.
    [[nodiscard]] Result<Message> damageIn(const DamageScope& scope, const Progress& progress) const;
    /// Fails where there is some.
    [[nodiscard]] Result<void> checkDamage(const DamageScope& scope, const Progress& progress) const;
    /// Writes a project, which is what it was read from from then on.
    [[nodiscard]] Result<void> save(const std::string& path, const Progress& progress) const;

   private:
    OpenTerrain& terrain_;
  };

 private:
  std::timed_mutex mutex_;
  std::atomic<std::thread::id> holder_{};
  std::unique_ptr<TerrainDocument> document_;
  std::shared_ptr<ProjectFile> file_;  ///< Null for a terrain that was never a project.
  ProjectSettings settings_;
  std::vector<std::byte> preview_;
  std::vector<Message> warnings_;
};

/// Does work on a terrain, in turn and without the GIL: work(turn, progress), which returns a Result. With the GIL.
template <class Work>
auto workOn(OpenTerrain& terrain, const pybind11::object& callback, Work&& work) {
  return workWithoutGil(callback, [&](Watch& watch) {
    const OpenTerrain::Turn turn(terrain, watch);
    return work(turn, watch.progress());
  });
}

}  // namespace scarp
