#include "ui/materials/PictureThumbnail.h"

#include <QPainter>
#include <QPainterPath>

namespace scarp {

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
