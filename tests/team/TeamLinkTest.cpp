#include <atomic>
#include <chrono>
#include <cmath>
#include <thread>

#include "core/team/TeamAddress.h"
#include "core/team/TeamAdmin.h"
#include "core/team/TeamLink.h"
#include "core/team/TeamStore.h"
#include "tests/support/Terrains.h"
#include "tests/team/LinkedEditor.h"
#include "tests/team/TeamServer.h"

namespace scarp {
namespace {

using namespace std::chrono_literals;
using test::linkedStroke;
using test::LinkedEditor;
using test::same;
using test::stepUntil;

class TeamLinkTest : public test::TeamServer {
 protected:
  static void share() {
    const auto store = made();
    ASSERT_TRUE(store);
    TerrainDocument first(test::fractalTerrain(400, 300));
    ASSERT_TRUE(shareDocument(*store, first));
  }
};

TEST_F(TeamLinkTest, GroundThatWasMissingComesByItselfWhenTheServerIsThereAgain) {
  share();
  LinkedEditor one(server_->address(), name(), 0), other(server_->address(), name());
  ASSERT_EQ(one.document_->heights().unreadTiles(), 12);
  EXPECT_EQ(one.document_->heights().at(0, 0), other.document_->heights().at(0, 0));
  EXPECT_EQ(one.document_->heights().at(16, 16), other.document_->heights().at(16, 16)) << "its reader is there";
  const auto owner = PostgresConnection::connect(server_->address());
  ASSERT_TRUE(owner);
  ASSERT_TRUE((*owner)->execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                                "WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"));
  EXPECT_TRUE(std::isnan(one.document_->heights().at(1, 1)));
  EXPECT_FALSE(one.follower().lacking().empty());
  ASSERT_TRUE(stepUntil({&one, &other}, [&] { return one.follower().lacking().empty(); }));
  EXPECT_EQ(one.document_->heights().at(1, 1), other.document_->heights().at(1, 1));
  ASSERT_TRUE(perform(linkedStroke(-180.0, 140.0), *one.document_));
  ASSERT_TRUE(stepUntil({&one, &other}, [&] { return one.settled() && other.follower().head() == 2; }));
  // A read during the pause after a failure fails too; the steps after it fetch the tile.
  ASSERT_TRUE(stepUntil({&one, &other}, [&] {
    (void)test::samplesOf(one.document_->heights());
    return one.follower().lacking().empty();
  }));
  EXPECT_TRUE(same(one, other));
}

TEST_F(TeamLinkTest, WhatSomebodyElseKeepsForAMomentIsWaitedFor) {
  share();
  LinkedEditor one(server_->address(), name());
  const auto keeper = opened(), store = opened();
  ASSERT_TRUE(keeper && store);
  const auto team = TeamSync::open(*store);
  ASSERT_TRUE(team);
  const std::int64_t lease = drawnTeamId();
  ASSERT_TRUE(*keeper->takeLease(lease, {0, 0, 400, 300}, 60s));
  ASSERT_TRUE(perform(linkedStroke(-80.0, 0.0), *one.document_));
  ASSERT_TRUE(perform(linkedStroke(60.0, 40.0), (*team)->document()));
  std::thread ends([&] {
    std::this_thread::sleep_for(700ms);
    EXPECT_TRUE(keeper->endLease(lease));
  });
  const auto begin = std::chrono::steady_clock::now();
  const auto pushed = (*team)->push();
  EXPECT_TRUE(pushed) << pushed.error().text();
  EXPECT_GT(std::chrono::steady_clock::now() - begin, 500ms);
  EXPECT_TRUE(stepUntil({&one}, [&] { return one.settled() && one.follower().head() == 3; }));
  ends.join();
  EXPECT_EQ(one.refused_, 0) << "a person is not told of a moment";
  // Told of what takes longer, and sent all the same.
  ASSERT_TRUE(*keeper->takeLease(lease, {0, 0, 400, 300}, 4s));
  ASSERT_TRUE(perform(linkedStroke(-80.0, 30.0), *one.document_));
  EXPECT_TRUE(stepUntil({&one}, [&] { return one.settled() && one.follower().head() == 4; }));
  EXPECT_GT(one.refused_, 0);
}

TEST_F(TeamLinkTest, AnAreaIsKeptByChoiceUntilItIsReleased) {
  share();
  makeRole("ann");
  ASSERT_TRUE(opened()->invite("ann", "edit"));
  using State = TeamKeeping::State;
  LinkedEditor one(server_->address(), name());
  auto ann = std::make_unique<LinkedEditor>(server_->address("ann"), name());
  const auto told = [&](LinkedEditor& editor, State state) {
    return stepUntil({&one, ann.get()}, [&] { return editor.keeping_ && editor.keeping_->state == state; });
  };
  ann->link().keepArea({0, 0, 200, 200}, 600s);
  ASSERT_TRUE(told(*ann, State::Kept));
  ASSERT_TRUE(stepUntil({&one, ann.get()}, [&] { return one.kept_.size() == 1; }));
  EXPECT_EQ(one.kept_[0].name, "ann");
  EXPECT_EQ(one.kept_[0].box, (GridRect{0, 0, 200, 200}));
  one.link().keepArea({150, 150, 300, 300}, 600s);
  ASSERT_TRUE(told(one, State::Refused));
  EXPECT_EQ(one.keeping_->why, "ann keeps this part of the terrain for now");
  // An edit there waits, and says for whom; who keeps it edits there.
  ASSERT_TRUE(perform(linkedStroke(-80.0, 0.0), *one.document_));
  ASSERT_TRUE(stepUntil({&one, ann.get()}, [&] { return one.refused_ > 0; }));
  EXPECT_EQ(one.why_, "ann keeps this part of the terrain for now");
  ASSERT_TRUE(perform(linkedStroke(-70.0, 10.0), *ann->document_));
  ASSERT_TRUE(stepUntil({&one, ann.get()}, [&] { return ann->settled(); }));
  EXPECT_EQ(one.follower().waiting(), 1U);
  ann->link().releaseArea();
  ASSERT_TRUE(told(*ann, State::Released));
  EXPECT_EQ(ann->keeping_->why, "");
  ASSERT_TRUE(stepUntil({&one, ann.get()},
                        [&] { return one.settled() && ann->follower().head() == 3 && one.kept_.empty(); }));
  EXPECT_TRUE(same(one, *ann));
  // Nothing is edited there.
  ann->link().keepArea({0, 0, 200, 200}, 1s);
  ASSERT_TRUE(told(*ann, State::Kept));
  ASSERT_TRUE(told(*ann, State::Released));
  EXPECT_EQ(ann->keeping_->why, "it was not edited for a while");
  // Who goes releases it.
  ann->link().keepArea({0, 0, 200, 200}, 600s);
  ASSERT_TRUE(told(*ann, State::Kept));
  ASSERT_TRUE(stepUntil({&one, ann.get()}, [&] { return one.kept_.size() == 1; }));
  ann.reset();
  EXPECT_TRUE(stepUntil({&one}, [&] { return one.kept_.empty(); }));
}

TEST_F(TeamLinkTest, AServerThatIsKilledAgainAndAgainLosesNothing) {
  share();
  LinkedEditor one(server_->address(), name()), other(server_->address(), name());
  for (int i = 0; i < 16; ++i) {
    LinkedEditor& editor = i % 2 == 0 ? one : other;
    ASSERT_TRUE(perform(linkedStroke(-100.0 + 8.0 * i, 12.0 * (i % 4)), *editor.document_));
    for (int k = 0; k < 3; ++k) {
      one.step();
      other.step();
      std::this_thread::sleep_for(3ms);
    }
    if (i % 8 == 5) server_->kill();
    if (i % 8 == 7) {
      ASSERT_TRUE(stepUntil({&one, &other}, [&] { return !one.connected_ && !other.connected_; }));
      ASSERT_TRUE(server_->restart());
    }
  }
  ASSERT_TRUE(stepUntil({&one, &other}, [&] {
    return one.settled() && other.settled() && one.follower().head() == other.follower().head();
  }));
  EXPECT_TRUE(same(one, other));
  EXPECT_EQ(one.follower().head(), 17) << "each once";
}

TEST_F(TeamLinkTest, ATerrainOfANewerVersionIsJoinedOnceItIsSupportedAgain) {
  share();
  LinkedEditor one(server_->address(), name());
  const auto owner = PostgresConnection::connect(server_->address());
  ASSERT_TRUE(owner);
  ASSERT_TRUE((*owner)->with("UPDATE scarp.project SET format = 99 WHERE name = $1", name()));
  ASSERT_TRUE(
      (*owner)->execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                        "WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"));
  ASSERT_TRUE(perform(linkedStroke(-80.0, 0.0), *one.document_));
  ASSERT_TRUE(stepUntil({&one}, [&] {
    return one.trouble_.find("a newer version of Scarp") != std::string::npos;
  })) << one.trouble_;
  EXPECT_FALSE(one.connected_);
  EXPECT_EQ(one.broken_, "");
  EXPECT_EQ(one.follower().waiting(), 1U);
  ASSERT_TRUE((*owner)->with("UPDATE scarp.project SET format = 3 WHERE name = $1", name()));
  ASSERT_TRUE(stepUntil({&one}, [&] { return one.settled() && one.follower().head() == 2; }));
  EXPECT_EQ(one.state_, TeamState::Following);
}

TEST_F(TeamLinkTest, AServersTerrainsAreSeenBeforeTheyAreOpened) {
  share();
  const auto store = opened();
  ASSERT_TRUE(store->bePresent("{}"));
  const auto all = teamTerrains(server_->address());
  ASSERT_TRUE(all) << all.error().text();
  const auto found = std::ranges::find(*all, name(), &TeamTerrain::name);
  ASSERT_NE(found, all->end());
  EXPECT_EQ(found->rights, "lead");
  EXPECT_EQ(found->changes, 1);
  ASSERT_TRUE(found->frame && found->ground);
  EXPECT_EQ(found->frame->columns, 400);
  EXPECT_EQ(found->ground->columns(), 25);
  const Terrain whole = test::fractalTerrain(400, 300);
  EXPECT_EQ(found->ground->at(3, 5), whole.heights.at(48, 80));
  EXPECT_EQ(found->people, std::vector<std::string>{"owner"});
}

TEST(TeamAddress, SecretsAreLeftOutAndTheRestIsKept) {
  const auto plain = withoutSecrets("postgresql://ann:open%20sesame@server:5433/scarp?sslmode=disable&sslpassword=x");
  ASSERT_TRUE(plain) << plain.error().text();
  EXPECT_EQ(*plain, "postgresql://ann@server:5433/scarp?sslmode=disable");
  const auto socket = withoutSecrets("host=/tmp/a b port=5 dbname=d user=me password='x y'");
  ASSERT_FALSE(socket);
  const auto quoted = withoutSecrets("host='/tmp/a b' port=5 dbname=d user=me password='x y'");
  ASSERT_TRUE(quoted);
  EXPECT_EQ(*quoted, "postgresql://me@%2Ftmp%2Fa%20b:5/d");
  EXPECT_EQ(*withoutSecrets(*quoted), *quoted);
  const auto with = withPassword(*quoted, "q?&=/ü");
  ASSERT_TRUE(with);
  EXPECT_EQ(*withoutSecrets(*with), *quoted);
  EXPECT_FALSE(withoutSecrets("nonsense"));
}

TEST(TeamPresence, ComesBackAsItWentAndNonsenseIsNobody) {
  TeamPresence presence;
  presence.cursor = Vec2(1.25, -7.5);
  presence.radius = 3.5;
  presence.doing = "Raise \"\n";
  for (int i = 0; i < 200; ++i) presence.stroke.emplace_back(12345.67 + i, -98765.43);
  presence.eye = TeamPresence::Eye{{1.0, 2.0, 3.0}, 0.5, -0.25};
  const std::string text = writePresence(presence);
  EXPECT_LE(text.size(), 4000U);
  const TeamPresence back = readPresence(text);
  EXPECT_EQ(back.cursor, presence.cursor);
  EXPECT_EQ(back.radius, 3.5);
  ASSERT_EQ(back.stroke.size(), 60U);
  EXPECT_NEAR(back.stroke.back().x(), 12345.67 + 199, 0.01);
  ASSERT_TRUE(back.eye);
  EXPECT_EQ(back.eye->pitch, -0.25);
  for (const char* nonsense :
       {"", "[]", "{", "null", R"({"at":[1]})", R"({"at":["x",2]})", R"({"at":[1e300,2]})", R"({"radius":-1})",
        R"({"radius":"x","doing":7,"stroke":{},"eye":[1,2,3]})", R"({"stroke":[[1,2],[3]]})"}) {
    const TeamPresence read = readPresence(nonsense);
    EXPECT_FALSE(read.cursor || read.eye) << nonsense;
    EXPECT_EQ(read.radius, 0.0) << nonsense;
    EXPECT_LE(read.stroke.size(), 1U) << nonsense;
  }
}

}  // namespace
}  // namespace scarp
