#include <gtest/gtest.h>

#include "core/recovery/RecoveryStore.h"
#include "tests/recovery/Journalled.h"

namespace scarp {
namespace {

namespace fs = std::filesystem;

const RecoveryInfo kInfo{
    "Ridge \"7\"", "/somewhere/caf\xE9.tif", 4711,
    std::chrono::sys_time<std::chrono::milliseconds>(std::chrono::milliseconds(1234567))};

/// Edits a document in a folder of the store, as a program does that then dies.
void leaveBehind(const RecoveryStore& store, int strokes, bool saved) {
  auto folder = store.begin(kInfo);
  ASSERT_TRUE(folder.ok()) << folder.error().text();
  TerrainDocument document(test::journalledTerrain());
  RecoveryJournal journal(document, folder->path(), FlatBase{});
  for (int i = 0; i < strokes; ++i)
    ASSERT_TRUE(perform(test::strokeAt(BrushKind::Raise, 3.0 * i, 0, 10, 3), document));
  if (saved) document.markSaved();
  const std::vector<std::byte> png(20, std::byte{1});
  ASSERT_TRUE(folder->writePicture(png));
  ASSERT_TRUE(journal.flush());
}

TEST(RecoveryStore, ARecoveryThatDidNotEndIsTold) {
  const test::Folder root;
  const RecoveryStore store(root.path() + "/recovery");
  leaveBehind(store, 3, false);
  ASSERT_EQ(store.left().size(), 1U);
  const std::string folder = store.left()[0].folder;
  EXPECT_FALSE(store.left()[0].triedInVain);
  {
    const auto taken = store.take(folder);
    ASSERT_TRUE(taken.ok());
    ASSERT_TRUE(taken->beginRecovery(3));
  }
  EXPECT_EQ(store.left()[0].triedInVain, std::optional<std::size_t>(3));
  endRecovery(folder);
  EXPECT_FALSE(store.left()[0].triedInVain);
  EXPECT_EQ(store.left()[0].edits, 3U);
}

std::size_t foldersIn(const std::string& path) {
  std::size_t count = 0;
  for (const auto& entry : fs::directory_iterator(path)) count += entry.is_directory();
  return count;
}

TEST(RecoveryStore, OffersWhatWasLeftUnsavedAndOnlyThat) {
  const test::Folder root;
  const RecoveryStore store(root.path() + "/deep/recovery");
  EXPECT_TRUE(store.left().empty());
  leaveBehind(store, 3, false);
  leaveBehind(store, 2, true);
  leaveBehind(store, 0, false);
  EXPECT_EQ(foldersIn(root.path() + "/deep/recovery"), 3U);
  const auto left = store.left();
  ASSERT_EQ(left.size(), 1U);
  EXPECT_EQ(left[0].info, kInfo);
  EXPECT_EQ(left[0].edits, 3U);
  EXPECT_GT(left[0].bytes, 100U);
  EXPECT_EQ(left[0].picture, left[0].folder + "/picture.png");
  EXPECT_EQ(left[0].trouble, "");
  const auto age = std::chrono::system_clock::now() - left[0].changed;
  EXPECT_LT(age, std::chrono::minutes(5));
  EXPECT_EQ(foldersIn(root.path() + "/deep/recovery"), 1U) << "the others have gone";
  auto taken = store.take(left[0].folder);
  ASSERT_TRUE(taken.ok());
  const auto recovered = recover(taken->path(), test::terrainOpener());
  ASSERT_TRUE(recovered.ok());
  EXPECT_EQ(recovered->document->history().size(), 3U);
  taken->remove();
  EXPECT_EQ(foldersIn(root.path() + "/deep/recovery"), 0U);
}

TEST(RecoveryStore, PassesOverFoldersWhoseOwnerLives) {
  const test::Folder root;
  const RecoveryStore store(root.path());
  leaveBehind(store, 1, false);
  const auto left = store.left();
  ASSERT_EQ(left.size(), 1U);
  {
    const auto taken = store.take(left[0].folder);
    ASSERT_TRUE(taken.ok());
    EXPECT_TRUE(store.left().empty());
    EXPECT_FALSE(store.take(left[0].folder).ok()) << "another has it";
  }
  EXPECT_EQ(store.left().size(), 1U) << "let go without being removed";
  EXPECT_FALSE(store.take(root.path() + "/none").ok());
}

TEST(RecoveryStore, OffersADamagedJournalAndSaysSo) {
  const test::Folder root;
  const RecoveryStore store(root.path());
  leaveBehind(store, 2, false);
  const std::string journal = store.left().at(0).folder + "/journal";
  const std::vector<char> bytes = test::bytesOf(journal);
  test::write(journal, bytes, bytes.size() - 5);
  ASSERT_EQ(store.left().size(), 1U);
  EXPECT_EQ(store.left()[0].edits, 1U);
  EXPECT_NE(store.left()[0].trouble.text().find("torn or damaged"), std::string::npos);
  test::write(journal, bytes, 10);
  ASSERT_EQ(store.left().size(), 1U);
  EXPECT_NE(store.left()[0].trouble.text().find("is no recovery journal"), std::string::npos);
}

TEST(RecoveryStore, OfAFolderThatCannotBeWrittenSaysSo) {
  const auto folder = RecoveryStore("/proc/no-such-folder").begin(kInfo);
  ASSERT_FALSE(folder.ok());
  EXPECT_EQ(folder.error().text().rfind("no recovery journal can be kept in \"/proc/no-such-folder\": ", 0),
            0U);
  EXPECT_TRUE(RecoveryStore("/proc/no-such-folder").left().empty());
}

}  // namespace
}  // namespace scarp
