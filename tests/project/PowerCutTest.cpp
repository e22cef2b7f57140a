#include <gtest/gtest.h>
#include <sqlite3.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <set>

#include "core/project/ProjectFile.h"
#include "tests/edit/Hand.h"
#include "tests/project/DocumentDigest.h"
#include "tests/project/RecordingVfs.h"
#include "tests/store/Holdings.h"
#include "tests/support/TempFolder.h"
#include "tests/support/Terrains.h"

namespace scarp::test {
namespace {

namespace fs = std::filesystem;

std::vector<char> bytesOf(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

std::map<std::string, std::vector<char>> contentsOfFolder(const TempFolder& folder) {
  std::map<std::string, std::vector<char>> files;
  for (const std::string& name : folder.names()) files[name] = bytesOf(folder.file(name));
  return files;
}

void edit(TerrainDocument& document, Hand& hand, int operations) {
  for (int i = 0; i < operations; ++i) static_cast<void>(perform(hand.next(document), document));
}

/// What a file holds; the reason where it cannot be opened.
std::string digestOfFile(const std::string& path, bool readOnly = false) {
  auto opened = ProjectFile::open(path, {.readOnly = readOnly});
  if (!opened.ok()) return opened.error().text();
  // That another has it open is not what is asked.
  if (opened->warnings.size() > (opened->inUse ? 1U : 0U)) return opened->warnings.back().text();
  const TerrainDocument document(std::move(opened->document));
  std::string digest = digestOf(document);
  const std::vector<Damage> damages = opened->file->damages();
  return damages.empty() ? digest : damages.front().message().text();
}

TEST(PowerCut, LeavesTheOldStateOrTheNewOne) {
  const TempFolder folder, cut;
  const std::string path = folder.file("ground.scarp");
  RecordingVfs disk;
  TerrainDocument document(fractalTerrain(300, 260));
  Hand hand(11);
  std::mt19937 random(5);
  edit(document, hand, 12);
  auto file = ProjectFile::saveAs(path, contentsOf(document));
  ASSERT_TRUE(file.ok()) << file.error().text();
  int cuts = 0;
  std::set<bool> seen;
  const std::string before = digestOf(document);
  edit(document, hand, 8);
  const std::string after = digestOf(document);
  const std::map<std::string, std::vector<char>> files{{path, bytesOf(path)}};
  disk.clear();
  const auto saved = (*file)->save(contentsOf(document, (*file)->knownHistory()));
  ASSERT_TRUE(saved.ok()) << saved.error().text();
  const std::vector<DiskEvent> events = disk.events();
  ASSERT_GT(events.size(), 4U);
  ASSERT_NE(before, after);
  for (std::size_t at = 0; at <= events.size(); ++at) {
    const bool boundary = at == events.size() || events[at].kind == DiskEvent::Kind::Sync ||
                          events[at].kind == DiskEvent::Kind::Delete ||
                          (at > 0 && events[at - 1].kind != DiskEvent::Kind::Write);
    if (!boundary && random() % 8 != 0) continue;
    for (int variant = 0; variant < 2; ++variant) {
      for (const auto& entry : fs::directory_iterator(fs::path(cut.file("x")).parent_path()))
        fs::remove(entry);
      for (const auto& [name, bytes] : afterPowerCut(files, events, at, [&] { return random(); })) {
        ASSERT_TRUE(name.starts_with(path)) << name;
        std::ofstream(cut.file(fs::path(name).filename()), std::ios::binary)
            .write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
      }
      const auto left = contentsOfFolder(cut);
      const std::string read = digestOfFile(cut.file("ground.scarp"), true);
      ASSERT_TRUE(contentsOfFolder(cut) == left) << "reading writes nothing";
      const std::string digest = digestOfFile(cut.file("ground.scarp"));
      ASSERT_EQ(read, digest) << "cut at " << at << " of " << events.size();
      ASSERT_TRUE(digest == before || digest == after)
          << "cut at " << at << " of " << events.size() << ": " << digest;
      seen.insert(digest == after);
      ++cuts;
    }
  }
  EXPECT_EQ(digestOfFile(path), after);
  EXPECT_EQ(seen.size(), 2U) << "some cuts come before the save and some after it";
  EXPECT_GT(cuts, 12);
}

class FailingDisk : public testing::TestWithParam<std::tuple<int, bool>> {};

TEST_P(FailingDisk, LeavesTheOldFileAndTheSessionGoesOn) {
  const auto [code, forGood] = GetParam();
  const TempFolder folder;
  const std::string path = folder.file("ground.scarp"), elsewhere = folder.file("elsewhere.scarp");
  RecordingVfs disk;
  TerrainDocument document(fractalTerrain(140, 130));
  Hand hand(static_cast<std::uint32_t>(code));
  edit(document, hand, 6);
  auto file = ProjectFile::saveAs(path, contentsOf(document));
  ASSERT_TRUE(file.ok()) << file.error().text();
  int failures = 0;
  bool whole = false;
  for (int step = 0; !whole; ++step) {
    ASSERT_LT(step, 2000);
    const std::string before = digestOf(document);
    edit(document, hand, 2);
    const std::string after = digestOf(document);
    disk.failAt(step, code, forGood);
    const auto saved = (*file)->save(contentsOf(document, (*file)->knownHistory()));
    whole = disk.steps() <= step;
    disk.failAt(-1, SQLITE_OK, false);
    if (!saved.ok()) {
      ++failures;
      EXPECT_NE(saved.error().text().find("ground.scarp"), std::string::npos) << saved.error().text();
      EXPECT_EQ(saved.error().text().find('\n'), std::string::npos) << saved.error().text();
    }
    // The step may have come after all was certain: then the file is the new one.
    const std::string digest = digestOfFile(path);
    EXPECT_TRUE(digest == after || (!saved.ok() && digest == before)) << "step " << step << ": " << digest;
    if (step % 8 == 0) {
      const auto other = ProjectFile::saveAs(elsewhere, contentsOf(document), *file);
      ASSERT_TRUE(other.ok()) << other.error().text();
      EXPECT_EQ(digestOfFile(elsewhere), after);
    }
    const auto again = (*file)->save(contentsOf(document, (*file)->knownHistory()));
    ASSERT_TRUE(again.ok()) << "step " << step << ": " << again.error().text();
    ASSERT_EQ(digestOfFile(path), after) << "step " << step;
  }
  EXPECT_GT(failures, 5);
}

class RefusingDisk : public testing::TestWithParam<std::tuple<int, bool>> {};

TEST_P(RefusingDisk, LeavesTheStoreAsItWasThoughErrorsArePassedOver) {
  const auto [code, forGood] = GetParam();
  const TempFolder folder;
  RecordingVfs disk;
  auto store = madeStore(folder.file("x"));
  Holdings holdings;
  SlotMap map;
  std::int64_t number = 0;
  int failures = 0;
  bool whole = false;
  for (int step = 0; !whole; ++step) {
    ASSERT_LT(step, 1000);
    Holdings next = holdings;
    disk.failAt(step, code, forGood);
    auto change = store->begin(number, map);
    bool done = change.ok();
    if (done) {
      const ContentKey key{{0, 0}, step % 7};
      // More than SQLite keeps in memory, so that pages are written before the end.
      const Bytes content(step % 7 == 0 ? 9'000'000 : 50'000, static_cast<std::byte>(step));
      (void)(*change)->put(key, ContentForm::Tile, checksum(content), content, {});
      (void)(*change)->set("view", std::span(content).first(20));
      next.slots[key] = content;
      next.settings["view"] = Bytes(20, static_cast<std::byte>(step));
      done = (*change)->commit({(*change)->number(), {}, {}, {}}).ok();
      change->reset();
    }
    whole = done && disk.steps() <= step;
    disk.failAt(-1, SQLITE_OK, false);
    failures += !done;
    store.reset();
    store = *SqliteStore::open(folder.file("x"), SqliteDatabase::Mode::ReadWrite, "x");
    const Holdings there = holdingsOf(*store);
    // The step may have come after all was certain: then the change is there.
    ASSERT_TRUE(there == next || (!done && there == holdings)) << "step " << step;
    holdings = there;
    map = store->slots().map;
    number = store->changesSince(0).changes.empty() ? 0 : store->changesSince(0).changes[0].number;
  }
  EXPECT_GT(failures, 5);
}

const auto kWays = testing::Values(std::tuple(SQLITE_FULL, true), std::tuple(SQLITE_IOERR_WRITE, false));
INSTANTIATE_TEST_SUITE_P(Ways, FailingDisk, kWays);
INSTANTIATE_TEST_SUITE_P(Ways, RefusingDisk, kWays);

}  // namespace
}  // namespace scarp::test
