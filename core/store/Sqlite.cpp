#include "core/store/Sqlite.h"

#include <sqlite3.h>

#include <cerrno>
#include <filesystem>
#include <system_error>
#include <utility>

#include "core/base/Contract.h"
#include "core/base/PrintableLine.h"
#include "core/base/SystemReason.h"
#include "core/store/ConfinedVfs.h"
#include "core/store/RollbackJournal.h"
#include "core/store/Store.h"

namespace scarp {

namespace {

/// Nothing that a store holds in one row is longer.
constexpr int kLongestRow = 1 << 28;
constexpr int kWaitForOthers = 2000;  // ms
constexpr int kStepsAtOnce = 100'000;
/// Instructions that one statement may take: so many, and so many for each byte of the file. A row takes some
/// 20 of them and at least 10 bytes.
constexpr std::uint64_t kSteps = 50'000'000, kStepsPerByte = 16;

std::uint64_t bytesOf(const std::string& path) {
  std::error_code ignored;
  const auto bytes = std::filesystem::file_size(path, ignored);
  return ignored ? 0 : bytes;
}

/// Switches off everything that a database of unknown origin could run: triggers, views, extensions, and
/// functions that read or write anything but their arguments. Views and triggers are refused by checkTables()
/// as well.
void confineSchema(sqlite3* handle, bool salvages) {
  sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, kLongestRow);
  sqlite3_limit(handle, SQLITE_LIMIT_ATTACHED, 0);
  for (const int feature : {SQLITE_DBCONFIG_ENABLE_TRIGGER, SQLITE_DBCONFIG_ENABLE_VIEW,
                            SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, SQLITE_DBCONFIG_ENABLE_FTS3_TOKENIZER,
                            SQLITE_DBCONFIG_TRUSTED_SCHEMA})
    sqlite3_db_config(handle, feature, 0, nullptr);
  sqlite3_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, salvages ? 0 : 1, nullptr);
}

}  // namespace

SqliteStatement::SqliteStatement(SqliteStatement&& other) noexcept
    : database_(other.database_), statement_(std::exchange(other.statement_, nullptr)) {}
SqliteStatement::~SqliteStatement() { sqlite3_finalize(statement_); }

SqliteStatement& SqliteStatement::bind(int index, std::int64_t number) {
  EXPECTS(sqlite3_bind_int64(statement_, index, number) == SQLITE_OK);
  return *this;
}
SqliteStatement& SqliteStatement::bind(int index, std::string_view text) {
  // A null pointer would be a null value.
  EXPECTS(sqlite3_bind_text64(statement_, index, text.empty() ? "" : text.data(), text.size(), SQLITE_STATIC,
                              SQLITE_UTF8) == SQLITE_OK);
  return *this;
}
SqliteStatement& SqliteStatement::bind(int index, std::span<const std::byte> blob) {
  const int bound = blob.empty()
                        ? sqlite3_bind_zeroblob(statement_, index, 0)
                        : sqlite3_bind_blob64(statement_, index, blob.data(), blob.size(), SQLITE_STATIC);
  EXPECTS(bound == SQLITE_OK);
  return *this;
}
SqliteStatement& SqliteStatement::bindNull(int index) {
  EXPECTS(sqlite3_bind_null(statement_, index) == SQLITE_OK);
  return *this;
}

Result<bool> SqliteStatement::step() {
  const int code = sqlite3_step(statement_);
  if (code == SQLITE_ROW) return true;
  if (code == SQLITE_DONE) return false;
  return database_->error(code);
}

Result<void> SqliteStatement::run() {
  int code = SQLITE_ROW;
  while (code == SQLITE_ROW) code = sqlite3_step(statement_);
  Result<void> done;
  if (code != SQLITE_DONE) done = database_->error(code);
  reset();
  return done;
}

void SqliteStatement::reset() {
  sqlite3_reset(statement_);
  database_->startBudget();
}

std::int64_t SqliteStatement::number(int column) const { return sqlite3_column_int64(statement_, column); }

std::string_view SqliteStatement::text(int column) const {
  const auto bytes = blob(column);
  return {static_cast<const char*>(static_cast<const void*>(bytes.data())), bytes.size()};
}

std::span<const std::byte> SqliteStatement::blob(int column) const {
  const void* const bytes = sqlite3_column_blob(statement_, column);
  const int count = sqlite3_column_bytes(statement_, column);
  if (!bytes || count <= 0) return {};
  return {static_cast<const std::byte*>(bytes), static_cast<std::size_t>(count)};
}

Result<std::unique_ptr<SqliteDatabase>> SqliteDatabase::open(const std::string& path, Mode mode,
                                                             std::string shown) {
  std::unique_ptr<SqliteDatabase> database(new SqliteDatabase(shown.empty() ? path : std::move(shown)));
  const bool reads = mode == Mode::ReadOnly || mode == Mode::Salvage;
  // SQLite never interprets an absolute path as a URI ("file:…").
  std::error_code failed;
  const std::string absolute = std::filesystem::absolute(path, failed).string();
  auto vfs = ConfinedVfs::create(absolute, reads ? ConfinedVfs::Access::Read : ConfinedVfs::Access::Write);
  if (!vfs) return errorIn(database->shown_, vfs.error());
  database->vfs_ = std::move(*vfs);
  if (auto usable = RollbackJournal::check(database->vfs_->database()); !usable)
    return errorIn(database->shown_, "cannot be opened: %1", usable.error().message);
  int flags = SQLITE_OPEN_FULLMUTEX | SQLITE_OPEN_EXRESCODE;
  flags |= reads ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE;
  if (mode == Mode::Create) flags |= SQLITE_OPEN_CREATE;
  const int code = sqlite3_open_v2(absolute.c_str(), &database->handle_, flags, database->vfs_->name());
  if (code != SQLITE_OK) return database->error(code);
  confineSchema(database->handle_, mode == Mode::Salvage);
  database->budget_ = kSteps + kStepsPerByte * bytesOf(path);
  sqlite3_progress_handler(database->handle_, kStepsAtOnce, &SqliteDatabase::countSteps, database.get());
  sqlite3_busy_timeout(database->handle_, kWaitForOthers);
  if (mode == Mode::Salvage) (void)database->execute("PRAGMA writable_schema=ON");
  if (auto set =
          database->execute("PRAGMA cell_size_check=ON; PRAGMA temp_store=MEMORY; "
                            "PRAGMA cache_size=-8192; PRAGMA synchronous=EXTRA; PRAGMA secure_delete=OFF");
      !set)
    return set.error();
  return database;
}

Result<void> SqliteDatabase::settleJournal(const std::string& path, const std::string& shown) {
  std::error_code failed;
  const std::string real = std::filesystem::weakly_canonical(path, failed).string();
  const std::string journal = RollbackJournal::pathOf(real);
  const auto isThere = [&failed](const std::string& file) {
    return std::filesystem::exists(std::filesystem::symlink_status(file, failed));
  };
  if (!isThere(journal)) return {};
  if (auto usable = RollbackJournal::check(real); !usable)
    return errorIn(shown, "cannot be written: %1", usable.error().message);
  if (!isThere(real)) {
    std::filesystem::remove(journal, failed);
  } else if (const auto database = open(real, Mode::ReadWrite, shown); database.ok()) {
    (void)(*database)->number("SELECT count(*) FROM sqlite_schema");
  }
  // A journal without a transaction stays.
  auto left = RollbackJournal::open(real, 1);
  if (!left) return errorIn(shown, "cannot be written: %1", left.error().message);
  if (!*left) return {};
  return errorIn(shown,
                 "cannot be written: the journal of an interrupted save beside it, %1, cannot be rolled back",
                 journal);
}

int SqliteDatabase::countSteps(void* database) {
  auto& self = *static_cast<SqliteDatabase*>(database);
  if ((self.steps_ += kStepsAtOnce) > self.budget_) return 1;
  return self.watch_ && !keepGoing(*self.watch_, 0.5) ? 1 : 0;
}

std::uint64_t SqliteDatabase::bytesWritten() const {
  int pages = 0, most = 0;
  sqlite3_db_status(handle_, SQLITE_DBSTATUS_CACHE_WRITE, &pages, &most, 0);
  const auto bytesPerPage = number("PRAGMA page_size");
  return bytesPerPage.ok() ? static_cast<std::uint64_t>(pages) * static_cast<std::uint64_t>(*bytesPerPage)
                           : 0;
}

std::uint64_t SqliteDatabase::fileBytes() const {
  const char* const path = sqlite3_db_filename(handle_, "main");
  return path ? bytesOf(path) : 0;
}

SqliteDatabase::SqliteDatabase(std::string shown) : shown_(std::move(shown)) {}
SqliteDatabase::~SqliteDatabase() { sqlite3_close_v2(handle_); }

Result<void> SqliteDatabase::vacuumInto(const std::string& path, const Progress& progress) {
  auto vacuum = prepare("VACUUM INTO ?");
  if (!vacuum.ok()) return vacuum.error();
  std::error_code failed;
  const std::string absolute = std::filesystem::absolute(path, failed).string();
  if (auto added = vfs_->addDatabase(absolute); !added) return errorIn(path, added.error());
  sqlite3_limit(handle_, SQLITE_LIMIT_ATTACHED, 1);
  watch(&progress);
  auto run = vacuum->with(absolute).run();
  watch(nullptr);
  sqlite3_limit(handle_, SQLITE_LIMIT_ATTACHED, 0);
  vfs_->removeAddedDatabase();
  return run;
}

Result<void> SqliteDatabase::execute(const std::string& statements) {
  startBudget();
  const int code = sqlite3_exec(handle_, statements.c_str(), nullptr, nullptr, nullptr);
  if (code != SQLITE_OK) return error(code);
  return {};
}

Result<SqliteStatement> SqliteDatabase::prepare(std::string_view statement) const {
  startBudget();
  sqlite3_stmt* prepared = nullptr;
  const int code = sqlite3_prepare_v3(handle_, statement.data(), static_cast<int>(statement.size()),
                                      SQLITE_PREPARE_PERSISTENT, &prepared, nullptr);
  if (code != SQLITE_OK) return error(code);
  return SqliteStatement(*this, prepared);
}

Result<std::int64_t> SqliteDatabase::number(std::string_view statement) const {
  auto prepared = prepare(statement);
  if (!prepared.ok()) return prepared.error();
  const auto row = prepared->step();
  if (!row.ok()) return row.error();
  return *row ? prepared->number(0) : std::int64_t{0};
}

Error SqliteDatabase::error(int code) const {
  // A copy's code may be of the other database's doing.
  const bool last = handle_ && (sqlite3_extended_errcode(handle_) & 0xff) == (code & 0xff);
  const std::string what = last ? sqlite3_errmsg(handle_) : sqlite3_errstr(code);
  const int system = handle_ ? sqlite3_system_errno(handle_) : errno;
  switch (code & 0xff) {
    case SQLITE_FULL:
      return errorIn(shown_, "cannot be written: the disk is full");
    case SQLITE_READONLY:
      if (code == SQLITE_READONLY_ROLLBACK || code == SQLITE_READONLY_RECOVERY)
        return errorIn(shown_, "a save of it was interrupted, and it cannot be written to put that right");
      return errorIn(shown_, "cannot be written: it is read-only");
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return errorIn(shown_, "is in use by another program");
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
    case SQLITE_SCHEMA:
    case SQLITE_ERROR:  // A statement of ours fails where tables are not as they should be.
    case SQLITE_CONSTRAINT:
    case SQLITE_MISMATCH:
    case SQLITE_TOOBIG:
      return damageMessage(shown_, Message::verbatim(what));
    case SQLITE_NOMEM:
      return errorIn(shown_, "there is not enough memory");
    case SQLITE_INTERRUPT:
      if (steps_ <= budget_) return Error::cancel();
      return damageMessage(shown_, Message("its pages lead to each other without an end"));
    case SQLITE_CANTOPEN:
      return system ? errorIn(shown_, "cannot be opened: %1", systemReason(system))
                    : errorIn(shown_, "cannot be opened");
    case SQLITE_PERM:
    case SQLITE_AUTH:
      return errorIn(shown_, "access is denied");
    case SQLITE_IOERR: {
      const bool writing = code == SQLITE_IOERR_WRITE || code == SQLITE_IOERR_FSYNC ||
                           code == SQLITE_IOERR_DIR_FSYNC || code == SQLITE_IOERR_TRUNCATE ||
                           code == SQLITE_IOERR_DELETE || code == SQLITE_IOERR_COMMIT_ATOMIC;
      const MessageValue reason =
          system ? MessageValue(systemReason(system)) : MessageValue(Message("the disk reports an error"));
      return errorIn(shown_, writing ? "cannot be written: %1" : "cannot be read: %1", reason);
    }
    default:
      return errorIn(shown_, Message::verbatim(what));
  }
}

bool isDamage(const Error& error) { return error.message.find("is damaged: "); }

Result<SqliteTransaction> SqliteTransaction::begin(SqliteDatabase& database) {
  if (auto begun = database.execute("BEGIN IMMEDIATE"); !begun) return begun.error();
  return SqliteTransaction(database);
}

SqliteTransaction::SqliteTransaction(SqliteTransaction&& other) noexcept
    : database_(std::exchange(other.database_, nullptr)) {}

SqliteTransaction::~SqliteTransaction() {
  // An error that ended the transaction by itself makes this one fail, which is as well.
  if (database_ && !sqlite3_get_autocommit(database_->handle())) (void)database_->execute("ROLLBACK");
}

Result<void> SqliteTransaction::commit() {
  auto done = database_->execute("COMMIT");
  if (done.ok()) database_ = nullptr;
  return done;
}

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
