#include <gtest/gtest.h>

#include <algorithm>

#include "tests/support/Terrains.h"
#include "ui/inspector/PickOverlay.h"

namespace scarp {
namespace {

constexpr PickLayers kAll{true, true, true, true, true, true}, kNone{};

class PickOverlayTest : public ::testing::Test {
 protected:
  PickOverlayTest() : terrain_(test::fractalTerrain(200, 200)), pyramid_(terrain_.heights) {}
  [[nodiscard]] PickReport report(const LocalRay& ray) const {
    return reportPick(terrain_.heights, pyramid_, terrain_.frame, ray, 50);
  }
  [[nodiscard]] Overlay draw(const PickReport& report, const PickLayers& shown, bool endOn = false) const {
    return pickOverlay(report, nullptr, terrain_.heights, terrain_.frame, shown, endOn);
  }
  Terrain terrain_;
  HeightPyramid pyramid_;
  LocalRay down_{{-150.0, -20.0, 60.0}, {200.0, 30.0, -80.0}, 0.0, 2.0};
};

bool has(const Overlay& overlay, const Vec3& from, const Vec3& to) {
  return std::ranges::any_of(overlay.lines,
                             [&](const Overlay::Line& line) { return line.from == from && line.to == to; });
}

TEST_F(PickOverlayTest, MarksTheRayAndTheHitWhateverElseIsShown) {
  const PickReport pick = report(down_);
  ASSERT_TRUE(pick.hit && pick.clip);
  for (const PickLayers& shown : {kAll, kNone}) {
    const Overlay overlay = draw(pick, shown);
    EXPECT_TRUE(has(overlay, down_.at(pick.clip->tEntry), down_.at(pick.hit->t)));
    EXPECT_TRUE(has(overlay, pick.hit->point, pick.hit->point));
    for (const Overlay::Line& line : overlay.lines)
      EXPECT_TRUE(line.from.allFinite() && line.to.allFinite() && line.width > 0.0F);
  }
}

TEST_F(PickOverlayTest, EveryLayerAddsItsOwnMarks) {
  const PickReport pick = report(down_);
  const std::size_t bare = draw(pick, kNone).lines.size();
  const std::size_t expected[kPickLayers] = {12u * static_cast<unsigned>(pick.nodesSkipped),
                                             12u * static_cast<unsigned>(pick.nodesEntered),
                                             5u * pick.trace.cells.size(),
                                             pick.trace.march.size(),
                                             pick.trace.refinement.size(),
                                             12u * std::min<std::size_t>(pick.voxelWalk.voxels.size(), 1000)};
  for (std::size_t layer = 0; layer < kPickLayers; ++layer) {
    PickLayers shown = kNone;
    shown[layer] = true;
    EXPECT_GT(expected[layer], 0u) << layer;
    EXPECT_EQ(draw(pick, shown).lines.size(), bare + expected[layer]) << layer;
  }
}

TEST_F(PickOverlayTest, SeenEndOnItHasNoGates) {
  const PickReport pick = report(down_);
  EXPECT_LT(draw(pick, kAll, true).areas.size(), draw(pick, kAll, false).areas.size());
  EXPECT_TRUE(has(draw(pick, kAll, true), pick.hit->point, pick.hit->point));
}

TEST_F(PickOverlayTest, ARayThatMissesIsALineOnly) {
  const LocalRay up{{0.0, 0.0, 500.0}, {1.0, 0.0, 1.0}, 0.0, 3.0};
  const Overlay overlay = draw(report(up), kAll);
  ASSERT_EQ(overlay.lines.size(), 1u);
  EXPECT_TRUE(has(overlay, up.at(0.0), up.at(3.0)));
  EXPECT_TRUE(overlay.areas.empty());
}

TEST_F(PickOverlayTest, ARayWithoutAnEndIsDrawnSomeWay) {
  LocalRay endless = down_;
  endless.tMax = std::numeric_limits<double>::infinity();
  for (const Overlay::Line& line : draw(report(endless), kAll).lines)
    EXPECT_TRUE(line.from.allFinite() && line.to.allFinite());
}

}  // namespace
}  // namespace scarp
