#include <gtest/gtest.h>

#include <limits>
#include <optional>

#include "core/document/EditHistory.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/EditSession.h"
#include "core/edit/GroundOperations.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/Operation.h"
#include "core/edit/StrokeOperations.h"
#include "core/terrain/WorkingRange.h"
#include "tests/edit/Layered.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

using test::sameBits;
using test::samplesOf;

/// Writes one value over a rectangle of the document.
void paint(EditSession& session, const GridRect& rect, float height) {
  for (const TileLoan<float>& loan : session.lend(rect))
    for (int row = loan.rect.row0; row < loan.rect.row1; ++row)
      std::fill_n(loan.row(row), loan.rect.width(), height);
  session.touched(rect);
}

TEST(EditSession, CommitIsOneStepAndKeepsEverythingInStep) {
  TerrainDocument document(test::fractalTerrain(300, 200));
  const auto before = samplesOf(document.heights());
  std::vector<GridRect> announced;
  const Subscription heard = document.changed.subscribe([&](const DocumentChange& change) {
    announced.insert(announced.end(), change.ground.begin(), change.ground.end());
  });
  EditSession session(document, Message("paint"));
  paint(session, {120, 100, 140, 140}, 500.0f);
  paint(session, {130, 100, 150, 140}, 600.0f);
  EXPECT_TRUE(document.editing());
  session.commit();
  EXPECT_FALSE(document.editing());
  EXPECT_EQ(announced, (std::vector<GridRect>{{120, 100, 140, 140}, {130, 100, 150, 140}}));
  ASSERT_EQ(document.history().size(), 1u);
  EXPECT_EQ(document.history().record(0).tiles.at(kGround).size(), 4u)
      << "four tiles meet there, each kept once";
  EXPECT_EQ(document.pyramid().range().high, 600.0f);
  EXPECT_TRUE(document.undo().ok());
  EXPECT_TRUE(sameBits(samplesOf(document.heights()), before));
  EXPECT_LT(document.pyramid().range().high, 500.0f);
  EXPECT_TRUE(document.redo().ok());
  EXPECT_EQ(document.heights().at(149, 120), 600.0f);
}

TEST(EditSession, CopiesOfTheContentStayWhileTheEditGoesOn) {
  TerrainDocument document(test::fractalTerrain(300, 200));
  const auto original = samplesOf(document.heights());
  EditSession session(document, Message("paint"));
  const auto tile = [&](int slot) { return document.heights().tile(slot).get(); };
  paint(session, {100, 100, 150, 140}, 500.0f);
  const auto* lent = tile(0);
  paint(session, {100, 100, 150, 140}, 510.0f);
  EXPECT_EQ(tile(0), lent) << "nobody shares it";
  std::optional<HeightRaster> kept = document.heights();
  const auto then = samplesOf(*kept);
  // A tile that was not lent yet. It is in the same block of the directory, of which only the copy has the
  // former one.
  paint(session, {270, 100, 280, 110}, 520.0f);
  paint(session, {100, 100, 150, 140}, 530.0f);
  EXPECT_TRUE(sameBits(samplesOf(*kept), then));
  EXPECT_NE(tile(0), lent);
  EXPECT_EQ(tile(5), kept->tile(5).get());
  lent = tile(0);
  kept = document.heights();
  kept.reset();
  paint(session, {100, 100, 150, 140}, 540.0f);
  EXPECT_EQ(tile(0), lent) << "nobody shares it any more";
  // The copy exchanges another tile, and has a block of its own after that.
  kept = document.heights();
  const auto later = samplesOf(*kept);
  kept->exchangeTile(5, kept->tile(5));
  paint(session, {100, 100, 150, 140}, 550.0f);
  EXPECT_TRUE(sameBits(samplesOf(*kept), later));
  EXPECT_NE(tile(0), lent);
  session.commit();
  EXPECT_EQ(document.heights().at(120, 120), 550.0f);
  EXPECT_TRUE(document.undo().ok());
  EXPECT_TRUE(sameBits(samplesOf(document.heights()), original));
}

TEST(EditSession, HeightsOutOfRangeAreNotKept) {
  for (const bool layered : {false, true}) {
    TerrainDocument document(test::fractalTerrain(300, 200));
    if (layered) {
      ASSERT_TRUE(perform(AddLayerOperation{}, document));
    }
    const auto before = samplesOf(document.heights());
    const std::size_t steps = document.history().size();
    for (const float height : {2e9F, -2e9F, 3e38F, std::numeric_limits<float>::infinity()}) {
      EditSession session(document, Message("paint"));
      paint(session, {120, 100, 140, 140}, height);
      EXPECT_FALSE(session.commit());
      EXPECT_TRUE(session.refusal().text().starts_with("heights from ")) << session.refusal();
      EXPECT_FALSE(document.editing());
      EXPECT_EQ(document.history().size(), steps);
      EXPECT_TRUE(sameBits(samplesOf(document.heights()), before));
    }
    EditSession session(document, Message("paint"));
    paint(session, {120, 100, 140, 140}, 1e9F);
    EXPECT_TRUE(session.commit());
    EXPECT_EQ(session.refusal(), "");
  }
}

TEST(EditSession, OperationsThatLeaveTheRangeAreRefusedAndLeaveNothing) {
  TerrainDocument document(test::fractalTerrain(150, 140));
  ASSERT_TRUE(perform(FilterOperation{ScaleFilter{1000.0, 0.0}}, document));
  ASSERT_TRUE(perform(AddLayerOperation{}, document));
  const std::size_t steps = document.history().size();
  const auto before = samplesOf(document.heights());
  const Terrain far = test::makeTerrain(document.frame(), [](int, int) { return 9e8F; });
  RescaleReshape grown;
  grown.scale = 1e8;
  BrushSettings brush;
  brush.radius = 60.0;
  brush.strength = kHighest;
  StrokeOperation stroke{brush, {}};
  for (int i = 0; i < 20; ++i) stroke.samples.push_back({i % 2 * 20.0, 0.0, 1.0, 0.1 * i});
  const Operation operations[] = {FilterOperation{ScaleFilter{1000.0, -1e9}}, ReshapeOperation{grown},
                                  stroke};
  for (const Operation& operation : operations) {
    const auto done = perform(operation, document);
    ASSERT_FALSE(done.ok()) << operation.kind();
    EXPECT_NE(done.error().text().find("are out of range (-1e+09 to 1e+09)"), std::string::npos)
        << done.error().text();
    EXPECT_EQ(document.history().size(), steps);
    EXPECT_TRUE(sameBits(samplesOf(document.heights()), before));
  }
  RescaleReshape coarse;
  coarse.dx = kLargestCell;
  const auto wide = perform(ReshapeOperation{coarse}, document);
  ASSERT_FALSE(wide.ok());
  EXPECT_EQ(wide.error().text(), "a side of 1.49e+09 m is out of range (up to 1e+09)");
  // Layers that fit each for itself need not fit together.
  const auto raster = std::make_shared<const Terrain>(far);
  ASSERT_TRUE(perform(FillLayerOperation{1, {raster}}, document));
  ASSERT_TRUE(perform(AddLayerOperation{}, document));
  EXPECT_FALSE(perform(FillLayerOperation{2, {raster}}, document).ok());
}

TEST(EditSession, DestroyedUncommittedPutsEverythingBack) {
  TerrainDocument document(test::fractalTerrain(300, 200));
  const auto before = samplesOf(document.heights());
  ObjectId id = 0;
  {
    EditSession session(document, Message("undecided"));
    paint(session, {0, 0, 300, 200}, 1.0f);
    id = test::addObject(session, {});
    EXPECT_TRUE(document.objects().find(id));
  }
  EXPECT_TRUE(sameBits(samplesOf(document.heights()), before));
  EXPECT_FALSE(document.objects().find(id));
  EXPECT_EQ(document.history().size(), 0u);
  const HeightPyramid fresh(document.heights());
  EXPECT_EQ(document.pyramid().range(), fresh.range());
}

TEST(EditSessionDeathTest, OneAtATime) {
  TerrainDocument document(test::fractalTerrain(10, 10));
  EditSession session(document, Message("first"));
  EXPECT_DEATH(EditSession(document, Message("second")), "precondition");
  EXPECT_DEATH(document.undo(), "precondition");
}

}  // namespace
}  // namespace scarp
