#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

#include "core/base/Result.h"
#include "core/document/EditRecord.h"
#include "core/document/TilePack.h"
#include "core/store/Store.h"

namespace scarp {

enum class SourcePath { Kept, Omitted };  ///< StoredSource::path of the record's state.

/// All of a record but its tiles, as JSON text: name in English, changed, active, objects (each [id, object
/// or null]), state, title (the name as Message::toJson(), where it has values), and the operation as scripts
/// have it.
///
/// Operations that cannot be written, or are too much, are left out, as if the edit could not be done anew:
/// a raster as a layer; a selection or paint from a file; a paste of more than 2¹⁶ samples; a selection by a
/// mask of more than 2²² samples or more than 4 MiB of text; a brush by an alpha whose picture can no longer
/// be read, or is another one. Any thread.
[[nodiscard]] std::string recordMeta(const EditRecord& record, SourcePath path = SourcePath::Kept);
/// The record without its tiles; equal to the one that was written but for an operation left out. An
/// operation that cannot be read is left out, and no error.
[[nodiscard]] Result<EditRecord> readRecordMeta(std::string_view meta);

/// The same operations as JSON text of their own, exact to the bit; nothing where it is left out.
[[nodiscard]] std::optional<std::string> operationText(const Operation& operation);

/// What a row means. Its tiles stay in the store until somebody steps over them. Without a record where the
/// row cannot be understood. Any thread.
[[nodiscard]] HistoryItem understood(const EntryRow& entry, const std::shared_ptr<Store>& store);

/// Adds an entry for the item, which has its record.
[[nodiscard]] Result<EntryRef> writeEntry(StoreChange& change, const HistoryItem& item, std::int64_t place);

}  // namespace scarp
