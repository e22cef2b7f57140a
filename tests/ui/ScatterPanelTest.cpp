#include <QCheckBox>
#include <QLabel>
#include <QPushButton>

#include "core/edit/MaskOperations.h"
#include "core/edit/ObjectOperations.h"
#include "core/edit/Operation.h"
#include "core/terrain/Surface.h"
#include "core/tools/PlaceTool.h"
#include "tests/ui/WindowHarness.h"
#include "ui/objects/ScatterPanel.h"
#include "ui/widgets/NumberText.h"

namespace scarp::test {
namespace {

/// On the sample island, whose sea stands at 0 m.
class ScatterPanelTest : public WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    openIsland();
    ASSERT_TRUE(waitUntil([this] { return window_->document() && window_->jobs().jobs().empty(); }));
    key(Qt::Key_P);
    ASSERT_TRUE(waitUntil([this] { return panel().isVisible(); }));
    ASSERT_TRUE(waitUntil([this] { return counted() > 0; }));
  }
  ScatterPanel& panel() { return *window_->findChild<ScatterPanel*>(); }
  template <class Widget>
  Widget& part(const char* name) {
    return *panel().findChild<Widget*>(QLatin1String(name));
  }
  /// The number that the panel says; 0 for none.
  long long counted() {
    QString digits;
    for (const QChar c : part<QLabel>("scatterCount").text())
      if (c.isDigit()) digits += c;
    return digits.toLongLong();
  }
  /// Waits until the panel has counted what it is set to now.
  void settle() {
    QTest::qWait(10);
    ASSERT_TRUE(waitUntil([this] { return !panel().counting(); }));
  }
  void click(QWidget& widget) {
    QTest::mouseClick(&widget, Qt::LeftButton, {}, QPoint(8, widget.height() / 2));
    QTest::qWait(20);
  }
  void scatter() {
    const std::size_t steps = terrain().history().size();
    click(part<QPushButton>("scatter"));
    ASSERT_TRUE(waitUntil([&] { return terrain().history().size() == steps + 1 && !terrain().editing(); }));
  }
  double groundUnder(const Object& object) {
    const GridFrame& frame = terrain().frame();
    return heightAt(terrain().heights(), frame.column(object.x), frame.row(object.y));
  }
};

TEST_F(ScatterPanelTest, TwentyThousandStandOnTheIslandAndNoneInTheSea) {
  settle();
  const long long promised = counted();
  EXPECT_GT(promised, 14000);
  EXPECT_LE(promised, 22000);
  ASSERT_TRUE(part<QCheckBox>("scatterDry").isVisible() && part<QCheckBox>("scatterDry").isChecked());
  scatter();
  EXPECT_EQ(static_cast<long long>(terrain().objects().size()), promised);
  for (const auto& [id, object] : terrain().objects().all()) ASSERT_GE(groundUnder(object), 0.0);
  // The step holds the height, so that it gives the same wherever it is done again.
  const auto& operation = *terrain().history().record(terrain().history().size() - 1).operation;
  ASSERT_TRUE(operation.is<ScatterOperation>());
  EXPECT_EQ(operation.as<ScatterOperation>()->settings.lowest, 0.0);
  // In the sea too, if one wants that; then there are more places.
  click(part<QCheckBox>("scatterDry"));
  settle();
  EXPECT_GT(counted(), promised / 4);
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(terrain().objects().size(), 0U);
}

TEST_F(ScatterPanelTest, TheCountFollowsEverySettingAndADensityThatFitsIsOffered) {
  settle();
  EXPECT_FALSE(part<QPushButton>("scatterFit").isVisible());
  typeInto("scatterSpacing", QStringLiteral("0"));
  typeInto("scatterDensity", QStringLiteral("5000"));
  settle();
  EXPECT_TRUE(
      part<QLabel>("scatterCount").text().contains(countText(static_cast<long long>(kMostScattered))));
  ASSERT_TRUE(part<QPushButton>("scatterFit").isVisible());
  click(part<QPushButton>("scatterFit"));
  settle();
  EXPECT_FALSE(part<QPushButton>("scatterFit").isVisible());
  EXPECT_LE(counted(), static_cast<long long>(kMostScattered));
  EXPECT_GT(counted(), static_cast<long long>(kMostScattered) / 2);
  EXPECT_EQ(terrain().objects().size(), 0U);

  typeInto("scatterDensity", QStringLiteral("5"));
  settle();
  const long long few = counted();
  typeInto("scatterDensity", QStringLiteral("10"));
  settle();
  EXPECT_GT(counted(), 3 * few / 2);
  typeInto("scatterSlope", QStringLiteral("10"));
  settle();
  const long long level = counted();
  EXPECT_LT(level, 2 * few);
  EXPECT_FALSE(part<NumberField>("scatterLowest").isVisible());
  click(part<QCheckBox>("scatterHeights"));
  ASSERT_TRUE(part<NumberField>("scatterLowest").isVisible());
  typeInto("scatterLowest", QStringLiteral("100"));
  typeInto("scatterHighest", QStringLiteral("200"));
  settle();
  const long long between = counted();
  EXPECT_LT(between, level);
  ASSERT_GT(between, 0);
  scatter();
  EXPECT_EQ(static_cast<long long>(terrain().objects().size()), between);
  for (const auto& [id, object] : terrain().objects().all()) {
    EXPECT_GE(groundUnder(object), 100.0);
    EXPECT_LE(groundUnder(object), 200.0);
  }
  // What was typed stays where the selection changes; it is not proposed anew.
  SelectOperation box;
  box.source = ShapeSource{MaskRectangle{{-500.0, -500.0}, {500.0, 500.0}}, 0.0};
  ASSERT_TRUE(perform(box, terrain()));
  EXPECT_EQ(part<QPushButton>("scatter").text(), QStringLiteral("Scatter over Selection"));
  settle();
  EXPECT_EQ(part<NumberField>("scatterDensity").value(), 10.0);
}

TEST_F(ScatterPanelTest, ItCanBeStoppedAndNothingElseEditsMeanwhile) {
  settle();
  // Each levels its ground: that takes a while.
  PlaceSettings place = tools().get<PlaceTool>().settings();
  place.rule = ObjectRule::Flatten;
  tools().get<PlaceTool>().setSettings(place);
  const std::size_t steps = terrain().history().size();
  auto& button = part<QPushButton>("scatter");
  button.click();
  ASSERT_TRUE(terrain().editing());
  EXPECT_EQ(button.text(), QStringLiteral("Cancel"));
  button.click();  // at once: a fast machine is soon done
  ASSERT_TRUE(waitUntil([&] { return !terrain().editing(); }));
  EXPECT_EQ(terrain().history().size(), steps);
  EXPECT_EQ(terrain().objects().size(), 0U);
  EXPECT_EQ(button.text(), QStringLiteral("Scatter over Terrain"));
}

}  // namespace
}  // namespace scarp::test
