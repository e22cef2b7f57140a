#include "core/store/SqliteTables.h"

#include "core/base/PrintableLine.h"

namespace scarp {

namespace {

constexpr const char* kTables = R"(
CREATE TABLE content(id INTEGER PRIMARY KEY AUTOINCREMENT, save INTEGER NOT NULL, role INTEGER NOT NULL,
  layer INTEGER NOT NULL, slot INTEGER NOT NULL, form INTEGER NOT NULL, sum INTEGER NOT NULL,
  head INTEGER NOT NULL, coarse BLOB, bytes BLOB);
CREATE TABLE slot(role INTEGER NOT NULL, layer INTEGER NOT NULL, slot INTEGER NOT NULL,
  content INTEGER NOT NULL, form INTEGER NOT NULL, sum INTEGER NOT NULL, "check" INTEGER NOT NULL,
  PRIMARY KEY(role, layer, slot)) WITHOUT ROWID;
CREATE TABLE replaced(save INTEGER NOT NULL, content INTEGER NOT NULL, "by" INTEGER NOT NULL,
  PRIMARY KEY(save, content)) WITHOUT ROWID;
CREATE TABLE save(id INTEGER PRIMARY KEY AUTOINCREMENT, time INTEGER NOT NULL, name TEXT NOT NULL,
  summary TEXT NOT NULL, "check" INTEGER NOT NULL);
CREATE TABLE entry(id INTEGER PRIMARY KEY AUTOINCREMENT, place INTEGER NOT NULL, meta TEXT NOT NULL,
  tiles BLOB NOT NULL, parts INTEGER NOT NULL, "check" INTEGER NOT NULL);
CREATE TABLE entry_part(id INTEGER PRIMARY KEY, "check" INTEGER NOT NULL, bytes BLOB NOT NULL);
CREATE TABLE setting(key TEXT PRIMARY KEY, value BLOB NOT NULL, "check" INTEGER NOT NULL);
)";

/// What sqlite_schema keeps of each statement of kTables.
bool isOurs(std::string_view type, std::string_view name, std::string_view sql) {
  if (type == "index") return sql.empty() && name.starts_with("sqlite_autoindex_");
  if (type != "table") return false;
  // SQLite's own, of AUTOINCREMENT and of other programs' ANALYZE.
  if (name == "sqlite_sequence" || name == "sqlite_stat1" || name == "sqlite_stat4") return true;
  const std::size_t at = std::string_view(kTables).find("\n" + std::string(sql) + ";\n");
  return sql.starts_with("CREATE TABLE ") && at != std::string_view::npos;
}

}  // namespace

Result<void> createTables(SqliteDatabase& database) {
  // Larger pages than usual: a tile has some 30 kB, and a chain of overflow pages is read one by one.
  return database.execute(std::string("PRAGMA page_size=8192; PRAGMA auto_vacuum=NONE;") + kTables);
}

Result<void> checkTables(const SqliteDatabase& database) {
  auto rows = database.prepare("SELECT type, name, sql FROM sqlite_schema");
  if (!rows.ok()) return rows.error();
  for (auto row = rows->step();; row = rows->step()) {
    if (!row.ok()) return row.error();
    if (!*row) return {};
    if (!isOurs(rows->text(0), rows->text(1), rows->text(2)))
      return errorIn(database.shown(), "is not a Scarp project: it holds the %1 \"%2\"",
                     printableLine(rows->text(0), 40), printableLine(rows->text(1), 40));
  }
}

}  // namespace scarp
