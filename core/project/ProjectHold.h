#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace scarp {

/// A project file's descriptor, and with it the hold that says who may save to it (flock). Any thread.
class ProjectHold {
 public:
  /// Never null; one of a file that cannot be opened holds nothing. wanted: for saving. shared: what this
  /// process holds of the same file does not stand in the way, and both hold it.
  [[nodiscard]] static std::shared_ptr<ProjectHold> open(const std::string& path, bool wanted, bool shared);
  ~ProjectHold();
  ProjectHold(const ProjectHold&) = delete;
  ProjectHold& operator=(const ProjectHold&) = delete;

  /// Whether what is at a path is another file by now than the one that is held, or none.
  [[nodiscard]] bool movedAway(const std::string& path) const;

  [[nodiscard]] int descriptor() const { return descriptor_; }  ///< −1: there is none.
  /// Somebody else holds the file for saving.
  [[nodiscard]] bool refused() const { return refused_; }

 private:
  explicit ProjectHold(int descriptor) : descriptor_(descriptor) {}

  int descriptor_;
  bool refused_ = false;
};

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
