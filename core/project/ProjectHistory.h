#pragma once

#include <cstdint>
#include <memory>
#include <unordered_map>

#include "core/base/Progress.h"
#include "core/document/TilePack.h"
#include "core/project/ProjectStore.h"
#include "core/project/ProjectSummary.h"
#include "core/store/StoredRecord.h"

namespace scarp {

/// By the history's ids.
using EntryRefs = std::unordered_map<std::uint64_t, EntryRef>;

/// The undo history out of a file; tiles are read when somebody steps over them. Of a damaged one the steps
/// about the present position that are whole; what is left out the store is told.
struct LoadedHistory {
  HistoryContents contents;
  EntryRefs refs;
};
[[nodiscard]] LoadedHistory loadHistory(const std::shared_ptr<ProjectStore>& store,
                                        const SaveSummary& summary, bool summaryKnown);

/// Makes the file's history that of the contents: writes entries that are not among `refs`, which are kept in
/// step, and takes those out that are no more. Fills in the summary's numbers.
/// `shown` is what errors call the file.
[[nodiscard]] Result<void> writeHistory(StoreChange& change, const std::string& shown,
                                        const HistoryContents& contents, EntryRefs& refs,
                                        SaveSummary& summary, const Progress& progress);

/// Contents with the records of those items that are only known to the file, as far as they can be read.
[[nodiscard]] HistoryContents withRecords(const std::shared_ptr<ProjectStore>& store, const EntryRefs& refs,
                                          HistoryContents contents);

/// Leaves out the steps whose tiles lie off the terrain as it then is, and those that lie beyond them; how
/// many. Contract: all records are there.
[[nodiscard]] std::size_t dropMisfits(HistoryContents& contents, const GridFrame& present);

/// Contents whose every item has its record and can be read: without the steps beyond one that cannot, seen
/// from the position. For writing into another file.
[[nodiscard]] HistoryContents wholeHistory(HistoryContents contents);

/// Reads the tiles of all entries; what is damaged the store is told.
[[nodiscard]] Result<void> checkHistory(ProjectStore& store, const Progress& progress);

}  // namespace scarp
