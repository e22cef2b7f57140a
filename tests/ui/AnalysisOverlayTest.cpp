#include <QCheckBox>
#include <QDockWidget>
#include <QToolButton>
#include <cmath>
#include <random>

#include "core/pick/SurfacePicker.h"
#include "core/scene/Scene.h"
#include "tests/ui/WindowHarness.h"
#include "ui/FileCommands.h"
#include "ui/actions/Actions.h"
#include "ui/analysis/AnalysisController.h"
#include "ui/import/NewTerrainDialog.h"
#include "ui/jobs/JobBar.h"
#include "ui/widgets/InfoBar.h"

namespace scarp::test {
namespace {

class AnalysisOverlayTest : public WindowTest {
 protected:
  AnalysisController& analysis() { return window_->analysis(); }
  QDockWidget& dock() { return *window_->findChild<QDockWidget*>(QStringLiteral("analysisDock")); }
  [[nodiscard]] const std::optional<LiveAnalysis::Picture>& overlay() {
    return window_->document()->scene().analysis().picture();
  }

  void choose(const char* name) {
    inMenu({QStringLiteral("View"), QStringLiteral("Analysis"), QLatin1String(name)}).trigger();
    settle();
  }
  void settle() {
    ASSERT_TRUE(waitUntil([this] { return analysis().settled(); }));
    QTest::qWait(50);
  }
  /// The sky with every detail: takes seconds.
  void beginSomethingSlow() {
    AnalysisChoice slow = analysis().choice();
    slow.kind = AnalysisKind::SkyView;
    const auto samples = static_cast<double>(terrain().frame().samples().area());
    slow.sky = {static_cast<int>(std::clamp(2e7 / samples, 8.0, 128.0)), 1e5};
    analysis().setChoice(slow);
  }
  /// The overlay is what an analysis of the whole ground gives.
  void expectTrue(const std::string& when) {
    settle();
    ASSERT_TRUE(overlay()) << when;
    const AnalysisTask whole{*analysis().choice().settings(), terrain().frame(), terrain().heights(),
                             terrain().pyramid(), terrain().frame().samples()};
    EXPECT_TRUE(*overlay()->fractions == *whole.run().value().whole) << when;
  }
  /// The fraction of the samples around a place, where they are all the same.
  std::optional<int> shareAround(const SurfaceHit& spot) {
    const int column = static_cast<int>(spot.column), row = static_cast<int>(spot.row);
    const GridRect around =
        GridRect{column - 1, row - 1, column + 3, row + 3}.intersected(terrain().frame().samples());
    const int fraction = overlay()->fractions->at(0, column, row);
    for (int r = around.row0; r < around.row1; ++r)
      for (int c = around.column0; c < around.column1; ++c)
        if (overlay()->fractions->at(0, c, r) != fraction) return std::nullopt;
    return fraction;
  }
  /// Gives each of many pixels on the ground, with what is there, to a function.
  template <class F>
  void forSomeGround(F visit) {
    std::mt19937 random(3);
    for (int i = 0; i < 12000; ++i) {
      const QPoint pixel(static_cast<int>(random() % static_cast<unsigned>(view().width())),
                         static_cast<int>(random() % static_cast<unsigned>(view().height())));
      if (const auto spot = groundUnder(pixel)) visit(pixel, *spot);
    }
  }
  /// How much warmer than cold a pixel is.
  static int warmth(const QImage& picture, QPoint at) {
    const QRgb p = picture.pixel(at);
    return qRed(p) - qBlue(p);
  }
};

TEST_F(AnalysisOverlayTest, EachIsChosenInTheMenuAndShowsAtOnce) {
  openGround("SainteHelens.dem");
  const QImage bare = picture();
  EXPECT_TRUE(dock().isHidden());
  EXPECT_TRUE(window_->actions().analysisNone->isChecked());
  QImage last = bare;
  for (const char* name : {"Viewshed", "Sun Shadow", "Sky Visibility"}) {
    choose(name);
    EXPECT_TRUE(inMenu({"View", "Analysis", name}).isChecked());
    EXPECT_FALSE(window_->actions().analysisNone->isChecked());
    EXPECT_FALSE(dock().isHidden());
    expectTrue(name);
    const QImage now = picture();
    EXPECT_GT(differingPixels(last, now), 50000) << name;
    last = now;
  }
  choose("No Analysis");
  EXPECT_TRUE(dock().isHidden());
  EXPECT_FALSE(overlay());
  EXPECT_EQ(differingPixels(bare, picture()), 0);
}

TEST_F(AnalysisOverlayTest, WhatIsSeenIsWarmAndWhatIsHiddenIsCold) {
  openGround("SainteHelens.dem");
  for (const char* name : {"Viewshed", "Sun Shadow"}) {
    choose(name);
    const QImage now = picture();
    int warm = 0, cold = 0, wrong = 0;
    forSomeGround([&](QPoint pixel, const SurfaceHit& spot) {
      const auto fraction = shareAround(spot);
      if (!fraction || *fraction == FractionBytes::kNone) return;
      const int warmer = warmth(now, pixel);
      ++(*fraction == FractionBytes::kFull ? warm : cold);
      wrong += *fraction == FractionBytes::kFull ? warmer < 25 : warmer > 5;
    });
    EXPECT_GT(warm, 50) << name;
    EXPECT_GT(cold, 50) << name;
    // The observer's mark and silhouettes.
    EXPECT_LE(wrong, (warm + cold) / 50) << name;
  }
}

TEST_F(AnalysisOverlayTest, TheLessSkyTheDarker) {
  openGround("SainteHelens.dem");
  choose("Sky Visibility");
  const QImage now = picture();
  // By tenths of the sky, 0.5 to 1.
  double sum[5] = {};
  int count[5] = {};
  forSomeGround([&](QPoint pixel, const SurfaceHit& spot) {
    const int fraction =
        overlay()->fractions->at(0, static_cast<int>(spot.column), static_cast<int>(spot.row));
    const int tenth = fraction == FractionBytes::kNone ? -1 : static_cast<int>(fraction / 25.5) - 5;
    if (tenth < 0) return;
    sum[tenth] += qGray(now.pixel(pixel));
    ++count[tenth];
  });
  double darker = 0.0;
  for (int i = 0; i < 5; ++i) {
    if (count[i] < 10) continue;
    EXPECT_GT(sum[i] / count[i], darker) << i;
    darker = sum[i] / count[i];
  }
  EXPECT_GT(darker, 180.0);
}

TEST_F(AnalysisOverlayTest, SkyDimsTheLightInsteadAndShadowsAreNoLight) {
  openGround("SainteHelens.dem");
  auto* box = dock().findChild<QCheckBox*>();
  RenderSettings low = view().settings();
  low.light = {315.0, 20.0};
  view().setSettings(low);
  choose("No Analysis");
  const QImage bare = picture();
  choose("Sky Visibility");
  ASSERT_TRUE(box->isVisible());
  if (!box->isChecked()) QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, box->height() / 2));
  const QImage dimmed = picture();
  int darker = 0, lighter = 0;
  for (int y = 0; y < bare.height(); y += 2)
    for (int x = 0; x < bare.width(); x += 2) {
      const int change = qGray(dimmed.pixel(x, y)) - qGray(bare.pixel(x, y));
      darker += change < -6;
      lighter += change > 2;
    }
  EXPECT_GT(darker, 300);
  EXPECT_EQ(lighter, 0);
  choose("Sun Shadow");
  EXPECT_FALSE(box->isVisible()) << "View > Shadows shows them";
  choose("Viewshed");
  EXPECT_FALSE(box->isVisible()) << "an observer's sight is no light";
}

TEST_F(AnalysisOverlayTest, FollowsStrokesUndoAndRedo) {
  openGround("SainteHelens.dem");
  BrushSettings brush = tools().brush();
  brush.flow = 0.0;       // or a brush held still would go on, and with it the overlay
  brush.strength *= 4.0;  // high enough to hide something
  tools().setBrush(brush);
  for (const char* name : {"Viewshed", "Sun Shadow", "Sky Visibility"}) {
    choose(name);
    const FractionMap before = *overlay()->fractions;
    const FractionMap* map = overlay()->fractions.get();
    const QImage beforePicture = picture();
    const QPoint from = middle() + QPoint(-60, 40), to = middle() + QPoint(30, 70);
    pressAndDrag(from, to);
    ASSERT_TRUE(terrain().editing());
    expectTrue(std::string("during a stroke: ") + name);
    QTest::mouseRelease(&view(), Qt::LeftButton, {}, to);
    expectTrue(std::string("after a stroke: ") + name);
    EXPECT_FALSE(*overlay()->fractions == before) << name;
    EXPECT_EQ(overlay()->fractions.get(), map) << name;  // parts of it were done anew, never the whole
    EXPECT_GT(differingPixels(beforePicture, picture()), 300) << name;
    key(Qt::Key_Z, Qt::ControlModifier);
    expectTrue(std::string("after undo: ") + name);
    EXPECT_TRUE(*overlay()->fractions == before) << name;
    EXPECT_EQ(differingPixels(beforePicture, picture()), 0) << name;
    key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    expectTrue(std::string("after redo: ") + name);
    EXPECT_FALSE(*overlay()->fractions == before) << name;
    key(Qt::Key_Z, Qt::ControlModifier);
  }
}

TEST_F(AnalysisOverlayTest, AHillThrowsItsShadowBesideTheBrush) {
  NewTerrain flat;
  flat.columns = flat.rows = 257;
  window_->files().make(flat);
  ASSERT_TRUE(waitUntil([this] { return window_->document() && window_->jobs().jobs().empty(); }));
  tools().setBrush([this] {
    BrushSettings brush = tools().brush();
    brush.radius = 10.0;
    brush.strength = brush.flow = 30.0;
    return brush;
  }());
  key(Qt::Key_T);  // from above, north up
  choose("Sun Shadow");
  const QImage before = picture();
  const auto foot = groundUnder(middle());
  ASSERT_TRUE(foot);
  drag(middle(), middle() + QPoint(4, 0));
  expectTrue("with a hill");
  const QImage after = picture();
  // The sun is in the north-west: 30 m to the south-east there is shadow now, and 60 m to the north-west
  // nothing has changed.
  const auto pixelOf = [&](double x, double y) {
    const auto at =
        controller().camera().project({foot->point.x() + x, foot->point.y() + y, 0.0}, view().viewSize());
    return QPoint(static_cast<int>(at->x()), static_cast<int>(at->y()));
  };
  EXPECT_GT(warmth(before, pixelOf(22.0, -22.0)), 25);
  EXPECT_LT(warmth(after, pixelOf(22.0, -22.0)), 0);
  EXPECT_EQ(before.pixel(pixelOf(-44.0, 44.0)), after.pixel(pixelOf(-44.0, 44.0)));
}

TEST_F(AnalysisOverlayTest, TheObserverGoesToTheCursor) {
  openGround("SainteHelens.dem");
  const QPoint spot = middle() + QPoint(50, 60);
  moveTo(spot);
  const auto ground = groundUnder(spot);
  ASSERT_TRUE(ground);
  key(Qt::Key_V);
  settle();
  ASSERT_EQ(analysis().choice().kind, AnalysisKind::Viewshed);
  EXPECT_LT((analysis().choice().viewshed.observer - ground->point.head<2>()).norm(), 1e-6);
  expectTrue("from the cursor");
  const QImage first = picture();
  typeInto("observerHeight", QStringLiteral("300"));
  EXPECT_EQ(analysis().choice().viewshed.observerHeight, 300.0);
  expectTrue("from a tower");
  EXPECT_GT(differingPixels(first, picture()), 3000);
}

TEST_F(AnalysisOverlayTest, SettingsAreCheckedAndFollowed) {
  openGround("SainteHelens.dem");
  choose("Sun Shadow");
  const FractionMap before = *overlay()->fractions;
  typeInto("sunElevation", QStringLiteral("0"));
  EXPECT_EQ(analysis().choice().sun.elevation, 20.0);
  EXPECT_TRUE(window_->infoBar().isVisible());
  typeInto("sunElevation", QStringLiteral("8"));
  EXPECT_FALSE(window_->infoBar().isVisible());
  typeInto("sunAzimuth", QStringLiteral("120"));
  expectTrue("with another sun");
  EXPECT_FALSE(*overlay()->fractions == before);
}

TEST_F(AnalysisOverlayTest, SculptingGoesOnWhileTheWholeIsComputed) {
  openGround("SainteHelens.dem");
  beginSomethingSlow();
  ASSERT_TRUE(waitUntil([this] { return !window_->jobs().jobs().empty(); }));
  drag(middle(), middle() + QPoint(20, 10));
  EXPECT_FALSE(window_->jobs().jobs().empty());
  expectTrue("after both");
}

TEST_F(AnalysisOverlayTest, CancellingEndsTheAnalysis) {
  openGround("SainteHelens.dem");
  beginSomethingSlow();
  auto* bar = window_->findChild<JobBar*>();
  ASSERT_TRUE(waitUntil([&] { return bar->isVisible(); }));
  QTest::mouseClick(bar->findChild<QToolButton*>(), Qt::LeftButton);
  settle();
  EXPECT_FALSE(analysis().choice().kind);
  EXPECT_FALSE(overlay());
  EXPECT_TRUE(dock().isHidden());
  EXPECT_TRUE(window_->actions().analysisNone->isChecked());
}

TEST_F(AnalysisOverlayTest, ClosingThePanelEndsTheAnalysis) {
  openGround("SainteHelens.dem");
  const QImage bare = picture();
  choose("Sky Visibility");
  dock().close();
  settle();
  EXPECT_FALSE(analysis().choice().kind);
  EXPECT_EQ(differingPixels(bare, picture()), 0);
}

TEST_F(AnalysisOverlayTest, AnotherTerrainBeginsWithoutOne) {
  openGround("SainteHelens.dem");
  beginSomethingSlow();
  QTest::qWait(50);
  window_->openFile(QString::fromStdString(madeIsland().path));  // During the sky view computation.
  ASSERT_TRUE(waitUntil([this] { return window_->jobs().jobs().empty(); }));
  settle();
  EXPECT_FALSE(analysis().choice().kind);
  EXPECT_FALSE(overlay());
  EXPECT_TRUE(dock().isHidden());
  choose("Viewshed");
  expectTrue("on the island");
}

}  // namespace
}  // namespace scarp::test
