#include "core/project/ProjectSchema.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>

#include "core/base/SystemReason.h"
#include "core/project/FileCopy.h"
#include "core/store/SqliteTables.h"

namespace scarp {

namespace {

constexpr std::size_t kHeaderBytes = 100;
constexpr unsigned char kWriteAheadLog = 2;

std::uint32_t bigEndian(const unsigned char* at) {
  return std::uint32_t{at[0]} << 24 | std::uint32_t{at[1]} << 16 | std::uint32_t{at[2]} << 8 | at[3];
}

}  // namespace

Result<void> createSchema(SqliteDatabase& database) {
  if (auto made = createTables(database); !made) return made;
  return database.execute("PRAGMA application_id=" + std::to_string(kProjectApplication) +
                          "; PRAGMA user_version=" + std::to_string(kProjectFormat));
}

Result<int> readFormat(const std::string& path, int newest) {
  struct stat status {};
  if (::stat(path.c_str(), &status) != 0) return errorIn(path, "cannot be read: %1", systemReason(errno));
  if (!S_ISREG(status.st_mode)) return errorIn(path, "is not a Scarp project: it is no file");
  const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return errorIn(path, "cannot be read: %1", systemReason(errno));
  std::array<unsigned char, kHeaderBytes> header{};
  const ssize_t count = ::pread(descriptor, header.data(), header.size(), 0);
  const int failure = errno;
  ::close(descriptor);
  if (count < 0) return errorIn(path, "cannot be read: %1", systemReason(failure));
  const bool sqlite =
      count == static_cast<ssize_t>(kHeaderBytes) && std::memcmp(header.data(), "SQLite format 3", 16) == 0;
  if (!sqlite || bigEndian(header.data() + 68) != std::uint32_t{kProjectApplication})
    return errorIn(path, "is not a Scarp project");
  // Bytes 18 and 19: how it is written to. Its latest pages may be in another file, which a copy leaves
  // behind.
  if (header[18] == kWriteAheadLog || header[19] == kWriteAheadLog)
    return errorIn(path,
                   "another program has set it to write-ahead logging, which Scarp does not read; PRAGMA "
                   "journal_mode=DELETE in that program puts it back");
  const auto format = static_cast<std::int32_t>(bigEndian(header.data() + 60));
  if (format < 1) return errorIn(path, "is damaged: it says that its format is %1", format);
  if (format > newest)
    return errorIn(path, "was saved by a newer version of Scarp (format %1; this one reads up to %2)", format,
                   newest);
  return format;
}

std::span<const Migration> migrations() {
  // What format 2 has more, no file of format 1 holds.
  static const std::array steps{Migration{1, [](SqliteDatabase&) { return Result<void>(); }}};
  return steps;
}

Result<void> migrate(SqliteDatabase& database, const std::string& path, int format, int wanted,
                     std::span<const Migration> steps) {
  auto transaction = SqliteTransaction::begin(database);
  if (!transaction.ok()) return transaction.error();
  for (int at = format; at < wanted; ++at) {
    const auto step = std::ranges::find(steps, at, &Migration::from);
    if (step == steps.end()) return errorIn(path, "is of format %1, which cannot be read any more", format);
    if (auto run = step->run(database); !run) return run;
    if (auto set = database.execute("PRAGMA user_version=" + std::to_string(at + 1)); !set) return set;
  }
  return transaction->commit();
}

Result<std::string> migrate(const std::string& path, int format, int wanted,
                            std::span<const Migration> steps) {
  auto opened = SqliteDatabase::open(path, SqliteDatabase::Mode::ReadWrite);
  if (!opened.ok()) return opened.error();
  // A save that was interrupted is rolled back first, as the copy has no journal.
  if (auto rolledBack = checkTables(**opened); !rolledBack && !isDamage(rolledBack.error()))
    return rolledBack.error();
  const std::string backup = freeName(path, "format" + std::to_string(format));
  if (auto copied = copyFile(path, backup); !copied) return copied.error();
  if (auto done = migrate(**opened, path, format, wanted, steps); !done) return done.error();
  return backup;
}

}  // namespace scarp
