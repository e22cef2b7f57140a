#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/project/ProjectHold.h"
#include "core/store/ContentRows.h"
#include "core/store/Damage.h"
#include "core/store/Sqlite.h"

namespace scarp {

/// A row of `content` without its bytes.
struct ContentHead {
  std::int64_t id = 0, save = 0;
  ContentKey key;
  ContentRef ref;
};

/// An open project file as rows: reads contents, each checked, and collects what is found damaged. Any
/// thread; held by everything that reads from the file.
class ProjectStore {
 public:
  /// Whether the file is held against others that would write to it; see ProjectHold.
  struct Hold {
    bool toWrite = false, shared = false;
  };
  /// The mode may be ReadWrite without a hold: a save that was interrupted is taken back at the first look at
  /// the file.
  [[nodiscard]] static Result<std::shared_ptr<ProjectStore>> open(const std::string& path,
                                                                  SqliteDatabase::Mode mode,
                                                                  const std::string& shown, const Hold& hold);
  ~ProjectStore();
  ProjectStore(const ProjectStore&) = delete;
  ProjectStore& operator=(const ProjectStore&) = delete;

  [[nodiscard]] SqliteDatabase& database() { return *database_; }
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

  /// A content's bytes, as they are stored. An error where the row is gone or another one; that the bytes are
  /// sound shows when they are unpacked to what has the ref's sum.
  [[nodiscard]] Result<std::vector<std::byte>> bytes(const ContentKey& key, const ContentRef& ref);
  /// A text whose sum was checked.
  [[nodiscard]] Result<std::string> text(const ContentKey& key, const ContentRef& ref);
  /// The coarse samples of a tile, checked; empty where there are none or they are damaged.
  [[nodiscard]] std::vector<std::byte> coarse(const ContentKey& key, const ContentRef& ref);
  /// Earlier contents of a slot than one, the latest first. Looks through the whole file at first.
  [[nodiscard]] std::vector<ContentRef> earlier(const ContentKey& key, std::int64_t before);
  /// The heads of all contents that are sound; `complete` tells whether every row could be read.
  struct Heads {
    std::vector<ContentHead> heads;  ///< By id.
    bool complete = true;
  };
  [[nodiscard]] Heads heads();

  void found(Damage damage);
  /// In the place of a tile that was found damaged stands what the recovery journal had of it.
  void repairedFromJournal(RasterId raster, const GridRect& samples);
  [[nodiscard]] std::vector<Damage> damages() const;
  [[nodiscard]] bool damaged() const;
  void onDamage(std::function<void(const Damage&)> call);

 private:
  ProjectStore() = default;
  Result<void> connect(const std::string& path, SqliteDatabase::Mode mode, const std::string& shown);
  void readCoarseAhead(std::int64_t id);
  [[nodiscard]] bool stillHolds(const FileTrace& now);
  [[nodiscard]] Result<std::int64_t> saveCheckOf(std::int64_t save);
  [[nodiscard]] Error overwrittenError() const;

  /// Outlives the connection, whose locks its closing would take away.
  std::shared_ptr<ProjectHold> hold_;
  std::unique_ptr<SqliteDatabase> database_;
  std::mutex reading_;
  std::optional<SqliteStatement> readBytes_, readCoarse_;
  struct Coarse {
    ContentKey key;
    ContentRef ref;
    std::vector<std::byte> samples;
  };
  std::unordered_map<std::int64_t, Coarse> coarseAhead_;  ///< Read, sound, and not asked for yet; by id.
  std::int64_t coarseEnd_ = 0, coarseRun_ = 0;            ///< After the last row read; rows read at a time.
  std::mutex traceMutex_;
  std::optional<FileTrace> trace_;  ///< None while this program writes, or before it has read the file.
  std::int64_t trusted_ = 0;        ///< The latest save then.
  std::optional<std::int64_t> trustedCheck_;
  std::atomic<bool> overwritten_ = false;
  std::mutex earlierMutex_;
  std::optional<std::map<ContentKey, std::vector<ContentRef>>> earlier_;
  mutable std::mutex damageMutex_;
  std::mutex callMutex_;
  std::vector<Damage> damages_;
  std::function<void(const Damage&)> call_;
};

}  // namespace scarp
