#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "core/project/ProjectHold.h"
#include "core/store/SqliteStore.h"

namespace scarp {

/// The store of a project file: others may write to the file meanwhile, and take it away.
class ProjectStore final : public SqliteStore {
 public:
  /// Whether the file is held against others that would write to it; see ProjectHold.
  struct Hold {
    bool toWrite = false, shared = false;
  };
  [[nodiscard]] static Result<std::shared_ptr<ProjectStore>> open(const std::string& path,
                                                                  SqliteDatabase::Mode mode,
                                                                  const std::string& shown, const Hold& hold);
  ~ProjectStore() override;

  /// Somebody else holds the file for writing.
  [[nodiscard]] bool lockedByOthers() const { return hold_->refused(); }
  /// The file is as this program has left it, with this save as its latest. Nothing that another program
  /// writes over it is taken for a part of the project from then on.
  void trust(std::int64_t save);
  /// This program writes to the file until trust() is called again.
  void beginWriting();
  /// Whether another program has overwritten the file since: what it holds is not this project any more, or
  /// an older state of it. It is told as a damage, and nothing is read from the file again. Cheap. What
  /// another Scarp or SQLite has changed in a transaction is no such thing while the save is in the file.
  [[nodiscard]] bool overwritten();
  /// Whether another file, or none, has the name by now.
  [[nodiscard]] bool movedAway(const std::string& path) const;

 private:
  ProjectStore() = default;
  [[nodiscard]] Result<void> readable() override;
  [[nodiscard]] bool stillHolds(const FileTrace& now);
  [[nodiscard]] Result<std::int64_t> saveCheckOf(std::int64_t save);
  [[nodiscard]] Error overwrittenError() const;

  /// Outlives the connection, whose locks its closing would take away.
  std::shared_ptr<ProjectHold> hold_;
  std::mutex traceMutex_;
  std::optional<FileTrace> trace_;  ///< None while this program writes, or before it has read the file.
  std::int64_t trusted_ = 0;        ///< The latest save then.
  std::optional<std::int64_t> trustedCheck_;
  std::atomic<bool> overwritten_ = false;
};

}  // namespace scarp
