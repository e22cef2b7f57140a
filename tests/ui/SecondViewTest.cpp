#include <numbers>

#include "tests/ui/WindowHarness.h"
#include "ui/analysis/AnalysisController.h"
#include "ui/render/SceneView.h"
#include "ui/viewport/SecondView.h"
#include "ui/viewport/ViewHeader.h"

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
  EXPECT_EQ(second().viewport().header().toolStatus(), view().header().toolStatus());
  EXPECT_TRUE(second().orthographic().isChecked());
  second().orthographic().trigger();
  EXPECT_TRUE(waitUntil([this] { return !second().controller()->moving(); }));
  EXPECT_EQ(second().controller()->camera().projection, Camera::Projection::Perspective);
  RenderSettings settings = view().settings();
  settings.shading.mode = ShadingMode::Slope;
  view().setSettings(settings);
  second().followLook();
  EXPECT_EQ(second().viewport().settings(), settings);
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
