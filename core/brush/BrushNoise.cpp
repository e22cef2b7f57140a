#include "core/brush/BrushNoise.h"

#include <algorithm>
#include <cmath>

#include "core/base/Parallel.h"

namespace scarp {

namespace {

/// Whether a dab comes as far as a rectangle of samples.
bool reaches(const Dab& dab, const GridFrame& frame, const GridRect& samples) {
  const double west = frame.x(samples.column0), east = frame.x(samples.column1 - 1);
  const double north = frame.y(samples.row0), south = frame.y(samples.row1 - 1);
  const double x = dab.centre.x() - std::clamp(dab.centre.x(), west, east);
  const double y = dab.centre.y() - std::clamp(dab.centre.y(), south, north);
  // A cell more, as rows begin and end a little beyond the rim.
  return std::hypot(x, y) <= dab.radius + 2.0 * std::max(frame.dx, frame.dy);
}

}  // namespace

std::shared_ptr<NoiseSheet> noiseSheet(const NoiseBrush& noise, const GridFrame& frame) {
  // From the middle sample, so that a larger terrain has the same bits there.
  const int column = (frame.columns - 1) / 2, row = (frame.rows - 1) / 2;
  const double scale = noise.scale;
  const NoisePattern pattern{noise.shape,
                             noise.octaves,
                             noise.seed,
                             frame.x(column) / scale,
                             frame.y(row) / scale,
                             frame.dx / scale,
                             -frame.dy / scale,
                             column,
                             row};
  return std::make_shared<NoiseSheet>(pattern, frame.columns, frame.rows);
}

void requireUnder(const DabWork& work, NoiseSheet& sheet) {
  parallelFor(work.loans.size(), [&](std::size_t i) {
    const GridRect& rect = work.loans[i].rect;
    const auto floor = [](int at) { return at / kNoiseSquare * kNoiseSquare; };
    for (int row = floor(rect.row0); row < rect.row1; row += kNoiseSquare)
      for (int column = floor(rect.column0); column < rect.column1; column += kNoiseSquare) {
        const GridRect square =
            GridRect{column, row, column + kNoiseSquare, row + kNoiseSquare}.intersected(rect);
        if (reaches(work.dab, work.frame, square)) sheet.require(square);
      }
  });
}

}  // namespace scarp
