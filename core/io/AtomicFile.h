#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <span>
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

/// Takes bytes of a file one after the other; false: enough, the rest need not come.
using ByteSink = std::function<bool(const void* data, std::size_t bytes)>;
/// Passes all bytes of a file in order, each time the same; false where the sink had enough, or it was
/// cancelled.
using ByteGiver = std::function<bool(const ByteSink& sink)>;

/// Writes over an existing file; the error is the reason alone.
[[nodiscard]] Result<void> writeGiven(const std::string& path, const ByteGiver& give);
/// Reads the file back and compares every byte.
[[nodiscard]] Result<void> proveGiven(const std::string& path, const ByteGiver& give);
/// The error of a file with another content than was written.
[[nodiscard]] inline Error notAsWritten() { return Error{"it does not read back as it was written"}; }

/// A file that takes its place at once or not at all: written beside the target under another name, then
/// renamed over it. Destroyed uncommitted, it leaves nothing behind; what a
/// process that was killed has left is removed by the next one that writes into the folder. One thread.
class AtomicFile {
 public:
  /// Creates the temporary file, empty. The error names the target: a folder that cannot be written, a
  /// target that is a folder …
  static Result<AtomicFile> create(const std::string& target);
  ~AtomicFile();
  AtomicFile(AtomicFile&& other) noexcept;
  AtomicFile& operator=(AtomicFile&&) = delete;

  /// Where to write; the file exists.
  [[nodiscard]] const std::string& temporaryPath() const { return temporary_; }
  [[nodiscard]] const std::string& target() const { return shown_; }

  /// Forces what was written onto the disk. The error names the target.
  Result<void> sync() const;

  /// Puts files into their places, all or none, in order, and removes the companions of rasters that were
  /// there (Companions.h) unless they are among the files. The files have been synced. `check` runs when the
  /// files are in place; if it fails, everything is restored and its error is returned.
  static Result<void> commit(std::span<AtomicFile* const> files,
                             const std::function<Result<void>()>& check = {});

  /// Puts this file alone into its place.
  Result<void> commit();

 private:
  AtomicFile(std::string shown, std::string target, std::string temporary);
  void restoreOld();

  std::string shown_;   // The target as the person wrote it.
  std::string target_;  // The same with symbolic links followed.
  std::string temporary_;
  std::string backup_;  // A second name of the old file while commit() is under way.
  bool placed_ = false;
};

/// Extensions of temporary folders. A staged folder has new files only and is not in its place yet.
inline constexpr const char* kStagedFolder = "staged";
/// A replaced folder has, or may have, files of an earlier export.
inline constexpr const char* kReplacedFolder = "replaced";

/// Returns an unused temporary name beside a target, with the process and the purpose in it.
[[nodiscard]] std::string temporaryBeside(const std::string& target, const char* purpose);

/// Temporary folder beside a target, for a raster that is written with other files. Removed with this object;
/// after a killed process by sweepTemporaries().
class StagedFolder {
 public:
  /// The error names the target.
  [[nodiscard]] static Result<std::unique_ptr<StagedFolder>> create(const std::string& target);
  ~StagedFolder();
  StagedFolder(const StagedFolder&) = delete;
  StagedFolder& operator=(const StagedFolder&) = delete;

  /// Path in the folder with the file name of the target.
  [[nodiscard]] const std::string& raster() const { return raster_; }
  /// Files beside the raster, except those that a killed write may have left.
  [[nodiscard]] std::vector<std::filesystem::path> others() const;

 private:
  explicit StagedFolder(std::filesystem::path path) : path_(std::move(path)) {}
  std::filesystem::path path_;
  std::string raster_;
};

/// Removes temporary files that killed processes left beside a target. Files of the user are never removed.
void sweepTemporaries(const std::string& target);

/// Makes renames in the folder of a file last. Where a folder cannot be synced, nothing is lost.
void syncParentFolder(const std::string& path);

/// The one line for a target that cannot be written. `reason`: a Message, or the system's words.
[[nodiscard]] Error cannotWrite(const std::string& target, MessageValue reason);

/// The same for a file whose writing failed. Libraries say that a write failed, not that the disk is full.
[[nodiscard]] Error writeFailure(const AtomicFile& file, const Error& reason);

}  // namespace scarp
