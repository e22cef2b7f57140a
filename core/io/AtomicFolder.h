#pragma once

#include <string>

#include "core/base/Result.h"

namespace scarp {

/// A folder that takes its place at once or not at all: filled beside the target under another name, then
/// renamed. Destroyed uncommitted, it leaves nothing behind. A folder that is there already is replaced only
/// where it is empty or has a file of the name `mark`, which an earlier export put there. One thread.
class AtomicFolder {
 public:
  /// Makes the temporary folder, empty. The error names the target.
  static Result<AtomicFolder> create(const std::string& target, const std::string& mark);
  ~AtomicFolder();
  AtomicFolder(AtomicFolder&& other) noexcept;
  AtomicFolder& operator=(AtomicFolder&&) = delete;

  /// Where to write; the folder exists.
  [[nodiscard]] const std::string& temporaryPath() const { return temporary_; }
  [[nodiscard]] const std::string& target() const { return target_; }

  /// Writes a file, with the folders that it lies in, and reads it back. The error names the target.
  Result<void> write(const std::string& name, const void* data, std::size_t bytes);

  /// Forces all onto the disk and puts it into its place.
  Result<void> commit();

 private:
  AtomicFolder(std::string target, std::string temporary)
      : target_(std::move(target)), temporary_(std::move(temporary)) {}

  std::string target_, temporary_;
};

}  // namespace scarp
