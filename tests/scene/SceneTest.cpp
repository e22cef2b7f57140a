#include <gtest/gtest.h>

#include <algorithm>
#include <thread>

#include "core/edit/DerivedContent.h"
#include "core/edit/GroundOperations.h"
#include "core/edit/HistoryOperations.h"
#include "core/edit/MaterialOperations.h"
#include "core/edit/Operation.h"
#include "core/edit/ScatterOperations.h"
#include "core/material/DefaultRules.h"
#include "core/scene/Scene.h"
#include "tests/edit/Layered.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

using test::must;

RuleCondition wetGround(double low) {
  RuleCondition wet;
  wet.by = GroundMeasure::Drainage;
  wet.low = low;
  wet.high = 1e12;
  return wet;
}

bool isSameField(const ScatterField& one, const ScatterField& other) {
  if (one.rules() != other.rules() || one.tileCount() != other.tileCount()) return false;
  for (std::size_t rule = 0; rule < one.rules().size(); ++rule)
    for (int tile = 0; tile < one.tileCount(); ++tile)
      if (!std::ranges::equal(one.objects(rule, tile), other.objects(rule, tile))) return false;
  return true;
}

/// Reeds on gravel, which lies where water gathers.
class SceneTest : public testing::Test {
 protected:
  SceneTest() : document_(test::fractalTerrain(300, 270)), scene_(document_) {
    const auto usual = defaultMaterials();
    RuleStack stack{usual[0].id, {{kGravel, 1.0, true, {wetGround(60.0)}}}};
    must(MaterialsOperation{{usual.begin(), usual.end()}, stack}, document_);
    ScatterRule reeds{.id = 1, .name = "Reeds"};
    reeds.assets = {{AssetKind::Broadleaf, 1.0}};
    reeds.density = 1000.0;
    reeds.onto = kGravel;
    must(ScatterRulesOperation{{reeds}}, document_);
  }

  /// Runs tasks on this thread until there is none, and returns their kinds in order.
  std::vector<SceneTask::Kind> runTasks() {
    std::vector<SceneTask::Kind> kinds;
    scene_.update();
    while (const auto task = scene_.takeTask()) {
      kinds.push_back(task->kind);
      task->finish(task->run({}));
      scene_.update();
    }
    return kinds;
  }
  void expectTheWhole() {
    const DerivedContent whole(document_.content());
    ASSERT_TRUE(whole.materials() && whole.scatter());
    const MaterialMap& map = **whole.materials();
    for (int row = 0; row < map.rect().height(); ++row)
      for (int column = 0; column < map.rect().width(); ++column)
        ASSERT_EQ(scene_.materials().map()->weight(kGravel, column, row), map.weight(kGravel, column, row))
            << column << ", " << row;
    EXPECT_TRUE(isSameField(scene_.scatter().field(), **whole.scatter()));
  }
  inline static const MaterialId kGravel = defaultMaterials()[3].id;

  TerrainDocument document_;
  Scene scene_;
};

TEST_F(SceneTest, TasksComeInTheOrderOfDependencies) {
  using enum SceneTask::Kind;
  scene_.setMaxSamplesAtOnce(0);
  EXPECT_EQ(runTasks(), (std::vector{Drainage, Materials}));
  EXPECT_GT(scene_.scatter().field().count(), 20U) << "placed after the materials";
  expectTheWhole();
  must(test::strokeAt(BrushKind::Raise, -40.0, 20.0, 25.0, 30.0), document_);
  EXPECT_EQ(runTasks(), (std::vector{Drainage, Materials}));
  expectTheWhole();
}

TEST_F(SceneTest, OneUpdateBringsMaterialsBeforeScatteredObjects) {
  ASSERT_TRUE(scene_.updateAll());
  expectTheWhole();
  std::vector<std::string> order;
  const auto onMaterials =
      scene_.materials().mapChanged.subscribe([&](const GridRect&) { order.emplace_back("materials"); });
  const auto onField =
      scene_.scatter().fieldChanged.subscribe([&](const ScatterChange&) { order.emplace_back("scatter"); });
  const std::size_t before = scene_.scatter().field().count();
  MaterialsOperation other{document_.materials(), document_.rules()};
  other.rules.rules.front().conditions = {wetGround(30.0)};
  must(other, document_);
  scene_.update();
  ASSERT_EQ(order, (std::vector<std::string>{"materials", "scatter"}));
  EXPECT_GT(scene_.scatter().field().count(), before);
  scene_.update();
  EXPECT_EQ(order.size(), 2U) << "nothing is stale";
  expectTheWhole();
}

TEST_F(SceneTest, RulesOfMaterialsAndObjectsCauseOneComputationAndShareOneCopy) {
  ScatterRulesOperation rules{document_.scatterRules()};
  rules.rules.front().conditions = {wetGround(80.0)};
  must(rules, document_);
  for (int edit = 0; edit < 2; ++edit) {
    const auto kinds = runTasks();
    EXPECT_EQ(std::ranges::count(kinds, SceneTask::Kind::Drainage), 1);
    const HeightRaster& areas = *scene_.drainage().areas();
    const HeightRaster& ofMaterials = *scene_.materials().ground().drainage;
    for (int slot = 0; slot < areas.tileCount(); ++slot) {
      EXPECT_EQ(&ofMaterials.tile(slot)->front(), &areas.tile(slot)->front());
      EXPECT_EQ(&scene_.scatter().inputs().drainage->tile(slot)->front(), &areas.tile(slot)->front());
    }
    expectTheWhole();
    must(test::strokeAt(BrushKind::Lower, 30.0, -20.0, 20.0, 15.0), document_);
  }
}

TEST_F(SceneTest, ObjectsWaitForMaterialsThatATaskEvaluates) {
  ASSERT_TRUE(scene_.updateAll());
  scene_.setMaxSamplesAtOnce(0);
  MaterialsOperation other{document_.materials(), document_.rules()};
  other.rules.rules.front().conditions = {wetGround(30.0)};
  const ScatterField before = scene_.scatter().field();
  must(other, document_);
  scene_.update();
  EXPECT_TRUE(isSameField(scene_.scatter().field(), before));
  const auto task = scene_.takeTask();
  ASSERT_TRUE(task && task->kind == SceneTask::Kind::Materials);
  EXPECT_FALSE(scene_.takeTask()) << "the objects look at its result";
  Result<void> done;
  std::thread worker([&] { done = task->run({}); });
  worker.join();
  must(test::strokeAt(BrushKind::Raise, -40.0, 20.0, 25.0, 30.0), document_);
  task->finish(done);
  runTasks();
  EXPECT_FALSE(isSameField(scene_.scatter().field(), before));
  expectTheWhole();
}

TEST_F(SceneTest, ACancelledTaskIsOfferedAgainAfterTheNextEdit) {
  ASSERT_TRUE(scene_.updateAll());
  scene_.setMaxSamplesAtOnce(0);
  MaterialsOperation other{document_.materials(), document_.rules()};
  other.rules.rules.front().conditions = {wetGround(30.0)};
  must(other, document_);
  const auto task = scene_.takeTask();
  ASSERT_TRUE(task);
  const Result<void> done = task->run([](double) { return false; });
  EXPECT_FALSE(done);
  task->finish(done);
  EXPECT_FALSE(scene_.takeTask());
  must(UndoOperation{}, document_);
  must(RedoOperation{}, document_);
  EXPECT_EQ(runTasks(), std::vector{SceneTask::Kind::Materials});
  expectTheWhole();
}

TEST_F(SceneTest, HiddenMaterialsChangeWhatIsShownAlone) {
  ASSERT_TRUE(scene_.updateAll());
  int shown = 0;
  const auto onShown = scene_.materialsChanged.subscribe([&](const GridRect&) { ++shown; });
  scene_.hideMaterials({kGravel});
  scene_.update();
  EXPECT_EQ(shown, 1);
  const auto gravel = [](const MaterialMap& map) {
    long long sum = 0;
    for (int row = 0; row < map.rect().height(); ++row)
      for (int column = 0; column < map.rect().width(); ++column) sum += map.weight(kGravel, column, row);
    return sum;
  };
  EXPECT_EQ(gravel(*scene_.shownMaterials().map()), 0);
  EXPECT_GT(gravel(*scene_.materials().map()), 0);
  expectTheWhole();
  scene_.hideMaterials({});
  EXPECT_EQ(scene_.shownMaterials().map(), scene_.materials().map());
}

TEST_F(SceneTest, AnotherFrameMakesAllOfItAnewAndDropsTasks) {
  ASSERT_TRUE(scene_.updateAll());
  scene_.setMaxSamplesAtOnce(0);
  MaterialsOperation other{document_.materials(), document_.rules()};
  other.rules.rules.front().conditions = {wetGround(30.0)};
  must(other, document_);
  const auto obsolete = scene_.takeTask();
  ASSERT_TRUE(obsolete);
  scene_.analysis().show(SkySettings{});
  const auto sky = scene_.analysis().takeTask();
  ASSERT_TRUE(sky);
  must(ReshapeOperation{RotateReshape{1}}, document_);
  EXPECT_FALSE(obsolete->run({})) << "cancelled";
  obsolete->finish(Error::cancel());
  scene_.analysis().show(SkySettings{});
  scene_.analysis().finish(sky->run());
  EXPECT_FALSE(scene_.analysis().picture()) << "of the former frame";
  EXPECT_TRUE(scene_.analysis().takeTask());
  runTasks();
  EXPECT_EQ(scene_.materials().map()->rect(), document_.frame().samples());
  expectTheWhole();
}

TEST(SceneTasks, OutliveTheirScene) {
  TerrainDocument document(test::fractalTerrain(60, 50));
  std::optional<Scene> scene(std::in_place, document);
  const auto task = scene->takeDrainageTask();
  ASSERT_TRUE(task);
  scene.reset();
  EXPECT_FALSE(task->run({}));
  task->finish(Error::cancel());
}

}  // namespace
}  // namespace scarp
