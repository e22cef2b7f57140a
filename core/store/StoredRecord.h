#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

#include "core/base/Result.h"
#include "core/document/EditRecord.h"
#include "core/document/TilePack.h"

namespace scarp {

/// A record of history as files keep it.
struct StoredRecord {
  std::string meta;   ///< As recordMeta() writes it.
  PackedTiles tiles;  ///< In the order of the record's.
};

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

/// A record with its tiles on those of `bases` (null, or not there: alone). Nothing if asked to stop. Any
/// thread.
[[nodiscard]] std::optional<StoredRecord> storedRecord(const EditRecord& record, const RecordTiles& bases,
                                                       const std::stop_token& stop = {});
/// The record again; `present` gives the same bases. An error where bytes are damaged or a base is missing.
[[nodiscard]] Result<EditRecord> readRecord(const StoredRecord& stored, const PresentTile& present);

}  // namespace scarp
