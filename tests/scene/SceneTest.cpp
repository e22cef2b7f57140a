#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <random>
#include <thread>

#include "core/document/EditHistory.h"
#include "core/edit/DerivedContent.h"
#include "core/edit/EditSession.h"
#include "core/edit/GroundOperations.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/MaterialOperations.h"
#include "core/edit/ObjectOperations.h"
#include "core/edit/Operation.h"
#include "core/line/LineSchema.h"
#include "core/line/WaterMesh.h"
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
  ASSERT_TRUE(scene_.updateAll());
  const DerivedContent anew(document_.content()), known(document_.content(), scene_.drainage().areas());
  for (const DerivedContent* const each : {&anew, &known}) ASSERT_TRUE(each->materials() && each->scatter());
  EXPECT_EQ(anew.drainageComputed(), 1);
  EXPECT_EQ(known.drainageComputed(), 0);
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

TEST_F(SceneTest, TasksOfAnOpenEditReadTheGroundOfTheTimeTheyWereTaken) {
  MaterialsOperation materials{document_.materials(), document_.rules()};
  RuleCondition high;
  high.by = GroundMeasure::Height;
  high.low = 500.0;
  high.high = 5000.0;
  materials.rules.rules.front().conditions = {high};
  must(materials, document_);
  must(ScatterRulesOperation{}, document_);
  scene_.setMaxSamplesAtOnce(0);
  EditSession edit(document_, Message("edit"));
  const auto level = [&](float height) {
    for (const TileLoan<float>& loan : edit.lend({20, 20, 60, 60}))
      for (int row = loan.rect.row0; row < loan.rect.row1; ++row)
        std::fill_n(loan.row(row), loan.rect.width(), height);
    edit.touched({20, 20, 60, 60});
  };
  level(1000.0F);
  const auto task = scene_.takeTask();
  ASSERT_TRUE(task && task->kind == SceneTask::Kind::Materials);
  level(0.0F);
  task->finish(task->run({}));
  EXPECT_EQ(scene_.materials().map()->weight(kGravel, 40, 40), 255) << "before the update";
  scene_.update();
  EXPECT_EQ(scene_.materials().map()->weight(kGravel, 40, 40), 0);
  edit.commit();
  runTasks();
  expectTheWhole();
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

/// Scene with rules of materials and objects by drainage areas and by lines, on a terrain of 3 × 3 tiles.
class SceneRandomEdits : public SceneTest {
 protected:
  SceneRandomEdits() {
    for (const char* name : {"Rivers", "Roads"}) {
      AddLayerOperation add{name};
      add.ofLines = true;
      must(add, document_);
    }
    Line named = line();
    named.name = "A93";
    must(LinesOperation{2, {named}, {}}, document_);
    MaterialsOperation materials{document_.materials(), document_.rules()};
    const auto by = [](const LineChoice& lines, double high, double soft) {
      RuleCondition condition;
      condition.by = GroundMeasure::Lines;
      condition.lines = lines;
      condition.high = high;
      condition.softHigh = soft;
      return condition;
    };
    std::vector<MaterialRule>& laid = materials.rules.rules;
    laid.push_back({kSand, 0.8, true, {by({"Rivers", {}, {}}, 4.0, 3.0), wetGround(10.0)}});
    laid.push_back({9, 0.5, true, {by({"Roads", "A93", {}}, 12.0, 2.0)}});
    laid.push_back({11, 1.0, true, {by({{}, {}, LineKind::Pond}, 0.0, 6.0)}});
    must(materials, document_);
    ScatterRulesOperation rules{document_.scatterRules()};
    const auto add = [&rules](std::uint32_t id, AssetKind asset, double density) -> ScatterRule& {
      ScatterRule rule{.id = id, .name = "Rule"};
      rule.assets = {{asset, 1.0}};
      rule.density = density;
      rule.spacing = 3.0;
      rules.rules.push_back(rule);
      return rules.rules.back();
    };
    add(2, AssetKind::Conifer, 400.0).conditions = {wetGround(30.0)};
    for (const ScatterBend bent : {ScatterBend::Cut, ScatterBend::Stretched}) {
      const bool cut = bent == ScatterBend::Cut;
      ScatterRule& fence = add(cut ? 3 : 4, cut ? AssetKind::Rock : AssetKind::House, 1.0);
      fence.along = ScatterAlong::Both;
      fence.bent = bent;
      if (!cut) fence.linesOf = "Roads", fence.stand = ObjectRule::Align;
    }
    ScatterRule& trees = add(5, AssetKind::Conifer, 300.0);
    RuleCondition dry;
    dry.by = GroundMeasure::Lines;
    dry.lines.water = true;
    dry.low = 2.0;
    dry.softLow = 3.0;
    trees.conditions = {dry};
    trees.fromLines = 12.0;
    trees.keepOut = 4.0;
    ScatterRule& posts = add(6, AssetKind::Rock, 1.0);
    posts.along = ScatterAlong::Both;
    posts.linesOf = "Roads";
    posts.spacing = 7.0;
    posts.rowJitter = 0.2;
    posts.fromLines = 0.5;
    ScatterRule& lamps = add(7, AssetKind::Marker, 400.0);
    lamps.fromLines = 0.5;
    lamps.toLines = 5.0;
    must(rules, document_);
  }

  double between(double low, double high) { return std::uniform_real_distribution(low, high)(random_); }
  int below(int count) { return static_cast<int>(random_() % static_cast<unsigned>(count)); }
  StrokeOperation stroke(BrushKind kind) {
    return test::strokeAt(kind, between(-140.0, 140.0), between(-125.0, 125.0), between(5.0, 40.0), 12.0);
  }
  Line line() {
    Line made;
    made.kind = below(4) == 0 ? LineKind::Pond : static_cast<LineKind>(below(4));
    made.settings = usualSettings(made.kind);
    made.settings.reach = 10.0;
    const double x = between(-100.0, 100.0), y = between(-90.0, 90.0);
    for (int i = 0; i < 4; ++i) made.points.push_back({x + between(-60.0, 60.0), y + between(-60.0, 60.0)});
    return made;
  }
  /// A line added, moved, widened, named, of another kind, hidden or removed; a layer hidden or named.
  Operation changeLines() {
    LinesOperation operation;
    operation.layer = static_cast<std::size_t>(1 + below(2));
    const Layer& layer = document_.layers()[operation.layer - 1];
    const std::vector<Line>& lines = layer.lines.lines();
    if (lines.size() < 3 || below(6) == 0) {
      operation.lines.push_back(line());
      // Some begin at a point of another line.
      if (!lines.empty() && below(2) == 0)
        operation.lines[0].points[0] = {lines[0].points[1].x, lines[0].points[1].y};
      return operation;
    }
    Line chosen = lines[static_cast<std::size_t>(below(static_cast<int>(lines.size())))];
    SetLayerOperation set;
    set.layer = operation.layer;
    switch (below(14)) {
      case 0:
        operation.removed.push_back(chosen.id);
        return operation;
      case 1:
        set.visible = !layer.visible;
        return set;
      case 2:
        set.name = (operation.layer == 1 ? "River " : "Road ") + std::to_string(below(9));
        return set;
      case 3:
        chosen.visible = !chosen.visible;
        break;
      case 4:
        chosen.settings.width = between(1.0, 20.0);
        break;
      case 5:
        chosen.name = chosen.name == "A93" ? "" : "A93";
        break;
      case 6:
        chosen.kind = chosen.kind == LineKind::Pond ? LineKind::River : LineKind::Pond;
        break;
      case 7:
        chosen.settings.water = between(0.0, 3.0);
        break;
      default: {
        LinePoint& point = chosen.points[static_cast<std::size_t>(below(4))];
        point.x += between(-15.0, 15.0);
        point.y += between(-15.0, 15.0);
      }
    }
    operation.lines.push_back(chosen);
    return operation;
  }
  Operation next() {
    switch (below(10)) {
      case 0:
        return stroke(BrushKind::Raise);
      case 1:
        return stroke(BrushKind::Lower);
      case 2:
        return PaintOperation{
            PaintAction::Paint, kGravel, 1.0,
            PaintSource{stroke(BrushKind::Raise).brush, {{between(-100.0, 100.0), 20.0, 1.0, 0.0}}}};
      case 3: {
        Object house;
        house.asset = AssetKind::House;
        house.x = between(-140.0, 140.0);
        house.y = between(-125.0, 125.0);
        return PlaceOperation{house};
      }
      case 4: {
        MaterialsOperation other{document_.materials(), document_.rules()};
        other.rules.rules.front().conditions = {wetGround(between(20.0, 90.0))};
        return other;
      }
      case 5: {
        ScatterRulesOperation other{document_.scatterRules()};
        other.rules[1].density = between(100.0, 900.0);
        return other;
      }
      default:
        return changeLines();
    }
  }
  /// Expects all parts to be equal, bit for bit, to those of a new scene and of exports.
  void expectNewScene() {
    Scene other(document_);
    ASSERT_TRUE(other.updateAll());
    const DerivedContent whole(document_.content());
    const auto materials = whole.materials();
    const auto scatter = whole.scatter();
    ASSERT_TRUE(materials && scatter);
    const GridRect all = document_.frame().samples();
    std::vector<std::uint8_t> is(static_cast<std::size_t>(all.area())), expected(is.size());
    for (const Material& material : document_.materials()) {
      scene_.materials().map()->read(material.id, all, is);
      for (const MaterialMap* map : {&*other.materials().map(), &**materials}) {
        map->read(material.id, all, expected);
        ASSERT_EQ(is, expected) << material.name;
      }
    }
    EXPECT_TRUE(isSameField(scene_.scatter().field(), other.scatter().field()));
    EXPECT_TRUE(isSameField(scene_.scatter().field(), **scatter));
    const auto same = [](const auto& a, const auto& b) { return *a == *b; };
    const auto sameTile = [](const auto& a, const auto& b) {
      return a.first == b.first && *a.second == *b.second;
    };
    const auto& water = scene_.water().tiles()->meshes;
    EXPECT_TRUE(std::ranges::equal(water, other.water().tiles()->meshes, sameTile));
    // All tiles, without the choice of those that an edit affects.
    std::vector<int> slots(static_cast<std::size_t>(document_.heights().tileCount()));
    std::iota(slots.begin(), slots.end(), 0);
    const auto meshes = waterMeshes(scene_.water().field(), document_.heights(), slots);
    for (const int slot : slots) {
      const auto found = water.find(slot);
      const auto& mesh = meshes[static_cast<std::size_t>(slot)];
      EXPECT_TRUE(mesh ? found != water.end() && *found->second == *mesh : found == water.end()) << slot;
    }
    const auto& bent = *scene_.bentRows().meshes();
    EXPECT_TRUE(std::ranges::equal(bent, *other.bentRows().meshes(), same));
    wet_ += !water.empty();
    bent_ += !bent.empty();
    placed_ += scene_.scatter().field().count(0) > 0 && scene_.scatter().field().count(1) > 0;
  }

  inline static const MaterialId kSand = defaultMaterials()[4].id;
  std::mt19937 random_{53};
  int wet_ = 0, bent_ = 0, placed_ = 0;
};

TEST_F(SceneRandomEdits, GiveTheBitsOfANewSceneByUpdatesAndByTasks) {
  for (int edit = 0; edit < 40 && !HasFailure(); ++edit) {
    SCOPED_TRACE(edit);
    // Sometimes several edits happen between two updates, while tasks are running.
    scene_.setMaxSamplesAtOnce(edit % 3 == 0 ? 0 : 1LL << 20);
    const int edits = 1 + below(3);
    for (int i = 0; i < edits; ++i) {
      if (below(6) == 0 && document_.history().position() > 8)
        must(UndoOperation{}, document_);
      else
        must(next(), document_);
      if (below(2) == 0) scene_.update();
    }
    if (const auto task = scene_.takeTask()) {
      const Result<void> done = task->run({});
      must(next(), document_);
      task->finish(done);
    }
    runTasks();
    expectNewScene();
  }
  EXPECT_GT(wet_, 10);
  EXPECT_GT(bent_, 10);
  EXPECT_GT(placed_, 10);
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
