#include "core/brush/DabWork.h"

#include <algorithm>

#include "core/base/Parallel.h"
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

}  // namespace scarp
