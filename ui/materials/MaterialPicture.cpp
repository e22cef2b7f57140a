#include "ui/materials/MaterialPicture.h"

#include <QCache>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <utility>

#include "ui/render/ColourRamps.h"
#include "ui/render/MaterialTexture.h"

namespace scarp {

namespace {

constexpr int kSide = 64;        ///< Texels of the tiles that pictures are made of.
constexpr double kRelief = 0.8;  ///< So much of the relief is seen: a small picture is noisy else.
constexpr int kFiner = 2;        ///< Pixels of an icon for one of the interface.
constexpr std::array kSun{-0.45, 0.45, 0.77};  ///< East, north, up.

/// Texels are made once: a texture takes milliseconds.
const MaterialTexels& texelsOf(int texture) {
  static std::map<int, MaterialTexels> made;
  const auto found = made.find(texture);
  return found != made.end() ? found->second
                             : made.emplace(texture, materialTexture(texture, kSide)).first->second;
}

/// Linear red, green and blue, 0…1, as they are seen.
std::array<double, 3> texelColour(const Material& material, const MaterialTexels& texels, std::size_t texel) {
  const double alongRow = kRelief * 2.0 * texels.slopes[2 * texel] / 127.0,
               alongColumn = kRelief * 2.0 * texels.slopes[2 * texel + 1] / 127.0;
  // Rows go south.
  const double light = (kSun[2] - alongRow * kSun[0] + alongColumn * kSun[1]) /
                       std::sqrt(1.0 + alongRow * alongRow + alongColumn * alongColumn) / kSun[2];
  std::array<double, 3> colour{};
  for (std::size_t i = 0; i < 3; ++i)
    colour[i] = toLinear(material.colour[i] / 255.0) * (2.0 * texels.tints[4 * texel + i] / 255.0) *
                std::max(0.15, light);
  return colour;
}

}  // namespace

QImage materialPicture(const Material& material, int pixels) {
  const MaterialTexels& texels = texelsOf(materialTextureOf(material));
  QImage tile(kSide, kSide, QImage::Format_RGB32);
  const auto byte = [](double linear) {
    return static_cast<int>(std::lround(255.0 * toSrgb(std::clamp(linear, 0.0, 1.0))));
  };
  for (int row = 0; row < kSide; ++row)
    for (int column = 0; column < kSide; ++column) {
      const auto texel = static_cast<std::size_t>(row) * kSide + static_cast<std::size_t>(column);
      const auto [red, green, blue] = texelColour(material, texels, texel);
      tile.setPixel(column, row, qRgb(byte(red), byte(green), byte(blue)));
    }
  return tile.scaled(pixels, pixels, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

QIcon materialIcon(const Material& material) {
  constexpr int kPixels = kFiner * kMaterialIcon, kMost = 512;
  // Lists show the same ones again and again while a colour is dragged.
  static QCache<quint64, QImage> made(kMost);
  const auto [red, green, blue] = material.colour;
  const quint64 key =
      static_cast<quint64>(materialTextureOf(material)) << 32 | static_cast<quint64>(qRgb(red, green, blue));
  if (const QImage* known = made.object(key)) return QIcon(QPixmap::fromImage(*known));
  QImage picture(kPixels, kPixels, QImage::Format_ARGB32_Premultiplied);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  QPainterPath shape;
  shape.addRoundedRect(QRectF(1, 1, kPixels - 2, kPixels - 2), 6, 6);
  painter.setClipPath(shape);
  painter.drawImage(0, 0, materialPicture(material, kPixels));
  painter.end();
  made.insert(key, new QImage(picture));
  return QIcon(QPixmap::fromImage(picture));
}

QPixmap pictureThumbnail(const PicturePtr& picture, const QColor& instead, int side) {
  QPixmap made(side, side);
  made.fill(Qt::transparent);
  QPainter painter(&made);
  painter.setRenderHint(QPainter::Antialiasing);
  QPainterPath shape;
  shape.addRoundedRect(QRectF(made.rect()).adjusted(1, 1, -1, -1), 4, 4);
  painter.setClipPath(shape);
  if (!picture) {
    painter.fillPath(shape, instead);
    return made;
  }
  const Texels texels = texelsOf(*picture);
  const QImage image(texels.values.data(), texels.columns, texels.rows, texels.columns * texels.channels,
                     texels.channels == 1 ? QImage::Format_Grayscale8 : QImage::Format_RGB888);
  painter.drawImage(made.rect(), image.scaled(side, side, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
  return made;
}

}  // namespace scarp
