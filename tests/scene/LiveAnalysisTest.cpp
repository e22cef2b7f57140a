#include <gtest/gtest.h>

#include <random>
#include <thread>

#include "core/document/EditHistory.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/SculptStroke.h"
#include "core/scene/LiveAnalysis.h"
#include "core/scene/LiveMeasure.h"
#include "tests/edit/RaisedGround.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

const AnalysisSettings kEye = ViewshedSettings{{-31.0, 17.0}, 1.7, 0.5, 150.0};
const AnalysisSettings kSun = SunSettings{250.0, 18.0, 2.0};
const AnalysisSettings kSky = SkySettings{8, 20.0};

class LiveAnalysisTest : public testing::Test {
 protected:
  LiveAnalysisTest() : document_(withHole()), live_(document_) {
    onFractions_ = live_.fractionsChanged.subscribe([this](const GridRect& rect) { told_.push_back(rect); });
    onTask_ = live_.taskWaiting.subscribe([this] { ++asked_; });
  }
  static Terrain withHole() {
    Terrain terrain = test::fractalTerrain(230, 180, 1.0, 1.5, 4);
    terrain.heights.write({60, 90, 66, 97}, std::vector<float>(42, test::kHole));
    return terrain;
  }

  /// Does what there is to do, and returns how many samples that was.
  long long work() {
    long long samples = 0;
    while (auto task = live_.takeTask()) {
      samples += task->samples.area();
      live_.finish(task->run());
    }
    return samples;
  }
  [[nodiscard]] FractionMap anew() const {
    AnalysisTask task{*live_.shown(), document_.frame(), document_.heights(), document_.pyramid(),
                      document_.frame().samples()};
    return *task.run().value().whole;
  }
  void expectUpToDate(const std::string& when) {
    ASSERT_TRUE(live_.picture()) << when;
    EXPECT_EQ(live_.picture()->settings, *live_.shown()) << when;
    ASSERT_TRUE(*live_.picture()->fractions == anew()) << when;
  }
  void raise(double x, double y, double height = 6.0) {
    BrushSettings brush;
    brush.radius = 7.0;
    brush.strength = height;
    SculptStroke stroke(document_, brush);
    stroke.add({x, y});
    stroke.finish();
  }
  [[nodiscard]] long long all() const { return document_.frame().samples().area(); }

  TerrainDocument document_;
  LiveAnalysis live_;
  std::vector<GridRect> told_;
  int asked_ = 0;
  Subscription onFractions_, onTask_;
};

TEST_F(LiveAnalysisTest, FirstTheWholeThenWhatAnEditReaches) {
  for (const AnalysisSettings& settings : {kEye, kSun, kSky}) {
    live_.show(settings);
    EXPECT_GE(work(), all());
    expectUpToDate("at first");
    const FractionMap* first = live_.picture()->fractions.get();
    told_.clear();
    raise(60.0, -50.0);
    const long long redone = work();
    EXPECT_GT(redone, 15 * 10);
    EXPECT_LT(redone, all() / 4);
    ASSERT_EQ(told_.size(), 1u);
    EXPECT_EQ(told_[0].area(), redone);
    EXPECT_EQ(live_.picture()->fractions.get(), first);  // a part is written into the picture that there is
    expectUpToDate("after an edit");
    EXPECT_TRUE(document_.undo().ok());
    EXPECT_EQ(work(), redone);
    expectUpToDate("after undo");
    EXPECT_EQ(work(), 0);
  }
}

TEST_F(LiveAnalysisTest, RandomEditsLeaveWhatTheWholeWouldGive) {
  std::mt19937 random(11);
  const auto between = [&](double low, double high) {
    return std::uniform_real_distribution<double>(low, high)(random);
  };
  for (const AnalysisSettings& settings : {kEye, kSun, kSky}) {
    live_.show(settings);
    work();
    for (int i = 0; i < 12; ++i) {
      const unsigned what = random() % 8;
      if (what < 5) {
        BrushSettings brush;
        brush.kind = static_cast<BrushKind>(random() % 6);
        brush.radius = between(1.0, 12.0);
        brush.strength = between(0.1, 30.0);
        SculptStroke stroke(document_, brush);
        for (int k = 0; k < 4; ++k) {
          stroke.add({between(-120.0, 120.0), between(-140.0, 140.0), 1.0, 0.1 * k});
          // Tasks are taken and finished at any moment of a stroke.
          if (random() % 2 == 0) work();
        }
        if (what == 0)
          stroke.cancel();
        else
          stroke.finish();
      } else if (what < 7 && document_.history().canUndo()) {
        EXPECT_TRUE(document_.undo().ok());
      } else if (document_.history().canRedo()) {
        EXPECT_TRUE(document_.redo().ok());
      }
      if (random() % 3 == 0) continue;
      work();
      expectUpToDate(std::to_string(i));
    }
    work();
    expectUpToDate("in the end");
  }
}

TEST_F(LiveAnalysisTest, ATaskSeesTheGroundOfItsTimeWhileAStrokeGoesOn) {
  live_.show(kSky);
  work();
  BrushSettings brush;
  brush.radius = 9.0;
  SculptStroke stroke(document_, brush);
  stroke.add({0.0, 0.0, 1.0, 0.0});
  stroke.add({10.0, 0.0, 1.0, 0.1});
  const FractionMap then = anew();
  auto task = live_.takeTask();
  ASSERT_TRUE(task);
  EXPECT_FALSE(live_.takeTask());  // one at a time
  // The tools sculpt on while it is done elsewhere (under ThreadSanitizer, this is the test).
  Result<AnalysisUpdate> result = Error{"not done"};
  std::thread worker([&] { result = task->run(); });
  for (int i = 0; i < 20; ++i) stroke.add({10.0 + i, 3.0, 1.0, 0.2 + 0.1 * i});
  worker.join();
  asked_ = 0;
  live_.finish(std::move(result));
  EXPECT_TRUE(*live_.picture()->fractions == then);
  stroke.finish();
  EXPECT_FALSE(*live_.picture()->fractions == anew());
  EXPECT_GT(work(), 0);  // what changed meanwhile has not been forgotten
  expectUpToDate("after the stroke");
}

TEST_F(LiveAnalysisTest, NewSettingsKeepTheOldPictureUntilThereIsANewOne) {
  live_.show(kSun);
  work();
  const AnalysisSettings later = SunSettings{100.0, 30.0};
  told_.clear();
  asked_ = 0;
  live_.show(later);
  EXPECT_EQ(asked_, 1);
  EXPECT_TRUE(told_.empty());
  EXPECT_EQ(live_.picture()->settings, kSun);
  auto task = live_.takeTask();
  ASSERT_TRUE(task);
  EXPECT_FALSE(live_.taskObsolete());
  const AnalysisSettings latest = SunSettings{120.0, 30.0};
  live_.show(latest);
  EXPECT_TRUE(live_.taskObsolete());
  live_.finish(task->run());
  EXPECT_EQ(live_.picture()->settings, later);  // better than what there was
  EXPECT_EQ(work(), all());
  expectUpToDate("with the latest settings");
}

TEST_F(LiveAnalysisTest, AnotherKindOrNoneTakesThePictureAway) {
  live_.show(kSun);
  work();
  told_.clear();
  live_.show(kSky);
  EXPECT_FALSE(live_.picture());
  EXPECT_EQ(told_, std::vector<GridRect>{document_.frame().samples()});
  auto task = live_.takeTask();
  live_.show(std::nullopt);
  live_.finish(task->run());  // came too late
  EXPECT_FALSE(live_.picture());
  EXPECT_FALSE(live_.takeTask());
}

TEST_F(LiveAnalysisTest, ACancelledTaskIsDoneAnew) {
  live_.show(kSky);
  work();
  raise(20.0, 20.0);
  ASSERT_TRUE(live_.takeTask());
  live_.finish(Error::cancel());
  raise(-60.0, -60.0);
  EXPECT_EQ(work(), all());
  expectUpToDate("after all");
}

TEST_F(LiveAnalysisTest, AfterAnErrorTheNextChangeOfTheGroundTriesAnew) {
  const GridFrame& frame = document_.frame();
  live_.show(ViewshedSettings{{frame.x(62.5), frame.y(93.0)}, 1.7, 0.0, 100.0});
  auto task = live_.takeTask();
  const auto result = task->run();
  ASSERT_FALSE(result.ok());
  live_.finish(result);
  EXPECT_FALSE(live_.picture());
  EXPECT_FALSE(live_.takeTask());
  EditSession edit(document_, Message("fill the hole"));
  for (const TileLoan<float>& loan : edit.lend({60, 90, 66, 97}))
    for (int row = loan.rect.row0; row < loan.rect.row1; ++row)
      std::fill_n(loan.row(row), loan.rect.width(), 3.0f);
  edit.touched({60, 90, 66, 97});
  edit.commit();
  EXPECT_EQ(work(), all());
  expectUpToDate("with ground under the observer");
}

TEST(LiveAnalysis, WhatIsTakenAwayTakesItsLongShadowWithIt) {
  // The reach of a shadow is that of the higher ground, of before or after.
  TerrainDocument document(test::makeTerrain({200, 40, 1.0, 1.0}, [](int, int) { return 0.0f; }));
  LiveAnalysis live(document);
  const auto work = [&] {
    while (auto task = live.takeTask()) live.finish(task->run());
  };
  live.show(SunSettings{270.0, 20.0});
  work();
  EditSession edit(document, Message("a wall"));
  for (const TileLoan<float>& loan : edit.lend({20, 0, 22, 40}))
    for (int row = loan.rect.row0; row < loan.rect.row1; ++row)
      std::fill_n(loan.row(row), loan.rect.width(), 40.0f);
  edit.touched({20, 0, 22, 40});
  edit.commit();
  work();
  EXPECT_EQ(live.picture()->fractions->at(0, 100, 20), 0);
  EXPECT_TRUE(document.undo().ok());
  work();
  EXPECT_EQ(live.picture()->fractions->at(0, 100, 20), FractionBytes::kFull);
}

TEST(AnalysisChoice, HoldsTheSettingsOfEachKind) {
  AnalysisChoice choice = analysisSuiting({327, 468, 30.0, 30.0});
  EXPECT_FALSE(choice.settings());
  choice.kind = AnalysisKind::Viewshed;
  EXPECT_EQ(choice.settings(), AnalysisSettings(choice.viewshed));
  choice.kind = AnalysisKind::SunShadow;
  EXPECT_EQ(choice.settings(), AnalysisSettings(choice.sun));
  choice.kind = AnalysisKind::SkyView;
  EXPECT_EQ(choice.settings(), AnalysisSettings(choice.sky));
  EXPECT_EQ(choice.sky.distance, 960.0);
  EXPECT_EQ(choice.viewshed.radius, 18000.0);
  EXPECT_EQ(analysisSuiting({10001, 10001, 30.0, 30.0}).viewshed.radius, 20000.0);
}

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
