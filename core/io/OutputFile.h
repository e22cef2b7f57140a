#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/Result.h"

namespace scarp {

/// A file being written, buffered. Once a write has failed (full disk …) the rest is swallowed and
/// close() tells the first cause: libraries need not unwind through an error in their writing callback.
/// One thread.
class OutputFile {
 public:
  /// Opens an existing file and empties it.
  explicit OutputFile(const std::string& path);
  ~OutputFile();
  OutputFile(const OutputFile&) = delete;
  OutputFile& operator=(const OutputFile&) = delete;

  void write(const void* data, std::size_t bytes);
  void write(std::string_view text) { write(text.data(), text.size()); }
  void flush();
  [[nodiscard]] std::uint64_t position() const { return position_; }
  void seek(std::uint64_t position);
  [[nodiscard]] bool failed() const { return errorNumber_ != 0; }

  /// Flushes and closes. The error is the system's words alone ("No space left on device").
  Result<void> close();

 private:
  void remember(int errorNumber);

  int descriptor_;
  int errorNumber_ = 0;
  std::uint64_t position_ = 0;
  std::vector<char> buffer_;
};

}  // namespace scarp
