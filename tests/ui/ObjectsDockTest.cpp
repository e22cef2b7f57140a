#include <QPushButton>
#include <QToolButton>

#include "core/edit/LayerOperations.h"
#include "core/edit/MaskOperations.h"
#include "core/edit/Operation.h"
#include "core/tools/PasteTool.h"
#include "core/tools/PlaceTool.h"
#include "tests/support/Terrains.h"
#include "tests/ui/WindowHarness.h"
#include "ui/objects/ObjectsDock.h"
#include "ui/objects/PlacePanel.h"
#include "ui/objects/ScatterPanel.h"
#include "ui/objects/SelectedObjectPanel.h"
#include "ui/widgets/ChoiceRow.h"
#include "ui/widgets/InfoBar.h"
#include "ui/widgets/NumberField.h"

namespace scarp::test {
namespace {

class ObjectsDockTest : public WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    openGround("srtm_bigtujunga30m_utm11.tif");
    tools().setTool(PlaceTool::kName);
    PlaceSettings place = tools().get<PlaceTool>().settings();
    place.asset = AssetKind::House;
    place.scale = 20.0;  // On cells of 30 m.
    tools().get<PlaceTool>().setSettings(place);
  }
  template <class Panel>
  QWidget& panel() {
    return *window_->findChild<Panel*>();
  }
  static ChoiceRow& rule(QWidget& in) { return *in.findChild<ChoiceRow*>(QStringLiteral("objectRule")); }
  void choose(QWidget& in, ObjectRule chosen) {
    QTest::mouseClick(rule(in).findChildren<QToolButton*>()[static_cast<int>(chosen)], Qt::LeftButton);
    QTest::qWait(30);
  }
  bool offers(const char* label) {
    for (const auto* field : panel<SelectedObjectPanel>().findChildren<NumberField*>())
      if (field->accessibleName() == QLatin1String(label)) return field->isVisible();
    return false;
  }
  void click(QPoint at) {
    QTest::mouseClick(&view(), Qt::LeftButton, {}, at);
    QTest::qWait(30);
  }
  const Object& only() { return terrain().objects().all().begin()->second; }
  std::vector<float> ground() { return samplesOf(terrain().heights()); }
};

TEST_F(ObjectsDockTest, AHouseThatFlattensTakesItsTerraceAwayAgainOnUndo) {
  choose(panel<PlacePanel>(), ObjectRule::Flatten);
  EXPECT_EQ(tools().get<PlaceTool>().settings().rule, ObjectRule::Flatten);
  const std::vector<float> before = ground();
  click(middle());
  ASSERT_EQ(terrain().objects().size(), 1U);
  EXPECT_EQ(only().rule, ObjectRule::Flatten);
  EXPECT_FALSE(sameBits(ground(), before));
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_TRUE(sameBits(ground(), before));
  EXPECT_EQ(terrain().objects().size(), 0U);
}

TEST_F(ObjectsDockTest, TheRuleOfTheSelectedObjectIsChangedInAStep) {
  click(middle());
  ASSERT_EQ(terrain().objects().size(), 1U);
  QWidget& selected = panel<SelectedObjectPanel>();
  ASSERT_TRUE(waitUntil([&] { return selected.isVisible(); }));
  EXPECT_TRUE(offers("Height offset"));
  EXPECT_FALSE(offers("Elevation"));
  choose(selected, ObjectRule::Stay);
  ASSERT_TRUE(only().elevation);
  EXPECT_EQ(terrain().history().size(), 2U);
  EXPECT_FALSE(offers("Height offset"));
  EXPECT_TRUE(offers("Elevation"));
  const std::vector<float> before = ground();
  choose(selected, ObjectRule::Flatten);
  EXPECT_FALSE(sameBits(ground(), before));
  EXPECT_EQ(terrain().history().size(), 3U);
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_TRUE(sameBits(ground(), before));
  EXPECT_EQ(rule(selected).chosen(), static_cast<int>(ObjectRule::Stay));
  // What cannot be is said, and the choice goes back.
  ASSERT_TRUE(perform(AddLayerOperation{"Roads", LayerBlend::Add}, terrain()));
  SetLayerOperation lock;
  lock.layer = 1;
  lock.locked = true;
  ASSERT_TRUE(perform(lock, terrain()));
  choose(selected, ObjectRule::Flatten);
  EXPECT_EQ(only().rule, ObjectRule::Stay);
  EXPECT_EQ(rule(selected).chosen(), static_cast<int>(ObjectRule::Stay));
}

TEST_F(ObjectsDockTest, ObjectsAreCutAndPastedWithTheGround) {
  click(middle());
  ASSERT_EQ(terrain().objects().size(), 1U);
  const Object before = only();
  tools().selectObject(std::nullopt);
  key(Qt::Key_B);
  const Vec2 at(before.x, before.y), half(200.0, 200.0);
  ASSERT_TRUE(perform(SelectOperation{ShapeSource{MaskRectangle{at - half, at + half}, 0.0}, {}}, terrain()));
  const std::size_t steps = terrain().history().size();
  key(Qt::Key_X, Qt::ControlModifier);
  EXPECT_EQ(terrain().objects().size(), 0U);
  EXPECT_EQ(terrain().history().size(), steps + 1);
  key(Qt::Key_V, Qt::ControlModifier);
  ASSERT_TRUE(tools().get<PasteTool>().floating());
  EXPECT_EQ(terrain().objects().size(), 1U);
  drag(middle(), middle() + QPoint(90, 30));
  view().setFocus();
  QTest::keyClick(&view(), Qt::Key_Return);
  ASSERT_EQ(terrain().objects().size(), 1U);
  EXPECT_GT(std::hypot(only().x - before.x, only().y - before.y), 30.0);
  EXPECT_GT(only().id, before.id);
  key(Qt::Key_Z, Qt::ControlModifier);
  key(Qt::Key_Z, Qt::ControlModifier);
  ASSERT_EQ(terrain().objects().size(), 1U);
  EXPECT_EQ(only(), before);
}

TEST_F(ObjectsDockTest, ManyAreScatteredOverTheSelectionAsOneStep) {
  auto& scatter = panel<ScatterPanel>();
  auto* button = scatter.findChild<QPushButton*>(QStringLiteral("scatter"));
  EXPECT_EQ(button->text(), QStringLiteral("Scatter over Terrain"));
  SelectOperation box;
  box.source = ShapeSource{MaskRectangle{{-1500.0, -1500.0}, {1500.0, 1500.0}}, 0.0};
  ASSERT_TRUE(perform(box, terrain()));
  EXPECT_EQ(button->text(), QStringLiteral("Scatter over Selection"));
  auto* density = scatter.findChildren<NumberField*>()[0];
  QTest::mouseClick(density, Qt::LeftButton);
  QTest::keyClick(density, Qt::Key_A, Qt::ControlModifier);
  QTest::keyClicks(density, QStringLiteral("1"));
  QTest::keyClick(density, Qt::Key_Return);
  const std::size_t steps = terrain().history().size();
  const auto scatterNow = [&](std::size_t after) {
    QTest::mouseClick(button, Qt::LeftButton);
    ASSERT_TRUE(waitUntil([&] { return terrain().history().size() == after && !terrain().editing(); }));
  };
  scatterNow(steps + 1);
  const std::size_t count = terrain().objects().size();
  EXPECT_GT(count, 200U);
  EXPECT_LE(count, 900U) << "one a hectare of 900";
  for (const auto& [id, object] : terrain().objects().all()) {
    EXPECT_LE(std::max(std::abs(object.x), std::abs(object.y)), 1530.0);
    EXPECT_EQ(object.asset, AssetKind::House);
  }
  // Elsewhere the next time.
  scatterNow(steps + 2);
  EXPECT_GT(terrain().objects().size(), count);
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(terrain().objects().size(), count);
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(terrain().objects().size(), 0U);
}

}  // namespace
}  // namespace scarp::test
