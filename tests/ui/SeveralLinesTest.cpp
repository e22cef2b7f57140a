#include <QListWidget>

#include "core/line/LinePath.h"
#include "core/tools/ChosenLine.h"
#include "core/tools/LineTool.h"
#include "tests/ui/LineHarness.h"

namespace scarp::test {
namespace {

/// Three roads of two widths and a pond, beside each other.
class SeveralLinesTest : public LineWindowTest {
 protected:
  void SetUp() override {
    LineWindowTest::SetUp();
    std::vector<Line> lines;
    for (int i = 0; i < 3; ++i) {
      const double y = -2500.0 + 2000.0 * i;
      lines.push_back(
          newLine({.kind = LineKind::Road, .draft = {{-3000.0, y}, {0.0, y + 400.0}, {3000.0, y}}}));
      lines.back().settings.width = i == 2 ? 300.0 : 150.0;
    }
    lines.push_back(
        newLine({.kind = LineKind::Pond, .draft = {{3600.0, 0.0}, {4600.0, 0.0}, {4600.0, 900.0}}}));
    ASSERT_TRUE(addLines(lines, terrain()));
    QTest::qWait(50);
    ASSERT_EQ(list().count(), 4);
    made_ = terrain().heights();
    before_ = this->lines();
  }
  void clickRow(int row, Qt::KeyboardModifiers keys = {}) {
    const QRect at = list().visualItemRect(list().item(row));
    QTest::mouseClick(list().viewport(), Qt::LeftButton, keys, QPoint(at.left() + 70, at.center().y()));
  }
  void pressMark(int row) {
    const QRect at = list().visualItemRect(list().item(row));
    QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, QPoint(at.left() + 12, at.center().y()));
    QTest::qWait(20);
  }
  std::vector<LineId> chosen() { return idsOf(chosenLines(terrain(), tools().get<LineTool>().work())); }
  QPoint onCourse(std::size_t line) {
    const auto nodes = lineNodes(lines()[line], terrain().frame());
    const Vec2 place = nodes[nodes.size() / 4].place;
    return pixelOf({place.x(), place.y()});
  }
  void clickInView(QPoint at, Qt::KeyboardModifiers keys = {}) {
    moveTo(at);
    QTest::mouseClick(&view(), Qt::LeftButton, keys, at, 600);
  }
  HeightRaster made_{2, 2, 0.0F};
  std::vector<Line> before_;
};

TEST_F(SeveralLinesTest, AreChosenInTheListAndInTheView) {
  clickRow(0);
  const QImage one = picture();
  clickRow(2, Qt::ControlModifier);
  EXPECT_EQ(chosen(), (std::vector<LineId>{1, 3}));
  EXPECT_GT(differingPixels(one, picture()), 200) << "both are marked";
  clickRow(1);
  clickRow(3, Qt::ShiftModifier);
  EXPECT_EQ(chosen(), (std::vector<LineId>{2, 3, 4}));
  clickRow(2, Qt::ControlModifier);
  EXPECT_EQ(chosen(), (std::vector<LineId>{2, 4}));
  list().setFocus();
  QTest::keyClick(&list(), Qt::Key_A, Qt::ControlModifier);
  EXPECT_EQ(chosen().size(), 4u);
  EXPECT_EQ(list().selectedItems().size(), 4);
  EXPECT_FALSE(terrain().selection()) << "the ground is not selected";
  photograph("lines-all-chosen");

  clickInView(onCourse(0));
  EXPECT_EQ(chosen(), (std::vector<LineId>{1}));
  clickInView(onCourse(2), Qt::ShiftModifier);
  clickInView(onCourse(1), Qt::ControlModifier);
  EXPECT_EQ(chosen(), (std::vector<LineId>{1, 2, 3}));
  EXPECT_EQ(list().selectedItems().size(), 3);
  EXPECT_EQ(terrain().history().size(), 1u);
}

TEST_F(SeveralLinesTest, AreChangedInThePanelAsOneStepEach) {
  const auto undo = [&] {
    EXPECT_EQ(terrain().history().position(), 2u);
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(lines(), before_);
    EXPECT_TRUE(sameHeights(made_, terrain().heights()));
  };
  key(Qt::Key_A, Qt::ControlModifier);
  EXPECT_EQ(chosen().size(), 4u);
  clickRow(0, Qt::ControlModifier);
  clickRow(0, Qt::ControlModifier);
  auto& width = the<NumberField>("lineWidth");
  ASSERT_TRUE(width.isVisible()) << "the last one is a road";
  EXPECT_TRUE(width.mixed());
  EXPECT_FALSE(the<NumberField>("lineCrown").mixed());
  photograph("lines-differ");
  // What is not touched stays as it is.
  QTest::mouseClick(&width, Qt::LeftButton);
  QTest::keyClick(&width, Qt::Key_Return);
  EXPECT_TRUE(width.mixed());
  EXPECT_EQ(lines(), before_);
  typeInto("lineWidth", QStringLiteral("150"));
  EXPECT_FALSE(width.mixed());
  for (int i = 0; i < 3; ++i) EXPECT_EQ(lines()[static_cast<std::size_t>(i)].settings.width, 150.0);
  EXPECT_EQ(lines()[3], before_[3]) << "a pond is none of the roads";
  undo();
  EXPECT_TRUE(width.mixed());

  clickRow(0);
  clickRow(3, Qt::ControlModifier);
  pressMark(3);
  EXPECT_FALSE(lines()[0].visible || lines()[3].visible);
  EXPECT_TRUE(lines()[1].visible);
  EXPECT_EQ(chosen(), (std::vector<LineId>{1, 4}));
  undo();
  EXPECT_EQ(chosen(), (std::vector<LineId>{1, 4}));

  moveTo(middle() + QPoint(0, 60));
  key(Qt::Key_C, Qt::ControlModifier);
  key(Qt::Key_V, Qt::ControlModifier);
  EXPECT_EQ(lines().size(), 6u);
  EXPECT_EQ(chosen(), (std::vector<LineId>{lines()[4].id, lines()[5].id}));
  undo();
  clickRow(1);
  clickRow(3, Qt::ShiftModifier);
  list().setFocus();
  QTest::keyClick(&list(), Qt::Key_Delete);
  EXPECT_EQ(lines(), std::vector{before_[0]});
  undo();
}

}  // namespace
}  // namespace scarp::test
