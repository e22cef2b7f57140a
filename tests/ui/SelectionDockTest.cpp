#include <QLineEdit>
#include <QListWidget>

#include "core/edit/Operation.h"
#include "core/project/ProjectFile.h"
#include "tests/support/Terrains.h"
#include "tests/ui/WindowHarness.h"

namespace scarp {
namespace {

class SelectionDockTest : public test::WindowTest {
 protected:
  void SetUp() override {
    test::WindowTest::SetUp();
    openGround("srtm_bigtujunga30m_utm11.tif");
  }
  QPoint off(int x, int y) { return middle() + QPoint(x, y); }
};

TEST_F(SelectionDockTest, SelectsByKeyAndDragAndShowsIt) {
  const QImage bare = picture();
  key(Qt::Key_B);
  ASSERT_EQ(tools().tool(), ToolKind::Select);
  drag(off(-60, -40), off(60, 40));
  ASSERT_TRUE(terrain().selection());
  EXPECT_NE(picture(), bare);
  key(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_FALSE(terrain().selection());
  EXPECT_EQ(picture(), bare);
}

TEST_F(SelectionDockTest, APasteFloatsUntilEnterOrEsc) {
  key(Qt::Key_B);
  drag(off(-60, -40), off(60, 40));
  const std::vector<float> before = test::samplesOf(terrain().heights());
  const std::size_t steps = terrain().history().size();
  key(Qt::Key_C, Qt::ControlModifier);
  key(Qt::Key_V, Qt::ControlModifier);
  ASSERT_TRUE(tools().floating());
  drag(middle(), off(90, 30));
  view().setFocus();
  QTest::keyClick(&view(), Qt::Key_Escape);
  EXPECT_FALSE(tools().floating());
  EXPECT_TRUE(test::sameBits(test::samplesOf(terrain().heights()), before));
  key(Qt::Key_V, Qt::ControlModifier);
  drag(middle(), off(90, 30));
  QTest::keyClick(&view(), Qt::Key_Return);
  EXPECT_FALSE(tools().floating());
  EXPECT_EQ(terrain().history().size(), steps + 1);
  EXPECT_FALSE(test::sameBits(test::samplesOf(terrain().heights()), before));
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_TRUE(test::sameBits(test::samplesOf(terrain().heights()), before));
}

TEST_F(SelectionDockTest, WhatIsKeptIsListedTakenBackAndInTheProject) {
  key(Qt::Key_B);
  drag(off(-60, -40), off(60, 40));
  const std::vector<float> weights = test::samplesOf(*terrain().selection());
  auto* name = window_->findChild<QLineEdit*>(QStringLiteral("maskName"));
  auto* list = window_->findChild<QListWidget*>(QStringLiteral("keptMasks"));
  ASSERT_TRUE(name && list);
  const auto keep = [&](const QString& text) {
    name->setText(text);
    name->setFocus();
    QTest::keyClick(name, Qt::Key_Return);
  };
  keep(QStringLiteral("Ridge"));
  keep({});
  ASSERT_EQ(list->count(), 2);
  EXPECT_EQ(list->item(0)->text(), QStringLiteral("Ridge"));
  EXPECT_EQ(list->item(1)->text(), QStringLiteral("Selection 1"));
  view().setFocus();
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(list->count(), 1) << "keeping is a step";
  key(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);

  const ProjectContents contents = contentsOf(terrain());
  const std::string path = inFolder("kept.scarp").toStdString();
  ASSERT_TRUE(ProjectFile::saveAs(path, contents).ok());
  terrain().markSaved();
  window_->openFile(QString::fromStdString(path));
  ASSERT_TRUE(waitUntil([&] { return window_->jobs().jobs().empty() && terrain().masks().size() == 1; }));
  ASSERT_TRUE(waitUntil([&] { return list->count() == 1; }));
  ASSERT_FALSE(terrain().selection());
  Q_EMIT list->itemActivated(list->item(0));
  ASSERT_TRUE(terrain().selection());
  EXPECT_TRUE(test::sameBits(test::samplesOf(*terrain().selection()), weights));
}

TEST_F(SelectionDockTest, CopiedGroundIsAStampForTheBrush) {
  QAction& stamp = inMenu({QStringLiteral("Edit"), QStringLiteral("Use as Stamp Brush")});
  EXPECT_FALSE(stamp.isEnabled());
  key(Qt::Key_B);
  drag(off(-60, -40), off(60, 40));
  key(Qt::Key_C, Qt::ControlModifier);
  key(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
  ASSERT_TRUE(stamp.isEnabled());
  stamp.trigger();
  ASSERT_EQ(tools().tool(), ToolKind::Sculpt);
  ASSERT_EQ(tools().brush().kind, BrushKind::Stamp);
  ASSERT_TRUE(tools().brush().alpha && tools().brush().alpha->embedded);
  const std::vector<float> before = test::samplesOf(terrain().heights());
  const std::size_t steps = terrain().history().position();
  moveTo(middle());
  QTest::mouseClick(&view(), Qt::LeftButton, {}, middle());
  ASSERT_EQ(terrain().history().position(), steps + 1);
  EXPECT_FALSE(test::sameBits(test::samplesOf(terrain().heights()), before));
  const auto* stroke = std::get_if<StrokeOperation>(terrain().history().record(steps).operation.get());
  ASSERT_TRUE(stroke);
  EXPECT_EQ(stroke->brush.alpha, tools().brush().alpha);
}

}  // namespace
}  // namespace scarp
