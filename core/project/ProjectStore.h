#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>

#include "core/base/Result.h"
#include "core/store/Sqlite.h"
#include "core/store/SqliteStore.h"

namespace scarp {

/// A project file's descriptor, and with it the hold that says who may save to it (flock). Any thread.
class ProjectHold {
 public:
  /// Never null; one of a file that cannot be opened holds nothing. wanted: for saving. shared: what this
  /// process holds of the same file does not stand in the way, and both hold it.
  [[nodiscard]] static std::shared_ptr<ProjectHold> open(const std::string& path, bool wanted, bool shared);
  ~ProjectHold();
  ProjectHold(const ProjectHold&) = delete;
  ProjectHold& operator=(const ProjectHold&) = delete;

  /// Whether what is at a path is another file by now than the one that is held, or none.
  [[nodiscard]] bool movedAway(const std::string& path) const;

  [[nodiscard]] int descriptor() const { return descriptor_; }  ///< −1: there is none.
  /// Somebody else holds the file for saving.
  [[nodiscard]] bool refused() const { return refused_; }

 private:
  explicit ProjectHold(int descriptor) : descriptor_(descriptor) {}

  int descriptor_;
  bool refused_ = false;
};

/// What shows of a database file whether somebody has written to it: its size, the time of its last change,
/// and its header, in which SQLite counts transactions.
struct FileTrace {
  std::int64_t bytes = 0, modified = 0;  ///< Nanoseconds since 1970.
  std::array<unsigned char, 100> header{};

  /// Nothing where the file cannot be read.
  [[nodiscard]] static std::optional<FileTrace> of(int descriptor);
  /// Whether size and time of the file are still these; costs one call of the system.
  [[nodiscard]] bool standsFor(int descriptor) const;
  /// Transactions so far, as the header has it; nothing where that is no header.
  [[nodiscard]] std::optional<std::uint32_t> transactions() const;
};

// A project file is a SqliteStore (core/store/Sqlite.h) of one of these formats.
//
// Format 1 knew no named masks: neither role 5 nor their list in a state. All else is the same.

inline constexpr std::int32_t kProjectApplication = 0x53435250;  ///< "SCRP".
inline constexpr int kProjectFormat = 2;
/// From this one on a file is read as it is; to be written it is brought up to date.
inline constexpr int kReadableFormat = 1;

/// Makes the tables in a new, empty database, of the present format.
[[nodiscard]] Result<void> createSchema(SqliteDatabase& database);

/// What a file's first bytes say, without SQLite: its format. The error is one line: it cannot be read, is no
/// project, or one of a newer version.
[[nodiscard]] Result<int> readFormat(const std::string& path, int newest = kProjectFormat);

/// Brings a database from one format to the next.
struct Migration {
  int from = 0;
  std::function<Result<void>(SqliteDatabase&)> run;
};
[[nodiscard]] std::span<const Migration> migrations();

/// Brings an open file of an older format up to date, all of it or nothing.
[[nodiscard]] Result<void> migrate(SqliteDatabase& database, const std::string& path, int format, int wanted,
                                   std::span<const Migration> steps);
/// Brings a file of an older format up to date: a copy is put beside it first ("x.format1.scarp", numbered
/// where that is taken), whose path is returned. On an error the file is as it was.
[[nodiscard]] Result<std::string> migrate(const std::string& path, int format, int wanted,
                                          std::span<const Migration> steps);

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
