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

TEST(DabWeights, DoNotDependOnWhereARunBegins) {
  const GridFrame frame{400, 10, 1.0, 1.0};
  for (const Falloff falloff : kAll) {
    const BrushSettings brush = brushWith(falloff);
    const DabWeights weights({{-20.3, 1.7}, 3.0, 150.0}, brush, frame);
    std::vector<float> whole(400), part(400);
    weights.amounts(4, 0, 400, whole.data());
    for (int from = 0; from < 400; from += 37)
      weights.amounts(4, from, std::min(37, 400 - from), part.data() + from);
    EXPECT_EQ(whole, part) << int(falloff);
  }
}

TEST(DabWeights, AreShapedByTheAlphaTurned) {
  // White in its eastern half; turned by a quarter that is the north.
  auto alpha = std::make_shared<Alpha>();
  alpha->columns = alpha->rows = 64;
  for (int i = 0; i < 64 * 64; ++i) alpha->values.push_back(i % 64 >= 32 ? 1.0F : 0.0F);
  BrushSettings brush = brushWith(Falloff::Constant);
  brush.alpha = alpha;
  const GridFrame frame{101, 101, 1.0, 1.0};
  const DabWeights weights({{0.0, 0.0}, 1.0, 50.0, 1.5707963267948966}, brush, frame);
  float amounts[101];
  weights.amounts(20, 0, 101, amounts);  // 30 m north of the centre
  EXPECT_NEAR(amounts[50], 1.0F, 1e-5);
  weights.amounts(80, 0, 101, amounts);
  EXPECT_NEAR(amounts[50], 0.0F, 1e-5);
}

}  // namespace
}  // namespace scarp
