#include <gtest/gtest.h>

#include "core/recovery/JournalWriter.h"
#include "tests/recovery/JournalDisks.h"
#include "tests/recovery/Journalled.h"

namespace scarp {
namespace {

using test::DiskCall;
using test::Folder;
using test::Session;
using test::sumOf;
using test::WatchedDisk;

/// Bases that a test made, by name: what the document was, and after how many steps.
struct Bases {
  struct Base {
    DocumentParts parts;
    std::size_t steps;
  };
  std::map<std::string, Base> all;

  [[nodiscard]] BaseOpener opener(std::size_t& steps) const {
    return
        [this, &steps](const JournalBase& base, const std::string&, const Progress&) -> Result<OpenedBase> {
          OpenedBase opened;
          steps = 0;
          if (const auto* own = std::get_if<OwnBase>(&base)) {
            const Base& found = all.at(own->name);
            steps = found.steps;
            opened.document = std::make_unique<TerrainDocument>(found.parts);
          } else {
            opened.document = std::make_unique<TerrainDocument>(test::journalledTerrain());
          }
          return opened;
        };
  }
};

/// Random edits, and twice a new base whose making takes a while.
void editWithBases(Session& session, Bases& bases, int operations) {
  test::Hand hand(8);
  std::string mark, name;
  for (int i = 0; i < operations; ++i) {
    (void)perform(hand.next(*session.document), *session.document);
    if (i % 5 == 0) (void)session.journal->flush();
    if (i % 20 == 7) {
      name = "base-" + std::to_string(i);
      mark = session.journal->beginBase();
      bases.all.insert_or_assign(
          name, Bases::Base{contentsOf(*session.document).document, session.sums.size() - 1});
    }
    if (i % 20 == 15) session.journal->finishBase(mark, OwnBase{name, false});
  }
}

TEST(JournalWriter, APowerCutAnywhereLeavesAStateThatWasThere) {
  const auto disk = std::make_shared<WatchedDisk>();
  JournalOptions options;
  options.disk = disk;
  Session session(options);
  Bases bases;
  editWithBases(session, bases, 40);
  ASSERT_TRUE(session.journal->flush());
  const std::vector<DiskCall> calls = disk->calls();
  const auto syncs = std::ranges::count(calls, DiskCall::What::Sync, &DiskCall::what);
  EXPECT_GT(syncs, 8);
  EXPECT_GE(std::ranges::count(calls, DiskCall::What::Replace, &DiskCall::what), 2);
  std::mt19937_64 random(2);
  std::size_t least = 0, recoveries = 0;
  for (std::size_t count = 0; count <= calls.size(); ++count) {
    const Folder cut;
    test::PowerCut(calls, count, random).lay(cut.path());
    std::size_t steps = 0;
    if (const auto recovered = recover(cut.path(), bases.opener(steps)); recovered.ok()) {
      steps += recovered->edits;
      ASSERT_LT(steps, session.sums.size());
      ASSERT_EQ(sumOf(*recovered->document), session.sums[steps]) << count;
      // What was synced once never goes again.
      ASSERT_GE(steps, least) << count;
      ++recoveries;
    } else {
      // Only before the journal exists, or if a base contains everything.
      ASSERT_FALSE(std::filesystem::exists(cut.journal())) << recovered.error().text();
    }
    if (count < calls.size() && calls[count].what == DiskCall::What::Sync && calls[count].path == "journal") {
      const Folder folder;
      test::PowerCut(calls, count + 1, random).lay(folder.path());
      std::size_t surely = 0;
      const auto sure = recover(folder.path(), bases.opener(surely));
      ASSERT_TRUE(sure.ok());
      least = std::max(least, surely + sure->edits);
    }
  }
  EXPECT_EQ(least, session.sums.size() - 1) << "after the last sync all is there";
  EXPECT_GT(recoveries, calls.size() / 2);
}

TEST(JournalWriter, ARefusedCallIsToldOnceAndNothingIsMissingLater) {
  std::size_t calls = 1;
  for (std::size_t fail = 0; fail < calls; ++fail) {
    const std::size_t length = fail % 2 == 0 ? 1 : 4;
    const auto disk = std::make_shared<WatchedDisk>("No space left on device", fail, fail + length);
    JournalOptions options;
    options.disk = disk;
    options.retry = std::chrono::milliseconds(1);
    Session session(options);
    std::vector<std::string> lines;
    const Subscription told =
        session.journal->trouble.subscribe([&](const Message& line) { lines.push_back(line.text()); });
    Bases bases;
    editWithBases(session, bases, 20);
    ASSERT_TRUE(session.journal->flush()) << fail;
    session.journal->settle();
    EXPECT_LE(lines.size(), length);
    for (const std::string& line : lines) {
      EXPECT_NE(line.find("No space left on device"), std::string::npos);
      EXPECT_NE(line.find(session.folder.path()), std::string::npos);
      EXPECT_EQ(line.find('\n'), std::string::npos);
    }
    std::size_t steps = 0;
    const auto recovered = recover(session.folder.path(), bases.opener(steps));
    if (recovered.ok()) {
      ASSERT_EQ(steps + recovered->edits, session.sums.size() - 1) << fail;
      ASSERT_EQ(sumOf(*recovered->document), session.sums.back()) << fail;
      EXPECT_EQ(recovered->warning, "");
    } else {
      ADD_FAILURE() << recovered.error().text();
    }
    if (fail == 0) calls = disk->count();
  }
  EXPECT_GT(calls, 10U);
}

TEST(JournalWriter, AFullDiskCostsNoMoreMemoryThanAllowedAndANewBaseMakesItWhole) {
  const auto disk = std::make_shared<WatchedDisk>("No space left on device", 10, 60);
  JournalOptions options;
  options.disk = disk;
  options.retry = std::chrono::milliseconds(1);
  options.mostWaitingTiles = 4;
  Session session(options);
  int lines = 0;
  const Subscription told = session.journal->trouble.subscribe([&](const Message&) { ++lines; });
  test::Hand hand(9);
  session.edit(hand, 40);
  for (int i = 0; i < 100 && !session.journal->figures().lost; ++i) {
    session.edit(hand, 1);
    EXPECT_FALSE(session.journal->flush(std::chrono::milliseconds(5)) && session.journal->figures().lost);
  }
  ASSERT_TRUE(session.journal->figures().lost);
  session.journal->settle();
  EXPECT_EQ(lines, 1);
  // The journal on the disk is as far as it came.
  std::size_t steps = 0;
  Bases bases;
  const auto early = recover(session.folder.path(), bases.opener(steps));
  ASSERT_TRUE(early.ok());
  EXPECT_EQ(sumOf(*early->document), session.sums[early->edits]);
  // Another base holds everything. Asked for again until the disk takes it.
  for (int i = 0; i < 100 && session.journal->figures().lost; ++i) {
    const std::string name = "base-" + std::to_string(i), mark = session.journal->beginBase();
    bases.all.insert_or_assign(name,
                               Bases::Base{contentsOf(*session.document).document, session.sums.size() - 1});
    session.journal->finishBase(mark, OwnBase{name, false});
    (void)session.journal->flush(std::chrono::milliseconds(20));
  }
  session.edit(hand, 30);
  ASSERT_TRUE(session.journal->flush());
  const auto recovered = recover(session.folder.path(), bases.opener(steps));
  ASSERT_TRUE(recovered.ok()) << recovered.error().text();
  EXPECT_EQ(steps + recovered->edits, session.sums.size() - 1);
  EXPECT_EQ(sumOf(*recovered->document), session.sums.back());
}

}  // namespace
}  // namespace scarp
