#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>

#include "core/base/Result.h"

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

}  // namespace scarp
