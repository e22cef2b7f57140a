#include <gtest/gtest.h>

#include "core/edit/EditSession.h"
#include "core/edit/TerrainDocument.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

TEST(TerrainDocument, SnapshotIsUnaffectedByWhatFollows) {
  TerrainDocument document(test::fractalTerrain(200, 200));
  const Terrain snapshot = document.snapshot();
  const auto before = test::samplesOf(snapshot.heights);
  EditSession session(document, "change");
  session.lend({10, 10, 11, 11}).front().samples[0] = 999.0f;
  session.touched({10, 10, 11, 11});
  session.commit();
  EXPECT_TRUE(test::sameBits(test::samplesOf(snapshot.heights), before));
  EXPECT_EQ(document.heights().at(10, 10), 999.0f);
  EXPECT_EQ(document.heights().tile(3), snapshot.heights.tile(3)) << "untouched tiles stay shared";
}

TEST(TerrainDocument, TellsWhenItsHistoryMoves) {
  TerrainDocument document(test::fractalTerrain(20, 20));
  int heard = 0;
  const Subscription listening = document.historyChanged.subscribe([&] { ++heard; });
  for (int i = 0; i < 3; ++i) {
    EditSession session(document, "plant");
    session.add({});
    session.commit();
  }
  EXPECT_EQ(heard, 3);
  document.goTo(0);
  EXPECT_EQ(heard, 4) << "a jump is one change";
  EXPECT_EQ(document.objects().size(), 0u);
  document.markSaved();
  EXPECT_EQ(heard, 5);
  EXPECT_TRUE(document.history().isSaved());
}

TEST(TerrainDocument, BoxFollowsTheGround) {
  TerrainDocument holes(test::makeTerrain({5, 5, 2, 2}, [](int, int) { return test::kHole; }));
  EXPECT_EQ(holes.box().min, Vec3(-4, -4, 0));
  TerrainDocument step(test::makeTerrain({5, 5, 2, 2}, [](int c, int) { return c > 2 ? 7.0f : -3.0f; }));
  EXPECT_EQ(step.box().min.z(), -3.0);
  EXPECT_EQ(step.box().max.z(), 7.0);
}

TEST(TerrainDocumentDeathTest, FrameAndHeightsMustFit) {
  Terrain terrain = test::fractalTerrain(20, 20);
  terrain.frame.columns = 21;
  EXPECT_DEATH(TerrainDocument{terrain}, "precondition");
}

}  // namespace
}  // namespace scarp
