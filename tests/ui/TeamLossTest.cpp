#include <QAbstractButton>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>

#include "core/recovery/RecoveryStore.h"
#include "tests/team/ObjectStore.h"
#include "tests/ui/TeamHarness.h"
#include "ui/document/DocumentJournal.h"
#include "ui/project/ProjectCommands.h"
#include "ui/project/ProjectSaver.h"
#include "ui/project/RecoveryCommands.h"
#include "ui/widgets/InfoBar.h"

namespace scarp::test {
namespace {

class TeamLossTest : public TeamWindowTest {};

TEST_F(TeamLossTest, ClosingAsksWhileEditsWaitAndACopyKeepsThem) {
  share(200, 150);
  openIn(*window_);
  server_->kill();
  drag(middle(), middle() + QPoint(40, 0));
  const HeightRaster mine = terrain().heights();
  const QString waits = QStringLiteral("1 edit waits: no connection");
  EXPECT_TRUE(waitUntil([&] { return status(*window_).contains(waits); }))
      << status(*window_).toStdString();
  EXPECT_TRUE(window_->isWindowModified());
  whenDialog<QMessageBox>([](QMessageBox& box) {
    EXPECT_EQ(box.objectName(), QStringLiteral("unsentEdits"));
    for (QAbstractButton* button : box.buttons())
      if (box.buttonRole(button) == QMessageBox::RejectRole) return button->click();
  });
  window_->close();
  ASSERT_TRUE(waitUntil([this] { return dialogsSeen_ == 1; }));
  QTest::qWait(50);
  EXPECT_TRUE(window_->isVisible());
  EXPECT_EQ(sharedOf(*window_).waiting(), 1);
  ASSERT_TRUE(server_->restart());
  ASSERT_TRUE(allSent(*window_));
  EXPECT_TRUE(waitUntil([this] { return status(*window_).endsWith(QStringLiteral("all sent")); }));
  EXPECT_FALSE(window_->isWindowModified());
  window_->close();
  EXPECT_TRUE(waitUntil([this] { return !window_->isVisible(); }));
  EXPECT_EQ(dialogsSeen_, 1);
  const auto store = storeOf();
  EXPECT_TRUE(sameHeights(documentOf(*store)->document().heights(), mine));
}

TEST_F(TeamLossTest, EditsThatWaitOutliveACrashAndAreSentOnce) {
  share();
  openIn(*window_);
  drag(middle(), middle() + QPoint(40, 0));
  ASSERT_TRUE(allSent(*window_));
  ASSERT_TRUE(window_->document()->journal());
  EXPECT_TRUE(RecoveryStore().left().empty()) << "nothing waits";
  server_->kill();
  for (int i = 0; i < 2; ++i) drag(middle() + QPoint(-40 * i, 30), middle() + QPoint(-40 * i, 70));
  EXPECT_EQ(sharedOf(*window_).waiting(), 2);
  const HeightRaster mine = terrain().heights();
  // As the disk is when the program is killed.
  ASSERT_TRUE(window_->document()->journal()->flush());
  const QString alive = QString::fromStdString(window_->document()->journal()->folder());
  const QString dead = QFileInfo(alive).path() + QStringLiteral("/dead");
  ASSERT_TRUE(QDir().mkpath(dead));
  for (const QFileInfo& file : QDir(alive).entryInfoList(QDir::Files)) {
    ASSERT_TRUE(QFile::copy(file.filePath(), dead + QLatin1Char('/') + file.fileName()));
  }
  for (const QFileInfo& file : QDir(dead).entryInfoList(QDir::Files)) {
    QFile opened(file.filePath());
    ASSERT_TRUE(opened.open(QIODevice::ReadOnly));
    EXPECT_FALSE(opened.readAll().contains("password=")) << file.fileName().toStdString();
  }
  window_.reset();
  restartWindow();
  const auto offered = [this] {
    whenDialog<RecoveryDialog>([this](RecoveryDialog& dialog) {
      EXPECT_TRUE(dialog.findChild<QLabel*>(QStringLiteral("recoveryFacts"))->text().contains(QStringLiteral("wait for the server")));
      photograph("team-recovery");
      dialog.findChild<QPushButton*>(QStringLiteral("recover"))->click();
    });
    EXPECT_TRUE(window_->offerRecovery());
    EXPECT_TRUE(waitUntil([this] { return window_->jobs().jobs().empty(); }));
    QTest::qWait(100);
  };
  offered();
  EXPECT_FALSE(window_->document());
  EXPECT_TRUE(window_->infoBar().text().contains(QStringLiteral("offered again"))) << window_->infoBar().text().toStdString();
  ASSERT_TRUE(server_->restart());
  offered();
  ASSERT_TRUE(window_->document() && window_->document()->shared());
  EXPECT_TRUE(window_->infoBar().text().contains(QStringLiteral("2 edits"))) << window_->infoBar().text().toStdString();
  ASSERT_TRUE(allSent(*window_));
  EXPECT_TRUE(sameHeights(mine, terrain().heights()));
  const auto store = storeOf();
  const auto other = documentOf(*store);
  EXPECT_TRUE(sameHeights(other->document().heights(), mine));
  EXPECT_EQ(other->head(), 4) << "the terrain and three strokes, each once";
  EXPECT_TRUE(waitUntil([] { return RecoveryStore().left().empty(); }));
  // Put off until the next start by who closes.
  server_->kill();
  drag(middle() + QPoint(20, 20), middle() + QPoint(50, 20));
  whenDialog<QMessageBox>([this](QMessageBox& box) {
    auto* later = box.findChild<QPushButton*>(QStringLiteral("sendLater"));
    ASSERT_TRUE(later);
    photograph("team-unsent");
    later->click();
  });
  window_->close();
  ASSERT_TRUE(waitUntil([this] { return !window_->isVisible(); }));
  window_.reset();
  const auto left = RecoveryStore().left();
  ASSERT_EQ(left.size(), 1U);
  EXPECT_EQ(left[0].edits, 1U);
  ASSERT_TRUE(server_->restart());
  restartWindow();
  offered();
  ASSERT_TRUE(window_->document());
  ASSERT_TRUE(allSent(*window_));
  EXPECT_TRUE(window_->infoBar().text().contains(QStringLiteral("1 edit of")))
      << window_->infoBar().text().toStdString();
  const auto after = storeOf();
  EXPECT_EQ(documentOf(*after)->head(), 5);
}

TEST_F(TeamLossTest, AStoreOfContentsThatIsAwayIsNamedAndLosesNothing) {
  std::string none;
  const auto objects = ObjectStore::start(none);
  if (!objects) GTEST_SKIP() << "CONTENTS IN AN OBJECT STORE ARE NOT TESTED IN A WINDOW: " << none;
  {
    auto store = TeamStore::make(server_->address(), terrainName(), {}, "s3://terrains/of/tests");
    ASSERT_TRUE(store) << store.error().text();
    ASSERT_TRUE(shareDocument(**store, TerrainDocument(fractalTerrain(400, 300))));
  }
  openIn(*window_);
  const auto store = storeOf();
  const auto other = documentOf(*store);
  objects->stop();
  for (int i = 0; i < 2; ++i) drag(middle() + QPoint(-40 * i, 30), middle() + QPoint(-40 * i, 70));
  const QString away = QStringLiteral("s3://terrains/of/tests: its server cannot be reached");
  EXPECT_TRUE(waitUntil([&] { return status(*window_).contains(QStringLiteral("2 edits wait: ") + away); }))
      << status(*window_).toStdString();
  photograph("team-store-away");
  ASSERT_TRUE(objects->run());
  ASSERT_TRUE(allSent(*window_));
  EXPECT_TRUE(waitUntil([this] { return status(*window_).endsWith(QStringLiteral("all sent")); }));
  // What others do, too.
  ASSERT_TRUE(other->pull());
  ASSERT_TRUE(perform(strokeAt(20.0, 30.0), other->document()));
  objects->behave(R"({"get": 403})");
  ASSERT_TRUE(other->push());
  EXPECT_TRUE(waitUntil([&] { return status(*window_).contains(QStringLiteral("of/tests: the server does not permit it")); }))
      << status(*window_).toStdString();
  objects->behave("{}");
  EXPECT_TRUE(waitUntil([this] { return status(*window_).endsWith(QStringLiteral("all sent")); }));
  EXPECT_TRUE(waitUntil([&] { return sameHeights(other->document().heights(), terrain().heights()); }));
}

}  // namespace
}  // namespace scarp::test
