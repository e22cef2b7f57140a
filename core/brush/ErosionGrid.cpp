#include "core/brush/ErosionGrid.h"

#include <algorithm>
#include <cmath>

#include "core/brush/DabWeights.h"
#include "core/terrain/GroundCopy.h"

namespace scarp {

ErosionGrid::ErosionGrid(const DabWork& work)
    : rect(work.rect.grown(1)),
      width(rect.width()),
      height(rect.height()),
      ground(static_cast<std::size_t>(rect.area())),
      most(ground.size(), 0.0F) {
  const GroundCopy copy(work.heights, rect);
  const float middle =
      work.heights.at((work.rect.column0 + work.rect.column1) / 2, (work.rect.row0 + work.rect.row1) / 2);
  const float level = middle == middle ? middle : 0.0F;
  const DabWeights weights(work.dab, work.settings, work.frame);
  forRows(height, rect.area(), [&](int i) {
    const int row = rect.row0 + i;
    const float* const from = copy.row(row);
    float* const to = ground.data() + rowStart(i);
    for (int c = 0; c < width; ++c) to[c] = from[c] - level;
    if (i == 0 || i == height - 1) return;
    const auto [first, end] = weights.reach(row, work.rect.column0, work.rect.column1);
    if (first < end)
      weights.amounts(row, first, end - first, most.data() + rowStart(i) + (first - rect.column0));
  });
}

void ErosionGrid::forInnerRows(const std::function<void(std::size_t, int)>& body) const {
  forRows(height - 2, rect.area(), [&](int i) { body(rowStart(i + 1) + 1, width - 2); });
}

float ErosionGrid::fractionWithin(std::span<const float> after) const {
  std::vector<float> shares(static_cast<std::size_t>(height), 1.0F);
  forInnerRows([&](std::size_t first, int count) {
    float& share = shares[first / static_cast<std::size_t>(width)];
    for (std::size_t i = first; i < first + count; ++i) {
      const float change = std::abs(after[i] - ground[i]);
      if (change * share > most[i]) share = most[i] / change;
    }
  });
  return *std::min_element(shares.begin(), shares.end());
}

void ErosionGrid::apply(const DabWork& work, std::span<const float> after, float share) const {
  forEachRow(work, [&](const DabRow& row) {
    const std::size_t start =
        rowStart(row.row - rect.row0) + static_cast<std::size_t>(row.column - rect.column0);
    for (int i = 0; i < row.count; ++i) {
      const float change = share * (after[start + i] - ground[start + i]);
      // A hole's change is not a number; what does not change keeps its bits.
      if (row.most[i] > 0.0F && (change > 0.0F || change < 0.0F)) row.heights[i] += change;
    }
  });
}

}  // namespace scarp
