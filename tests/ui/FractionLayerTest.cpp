#include <random>

#include "core/visibility/GroundAnalysis.h"
#include "tests/ui/RenderHarness.h"

namespace scarp {
namespace {

constexpr int kFractionLayerWidth = 480, kFractionLayerHeight = 320;

class FractionLayerTest : public ::testing::Test {
 protected:
  FractionLayerTest()
      : document_(test::fractalTerrain(1300, 900)), harness_(kFractionLayerWidth, kFractionLayerHeight) {}

  FractionBytes random(const GridRect& rect) {
    FractionBytes fractions{rect, std::vector<std::uint8_t>(static_cast<std::size_t>(rect.area()))};
    for (std::uint8_t& value : fractions.values) value = static_cast<std::uint8_t>(random_());
    return fractions;
  }
  /// From near and from far, so that fine and coarse levels are drawn.
  Camera from(double distance) const {
    Camera camera;
    camera.position = {0.0, -distance, document_.box().max.z() + 0.7 * distance};
    camera.pitch = -0.7;
    camera.fitClipPlanes(document_.box());
    return camera;
  }
  QImage draw(double distance, std::shared_ptr<const FractionMap> map,
              AnalysisKind kind = AnalysisKind::SkyView) {
    SceneView view = harness_.view(from(distance));
    if (map) view.fractions = GroundFractions{kind, std::move(map), false, {}};
    harness_.draw(document_, view);
    return harness_.picture();
  }

  TerrainDocument document_;
  test::RenderHarness harness_;
  std::mt19937 random_{9};
};

TEST_F(FractionLayerTest, ChangedPartsAreDrawnAsIfNewFromTheStart) {
  const auto map = std::make_shared<FractionMap>(1300, 900);
  map->replace(random(map->rect()));
  for (int i = 0; i < 6; ++i) {
    const int column = 560 + static_cast<int>(random_() % 120), row = 430 + static_cast<int>(random_() % 120);
    const GridRect rect{column, row, column + 1 + static_cast<int>(random_() % 90),
                        row + 1 + static_cast<int>(random_() % 90)};
    const QImage nearBefore = draw(150.0, map), farBefore = draw(1200.0, map);
    map->replace(random(rect));
    harness_.renderer().fractionsChanged(rect);
    const QImage near = draw(150.0, map), far = draw(1200.0, map);
    draw(150.0, nullptr);  // without fractions nothing is kept of them
    EXPECT_EQ(near, draw(150.0, map)) << i;
    EXPECT_EQ(far, draw(1200.0, map)) << i;
    if (rect.area() > 2000) {
      EXPECT_NE(near, nearBefore) << i;
      EXPECT_NE(far, farBefore) << i;
    }
  }
}

TEST_F(FractionLayerTest, WhereThereIsNoFractionTheGroundKeepsItsColours) {
  const QImage bare = draw(800.0, nullptr);
  EXPECT_EQ(draw(800.0, std::make_shared<FractionMap>(1300, 900)), bare);
  auto some = std::make_shared<FractionMap>(1300, 900);
  some->replace(random({600, 400, 700, 500}));
  EXPECT_NE(draw(800.0, some), bare);
  EXPECT_EQ(draw(800.0, nullptr), bare);
}

TEST_F(FractionLayerTest, AnotherMapOrKindNeedsNoTelling) {
  const auto one = std::make_shared<FractionMap>(1300, 900), other = std::make_shared<FractionMap>(1300, 900);
  one->replace(random(one->rect()));
  other->replace(random(other->rect()));
  const QImage first = draw(600.0, one);
  const QImage second = draw(600.0, other);
  EXPECT_NE(second, first);
  EXPECT_NE(draw(600.0, other, AnalysisKind::SunShadow), second);
  EXPECT_EQ(draw(600.0, one), first);
  draw(600.0, nullptr);
  EXPECT_EQ(draw(600.0, other), second);
}

TEST_F(FractionLayerTest, LightComesFromWhereTheFractionsWantIt) {
  const auto even = std::make_shared<FractionMap>(1300, 900);
  even->replace(
      {even->rect(), std::vector<std::uint8_t>(static_cast<std::size_t>(even->rect().area()), 200)});
  SceneView view = harness_.view(from(600.0));
  view.fractions = GroundFractions{AnalysisKind::SunShadow, even, false, {}};
  harness_.draw(document_, view);
  const QImage fromNorthWest = harness_.picture();
  view.fractions->light = {135.0, 45.0};
  harness_.draw(document_, view);
  EXPECT_NE(harness_.picture(), fromNorthWest);
}

}  // namespace
}  // namespace scarp
