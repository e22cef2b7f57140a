#include "core/brush/DabWork.h"

#include <algorithm>

#include "core/base/Parallel.h"
#include "core/brush/DabKernel.h"
#include "core/brush/DabWeights.h"

namespace scarp {

namespace {

/// Dabs of fewer samples than this are not worth waking other threads for.
constexpr long long kParallelFrom = 16 * 1024;

/// rest: of the loan, or null.
void applyTo(const TileLoan<float>& loan, const TileLoan<float>* rest, const DabWeights& weights,
             const std::function<void(const DabRow&)>& change) {
  // Whole registers: what is left over is computed one by one otherwise, and behind the run nobody looks.
  constexpr int kRegister = 16;
  float most[HeightRaster::tileSize + kRegister], none[HeightRaster::tileSize + kRegister];
  for (int row = loan.rect.row0; row < loan.rect.row1; ++row) {
    const auto [from, to] = weights.reach(row, loan.rect.column0, loan.rect.column1);
    if (from >= to) continue;
    weights.amounts(row, from, (to - from + kRegister - 1) / kRegister * kRegister, most);
    if (!rest) std::fill_n(none, to - from, 0.0F);
    float* const rests = rest ? rest->row(row) + (from - loan.rect.column0) : none;
    change({loan.row(row) + (from - loan.rect.column0), most, to - from, from, row, rests});
  }
}

}  // namespace

void forEachRow(const DabWork& work, const std::function<void(const DabRow&)>& change) {
  forEachRow(work, DabWeights(work.dab, work.settings, work.frame), change);
}

void forEachRow(const DabWork& work, const DabWeights& weights,
                const std::function<void(const DabRow&)>& change) {
  long long area = 0;
  for (const TileLoan<float>& loan : work.loans) area += loan.rect.area();
  const auto apply = [&](std::size_t i) {
    applyTo(work.loans[i], work.rests.empty() ? nullptr : &work.rests[i], weights, change);
  };
  if (area < kParallelFrom) {
    for (std::size_t i = 0; i < work.loans.size(); ++i) apply(i);
  } else {
    parallelFor(work.loans.size(), apply);
  }
}

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
