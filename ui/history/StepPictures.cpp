#include "ui/history/StepPictures.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/document/EditHistory.h"
#include "core/document/TerrainDocument.h"
#include "core/geometry/Vec.h"

namespace scarp {

namespace {

/// Towards the light, as hill shades have it: 315° and 45° high.
const Vec3 kLight(-0.5, 0.5, 0.70710678);
/// Steeper than it is: at this size a mountain would look flat.
constexpr double kRelief = 1.8;
/// Of the part's size, about it.
constexpr double kMargin = 0.3;
constexpr double kLeastCells = 12.0;

/// Low ground dark and green, high ground light and warm.
QColor tint(double share) {
  const auto mix = [share](double low, double high) { return low + share * (high - low); };
  return QColor::fromRgbF(static_cast<float>(mix(0.42, 0.93)), static_cast<float>(mix(0.55, 0.86)),
                          static_cast<float>(mix(0.40, 0.76)));
}

}  // namespace

QImage groundPicture(const HeightRaster& heights, const GridFrame& frame, const GridRect& part,
                     QSize pixels) {
  QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  if (part.empty()) return image;
  const double wide = std::max(part.width() * frame.dx, kLeastCells * frame.dx) * (1.0 + kMargin);
  const double high = std::max(part.height() * frame.dy, kLeastCells * frame.dy) * (1.0 + kMargin);
  const double metres = std::max(wide / pixels.width(), high / pixels.height());  // of a pixel
  const double stepX = metres / frame.dx, stepY = metres / frame.dy;
  const double left = 0.5 * (part.column0 + part.column1 - 1), top = 0.5 * (part.row0 + part.row1 - 1);
  // One pixel more on every side, for the slopes.
  const int columns = pixels.width() + 2, rows = pixels.height() + 2;
  std::vector<float> samples(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows), NAN);
  const auto at = [&](int x, int y) -> float& {
    return samples[static_cast<std::size_t>(y) * static_cast<std::size_t>(columns) +
                   static_cast<std::size_t>(x)];
  };
  float low = INFINITY, peak = -INFINITY;
  for (int y = 0; y < rows; ++y)
    for (int x = 0; x < columns; ++x) {
      const auto column = static_cast<int>(std::lround(left + (x - 0.5 * (columns - 1)) * stepX));
      const auto row = static_cast<int>(std::lround(top + (y - 0.5 * (rows - 1)) * stepY));
      if (!heights.rect().contains(column, row)) continue;
      const float height = at(x, y) = heights.at(column, row);
      if (std::isnan(height)) continue;
      low = std::min(low, height);
      peak = std::max(peak, height);
    }
  const double span = std::max(1e-6, static_cast<double>(peak) - low);
  // Cells larger than a pixel show as steps: their slope is that over a cell, not over a pixel.
  const double run = 2.0 * std::max(metres, std::min(frame.dx, frame.dy));
  for (int y = 0; y < pixels.height(); ++y)
    for (int x = 0; x < pixels.width(); ++x) {
      const float height = at(x + 1, y + 1);
      if (std::isnan(height)) continue;
      const auto sample = [&](int i, int j) {
        const float h = at(i, j);
        return static_cast<double>(std::isnan(h) ? height : h);
      };
      const double east = (sample(x + 2, y + 1) - sample(x, y + 1)) / run;
      const double north = (sample(x + 1, y) - sample(x + 1, y + 2)) / run;
      const Vec3 normal = Vec3(-kRelief * east, -kRelief * north, 1.0).normalized();
      const double light = std::clamp(0.30 + 0.90 * std::max(0.0, normal.dot(kLight)), 0.0, 1.15);
      const QColor colour = tint((height - low) / span);
      const auto lit = [light](int channel) { return std::clamp(static_cast<int>(light * channel), 0, 255); };
      image.setPixel(x, y, qRgb(lit(colour.red()), lit(colour.green()), lit(colour.blue())));
    }
  return image;
}

void StepPictures::follow(const TerrainDocument& document, double pixelRatio) {
  const EditHistory& history = document.history();
  pictures_.resize(history.size());
  if (history.position() == 0) return;
  const EditRecord& last = history.record(history.position() - 1);
  Picture& picture = pictures_[history.position() - 1];
  const bool same = picture.operation == last.operation && picture.changed == last.changed;
  if (last.changed.empty() || (same && !picture.picture.isNull())) return;
  QImage image = groundPicture(document.heights(), document.frame(), last.changed, kPixels * pixelRatio);
  image.setDevicePixelRatio(pixelRatio);
  picture = {last.operation, last.changed, QPixmap::fromImage(image)};
}

}  // namespace scarp
