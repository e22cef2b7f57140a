#include <gtest/gtest.h>
#include <sys/resource.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <random>

#include "core/document/SpillFile.h"
#include "tests/document/SpillFolder.h"

namespace scarp {
namespace {

std::vector<std::byte> bytesOf(std::mt19937_64& random, std::size_t count) {
  std::vector<std::byte> bytes(count);
  for (std::byte& byte : bytes) byte = static_cast<std::byte>(random());
  return bytes;
}

TEST(SpillFile, GivesBackWhatWasWrittenAndUsesSpaceAgain) {
  const test::SpillFolder folder;
  const auto file = std::make_shared<SpillFile>(folder.path());
  std::mt19937_64 random(8);
  struct KeptBlock {
    std::vector<std::byte> bytes;
    std::shared_ptr<const SpilledBytes> spilled;
  };
  std::vector<KeptBlock> kept;
  std::size_t used = 0;
  for (int i = 0; i < 800; ++i) {
    if (kept.size() > 40 || (!kept.empty() && random() % 3 == 0)) {
      const std::size_t which = random() % kept.size();
      const auto read = kept[which].spilled->read();
      ASSERT_TRUE(read.ok());
      ASSERT_EQ(*read, kept[which].bytes);
      used -= kept[which].bytes.size();
      kept.erase(kept.begin() + static_cast<std::ptrdiff_t>(which));
    } else {
      KeptBlock next{bytesOf(random, random() % 5000), nullptr};
      auto written = file->write(next.bytes);
      ASSERT_TRUE(written.ok());
      next.spilled = *written;
      used += next.bytes.size();
      kept.push_back(std::move(next));
    }
    ASSERT_GE(file->fileBytes(), used);
    ASSERT_LE(file->fileBytes(), 400'000U) << "space given back is used again";
  }
  kept.clear();
  EXPECT_EQ(file->fileBytes(), 0U);
}

TEST(SpillFile, LeavesNoName) {
  const test::SpillFolder folder;
  const auto file = std::make_shared<SpillFile>(folder.path());
  const std::vector<std::byte> bytes(100);
  ASSERT_TRUE(file->write(bytes).ok());
  EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
}

TEST(SpillFile, AFolderThatCannotBeWrittenIsOneLine) {
  for (const char* folder : {"/proc", "/nowhere at all"}) {
    const auto written = std::make_shared<SpillFile>(folder)->write(std::vector<std::byte>(10));
    ASSERT_FALSE(written.ok());
    EXPECT_NE(written.error().message.find(folder), std::string::npos) << written.error().message;
    EXPECT_EQ(written.error().message.find('\n'), std::string::npos);
  }
}

TEST(SpillFile, AFullDiskKeepsWhatIsThere) {
  const test::SpillFolder folder;
  const auto file = std::make_shared<SpillFile>(folder.path());
  std::mt19937_64 random(9);
  const auto first = bytesOf(random, 50'000), second = bytesOf(random, 50'000);
  const auto kept = file->write(first);
  ASSERT_TRUE(kept.ok());
  {
    const test::FileSizeLimit limit(70'000);
    const auto written = file->write(second);
    ASSERT_FALSE(written.ok()) << "after a short write";
    EXPECT_NE(written.error().message.find(folder.path()), std::string::npos);
  }
  EXPECT_EQ(file->fileBytes(), first.size());
  EXPECT_EQ((*kept)->read().value(), first);
  EXPECT_TRUE(file->write(second).ok()) << "there is room again";
}

TEST(SpillFile, AFileCutShortIsAnError) {
  const test::SpillFolder folder;
  const auto file = std::make_shared<SpillFile>(folder.path());
  const auto kept = file->write(std::vector<std::byte>(5000));
  ASSERT_TRUE(kept.ok());
  ASSERT_EQ(truncate(folder.openFile().c_str(), 4999), 0);
  EXPECT_FALSE((*kept)->read().ok());
}

}  // namespace
}  // namespace scarp
