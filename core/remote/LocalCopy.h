#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

namespace scarp {

/// A file on disk for libraries that read no file but the system's own. It has an ordinary name: HDF5 follows
/// a link, as /proc/self/fd/5 is one, to the name behind it, and a file without a name has none.
class LocalCopy {
 public:
  /// Room for `most` bytes in a folder (empty: not usable), of which none is taken yet. Contract for limits:
  /// made before the process limits the size of the files that it writes.
  LocalCopy(const std::string& folder, std::uint64_t most);
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
  /// By which it is opened, until removeName().
  [[nodiscard]] const std::string& path() const { return path_; }
  /// Who has it open reads on; the file goes with the last of them. Also removes the folder where that is
  /// empty then.
  void removeName();

 private:
  int file_ = -1;
  std::string path_;
  std::uint64_t most_;
  bool named_ = false;
};

}  // namespace scarp
