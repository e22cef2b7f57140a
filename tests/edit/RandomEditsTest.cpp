#include <gtest/gtest.h>

#include "core/edit/EditSession.h"
#include "tests/edit/Hand.h"

namespace scarp {
namespace {

using test::sameBits;
using test::samplesOf;

void expectInvariants(TerrainDocument& document) {
  const GridFrame& frame = document.frame();
  EXPECT_EQ(document.pyramid().range(), HeightPyramid(document.heights()).range());
  EXPECT_EQ(document.raster(kBase) != nullptr, !document.layers().empty());
  EXPECT_EQ(document.selection() != nullptr, document.state().selecting);
  for (const auto& [id, object] : document.objects().all()) {
    EXPECT_EQ(object.id, id);
    EXPECT_TRUE(frame.covers(object.x, object.y));
    EXPECT_TRUE(!object.elevation || object.rule == ObjectRule::Stay);
    if (object.elevation) {
      EXPECT_EQ((*objectTransform(object, document.heights(), frame))(2, 3), *object.elevation);
    }
  }
  for (int row = 0; row < frame.rows; row += 3)
    for (int column = 0; column < frame.columns; column += 3) {
      const float is = document.heights().at(column, row),
                  should = test::composedSample(document, column, row);
      ASSERT_TRUE(is == should || (std::isnan(is) && std::isnan(should))) << column << ", " << row;
    }
}

/// Ten thousand of them, with a budget for the history; then all undone and done again.
void run(std::uint32_t seed, HistorySettings settings) {
  TerrainDocument document(test::fractalTerrain(150, 140));
  document.history().setSettings(std::move(settings));
  const auto start = samplesOf(document.heights());
  test::Hand hand(seed);
  int done = 0, refused = 0, pasted = 0, cut = 0, levelled = 0;
  for (int i = 0; i < 10'000; ++i) {
    const Operation operation = hand.next(document);
    const std::size_t count = document.objects().size();
    if (const auto result = perform(operation, document)) {
      ++done;
      pasted += std::holds_alternative<PasteOperation>(operation) && document.objects().size() > count;
      cut += std::holds_alternative<CutOperation>(operation) && document.objects().size() < count;
      const auto* place = std::get_if<PlaceOperation>(&operation);
      levelled += place && place->object.rule == ObjectRule::Flatten;
    } else {
      ++refused;
      EXPECT_FALSE(result.error().message.empty());
      EXPECT_EQ(result.error().message.find('\n'), std::string::npos);
    }
    ASSERT_FALSE(document.editing());
    if (i % 250 == 0) {
      expectInvariants(document);
      if (testing::Test::HasFailure()) FAIL() << "after operation " << i;
    }
  }
  EXPECT_GT(done, 5'000);
  EXPECT_GT(refused, 500) << "locked, hidden and missing things are refused";
  for (const int objects : {pasted, cut, levelled}) EXPECT_GT(objects, 5) << "objects take part";
  const auto end = samplesOf(document.heights());
  const auto objects = document.objects().all();
  const std::size_t steps = document.history().position();
  ASSERT_TRUE(document.goTo(0));
  EXPECT_TRUE(sameBits(samplesOf(document.heights()), start));
  EXPECT_TRUE(document.layers().empty());
  EXPECT_EQ(document.objects().size(), 0U);
  EXPECT_EQ(document.selection(), nullptr);
  EXPECT_EQ(document.frame().columns, 150);
  ASSERT_TRUE(document.goTo(steps));
  EXPECT_TRUE(sameBits(samplesOf(document.heights()), end));
  EXPECT_EQ(document.objects().all(), objects);
  expectInvariants(document);
}

TEST(RandomEdits, TenThousandKeepEverythingInStepAndEndWhereTheyBegan) { run(1, {}); }

TEST(RandomEdits, TheSameWhereAllHistoryGoesToDisk) {
  HistorySettings settings;
  settings.budget = 0;
  run(2, settings);
}

TEST(RandomEdits, TheSameWhereNothingCanBeWritten) {
  HistorySettings settings;
  settings.budget = 0;
  settings.folder = "/proc/no-such-folder";
  run(3, settings);
}

}  // namespace
}  // namespace scarp
