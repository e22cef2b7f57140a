#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/Result.h"

namespace scarp {

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

}  // namespace scarp
