#include <QCheckBox>
#include <QListWidget>
#include <QSignalSpy>

#include "core/edit/LineEdit.h"
#include "core/tools/ChosenLine.h"
#include "core/tools/LineTool.h"
#include "tests/ui/DoubleClick.h"
#include "tests/ui/WindowHarness.h"
#include "ui/lines/SectionEditor.h"

namespace scarp::test {
namespace {

/// Presses, moves in steps and releases.
void dragCorner(SectionEditor& editor, QPoint from, QPoint to) {
  QTest::mousePress(&editor, Qt::LeftButton, {}, from);
  for (int i = 1; i <= 4; ++i) {
    const QPoint step = from + (to - from) * i / 4;
    QMouseEvent move(QEvent::MouseMove, step, editor.mapToGlobal(step), Qt::NoButton, Qt::LeftButton, {});
    QApplication::sendEvent(&editor, &move);
  }
  QTest::mouseRelease(&editor, Qt::LeftButton, {}, to);
}

class SectionEditorTest : public ::testing::Test {
 protected:
  void SetUp() override {
    settings.width = 8.0;
    settings.crown = 0.0;
    settings.section = "1:0.5 3:-0.5";
    editor.resize(320, editor.height());
    editor.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&editor));
    QObject::connect(&editor, &SectionEditor::sectionEdited, &editor, [this](const std::string& text) {
      section = *readLineSection(text);
      settings.section = text;
    });
    QObject::connect(&editor, &SectionEditor::editEnded, &editor, [this] { editor.showSettings(settings); });
    editor.showSettings(settings);
  }
  QPoint at(double right, double up) { return editor.toPixel(right, up).toPoint(); }

  LineSettings settings;
  LineSection section;
  SectionEditor editor;
};

TEST_F(SectionEditorTest, ACornerIsDraggedOnBothSidesOrOnOne) {
  QSignalSpy ended(&editor, &SectionEditor::editEnded);
  dragCorner(editor, at(5.0, 0.5), at(5.5, 0.2));
  ASSERT_EQ(section.right.size(), 2u);
  EXPECT_NEAR(section.right[0].out, 1.5, 0.05);
  EXPECT_NEAR(section.right[0].up, 0.2, 0.03);
  EXPECT_EQ(section.left, section.right);
  EXPECT_EQ(ended.size(), 1);
  editor.findChild<QCheckBox*>()->click();
  dragCorner(editor, at(-7.0, -0.5), at(-6.0, 0.3));
  EXPECT_NEAR(section.left[1].out, 2.0, 0.05);
  EXPECT_NEAR(section.left[1].up, 0.3, 0.03);
  EXPECT_NEAR(section.right[1].out, 3.0, 1e-9);
  // Alike again: as the left side is.
  editor.findChild<QCheckBox*>()->click();
  EXPECT_EQ(section.left, section.right);
  EXPECT_NEAR(section.right[1].out, 2.0, 0.05);
}

TEST_F(SectionEditorTest, ACornerKeepsBetweenItsNeighboursAndEscapeTakesADragBack) {
  dragCorner(editor, at(5.0, 0.5), at(9.0, 0.5));
  EXPECT_EQ(section.right[0].out, section.right[1].out);
  dragCorner(editor, at(7.0, 0.5), at(1.0, 0.5));
  EXPECT_GE(section.right[0].out, 0.0);
  const std::string before = settings.section;
  QTest::mousePress(&editor, Qt::LeftButton, {}, at(7.0, -0.5));
  const QPoint to = at(8.0, 0.0);
  QMouseEvent move(QEvent::MouseMove, to, editor.mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
  QApplication::sendEvent(&editor, &move);
  EXPECT_NE(settings.section, before);
  QTest::keyClick(&editor, Qt::Key_Escape);
  EXPECT_EQ(settings.section, before);
}

TEST_F(SectionEditorTest, APressBesideTheBedMakesACornerADoubleClickTakesItAway) {
  QTest::mouseClick(&editor, Qt::LeftButton, {}, at(6.0, 0.6));
  ASSERT_EQ(section.right.size(), 3u);
  EXPECT_NEAR(section.right[1].out, 2.0, 0.05);
  EXPECT_EQ(section.left, section.right);
  doubleClick(editor, at(6.0, section.right[1].up));
  EXPECT_EQ(section.right.size(), 2u);
  // On the bed there is none to be made.
  settings.section.clear();
  QTest::mouseClick(&editor, Qt::LeftButton, {}, at(2.0, 0.0));
  EXPECT_EQ(settings.section, "");
}

TEST_F(SectionEditorTest, TheKeyboardChoosesMovesAndRemovesCorners) {
  editor.setFocus();
  for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Up, Qt::Key_Up, Qt::Key_Right}) QTest::keyClick(&editor, key);
  EXPECT_NEAR(section.right[1].up, -0.4, 1e-9);
  EXPECT_NEAR(section.right[1].out, 3.05, 1e-9);
  QTest::keyClick(&editor, Qt::Key_PageDown);
  QTest::keyClick(&editor, Qt::Key_Delete);
  EXPECT_EQ(lineSectionText(section), "3.05:-0.4");
}

class SectionInWindowTest : public WindowTest {};

TEST_F(SectionInWindowTest, ADragIsOneStepAndTheGroundFollows) {
  openGround("srtm_bigtujunga30m_utm11.tif");
  Line road = newLine({.kind = LineKind::Road, .draft = {{-9000.0, 0.0}, {9000.0, 0.0}}});
  road.settings.width = 600.0;
  road.settings.shoulder = 100.0;
  ASSERT_TRUE(addLines({road}, terrain()));
  window_->resize(1280, 1400);
  key(Qt::Key_L, Qt::ShiftModifier);
  QTest::qWait(50);
  auto& list = the<QListWidget>("lineList");
  ASSERT_EQ(list.count(), 1);
  QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualItemRect(list.item(0)).center());
  auto& editor = the<SectionEditor>("sectionEditor");
  ASSERT_TRUE(waitUntil([&] { return editor.isVisible(); }));
  const std::size_t steps = terrain().history().size();
  const GridFrame& frame = terrain().frame();
  const auto beside = [&] { return heightAt(terrain().heights(), frame.column(0.0), frame.row(-395.0)); };
  const double before = beside();
  const double crown = road.settings.crown;
  const QPoint corner = editor.toPixel(400.0, -400.0 * crown).toPoint();
  dragCorner(editor, corner, corner + QPoint(0, -25));
  QTest::qWait(30);
  EXPECT_EQ(terrain().history().size(), steps + 1);
  const Line& now = linesOf(terrain(), layerForLines(terrain()))->front();
  const auto section = readLineSection(now.settings.section);
  ASSERT_TRUE(section && section->right.size() == 1) << now.settings.section;
  EXPECT_NEAR(section->right[0].out, 100.0, 3.0);
  EXPECT_GT(section->right[0].up, 1.0);
  photograph("section-editor");
  EXPECT_GT(beside(), before + 1.0);
}

}  // namespace
}  // namespace scarp::test
