#include <gtest/gtest.h>

#include "core/document/EditHistory.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/GroundOperations.h"
#include "core/edit/StrokeOperations.h"
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
  ASSERT_TRUE(perform(RevertOperation{0}, document).ok());
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

TEST(RevertGround, IsMadeAnewWhereAnEarlierStrokeIsAdjusted) {
  const auto stroke = [](double x, double strength) {
    return test::strokeAt(BrushKind::Raise, x, 0.0, 30.0, strength);
  };
  const auto made = [&](double first) {
    auto document = std::make_unique<TerrainDocument>(test::fractalTerrain(300, 200));
    // Before the adjusted step, at it, and after it.
    for (const auto& each : {stroke(-10.0, 2.0), stroke(0.0, first), stroke(10.0, 4.0)})
      EXPECT_TRUE(perform(each, *document).ok());
    for (const std::size_t step : {2U, 0U, 3U}) {
      EXPECT_TRUE(perform(RevertOperation{step}, *document).ok());
      EXPECT_TRUE(perform(stroke(5.0, 1.0), *document).ok());
    }
    return document;
  };
  const auto document = made(3.0), wanted = made(6.0);
  ASSERT_TRUE(perform(AdjustOperation{1, stroke(0.0, 6.0)}, *document).ok());
  EXPECT_TRUE(test::sameBits(test::samplesOf(document->heights()), test::samplesOf(wanted->heights())));
}

TEST(RevertGround, WhereThereIsNoSuchStepItSaysSo) {
  TerrainDocument document(test::fractalTerrain(60, 50));
  test::raise(document, {0, 0, 20, 20}, 1.0F);
  const auto done = perform(RevertOperation{2}, document);
  ASSERT_FALSE(done.ok());
  EXPECT_EQ(done.error().text(), "there is no step 2 of the history to go back to");
  EXPECT_EQ(document.history().size(), 1U);
}

TEST(RevertGround, ToWhatWouldComeAgainIsAStepWithoutAnOperation) {
  TerrainDocument document(test::fractalTerrain(60, 50));
  test::raise(document, {0, 0, 20, 20}, 1.0F);
  const auto raised = test::samplesOf(document.heights());
  ASSERT_TRUE(document.undo().ok());
  ASSERT_TRUE(perform(RevertOperation{1}, document).ok());
  EXPECT_TRUE(test::sameBits(test::samplesOf(document.heights()), raised));
  EXPECT_FALSE(document.history().record(0).operation);
}

}  // namespace
}  // namespace scarp
