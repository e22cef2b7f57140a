#include <QAbstractButton>
#include <QComboBox>
#include <QDir>
#include <QElapsedTimer>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QTreeWidget>
#include <chrono>

#include "core/edit/LayerEdits.h"
#include "core/edit/Operation.h"
#include "core/team/TeamDocument.h"
#include "core/team/TeamStore.h"
#include "core/recovery/RecoveryStore.h"
#include "tests/support/PostgresServer.h"
#include "tests/support/Terrains.h"
#include "tests/team/ObjectStore.h"
#include "tests/ui/WindowHarness.h"
#include "ui/actions/Actions.h"
#include "ui/compare/CompareController.h"
#include "ui/document/DocumentJournal.h"
#include "ui/project/ProjectCommands.h"
#include "ui/project/ProjectSaver.h"
#include "ui/project/RecoveryDialog.h"
#include "ui/project/VersionsDialog.h"
#include "ui/team/PeopleMarks.h"
#include "ui/team/PersonTag.h"
#include "ui/team/TeamCommands.h"
#include "ui/team/TeamDialog.h"
#include "ui/widgets/InfoBar.h"

namespace scarp::test {
namespace {

/// A window on a terrain of a real server that the tests share, and others who edit the same terrain.
class TeamWindowTest : public WindowTest {
 protected:
  static void SetUpTestSuite() {
    if (!server_) server_ = PostgresServer::start(why_);
  }
  static void TearDownTestSuite() { server_.reset(); }
  void SetUp() override {
    if (!server_) GTEST_SKIP() << "NO SHARED TERRAIN IS TESTED IN A WINDOW: " << why_;
    WindowTest::SetUp();
  }
  void TearDown() override { window_.reset(); }

  static std::string terrainName() { return testing::UnitTest::GetInstance()->current_test_info()->name(); }
  /// Puts a terrain of the test's name on the server.
  static void share(int columns = 400, int rows = 300) {
    TerrainDocument first(fractalTerrain(columns, rows));
    auto store = TeamStore::make(server_->address(), terrainName());
    ASSERT_TRUE(store) << store.error().message;
    const auto shared = TeamDocument::share(**store, first);
    ASSERT_TRUE(shared) << shared.error().message;
  }
  static void makeRole(const std::string& role, const std::string& password, const std::string& rights) {
    auto owner = PostgresConnection::connect(server_->address());
    ASSERT_TRUE(owner) << owner.error().message;
    const auto there = (*owner)->with("SELECT 1 FROM pg_roles WHERE rolname = $1", role);
    ASSERT_TRUE(there);
    if (there->size() == 0) {
      ASSERT_TRUE((*owner)->execute("CREATE ROLE " + role + " LOGIN PASSWORD '" + password + "'"));
    }
    if (rights.empty()) return;
    auto store = TeamStore::open(server_->address(), terrainName());
    ASSERT_TRUE(store) << store.error().message;
    ASSERT_TRUE((*store)->invite(role, rights));
  }
  void openIn(MainWindow& window, const std::string& role = "owner") {
    window.team().open(server_->address(role), QString::fromStdString(terrainName()));
    ASSERT_TRUE(waitUntil([&] {
      return window.document() && window.document()->shared() && window.jobs().jobs().empty();
    }));
    QTest::qWait(100);
  }
  /// The same terrain as somebody else has it, without a window.
  static std::unique_ptr<TeamStore> storeOf(const std::string& role = "owner") {
    auto store = TeamStore::open(server_->address(role), terrainName());
    EXPECT_TRUE(store) << store.error().message;
    return store ? std::move(*store) : nullptr;
  }
  static std::unique_ptr<TeamDocument> documentOf(TeamStore& store) {
    auto document = TeamDocument::open(store);
    EXPECT_TRUE(document) << document.error().message;
    return document ? std::move(*document) : nullptr;
  }

  static SharedWork& sharedOf(MainWindow& window) { return *window.document()->shared(); }
  bool allSent(MainWindow& window) {
    return waitUntil([&] { return sharedOf(window).waiting() == 0; });
  }
  static StrokeOperation strokeAt(double x, double y) {
    StrokeOperation stroke;
    stroke.brush.kind = BrushKind::Raise;
    stroke.brush.radius = 25.0;
    stroke.brush.strength = 12.0;
    for (int i = 0; i < 4; ++i) stroke.samples.push_back({x + 6.0 * i, y, 1.0, 0.1 * i});
    return stroke;
  }
  QString status(MainWindow& window) { return window.team().status()->text(); }

  inline static std::unique_ptr<PostgresServer> server_;
  inline static std::string why_;
};

TEST_F(TeamWindowTest, TheDialogSaysWhatIsWrongAndOpensWhatIsThere) {
  share();
  makeRole("pat", "open sesame", "edit");
  const QString port = QString::number(server_->port());
  const auto asked = [this](TeamDialog& dialog, const QString& address, const QString& password) {
    dialog.findChild<QComboBox*>(QStringLiteral("server"))->setEditText(address);
    dialog.findChild<QLineEdit*>(QStringLiteral("password"))->setText(password);
    QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("connect")), Qt::LeftButton);
    EXPECT_TRUE(waitUntil([&dialog] { return !dialog.connecting(); }));
    return dialog.complaint();
  };
  whenDialog<TeamDialog>([&](TeamDialog& dialog) {
    EXPECT_TRUE(asked(dialog, QStringLiteral("nonsense"), {}).contains(QStringLiteral("no address of a server")))
        << dialog.complaint().toStdString();
    EXPECT_EQ(asked(dialog, QStringLiteral("postgresql://pat@127.0.0.1:1/postgres?sslmode=disable"), {}),
              QStringLiteral("No PostgreSQL server answers at this address."));
    const QString address = QStringLiteral("postgresql://pat@127.0.0.1:%1/postgres?sslmode=disable").arg(port);
    EXPECT_EQ(asked(dialog, address, QStringLiteral("sesame")),
              QStringLiteral("The name or the password is wrong."));
    EXPECT_EQ(asked(dialog, address, QString()), QStringLiteral("The server asks for a password."));
    EXPECT_EQ(asked(dialog, QStringLiteral("postgresql://pat@127.0.0.1:%1/postgres").arg(port), {}),
              QStringLiteral("The server does not encrypt, which this address asks for."));
    EXPECT_EQ(recentServers(), QStringList()) << "none of them was reached";
    EXPECT_EQ(asked(dialog,
                    QStringLiteral("postgresql://pat:open%20sesame@127.0.0.1:%1/postgres?sslmode=disable").arg(port),
                    {}),
              QString());
    auto* list = dialog.findChild<QTreeWidget*>(QStringLiteral("teamTerrains"));
    ASSERT_EQ(list->topLevelItemCount(), 1);
    EXPECT_EQ(list->topLevelItem(0)->text(0).toStdString(), terrainName());
    EXPECT_TRUE(list->topLevelItem(0)->text(1).startsWith(QStringLiteral("400 × 300")));
    EXPECT_EQ(list->topLevelItem(0)->text(2), QStringLiteral("edit"));
    EXPECT_FALSE(list->topLevelItem(0)->icon(0).isNull());
    photograph("team-dialog");
    QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("accept")), Qt::LeftButton);
  });
  inMenu({QStringLiteral("File"), QStringLiteral("Open Team Terrain…")}).trigger();
  ASSERT_TRUE(waitUntil([this] { return window_->document() && window_->document()->shared(); }));
  EXPECT_TRUE(waitUntil([this] { return status(*window_).endsWith(QStringLiteral("all sent")); }))
      << status(*window_).toStdString();
  ASSERT_EQ(recentServers().size(), 1);
  EXPECT_FALSE(recentServers().front().contains(QStringLiteral("sesame")));
  EXPECT_TRUE(recentServers().front().startsWith(QStringLiteral("postgresql://pat@127.0.0.1:")));
}

TEST_F(TeamWindowTest, WhatIsDoneHereIsThereAndTheOtherWayRound) {
  share();
  openIn(*window_);
  const auto store = storeOf();
  const auto other = documentOf(*store);
  const HeightRaster before = terrain().heights();
  drag(middle(), middle() + QPoint(60, 20));
  ASSERT_FALSE(sameHeights(before, terrain().heights()));
  ASSERT_TRUE(allSent(*window_));
  ASSERT_TRUE(other->pull());
  EXPECT_TRUE(sameHeights(other->document().heights(), terrain().heights()));

  ASSERT_TRUE(perform(strokeAt(-60.0, 20.0), other->document()));
  ASSERT_TRUE(other->push());
  EXPECT_TRUE(waitUntil([&] { return sameHeights(other->document().heights(), terrain().heights()); }));

  // One's own alone is undone, also under what came later.
  ASSERT_TRUE(waitUntil([this] { return window_->actions().undo->isEnabled(); }));
  window_->actions().undo->trigger();
  ASSERT_TRUE(waitUntil([this] { return !window_->actions().undo->isEnabled(); }));
  ASSERT_TRUE(other->pull());
  TerrainDocument alone(fractalTerrain(400, 300));
  ASSERT_TRUE(perform(strokeAt(-60.0, 20.0), alone));
  EXPECT_TRUE(sameHeights(alone.heights(), terrain().heights()));
  EXPECT_TRUE(sameHeights(other->document().heights(), terrain().heights()));
  window_->actions().redo->trigger();
  ASSERT_TRUE(waitUntil([this] { return window_->actions().undo->isEnabled(); }));
  EXPECT_FALSE(sameHeights(alone.heights(), terrain().heights()));
}

TEST_F(TeamWindowTest, TwoWindowsOnOneTerrainAreOfOneMind) {
  share();
  makeRole("ann", "", "edit");
  openIn(*window_);
  MainWindow second;
  second.show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&second, kPatience));
  openIn(second, "ann");
  auto& session = dynamic_cast<TeamSession&>(sharedOf(second));
  ASSERT_TRUE(waitUntil([&] { return session.people().size() == 2; }));
  EXPECT_EQ(session.people()[0].name, QStringLiteral("ann"));
  EXPECT_TRUE(session.people()[0].self);
  EXPECT_NE(session.people()[0].colour, session.people()[1].colour);
  EXPECT_TRUE(waitUntil([&] { return status(second).contains(QStringLiteral("2 people")); }));

  // A running stroke of the one shows in the other before it is done.
  pressAndDrag(middle() - QPoint(80, 0), middle());
  EXPECT_TRUE(waitUntil([&] { return session.people()[1].presence.stroke.size() > 1; }));
  const Camera& camera = second.document()->view().camera();
  EXPECT_FALSE(
      peopleOverlay(session.people(), second.document()->terrain(), camera, second.viewport().viewSize()).empty());
  EXPECT_TRUE(second.viewport().findChild<QWidget*>(QStringLiteral("personTag")));
  QTest::mouseRelease(&view(), Qt::LeftButton, {}, middle());
  for (int i = 0; i < 4; ++i) drag(middle() + QPoint(20 * i, 10), middle() + QPoint(20 * i, 60));
  ASSERT_TRUE(allSent(*window_));
  EXPECT_TRUE(waitUntil([&] {
    return sameHeights(terrain().heights(), second.document()->terrain().heights());
  }));

  // Layers and who did what.
  ASSERT_TRUE(perform(AddLayerOperation{}, second.document()->terrain()));
  EXPECT_TRUE(waitUntil([this] { return terrain().layers().size() == 1; }));
  EXPECT_TRUE(waitUntil([this] { return !sharedOf(*window_).changes().empty() &&
                                        sharedOf(*window_).changes().back().author == QStringLiteral("ann"); }));
  const auto spot = groundUnder(middle());
  ASSERT_TRUE(spot);
  const SharedChange* const last =
      sharedOf(second).lastChangeAt(int(std::lround(spot->column)), int(std::lround(spot->row)));
  ASSERT_TRUE(last);
  EXPECT_EQ(last->author, QStringLiteral("owner"));
}

TEST_F(TeamWindowTest, ALostServerLosesNothing) {
  share();
  openIn(*window_);
  drag(middle(), middle() + QPoint(40, 0));
  ASSERT_TRUE(allSent(*window_));
  server_->kill();
  for (int i = 0; i < 3; ++i) drag(middle() + QPoint(-40 * i, 30), middle() + QPoint(-40 * i, 70));
  EXPECT_EQ(sharedOf(*window_).waiting(), 3);
  EXPECT_TRUE(waitUntil([this] { return status(*window_).contains(QStringLiteral("3 edits wait: no connection")); }))
      << status(*window_).toStdString();
  EXPECT_TRUE(window_->isWindowModified());
  ASSERT_TRUE(server_->restart());
  drag(middle() + QPoint(60, -40), middle() + QPoint(90, -40));
  ASSERT_TRUE(allSent(*window_));
  EXPECT_TRUE(waitUntil([this] { return status(*window_).endsWith(QStringLiteral("all sent")); }));
  EXPECT_FALSE(window_->isWindowModified());
  const auto store = storeOf();
  const auto other = documentOf(*store);
  EXPECT_TRUE(sameHeights(other->document().heights(), terrain().heights()));
  EXPECT_EQ(other->head(), 6) << "the terrain and five strokes, each once";
}

TEST_F(TeamWindowTest, WhoMayLookChangesNothingAndIsToldSo) {
  share();
  makeRole("guest", "", "look");
  openIn(*window_, "guest");
  EXPECT_TRUE(window_->infoBar().text().contains(QStringLiteral("not change it")));
  const HeightRaster before = terrain().heights();
  drag(middle(), middle() + QPoint(60, 0));
  EXPECT_TRUE(sameHeights(before, terrain().heights()));
  EXPECT_TRUE(window_->infoBar().text().contains(QStringLiteral("You may look at this terrain")))
      << window_->infoBar().text().toStdString();
  // Whatever way an edit takes, it does not stay.
  ASSERT_TRUE(perform(AddLayerOperation{}, terrain()));
  EXPECT_TRUE(waitUntil([this] { return terrain().layers().empty(); }));
  EXPECT_TRUE(status(*window_).endsWith(QStringLiteral("you may look")));
  // What others do is seen.
  const auto store = storeOf();
  const auto other = documentOf(*store);
  ASSERT_TRUE(perform(strokeAt(0.0, 0.0), other->document()));
  ASSERT_TRUE(other->push());
  EXPECT_TRUE(waitUntil([&] { return sameHeights(other->document().heights(), terrain().heights()); }));
}

TEST_F(TeamWindowTest, ClosingAsksWhileEditsWaitAndACopyKeepsThem) {
  share(200, 150);
  openIn(*window_);
  server_->kill();
  drag(middle(), middle() + QPoint(40, 0));
  const HeightRaster mine = terrain().heights();
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
  window_->close();
  EXPECT_TRUE(waitUntil([this] { return !window_->isVisible(); }));
  EXPECT_EQ(dialogsSeen_, 1);
  const auto store = storeOf();
  EXPECT_TRUE(sameHeights(documentOf(*store)->document().heights(), mine));
}

TEST_F(TeamWindowTest, EditsThatWaitOutliveACrashAndAreSentOnce) {
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
  window_ = std::make_unique<MainWindow>();
  window_->show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(window_.get(), kPatience));
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
  window_ = std::make_unique<MainWindow>();
  window_->show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(window_.get(), kPatience));
  offered();
  ASSERT_TRUE(window_->document());
  ASSERT_TRUE(allSent(*window_));
  EXPECT_TRUE(window_->infoBar().text().contains(QStringLiteral("One edit"))) << window_->infoBar().text().toStdString();
  const auto after = storeOf();
  EXPECT_EQ(documentOf(*after)->head(), 5);
}

TEST_F(TeamWindowTest, AFrozenStrokeIsNotDisturbedByWhatOthersDo) {
  share();
  openIn(*window_);
  const auto store = storeOf();
  const auto other = documentOf(*store);
  pressAndDrag(middle(), middle() + QPoint(60, 0));
  const HeightRaster during = terrain().heights();
  ASSERT_TRUE(perform(strokeAt(100.0, 80.0), other->document()));
  ASSERT_TRUE(other->push());
  QTest::qWait(1200);
  EXPECT_TRUE(terrain().editing());
  QTest::mouseRelease(&view(), Qt::LeftButton, {}, middle() + QPoint(60, 0));
  ASSERT_TRUE(allSent(*window_));
  ASSERT_TRUE(other->pull());
  EXPECT_TRUE(waitUntil([&] { return sameHeights(other->document().heights(), terrain().heights()); }));
  EXPECT_FALSE(sameHeights(during, terrain().heights()));
}

TEST_F(TeamWindowTest, AStoreOfContentsThatIsAwayIsNamedAndLosesNothing) {
  std::string none;
  const auto objects = ObjectStore::start(none);
  if (!objects) GTEST_SKIP() << "CONTENTS IN AN OBJECT STORE ARE NOT TESTED IN A WINDOW: " << none;
  {
    auto store = TeamStore::make(server_->address(), terrainName(), {}, "s3://terrains/of/tests");
    ASSERT_TRUE(store) << store.error().message;
    ASSERT_TRUE(TeamDocument::share(**store, TerrainDocument(fractalTerrain(400, 300))));
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

TEST_F(TeamWindowTest, VersionsAreNamedSavedComparedAndBroughtBack) {
  share();
  openIn(*window_);
  const HeightRaster first = terrain().heights();
  const auto nameState = [this](const QString& name) {
    whenDialog<QInputDialog>([name](QInputDialog& dialog) {
      dialog.setTextValue(name);
      dialog.accept();
    });
    inMenu({QStringLiteral("File"), QStringLiteral("Name This State…")}).trigger();
    EXPECT_TRUE(idle());
  };
  const auto inVersions = [this](const std::function<void(VersionsDialog&)>& act) {
    const int before = dialogsSeen_;
    whenDialog<VersionsDialog>(act);
    inMenu({QStringLiteral("File"), QStringLiteral("Versions…")}).trigger();
    EXPECT_TRUE(waitUntil([&] { return dialogsSeen_ > before && !QApplication::activeModalWidget() && window_->jobs().jobs().empty(); }));
  };
  const auto press = [](VersionsDialog& dialog, const char* button) {
    QTest::mouseClick(dialog.findChild<QPushButton*>(QLatin1String(button)), Qt::LeftButton);
  };
  inVersions([](VersionsDialog& dialog) {
    EXPECT_EQ(dialog.findChild<QListWidget*>(QStringLiteral("versions"))->count(), 0);
    EXPECT_EQ(dialog.findChild<QLabel*>(QStringLiteral("versionFacts"))->text(),
              QStringLiteral("No state of this terrain has a name yet."));
    EXPECT_FALSE(dialog.findChild<QPushButton*>(QStringLiteral("restore"))->isEnabled());
    EXPECT_TRUE(dialog.findChild<QPushButton*>(QStringLiteral("nameState"))->isEnabled());
    dialog.reject();
  });
  nameState(QStringLiteral("Before the dam"));
  EXPECT_TRUE(window_->infoBar().text().contains(QStringLiteral("change 1 is the version “Before the dam”")))
      << window_->infoBar().text().toStdString();
  drag(middle(), middle() + QPoint(60, 20));
  ASSERT_TRUE(allSent(*window_));
  nameState(QStringLiteral("The dam"));
  const auto store = storeOf();
  const auto other = documentOf(*store);
  ASSERT_TRUE(perform(strokeAt(-60.0, 20.0), other->document()));
  ASSERT_TRUE(other->push());
  ASSERT_TRUE(waitUntil([&] { return sameHeights(other->document().heights(), terrain().heights()); }));
  ASSERT_FALSE(sameHeights(first, terrain().heights()));

  const QString path = inFolder("then.scarp");
  inVersions([&](VersionsDialog& dialog) {
    auto* list = dialog.findChild<QListWidget*>(QStringLiteral("versions"));
    ASSERT_EQ(list->count(), 2);
    EXPECT_TRUE(list->item(0)->text().startsWith(QStringLiteral("The dam\nno. 2 – owner, today")))
        << list->item(0)->text().toStdString();
    list->setCurrentRow(1);
    const auto* facts = dialog.findChild<QLabel*>(QStringLiteral("versionFacts"));
    EXPECT_TRUE(waitUntil([facts] { return facts->text().contains(QStringLiteral("is other")); }))
        << facts->text().toStdString();
    photograph("team-versions");
    whenDialog<QFileDialog>([path](QFileDialog& ask) {
      auto* edit = ask.findChild<QLineEdit*>();
      edit->setText(path);
      QTest::keyClick(edit, Qt::Key_Return);
    });
    press(dialog, "saveVersion");
  });
  EXPECT_TRUE(window_->infoBar().text().contains(QStringLiteral("“Before the dam” is saved as then.scarp")))
      << window_->infoBar().text().toStdString();
  const auto saved = ProjectFile::open(path.toStdString(), {.readOnly = true});
  ASSERT_TRUE(saved) << saved.error().message;
  EXPECT_TRUE(sameHeights(saved->document.rasters.at(kGround), first));
  EXPECT_TRUE(window_->document()->shared());

  const auto choose = [&](const char* button) {
    return [&press, button](VersionsDialog& dialog) {
      dialog.findChild<QListWidget*>(QStringLiteral("versions"))->setCurrentRow(1);
      press(dialog, button);
    };
  };
  inVersions(choose("compareVersion"));
  auto& comparing = *window_->findChild<CompareController*>();
  ASSERT_TRUE(waitUntil([&comparing] { return comparing.shown() != nullptr; }));
  EXPECT_GT(comparing.shown()->heights.highest, 1.0);
  photograph("team-versions-compare");

  whenDialog<QMessageBox>([](QMessageBox& box) {
    EXPECT_EQ(box.objectName(), QStringLiteral("restoreVersion"));
    for (QAbstractButton* button : box.buttons())
      if (box.buttonRole(button) == QMessageBox::DestructiveRole) return button->click();
  });
  inVersions(choose("restore"));
  EXPECT_TRUE(waitUntil([&] { return sameHeights(first, terrain().heights()); }));
  // The comparison follows what others do, too.
  EXPECT_TRUE(waitUntil([&comparing] { return comparing.shown() && comparing.shown()->heights.none(); }));
  ASSERT_TRUE(other->pull());
  EXPECT_EQ(other->head(), 4) << "the terrain, two strokes, and one change more";
  EXPECT_TRUE(sameHeights(first, other->document().heights()));
  photograph("team-versions-history");

  // The server is away: one line, and nothing waits for it.
  server_->kill();
  drag(middle(), middle() + QPoint(30, 0));
  nameState(QStringLiteral("Nothing"));
  EXPECT_TRUE(window_->infoBar().text().startsWith(QStringLiteral("Edits wait to be sent"))) << window_->infoBar().text().toStdString();
  QElapsedTimer timer;
  timer.start();
  inMenu({QStringLiteral("File"), QStringLiteral("Versions…")}).trigger();
  EXPECT_LT(timer.elapsed(), 500);
  EXPECT_TRUE(idle());
  EXPECT_EQ(window_->infoBar().text(), QStringLiteral("No PostgreSQL server answers at this address."));
  ASSERT_TRUE(server_->restart());
  ASSERT_TRUE(allSent(*window_));
}

TEST_F(TeamWindowTest, AnAreaThatSomebodyKeepsIsSeenAndTheirs) {
  share();
  makeRole("ann", "", "edit");
  openIn(*window_);
  MainWindow second;
  second.setGeometry(window_->geometry());
  second.show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&second, kPatience));
  openIn(second, "ann");
  // A frame around the cursor, taken by Enter.
  moveTo(middle());
  EXPECT_FALSE(window_->actions().releaseArea->isEnabled());
  inMenu({QStringLiteral("Edit"), QStringLiteral("Keep an Area for Me…")}).trigger();
  ASSERT_TRUE(tools().crop());
  const GridRect area = *tools().crop();
  EXPECT_EQ(area.width(), 75);
  photograph("team-keep-frame");
  QTest::keyClick(&view(), Qt::Key_Return);
  ASSERT_TRUE(waitUntil([this] { return window_->actions().releaseArea->isEnabled(); }));
  EXPECT_FALSE(tools().crop());
  EXPECT_TRUE(window_->infoBar().text().startsWith(QStringLiteral("The area is kept for you"))) << window_->infoBar().text().toStdString();
  auto& session = dynamic_cast<TeamSession&>(sharedOf(second));
  ASSERT_TRUE(waitUntil([&] { return session.keptAreas().size() == 1; }));
  EXPECT_EQ(session.keptAreas()[0].name, QStringLiteral("owner"));
  EXPECT_EQ(session.keptAreas()[0].samples, area);
  EXPECT_EQ(session.keptAreas()[0].colour, session.people()[1].colour);
  EXPECT_FALSE(keptOverlay(session.keptAreas(), second.document()->terrain()).empty());
  const auto tags = second.viewport().findChildren<PersonTag*>();
  EXPECT_TRUE(std::ranges::any_of(tags, [](const PersonTag* tag) {
    return tag->isVisible() && tag->accessibleName() == QStringLiteral("Kept for owner");
  }));
  second.raise();
  photograph("team-kept");

  // There, no stroke of hers begins.
  ViewController& hers = second.document()->view();
  const HeightRaster before = second.document()->terrain().heights();
  const auto pointer = [&](const Vec2& place) {
    const TerrainDocument& ground = second.document()->terrain();
    const double height = heightAt(ground.heights(), ground.frame().column(place.x()), ground.frame().row(place.y()));
    PointerEvent event;
    event.view = second.viewport().viewSize();
    event.position = *hers.camera().project({place.x(), place.y(), height}, event.view);
    event.button = PointerButton::Left;
    return event;
  };
  const GridFrame& frame = terrain().frame();
  const Vec2 inside(frame.x(area.column0 + 30), frame.y(area.row0 + 30));
  const Vec2 outside(frame.x(area.column0 + 30), frame.y(area.row0) + 60.0);
  hers.press(pointer(inside));
  EXPECT_FALSE(hers.dragging());
  EXPECT_TRUE(second.infoBar().text().contains(QStringLiteral("wner keeps this part of the terrain"))) << second.infoBar().text().toStdString();
  // One that comes there from elsewhere waits, and she is told for whom.
  BrushSettings brush = second.document()->tools().brush();
  brush.radius = 12.0;
  second.document()->tools().setBrush(brush);
  hers.press(pointer(outside));
  ASSERT_TRUE(hers.dragging());
  for (int i = 1; i <= 8; ++i) hers.move(pointer(outside + (inside - outside) * (i / 8.0)));
  hers.release(pointer(inside));
  ASSERT_FALSE(sameHeights(before, second.document()->terrain().heights()));
  EXPECT_TRUE(waitUntil([&] { return second.infoBar().text().startsWith(QStringLiteral("An edit waits: owner keeps")); }))
      << second.infoBar().text().toStdString();
  EXPECT_EQ(session.waiting(), 1);
  photograph("team-kept-waits");
  EXPECT_TRUE(sameHeights(before, terrain().heights()));
  inMenu({QStringLiteral("Edit"), QStringLiteral("Release My Area")}).trigger();
  ASSERT_TRUE(allSent(second));
  EXPECT_TRUE(waitUntil([&] { return sameHeights(second.document()->terrain().heights(), terrain().heights()); }));
  EXPECT_TRUE(waitUntil([&] { return session.keptAreas().empty() && !window_->actions().releaseArea->isEnabled(); }));
  hers.press(pointer(inside));
  EXPECT_TRUE(hers.dragging());
  hers.cancel();
}

/// From the release of the button to other ground in the other window: what a person waits for.
TEST_F(TeamWindowTest, AStrokeIsSoonInTheOtherWindow) {
  share(600, 600);
  openIn(*window_);
  MainWindow second;
  second.show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&second, kPatience));
  openIn(second);
  const char* const asked = std::getenv("SCARP_TEAM_STROKES");
  const int strokes = asked ? std::atoi(asked) : 12;
  std::vector<double> waits;
  using Clock = std::chrono::steady_clock;
  Clock::time_point seen;
  const auto watch = second.document()->terrain().terrainChanged.subscribe(
      [&seen](const GridRect&) { seen = Clock::now(); });
  for (int i = 0; i < strokes; ++i) {
    const QPoint from = middle() + QPoint(-90 + 37 * (i % 6), -60 + 23 * (i % 5));
    pressAndDrag(from, from + QPoint(24, 8));
    seen = {};
    const auto released = Clock::now();
    QTest::mouseRelease(&view(), Qt::LeftButton, {}, from + QPoint(24, 8));
    ASSERT_TRUE(waitUntil([&] { return seen != Clock::time_point{}; }));
    waits.push_back(std::chrono::duration<double, std::milli>(seen - released).count());
    ASSERT_TRUE(allSent(*window_));
  }
  std::ranges::sort(waits);
  const double half = waits[waits.size() / 2], most = waits[(waits.size() * 99) / 100];
  std::cout << strokes << " strokes: changed ground in the other window after " << half << " ms (half), " << most
            << " ms (99 %)\n";
  EXPECT_LT(half, 500.0);
  EXPECT_TRUE(sameHeights(terrain().heights(), second.document()->terrain().heights()));
}

}  // namespace
}  // namespace scarp::test
