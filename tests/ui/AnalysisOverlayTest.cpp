#include <QCheckBox>
#include <QDockWidget>
#include <QToolButton>
#include <algorithm>

#include "core/scene/Scene.h"
#include "tests/ui/WindowHarness.h"
#include "ui/actions/Actions.h"
#include "ui/analysis/AnalysisController.h"
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
  choose("Viewshed");
  const FractionMap before = *overlay()->fractions;
  const FractionMap* map = overlay()->fractions.get();
  const QImage beforePicture = picture();
  const QPoint to = middle() + QPoint(30, 70);
  pressAndDrag(middle() + QPoint(-60, 40), to);
  ASSERT_TRUE(terrain().editing());
  expectTrue("during a stroke");
  QTest::mouseRelease(&view(), Qt::LeftButton, {}, to);
  expectTrue("after a stroke");
  EXPECT_FALSE(*overlay()->fractions == before);
  EXPECT_EQ(overlay()->fractions.get(), map) << "parts of it were computed again, never the whole";
  EXPECT_GT(differingPixels(beforePicture, picture()), 300);
  key(Qt::Key_Z, Qt::ControlModifier);
  expectTrue("after undo");
  EXPECT_TRUE(*overlay()->fractions == before);
  EXPECT_EQ(differingPixels(beforePicture, picture()), 0);
  key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
  expectTrue("after redo");
  EXPECT_FALSE(*overlay()->fractions == before);
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

TEST_F(AnalysisOverlayTest, AnotherTerrainBeginsWithoutOneAndClosingThePanelEndsIt) {
  openGround("SainteHelens.dem");
  beginSomethingSlow();
  QTest::qWait(50);
  window_->openFile(QString::fromStdString(madeIsland().path));  // During the sky view computation.
  ASSERT_TRUE(waitUntil([this] { return window_->jobs().jobs().empty(); }));
  settle();
  EXPECT_FALSE(analysis().choice().kind);
  EXPECT_FALSE(overlay());
  EXPECT_TRUE(dock().isHidden());
  const QImage bare = picture();
  choose("Viewshed");
  expectTrue("on the island");
  dock().close();
  settle();
  EXPECT_FALSE(analysis().choice().kind);
  EXPECT_EQ(differingPixels(bare, picture()), 0);
}

}  // namespace
}  // namespace scarp::test
