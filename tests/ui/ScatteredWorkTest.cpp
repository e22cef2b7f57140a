#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>

#include "core/edit/ObjectOperations.h"
#include "core/edit/ScatterRuleEdits.h"
#include "core/scatter/ScatterPicker.h"
#include "core/scatter/SceneSelection.h"
#include "core/scene/Scene.h"
#include "core/tools/SculptTool.h"
#include "tests/ui/WindowHarness.h"
#include "ui/document/EditorDocument.h"
#include "ui/widgets/InfoBar.h"

namespace scarp::test {
namespace {

/// What a rule put down, worked on by hand in the window.
class ScatteredWorkTest : public WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    openGround("srtm_bigtujunga30m_utm11.tif");
    // Large enough to be aimed at from where a terrain is opened.
    ScatterRule wood{.id = 1, .name = "Old wood"};
    wood.assets = {{AssetKind::Conifer, 1.0}};
    wood.density = 0.05;
    wood.spacing = 200.0;
    wood.scale = 60.0;
    setRules({wood});
    key(Qt::Key_Q);
  }
  void setRules(std::vector<ScatterRule> rules) {
    ASSERT_TRUE(perform(ScatterRulesOperation{std::move(rules)}, terrain()).ok());
    settle();
  }
  void settle() {
    QTest::qWait(100);
    ASSERT_TRUE(idle());
  }
  const ScatterField& field() { return window_->document()->scene().scatter().field(); }
  std::vector<ScatterPlace> all() {
    std::vector<ScatterPlace> places;
    for (std::size_t rule = 0; rule < field().rules().size(); ++rule)
      for (int tile = 0; tile < field().tileCount(); ++tile)
        for (const ScatteredObject& object : field().objects(rule, tile))
          places.push_back({field().rules()[rule].id, object.key});
    return places;
  }
  QPoint pixelOf(const ScatterPlace& place) {
    const ScatteredObject& object = *field().find(place);
    const auto pose =
        objectPose(objectOf(object, field().rules()[0]), terrain().heights(), terrain().frame());
    const auto pixel =
        controller().camera().project(pose->foot + Vec3(0.0, 0.0, 4.0 * object.scale), view().viewSize());
    return pixel ? QPoint(int(pixel->x()), int(pixel->y())) : QPoint(-1, -1);
  }
  /// One with ground behind it that the pointer can be put on, away from the borders of the view.
  ScatterPlace oneInSight(int skip = 0) {
    for (const ScatterPlace& place : all()) {
      const QPoint at = pixelOf(place);
      if (!view().rect().adjusted(150, 120, -150, -120).contains(at)) continue;
      const SceneHit hit = pickScene(
          controller().camera().rayThrough(Vec2(at.x(), at.y()), view().viewSize()), terrain().picker(),
          terrain().objectPicker(), &window_->document()->scene().scatter().picker());
      if (hit.ground && hit.scattered && hit.scattered->object.key == place.key && skip-- == 0) return place;
    }
    ADD_FAILURE() << "none is in sight";
    return {};
  }
  QMenu* menuAt(QPoint at) {
    QTest::mouseClick(&view(), Qt::RightButton, {}, at);
    EXPECT_TRUE(waitUntil([] { return QApplication::activePopupWidget(); }));
    return qobject_cast<QMenu*>(QApplication::activePopupWidget());
  }
  void choose(QMenu* menu, const char* name) {
    ASSERT_TRUE(menu) << name;
    auto* action = menu->findChild<QAction*>(QLatin1String(name));
    ASSERT_TRUE(action && action->isEnabled()) << name;
    QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
    EXPECT_TRUE(waitUntil([] { return !QApplication::activePopupWidget(); }));
  }
  std::size_t steps() { return terrain().history().position(); }
};

TEST_F(ScatteredWorkTest, AClickOutlinesOneANumberTakesItOutAndDeleteRemovesItForGood) {
  const ScatterPlace tree = oneInSight();
  const auto before = all();
  const std::size_t began = steps();
  moveTo(QPoint(4, 4));
  const QImage unselected = picture();
  moveTo(pixelOf(tree));
  const QString named = the<QLabel>("status_scattered").text();
  EXPECT_TRUE(named.contains(QStringLiteral("Old wood"))) << named.toStdString();
  QTest::mouseClick(&view(), Qt::LeftButton, {}, pixelOf(tree));
  ASSERT_EQ(tools().selected().scattered, ScatterSelection(tree));
  moveTo(QPoint(4, 4));
  EXPECT_GT(differingPixels(unselected, picture()), 60) << "an outline and the handles";
  photograph("scattered-selected");
  EXPECT_EQ(steps(), began);
  EXPECT_TRUE(the<QLabel>("objectOrigin").isVisible());
  EXPECT_TRUE(the<QLabel>("objectOrigin").text().contains(QStringLiteral("Old wood")));
  typeInto("objectScale", QStringLiteral("40"));
  settle();
  EXPECT_EQ(steps(), began + 1);
  ASSERT_EQ(terrain().objects().size(), 1U);
  EXPECT_EQ(terrain().objects().all().begin()->second.scale, 40.0);
  EXPECT_EQ(tools().selectedObject(), terrain().objects().all().begin()->first);
  EXPECT_FALSE(the<QLabel>("objectOrigin").isVisible());
  key(Qt::Key_Z, Qt::ControlModifier);
  settle();
  EXPECT_EQ(all(), before);
  tools().select({{}, ScatterSelection(tree)});
  key(Qt::Key_Delete);
  settle();
  EXPECT_EQ(steps(), began + 1);
  EXPECT_FALSE(field().find(tree));
  EXPECT_EQ(all().size(), before.size() - 1) << "nothing grows in its stead";
  ScatterRule wider = terrain().scatterRules()[0];
  wider.scale = 50.0;
  setRules({wider});
  EXPECT_FALSE(field().find(tree));
  key(Qt::Key_Z, Qt::ControlModifier);
  key(Qt::Key_Z, Qt::ControlModifier);
  settle();
  EXPECT_EQ(all(), before);
}

TEST_F(ScatteredWorkTest, TheMenuPinsRemovesAndOpensTheRuleAlsoWithABrushInHand) {
  const ScatterPlace tree = oneInSight();
  const Object stood = *objectAt(tree, terrain().scatterRules());
  choose(menuAt(pixelOf(tree)), "pinScattered");
  settle();
  ASSERT_EQ(terrain().objects().size(), 1U);
  Object pinned = terrain().objects().all().begin()->second;
  pinned.id = 0;
  EXPECT_EQ(pinned, stood);
  EXPECT_FALSE(field().find(tree));
  const ScatterPlace other = oneInSight();
  choose(menuAt(pixelOf(other)), "removeScattered");
  settle();
  EXPECT_FALSE(field().find(other));
  EXPECT_EQ(terrain().objects().size(), 1U);
  choose(menuAt(pixelOf(oneInSight())), "openRule");
  EXPECT_TRUE(the<QListWidget>("scatterRules").isVisible());
  EXPECT_EQ(the<QListWidget>("scatterRules").currentRow(), 0);

  // With a brush in hand it is the menu of the ground.
  settle();
  const ScatterPlace third = oneInSight();
  tools().setTool(SculptTool::kName);
  moveTo(pixelOf(third));
  EXPECT_TRUE(the<QLabel>("status_scattered").text().isEmpty());
  QMenu* menu = menuAt(pixelOf(third));
  ASSERT_TRUE(menu);
  EXPECT_TRUE(menu->findChild<QAction*>(QStringLiteral("setHeightHere")));
  auto* remove = menu->findChild<QAction*>(QStringLiteral("removeScattered"));
  ASSERT_TRUE(remove);
  remove->trigger();
  menu->close();
  settle();
  EXPECT_FALSE(field().find(third));
}

TEST_F(ScatteredWorkTest, RulesThatPutNothingDownShowNothingAndSayWhyInTheMessageBar) {
  EXPECT_GT(field().count(), 50U);
  const QImage wooded = picture();
  ScatterRule dense = terrain().scatterRules()[0];
  dense.density = 1e6;
  dense.spacing = 0.0;
  setRules({dense});
  auto& bar = *window_->findChild<InfoBar*>();
  EXPECT_TRUE(waitUntil([&] { return bar.isVisible(); }));
  EXPECT_TRUE(bar.text().contains(QStringLiteral("Old wood"))) << bar.text().toStdString();
  EXPECT_EQ(field().count(), 0U);
  EXPECT_GT(differingPixels(wooded, picture()), 2000);
  key(Qt::Key_Z, Qt::ControlModifier);
  settle();
  EXPECT_FALSE(bar.isVisible());
  EXPECT_EQ(differingPixels(wooded, picture()), 0);
}

}  // namespace
}  // namespace scarp::test
