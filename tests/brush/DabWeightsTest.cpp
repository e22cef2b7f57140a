#include <gtest/gtest.h>

#include <cmath>

#include "core/brush/DabWeights.h"

namespace scarp {
namespace {

BrushSettings brushWith(Falloff falloff) {
  BrushSettings brush;
  brush.falloff = falloff;
  brush.falloffCurve = *Curve::through({{0.0, 0.1}, {0.4, 0.8}, {1.0, 1.0}});
  return brush;
}

constexpr Falloff kAll[] = {Falloff::Smooth, Falloff::Linear,   Falloff::Spherical, Falloff::Tip,
                            Falloff::Sharp,  Falloff::Constant, Falloff::Curve};

TEST(DabWeights, AreTheAmountTimesTheFalloff) {
  const GridFrame frame{300, 260, 2.0, 3.0};
  for (const Falloff falloff : kAll)
    for (const double inner : {0.0, 0.5}) {
      BrushSettings brush = brushWith(falloff);
      brush.innerRadius = inner;
      const Dab dab{{31.7, -55.2}, 2.5, 120.0};
      const DabWeights weights(dab, brush, frame);
      std::vector<float> amounts(300);
      for (int row = 0; row < frame.rows; ++row) {
        weights.amounts(row, 0, frame.columns, amounts.data());
        const auto [from, to] = weights.reach(row, 0, frame.columns);
        for (int column = 0; column < frame.columns; ++column) {
          const double d = std::hypot(frame.x(column) - 31.7, frame.y(row) + 55.2) / 120.0;
          const float amount = amounts[static_cast<std::size_t>(column)];
          // At the rim a falloff may jump or stand upright.
          if (std::abs(d - 1.0) > 1e-4) {
            ASSERT_NEAR(amount, 2.5 * brushWeight(brush, d), 2e-3) << int(falloff) << " " << d;
          }
          const bool within = column >= from && column < to;
          ASSERT_TRUE(within || amount == 0.0F) << "what is out of reach weighs nothing";
        }
      }
    }
}

}  // namespace
}  // namespace scarp
