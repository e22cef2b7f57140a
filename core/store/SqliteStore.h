#pragma once

#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/store/Sqlite.h"
#include "core/store/Store.h"

namespace scarp {

/// A row of `content` without its bytes.
struct ContentHead {
  std::int64_t id = 0, save = 0;
  ContentKey key;
  ContentRef ref;
};

/// A Store in a SQLite file, as Sqlite.h says. Held by everything that reads from it.
class SqliteStore : public Store {
 public:
  /// A file that has the tables. One that is damaged is opened as far as it can be reached, and that is told.
  [[nodiscard]] static Result<std::shared_ptr<SqliteStore>> open(const std::string& path,
                                                                 SqliteDatabase::Mode mode,
                                                                 const std::string& shown);
  ~SqliteStore() override;
  SqliteStore(const SqliteStore&) = delete;
  SqliteStore& operator=(const SqliteStore&) = delete;

  [[nodiscard]] SqliteDatabase& database() { return *database_; }

  [[nodiscard]] const std::string& shown() const override { return database_->shown(); }
  [[nodiscard]] Result<std::vector<std::byte>> bytes(const ContentKey& key, const ContentRef& ref) override;
  [[nodiscard]] std::vector<std::byte> coarse(const ContentKey& key, const ContentRef& ref) override;
  /// Looks through the whole file at first.
  [[nodiscard]] std::vector<ContentRef> earlier(const ContentKey& key, std::int64_t before) override;
  [[nodiscard]] StoredSlots slots() override;
  /// Looks through the whole file.
  [[nodiscard]] StoredSlots slotsAt(std::int64_t change) override;
  [[nodiscard]] StoredEntries entries() override;
  [[nodiscard]] std::optional<EntryRow> entry(std::int64_t row) override;
  [[nodiscard]] Result<std::vector<std::byte>> entryBytes(std::int64_t row, std::int64_t parts) override;
  [[nodiscard]] StoredSettings settings() override;
  [[nodiscard]] StoredChanges changesSince(std::int64_t number) override;
  [[nodiscard]] Result<std::unique_ptr<StoreChange>> begin(std::int64_t after, SlotMap slots) override;

 protected:
  SqliteStore() = default;
  /// As open().
  [[nodiscard]] Result<void> connect(const std::string& path, SqliteDatabase::Mode mode,
                                     const std::string& shown);
  void disconnect();
  /// Asked before contents and entries are read: an error where the file is not to be read any more.
  [[nodiscard]] virtual Result<void> readable() { return {}; }

 private:
  Result<void> openTables(const std::string& path, SqliteDatabase::Mode mode, const std::string& shown);
  void readCoarseAhead(std::int64_t id);
  /// The heads of all contents that are sound; `complete` tells whether every row could be read.
  struct Heads {
    std::vector<ContentHead> heads;  ///< By id.
    bool complete = true;
  };
  [[nodiscard]] Heads heads();

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
  std::mutex earlierMutex_;
  std::optional<std::map<ContentKey, std::vector<ContentRef>>> earlier_;
};

}  // namespace scarp
