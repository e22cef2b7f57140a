#include <QAbstractButton>
#include <QFileInfo>
#include <QMessageBox>

#include "core/recipe/ExportRecipe.h"
#include "tests/ui/WindowHarness.h"
#include "ui/FileCommands.h"
#include "ui/export/ExportCommands.h"
#include "ui/import/NewTerrainDialog.h"
#include "ui/settings/RecentFiles.h"
#include "ui/widgets/InfoBar.h"

namespace scarp::test {
namespace {

class LeavingTest : public WindowTest {
 protected:
  /// Large enough that writing it takes a while.
  void makeLargeGround() {
    NewTerrain wanted;
    wanted.columns = wanted.rows = 4097;
    window_->files().make(wanted);
    ASSERT_TRUE(window_->document());
    QTest::qWait(100);
  }
  void closeWhileExporting(const QString& path) {
    // As if it had been chosen in the dialog.
    rememberFile(FileUse::ExportTarget, exportTargetKey(window_->document()->name().toStdString(), path.toStdString()));
    window_->document()->lastExports = {
        {{}, path.toStdString(), ExportOptions{RasterFormat::GeoTiff, {}, {}, {}}}};
    window_->exports().exportAgain();
    ASSERT_TRUE(window_->exports().exporting());
    window_->close();
    ASSERT_TRUE(waitUntil(
        [this] { return window_->infoBar().text().contains(QStringLiteral("closes as soon as")); }));
    EXPECT_TRUE(window_->isVisible());
  }
};

TEST_F(LeavingTest, WaitsForTheExportAndThenAsksAboutWhatNoProjectHolds) {
  makeLargeGround();
  drag(middle(), middle() + QPoint(40, 0));
  ASSERT_TRUE(window_->isWindowModified());
  whenDialog<QMessageBox>([this](QMessageBox& box) {
    EXPECT_FALSE(window_->exports().exporting());
    for (QAbstractButton* button : box.buttons())
      if (box.buttonRole(button) == QMessageBox::DestructiveRole) return button->click();
  });
  closeWhileExporting(inFolder("large.tif"));
  EXPECT_TRUE(waitUntil([this] { return !window_->isVisible(); }));
  EXPECT_EQ(dialogsSeen_, 1);
  EXPECT_GT(QFileInfo(inFolder("large.tif")).size(), 1000);
}

TEST_F(LeavingTest, StaysToSayThatTheExportFailed) {
  makeLargeGround();
  ASSERT_TRUE(QDir(folder_.path()).mkdir(QStringLiteral("gone")));
  closeWhileExporting(inFolder("gone/large.tif"));
  // The export may put a file there meanwhile.
  ASSERT_TRUE(waitUntil([this] { return QDir(inFolder("gone")).removeRecursively(); }));
  ASSERT_TRUE(waitUntil([this] { return window_->jobs().jobs().empty(); }));
  QTest::qWait(100);
  EXPECT_TRUE(window_->isVisible());
  EXPECT_TRUE(window_->infoBar().text().contains(QStringLiteral("large.tif")))
      << window_->infoBar().text().toStdString();
}

}  // namespace
}  // namespace scarp::test
