#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

namespace scarp {

/// A file without a name, in memory, for libraries that read no file but the system's own. It goes with the
/// object.
class LocalCopy {
 public:
  /// Room for `most` bytes, of which none is taken yet. Contract for limits: made before the process limits
  /// the size of the files that it writes.
  explicit LocalCopy(std::uint64_t most);
  ~LocalCopy();
  LocalCopy(const LocalCopy&) = delete;
  LocalCopy& operator=(const LocalCopy&) = delete;

  /// The system may refuse it one.
  [[nodiscard]] bool usable() const { return file_ >= 0; }
  [[nodiscard]] std::uint64_t most() const { return most_; }
  /// Bytes at a place, all within `most`. Whether they are there now.
  bool write(std::uint64_t from, std::span<const std::byte> bytes);
  /// Ends it there.
  bool end(std::uint64_t size);
  /// By which this process opens it.
  [[nodiscard]] std::string path() const { return "/proc/self/fd/" + std::to_string(file_); }

 private:
  int file_;
  std::uint64_t most_;
};

}  // namespace scarp
