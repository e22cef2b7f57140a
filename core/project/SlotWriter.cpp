#include "core/project/SlotWriter.h"

#include <sqlite3.h>

#include <vector>

namespace scarp {

Result<SlotWriter> SlotWriter::create(SqliteDatabase& database, SlotMap map, std::int64_t save) {
  auto content = database.prepare("INSERT INTO content VALUES(NULL,?,?,?,?,?,?,?,?,?)");
  if (!content.ok()) return content.error();
  auto slot = database.prepare("INSERT OR REPLACE INTO slot VALUES(?,?,?,?,?,?,?)");
  if (!slot.ok()) return slot.error();
  auto replaced = database.prepare("INSERT INTO replaced VALUES(?,?,?)");
  if (!replaced.ok()) return replaced.error();
  return SlotWriter(database, std::move(map), save, std::move(*content), std::move(*slot),
                    std::move(*replaced));
}

Result<void> SlotWriter::put(const ContentKey& key, ContentForm form, std::uint64_t sum,
                             std::span<const std::byte> bytes, std::span<const std::byte> coarse) {
  const ContentRef before = map_.find(key);
  const auto [part, number] = key;
  const int code = static_cast<int>(form);
  content_.with(save_, part.role, part.layer, number, code, sum, contentHead(key, save_, form, sum, coarse));
  if (coarse.empty())
    content_.bindNull(8);
  else
    content_.bind(8, coarse);
  content_.bind(9, bytes);
  if (auto run = content_.run(); !run) return run;
  const ContentRef ref{sqlite3_last_insert_rowid(database_->handle()), sum, form};
  if (auto run = slot_.with(part.role, part.layer, number, ref.id, code, sum, slotCheck(key, ref)).run();
      !run)
    return run;
  map_.set(key, ref);
  if (before.id <= 0) return {};
  return replaced_.with(save_, before.id, ref.id).run();
}

Result<void> SlotWriter::putText(const ContentKey& key, const std::string& text) {
  const auto bytes = std::as_bytes(std::span(text));
  const std::uint64_t sum = checksum(bytes);
  const ContentRef ref = map_.find(key);
  if (ref.form == ContentForm::Json && ref.sum == sum) return {};
  return put(key, ContentForm::Json, sum, bytes, {});
}

Result<void> SlotWriter::clear(const ContentKey& key) {
  if (!map_.find(key).holds()) return {};
  return put(key, ContentForm::Nothing, 0, {}, {});
}

Result<void> SlotWriter::remove(const char* table, const char* column, std::int64_t id) {
  auto statement = database_->prepare(std::string("DELETE FROM ") + table + " WHERE " + column + "=?");
  if (!statement.ok()) return statement.error();
  return statement->with(id).run();
}

Result<void> SlotWriter::thin(int versions) {
  // This one's row is not there yet.
  const auto oldest = versions == 1
                          ? Result<std::int64_t>(save_)
                          : database_->number("SELECT id FROM save ORDER BY id DESC LIMIT 1 OFFSET " +
                                              std::to_string(versions - 2));
  if (!oldest.ok()) return oldest.error();
  if (*oldest == 0) return {};
  struct Row {
    std::int64_t content, by;
    ContentKey key;
    bool byNothing;
  };
  std::vector<Row> rows;
  {
    auto statement = database_->prepare(
        "SELECT r.content, r.\"by\", c.form, c.role, c.layer, c.slot, c.id FROM replaced r "
        "LEFT JOIN content c ON c.id=r.\"by\" WHERE r.save<=? ORDER BY r.save");
    if (!statement.ok()) return statement.error();
    statement->bind(1, *oldest);
    for (;;) {
      const auto row = statement->step();
      if (!row.ok()) return row.error();
      if (!*row) break;
      rows.push_back(
          {statement->number(0),
           statement->number(1),
           {{static_cast<int>(statement->number(3)), static_cast<std::uint32_t>(statement->number(4))},
            statement->number(5)},
           statement->number(6) != 0 && statement->number(2) == 0});
    }
  }
  for (const Row& row : rows) {
    if (auto done = remove("content", "id", row.content); !done) return done;
    // That a slot holds nothing need not be said where nothing is known of a time when it did.
    if (!row.byNothing || map_.find(row.key).id != row.by) continue;
    if (auto done = remove("content", "id", row.by); !done) return done;
    auto slot = database_->prepare("DELETE FROM slot WHERE role=? AND layer=? AND slot=?");
    if (!slot.ok()) return slot.error();
    if (auto run = slot->with(row.key.part.role, row.key.part.layer, row.key.slot).run(); !run) return run;
    map_.set(row.key, {});
  }
  auto replaced = database_->prepare("DELETE FROM replaced WHERE save<=?");
  if (!replaced.ok()) return replaced.error();
  if (auto run = replaced->with(*oldest).run(); !run) return run;
  auto saves = database_->prepare("DELETE FROM save WHERE id<?");
  if (!saves.ok()) return saves.error();
  return saves->with(*oldest).run();
}

}  // namespace scarp
