#include <gtest/gtest.h>

#include "core/document/TerrainDocument.h"
#include "core/scene/LiveMeasure.h"
#include "tests/edit/RaisedGround.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

const std::vector<Vec2> kOutline{{-60.0, -50.0}, {70.0, -40.0}, {50.0, 65.0}, {-30.0, 40.0}};

struct Measured {
  Measured() : document(test::fractalTerrain(200, 200)), live(document) {
    live.setLine(kOutline, true);
    live.update();
  }
  void expectTrue(const VolumeReference& reference) {
    GroundArea anew(document.frame(), kOutline, reference);
    anew.measure(document.heights());
    ASSERT_TRUE(live.area());
    EXPECT_EQ(*live.area(), anew.figures());
  }
  TerrainDocument document;
  LiveMeasure live;
};

TEST(LiveMeasure, StaysTrueWhileTheGroundIsEdited) {
  for (const auto kind : {VolumeBase::Kind::Fitted, VolumeBase::Kind::Lowest, VolumeBase::Kind::Highest,
                          VolumeBase::Kind::Height}) {
    Measured all;
    EXPECT_TRUE(all.live.setBase({kind, 4.0, 0}).ok());
    int told = 0;
    const Subscription counting = all.live.changed.subscribe([&] { ++told; });
    for (int i = 0; i < 3; ++i) {
      test::raise(all.document, {60 + 12 * i, 30 + 20 * i, 95 + 12 * i, 60 + 20 * i}, 3.0f);
      EXPECT_EQ(told, i + 1);
      all.live.update();
      ASSERT_TRUE(all.live.plane());
      all.expectTrue(*all.live.plane());
      std::vector<Vec2> border = kOutline;
      border.push_back(kOutline.front());
      const auto figures = figuresOf(groundProfile(all.document.heights(), all.document.frame(), border));
      EXPECT_EQ(all.live.figures()->surfaceLength, figures->surfaceLength);
      if (kind == VolumeBase::Kind::Lowest) {
        EXPECT_EQ(all.live.plane()->height, figures->lowest.height);
      }
      if (kind == VolumeBase::Kind::Height) {
        EXPECT_EQ(all.live.plane()->height, 4.0);
      }
    }
  }
}

TEST(LiveMeasure, ComparesWithAnEarlierStateWhateverHappensToTheHistory) {
  Measured all;
  const HeightRaster opened = all.document.heights();
  test::raise(all.document, {80, 80, 100, 100}, 5.0f);
  const HeightRaster middle = all.document.heights();
  test::raise(all.document, {90, 90, 120, 120}, -2.0f);
  EXPECT_TRUE(all.live.setBase({VolumeBase::Kind::Earlier, 0.0, 0}).ok());
  all.live.update();
  all.expectTrue(opened);
  EXPECT_FALSE(all.live.plane());
  EXPECT_NEAR(all.live.area()->above - all.live.area()->below, 20.0 * 20.0 * 5.0 - 30.0 * 30.0 * 2.0, 1.0);
  EXPECT_TRUE(all.live.setBase({VolumeBase::Kind::Earlier, 0.0, 1}).ok());
  all.live.update();
  all.expectTrue(middle);
  EXPECT_TRUE(all.document.undo().ok());
  all.live.update();
  all.expectTrue(middle);
  EXPECT_EQ(all.live.area()->above, 0.0);
  test::raise(all.document, {70, 70, 90, 90}, 1.0f);
  all.live.update();
  all.expectTrue(middle);
}

TEST(LiveMeasure, AnOutlineThatCrossesItselfHasNoArea) {
  Measured all;
  all.live.setLine({{0, 0}, {20, 20}, {20, 0}, {0, 20}}, true);
  all.live.update();
  EXPECT_TRUE(all.live.outlineCrossesItself());
  EXPECT_FALSE(all.live.area());
  EXPECT_TRUE(all.live.figures());
  all.live.setLine(kOutline, false);
  all.live.update();
  EXPECT_FALSE(all.live.area());
  all.live.setLine({{900, 900}, {950, 900}, {950, 950}}, true);
  all.live.update();
  EXPECT_FALSE(all.live.figures());
  EXPECT_FALSE(all.live.area()) << "no border, no plane";
}

}  // namespace
}  // namespace scarp
