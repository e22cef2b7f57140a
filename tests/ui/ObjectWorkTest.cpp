#include <QAction>
#include <QLineEdit>
#include <QToolButton>

#include "core/edit/LayerOperations.h"
#include "core/edit/ObjectOperations.h"
#include "core/edit/Operation.h"
#include "core/tools/ObjectGizmo.h"
#include "core/tools/PlaceTool.h"
#include "core/tools/WorkTools.h"
#include "tests/support/Terrains.h"
#include "tests/ui/WindowHarness.h"
#include "ui/actions/Actions.h"
#include "ui/objects/PlacePanel.h"
#include "ui/objects/SelectedObjectPanel.h"
#include "ui/widgets/ChoiceRow.h"
#include "ui/widgets/CoordinatesField.h"

namespace scarp::test {
namespace {

class ObjectWorkTest : public WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    openGround("srtm_bigtujunga30m_utm11.tif");
    PlaceObjectsOperation houses;
    for (int i = 0; i < 3; ++i) {
      Object house;
      house.asset = AssetKind::House;
      house.scale = 20.0 + i;
      const auto spot = groundUnder(middle() + QPoint(-120 + 120 * i, 30));
      ASSERT_TRUE(spot);
      house.x = spot->point.x();
      house.y = spot->point.y();
      houses.objects.push_back(house);
    }
    ASSERT_TRUE(perform(houses, terrain()));
  }
  const Object& object(ObjectId id) { return *terrain().objects().find(id); }
  void boxAll() { drag(middle() + QPoint(-220, -120), middle() + QPoint(220, 120)); }
};

TEST_F(ObjectWorkTest, ABoxByTheMouseSelectsAndKeysWorkOnAllInOneStepEach) {
  key(Qt::Key_Q);
  ASSERT_EQ(tools().get<PlaceTool>().settings().mode, PlaceMode::Select);
  boxAll();
  ASSERT_EQ(tools().selectedObjects().size(), 3U);
  photograph("objects-selected");
  const auto before = terrain().objects().all();
  key(Qt::Key_D, Qt::ControlModifier);
  EXPECT_EQ(terrain().objects().size(), 6U);
  EXPECT_EQ(terrain().history().size(), 2U);
  key(Qt::Key_Delete);
  EXPECT_EQ(terrain().objects().size(), 3U) << "the copies were selected";
  key(Qt::Key_A, Qt::ControlModifier);
  EXPECT_EQ(tools().selectedObjects().size(), 3U);
  EXPECT_FALSE(terrain().selection()) << "of ground nothing";
  EXPECT_EQ(window_->actions().copy->text(), QStringLiteral("&Copy Objects"));
  EXPECT_EQ(window_->actions().cut->text(), QStringLiteral("Cu&t Objects"));
  EXPECT_EQ(window_->actions().paste->text(), QStringLiteral("&Paste Ground")) << "nothing is copied yet";
  key(Qt::Key_C, Qt::ControlModifier);
  EXPECT_EQ(window_->actions().paste->text(), QStringLiteral("&Paste Objects"));
  moveTo(middle() + QPoint(0, 100));
  key(Qt::Key_V, Qt::ControlModifier);
  EXPECT_EQ(terrain().objects().size(), 6U);
  EXPECT_FALSE(tools().get<PasteTool>().floating());
  key(Qt::Key_X, Qt::ControlModifier);
  EXPECT_EQ(terrain().objects().size(), 3U) << "the pasted ones are cut";
  for (int i = 0; i < 4; ++i) key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(terrain().objects().all(), before);

  // A handle is dragged with a note of the numbers.
  key(Qt::Key_A, Qt::ControlModifier);
  const auto gizmo = controller().drawing(view().viewSize()).gizmo;
  ASSERT_TRUE(gizmo);
  const Vec2 top =
      *controller().camera().project(gizmo->middle + Vec3(0, 0, gizmo->reach * 0.7), view().viewSize());
  const QPoint from(int(top.x()), int(top.y()));
  moveTo(from);
  EXPECT_EQ(controller().drawing(view().viewSize()).gizmo->lit, GizmoPart::Height);
  pressAndDrag(from, from + QPoint(0, -60));
  EXPECT_EQ(controller().drawing(view().viewSize()).note.text().substr(0, 8), "Height +");
  photograph("objects-lifted");
  QTest::mouseRelease(&view(), Qt::LeftButton, {}, from + QPoint(0, -60));
  for (const auto& [id, was] : before) EXPECT_GT(object(id).heightOffset, was.heightOffset + 1.0);
  EXPECT_EQ(terrain().history().size(), 2U);
}

TEST_F(ObjectWorkTest, TheRuleOfTheSelectedObjectIsChangedInAStep) {
  key(Qt::Key_7);
  const auto choose = [](QWidget& panel, ObjectRule chosen) {
    auto* row = panel.findChild<ChoiceRow*>(QStringLiteral("objectRule"));
    QTest::mouseClick(row->findChildren<QToolButton*>()[static_cast<int>(chosen)], Qt::LeftButton);
    QTest::qWait(30);
    return row->chosen();
  };
  auto& place = *window_->findChild<PlacePanel*>();
  choose(place, ObjectRule::Flatten);
  EXPECT_EQ(tools().get<PlaceTool>().settings().rule, ObjectRule::Flatten);
  auto& selected = *window_->findChild<SelectedObjectPanel*>();
  const auto offers = [&](const char* label) {
    return std::ranges::any_of(selected.findChildren<NumberField*>(), [&](const NumberField* field) {
      return field->accessibleName() == QLatin1String(label) && field->isVisible();
    });
  };
  const ObjectId id = terrain().objects().all().begin()->first;
  tools().selectObject(id);
  ASSERT_TRUE(waitUntil([&] { return selected.isVisible(); }));
  EXPECT_TRUE(offers("Height offset"));
  EXPECT_FALSE(offers("Elevation"));
  choose(selected, ObjectRule::Stay);
  ASSERT_TRUE(object(id).elevation);
  EXPECT_EQ(terrain().history().size(), 2U);
  EXPECT_FALSE(offers("Height offset"));
  EXPECT_TRUE(offers("Elevation"));
  const std::vector<float> before = samplesOf(terrain().heights());
  choose(selected, ObjectRule::Flatten);
  EXPECT_FALSE(sameBits(samplesOf(terrain().heights()), before));
  EXPECT_EQ(terrain().history().size(), 3U);
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_TRUE(sameBits(samplesOf(terrain().heights()), before));
  // An impossible choice is reported and reverted.
  ASSERT_TRUE(perform(AddLayerOperation{"Roads", LayerBlend::Add}, terrain()));
  SetLayerOperation lock;
  lock.layer = 1;
  lock.locked = true;
  ASSERT_TRUE(perform(lock, terrain()));
  EXPECT_EQ(choose(selected, ObjectRule::Flatten), static_cast<int>(ObjectRule::Stay));
  EXPECT_EQ(object(id).rule, ObjectRule::Stay);
}

TEST_F(ObjectWorkTest, NumbersOfManyAreMixedUntilOneIsTypedAlsoInWorldCoordinates) {
  key(Qt::Key_Q);
  boxAll();
  ASSERT_EQ(tools().selectedObjects().size(), 3U);
  auto* scale = window_->findChild<NumberField*>(QStringLiteral("objectScale"));
  ASSERT_TRUE(scale);
  EXPECT_EQ(scale->findChild<QLineEdit*>()->text(), QStringLiteral("—"));
  typeInto("objectScale", QStringLiteral("25"));
  for (const auto& [id, one] : terrain().objects().all()) EXPECT_EQ(one.scale, 25.0);
  EXPECT_EQ(terrain().history().size(), 2U);
  const auto before = terrain().objects().all();
  const double east = the<NumberField>("objectX").value();
  typeInto("objectX", QString::number(east + 30.0, 'f', 6));
  for (const auto& [id, one] : terrain().objects().all())
    EXPECT_NEAR(one.x - before.at(id).x, 30.0, 1e-3) << "their layout stays";

  auto& world = the<QLineEdit>("objectWorld");
  EXPECT_TRUE(world.isVisible());
  const auto placed = terrain().objects().all();
  const auto shown = twoNumbersOf(world.text());
  ASSERT_TRUE(shown) << world.text().toStdString();
  const auto type = [&](const QString& text) {
    world.setFocus();
    world.selectAll();
    QTest::keyClicks(&world, text);
    QTest::keyClick(&world, Qt::Key_Return);
  };
  const std::size_t steps = terrain().history().size();
  type(QStringLiteral("%1 %2").arg(shown->x() + 60.0, 0, 'f', 2).arg(shown->y() - 90.0, 0, 'f', 2));
  EXPECT_EQ(terrain().history().size(), steps + 1);
  for (const auto& [id, one] : terrain().objects().all()) {
    EXPECT_NEAR(one.x - placed.at(id).x, 60.0, 0.1);
    EXPECT_NEAR(one.y - placed.at(id).y, -90.0, 0.1);
  }
  // Neither words nor a position outside the terrain move anything.
  const auto moved = terrain().objects().all();
  for (const char* wrong : {"somewhere", "1", "1 2 3", "0, 0"}) {
    type(QLatin1String(wrong));
    EXPECT_EQ(terrain().objects().all(), moved) << wrong;
    EXPECT_TRUE(twoNumbersOf(world.text())) << "the position is shown again";
  }
  EXPECT_EQ(terrain().history().size(), steps + 1);
}

TEST(WorldPositionText, IsTwoNumbers) {
  const auto expect = [](const char* text, double x, double y) {
    const auto numbers = twoNumbersOf(QString::fromUtf8(text));
    ASSERT_TRUE(numbers) << text;
    EXPECT_EQ(*numbers, Vec2(x, y)) << text;
  };
  expect("400120.5, 5500310", 400120.5, 5500310.0);
  expect(" 400120.5;5500310.25 ", 400120.5, 5500310.25);
  expect("-122.5 47", -122.5, 47.0);
  expect(
      "\xE2\x88\x92"
      "122.5\t4e1",
      -122.5, 40.0);
  for (const char* wrong : {"", "1", "1,2,3", "a b", "1 nan", "inf 2"})
    EXPECT_FALSE(twoNumbersOf(QString::fromUtf8(wrong))) << wrong;
}

}  // namespace
}  // namespace scarp::test
