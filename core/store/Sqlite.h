#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "core/base/Progress.h"
#include "core/base/Result.h"

struct sqlite3;
struct sqlite3_stmt;

namespace scarp {

class ConfinedVfs;
class SqliteDatabase;

/// A statement that can be run again and again. One thread at a time; not longer than its database. Texts and
/// blobs that are bound stay where they are until reset().
class SqliteStatement {
 public:
  SqliteStatement(SqliteStatement&& other) noexcept;
  SqliteStatement& operator=(SqliteStatement&&) = delete;
  ~SqliteStatement();

  /// Parameters count from 1.
  SqliteStatement& bind(int index, std::int64_t number);
  SqliteStatement& bind(int index, std::string_view text);
  SqliteStatement& bind(int index, std::span<const std::byte> blob);
  SqliteStatement& bindNull(int index);
  /// Binds all from the first on.
  template <class... Values>
  SqliteStatement& with(const Values&... values) {
    int index = 0;
    (bindAny(++index, values), ...);
    return *this;
  }

  /// True where there is a row.
  [[nodiscard]] Result<bool> step();
  /// To its end, and back to its start.
  [[nodiscard]] Result<void> run();
  /// Back to its start.
  void reset();

  /// Columns of the present row, from 0; 0 and empty where the row has something else there. Texts and blobs
  /// last until the next step.
  [[nodiscard]] std::int64_t number(int column) const;
  [[nodiscard]] std::string_view text(int column) const;
  [[nodiscard]] std::span<const std::byte> blob(int column) const;

 private:
  friend class SqliteDatabase;
  SqliteStatement(const SqliteDatabase& database, sqlite3_stmt* statement)
      : database_(&database), statement_(statement) {}

  template <class Value>
  void bindAny(int index, const Value& value) {
    if constexpr (std::is_same_v<Value, std::nullptr_t>)
      bindNull(index);
    else if constexpr (std::is_integral_v<Value>)
      bind(index, static_cast<std::int64_t>(value));
    else if constexpr (std::is_convertible_v<Value, std::string_view>)
      bind(index, std::string_view(value));
    else
      bind(index, std::span<const std::byte>(value));
  }

  const SqliteDatabase* database_;
  sqlite3_stmt* statement_;
};

/// A connection to a SQLite file. Any thread, several at a time; statements each their own. Every error is
/// one line that names the file: "x.scarp: cannot be written: the disk is full".
///
/// SQLite opens the file and its rollback journal and no other file (ConfinedVfs); a journal that Scarp does not write
/// is an error (RollbackJournal::check).
class SqliteDatabase {
 public:
  /// ReadOnly writes nothing: where a transaction was interrupted, the state before it is read. ReadWrite
  /// rolls such a transaction back at the first read. Salvage: read-only; reads as much of a damaged file as
  /// possible, even if it is cut short or its tables are damaged.
  enum class Mode { ReadOnly, ReadWrite, Create, Salvage };

  /// `shown` is what errors call the file; empty: the path.
  [[nodiscard]] static Result<std::unique_ptr<SqliteDatabase>> open(const std::string& path, Mode mode,
                                                                    std::string shown = {});
  /// To be called before another file replaces a database: rolls back an interrupted transaction, and removes
  /// a journal whose database is gone. Otherwise SQLite would restore the pages of the former database into
  /// the new one.
  [[nodiscard]] static Result<void> settleJournal(const std::string& path, const std::string& shown);
  ~SqliteDatabase();
  SqliteDatabase(const SqliteDatabase&) = delete;
  SqliteDatabase& operator=(const SqliteDatabase&) = delete;

  /// Statements without parameters and rows.
  [[nodiscard]] Result<void> execute(const std::string& statements);
  [[nodiscard]] Result<SqliteStatement> prepare(std::string_view statement) const;
  /// The first column of the first row; 0 where there is none.
  [[nodiscard]] Result<std::int64_t> number(std::string_view statement) const;
  /// Copies the database without its free pages into a new or empty file.
  [[nodiscard]] Result<void> vacuumInto(const std::string& path, const Progress& progress);

  /// A statement that runs for longer than any does on a file of this size, because pages of a damaged one
  /// lead to each other for ever, ends as damage.
  void startBudget() const { steps_ = 0; }
  /// Statements that run are asked whether to go on; cancelled otherwise. Null: by nobody.
  void watch(const Progress* progress) { watch_ = progress; }

  /// Bytes of pages written to the file so far; its rollback journal does not count.
  [[nodiscard]] std::uint64_t bytesWritten() const;
  /// Of the file as it is now; 0 where that cannot be told.
  [[nodiscard]] std::uint64_t fileBytes() const;
  [[nodiscard]] const std::string& shown() const { return shown_; }
  /// What a result code of the library means.
  [[nodiscard]] Error error(int code) const;
  [[nodiscard]] sqlite3* handle() const { return handle_; }

 private:
  explicit SqliteDatabase(std::string shown);

  [[nodiscard]] static int countSteps(void* database);

  std::string shown_;
  std::unique_ptr<ConfinedVfs> vfs_;  ///< Outlives the connection.
  sqlite3* handle_ = nullptr;
  mutable std::atomic<std::uint64_t> steps_{0};  ///< Instructions of SQLite's machine since startBudget().
  std::uint64_t budget_ = 0;
  const Progress* watch_ = nullptr;
};

/// Whether an error of a database says that the file is damaged, rather than that it cannot be reached.
[[nodiscard]] bool isDamage(const Error& error);

/// All or nothing: rolled back unless committed.
class SqliteTransaction {
 public:
  [[nodiscard]] static Result<SqliteTransaction> begin(SqliteDatabase& database);
  SqliteTransaction(SqliteTransaction&& other) noexcept;
  SqliteTransaction& operator=(SqliteTransaction&&) = delete;
  ~SqliteTransaction();

  [[nodiscard]] Result<void> commit();

 private:
  explicit SqliteTransaction(SqliteDatabase& database) : database_(&database) {}
  SqliteDatabase* database_;
};

// The tables of a SqliteStore. Any SQLite tool reads them; only Scarp should write.
//
// What is stored is never changed: each change puts new rows into `content`, and lets `slot` point to them.
//
// content   A piece of the document: `role`, `layer` and `slot` say which, `save` in which change.
//             role 0…5: a tile of a raster (ground, base, layer, layer mask, selection, named mask), `slot`
//                       its number, row by row; `layer` the layer's or named mask's id. `bytes`: form 1
//                       (TilePack: 128² float32, bits less their neighbours', byte planes, zstd); `coarse`:
//                       of the ground, its samples at every 16th row and column, float32.
//             role 6:   paint with the material of id `layer`: 256² bytes in the place of a tile's floats.
//             role 7:   how thick the ground is that erosion laid down, metres: a tile as of roles 0…5.
//             role 16:  objects of the ids 256·slot and up, JSON (form 3).
//             role 17:  nodes of the height pyramid's tier `layer`, 16 × 16 a slot (form 4: zstd).
//             role 18:  state: frame, place in the world, layers, named masks, JSON (form 3).
//             role 19:  a picture of a material, `slot` its sum's upper 56 bits (form 5: columns, rows and
//                       channels, u32, then zstd of planes of differences; core/material/Picture).
//             role 20:  the model of an asset, `slot` its sum's upper 56 bits (form 6: zstd of
//                       core/model/ModelBytes; its pictures have role 19).
//             form 0:   there is nothing any more.
//           `sum`: of what the bytes unpack to. `head`: of the row but its bytes.
// slot      Where the present content is; `check` of the row.
// replaced  Which content a change put out of use, and by which; it stays as long as the state before it can
//           be opened.
// save      The changes. `summary`, JSON: of a project file, whose changes are saves, the state, which slots
//           are held and the sum of their checks.
// entry     The undo history: `meta`, JSON: the operation and all but tiles; `tiles`: 32 bytes each, little
//           endian: role u8, form u8, layer u32 at 4, slot u32 at 8, bytes u32 at 12, check u64 at 16.
// entry_part  The tiles' bytes, one after the other, in parts; id = entry · 2²⁴ + part.
// setting   What the interface keeps: JSON by key. "preview": PNG.
//
// All checks are XXH3 (core/store/Checksum) over what is named in core/store/ContentRows.

/// Makes the tables in a new, empty database.
[[nodiscard]] Result<void> createTables(SqliteDatabase& database);

/// Whether a database holds the tables that createTables() makes, to the letter, and nothing else that SQLite
/// would run: no views, triggers, virtual tables or indices of others. The error is one line that names the
/// first such thing. A schema that cannot be read is the error that reading it gave.
[[nodiscard]] Result<void> checkTables(const SqliteDatabase& database);

}  // namespace scarp
