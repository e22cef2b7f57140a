#include <gtest/gtest.h>

#include <random>

#include "core/recovery/JournalEvent.h"
#include "tests/recovery/Journalled.h"

namespace scarp {
namespace {

/// A file of frames of random bytes.
struct Written {
  std::vector<std::byte> bytes = journalHead(77);
  std::vector<std::vector<std::byte>> frames;

  Written() {
    std::mt19937_64 random(3);
    for (std::size_t i = 0; i < 40; ++i) {
      auto& frame = frames.emplace_back(random() % 300);
      for (std::byte& b : frame) b = static_cast<std::byte>(random());
      addFrame(bytes, 77, i, static_cast<std::uint32_t>(i % 9), frame);
    }
  }
  void to(const std::string& path, const std::vector<std::byte>& what) const {
    std::ofstream file(path, std::ios::binary | std::ios::trunc);
    for (const std::byte b : what) file.put(static_cast<char>(b));
  }
};

TEST(JournalFrames, ReadBackAsTheyWereWritten) {
  const Written written;
  const test::Folder folder;
  written.to(folder.journal(), written.bytes);
  auto reader = FrameReader::open(folder.journal());
  ASSERT_TRUE(reader.ok());
  EXPECT_EQ(reader->series(), 77U);
  for (std::size_t i = 0; i < written.frames.size(); ++i) {
    const auto frame = reader->next();
    ASSERT_TRUE(frame);
    EXPECT_EQ(frame->kind, i % 9);
    EXPECT_EQ(frame->bytes, written.frames[i]);
    EXPECT_EQ(reader->frames(), i + 1);
  }
  EXPECT_FALSE(reader->next());
  EXPECT_EQ(reader->position(), written.bytes.size());
  EXPECT_EQ(reader->fileBytes(), written.bytes.size());
}

TEST(JournalFrames, AFlippedBitEndsThemThere) {
  const Written written;
  const test::Folder folder;
  std::mt19937_64 random(4);
  for (int round = 0; round < 60; ++round) {
    std::vector<std::byte> changed = written.bytes;
    const std::size_t place = kJournalHeadBytes + random() % (changed.size() - kJournalHeadBytes);
    changed[place] ^= std::byte{1} << random() % 8;
    written.to(folder.journal(), changed);
    auto reader = FrameReader::open(folder.journal());
    ASSERT_TRUE(reader.ok());
    std::size_t count = 0;
    while (const auto frame = reader->next()) ASSERT_EQ(frame->bytes, written.frames[count++]);
    EXPECT_LE(reader->position(), place);
    EXPECT_LT(count, written.frames.size());
    EXPECT_FALSE(reader->next()) << "nothing is read from there on";
  }
}

TEST(JournalFrames, OfAnotherFileOrInAnotherOrderDoNotPass) {
  const test::Folder folder;
  const std::vector<std::byte> some(10, std::byte{5});
  const Written written;
  for (const auto& [series, number] : {std::pair{78U, 0U}, {77U, 1U}}) {
    std::vector<std::byte> bytes = journalHead(77);
    addFrame(bytes, series, number, 1, some);
    written.to(folder.journal(), bytes);
    auto reader = FrameReader::open(folder.journal());
    ASSERT_TRUE(reader.ok());
    EXPECT_FALSE(reader->next());
    EXPECT_EQ(reader->position(), kJournalHeadBytes);
  }
}

TEST(JournalFrames, ADamagedBeginningIsAnErrorThatNamesTheFile) {
  const Written written;
  const test::Folder folder;
  for (std::size_t place = 0; place < kJournalHeadBytes; ++place) {
    std::vector<std::byte> changed = written.bytes;
    changed[place] ^= std::byte{1};
    written.to(folder.journal(), changed);
    const auto reader = FrameReader::open(folder.journal());
    ASSERT_FALSE(reader.ok()) << place;
    EXPECT_EQ(reader.error().text().rfind(folder.journal() + ": ", 0), 0U);
  }
  EXPECT_FALSE(FrameReader::open(folder.path()).ok());
  EXPECT_FALSE(FrameReader::open(folder.path() + "/none").ok());
}

}  // namespace
}  // namespace scarp
