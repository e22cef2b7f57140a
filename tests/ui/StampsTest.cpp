#include <QComboBox>
#include <QLabel>
#include <QToolButton>

#include "core/brush/Alpha.h"
#include "core/line/StampShape.h"
#include "core/tools/ChosenLine.h"
#include "core/tools/LineTool.h"
#include "tests/ui/LineHarness.h"
#include "ui/actions/Actions.h"
#include "ui/brush/AlphaSection.h"
#include "ui/lines/LinesDock.h"
#include "ui/lines/StampForm.h"
#include "ui/widgets/FoldingSection.h"

namespace scarp::test {
namespace {

class StampsTest : public LineWindowTest {
 protected:
  void SetUp() override {
    LineWindowTest::SetUp();
    window_->actions().way("addStamp")->trigger();
    QTest::qWait(30);
    ASSERT_EQ(tools().get<LineTool>().work().kind, LineKind::Stamp);
  }
  StampForm& form() { return dock().stampForm(); }
  const BrushSettings& brush(std::size_t i = 0) {
    shown_ = lines();
    return shown_[i].brush.settings();
  }
  void pickImage(const QString& name) {
    for (auto* const button : form().findChild<AlphaGrid*>()->findChildren<QToolButton*>())
      if (button->accessibleName() == name) return QTest::mouseClick(button, Qt::LeftButton);
    FAIL() << name.toStdString();
  }

 private:
  std::vector<Line> shown_;
};

TEST_F(StampsTest, TheActionPlacesOneWithTheImageThatIsChosenFirst) {
  EXPECT_TRUE(window_->actions().way("addStamp")->isChecked());
  ASSERT_TRUE(form().isVisible()) << "settings of the next one";
  pickImage(QStringLiteral("Crater"));
  const HeightRaster bare = terrain().heights();
  clickAt(middle());
  ASSERT_EQ(lines().size(), 1u);
  EXPECT_EQ(brush().alpha, builtInAlpha("crater"));
  EXPECT_EQ(list().item(0)->text(), QStringLiteral("Height stamp 1"));
  EXPECT_EQ(terrain().history().size(), 1u);
  EXPECT_FALSE(sameHeights(bare, terrain().heights()));
  photograph("stamp");
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_TRUE(sameHeights(bare, terrain().heights()));
  // Lines are drawn again by their own action.
  window_->actions().way("drawLines")->trigger();
  EXPECT_NE(tools().get<LineTool>().work().kind, LineKind::Stamp);
}

TEST_F(StampsTest, ThePanelChangesTheSelectedOnes) {
  clickAt(middle() + QPoint(-80, 0));
  clickAt(middle() + QPoint(90, 40));
  ASSERT_EQ(lines().size(), 2u);
  const std::size_t steps = terrain().history().size();
  typeInto("stampWidth", QStringLiteral("2000"));
  EXPECT_NEAR(stampSize(brush(1)).width, 2000.0, 1e-6);
  EXPECT_NEAR(stampSize(brush(1)).depth, 2000.0, 1e-6) << "proportions are kept";
  EXPECT_NE(stampSize(brush(0)).width, stampSize(brush(1)).width);
  EXPECT_EQ(terrain().history().size(), steps + 1);
  const Line first = lines()[0];
  tools().get<LineTool>().chooseLines({lines()[0].id, lines()[1].id});
  QTest::qWait(20);
  typeInto("stampStrength", QStringLiteral("300"));
  EXPECT_EQ(brush(0).strength, 300.0);
  EXPECT_EQ(brush(1).strength, 300.0);
  pickImage(QStringLiteral("Dunes"));
  EXPECT_EQ(brush(0).alpha, builtInAlpha("dunes"));
  EXPECT_EQ(brush(1).alpha, builtInAlpha("dunes"));
  EXPECT_EQ(terrain().history().size(), steps + 3);
  EXPECT_EQ(lines()[0].points, first.points);
  tools().get<LineTool>().chooseLine(lines()[0].id);
  QTest::qWait(20);
  typeInto("stampX", QStringLiteral("500"));
  EXPECT_EQ(lines()[0].points[0].x, 500.0);
  QTest::mouseClick(&the<QToolButton>("lineLater"), Qt::LeftButton);
  EXPECT_EQ(lines()[1].id, first.id);
  EXPECT_FALSE(the<QToolButton>("lineSplit").isEnabled());
}

}  // namespace
}  // namespace scarp::test
