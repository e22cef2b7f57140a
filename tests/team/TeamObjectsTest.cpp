#include <array>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <set>
#include <thread>

#include "core/store/ContentRows.h"
#include "core/team/TeamAdmin.h"
#include "core/team/TeamBytes.h"
#include "tests/support/TempFolder.h"
#include "tests/team/LinkedEditor.h"
#include "tests/team/ObjectStore.h"
#include "tests/team/TeamServer.h"

namespace scarp {
namespace {

using namespace std::chrono_literals;
using test::LinkedEditor;
using test::linkedStroke;
using test::same;
using test::stepUntil;
namespace files = std::filesystem;

constexpr const char* kPlace = "s3://terrains/of/tests";

class TeamObjects : public test::TeamServer {
 protected:
  static void SetUpTestSuite() {
    TeamServer::SetUpTestSuite();
    objects_ = test::ObjectStore::start(whyNone_);
  }
  static void TearDownTestSuite() { objects_.reset(); }
  void SetUp() override {
    TeamServer::SetUp();
    if (IsSkipped()) return;
    if (!objects_) GTEST_SKIP() << "CONTENTS IN AN OBJECT STORE ARE NOT TESTED: " << whyNone_;
    objects_->behave("{}");
    objects_->forgetRequests();
  }

  /// A ground whose tiles lie in the store.
  static void share(int columns = 400, int rows = 300) {
    const auto made = TeamStore::make(server_->address(), name(), {}, kPlace);
    ASSERT_TRUE(made) << made.error().text();
    TerrainDocument first(test::fractalTerrain(columns, rows));
    const auto shared = shareDocument(**made, first);
    ASSERT_TRUE(shared) << shared.error().text();
  }
  static void sql(const std::string& statement) {
    const auto owner = PostgresConnection::connect(server_->address());
    ASSERT_TRUE(owner);
    const auto done = (*owner)->execute(statement);
    ASSERT_TRUE(done) << done.error().text();
  }
  static std::string ofThis() { return "project = (SELECT id FROM scarp.project WHERE name = '" + name() + "')"; }
  /// The key of the content that a tile of the ground has.
  static std::string keyOf(int slot) {
    const auto owner = PostgresConnection::connect(server_->address());
    EXPECT_TRUE(owner);
    const auto row = (*owner)->with(
        "SELECT c.object_key FROM scarp.slot s JOIN scarp.content c ON c.project = s.project AND c.cell = s.cell "
        "AND c.id = s.content JOIN scarp.project p ON p.id = c.project WHERE p.name = $1 AND s.role = 0 AND s.slot = $2",
        name(), slot);
    EXPECT_TRUE(row && row->size() == 1);
    return row && row->size() == 1 ? std::string(row->text(0, 0)) : std::string();
  }
  static files::path fileOf(int slot) {
    const auto found = objects_->objects(keyOf(slot));
    EXPECT_EQ(found.size(), 1U);
    return found.empty() ? files::path() : found.front();
  }

  inline static std::unique_ptr<test::ObjectStore> objects_;
  inline static std::string whyNone_;
};

TEST_F(TeamObjects, TwoEditorsHaveTheSameGroundToTheBit) {
  share();
  LinkedEditor one(server_->address(), name()), other(server_->address(), name());
  for (int i = 0; i < 8; ++i) {
    ASSERT_TRUE(perform(linkedStroke(-80.0 + 14.0 * i, 10.0 * (i % 3)), *(i % 2 == 0 ? one : other).document_));
    one.step();
    other.step();
  }
  ASSERT_TRUE(stepUntil({&one, &other}, [&] {
    return one.settled() && other.settled() && one.follower().head() == 9 && other.follower().head() == 9;
  })) << one.why_ << one.trouble_;
  EXPECT_TRUE(same(one, other));
  one.undo();
  ASSERT_TRUE(stepUntil({&one, &other}, [&] { return one.settled() && other.follower().head() == 10; }));
  EXPECT_TRUE(same(one, other));
  const auto store = opened();
  const auto fresh = openTeam(*store), first = openTeamAt(*store, 1);
  ASSERT_TRUE(fresh && first);
  EXPECT_TRUE(test::sameBits(test::samplesOf(fresh->document->heights()), test::samplesOf(one.document_->heights())));
  EXPECT_TRUE(test::sameBits(test::samplesOf(first->document->heights()),
                             test::samplesOf(test::fractalTerrain(400, 300).heights)));
  // Rows have keys or bytes, and the store has what they name.
  const auto owner = PostgresConnection::connect(server_->address());
  const auto rows = (*owner)->with(
      "SELECT c.object_key, octet_length(c.bytes)::bigint, c.form::bigint, c.id FROM scarp.content c "
      "JOIN scarp.project p ON p.id = c.project WHERE p.name = $1",
      name());
  ASSERT_TRUE(rows);
  int inStore = 0, tiles = 0;
  for (int i = 0; i < rows->size(); ++i) {
    const bool tile = rows->number(i, 2) == static_cast<std::int64_t>(ContentForm::Tile);
    tiles += tile ? 1 : 0;
    EXPECT_EQ(rows->isNull(i, 0), !tile) << "these tiles are large, and texts stay where the list of terrains is";
    if (rows->isNull(i, 0)) continue;
    ++inStore;
    EXPECT_EQ(rows->number(i, 1), 0);
    const auto found = objects_->objects(std::string(rows->text(i, 0)));
    ASSERT_EQ(found.size(), 1U);
    EXPECT_TRUE(found.front().filename().string().starts_with("%2Fterrains%2Fof%2Ftests%2F")) << found.front();
    EXPECT_GT(files::file_size(found.front()), kMinObjectBytes);
  }
  EXPECT_GT(inStore, 12 + 8);
  EXPECT_EQ(inStore, tiles);
  std::set<int> connections;
  for (const auto& request : objects_->requests()) {
    EXPECT_TRUE(request.at("status") == 200 || request.at("status") == 206) << request.dump();
    EXPECT_EQ(request.at("header"), request.at("method") == "PUT") << "the other way to sign is in the address";
    connections.insert(request.at("port").get<int>());
  }
  EXPECT_LT(connections.size() * 2, objects_->requests().size()) << "connections are used again";
  // The list of terrains needs no store.
  objects_->stop();
  const auto all = teamTerrains(server_->address());
  ASSERT_TRUE(objects_->run());
  ASSERT_TRUE(all) << all.error().text();
  const auto found = std::ranges::find(*all, name(), &TeamTerrain::name);
  ASSERT_NE(found, all->end());
  EXPECT_TRUE(found->frame && found->ground);
}

TEST_F(TeamObjects, AreFetchedWhenSomebodyLooksAndKeptOnDisk) {
  share(1000, 700);
  const test::TempFolder folder;
  ::setenv("XDG_CACHE_HOME", folder.path().c_str(), 1);
  ::setenv("SCARP_REMOTE_CACHE", "64MiB", 1);
  const Terrain whole = test::fractalTerrain(1000, 700);
  {
    const auto store = opened();
    const auto later = openTeam(*store, 0);
    ASSERT_TRUE(later) << later.error().text();
    objects_->forgetRequests();
    EXPECT_EQ(later->document->heights().at(16, 16), whole.heights.at(16, 16));
    EXPECT_TRUE(objects_->requests().empty()) << "samples from afar stand in the rows";
    EXPECT_EQ(later->document->heights().at(1, 1), whole.heights.at(1, 1));
    EXPECT_EQ(objects_->requests().size(), 16U) << "the tile and those beside it";
  }
  objects_->stop();
  const auto store = opened();
  const auto later = openTeam(*store, 0);
  ASSERT_TRUE(later) << later.error().text();
  EXPECT_EQ(later->document->heights().at(1, 1), whole.heights.at(1, 1));
  EXPECT_EQ(later->document->heights().at(500, 500), whole.heights.at(500, 500)) << "from the folder";
  EXPECT_TRUE(std::isnan(later->document->heights().at(901, 601)));
  EXPECT_NE(later->contents->whyMissing().text().find("s3://terrains/of/tests: its server cannot be reached"),
            std::string::npos)
      << later->contents->whyMissing();
  ASSERT_TRUE(objects_->run());
  ::setenv("SCARP_REMOTE_CACHE", "0", 1);
  ::unsetenv("XDG_CACHE_HOME");
}

TEST_F(TeamObjects, AStoreThatIsAwayOrRefusesLosesNothing) {
  share();
  LinkedEditor one(server_->address(), name()), other(server_->address(), name());
  std::int64_t head = 1;
  double x = -90.0;
  const auto refusedThen = [&](const char* what, const std::string& says, const auto& begin, const auto& end) {
    SCOPED_TRACE(what);
    begin();
    one.why_.clear();
    EXPECT_TRUE(perform(linkedStroke(x += 22.0, 0.0), *one.document_));
    EXPECT_TRUE(stepUntil({&one, &other}, [&] { return !one.why_.empty(); }));
    EXPECT_NE(one.why_.find("s3://terrains/of/tests: " + says), std::string::npos) << one.why_;
    EXPECT_EQ(one.why_.find('\n'), std::string::npos);
    EXPECT_EQ(one.why_.find("hunter2"), std::string::npos);
    EXPECT_EQ(one.why_.find("AKIATEST"), std::string::npos);
    EXPECT_EQ(one.follower().waiting(), 1U) << "it waits";
    EXPECT_TRUE(one.connected_);
    end();
    ++head;
    EXPECT_TRUE(stepUntil({&one, &other}, [&] { return one.settled() && other.follower().head() == head; }))
        << one.why_ << other.trouble_;
    EXPECT_TRUE(same(one, other));
  };
  const auto back = [&] { objects_->behave("{}"); };
  refusedThen("away", "its server cannot be reached", [&] { objects_->stop(); }, [&] { ASSERT_TRUE(objects_->run()); });
  refusedThen("403", "the server does not permit it (HTTP 403)",
              [&] { objects_->behave(R"({"put": 403, "get": 403})"); }, back);
  refusedThen("403 of writing", "takes no objects", [&] { objects_->behave(R"({"put": 403})"); }, back);
  refusedThen(
      "500", "the server fails (HTTP 500)", [&] { objects_->behave(R"({"put": 500, "get": 500})"); }, back);
  // An answer that is lost on the way is no object lost.
  objects_->behave(R"({"put": "cut"})");
  ASSERT_TRUE(perform(linkedStroke(-60.0, 60.0), *one.document_));
  ++head;
  EXPECT_TRUE(stepUntil({&one, &other}, [&] { return one.settled() && other.follower().head() == head; }));
  // What others did comes when the store is back.
  objects_->behave(R"({"get": "cut"})");
  ASSERT_TRUE(perform(linkedStroke(-60.0, -60.0), *one.document_));
  ++head;
  EXPECT_TRUE(stepUntil({&one, &other}, [&] { return one.settled() && !other.trouble_.empty(); }));
  EXPECT_NE(other.trouble_.find("s3://terrains/of/tests: the connection was cut"), std::string::npos)
      << other.trouble_;
  EXPECT_EQ(other.follower().head(), head - 1);
  back();
  EXPECT_TRUE(stepUntil({&one, &other}, [&] { return other.follower().head() == head && other.trouble_.empty(); }));
  EXPECT_TRUE(same(one, other));
}

TEST_F(TeamObjects, AStoreThatDoesNotAnswerIsGivenUpInTime) {
  share();
  const auto store = TeamStore::open(server_->address(), name(), {1s, 2s});
  ASSERT_TRUE(store);
  const auto team = TeamSync::open(**store);
  ASSERT_TRUE(team) << team.error().text();
  ASSERT_TRUE(perform(linkedStroke(0.0, 0.0), (*team)->document()));
  objects_->behave(R"({"put": "hang", "get": "hang"})");
  const auto begin = std::chrono::steady_clock::now();
  const auto pushed = (*team)->push();
  EXPECT_LT(std::chrono::steady_clock::now() - begin, 6s);
  ASSERT_FALSE(pushed);
  EXPECT_NE(pushed.error().text().find("s3://terrains/of/tests: the server does not answer in time"),
            std::string::npos)
      << pushed.error().text();
  objects_->behave("{}");
  const auto again = (*team)->push();
  EXPECT_TRUE(again) << again.error().text();
  EXPECT_EQ((*team)->head(), 2);
}

TEST_F(TeamObjects, WhatIsDamagedMissingOrNamedFalselyIsAHoleAndNeverGround) {
  share(1000, 700);
  const Terrain whole = test::fractalTerrain(1000, 700);
  const auto store = opened();
  const auto team = TeamSync::open(*store, 0);
  ASSERT_TRUE(team) << team.error().text();
  const HeightRaster& heights = (*team)->document().heights();
  const auto at = [&](int slot) {
    const GridRect rect = heights.tileRect(slot);
    return heights.at(rect.column0 + 1, rect.row0 + 1);
  };
  const auto is = [&](int slot) {
    const GridRect rect = heights.tileRect(slot);
    return whole.heights.at(rect.column0 + 1, rect.row0 + 1);
  };
  const auto holeThatSays = [&](int slot, const std::string& says) {
    EXPECT_TRUE(std::isnan(at(slot))) << says;
    const std::string why = (*team)->contents().whyMissing().text();
    EXPECT_NE(why.find(says), std::string::npos) << why;
    EXPECT_NE(why.find("s3://terrains/of/tests: "), std::string::npos) << why;
    EXPECT_EQ(why.find_first_of("\n\r\x1b"), std::string::npos) << why;
    EXPECT_TRUE((*team)->contents().damage().empty());
  };
  // In the squares of four by four tiles that come together.
  const files::path damaged = fileOf(0), missing = fileOf(4), empty = fileOf(32), truncated = fileOf(36);
  const std::string keyed[] = {keyOf(0), keyOf(4)};
  const auto keptIn = [](const files::path& file) { return files::path(file.string() + ".kept"); };
  for (const files::path& file : {damaged, missing, empty, truncated}) files::copy_file(file, keptIn(file));
  {
    std::fstream file(damaged, std::ios::in | std::ios::out | std::ios::binary);
    file.seekp(700);
    file.put('x');
  }
  files::remove(missing);
  files::resize_file(empty, 0);
  files::resize_file(truncated, 900);
  holeThatSays(0, "the object " + keyed[0] + " of owner is not what was put there");
  EXPECT_EQ(at(1), is(1)) << "others are there";
  holeThatSays(4, "the object " + keyed[1] + " of owner is not there");
  EXPECT_EQ(at(5), is(5));
  holeThatSays(32, " of owner is not what was put there");
  holeThatSays(36, " of owner is not what was put there");
  // No edit goes out over holes, and what is found again is ground again, though others are not found.
  const auto lacking = (*team)->pull();
  EXPECT_TRUE(lacking) << lacking.error().text();
  EXPECT_FALSE((*team)->contents().whyMissing().empty());
  for (const files::path& file : {damaged, missing, empty}) files::rename(keptIn(file), file);
  EXPECT_TRUE((*team)->pull());
  EXPECT_EQ(at(0), is(0));
  EXPECT_EQ(at(4), is(4));
  EXPECT_FALSE((*team)->contents().whyMissing().empty());
  files::rename(keptIn(truncated), truncated);
  EXPECT_TRUE((*team)->pull());
  EXPECT_EQ(at(36), is(36));
  EXPECT_TRUE((*team)->contents().whyMissing().empty()) << (*team)->contents().whyMissing();
}

TEST_F(TeamObjects, AStoreWithoutConditionalUploadsIsWrittenWithoutThem) {
  objects_->behave(R"({"if-none-match": 501})");
  share(900, 700);
  const auto store = opened();
  const auto opened = openTeam(*store);
  ASSERT_TRUE(opened) << opened.error().text();
  EXPECT_TRUE(test::sameBits(test::samplesOf(opened->document->heights()),
                             test::samplesOf(test::fractalTerrain(900, 700).heights)));
  int refused = 0, put = 0;
  for (const auto& request : objects_->requests()) {
    refused += request.at("status") == 501 ? 1 : 0;
    put += request.at("method") == "PUT" && request.at("status") == 200 ? 1 : 0;
  }
  EXPECT_GE(refused, 1);
  EXPECT_GE(put, 48);
  EXPECT_LE(refused, put / 2) << "it is tried again and again";
}

TEST_F(TeamObjects, AKeyThatIsNoneOfTheTerrainsIsNeverAsked) {
  share();
  const std::string good = keyOf(0), another = keyOf(1), sum = good.substr(17);
  const std::string keys[] = {"../../../other/prefix/" + sum.substr(0, 59),
                              "/etc/passwd",
                              "/vsicurl/http://127.0.0.1/" + sum,
                              another,
                              std::string(16, '0') + good.substr(16),
                              good.substr(0, 17) + "../" + sum.substr(3),
                              good.substr(0, 17) + std::string(64, 'A'),
                              "a\nb\x1b[2J" + good,
                              ""};
  sql("ALTER TABLE scarp.content DROP COLUMN object_key; ALTER TABLE scarp.content ADD COLUMN object_key text;"
      "GRANT INSERT (object_key) ON scarp.content TO PUBLIC");
  const auto owner = PostgresConnection::connect(server_->address());
  for (const std::string& key : keys) {
    SCOPED_TRACE(key);
    const auto put = (*owner)->with(("UPDATE scarp.content SET object_key = $1, bytes = '' WHERE " + ofThis() +
                                     " AND form = 1 AND coarse IS NOT NULL")
                                        .c_str(),
                                    key);
    ASSERT_TRUE(put) << put.error().text();
    objects_->forgetRequests();
    const auto store = opened();
    const auto whole = openTeam(*store);
    ASSERT_FALSE(whole);
    EXPECT_NE(whole.error().text().find("which a row of owner names, is no object of this terrain"),
              std::string::npos)
        << whole.error().text();
    EXPECT_EQ(whole.error().text().find_first_of("\n\r\x1b"), std::string::npos);
    // Of a good key of another content, all but that one is refused before anything is asked.
    for (const auto& request : objects_->requests())
      EXPECT_EQ(request.at("path").get<std::string>().substr(0, 19), "/terrains/of/tests/") << request.dump();
    EXPECT_LE(objects_->requests().size(), key == another ? 1U : 0U);
  }
  for (const char* const place : {"s3://terrains/of/../tests", "s3://terrains//tests", "/vsicurl/http://x/y", "/etc", "",
                                   "s3://", "s3://a", "s3://terrains/a\nb", "s3://../b", "s3://terrains/a?b", "gs://a/b",
                                   "s3://terrains/a%2e", "s3://user@host/a", "s3://terrains/a b"}) {
    EXPECT_FALSE(parseBucketPlace(place)) << place;
    ASSERT_TRUE((*owner)->with("UPDATE scarp.project SET contents = $1 WHERE name = $2", std::string(place), name()));
    const auto store = TeamStore::open(server_->address(), name());
    ASSERT_FALSE(store) << place;
    EXPECT_NE(store.error().text().find("is no place in an object store"), std::string::npos)
        << store.error().text();
    EXPECT_EQ(store.error().text().find('\n'), std::string::npos);
  }
  EXPECT_EQ(parseBucketPlace("s3://my.bucket-1/a/b_c!(1)/")->shown(), "s3://my.bucket-1/a/b_c!(1)");
  EXPECT_EQ(parseBucketPlace("s3://bucket")->shown(), "s3://bucket");
}

TEST_F(TeamObjects, ATerrainIsNotMadeWhereItsPlaceIsNone) {
  const auto refused = [&](const std::string& place, const std::string& says) {
    const auto made = TeamStore::make(server_->address(), name(), {}, place);
    ASSERT_FALSE(made);
    EXPECT_NE(made.error().text().find(says), std::string::npos) << made.error().text();
  };
  refused("s3://a b/c", "is no place in an object store");
  refused("file:///tmp", "is no place in an object store");
  objects_->behave(R"({"put": 403, "get": 403})");
  refused(kPlace, "s3://terrains/of/tests: the server does not permit it");
  objects_->behave("{}");
  ::unsetenv("AWS_SECRET_ACCESS_KEY");
  ::setenv("AWS_SHARED_CREDENTIALS_FILE", "/nonexistent", 1);
  ::setenv("CPL_AWS_CREDENTIALS_FILE", "/nonexistent", 1);
  refused(kPlace, "s3://terrains/of/tests: GDAL's settings name no credentials for it");
  ::unsetenv("AWS_SHARED_CREDENTIALS_FILE");
  ::unsetenv("CPL_AWS_CREDENTIALS_FILE");
  ::setenv("AWS_SECRET_ACCESS_KEY", "hunter2", 1);
  EXPECT_FALSE(TeamStore::open(server_->address(), name()));
  EXPECT_TRUE(TeamStore::make(server_->address(), name(), {}, kPlace));
}

TEST_F(TeamObjects, ThoseThatNoRowRefersToArePrunedAndADeletedTerrainLeavesNone) {
  share();
  const auto store = opened();
  const std::string of = [&] {
    std::array<char, 17> digits{};
    std::snprintf(digits.data(), digits.size(), "%016llx", static_cast<unsigned long long>(store->project()));
    return std::string(digits.data());
  }();
  const std::size_t used = objects_->objects(of).size();
  ASSERT_GT(used, 3U);
  // Uploaded, and the program ended before the row or before the change was there.
  const auto uploaded = [&] {
    return TeamContent{teamCell(store->project(), 0, 0), drawnTeamId(), static_cast<std::int64_t>(ContentForm::Tile), 1,
                       std::vector<std::byte>(5000, std::byte{3}), {}};
  };
  const TeamContent withRow = uploaded(), withoutRow = uploaded();
  ASSERT_TRUE(store->put(std::array{withRow, withoutRow}));
  sql("DELETE FROM scarp.content WHERE id = " + std::to_string(withoutRow.id));
  EXPECT_EQ(objects_->objects(of).size(), used + 2);
  const auto soon = store->prune({1h, true});
  ASSERT_FALSE(soon);
  EXPECT_NE(soon.error().text().find("24 hours at least"), std::string::npos);
  const auto young = store->prune({24h, false});
  ASSERT_TRUE(young) << young.error().text();
  EXPECT_EQ(young->contents + young->objects, 0) << "all of them may be of a change that is on its way";
  EXPECT_EQ(objects_->objects(of).size(), used + 2);

  sql("UPDATE scarp.content SET made = made - interval '2 days'");
  for (const files::path& file : objects_->objects(of))
    files::last_write_time(file, files::last_write_time(file) - std::chrono::hours(48));
  const auto dry = store->prune({});
  ASSERT_TRUE(dry) << dry.error().text();
  EXPECT_EQ(dry->contents, 1);
  EXPECT_EQ(dry->objects, 2);
  EXPECT_EQ(dry->objectBytes, 10000);
  EXPECT_EQ(objects_->objects(of).size(), used + 2);
  objects_->behave(R"({"delete": 403})");
  const auto refused = store->prune({24h, false});
  ASSERT_FALSE(refused);
  EXPECT_NE(refused.error().text().find("s3:DeleteObject"), std::string::npos) << refused.error().text();
  objects_->behave("{}");
  const auto pruned = store->prune({24h, false});
  ASSERT_TRUE(pruned) << pruned.error().text();
  EXPECT_EQ(pruned->objects, 2);
  EXPECT_EQ(objects_->objects(of).size(), used);
  EXPECT_TRUE(openTeam(*store));

  objects_->behave(R"({"get": 403})");
  EXPECT_FALSE(store->remove()) << "its objects could not be found any more";
  EXPECT_TRUE(store->head());
  objects_->behave("{}");
  const auto gone = store->remove();
  ASSERT_TRUE(gone) << gone.error().text();
  EXPECT_EQ(*gone, "");
  EXPECT_TRUE(objects_->objects(of).empty());

  const auto other = TeamStore::make(server_->address(), name(), {}, kPlace);
  ASSERT_TRUE(other);
  const std::size_t left = objects_->objects().size();
  objects_->behave(R"({"get": 403})");
  EXPECT_FALSE((*other)->remove());
  EXPECT_TRUE((*other)->remove(true));
  EXPECT_EQ(objects_->objects().size(), left);
  objects_->behave("{}");
}

}  // namespace
}  // namespace scarp
