#pragma once

#include <chrono>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/Result.h"
#include "core/recovery/Recovery.h"

namespace scarp {

/// Whose journal a folder holds; info.json.
struct RecoveryInfo {
  std::string name;  ///< Of the document, for a person.
  std::string path;  ///< Its file; empty where it has none.
  long pid = 0;      ///< Of the program that edits it.
  std::chrono::sys_time<std::chrono::milliseconds> started;

  bool operator==(const RecoveryInfo&) const = default;
};

/// A folder of the store, held: as long as this lives no other program takes it for left behind. Its files:
/// `journal`, base-N.scarp, info.json, picture.png, recovering, lock.
class RecoveryFolder {
 public:
  RecoveryFolder(RecoveryFolder&& other) noexcept;
  RecoveryFolder& operator=(RecoveryFolder&& other) noexcept;
  ~RecoveryFolder();  ///< Lets it go; what is in it stays.

  [[nodiscard]] const std::string& path() const { return path_; }
  [[nodiscard]] Result<void> writeInfo(const RecoveryInfo& info) const;
  /// PNG, for the list of what can be recovered.
  [[nodiscard]] Result<void> writePicture(std::span<const std::byte> png) const;
  /// Says, before so many edits are recovered, that it is being tried; endRecovery() says that it went well.
  [[nodiscard]] Result<void> beginRecovery(std::size_t edits) const;
  /// Nothing is lost any more: takes it away with all that is in it.
  void remove();

 private:
  friend class RecoveryStore;
  RecoveryFolder(std::string path, int lock) : path_(std::move(path)), lock_(lock) {}

  std::string path_;
  int lock_ = -1;  ///< An open file under flock.
};

/// What a program that died has left behind.
struct Recoverable {
  std::string folder;
  RecoveryInfo info;
  std::chrono::sys_time<std::chrono::milliseconds> changed;  ///< The last edit.
  std::size_t edits = 0;
  std::uint64_t bytes = 0;  ///< Of the journal.
  std::string picture;      ///< Path; empty: there is none.
  std::string server{};     ///< Address of the server that its edits wait for; empty: of none.
  Message trouble{};        ///< What is wrong with the journal, one line; empty: nothing.
  /// Edits of which a recovery was begun and did not come to its end: the program may have died of one.
  std::optional<std::size_t> triedInVain{};
};

/// What is recovered from a folder of the store is open and in use.
void endRecovery(const std::string& folder);

/// The folder that journals lie in, one folder each. Several programs use it at a time. Any thread.
class RecoveryStore {
 public:
  /// $XDG_STATE_HOME/scarp/recovery, or ~/.local/state/scarp/recovery.
  [[nodiscard]] static std::string usualFolder();

  explicit RecoveryStore(std::string folder = usualFolder()) : folder_(std::move(folder)) {}

  /// A new folder for a document. An error where none can be made; it names the store's.
  [[nodiscard]] Result<RecoveryFolder> begin(const RecoveryInfo& info) const;
  /// What can be recovered, the latest first. Folders whose program lives are passed over; those that hold
  /// nothing unsaved are taken away.
  [[nodiscard]] std::vector<Recoverable> left() const;
  /// Takes a folder over, to recover from it and remove() it once that is somewhere else. An error where
  /// another program was faster.
  [[nodiscard]] Result<RecoveryFolder> take(const std::string& folder) const;

 private:
  std::string folder_;
};

}  // namespace scarp
