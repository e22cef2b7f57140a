#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <optional>
#include <random>
#include <vector>

#include "core/document/TerrainDocument.h"
#include "core/edit/EditSession.h"
#include "core/edit/GroundOperations.h"
#include "core/edit/Operation.h"
#include "core/edit/SculptStroke.h"
#include "core/terrain/Surface.h"
#include "tests/edit/Hand.h"
#include "tests/edit/Layered.h"
#include "tests/support/ObjectOracle.h"
#include "tests/support/Pyramids.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

TEST(TerrainDocument, TellsWhenItsHistoryMoves) {
  TerrainDocument document(test::fractalTerrain(20, 20));
  int heard = 0;
  const Subscription listening = document.historyChanged.subscribe([&] { ++heard; });
  for (int i = 0; i < 3; ++i) {
    EditSession session(document, Message("plant"));
    test::addObject(session, {});
    session.commit();
  }
  EXPECT_EQ(heard, 3);
  EXPECT_TRUE(document.goTo(0).ok());
  EXPECT_EQ(heard, 4) << "a jump is one change";
  EXPECT_EQ(document.objects().size(), 0u);
  document.markSaved();
  EXPECT_EQ(heard, 5);
  EXPECT_TRUE(document.history().isSaved());
}

/// Objects on a terrain, edited at random: planted, moved, felled, dug up, taken back.
class Gardener {
 public:
  explicit Gardener(unsigned seed) : random_(seed) {
    EditSession session(document, Message("plant"));
    for (int i = 0; i < 150; ++i) test::addObject(session, anyObject());
    session.commit();
  }

  void work() {
    switch (below(4)) {
      case 0:
        if (document.history().canUndo()) {
          EXPECT_TRUE(document.undo().ok());
        }
        return;
      case 1:
        EXPECT_TRUE(
            document.goTo(static_cast<std::size_t>(below(static_cast<int>(document.history().size()) + 1)))
                .ok());
        return;
      default:
        break;
    }
    EditSession session(document, Message("work"));
    for (int i = below(4); i >= 0; --i) edit(session);
    // Uncommitted, it is taken back.
    if (below(3) > 0) session.commit();
  }

  LocalRay ray() {
    const Vec3 from(place(), place(), 30.0 + 0.5 * place());
    const auto& all = document.objects().all();
    if (all.empty() || below(5) == 0) return {from, Vec3(place(), place(), -20.0) - from};
    // Towards some object's foot.
    const Object& object = std::next(all.begin(), below(static_cast<int>(all.size())))->second;
    const GridFrame& frame = document.frame();
    const double ground = heightAt(document.heights(), frame.column(object.x), frame.row(object.y));
    const Vec3 to(object.x, object.y, std::isnan(ground) ? 0.0 : ground + 0.3 * object.scale);
    return below(4) == 0 ? LocalRay{to + Vec3(0.1, 0.1, 200.0), -Vec3::UnitZ()} : LocalRay{from, to - from};
  }

  TerrainDocument document{test::fractalTerrain(150, 140)};

 private:
  int below(int end) { return std::uniform_int_distribution(0, end - 1)(random_); }
  double place() { return std::uniform_real_distribution(-78.0, 78.0)(random_); }
  Object anyObject() {
    return {.asset = static_cast<AssetKind>(below(kAssetKinds)),
            .x = place(),
            .y = place(),
            .yaw = place(),
            .scale = 0.5 + 0.5 * below(4),
            .rule = static_cast<ObjectRule>(below(kObjectRules))};
  }
  void edit(EditSession& session) {
    const auto& all = document.objects().all();
    if (below(2) == 0) {
      const int column = below(150), row = below(140);
      const GridRect rect{column, row, column + 1 + below(40), row + 1 + below(40)};
      const float height = below(4) == 0 ? test::kHole : static_cast<float>(0.2 * place());
      for (const TileLoan<float>& loan : session.lend(rect))
        for (int r = loan.rect.row0; r < loan.rect.row1; ++r)
          std::fill_n(loan.row(r), loan.rect.width(), height);
      session.touched(rect);
    } else if (all.empty() || below(3) == 0) {
      test::addObject(session, anyObject());
    } else {
      const auto chosen = std::next(all.begin(), below(static_cast<int>(all.size())));
      Object object = anyObject();
      object.id = chosen->first;
      if (below(2) == 0)
        session.exchangeObjects({{object.id, object}});
      else
        session.exchangeObjects({{object.id, std::nullopt}});
    }
  }

  std::mt19937 random_;
};

TEST(TerrainDocument, ObjectsAreHitWhereTheyStandAfterEveryEdit) {
  constexpr unsigned seed = 41;
  Gardener gardener(seed);
  TerrainDocument& document = gardener.document;
  int hits = 0;
  for (int step = 0; step < 80; ++step) {
    gardener.work();
    for (int i = 0; i < 20; ++i) {
      const LocalRay ray = gardener.ray();
      const auto found = document.objectPicker().pick(ray);
      ASSERT_EQ(test::textOf(found), test::textOf(test::firstObject(ray, document.objects(),
                                                                    document.heights(), document.frame())))
          << "seed " << seed << " step " << step << " ray " << i;
      hits += found ? 1 : 0;
    }
  }
  EXPECT_GT(hits, 150);
}

TEST(TerrainDocument, ObjectsAreHitWhereTheyStandWhenAChangeIsTold) {
  TerrainDocument document(test::fractalTerrain(60, 60));
  std::optional<double> heard;
  const auto look = [&] {
    const auto hit = document.objectPicker().pick({Vec3(0.25, 0.25, 500.0), Vec3(0.0, 0.0, -1.0)});
    heard = hit ? std::optional(hit->point.z()) : std::nullopt;
  };
  const Subscription changes = document.changed.subscribe([&](const DocumentChange& change) {
    if (change.objects || !change.ground.empty()) look();
  });
  EditSession session(document, Message("rock on a plateau"));
  const ObjectId id = test::addObject(session, {.asset = AssetKind::Rock, .scale = 4.0});
  ASSERT_TRUE(heard);
  const double before = *heard;
  const double by =
      80.0 - heightAt(document.heights(), document.frame().column(0.0), document.frame().row(0.0));
  for (const TileLoan<float>& loan : session.lend(document.frame().samples()))
    for (int row = loan.rect.row0; row < loan.rect.row1; ++row)
      std::fill_n(loan.row(row), loan.rect.width(), 80.0f);
  session.touched(document.frame().samples());
  EXPECT_NEAR(*heard, before + by, 1e-4);
  session.exchangeObjects({{id, std::nullopt}});
  EXPECT_FALSE(heard);
  session.rollback();
  EXPECT_FALSE(heard);
}

/// The parts of all changes that are announced meanwhile, as one.
DocumentChange announcedBy(TerrainDocument& document, const std::function<void()>& act) {
  DocumentChange all;
  const Subscription listens = document.changed.subscribe([&](const DocumentChange& change) {
    all.frame = all.frame || change.frame;
    all.ground.insert(all.ground.end(), change.ground.begin(), change.ground.end());
    for (const auto part : {&DocumentChange::objects, &DocumentChange::layers, &DocumentChange::selection,
                            &DocumentChange::masks, &DocumentChange::materials, &DocumentChange::drapes,
                            &DocumentChange::assets, &DocumentChange::scatterRules})
      all.*part = all.*part || change.*part;
    all.paint = all.paint.united(change.paint);
    all.deposits.insert(all.deposits.end(), change.deposits.begin(), change.deposits.end());
  });
  act();
  return all;
}
GridRect hullOf(const std::vector<GridRect>& parts) {
  GridRect hull;
  for (const GridRect& part : parts) hull = hull.united(part);
  return hull;
}

TEST(TerrainDocument, UndoAndRedoAnnounceThePartsThatTheEditChanged) {
  TerrainDocument document(test::fractalTerrain(150, 140));
  test::Hand hand(23);
  int steps = 0;
  std::array<int, 4> seen{};
  for (int i = 0; i < 160; ++i) {
    const std::size_t before = document.history().pushes();
    const DocumentState stateBefore = document.state();
    const auto done = announcedBy(document, [&] {
      (void)perform(i % 40 == 39 ? Operation(ReshapeOperation{RotateReshape{1}}) : hand.next(document), document);
    });
    if (document.history().pushes() != before + 1) continue;
    ++steps;
    const Message step = document.history().record(document.history().position() - 1).name;
    const DocumentState stateAfter = document.state();
    const auto undone = announcedBy(document, [&] { ASSERT_TRUE(document.undo().ok()); });
    const auto redone = announcedBy(document, [&] { ASSERT_TRUE(document.redo().ok()); });
    const DocumentChange states = changeBetween(stateBefore, stateAfter);
    for (const auto part : {&DocumentChange::objects, &DocumentChange::layers, &DocumentChange::selection,
                            &DocumentChange::masks, &DocumentChange::materials, &DocumentChange::drapes,
                            &DocumentChange::assets, &DocumentChange::scatterRules}) {
      EXPECT_EQ(undone.*part, redone.*part) << step;
      EXPECT_TRUE(done.*part || !(undone.*part)) << step;
      EXPECT_TRUE(undone.*part || !(states.*part)) << step;
    }
    EXPECT_EQ(undone.frame, redone.frame) << step;
    EXPECT_EQ(undone.frame, done.frame) << step;
    EXPECT_EQ(hullOf(undone.ground), hullOf(redone.ground)) << step;
    EXPECT_EQ(hullOf(done.ground).united(hullOf(undone.ground)), hullOf(done.ground)) << step;
    EXPECT_EQ(undone.paint, redone.paint) << step;
    seen[0] += undone.frame;
    seen[1] += !undone.ground.empty();
    seen[2] += undone.objects;
    seen[3] += undone.layers;
  }
  EXPECT_GT(steps, 35);
  for (const int count : seen) EXPECT_GT(count, 0);
}

TEST(DocumentState, EachPartChangesOnItsOwn) {
  DocumentState full;
  full.frame.columns = 7;
  full.georeference.crsWkt = "LOCAL_CS[]";
  full.layers.emplace_back().id = 1;
  full.selecting = true;
  full.masks.push_back({2, "Slope"});
  full.materials.emplace_back().id = 1;
  full.rules.base = 1;
  full.drapes.emplace_back().name = "Photo";
  full.assets.emplace_back().name = "oak";
  full.scatterRules.emplace_back().id = 1;
  const DocumentState empty;
  forEachStatePart([&](const auto& part) {
    DocumentState one;
    one.*part.value = full.*part.value;
    EXPECT_FALSE(one == empty) << part.key << " has to be set above";
    const DocumentChange change = changeBetween(empty, one);
    for (const auto flag : {&DocumentChange::frame, &DocumentChange::layers, &DocumentChange::selection,
                            &DocumentChange::masks, &DocumentChange::materials, &DocumentChange::drapes,
                            &DocumentChange::assets, &DocumentChange::scatterRules})
      EXPECT_EQ(change.*flag, flag == part.change) << part.key;
  });
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

TEST(TerrainDocument, UndoOfAWindingStrokeLooksOnlyAtItsTiles) {
  TerrainDocument document(test::fractalTerrain(1500, 1400));
  const auto before = test::samplesOf(document.heights());
  BrushSettings brush;
  brush.radius = 60.0;
  SculptStroke stroke(document, brush);
  // There and back on a slant, with room between.
  for (const Vec2& at : {Vec2(-600.0, -600.0), Vec2(200.0, 600.0), Vec2(600.0, -500.0)})
    stroke.add({at.x(), at.y()});
  stroke.finish();
  const auto after = test::samplesOf(document.heights());
  std::vector<GridRect> told;
  const Subscription listens = document.changed.subscribe([&](const DocumentChange& change) {
    told.insert(told.end(), change.ground.begin(), change.ground.end());
  });
  EXPECT_TRUE(document.undo().ok());
  EXPECT_TRUE(test::sameBits(test::samplesOf(document.heights()), before));
  long long area = 0;
  for (const GridRect& rect : told) area += rect.area();
  const auto tiles = static_cast<long long>(document.history().record(0).tiles.at(kGround).size());
  EXPECT_LE(area, 2 * tiles * HeightRaster::tileSize * HeightRaster::tileSize);
  EXPECT_LT(told.size(), 30u);
  for (int r = 0; r < 1400; ++r)
    for (int c = 0; c < 1500; ++c) {
      const auto i = static_cast<std::size_t>(r * 1500 + c);
      const auto within = [&](const GridRect& rect) { return rect.contains(c, r); };
      ASSERT_TRUE(before[i] == after[i] || std::ranges::any_of(told, within)) << c << ", " << r;
    }
  EXPECT_TRUE(test::samePyramids(document.pyramid(), HeightPyramid(document.heights())));
}

}  // namespace
}  // namespace scarp
