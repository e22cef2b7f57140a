#pragma once

#include <QImage>
#include <string>

#include "core/base/Progress.h"
#include "core/base/Result.h"

namespace scarp {

/// A file for a picture, .png or .jpg by its ending, that takes its place whole or not at all.
class PictureFile {
 public:
  /// Leaves nothing yet. The error names a path that cannot be written or whose ending names no format.
  [[nodiscard]] static Result<PictureFile> create(const std::string& path);
  /// The same for PNG, whatever the ending.
  [[nodiscard]] static Result<PictureFile> createPng(const std::string& path);
  /// The error is one line that names the path. May be cancelled.
  [[nodiscard]] Result<void> write(const QImage& picture, const Progress& progress) const;

 private:
  PictureFile(std::string path, const char* format) : path_(std::move(path)), format_(format) {}

  std::string path_;
  const char* format_;  ///< Qt's name of it.
};

}  // namespace scarp
