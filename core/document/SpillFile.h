#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <vector>

#include "core/base/Result.h"
#include "core/document/TilePack.h"

namespace scarp {

class SpilledBytes;

/// A temporary file for bytes that memory has no room for. Made by the first write, nameless from then on
/// (the system removes it when the program ends, however it ends); space given back is used again, and at the
/// end of the file left to the disk. Any thread may call; held by a shared_ptr.
class SpillFile : public std::enable_shared_from_this<SpillFile> {
 public:
  /// Where temporary files that may be large go: TMPDIR or /var/tmp.
  [[nodiscard]] static std::string usualFolder();

  explicit SpillFile(std::string folder) : folder_(std::move(folder)) {}
  ~SpillFile();
  SpillFile(const SpillFile&) = delete;
  SpillFile& operator=(const SpillFile&) = delete;

  /// All of the bytes or none: the error (folder read-only, disk full …) names the folder and leaves what is
  /// in the file as it was.
  [[nodiscard]] Result<std::shared_ptr<const SpilledBytes>> write(std::span<const std::byte> bytes);
  [[nodiscard]] std::uint64_t fileBytes() const;

 private:
  friend class SpilledBytes;

  Result<int> descriptor();
  std::uint64_t take(std::uint64_t bytes);
  void give(std::uint64_t offset, std::uint64_t bytes);

  std::string folder_;
  mutable std::mutex mutex_;
  int descriptor_ = -1;
  std::uint64_t end_ = 0;
  std::map<std::uint64_t, std::uint64_t> free_;  ///< Offset → bytes; no two touch, none at the end.
};

/// Bytes in a SpillFile; gives their space back when it goes.
class SpilledBytes final : public StoredBytes {
 public:
  SpilledBytes(std::shared_ptr<SpillFile> file, std::uint64_t offset, std::uint64_t bytes)
      : file_(std::move(file)), offset_(offset), bytes_(bytes) {}
  ~SpilledBytes() override { file_->give(offset_, bytes_); }
  SpilledBytes(const SpilledBytes&) = delete;
  SpilledBytes& operator=(const SpilledBytes&) = delete;

  /// An error where the file has been cut or cannot be read; that other bytes were written over these the
  /// reader has to see for himself.
  [[nodiscard]] Result<std::vector<std::byte>> read() const override;

 private:
  std::shared_ptr<SpillFile> file_;
  std::uint64_t offset_, bytes_;
};

}  // namespace scarp
