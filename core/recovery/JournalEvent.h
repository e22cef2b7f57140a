#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/Result.h"
#include "core/document/EditRecord.h"
#include "core/document/TilePack.h"
#include "core/material/Picture.h"
#include "core/model/Model.h"

namespace scarp {

class TerrainDocument;

/// What the frames of a journal hold. Tiles come before the Push that they belong to, in one frame or
/// several; without their Push they are nothing.
enum class JournalEvent : std::uint32_t {
  Base = 0,     ///< The first: writeBase() as text.
  Tiles = 1,    ///< writeTiles().
  Push = 2,     ///< recordMeta() of a record that holds what the edit left behind.
  Back = 3,     ///< A step of history undone; nothing in it.
  Forth = 4,    ///< Done again.
  Saved = 5,    ///< The state is the saved one.
  Active = 6,   ///< The layer that edits go to: u32.
  Setting = 7,  ///< A line with the key, then the JSON text.
  Mark = 8,     ///< The state is on its way into a base: markName(). Or the series of the marks alone.
  Gap = 9,      ///< An edit that could not be followed: what comes after it holds only after a mark.
  Under = 10,   ///< writeUnder(): before the tiles that came to stand there.
  /// A picture of a material or a model: its sum, u64, and storedPicture(). Before what needs it.
  Picture = 11,
  Model = 12,  ///< A model of an asset: its sum, u64, and storedModel(). Before the Push that needs it.
  /// Of a terrain that several edit: what its log has up to a change has come in; the change's number as text.
  Head = 13,
  /// Of a terrain that several edit: the key that ids of its edits are made with from here on (TeamBase::key).
  Key = 14,
};

/// A mark of a series, which is a journal's own for as long as it is gone on with.
[[nodiscard]] std::string markName(const std::string& series, std::uint64_t number);
[[nodiscard]] std::string seriesOfMark(const std::string& mark);

/// What an edit changed to, over what was there before. A value that shares the tiles.
struct DoneEdit {
  EditRecord record;  ///< Holds what the edit left behind, so that swapping it in does the edit.
  RecordTiles bases;  ///< The tiles that were there, where there was a raster to have them.
  /// Pictures of materials and models that came with it, and models of assets. The document had all others
  /// before.
  std::vector<PicturePtr> pictures;
  std::vector<ModelPtr> models;
};

/// The latest edit of a document. An error where its history cannot be read.
[[nodiscard]] Result<DoneEdit> latestEdit(const TerrainDocument& document);

/// Tiles packed on their bases, with the checksum of what they come to. Nothing if asked to stop.
[[nodiscard]] std::optional<std::vector<std::byte>> writeTiles(std::span<const TilePair> tiles,
                                                               const std::stop_token& stop = {});
/// Adds tiles to others; `present` gives the bases. An error where they are damaged or the bases are others.
[[nodiscard]] Result<void> readTiles(std::span<const std::byte> bytes, const PresentTile& present,
                                     RecordTiles& to);

/// The bases of tiles that are packed without them, as their checksums. Empty where there are none.
[[nodiscard]] std::vector<std::byte> writeUnder(std::span<const TilePair> tiles);
struct UnderTile {
  TileKey key;
  std::uint64_t check = 0;
};
[[nodiscard]] Result<std::vector<UnderTile>> readUnder(std::span<const std::byte> bytes);

/// All tiles of an edit with their bases, in order.
[[nodiscard]] std::vector<TilePair> pairsOf(const DoneEdit& edit);

}  // namespace scarp
