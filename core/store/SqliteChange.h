#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "core/store/Sqlite.h"
#include "core/store/Store.h"

namespace scarp {

/// Where a part of an entry's bytes is.
[[nodiscard]] inline std::int64_t entryPart(std::int64_t row, std::int64_t part) {
  constexpr int kPartBits = 24;
  return (row << kPartBits) + part;
}

/// A change of a SqliteStore: one transaction.
class SqliteChange final : public StoreChange {
 public:
  [[nodiscard]] static Result<std::unique_ptr<SqliteChange>> begin(SqliteDatabase& database,
                                                                   std::int64_t after, SlotMap slots);

  [[nodiscard]] Result<void> put(const ContentKey& key, ContentForm form, std::uint64_t sum,
                                 std::span<const std::byte> bytes,
                                 std::span<const std::byte> coarse) override;
  [[nodiscard]] Result<EntryRef> addEntry(std::int64_t place, const std::string& meta,
                                          std::span<const std::byte> tiles,
                                          std::span<const std::byte> bytes) override;
  [[nodiscard]] Result<void> removeEntry(std::int64_t row) override;
  [[nodiscard]] Result<void> set(const std::string& key, std::span<const std::byte> value) override;
  [[nodiscard]] Result<void> unset(const std::string& key) override;
  [[nodiscard]] Result<void> thin(int changes) override;
  [[nodiscard]] Result<void> commit(const StoredChange& described) override;

 private:
  SqliteChange(SqliteDatabase& database, SqliteTransaction transaction, std::int64_t number, SlotMap slots,
               SqliteStatement content, SqliteStatement slot, SqliteStatement replaced)
      : StoreChange(number, std::move(slots)),
        database_(&database),
        transaction_(std::move(transaction)),
        content_(std::move(content)),
        slot_(std::move(slot)),
        replaced_(std::move(replaced)) {}
  template <class... Values>
  Result<void> run(std::string_view statement, const Values&... values);
  /// Remembers a failure.
  Result<void> did(Result<void> done);
  /// Why nothing more is done after one.
  [[nodiscard]] Error ended() const;

  SqliteDatabase* database_;
  SqliteTransaction transaction_;
  SqliteStatement content_, slot_, replaced_;
  std::int64_t nextEntry_ = 0;  ///< 0: not asked for yet.
  bool failed_ = false;
};

}  // namespace scarp
