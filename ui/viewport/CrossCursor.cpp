#include "ui/viewport/CrossCursor.h"

#include <QPainter>
#include <QPixmap>
#include <cmath>

namespace scarp {
namespace {

constexpr int kSize = 23;                    ///< Logical pixels; odd, so that there is one in the middle.
constexpr double kGap = 3.5, kReach = 10.5;  ///< The arms, from the middle.

}  // namespace

QCursor crossCursor(double devicePixelRatio) {
  QPixmap picture(static_cast<int>(std::lround(kSize * devicePixelRatio)),
                  static_cast<int>(std::lround(kSize * devicePixelRatio)));
  picture.setDevicePixelRatio(devicePixelRatio);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  painter.translate(0.5 * kSize, 0.5 * kSize);
  const auto draw = [&painter](const QColor& colour, double width) {
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::FlatCap));
    const double rim = 0.5 * (width - 1.0);
    for (int arm = 0; arm < 4; ++arm) {
      painter.drawLine(QPointF(kGap - rim, 0.0), QPointF(kReach + rim, 0.0));
      painter.rotate(90.0);
    }
  };
  draw(QColor(16, 18, 22), 3.0);
  draw(Qt::white, 1.0);
  painter.end();
  return QCursor(picture, kSize / 2, kSize / 2);
}

}  // namespace scarp
