#include "core/store/SqliteChange.h"

#include <sqlite3.h>

#include <algorithm>
#include <vector>

namespace scarp {

namespace {

/// As AUTOINCREMENT counts.
Result<std::int64_t> lastId(const SqliteDatabase& database, const char* table) {
  return database.number(std::string("SELECT seq FROM sqlite_sequence WHERE name='") + table + "'");
}

}  // namespace

Result<std::unique_ptr<SqliteChange>> SqliteChange::begin(SqliteDatabase& database, std::int64_t after,
                                                          SlotMap slots) {
  auto transaction = SqliteTransaction::begin(database);
  if (!transaction.ok()) return transaction.error();
  const auto last = lastId(database, "save");
  if (!last.ok()) return last.error();
  auto content = database.prepare("INSERT INTO content VALUES(NULL,?,?,?,?,?,?,?,?,?)");
  if (!content.ok()) return content.error();
  auto slot = database.prepare("INSERT OR REPLACE INTO slot VALUES(?,?,?,?,?,?,?)");
  if (!slot.ok()) return slot.error();
  auto replaced = database.prepare("INSERT INTO replaced VALUES(?,?,?)");
  if (!replaced.ok()) return replaced.error();
  return std::unique_ptr<SqliteChange>(
      new SqliteChange(database, std::move(*transaction), std::max(*last, after) + 1, std::move(slots),
                       std::move(*content), std::move(*slot), std::move(*replaced)));
}

template <class... Values>
Result<void> SqliteChange::run(std::string_view statement, const Values&... values) {
  if (failed_) return ended();
  auto prepared = database_->prepare(statement);
  if (!prepared.ok()) return did(prepared.error());
  return did(prepared->with(values...).run());
}

// An error may have ended the transaction: what is written after that would be kept by itself.
Error SqliteChange::ended() const {
  return errorIn(database_->shown(), "cannot be written: an error has ended the change");
}

Result<void> SqliteChange::did(Result<void> done) {
  failed_ = failed_ || !done.ok();
  return done;
}

Result<void> SqliteChange::put(const ContentKey& key, ContentForm form, std::uint64_t sum,
                               std::span<const std::byte> bytes, std::span<const std::byte> coarse) {
  if (failed_) return ended();
  const ContentRef before = slots().find(key);
  const auto [part, slot] = key;
  const int code = static_cast<int>(form);
  content_.with(number(), part.role, part.layer, slot, code, sum,
                contentHead(key, number(), form, sum, coarse));
  if (coarse.empty())
    content_.bindNull(8);
  else
    content_.bind(8, coarse);
  content_.bind(9, bytes);
  if (auto run = did(content_.run()); !run) return run;
  const ContentRef ref{sqlite3_last_insert_rowid(database_->handle()), sum, form};
  if (auto run = did(slot_.with(part.role, part.layer, slot, ref.id, code, sum, slotCheck(key, ref)).run());
      !run)
    return run;
  point(key, ref);
  if (before.id <= 0) return {};
  return did(replaced_.with(number(), before.id, ref.id).run());
}

Result<EntryRef> SqliteChange::addEntry(std::int64_t place, const std::string& meta,
                                        std::span<const std::byte> tiles, std::span<const std::byte> bytes) {
  constexpr std::size_t kPartBytes = std::size_t{1} << 20;
  if (failed_) return ended();
  if (nextEntry_ == 0) {
    const auto last = lastId(*database_, "entry");
    if (!last.ok()) return last.error();
    nextEntry_ = *last + 1;
  }
  const std::int64_t row = nextEntry_++;
  const auto parts = static_cast<std::int64_t>((bytes.size() + kPartBytes - 1) / kPartBytes);
  auto part = database_->prepare("INSERT INTO entry_part VALUES(?,?,?)");
  if (!part.ok()) return part.error();
  for (std::int64_t i = 0; i < parts; ++i) {
    const std::size_t first = static_cast<std::size_t>(i) * kPartBytes;
    const auto piece = bytes.subspan(first, std::min(kPartBytes, bytes.size() - first));
    const std::int64_t id = entryPart(row, i);
    if (auto run = did(part->with(id, checksum(piece, {bits(id)}), piece).run()); !run) return run.error();
  }
  const EntryRef ref{row, place, entryCheck(row, place, parts, meta, tiles)};
  if (auto done = run("INSERT INTO entry VALUES(?,?,?,?,?,?)", row, place, meta, tiles, parts, ref.check);
      !done)
    return done.error();
  return ref;
}

Result<void> SqliteChange::removeEntry(std::int64_t row) {
  if (auto done = run("DELETE FROM entry WHERE id=?", row); !done) return done;
  return run("DELETE FROM entry_part WHERE id>=? AND id<?", entryPart(row, 0), entryPart(row + 1, 0));
}

Result<void> SqliteChange::set(const std::string& key, std::span<const std::byte> value) {
  return run("INSERT OR REPLACE INTO setting VALUES(?,?,?)", key, value, settingCheck(key, value));
}

Result<void> SqliteChange::unset(const std::string& key) {
  return run("DELETE FROM setting WHERE key=?", key);
}

Result<void> SqliteChange::thin(int changes) {
  // This one's row is not there yet.
  const auto oldest = changes == 1
                          ? Result<std::int64_t>(number())
                          : database_->number("SELECT id FROM save ORDER BY id DESC LIMIT 1 OFFSET " +
                                              std::to_string(changes - 2));
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
    if (auto done = run("DELETE FROM content WHERE id=?", row.content); !done) return done;
    // That a slot holds nothing need not be said where nothing is known of a time when it did.
    if (!row.byNothing || slots().find(row.key).id != row.by) continue;
    if (auto done = run("DELETE FROM content WHERE id=?", row.by); !done) return done;
    if (auto done = run("DELETE FROM slot WHERE role=? AND layer=? AND slot=?", row.key.part.role,
                        row.key.part.layer, row.key.slot);
        !done)
      return done;
    point(row.key, {});
  }
  if (auto done = run("DELETE FROM replaced WHERE save<=?", *oldest); !done) return done;
  return run("DELETE FROM save WHERE id<?", *oldest);
}

Result<void> SqliteChange::commit(const StoredChange& described) {
  if (failed_) return ended();
  const std::int64_t time = described.time.time_since_epoch().count();
  if (auto done = run("INSERT INTO save VALUES(?,?,?,?,?)", number(), time, described.name, described.summary,
                      changeCheck(number(), time, described.name, described.summary));
      !done)
    return done;
  return transaction_.commit();
}

}  // namespace scarp
