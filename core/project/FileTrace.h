#pragma once

#include <array>
#include <cstdint>
#include <optional>

namespace scarp {

/// What shows of a database file whether somebody has written to it: its size, the time of its last change,
/// and its header, in which SQLite counts transactions.
struct FileTrace {
  std::int64_t bytes = 0, modified = 0;  ///< Nanoseconds since 1970.
  std::array<unsigned char, 100> header{};

  /// Nothing where the file cannot be read.
  [[nodiscard]] static std::optional<FileTrace> of(int descriptor);
  /// Whether size and time of the file are still these; costs one call of the system.
  [[nodiscard]] bool standsFor(int descriptor) const;
  /// Transactions so far, as the header has it; nothing where that is no header.
  [[nodiscard]] std::optional<std::uint32_t> transactions() const;
};

}  // namespace scarp
