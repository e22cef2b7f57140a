#pragma once

#include <memory>
#include <string>

#include "core/base/Result.h"

namespace scarp {

/// Format of a folder of web tiles. It identifies exports by earlier versions, which have no list of their
/// files.
struct TileFolderFormat {
  const char* index;      ///< "tiles.json": a JSON object with the key "scarp".
  const char* extension;  ///< ".png", of the tiles "zoom/x/y.png".
};

/// A folder of web tiles that is written beside its target and moved to the target when it is complete. If it
/// is destroyed before that, nothing is left behind. One thread.
///
/// A folder that exists is replaced only where it is empty or has an earlier export (see FolderManifest).
/// Files of the user in it are kept where they are: files that no export wrote, and exported ones that were
/// changed since. Without files of the user, the folder is exchanged as a whole; a process that is killed
/// leaves the old export or the new one. With files of the user, each zoom level is exchanged separately, or
/// each file in a folder that also has files of the user. A process that is killed there leaves tiles of both
/// exports, and the next export completes it. On file systems without exchange, files are replaced one by
/// one.
class AtomicFolder {
 public:
  /// Creates the temporary folder, empty. The error names the target.
  static Result<AtomicFolder> create(const std::string& target, const TileFolderFormat& format);
  ~AtomicFolder();
  AtomicFolder(AtomicFolder&& other) noexcept;
  AtomicFolder& operator=(AtomicFolder&&) = delete;

  [[nodiscard]] const std::string& target() const;

  /// Writes a file with the folders on its path and reads it back. The error names the target, or the file of
  /// the user that has this name.
  Result<void> write(const std::string& name, const void* data, std::size_t bytes);

  /// Syncs all files to the disk and moves them to the target. If this fails, the target is unchanged.
  Result<void> commit();

 private:
  class Replacement;
  class Work;
  explicit AtomicFolder(std::unique_ptr<Work> work);
  std::unique_ptr<Work> work_;
};

}  // namespace scarp
