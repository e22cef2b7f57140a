#pragma once

#include <QImage>
#include <string>

#include "core/base/Progress.h"
#include "core/io/AtomicFile.h"

namespace scarp {

/// A file for a picture, .png or .jpg by its ending, that takes its place whole or not at all.
class PictureFile {
 public:
  /// The error names a path that cannot be written or whose ending names no format.
  [[nodiscard]] static Result<PictureFile> create(const std::string& path);
  /// The error is one line that names the path. May be cancelled.
  [[nodiscard]] Result<void> write(const QImage& picture, const Progress& progress);

 private:
  PictureFile(AtomicFile file, const char* format) : file_(std::move(file)), format_(format) {}

  AtomicFile file_;
  const char* format_;  ///< Qt's name of it.
};

}  // namespace scarp
