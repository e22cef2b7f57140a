#pragma once

#include <cstdint>
#include <memory>

#include "core/document/TilePack.h"
#include "core/store/Store.h"

namespace scarp {

/// What a row means. Its tiles stay in the store until somebody steps over them. Without a record where the
/// row cannot be understood. Any thread.
[[nodiscard]] HistoryItem understood(const EntryRow& entry, const std::shared_ptr<Store>& store);

/// Adds an entry for the item, which has its record.
[[nodiscard]] Result<EntryRef> writeEntry(StoreChange& change, const HistoryItem& item, std::int64_t place);

}  // namespace scarp
