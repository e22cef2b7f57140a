#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/document/HistoryContents.h"
#include "core/project/ProjectStore.h"

namespace scarp {

/// A row of `entry` as the program knows it.
struct EntryRef {
  std::int64_t row = 0;
  std::int64_t place = 0;
  std::uint64_t check = 0;
};

/// A row of `entry`, and what it means.
struct EntryRow {
  EntryRef ref;
  std::int64_t parts = 0;  ///< Rows of `entry_part` that its tiles are in.
  std::string meta;
  std::vector<std::byte> tiles;
  HistoryItem item;  ///< Without a record where the row is not what was written.
};

/// Appends all rows that can be read, not yet understood; false where some cannot.
[[nodiscard]] bool readEntries(ProjectStore& store, std::vector<EntryRow>& entries);
/// One of them; nothing where it is not there or cannot be read.
[[nodiscard]] std::optional<EntryRow> readEntry(ProjectStore& store, std::int64_t row);
/// Fills in the row's item. Its tiles stay in the file until somebody steps over them. Any thread.
void understand(EntryRow& entry, const std::shared_ptr<ProjectStore>& store);

/// Within a transaction. The item has its record.
[[nodiscard]] Result<EntryRef> writeEntry(ProjectStore& store, const HistoryItem& item, std::int64_t row,
                                          std::int64_t place);
[[nodiscard]] Result<void> removeEntry(ProjectStore& store, std::int64_t row);

}  // namespace scarp
