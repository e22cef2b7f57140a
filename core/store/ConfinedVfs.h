#pragma once

#include <sqlite3.h>

#include <memory>
#include <string>
#include <vector>

#include "core/base/Result.h"

namespace scarp {

/// The file system of one SQLite connection: a database and its rollback journal, over SQLite's default file
/// system. SQLite opens, deletes and sees no other named file, whatever the database or a journal contains:
/// no super-journal, no write-ahead log, no attached database. Temporary files, which have no name, are
/// allowed.
///
/// Read-only it creates and deletes nothing. Where an interrupted transaction has left a journal, the
/// database is read as it was before that transaction (RollbackJournal), and both files stay as they are.
/// Uses SQLite's locks, and so waits for a save by another program.
///
/// Outlives its connection. Any thread.
class ConfinedVfs {
 public:
  enum class Access { Read, Write };

  /// Registers it with SQLite. The error names no file.
  [[nodiscard]] static Result<std::unique_ptr<ConfinedVfs>> create(const std::string& path, Access access);
  ~ConfinedVfs();
  ConfinedVfs(const ConfinedVfs&) = delete;
  ConfinedVfs& operator=(const ConfinedVfs&) = delete;

  /// For sqlite3_open_v2().
  [[nodiscard]] const char* name() const { return name_.c_str(); }
  /// The database's path, absolute, with links followed.
  [[nodiscard]] const std::string& database() const { return databases_.front(); }

  /// Allows one more database and its journal, until removed.
  Result<void> addDatabase(const std::string& path);
  void removeAddedDatabase() { databases_.resize(1); }

 private:
  ConfinedVfs() = default;
  [[nodiscard]] Result<std::string> fullPath(const std::string& path) const;
  [[nodiscard]] bool isDatabase(const char* path) const;
  [[nodiscard]] bool isJournal(const char* path) const;

  static int open(sqlite3_vfs* vfs, const char* path, sqlite3_file* file, int flags, int* outFlags);
  static int remove(sqlite3_vfs* vfs, const char* path, int syncFolder);
  static int access(sqlite3_vfs* vfs, const char* path, int flags, int* result);

  sqlite3_vfs vfs_{};
  sqlite3_vfs* real_ = nullptr;
  std::string name_;
  Access access_ = Access::Read;
  std::vector<std::string> databases_;
};

}  // namespace scarp
