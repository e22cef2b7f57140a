#include <QFileInfo>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>

#include "tests/ui/ProjectHarness.h"
#include "ui/project/VersionsDialog.h"

namespace scarp::test {
namespace {

class VersionsDialogTest : public ProjectTest {
 protected:
  /// Three saved states; the ground of each.
  std::vector<Terrain> saveThrice(const QString& path) {
    std::vector<Terrain> grounds;
    makeGround();
    saveAs(path);
    grounds.push_back(terrain().snapshot());
    for (int i = 0; i < 2; ++i) {
      drag(middle(), middle() + QPoint(40, 20 * i));
      key(Qt::Key_S, Qt::ControlModifier);
      settle();
      grounds.push_back(terrain().snapshot());
    }
    return grounds;
  }
  void chooseVersion(int row, const char* button) {
    whenDialog<VersionsDialog>([this, row, button](VersionsDialog& dialog) {
      auto* list = dialog.findChild<QListWidget*>(QStringLiteral("versions"));
      EXPECT_EQ(list->count(), 3);
      list->setCurrentRow(row);
      const auto* facts = dialog.findChild<QLabel*>(QStringLiteral("versionFacts"));
      EXPECT_TRUE(waitUntil([facts] { return facts->text().contains(QStringLiteral("is other")); }))
          << facts->text().toStdString();
      QTest::mouseClick(dialog.findChild<QPushButton*>(QLatin1String(button)), Qt::LeftButton);
    });
    window_->projects().askVersions();
    settle();
  }
};

TEST_F(VersionsDialogTest, RestoresASavedStateWhichSavingMakesThePresentOne) {
  const QString path = inFolder("versions.scarp");
  const auto grounds = saveThrice(path);
  chooseVersion(1, "restore");
  EXPECT_TRUE(sameHeights(terrain().heights(), grounds[1].heights));
  EXPECT_TRUE(window_->isWindowModified());
  EXPECT_EQ(window_->document()->path(), path);
  key(Qt::Key_S, Qt::ControlModifier);
  settle();
  EXPECT_FALSE(window_->isWindowModified());
  makeGround();
  open(path);
  EXPECT_TRUE(sameHeights(terrain().heights(), grounds[1].heights));
}

TEST_F(VersionsDialogTest, OpensASavedStateAsACopyThatIsInNoFile) {
  const QString path = inFolder("versions.scarp");
  const auto grounds = saveThrice(path);
  const auto size = QFileInfo(path).size();
  chooseVersion(2, "openCopy");
  EXPECT_TRUE(sameHeights(terrain().heights(), grounds[0].heights));
  EXPECT_TRUE(window_->isWindowModified());
  EXPECT_FALSE(window_->document()->savesInPlace());
  saveAs(inFolder("older.scarp"));
  EXPECT_EQ(QFileInfo(path).size(), size);
  makeGround();
  open(inFolder("older.scarp"));
  EXPECT_TRUE(sameHeights(terrain().heights(), grounds[0].heights));
}

}  // namespace
}  // namespace scarp::test
