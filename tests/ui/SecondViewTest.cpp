#include <numbers>

#include "core/brush/PathBend.h"
#include "core/tools/BendTool.h"
#include "core/tools/MeasureTool.h"
#include "tests/ui/WindowHarness.h"
#include "ui/analysis/AnalysisController.h"
#include "ui/render/Overlay.h"
#include "ui/viewport/SecondView.h"
#include "ui/widgets/InfoBar.h"

namespace scarp::test {
namespace {

class SecondViewTest : public WindowTest {
 protected:
  SecondView& second() { return window_->secondView(); }
  void open() {
    openGround("SainteHelens.dem");
    ASSERT_EQ(second().controller(), nullptr) << "what is hidden costs nothing";
    key(Qt::Key_Q, Qt::ControlModifier | Qt::AltModifier);
    ASSERT_TRUE(waitUntil([this] { return second().controller() != nullptr; }));
    QTest::qWait(200);
  }
};

TEST_F(SecondViewTest, ShowsTheTerrainFromAboveAndKeepsACameraOfItsOwn) {
  open();
  EXPECT_EQ(second().controller()->camera().pitch, -0.5 * std::numbers::pi);
  const Camera first = controller().camera(), above = second().controller()->camera();
  QTest::keyClick(&view(), Qt::Key_F);
  drag(middle(), middle() + QPoint(80, 10), Qt::AltModifier);
  EXPECT_FALSE(samePose(controller().camera(), first));
  EXPECT_TRUE(samePose(second().controller()->camera(), above));
  const QImage picture = second().viewport().picture();
  ASSERT_FALSE(picture.isNull());
  EXPECT_NE(picture.pixel(picture.width() / 2, picture.height() / 2), picture.pixel(1, 1));
}

TEST_F(SecondViewTest, SculptsAndShowsWhatTheOtherViewSculpts) {
  open();
  const QImage before = second().viewport().picture();
  BrushSettings brush = tools().brush();
  brush.kind = BrushKind::Lower;
  brush.strength *= 4.0;
  tools().setBrush(brush);
  EXPECT_EQ(second().controller()->tools().brush(), brush) << "one hand, one brush";
  drag(middle(), middle() + QPoint(40, 0));
  EXPECT_NE(second().viewport().picture(), before);

  const float high = terrain().pyramid().range().low;
  Viewport& there = second().viewport();
  const QPoint at = there.rect().center();
  const std::size_t steps = terrain().history().size();
  QTest::mousePress(&there, Qt::LeftButton, {}, at);
  QTest::mouseMove(&there, at + QPoint(20, 12));
  QTest::qWait(50);
  QTest::mouseRelease(&there, Qt::LeftButton, {}, at + QPoint(20, 12));
  EXPECT_EQ(terrain().history().size(), steps + 1);
  EXPECT_LE(terrain().pyramid().range().low, high);
}

TEST_F(SecondViewTest, HasTheSameToolsInHand) {
  open();
  ASSERT_EQ(&second().controller()->tools(), &tools());
  tools().setTool(MeasureTool::kName);
  Viewport& there = second().viewport();
  const QPoint at = there.rect().center();
  QTest::mouseClick(&there, Qt::LeftButton, {}, at);
  ASSERT_EQ(tools().get<MeasureTool>().line().corners.size(), 1U);
  EXPECT_TRUE(tools().claims(ToolKey::Confirm));
  QTest::keyClick(&there, Qt::Key_Backspace);
  EXPECT_TRUE(tools().get<MeasureTool>().line().corners.empty());
}

TEST_F(SecondViewTest, BendsTheStrokeThatIsAdjustedAndSculptsNothingBesideIt) {
  open();
  Viewport& there = second().viewport();
  const Vec3 centre = terrain().box().centre();
  const double way = 0.1 * terrain().frame().width();
  std::vector<StrokeSample> samples;
  for (const double t : {-1.0, 0.0, 1.0}) {
    StrokeSample sample;
    sample.x = centre.x() + t * way;
    sample.y = centre.y();
    samples.push_back(sample);
  }
  const BendablePath path = bendable(tools().brush(), samples);
  tools().get<BendTool>().begin(path);
  ASSERT_TRUE(second().controller()->tools().get<BendTool>().path());
  const std::size_t steps = terrain().history().size();
  const auto pixelOf = [&](const StrokeSample& sample) {
    const auto seen =
        second().controller()->camera().project({sample.x, sample.y, centre.z()}, there.viewSize());
    return seen->cast<int>().eval();
  };
  const auto dragThere = [&](QPoint from, QPoint to) {
    QTest::mousePress(&there, Qt::LeftButton, {}, from);
    QMouseEvent move(QEvent::MouseMove, to, there.mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
    QApplication::sendEvent(&there, &move);
    QTest::mouseRelease(&there, Qt::LeftButton, {}, to);
    QTest::qWait(50);
  };
  const auto first = pixelOf(path.samples[path.handles.front()]);
  dragThere({first.x(), first.y() + 60}, {first.x() + 20, first.y() + 60});
  EXPECT_EQ(terrain().history().size(), steps);
  EXPECT_TRUE(window_->infoBar().text().contains(QStringLiteral("being adjusted")))
      << window_->infoBar().text().toStdString();
  EXPECT_EQ(tools().get<BendTool>().path()->samples.front().y, samples.front().y);

  dragThere({first.x(), first.y()}, {first.x(), first.y() + 30});
  EXPECT_EQ(terrain().history().size(), steps);
  EXPECT_LT(tools().get<BendTool>().path()->samples.front().y, samples.front().y - 1.0);
  tools().get<BendTool>().end();
  EXPECT_FALSE(second().controller()->tools().get<BendTool>().path());
}

TEST_F(SecondViewTest, ShowsTheBrushAndTheMarksOfTheFirstOne) {
  open();
  const QImage without = second().viewport().picture();
  moveTo(middle());
  ASSERT_TRUE(controller().cursor());
  EXPECT_GT(differingPixels(without, second().viewport().picture()), 20) << "where the hand is";
  QEvent leave(QEvent::Leave);
  QApplication::sendEvent(&view(), &leave);
  EXPECT_EQ(second().viewport().picture(), without);
  auto marks = std::make_shared<Overlay>();
  const Vec3 centre = terrain().box().centre();
  marks->lines = {{centre, centre + Vec3(2000, 0, 0), {1.0F, 0.0F, 1.0F, 1.0F}, 4.0F, 0.0F}};
  display().setOverlay(OverlayOf::Analysis, marks);
  EXPECT_GT(differingPixels(without, second().viewport().picture()), 100);
  EXPECT_LE(view().pageBytes() + second().viewport().pageBytes(), kPageBudget);
}

TEST_F(SecondViewTest, LooksAsTheFirstOneAndGoesWithTheDocument) {
  open();
  RenderSettings settings = view().settings();
  settings.shading.mode = ShadingMode::Slope;
  view().setSettings(settings);
  second().followLook();
  EXPECT_EQ(second().viewport().settings(), settings);
  key(Qt::Key_Q, Qt::ControlModifier | Qt::AltModifier);
  EXPECT_TRUE(waitUntil([this] { return second().controller() == nullptr; }));
}

TEST_F(SecondViewTest, ShowsTheAnalysesOfTheFirstOneAndWhatTheyBecome) {
  open();
  const QImage bare = second().viewport().picture();
  const auto settle = [this] {
    ASSERT_TRUE(waitUntil([this] { return window_->analysis().settled(); }));
    QTest::qWait(50);
  };
  window_->analysis().choose(AnalysisKind::SkyView);
  settle();
  const QImage sky = second().viewport().picture();
  EXPECT_GT(differingPixels(bare, sky), 10000);
  // Shut while it changes, it shows what has become of it when it opens again.
  key(Qt::Key_Q, Qt::ControlModifier | Qt::AltModifier);
  ASSERT_TRUE(waitUntil([this] { return second().controller() == nullptr; }));
  window_->analysis().choose(AnalysisKind::SunShadow);
  settle();
  key(Qt::Key_Q, Qt::ControlModifier | Qt::AltModifier);
  ASSERT_TRUE(waitUntil([this] { return second().controller() != nullptr; }));
  QTest::qWait(200);
  EXPECT_GT(differingPixels(sky, second().viewport().picture()), 10000);
  window_->analysis().choose(std::nullopt);
  QTest::qWait(50);
  EXPECT_EQ(differingPixels(bare, second().viewport().picture()), 0);
}

}  // namespace
}  // namespace scarp::test
