#pragma once

#include <QLabel>
#include <QTest>
#include <memory>
#include <string>

#include "core/edit/Operation.h"
#include "core/edit/StrokeOperations.h"
#include "core/team/TeamStore.h"
#include "core/team/TeamSync.h"
#include "tests/support/PostgresServer.h"
#include "tests/support/Terrains.h"
#include "tests/ui/WindowHarness.h"
#include "ui/team/TeamCommands.h"

namespace scarp::test {

/// A window on a terrain of a real server that the tests of a process share, and others who edit the same
/// terrain.
class TeamWindowTest : public WindowTest {
 protected:
  static void SetUpTestSuite() {
    if (!server_) server_ = PostgresServer::start(why_);
  }
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
    ASSERT_TRUE(store) << store.error().text();
    const auto shared = shareDocument(**store, first);
    ASSERT_TRUE(shared) << shared.error().text();
  }
  static void makeRole(const std::string& role, const std::string& password, const std::string& rights) {
    auto owner = PostgresConnection::connect(server_->address());
    ASSERT_TRUE(owner) << owner.error().text();
    const auto there = (*owner)->with("SELECT 1 FROM pg_roles WHERE rolname = $1", role);
    ASSERT_TRUE(there);
    if (there->size() == 0) {
      ASSERT_TRUE((*owner)->execute("CREATE ROLE " + role + " LOGIN PASSWORD '" + password + "'"));
    }
    if (rights.empty()) return;
    auto store = TeamStore::open(server_->address(), terrainName());
    ASSERT_TRUE(store) << store.error().text();
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
    EXPECT_TRUE(store) << store.error().text();
    return store ? std::move(*store) : nullptr;
  }
  static std::unique_ptr<TeamSync> documentOf(TeamStore& store) {
    auto document = TeamSync::open(store);
    EXPECT_TRUE(document) << document.error().text();
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

}  // namespace scarp::test
