#include <QCheckBox>
#include <QFile>
#include <QFileDialog>
#include <QHeaderView>
#include <QInputDialog>
#include <QMessageBox>
#include <QPushButton>
#include <QToolButton>
#include <QTreeView>

#include "core/project/ProjectSummary.h"
#include "core/view/CameraMotion.h"
#include "tests/ui/ProjectHarness.h"
#include "ui/brush/PresetStore.h"
#include "ui/project/ProjectSaver.h"
#include "ui/widgets/ChoiceRow.h"
#include "ui/widgets/FoldingSection.h"

namespace scarp::test {
namespace {

class ProjectSaverTest : public ProjectTest {};

TEST_F(ProjectSaverTest, WhatIsSavedIsThereAgainToTheBitWithItsHistoryAndTheView) {
  drawView();
  makeGround();
  const Terrain flat = terrain().snapshot();
  drag(middle(), middle() + QPoint(60, 10));
  const Terrain once = terrain().snapshot();
  drag(middle() + QPoint(-40, 0), middle() + QPoint(20, -30));
  key(Qt::Key_7);
  QTest::mouseClick(&view(), Qt::LeftButton, {}, middle() + QPoint(10, 5));
  ASSERT_EQ(terrain().objects().size(), 1u);
  const ObjectLayer objects = terrain().objects();
  key(Qt::Key_5);
  key(Qt::Key_BracketRight);
  key(Qt::Key_1, Qt::ControlModifier | Qt::AltModifier);
  key(Qt::Key_T);
  const TerrainLook look{
      .seaLevel = 800.0, .water = true, .snowLine = 950.0, .contourInterval = 7.0, .gridStep = 30.0};
  window_->document()->setLook(look);
  const BrushSettings brush = tools().brush();
  const Camera camera = controller().camera();
  const Terrain all = terrain().snapshot();

  const QString path = inFolder("work.scarp");
  saveAs(path);
  EXPECT_FALSE(window_->isWindowModified());
  EXPECT_EQ(window_->windowTitle(), QStringLiteral("work.scarp[*] — Scarp"));
  const auto preview = readPreview(path.toStdString());
  EXPECT_TRUE(preview && !preview->empty());
  makeGround();
  EXPECT_EQ(window_->document()->look(), TerrainLook());
  EXPECT_EQ(terrainLook(view().settings()), TerrainLook());
  open(path);
  EXPECT_EQ(window_->document()->look(), look);
  EXPECT_EQ(terrainLook(view().settings()), look);
  EXPECT_EQ(window_->document()->name(), QStringLiteral("work.scarp"));
  EXPECT_FALSE(window_->isWindowModified());
  EXPECT_TRUE(sameHeights(terrain().heights(), all.heights));
  EXPECT_EQ(terrain().objects().all(), objects.all());
  EXPECT_EQ(tools().brush(), brush);
  EXPECT_TRUE(samePose(controller().camera(), camera));
  EXPECT_TRUE(window_->document()->bookmarks.at(0));
  ASSERT_EQ(terrain().history().size(), 3u);
  for (int i = 0; i < 2; ++i) key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(terrain().objects().size(), 0u);
  EXPECT_TRUE(sameHeights(terrain().heights(), once.heights));
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_TRUE(sameHeights(terrain().heights(), flat.heights));
  EXPECT_TRUE(window_->isWindowModified());
}

TEST_F(ProjectSaverTest, ABrushThatWasUsedComesAlong) {
  QDir(PresetStore::usualFolder()).removeRecursively();
  makeGround();
  auto* section = window_->findChild<FoldingSection*>(QStringLiteral("brushPresets"));
  ASSERT_TRUE(section);
  section->findChild<QCheckBox*>(QStringLiteral("allPresets"))->setChecked(true);
  BrushSettings mine = tools().brush();
  mine.kind = BrushKind::Terrace;
  mine.strength = 3.125;
  tools().setBrush(mine);
  whenDialog<QInputDialog>([](QInputDialog& dialog) {
    dialog.setTextValue(QStringLiteral("Steps"));
    dialog.accept();
  });
  QTest::mouseClick(section->findChild<QPushButton*>(QStringLiteral("savePreset")), Qt::LeftButton);
  const QString path = inFolder("brushes.scarp");
  saveAs(path);

  // As on another person's machine.
  makeGround();
  const PresetStore own(PresetStore::usualFolder());
  ASSERT_TRUE(own.hasOwn(QStringLiteral("Steps")));
  ASSERT_TRUE(QFile::remove(own.entries().back().file));
  tools().setBrush({});
  open(path);
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  const auto buttons = section->findChild<IconGrid*>(QStringLiteral("presets"))->findChildren<QToolButton*>();
  ASSERT_FALSE(buttons.isEmpty());
  EXPECT_TRUE(buttons.last()->toolTip().contains(QStringLiteral("Steps\nCame with this project")))
      << buttons.last()->toolTip().toStdString();
  tools().setBrush({});
  QTest::mouseClick(buttons.last(), Qt::LeftButton);
  EXPECT_EQ(tools().brush().kind, BrushKind::Terrace);
}

TEST_F(ProjectSaverTest, ALaterSaveKeepsTheFileAndAsksNothing) {
  makeGround();
  const QString path = inFolder("again.scarp");
  saveAs(path);
  for (int i = 0; i < 3; ++i) {
    drag(middle(), middle() + QPoint(30, 10 * i));
    ASSERT_TRUE(window_->isWindowModified());
    key(Qt::Key_S, Qt::ControlModifier);
    settle();
    EXPECT_FALSE(window_->isWindowModified());
  }
  EXPECT_EQ(dialogsSeen_, 1);
  const auto versions = window_->document()->project()->versions();
  ASSERT_TRUE(versions);
  key(Qt::Key_S, Qt::ControlModifier);  // nothing is new: no version that says nothing
  settle();
  EXPECT_EQ(window_->document()->project()->versions()->size(), versions->size());
  const Terrain saved = terrain().snapshot();
  drag(middle(), middle() + QPoint(-50, 0));
  whenDialog<QMessageBox>([](QMessageBox& box) {
    EXPECT_EQ(box.objectName(), QStringLiteral("revert"));
    QTest::keyClick(&box, Qt::Key_Return);
  });
  inMenu({QStringLiteral("File"), QStringLiteral("Revert to Saved")}).trigger();
  EXPECT_TRUE(window_->isWindowModified()) << "Enter keeps the changes";
  EXPECT_EQ(terrain().history().size(), 4u);
  whenDialog<QMessageBox>([](QMessageBox& box) { clickRole(box, QMessageBox::DestructiveRole); });
  window_->projects().askRevert();
  settle();
  EXPECT_TRUE(sameHeights(terrain().heights(), saved.heights));
  EXPECT_EQ(terrain().history().size(), 3u);
  EXPECT_FALSE(window_->isWindowModified());
  EXPECT_TRUE(window_->document()->savesInPlace());
}

TEST_F(ProjectSaverTest, WhereNothingCanBeWrittenOneLineSaysSoAndNothingIsLost) {
  makeGround();
  drag(middle(), middle() + QPoint(30, 0));
  const Terrain before = terrain().snapshot();
  saveAs(QStringLiteral("/proc/work.scarp"));
  EXPECT_TRUE(window_->infoBar().isVisible());
  EXPECT_TRUE(window_->infoBar().text().contains(QStringLiteral("work.scarp")))
      << window_->infoBar().text().toStdString();
  EXPECT_FALSE(window_->infoBar().text().contains(QLatin1Char('\n')));
  EXPECT_TRUE(window_->isWindowModified());
  EXPECT_FALSE(window_->document()->project());
  EXPECT_TRUE(sameHeights(terrain().heights(), before.heights));
  saveAs(inFolder("elsewhere.scarp"));
  EXPECT_FALSE(window_->isWindowModified());
}

TEST_F(ProjectSaverTest, ClosingSavesWhereThePersonSaysSo) {
  makeGround();
  const QString path = inFolder("close.scarp");
  saveAs(path);
  drag(middle(), middle() + QPoint(30, 0));
  const Terrain all = terrain().snapshot();
  whenDialog<QMessageBox>([](QMessageBox& box) { clickRole(box, QMessageBox::AcceptRole); });
  window_->close();
  ASSERT_TRUE(waitUntil([this] { return !window_->isVisible(); }));
  window_ = std::make_unique<MainWindow>();
  window_->show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(window_.get(), kPatience));
  open(path);
  EXPECT_TRUE(sameHeights(terrain().heights(), all.heights));
}

TEST_F(ProjectSaverTest, ACopyIsWrittenAndTheDocumentStaysWhereItIs) {
  makeGround();
  const QString path = inFolder("original.scarp"), copy = inFolder("copy.scarp");
  saveAs(path);
  drag(middle(), middle() + QPoint(30, 0));
  const Terrain all = terrain().snapshot();
  answerFileDialog(copy);
  window_->projects().saver().askSaveCopy();
  settle();
  EXPECT_TRUE(window_->isWindowModified());
  EXPECT_EQ(window_->document()->path(), path);
  discardAndOpen(copy);
  EXPECT_TRUE(sameHeights(terrain().heights(), all.heights));
}

TEST_F(ProjectSaverTest, AFileThatAnotherProgramChangedIsNotOverwrittenUnasked) {
  makeGround();
  const QString path = inFolder("shared.scarp"), other = inFolder("other.scarp");
  saveAs(path);
  ASSERT_TRUE(QFile::copy(path, other));
  drag(middle(), middle() + QPoint(30, 0));
  ASSERT_TRUE(QFile::remove(path) && QFile::rename(other, path));
  whenDialog<QMessageBox>([](QMessageBox& box) {
    EXPECT_EQ(box.objectName(), QStringLiteral("changedByOthers"));
    QTest::keyClick(&box, Qt::Key_Escape);
  });
  key(Qt::Key_S, Qt::ControlModifier);
  EXPECT_EQ(dialogsSeen_, 2);
  EXPECT_TRUE(window_->isWindowModified());
  whenDialog<QMessageBox>([](QMessageBox& box) {
    for (QAbstractButton* button : box.buttons())
      if (button->text() == QStringLiteral("Overwrite")) return button->click();
  });
  key(Qt::Key_S, Qt::ControlModifier);
  settle();
  EXPECT_FALSE(window_->isWindowModified());
  EXPECT_TRUE(window_->document()->savesInPlace());
}

TEST_F(ProjectSaverTest, TheColumnsOfTheFileDialogShowWholeDates) {
  makeGround();
  whenDialog<QFileDialog>([](QFileDialog& dialog) {
    EXPECT_GE(dialog.width(), 900);
    const auto* files = dialog.findChild<QTreeView*>(QStringLiteral("treeView"));
    ASSERT_TRUE(files);
    const QAbstractItemView& view = *files;
    for (int column = 1; column < files->header()->count(); ++column)
      if (!files->isColumnHidden(column)) {
        EXPECT_GE(files->columnWidth(column), view.sizeHintForColumn(column));
      }
    dialog.reject();
  });
  key(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
}

}  // namespace
}  // namespace scarp::test
