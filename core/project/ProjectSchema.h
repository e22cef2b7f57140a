#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>

#include "core/base/Result.h"
#include "core/store/Sqlite.h"

namespace scarp {

// A project file is a SqliteStore (core/store/SqliteTables.h) of one of these formats.
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

}  // namespace scarp
