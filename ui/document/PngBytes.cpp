#include "ui/document/PngBytes.h"

#include <QBuffer>
#include <cstring>

namespace scarp {

std::vector<std::byte> pngBytes(const QImage& picture, int most) {
  if (picture.isNull()) return {};
  QImage small = picture.convertToFormat(QImage::Format_RGB32);
  if (small.width() > most || small.height() > most)
    small = small.scaled(most, most, Qt::KeepAspectRatio, Qt::SmoothTransformation);
  QByteArray png;
  QBuffer buffer(&png);
  if (!buffer.open(QIODevice::WriteOnly) || !small.save(&buffer, "PNG")) return {};
  std::vector<std::byte> bytes(static_cast<std::size_t>(png.size()));
  std::memcpy(bytes.data(), png.constData(), bytes.size());
  return bytes;
}

}  // namespace scarp
