#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace scarp::test {

/// What SQLite did to the disk, one thing after the other.
struct DiskEvent {
  enum class Kind { Write, Truncate, Sync, Delete };
  Kind kind = Kind::Write;
  std::string path;
  std::int64_t offset = 0;  ///< Write: where; Truncate: the new length.
  std::vector<char> bytes;  ///< Write.
};

/// Stands between SQLite and the disk while it lives: writes down what is done, and lets chosen steps fail.
/// For all databases opened meanwhile (it is SQLite's default file system); one at a time in a program.
class RecordingVfs {
 public:
  RecordingVfs();
  ~RecordingVfs();
  RecordingVfs(const RecordingVfs&) = delete;
  RecordingVfs& operator=(const RecordingVfs&) = delete;

  /// Forgets what was written down.
  void clear();
  [[nodiscard]] std::vector<DiskEvent> events() const;

  /// How the step with a number (from 0, counted from now on: writes, syncs, truncations, deletions and the
  /// making of files) and, if `forGood`, all after it end: with one of SQLite's codes. −1: no step fails.
  void failAt(int step, int code, bool forGood);
  /// Steps so far, since failAt() or clear().
  [[nodiscard]] int steps() const;

  struct State;

 private:
  std::shared_ptr<State> state_;
};

/// Files as they may be after the power went off at an event: of what was not yet synced then, some writes
/// are there, some are not, some only in part. `files` are those before the first event, by path.
[[nodiscard]] std::map<std::string, std::vector<char>> afterPowerCut(
    std::map<std::string, std::vector<char>> files, const std::vector<DiskEvent>& events, std::size_t at,
    const std::function<unsigned()>& random);

}  // namespace scarp::test
