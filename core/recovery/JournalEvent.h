#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
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

/// A file that is only ever written at its end. One thread. Errors are the reason alone: "No space left on
/// device".
class AppendFile {
 public:
  virtual ~AppendFile() = default;

  [[nodiscard]] virtual Result<void> append(std::span<const std::byte> bytes) = 0;
  /// Returns when all that was appended is on the disk.
  [[nodiscard]] virtual Result<void> sync() = 0;
  /// Takes away what lies beyond so many bytes.
  [[nodiscard]] virtual Result<void> cut(std::uint64_t bytes) = 0;
};

/// What a journal does to its folder; tests put disks behind it that fail. One thread.
class JournalDisk {
 public:
  virtual ~JournalDisk() = default;

  /// An empty file, in place of one that is there.
  [[nodiscard]] virtual Result<std::unique_ptr<AppendFile>> create(const std::string& path) = 0;
  /// A file that is there, cut to so many bytes, to go on with. An error where it is shorter.
  [[nodiscard]] virtual Result<std::unique_ptr<AppendFile>> reopen(const std::string& path,
                                                                   std::uint64_t bytes) = 0;
  /// Puts a file in the place of another, at once and lastingly.
  [[nodiscard]] virtual Result<void> replace(const std::string& path, const std::string& by) = 0;
  /// Lastingly; none there is no error.
  [[nodiscard]] virtual Result<void> remove(const std::string& path) = 0;

  /// The system's.
  [[nodiscard]] static std::shared_ptr<JournalDisk> usual();
};

// A file of frames that grows at its end, little-endian:
//
//   file   "scarpjnl", version u32 = 1, 0 u32, series u64, check u64 (of the 24 bytes before)
//   frame  length u64, kind u32, "SJF1", number u64 (from 0), check u64, then `length` bytes
//
// A frame's check is the checksum of its bytes in the place {series, length, kind, number}: what has been
// torn, flipped, moved or comes from another file does not pass.

inline constexpr std::size_t kJournalHeadBytes = 32, kFrameHeadBytes = 32;

struct JournalFrame {
  std::uint32_t kind = 0;
  std::vector<std::byte> bytes;
};

/// The beginning of a file. `series`: another for every file (drawnNumber()).
[[nodiscard]] std::vector<std::byte> journalHead(std::uint64_t series);
/// Adds a frame's head and bytes at the end of others.
void addFrame(std::vector<std::byte>& to, std::uint64_t series, std::uint64_t number, std::uint32_t kind,
              std::span<const std::byte> bytes);

/// Reads frames, from the first to the last that is sound. One thread.
class FrameReader {
 public:
  /// An error where the file cannot be read, is another one, of a newer version, or damaged at its very
  /// beginning. It names the file.
  [[nodiscard]] static Result<FrameReader> open(const std::string& path);
  FrameReader(FrameReader&& other) noexcept;
  FrameReader& operator=(FrameReader&&) = delete;
  ~FrameReader();

  /// The next one; nothing at the end, or where the next is not sound, from where on nothing is read.
  [[nodiscard]] std::optional<JournalFrame> next();

  [[nodiscard]] std::uint64_t series() const { return series_; }
  [[nodiscard]] std::uint64_t frames() const { return number_; }  ///< Read so far.
  /// Bytes read so far, all sound; and of the file as it was when it was opened.
  [[nodiscard]] std::uint64_t position() const { return position_; }
  [[nodiscard]] std::uint64_t fileBytes() const { return bytes_; }

 private:
  FrameReader(int descriptor, std::uint64_t bytes) : descriptor_(descriptor), bytes_(bytes) {}
  [[nodiscard]] bool readAt(std::uint64_t offset, std::span<std::byte> to) const;

  int descriptor_ = -1;
  std::uint64_t bytes_ = 0, position_ = 0, series_ = 0, number_ = 0;
  bool over_ = false;
};

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
  Choice = 7,  ///< A line with the key, then the JSON text.
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
