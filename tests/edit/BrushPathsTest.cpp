#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "core/brush/Alpha.h"
#include "core/brush/BrushKinds.h"
#include "core/edit/EditSession.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/LineEdit.h"
#include "core/edit/LineLayers.h"
#include "core/edit/StrokeOperations.h"
#include "core/line/BrushPath.h"
#include "core/line/LineSchema.h"
#include "core/script/Script.h"
#include "tests/edit/Hand.h"
#include "tests/edit/LineEditing.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

Line pathOf(const BrushSettings& brush, std::vector<LinePoint> points) {
  Line line;
  line.kind = LineKind::BrushPath;
  line.settings = usualSettings(line.kind);
  line.brush = LineBrush(brush);
  line.points = std::move(points);
  return line;
}

AddLayerOperation layerOf(std::vector<Line> lines) {
  AddLayerOperation add{"Paths"};
  add.ofLines = true;
  add.lines = std::move(lines);
  return add;
}

/// Ground with holes, its heights far from and about 0.
Terrain roughGround(int columns, int rows) {
  Terrain terrain = test::fractalTerrain(columns, rows, 2.0, 2.5);
  for (int i = 0; i < 14; ++i)
    for (int k = 0; k < 9; ++k) terrain.heights.write({60 + i, 80 + k, 61 + i, 81 + k}, std::vector{test::kHole});
  return terrain;
}

/// The ground of a document after the strokes of a path.
std::vector<float> stroked(TerrainDocument& document, const Line& line) {
  forEachStrokeAlong(line, document.frame(),
                     [&](const BrushSettings& brush, std::span<const StrokeSample> samples) {
                       const auto done = perform(
                           StrokeOperation{brush, {samples.begin(), samples.end()}}, document);
                       EXPECT_TRUE(done) << done.error().text();
                     });
  return test::samplesOf(document.heights());
}

std::vector<BrushSettings> brushesForLines() {
  std::vector<BrushSettings> all;
  for (const BrushKind kind : allBrushKinds()) {
    BrushSettings brush;
    brush.kind = kind;
    brush.radius = 40.0;
    brush.strength = 6.0;
    brush.targetHeight = 25.0;
    brush.cloneX = 90.0;
    brush.cloneY = -33.3;
    brush.noise.scale = 30.0;
    brush.erosion.steps = 3;
    if (checkLineBrush(brush)) all.push_back(brush);
  }
  BrushSettings varied = all.front();
  varied.jitter = {0.4, 0.5, 0.5, 60.0};
  varied.symmetry.kind = SymmetryKind::MirrorX;
  varied.pressure.radius = true;
  all.push_back(varied);
  BrushSettings limited = all.front();
  limited.limits.steepest = 30.0;
  limited.limits.leastSlope = 5.0;
  limited.limits.mostSlope = 50.0;
  limited.limits.direction = Direction::Up;
  all.push_back(limited);
  BrushSettings plane = all.front();
  plane.kind = BrushKind::Flatten;
  plane.flattenTo = FlattenTo::Plane;
  all.push_back(plane);
  BrushSettings highest = all.front();
  highest.kind = BrushKind::Stamp;
  highest.stampBlend = StampBlend::Highest;
  highest.alphaTurn = AlphaTurn::Random;
  highest.alpha = builtInAlpha(alphaNames().front());
  all.push_back(highest);
  BrushSettings pictured = all.front();
  Alpha alpha{"bump.png", 2, 2, {0.1F, 1.0F, 0.7F, 0.2F}};
  pictured.alpha = sharedAlpha(alpha);
  pictured.alphaTurn = AlphaTurn::AlongStroke;
  all.push_back(lineBrushOf(pictured)->settings());
  return all;
}

TEST(BrushPaths, EqualTheStrokesAlongThem) {
  Line closed = pathOf({}, {{-200.0, -150.0}, {0.0, 160.0}, {210.0, -40.0}});
  closed.closed = true;
  closed.points[1].onward = LineSpan::Bridge;
  const Line open = pathOf({}, {{-330.0, -20.0}, {-150.0, -60.0}, {40.0, 120.0}, {180.0, 90.0}});
  const Terrain ground = roughGround(320, 230);
  const std::vector<float> before = test::samplesOf(ground.heights);
  bool isOpen = true;
  for (const BrushSettings& brush : brushesForLines()) {
    Line line = isOpen ? open : closed;
    isOpen = !isOpen;
    line.brush = LineBrush(brush);
    TerrainDocument byHand(Terrain{ground}), live(Terrain{ground});
    const auto done = perform(layerOf({line}), live);
    ASSERT_TRUE(done) << done.error().text();
    const std::vector<float> after = test::samplesOf(live.heights());
    EXPECT_TRUE(test::sameBits(after, stroked(byHand, line))) << brushTitle(brush.kind);
    EXPECT_FALSE(test::sameBits(after, before)) << brushTitle(brush.kind);
  }
}

TEST(BrushPaths, StandOnWhatOtherLinesAndPathsOfTheLayerLeave) {
  const Terrain ground = roughGround(300, 220);
  Line road;
  road.points = {{-250.0, 0.0}, {250.0, 20.0}};
  BrushSettings brush;
  brush.radius = 30.0;
  const Line raise = pathOf(brush, {{-100.0, -120.0}, {-80.0, 120.0}});
  brush.kind = BrushKind::Smooth;
  const Line smooth = pathOf(brush, {{-160.0, 10.0}, {120.0, -10.0}});
  TerrainDocument live(ground), byHand(ground);
  ASSERT_TRUE(perform(layerOf({raise, road, smooth}), live));
  ASSERT_TRUE(perform(layerOf({road}), byHand));
  ASSERT_TRUE(perform(FlattenLayersOperation{}, byHand));
  (void)stroked(byHand, raise);
  EXPECT_TRUE(test::sameBits(stroked(byHand, smooth), test::samplesOf(live.heights())));
}

TEST(BrushPaths, FollowEditsBeneathThemAndOfThemselves) {
  TerrainDocument document(test::fractalTerrain(300, 200));
  test::Hand hand(12);
  std::mt19937 random(3);
  const auto unit = [&random] { return std::uniform_real_distribution<double>(-1.0, 1.0)(random); };
  std::vector<BrushSettings> brushes = brushesForLines();
  for (BrushSettings& brush : brushes) {
    brush.radius = 9.0;
    brush.strength = 2.0;
    brush.noise.scale = 12.0;
    brush.cloneX = brush.cloneY = 25.0;
  }
  ASSERT_TRUE(perform(layerOf({}), document));
  int changes = 0;
  for (int i = 0; i < 50; ++i) {
    const auto layer = std::ranges::find_if(document.layers(), [](const Layer& one) { return bool(one.lines); });
    if (i % 2 == 0 && layer == document.layers().end()) {
      (void)perform(layerOf({}), document);
    } else if (i % 2 == 0) {
      std::vector<Line> lines = layer->lines.lines();
      LinesOperation operation;
      operation.layer = static_cast<std::size_t>(layer - document.layers().begin()) + 1;
      const BrushSettings& brush = brushes[random() % brushes.size()];
      if (lines.size() < 4) {
        operation.lines.push_back(pathOf(
            brush, {{140.0 * unit(), 90.0 * unit()}, {140.0 * unit(), 90.0 * unit()}, {99.0 * unit(), 60.0 * unit()}}));
      } else {
        Line line = lines[random() % lines.size()];
        if (random() % 3 == 0)
          line.brush = LineBrush(brush);
        else if (random() % 6 == 0)
          line.visible = !line.visible;
        else
          line.points[random() % line.points.size()] = {140.0 * unit(), 90.0 * unit()};
        if (random() % 9 == 0)
          operation.removed = {line.id};
        else
          operation.lines = {line};
      }
      changes += perform(operation, document) ? 1 : 0;
    } else {
      (void)perform(hand.next(document), document);
    }
    ASSERT_TRUE(test::linesEqualAnew(document)) << "edit " << i;
  }
  EXPECT_GT(changes, 10);
}

TEST(BrushPaths, ChangeOnlyTilesFromWhereTheyDifferOn) {
  for (const BrushKind kind : {BrushKind::Raise, BrushKind::Smooth}) {
    TerrainDocument document(test::fractalTerrain(1400, 300));
    BrushSettings brush;
    brush.kind = kind;
    brush.radius = 20.0;
    Line line = pathOf(brush, {});
    for (int i = 0; i <= 20; ++i) line.points.push_back({-650.0 + 65.0 * i, i % 2 == 0 ? 10.0 : -10.0});
    ASSERT_TRUE(perform(layerOf({line}), document));
    const HeightRaster before = document.heights();
    line.id = 1;
    line.points[18].y += 30.0;
    LineEdit edit(document, document.layers()[0].id, 1);
    ASSERT_TRUE(edit.show(line));
    const std::vector<int> changed = document.heights().unsharedSlots(before);
    EXPECT_FALSE(changed.empty());
    for (const int slot : changed) EXPECT_GT(document.heights().tileRect(slot).column1, 1000);
    EXPECT_TRUE(test::linesEqualAnew(document));
  }
}

/// A path of erosion through a terrain of 1 km, whose laying takes long, with a road over it.
struct LongPath {
  explicit LongPath(BrushKind kind) : document(test::fractalTerrain(1100, 300)) {
    BrushSettings brush;
    brush.kind = kind;
    brush.radius = 30.0;
    brush.strength = 8.0;
    brush.erosion.steps = 10;
    path = pathOf(brush, {});
    for (int i = 0; i <= 10; ++i) path.points.push_back({-500.0 + 100.0 * i, i % 2 == 0 ? 10.0 : -10.0});
    EXPECT_TRUE(perform(layerOf({path}), document));
    path.id = 1;
    EXPECT_GT(brushWork(path, document.frame()), kSoonBrushWork);
    Line road;
    road.settings = usualSettings(road.kind);
    road.points = {{-50.0, -140.0}, {20.0, 0.0}, {60.0, 140.0}};
    EXPECT_TRUE(perform(layerOf({road}), document));
    before = document.heights();
  }
  [[nodiscard]] LayerId layer() const { return document.layers()[0].id; }
  [[nodiscard]] Line moved(double by) const {
    Line line = path;
    line.points[5].y += by;
    return line;
  }
  /// What the layer of the path makes, without the road.
  [[nodiscard]] std::vector<float> made() const {
    std::vector<float> all = test::samplesOf(*document.raster({RasterRole::Layer, layer()}));
    const std::vector<float> bare = test::samplesOf(*document.raster(kBase));
    for (std::size_t i = 0; i < all.size(); ++i)
      if (std::isnan(all[i])) all[i] = bare[i];
    return all;
  }
  TerrainDocument document;
  Line path;
  HeightRaster before{2, 2, 0.0F};
};

TEST(BrushPaths, ThatTakeLongAreShownAboutWhileTheyAreDraggedAndExactAtTheEnd) {
  for (const BrushKind kind : {BrushKind::Hydraulic, BrushKind::Smudge}) {
    LongPath hand(kind);
    const std::vector<float> start = test::samplesOf(hand.before);
    const std::vector<float> was = hand.made();
    std::vector<float> shown, about;
    {
      LineEdit edit(hand.document, hand.layer(), 1);
      for (const double by : {10.0, 25.0, 45.0}) ASSERT_TRUE(edit.show(hand.moved(by)));
      shown = test::samplesOf(hand.document.heights());
      EXPECT_FALSE(test::sameBits(start, shown));
      for (const int slot : hand.document.heights().unsharedSlots(hand.before)) {
        EXPECT_GT(hand.document.heights().tileRect(slot).column1, 250) << "far from the point";
        EXPECT_LT(hand.document.heights().tileRect(slot).column0, 850);
      }
      ASSERT_TRUE(edit.show(hand.path));
      EXPECT_TRUE(test::sameBits(start, test::samplesOf(hand.document.heights()))) << "back where it was";
      ASSERT_TRUE(edit.show(hand.moved(45.0)));
      EXPECT_TRUE(test::sameBits(shown, test::samplesOf(hand.document.heights())))
          << "what is shown does not depend on the way there";
      about = hand.made();
      ASSERT_TRUE(edit.commit());
    }
    const std::vector<float> exact = test::samplesOf(hand.document.heights());
    EXPECT_TRUE(test::linesEqualAnew(hand.document)) << brushTitle(kind);
    EXPECT_FALSE(test::sameBits(shown, exact)) << "it was made at once";
    // It looks like what it becomes, the more so the less it takes; erosion goes by the least of the ground.
    const std::vector<float> is = hand.made();
    double off = 0.0, change = 0.0;
    for (std::size_t i = 0; i < is.size(); ++i)
      if (const std::size_t column = i % 1100; column >= 400 && column < 700) {
        off += (about[i] - is[i]) * (about[i] - is[i]);
        change += (was[i] - is[i]) * (was[i] - is[i]);
      }
    EXPECT_LT(std::sqrt(off / change), kind == BrushKind::Smudge ? 0.1 : 0.9) << brushTitle(kind);
    ASSERT_TRUE(hand.document.undo());
    {
      LineEdit edit(hand.document, hand.layer(), 1);
      ASSERT_TRUE(edit.show(hand.moved(-40.0)));
    }
    EXPECT_TRUE(test::sameBits(start, test::samplesOf(hand.document.heights()))) << "given up";
  }
}

TEST(BrushPaths, ThatTakeLongAreExactAfterAnyWayOfChangingThem) {
  LongPath hand(BrushKind::Hydraulic);
  LineEdit edit(hand.document, hand.layer(), 1);
  Line line = hand.moved(30.0);
  ASSERT_TRUE(edit.show(line));
  BrushSettings brush = line.brush.settings();
  brush.strength = 3.0;
  line.brush = LineBrush(brush);
  ASSERT_TRUE(edit.show(line)) << "another brush";
  line.visible = false;
  ASSERT_TRUE(edit.show(line));
  EXPECT_TRUE(test::linesEqualAnew(hand.document)) << "what is shown no more needs no time";
  line.visible = true;
  ASSERT_TRUE(edit.show(line));
  line.points.erase(line.points.begin() + 3);
  ASSERT_TRUE(edit.show(line));
  line.points[2].onward = LineSpan::Bridge;
  ASSERT_TRUE(edit.show(line));
  ASSERT_TRUE(edit.commit());
  EXPECT_TRUE(test::linesEqualAnew(hand.document));
  ASSERT_TRUE(hand.document.undo());
  EXPECT_TRUE(test::sameBits(test::samplesOf(hand.before), test::samplesOf(hand.document.heights())));
}

TEST(BrushPaths, SayInOneLineWhatCannotBe) {
  TerrainDocument document(test::fractalTerrain(129, 129));
  const std::vector<float> before = test::samplesOf(document.heights());
  const auto why = [&](const Line& line) {
    const auto done = perform(layerOf({line}), document);
    return done ? std::string("done") : done.error().text();
  };
  BrushSettings brush;
  const std::vector<LinePoint> points{{-40.0, 0.0}, {40.0, 0.0}};
  for (const auto& [kind, reason] :
       {std::pair{BrushKind::Ramp,
                  "brush: \"ramp\" cannot go along a line: it is laid straight between two places; a road does so"},
        {BrushKind::Hole,
         "brush: \"hole\" cannot go along a line: it opens or closes holes, and a layer of lines holds heights "
         "alone"},
        {BrushKind::Restore,
         "brush: \"restore\" cannot go along a line: it paints back earlier ground, and a layer of lines knows the "
         "ground beneath it as it is alone"}}) {
    brush.kind = kind;
    EXPECT_EQ(why(pathOf(brush, points)), std::string("line 1: ") + reason);
  }
  Line bare = pathOf({}, points);
  bare.brush = {};
  EXPECT_EQ(why(bare), "line 1: a brush path has a brush");
  bare.kind = LineKind::Road;
  bare.brush = LineBrush(BrushSettings{});
  EXPECT_EQ(why(bare), "line 1: only brush paths and stamps have a brush");
  brush = {};
  brush.radius = 0.0005;
  EXPECT_EQ(why(pathOf(brush, points)),
            "line 1: too much for its brush: the brush paths of the layer come to 1.6e+06 dabs, where 1e+06 are the "
            "most");
  brush.radius = 1e7;
  brush.kind = BrushKind::Hydraulic;
  Line many = pathOf(brush, {});
  for (int i = 0; i < 1'000'000; ++i) many.points.push_back({i % 2 == 0 ? -40.0 : 40.0, 0.0});
  EXPECT_TRUE(why(many).starts_with("line 1: too much for its brush: ")) << why(many);
  EXPECT_TRUE(document.layers().empty());
  EXPECT_TRUE(test::sameBits(before, test::samplesOf(document.heights())));
}

TEST(BrushPaths, OfScriptsAreRefusedInOneLine) {
  const auto refused = [](const std::string& brush) {
    const auto read = parseScript(R"({"scarp": 1, "operations": [{"op": "add-layer", "lines": [{"kind":
        "brush-path", "brush": )" + brush + R"(, "points": [[0, 0], [9, 9]]}]}]})");
    return read ? std::string() : read.error().text();
  };
  EXPECT_EQ(refused(R"({"kind": "raise"})"), "");
  EXPECT_EQ(refused(R"({"kind": "raise", "alpha": "/etc/passwd.png"})"),
            "operations[0].lines[0].brush.alpha: a line's is one of the project's own or holds its picture, not the "
            "text \"/etc/passwd.png\"");
  EXPECT_NE(refused(R"({"kind": "fill"})").find("cannot go along a line"), std::string::npos);
  EXPECT_NE(refused(R"({"kind": "raise", "radius": -1})").find("radius"), std::string::npos);
}

}  // namespace
}  // namespace scarp
