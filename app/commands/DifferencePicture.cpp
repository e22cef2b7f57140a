#include "app/commands/DifferencePicture.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/base/Parallel.h"

namespace scarp {

namespace {

constexpr int kMostPixels = 2048;  ///< Along a side.

using Colour = std::array<double, 3>;
constexpr Colour kHigher{0.13, 0.40, 0.75}, kLower{0.90, 0.45, 0.05}, kHoles{0.80, 0.10, 0.70},
    kNothing{0.16, 0.16, 0.16};

/// Lambert's shade of a sample, light from the north-west, 45° high.
double shadeAt(const Terrain& terrain, int column, int row, int step) {
  const GridFrame& frame = terrain.frame;
  const int east = std::min(column + step, frame.columns - 1), south = std::min(row + step, frame.rows - 1),
            west = std::max(column - step, 0), north = std::max(row - step, 0);
  const auto height = [&](int c, int r) { return double(terrain.heights.at(c, r)); };
  const double dx = (height(east, row) - height(west, row)) / ((east - west) * frame.dx),
               dy = (height(column, north) - height(column, south)) / ((south - north) * frame.dy);
  if (!std::isfinite(dx) || !std::isfinite(dy)) return 0.7;
  const double lit = (dx - dy + std::sqrt(2.0)) / (2.0 * std::sqrt(1.0 + dx * dx + dy * dy));
  return 0.25 + 0.75 * std::clamp(lit, 0.0, 1.0);
}

Colour colourAt(const Terrain& after, const HeightRaster& over, const GridRect& samples, double full) {
  double greatest = 0.0;
  bool ground = false, lost = false;
  for (int row = samples.row0; row < samples.row1; ++row)
    for (int column = samples.column0; column < samples.column1; ++column) {
      const double difference = over.at(column, row);
      const bool is = !std::isnan(after.heights.at(column, row));
      ground |= is;
      // Ground without a difference was a hole before; other holes are none of ours.
      if (std::isnan(difference)) {
        lost |= is;
        continue;
      }
      if (std::abs(difference) > std::abs(greatest)) greatest = difference;
    }
  if (lost) return kHoles;
  if (!ground) return kNothing;
  const double shade = shadeAt(after, samples.column0, samples.row0, samples.width());
  const double share = full > 0.0 ? std::min(1.0, std::abs(greatest) / full) : 0.0,
               weight = greatest == 0.0 ? 0.0 : 0.25 + 0.75 * share;
  const Colour& towards = greatest > 0.0 ? kHigher : kLower;
  Colour colour;
  for (std::size_t i = 0; i < 3; ++i)
    colour[i] = shade * ((1.0 - weight) * 0.85 + weight * std::min(1.0, towards[i] * 1.25));
  return colour;
}

}  // namespace

QImage differencePicture(const Terrain& after, const HeightRaster& differences, double full) {
  const GridFrame& frame = after.frame;
  const int step = (std::max(frame.columns, frame.rows) - 1) / kMostPixels + 1;
  QImage picture((frame.columns - 1) / step + 1, (frame.rows - 1) / step + 1, QImage::Format_RGB888);
  const auto stride = static_cast<std::size_t>(picture.bytesPerLine());
  unsigned char* const pixels = picture.bits();
  parallelFor(static_cast<std::size_t>(picture.height()), [&](std::size_t y) {
    for (int x = 0; x < picture.width(); ++x) {
      const int row = static_cast<int>(y) * step, column = x * step;
      const GridRect samples{column, row, std::min(column + step, frame.columns),
                             std::min(row + step, frame.rows)};
      const Colour colour = colourAt(after, differences, samples, full);
      for (std::size_t i = 0; i < 3; ++i)
        pixels[y * stride + 3 * static_cast<std::size_t>(x) + i] =
            static_cast<unsigned char>(std::lround(255.0 * std::clamp(colour[i], 0.0, 1.0)));
    }
  });
  return picture;
}

}  // namespace scarp
