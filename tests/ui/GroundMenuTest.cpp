#include <QClipboard>
#include <QMenu>

#include "core/pick/SurfacePicker.h"
#include "core/tools/MeasureTool.h"
#include "core/tools/PlaceTool.h"
#include "core/tools/SculptTool.h"
#include "core/tools/WorkTools.h"
#include "tests/ui/WindowHarness.h"
#include "ui/actions/Actions.h"
#include "ui/analysis/AnalysisController.h"
#include "ui/viewport/SecondView.h"

namespace scarp::test {
namespace {

class GroundMenuTest : public WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    openGround("SainteHelens.dem");
    spot_ = *groundUnder(middle());
  }
  /// The menu that a click of the right button opens; null for none.
  QMenu* menuAt(QPoint at) {
    QTest::mouseClick(&view(), Qt::RightButton, {}, at);
    EXPECT_TRUE(waitUntil([] { return QApplication::activePopupWidget(); }));
    return qobject_cast<QMenu*>(QApplication::activePopupWidget());
  }
  static QAction* entry(const QMenu* menu, const char* name) {
    return menu ? menu->findChild<QAction*>(QLatin1String(name)) : nullptr;
  }
  void choose(QPoint at, const char* name) {
    QMenu* menu = menuAt(at);
    QAction* action = entry(menu, name);
    ASSERT_TRUE(menu) << name;
    ASSERT_TRUE(action) << name;
    ASSERT_TRUE(action->isEnabled()) << name;
    QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
    EXPECT_TRUE(waitUntil([] { return !QApplication::activePopupWidget(); }));
  }
  const Object& object() { return terrain().objects().all().begin()->second; }

  SurfaceHit spot_{};
};

TEST_F(GroundMenuTest, ADragOfTheRightButtonLooksRoundAndAClickDoesNot) {
  const Camera before = controller().camera();
  QTest::mousePress(&view(), Qt::RightButton, {}, middle());
  for (int i = 1; i <= 10; ++i) {
    const QPoint at = middle() + QPoint(6 * i, 0);
    QMouseEvent move(QEvent::MouseMove, at, view().mapToGlobal(at), Qt::NoButton, Qt::RightButton, {});
    QApplication::sendEvent(&view(), &move);
  }
  QTest::mouseRelease(&view(), Qt::RightButton, {}, middle() + QPoint(60, 0));
  QTest::qWait(60);
  EXPECT_FALSE(QApplication::activePopupWidget());
  EXPECT_NE(controller().camera().yaw, before.yaw);

  const Camera looking = controller().camera();
  QMenu* menu = menuAt(middle());
  ASSERT_TRUE(menu);
  EXPECT_EQ(controller().camera().yaw, looking.yaw);
  menu->close();
}

TEST_F(GroundMenuTest, WhereTheRightButtonZoomsAClickOpensItToo) {
  controller().setNavigation(NavigationStyle::Qgis);
  const Camera before = controller().camera();
  QTest::mousePress(&view(), Qt::RightButton, {}, middle());
  const QPoint at = middle() + QPoint(1, 2);
  QMouseEvent move(QEvent::MouseMove, at, view().mapToGlobal(at), Qt::NoButton, Qt::RightButton, {});
  QApplication::sendEvent(&view(), &move);
  EXPECT_NE(controller().camera().position, before.position);
  QTest::mouseRelease(&view(), Qt::RightButton, {}, at);
  ASSERT_TRUE(waitUntil([] { return QApplication::activePopupWidget(); }));
  EXPECT_EQ(controller().camera().position, before.position);
  QApplication::activePopupWidget()->close();
}

TEST_F(GroundMenuTest, MeasuresObservesAndLooksFromThePlace) {
  choose(middle() + QPoint(80, 40), "measureHere");
  EXPECT_EQ(tools().tool(), MeasureTool::kName);
  EXPECT_TRUE(window_->actions().way("measure")->isChecked());
  ASSERT_EQ(tools().get<MeasureTool>().line().corners.size(), 1U);
  QTest::mouseClick(&view(), Qt::LeftButton, {}, middle());
  EXPECT_EQ(tools().get<MeasureTool>().line().corners.size(), 2U) << "the next click goes on from there";

  const auto aside = groundUnder(middle() + QPoint(80, 40));
  ASSERT_TRUE(aside);
  choose(middle() + QPoint(80, 40), "observeHere");
  EXPECT_EQ(window_->analysis().choice().kind, AnalysisKind::Viewshed);
  EXPECT_NEAR(window_->analysis().choice().viewshed.observer.x(), aside->point.x(), 1e-6);

  choose(middle() + QPoint(80, 40), "centreHere");
  arrive();
  const auto centred = groundUnder(middle());
  ASSERT_TRUE(centred);
  EXPECT_LT((centred->point - aside->point).head<2>().norm(), 0.02 * terrain().frame().width());
}

TEST_F(GroundMenuTest, SelectsAndCopiesCoordinates) {
  choose(middle(), "selectSimilar");
  EXPECT_TRUE(terrain().selection());
  choose(middle(), "copyCoordinates");
  const QStringList numbers = QGuiApplication::clipboard()->text().split(QStringLiteral(", "));
  ASSERT_EQ(numbers.size(), 3) << QGuiApplication::clipboard()->text().toStdString();
  EXPECT_NEAR(numbers[0].toDouble(), spot_.point.x(), 0.006);
  EXPECT_NEAR(numbers[1].toDouble(), spot_.point.y(), 0.006);
  EXPECT_NEAR(numbers[2].toDouble(), spot_.point.z(), 0.006);
}

TEST_F(GroundMenuTest, PastesWhereItIsAsked) {
  window_->actions().copy->trigger();
  const auto aside = groundUnder(middle() + QPoint(50, 30));
  ASSERT_TRUE(aside);
  choose(middle() + QPoint(50, 30), "pasteHere");
  ASSERT_TRUE(tools().get<PasteTool>().floating());
  EXPECT_NEAR(tools().get<PasteTool>().floating()->placement.centre.x(), aside->point.x(), 1e-6);
  QTest::mouseClick(&view(), Qt::RightButton, {}, middle());
  QTest::qWait(60);
  EXPECT_FALSE(QApplication::activePopupWidget()) << "not while something floats";
  EXPECT_TRUE(tools().get<PasteTool>().remove());
}

TEST_F(GroundMenuTest, PlacesAnObjectAndOffersWhatCanBeDoneWithIt) {
  PlaceSettings place = tools().get<PlaceTool>().settings();
  place.asset = AssetKind::House;
  place.scale = 20.0;
  place.rule = ObjectRule::KeepOffset;
  tools().get<PlaceTool>().setSettings(place);
  choose(middle(), "placeHere");
  ASSERT_EQ(terrain().objects().size(), 1U);
  EXPECT_NEAR(object().x, spot_.point.x(), 1e-6);
  EXPECT_EQ(tools().selectedObject(), object().id);
  window_->actions().frame->trigger();
  arrive();

  QMenu* menu = menuAt(middle());
  ASSERT_TRUE(entry(menu, "duplicateObject")) << "the object is meant, not the ground behind it";
  EXPECT_FALSE(entry(menu, "setHeightHere"));
  QAction* align = menu->findChild<QAction*>(QStringLiteral("objectRule1"));
  ASSERT_TRUE(align);
  align->trigger();
  menu->close();
  EXPECT_EQ(object().rule, ObjectRule::Align);
  QTest::qWait(20);
  choose(middle(), "duplicateObject");
  ASSERT_EQ(terrain().objects().size(), 2U);
  EXPECT_NE(tools().selectedObject(), object().id) << "the new one is selected";
  choose(middle(), "placeMore");
  EXPECT_EQ(tools().tool(), PlaceTool::kName);
  EXPECT_EQ(tools().get<PlaceTool>().settings().rule, ObjectRule::Align);
}

TEST_F(GroundMenuTest, WorksInTheSecondView) {
  window_->secondView().show();
  window_->secondView().raise();
  ASSERT_TRUE(waitUntil([this] { return window_->secondView().controller() != nullptr; }));
  QTest::qWait(200);
  Viewport& second = window_->secondView().viewport();
  QTest::mouseClick(&second, Qt::RightButton, {}, second.rect().center());
  QTest::qWait(60);
  auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
  ASSERT_TRUE(entry(menu, "setHeightHere"));
  entry(menu, "setHeightHere")->trigger();
  menu->close();
  EXPECT_EQ(tools().brush().kind, BrushKind::SetHeight);
}

}  // namespace
}  // namespace scarp::test
