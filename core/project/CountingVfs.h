#pragma once

#include <cstdint>
#include <memory>
#include <string>

namespace scarp {

/// A file system for one SQLite connection that is the usual one (the default when this is made) and counts
/// what is written through it: into the database and its rollback journal. Outlives the connection.
class CountingVfs {
 public:
  CountingVfs();
  ~CountingVfs();
  CountingVfs(const CountingVfs&) = delete;
  CountingVfs& operator=(const CountingVfs&) = delete;

  /// For sqlite3_open_v2().
  [[nodiscard]] const std::string& name() const;
  /// Bytes written so far. Any thread.
  [[nodiscard]] std::uint64_t bytesWritten() const;

 private:
  struct Private;
  std::unique_ptr<Private> d_;
};

}  // namespace scarp
