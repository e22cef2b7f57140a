#include <gtest/gtest.h>

#include "core/edit/RevertGround.h"
#include "tests/edit/Layered.h"
#include "tests/edit/RaisedGround.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

TEST(RevertGround, ReachesAsFarAsTheSelection) {
  TerrainDocument document(test::fractalTerrain(300, 200));
  const HeightRaster opened = document.heights();
  test::raise(document, {20, 20, 280, 180}, 5.0F);
  const HeightRaster raised = document.heights();
  MaskRaster weights(300, 200, 0.0F);
  const GridRect whole{100, 50, 150, 150}, half{150, 50, 200, 150};
  weights.write(whole, std::vector<float>(static_cast<std::size_t>(whole.area()), 1.0F));
  weights.write(half, std::vector<float>(static_cast<std::size_t>(half.area()), 0.5F));
  test::select(document, weights);
  ASSERT_TRUE(revertGround(document, 0).ok());
  for (int row = 0; row < 200; ++row)
    for (int column = 0; column < 300; ++column) {
      const float was = opened.at(column, row), is = raised.at(column, row);
      const float wanted = whole.contains(column, row)  ? was
                           : half.contains(column, row) ? is + 0.5F * (was - is)
                                                        : is;
      ASSERT_EQ(document.heights().at(column, row), wanted) << column << ", " << row;
    }
  EXPECT_EQ(document.history().size(), 3U) << "one step";
  ASSERT_TRUE(document.undo().ok());
  EXPECT_TRUE(test::sameBits(test::samplesOf(document.heights()), test::samplesOf(raised)));
}

TEST(RevertGround, WithoutASelectionReachesEverywhere) {
  TerrainDocument document(test::fractalTerrain(300, 200));
  std::vector<std::vector<float>> states{test::samplesOf(document.heights())};
  for (int i = 0; i < 4; ++i) {
    test::raise(document, {40 * i, 20 * i, 40 * i + 100, 20 * i + 90}, 1.0F);
    states.push_back(test::samplesOf(document.heights()));
  }
  for (const std::size_t position : {2U, 4U, 0U}) {
    ASSERT_TRUE(revertGround(document, position).ok());
    EXPECT_TRUE(test::sameBits(test::samplesOf(document.heights()), states[position]));
  }
}

}  // namespace
}  // namespace scarp
