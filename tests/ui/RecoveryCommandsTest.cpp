#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>

#include "core/recovery/CrashReports.h"
#include "core/recovery/RecoveryJournal.h"
#include "tests/ui/ProjectHarness.h"
#include "ui/document/DocumentJournal.h"
#include "ui/project/RecoveryCommands.h"

namespace scarp::test {
namespace {

class RecoveryCommandsTest : public ProjectTest {
 protected:
  /// What a crash would leave now: the journal as it lies on the disk, under a lock that nobody holds.
  void crash() {
    ASSERT_TRUE(window_->document()->journal()->flush());
    const QString alive = QString::fromStdString(window_->document()->journal()->folder());
    const QString dead = QFileInfo(alive).path() + QStringLiteral("/dead");
    ASSERT_TRUE(QDir().mkpath(dead));
    for (const QFileInfo& file : QDir(alive).entryInfoList(QDir::Files))
      ASSERT_TRUE(QFile::copy(file.filePath(), dead + QLatin1Char('/') + file.fileName()));
  }
  /// What the handler of this program's crash would leave.
  static void leaveReport() {
    ASSERT_TRUE(QDir().mkpath(QString::fromStdString(RecoveryStore::usualFolder())));
    QFile file(QString::fromStdString(newCrashReportPath(RecoveryStore::usualFolder())));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("Scarp of this test\n\nStack, the innermost first:\nscarp(_ZN5scarp4LineE+0x4) [0x5]\n");
  }
  static void clearReports() {
    for (const CrashReport& report : crashReports(RecoveryStore::usualFolder()))
      QFile::remove(QString::fromStdString(report.path));
  }
  void startAnew() {
    window_.reset();
    window_ = std::make_unique<MainWindow>();
    window_->show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(window_.get(), kPatience));
  }
  void recover() {
    whenDialog<RecoveryDialog>([](RecoveryDialog& dialog) {
      QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("recover")), Qt::LeftButton);
    });
    EXPECT_TRUE(window_->offerRecovery());
    settle();
    ASSERT_TRUE(window_->document());
  }
};

TEST_F(RecoveryCommandsTest, WhatWasInNoFileComesBackToTheBitWithItsHistory) {
  makeGround();
  const Terrain flat = terrain().snapshot();
  drag(middle(), middle() + QPoint(60, 10));
  key(Qt::Key_7);
  QTest::mouseClick(&view(), Qt::LeftButton, {}, middle() + QPoint(10, 5));
  const Terrain all = terrain().snapshot();
  const ObjectLayer objects = terrain().objects();
  ASSERT_EQ(objects.size(), 1u);
  crash();
  startAnew();
  recover();
  EXPECT_TRUE(sameHeights(terrain().heights(), all.heights));
  EXPECT_EQ(terrain().objects().all(), objects.all());
  EXPECT_TRUE(window_->isWindowModified());
  ASSERT_EQ(terrain().history().size(), 2u);
  for (int i = 0; i < 2; ++i) key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_TRUE(sameHeights(terrain().heights(), flat.heights));
  // Saved it is safe: nothing is left to offer.
  key(Qt::Key_Y, Qt::ControlModifier);
  saveAs(inFolder("recovered.scarp"));
  startAnew();
  EXPECT_FALSE(window_->offerRecovery());
}

TEST_F(RecoveryCommandsTest, AfterARecoveryThatDiedFewerEditsAreOffered) {
  makeGround();
  drag(middle(), middle() + QPoint(60, 10));
  const Terrain one = terrain().snapshot();
  drag(middle(), middle() + QPoint(-50, 20));
  ASSERT_EQ(terrain().history().size(), 2u);
  crash();
  const QString dead = QFileInfo(QString::fromStdString(window_->document()->journal()->folder())).path() +
                       QStringLiteral("/dead");
  startAnew();
  // As a program that crashes while it recovers leaves it.
  QFile attempt(dead + QStringLiteral("/recovering"));
  ASSERT_TRUE(attempt.open(QIODevice::WriteOnly));
  attempt.write("2\n");
  attempt.close();
  whenDialog<RecoveryDialog>([](RecoveryDialog& dialog) {
    auto* edits = dialog.findChild<QSpinBox*>(QStringLiteral("recoveryEdits"));
    EXPECT_TRUE(edits->isVisible());
    EXPECT_EQ(edits->value(), 1);
    EXPECT_EQ(edits->maximum(), 2);
    QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("recover")), Qt::LeftButton);
  });
  EXPECT_TRUE(window_->offerRecovery());
  settle();
  ASSERT_TRUE(window_->document());
  EXPECT_TRUE(sameHeights(terrain().heights(), one.heights));
  EXPECT_EQ(terrain().history().size(), 1u);
  const QString message = window_->findChild<InfoBar*>()->text();
  EXPECT_TRUE(message.contains(QStringLiteral("as it was after edit 1 of 2"))) << message.toStdString();
  EXPECT_FALSE(message.contains(QStringLiteral("last edit"))) << message.toStdString();
  // What can be seen and used has been recovered well.
  EXPECT_TRUE(QTest::qWaitFor([&] { return !QFile::exists(dead + QStringLiteral("/recovering")); }, 10000));
}

TEST_F(RecoveryCommandsTest, TheReportOfTheCrashIsOfferedWithTheWork) {
  makeGround();
  drag(middle(), middle() + QPoint(60, 10));
  crash();
  leaveReport();
  startAnew();
  whenDialog<RecoveryDialog>([this](RecoveryDialog& dialog) {
    auto* shows = dialog.findChild<QPushButton*>(QStringLiteral("crashReportOf"));
    ASSERT_TRUE(shows->isVisible());
    photograph("recovery-with-report");
    whenDialog<CrashReportDialog>([this](CrashReportDialog& report) {
      const QString text = report.findChild<QPlainTextEdit*>(QStringLiteral("crashReport"))->toPlainText();
      EXPECT_TRUE(text.contains(QStringLiteral("scarp(scarp::Line+0x4)"))) << text.toStdString();
      photograph("crash-report");
      QTest::keyClick(&report, Qt::Key_Escape);
    });
    QTest::mouseClick(shows, Qt::LeftButton);
    QTest::keyClick(&dialog, Qt::Key_Escape);
  });
  EXPECT_FALSE(window_->offerRecovery());
  EXPECT_EQ(dialogsSeen_, 2);
  makeGround();
  QTest::qWait(50);
  EXPECT_FALSE(window_->infoBar().isVisible()) << window_->infoBar().text().toStdString();
  // What was put off comes with its report once more; of another program's crash there is none.
  whenDialog<RecoveryDialog>([](RecoveryDialog& dialog) {
    EXPECT_TRUE(dialog.findChild<QPushButton*>(QStringLiteral("crashReportOf"))->isVisible());
    QTest::keyClick(&dialog, Qt::Key_Escape);
  });
  EXPECT_FALSE(window_->offerRecovery());
  clearReports();
  whenDialog<RecoveryDialog>([](RecoveryDialog& dialog) {
    EXPECT_FALSE(dialog.findChild<QPushButton*>(QStringLiteral("crashReportOf"))->isVisible());
    QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("recover")), Qt::LeftButton);
  });
  EXPECT_TRUE(window_->offerRecovery());
  settle();
}

TEST_F(RecoveryCommandsTest, ACrashThatLostNothingIsToldOnce) {
  leaveReport();
  EXPECT_FALSE(window_->offerRecovery());
  makeGround();
  ASSERT_TRUE(waitUntil([this] { return window_->infoBar().isVisible(); }));
  EXPECT_TRUE(window_->infoBar().text().contains(QStringLiteral("closed unexpectedly")));
  whenDialog<CrashReportDialog>([](CrashReportDialog& report) { QTest::keyClick(&report, Qt::Key_Escape); });
  QTest::mouseClick(window_->infoBar().findChild<QPushButton*>(QStringLiteral("infoAction")), Qt::LeftButton);
  EXPECT_EQ(dialogsSeen_, 1);
  startAnew();
  EXPECT_FALSE(window_->offerRecovery());
  makeGround();
  QTest::qWait(50);
  EXPECT_FALSE(window_->infoBar().isVisible());
  clearReports();
}

TEST_F(RecoveryCommandsTest, AProjectComesBackAsThatProject) {
  makeGround();
  const QString path = inFolder("crashed.scarp");
  drag(middle(), middle() + QPoint(-40, 10));
  saveAs(path);
  drag(middle(), middle() + QPoint(60, 10));
  const Terrain all = terrain().snapshot();
  crash();
  startAnew();
  recover();
  EXPECT_TRUE(sameHeights(terrain().heights(), all.heights));
  EXPECT_EQ(window_->document()->path(), path);
  EXPECT_TRUE(window_->isWindowModified());
  EXPECT_EQ(terrain().history().size(), 2u);
  key(Qt::Key_S, Qt::ControlModifier);
  settle();
  EXPECT_FALSE(window_->isWindowModified());
  makeGround();
  open(path);
  EXPECT_TRUE(sameHeights(terrain().heights(), all.heights));
}

TEST_F(RecoveryCommandsTest, NothingIsOfferedWhereNothingWasLost) {
  EXPECT_FALSE(window_->offerRecovery());
  makeGround();
  drag(middle(), middle() + QPoint(60, 10));
  saveAs(inFolder("saved.scarp"));
  crash();
  startAnew();
  EXPECT_FALSE(window_->offerRecovery());
  // Discarded work can be restored.
  makeGround();
  drag(middle(), middle() + QPoint(60, 10));
  makeGround();
  startAnew();
  EXPECT_FALSE(window_->offerRecovery());
}

TEST_F(RecoveryCommandsTest, WhatIsPutOffIsOfferedAgainAndWhatIsDiscardedIsNot) {
  drawView();
  makeGround();
  drag(middle(), middle() + QPoint(60, 10));
  const QString picture =
      QString::fromStdString(window_->document()->journal()->folder()) + QStringLiteral("/picture.png");
  ASSERT_TRUE(waitUntil([&] { return QFileInfo(picture).size() > 0; }));
  crash();
  startAnew();
  whenDialog<RecoveryDialog>([](RecoveryDialog& dialog) {
    EXPECT_TRUE(std::ranges::any_of(dialog.findChildren<QLabel*>(),
                                    [](const QLabel* label) { return !label->pixmap().isNull(); }));
    EXPECT_EQ(dialog.findChild<QListWidget*>(QStringLiteral("lost"))->count(), 1);
    EXPECT_TRUE(dialog.findChild<QLabel*>(QStringLiteral("recoveryFacts"))
                    ->text()
                    .contains(QStringLiteral("Edits: 1")));
    QTest::keyClick(&dialog, Qt::Key_Escape);
  });
  EXPECT_FALSE(window_->offerRecovery());
  EXPECT_EQ(dialogsSeen_, 1);
  whenDialog<RecoveryDialog>([this](RecoveryDialog& dialog) {
    whenDialog<QMessageBox>([](QMessageBox& box) { clickRole(box, QMessageBox::DestructiveRole); });
    QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("discard")), Qt::LeftButton);
  });
  EXPECT_FALSE(window_->offerRecovery());
  EXPECT_EQ(dialogsSeen_, 3);
  EXPECT_FALSE(window_->offerRecovery());
}

}  // namespace
}  // namespace scarp::test
