#include <gtest/gtest.h>

#include <QSignalSpy>
#include <QTest>

#include "tests/ui/DoubleClick.h"
#include "ui/widgets/CurveEditor.h"

namespace scarp::test {
namespace {

class CurveEditorTest : public ::testing::Test {
 protected:
  void SetUp() override {
    editor.resize(220, editor.height());
    editor.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&editor));
  }
  QPoint at(double x, double y) { return editor.toPixel({x, y}).toPoint(); }
  void drag(QPoint from, QPoint to) {
    QTest::mousePress(&editor, Qt::LeftButton, {}, from);
    for (int i = 1; i <= 5; ++i) {
      const QPoint step = from + (to - from) * i / 5;
      QMouseEvent move(QEvent::MouseMove, step, editor.mapToGlobal(step), Qt::NoButton, Qt::LeftButton, {});
      QApplication::sendEvent(&editor, &move);
    }
    QTest::mouseRelease(&editor, Qt::LeftButton, {}, to);
  }
  const std::vector<Curve::Point>& points() { return editor.curve().points(); }

  CurveEditor editor{QStringLiteral("left"), QStringLiteral("right")};
};

TEST_F(CurveEditorTest, APressBesideThePointsMakesOneThatCanBeDragged) {
  QSignalSpy edited(&editor, &CurveEditor::curveEdited);
  drag(at(0.4, 0.8), at(0.5, 0.9));
  ASSERT_EQ(points().size(), 3U);
  EXPECT_NEAR(points()[1].x, 0.5, 0.02);
  EXPECT_NEAR(points()[1].y, 0.9, 0.02);
  EXPECT_GE(edited.size(), 2);
}

TEST_F(CurveEditorTest, EndsStayAtTheSidesAndAPointBetweenItsNeighbours) {
  drag(at(0.0, 0.0), at(0.3, 0.5));
  ASSERT_EQ(points().size(), 2U);
  EXPECT_EQ(points()[0].x, 0.0);
  EXPECT_NEAR(points()[0].y, 0.5, 0.02);
  drag(at(0.5, 0.2), at(0.5, 0.2));
  drag(at(0.5, 0.2), at(0.5, 0.2) + QPoint(1000, 0) / 10);
  ASSERT_EQ(points().size(), 3U);
  EXPECT_LT(points()[1].x, points()[2].x);
}

TEST_F(CurveEditorTest, PulledOutOrDoubleClickedAPointGoes) {
  drag(at(0.5, 0.2), at(0.5, 0.2));
  ASSERT_EQ(points().size(), 3U);
  drag(at(0.5, 0.2), QPoint(110, editor.height() + 60));
  EXPECT_EQ(points().size(), 2U);

  drag(at(0.5, 0.2), at(0.5, 0.2));
  ASSERT_EQ(points().size(), 3U);
  test::doubleClick(editor, at(0.5, 0.2));
  EXPECT_EQ(points().size(), 2U);
}

TEST_F(CurveEditorTest, EscTakesTheDragBack) {
  const Curve before = editor.curve();
  QTest::mousePress(&editor, Qt::LeftButton, {}, at(0.5, 0.2));
  EXPECT_NE(editor.curve(), before);
  QTest::keyClick(&editor, Qt::Key_Escape);
  EXPECT_EQ(editor.curve(), before);
  QTest::mouseRelease(&editor, Qt::LeftButton, {}, at(0.5, 0.2));
}

TEST_F(CurveEditorTest, KeysMoveAndRemoveAPoint) {
  drag(at(0.5, 0.2), at(0.5, 0.2));
  ASSERT_EQ(points().size(), 3U);
  const double before = points()[1].y;
  QTest::keyClick(&editor, Qt::Key_Up);
  EXPECT_NEAR(points()[1].y, before + 0.02, 1e-9);
  QTest::keyClick(&editor, Qt::Key_Delete);
  EXPECT_EQ(points().size(), 2U);
}

}  // namespace
}  // namespace scarp::test
