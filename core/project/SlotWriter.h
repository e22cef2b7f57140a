#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "core/store/ContentRows.h"
#include "core/store/Sqlite.h"

namespace scarp {

/// Puts contents into slots, within the transaction of one save; keeps a map of them in step.
class SlotWriter {
 public:
  [[nodiscard]] static Result<SlotWriter> create(SqliteDatabase& database, SlotMap map, std::int64_t save);

  [[nodiscard]] const SlotMap& map() const { return map_; }
  [[nodiscard]] Result<void> put(const ContentKey& key, ContentForm form, std::uint64_t sum,
                                 std::span<const std::byte> bytes, std::span<const std::byte> coarse);
  /// Unless it is there already.
  [[nodiscard]] Result<void> putText(const ContentKey& key, const std::string& text);
  /// From now on the slot holds nothing.
  [[nodiscard]] Result<void> clear(const ContentKey& key);
  /// Leaves so many saved states, this one among them, and takes out what only earlier ones needed.
  [[nodiscard]] Result<void> thin(int versions);

 private:
  SlotWriter(SqliteDatabase& database, SlotMap map, std::int64_t save, SqliteStatement content,
             SqliteStatement slot, SqliteStatement replaced)
      : database_(&database),
        map_(std::move(map)),
        save_(save),
        content_(std::move(content)),
        slot_(std::move(slot)),
        replaced_(std::move(replaced)) {}
  Result<void> remove(const char* table, const char* column, std::int64_t id);

  SqliteDatabase* database_;
  SlotMap map_;
  std::int64_t save_;
  SqliteStatement content_, slot_, replaced_;
};

}  // namespace scarp
