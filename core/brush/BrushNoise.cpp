#include "core/brush/BrushNoise.h"

#include "core/base/Parallel.h"
#include "core/brush/DabKernel.h"

namespace scarp {

NoisePattern noisePattern(const NoiseBrush& noise, const GridFrame& frame) {
  // From the middle sample, so that a larger terrain has the same bits there.
  const int column = (frame.columns - 1) / 2, row = (frame.rows - 1) / 2;
  const double scale = noise.scale;
  return {noise.shape,
          noise.octaves,
          noise.seed,
          frame.x(column) / scale,
          frame.y(row) / scale,
          frame.dx / scale,
          -frame.dy / scale,
          column,
          row};
}

std::shared_ptr<NoiseSheet> noiseSheet(const NoiseBrush& noise, const GridFrame& frame) {
  return std::make_shared<NoiseSheet>(noisePattern(noise, frame), frame.columns, frame.rows);
}

void requireUnder(const DabWork& work, NoiseSheet& sheet) {
  parallelFor(work.loans.size(), [&](std::size_t i) {
    const GridRect& rect = work.loans[i].rect;
    const auto floor = [](int at) { return at / kNoiseSquare * kNoiseSquare; };
    for (int row = floor(rect.row0); row < rect.row1; row += kNoiseSquare)
      for (int column = floor(rect.column0); column < rect.column1; column += kNoiseSquare) {
        const GridRect square =
            GridRect{column, row, column + kNoiseSquare, row + kNoiseSquare}.intersected(rect);
        if (dabReaches(work.dab, work.frame, square)) sheet.require(square);
      }
  });
}

}  // namespace scarp
