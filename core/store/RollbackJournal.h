#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/Result.h"

namespace scarp {

/// The rollback journal that an interrupted transaction leaves beside a SQLite database: the pages as they
/// were before the transaction (https://www.sqlite.org/fileformat.html, "The Rollback Journal"). Read-only.
/// One thread at a time.
class RollbackJournal {
 public:
  /// Path of the journal of a database.
  [[nodiscard]] static std::string pathOf(const std::string& database);

  /// Checks the file beside a database before SQLite uses it. Fails where it is a link or not a regular file,
  /// where its first bytes are not those of a rollback journal, and where it names a super-journal: SQLite
  /// would delete the file of that name, and Scarp never writes such a journal because it attaches no second
  /// database. The error names the journal's file only.
  [[nodiscard]] static Result<void> check(const std::string& database);

  /// Opens the journal of a database whose file has `databaseBytes` bytes. Nothing where there is none or
  /// where it contains no transaction; an error where check() fails.
  [[nodiscard]] static Result<std::optional<RollbackJournal>> open(const std::string& database,
                                                                   std::uint64_t databaseBytes);

  RollbackJournal(RollbackJournal&& other) noexcept;
  RollbackJournal& operator=(RollbackJournal&& other) noexcept;
  ~RollbackJournal();

  /// Whether the file at the path is still the one that was opened, unchanged.
  [[nodiscard]] bool isCurrent(const std::string& database) const;

  /// Length of the database before the transaction.
  [[nodiscard]] std::uint64_t databaseBytes() const { return databaseBytes_; }
  [[nodiscard]] std::uint32_t pageBytes() const { return pageBytes_; }
  /// Offset in the journal of a page's former content; nothing where the transaction left the page unchanged.
  /// Pages are counted from 1.
  [[nodiscard]] std::optional<std::uint64_t> find(std::uint32_t page) const;
  /// Reads bytes of the journal; false where they cannot be read.
  [[nodiscard]] bool read(void* to, std::size_t bytes, std::uint64_t offset) const;

 private:
  RollbackJournal() = default;
  bool readPages(std::uint64_t databaseBytes);

  /// Identifies a state of a file.
  struct FileState {
    std::uint64_t device = 0, inode = 0, bytes = 0;
    std::int64_t modified = 0;  ///< Nanoseconds since 1970.

    bool operator==(const FileState&) const = default;
  };
  [[nodiscard]] static std::optional<FileState> stateOf(const std::string& journal);

  int descriptor_ = -1;
  FileState state_;
  std::uint32_t pageBytes_ = 0;
  std::uint64_t databaseBytes_ = 0;
  std::vector<std::pair<std::uint32_t, std::uint64_t>> pages_;  ///< Page and offset, by page.
};

}  // namespace scarp
