#include "app/commands/PictureFile.h"

#include <QBuffer>
#include <QImageWriter>
#include <array>

#include "core/base/PrintableLine.h"
#include "core/io/AtomicFile.h"

namespace scarp {

namespace {

constexpr int kJpegQuality = 92;

/// Null where the ending names no format.
const char* formatOf(const std::string& path) {
  const std::string ending = lowerExtension(path);
  if (ending == ".png") return "png";
  if (ending == ".jpg" || ending == ".jpeg") return "jpeg";
  return nullptr;
}

}  // namespace

Result<PictureFile> PictureFile::create(const std::string& path) {
  const char* format = formatOf(path);
  if (!format) return errorIn(path, "its ending names no format of pictures; use .png or .jpg");
  if (const auto file = AtomicFile::create(path); !file) return file.error();
  return PictureFile(path, format);
}

Result<PictureFile> PictureFile::createPng(const std::string& path) {
  if (const auto file = AtomicFile::create(path); !file) return file.error();
  return PictureFile(path, "png");
}

Result<void> PictureFile::write(const QImage& picture, const Progress& progress) const {
  if (!keepGoing(progress, 0.0)) return Error::cancel();
  QByteArray bytes;
  QBuffer buffer(&bytes);
  QImageWriter writer(&buffer, format_);
  if (format_ == std::string_view("jpeg")) writer.setQuality(kJpegQuality);
  if (!writer.write(picture)) return cannotWrite(path_, writer.errorString().toStdString());
  if (!keepGoing(progress, 0.9)) return Error::cancel();
  auto file = AtomicFile::create(path_);
  if (!file) return file.error();
  OutputFile out(file->temporaryPath());
  out.write(bytes.constData(), static_cast<std::size_t>(bytes.size()));
  if (const auto closed = out.close(); !closed) return writeFailure(*file, closed.error());
  if (const auto synced = file->sync(); !synced) return synced.error();
  const std::array<AtomicFile*, 1> files{&*file};
  return AtomicFile::commit(files);
}

}  // namespace scarp
