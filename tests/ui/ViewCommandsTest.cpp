#include <numbers>

#include "tests/ui/WindowHarness.h"
#include "ui/actions/Actions.h"
#include "ui/document/ViewBookmarks.h"
#include "ui/viewport/ViewMarks.h"
#include "ui/widgets/InfoBar.h"

namespace scarp::test {
namespace {

constexpr double kDown = -0.5 * std::numbers::pi;

class ViewCommandsTest : public WindowTest {
 protected:
  const Camera& camera() { return controller().camera(); }
  Compass& compass() { return *view().findChild<Compass*>(); }
  ScaleMark& scale() { return *view().findChild<ScaleMark*>(); }
  bool flat() { return camera().projection == Camera::Projection::Orthographic; }
};

TEST_F(ViewCommandsTest, KeysGoToTheNamedViews) {
  openGround("SainteHelens.dem");
  const Camera slanted = camera();
  key(Qt::Key_T);
  EXPECT_EQ(camera().pitch, kDown);
  EXPECT_EQ(camera().yaw, 0.0);
  EXPECT_FALSE(flat());
  key(Qt::Key_Y);
  EXPECT_TRUE(flat());
  EXPECT_LT((camera().forward() - Vec3(0.0, 1.0, 0.0)).norm(), 1e-12);
  key(Qt::Key_3, Qt::KeypadModifier);
  EXPECT_LT((camera().forward() - Vec3(-1.0, 0.0, 0.0)).norm(), 1e-12);
  EXPECT_EQ(tools().brush().kind, BrushKind::Raise) << "the keypad's 3 is no brush";
  key(Qt::Key_O, Qt::ShiftModifier);
  EXPECT_FALSE(flat());
  EXPECT_EQ(camera().pitch, kDown) << "as it was before the views without perspective";
  key(Qt::Key_O, Qt::ShiftModifier);
  EXPECT_NEAR(camera().pitch, slanted.pitch, 1e-12);
  key(Qt::Key_5, Qt::KeypadModifier);
  EXPECT_TRUE(flat());
  QAction& under = *window_->actions().goUnder;
  for (const bool goes : {true, false}) {
    under.trigger();
    EXPECT_EQ(controller().goesUnder(), goes);
    EXPECT_EQ(under.isChecked(), goes);
  }
}

TEST_F(ViewCommandsTest, BookmarksBringAViewBackAlsoTheNextTime) {
  openGround("SainteHelens.dem");
  const Actions& actions = window_->actions();
  EXPECT_FALSE(actions.bookmarks[2]->isEnabled());
  EXPECT_FALSE(actions.viewBack->isEnabled());
  drag(middle(), middle() + QPoint(70, -15), Qt::AltModifier);
  const Camera kept = camera();
  key(Qt::Key_3, Qt::ControlModifier | Qt::AltModifier);
  EXPECT_TRUE(window_->infoBar().text().contains(QStringLiteral("Ctrl+3")))
      << window_->infoBar().text().toStdString();
  key(Qt::Key_T);
  key(Qt::Key_2, Qt::ControlModifier);  // holds nothing
  EXPECT_EQ(camera().pitch, kDown);
  key(Qt::Key_3, Qt::ControlModifier);
  EXPECT_TRUE(samePose(camera(), kept));
  EXPECT_TRUE(actions.viewBack->isEnabled());
  EXPECT_FALSE(actions.viewForward->isEnabled());
  key(Qt::Key_Left, Qt::AltModifier);
  EXPECT_EQ(camera().pitch, kDown);
  key(Qt::Key_Right, Qt::AltModifier);
  EXPECT_TRUE(samePose(camera(), kept));
  EXPECT_FALSE(actions.viewForward->isEnabled());
  if (window_->document()->path().isEmpty()) return;  // the sample is kept nowhere
  const ViewBookmarks later(window_->document()->path());
  ASSERT_TRUE(later.at(2));
  EXPECT_TRUE(samePose(*later.at(2), kept));
  EXPECT_FALSE(later.at(1));
}

TEST_F(ViewCommandsTest, AClickOnTheCompassTurnsTheView) {
  openGround("SainteHelens.dem");
  const auto click = [this](CompassPart part) {
    QTest::mouseClick(&compass(), Qt::LeftButton, {}, compass().placeOf(part).toPoint());
    arrive();
  };
  const Vec3 centre = *groundInMiddle(camera(), terrain(), view().viewSize());
  const double pitch = camera().pitch;
  click(CompassPart::North);
  EXPECT_EQ(camera().yaw, 0.0);
  EXPECT_EQ(camera().pitch, pitch);
  EXPECT_LT((*groundInMiddle(camera(), terrain(), view().viewSize()) - centre).norm(), 0.01);
  click(CompassPart::East);
  EXPECT_NEAR(camera().yaw, 0.5 * std::numbers::pi, 1e-12);
  click(CompassPart::Middle);
  EXPECT_EQ(camera().pitch, kDown);
  click(CompassPart::Middle);
  EXPECT_GT(camera().pitch, -1.0);
  EXPECT_EQ(terrain().history().size(), 0u) << "it was no stroke";
}

TEST_F(ViewCommandsTest, OpeningAndFramingFillTheView) {
  // How much of the view the terrain's box takes, along the side where it takes more of it.
  const auto filled = [this] {
    const Box box = terrain().box();
    Vec2 low(1e9, 1e9), high(-1e9, -1e9);
    for (int corner = 0; corner < 8; ++corner) {
      const auto seen =
          camera().project({(corner & 1 ? box.max : box.min).x(), (corner & 2 ? box.max : box.min).y(),
                            (corner & 4 ? box.max : box.min).z()},
                           view().viewSize());
      if (!seen) return 0.0;
      low = low.cwiseMin(*seen);
      high = high.cwiseMax(*seen);
    }
    const ViewSize size = view().viewSize();
    return std::max((high - low).x() / size.width, (high - low).y() / size.height);
  };
  openGround("SainteHelens.dem");
  EXPECT_NEAR(filled(), 0.92, 0.01);
  for (const QSize size : {QSize(1500, 600), QSize(760, 940)}) {
    const ViewSize before = view().viewSize();
    window_->resize(size);
    ASSERT_TRUE(waitUntil([&] { return !(view().viewSize() == before); }));
    QTest::qWait(100);
    EXPECT_NEAR(filled(), 0.92, 0.01) << "the opening view goes along with the window";
  }
  drag(middle(), middle() + QPoint(120, 30), Qt::AltModifier);
  const Camera turned = camera();
  window_->resize(1200, 800);
  QTest::qWait(100);
  EXPECT_TRUE(samePose(camera(), turned)) << "a view that one has chosen stays";
  key(Qt::Key_F);
  EXPECT_NEAR(filled(), 0.92, 0.01);
  ASSERT_TRUE(scale().bar());
  EXPECT_TRUE(scale().text().endsWith(QStringLiteral("m")));
  const double far = scale().bar()->metres;
  PointerEvent hand;
  hand.position = Vec2(middle().x(), middle().y());
  hand.view = view().viewSize();
  controller().wheel(hand, 15.0);
  ASSERT_TRUE(scale().bar());
  EXPECT_LT(scale().bar()->metres, 0.3 * far) << "the scale bar follows";
  EXPECT_EQ(scaleText(500.0), QStringLiteral("500 m"));
  EXPECT_EQ(scaleText(2000.0), QStringLiteral("2 km"));
  EXPECT_EQ(scaleText(0.5), QStringLiteral("0.5 m"));
  key(Qt::Key_Y);
  key(Qt::Key_F);
  EXPECT_TRUE(flat());
  EXPECT_NEAR(filled(), 0.92, 0.01);
}

}  // namespace
}  // namespace scarp::test
