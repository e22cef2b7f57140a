#pragma once

#include <atomic>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "core/document/TerrainDocument.h"
#include "core/project/ProjectDamage.h"
#include "python/Interpreter.h"

namespace scarp {

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
