#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <random>

#include "core/document/DocumentParts.h"
#include "core/document/EditHistory.h"
#include "core/document/SpillFile.h"
#include "core/document/TerrainDocument.h"
#include "tests/document/SpillFolder.h"
#include "tests/edit/RaisedGround.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

/// A fingerprint of every bit of a ground.
std::uint64_t stateOf(const HeightRaster& heights) {
  std::uint64_t sum = 1469598103934665603ULL;
  for (const float sample : test::samplesOf(heights))
    sum = (sum ^ std::bit_cast<std::uint32_t>(sample)) * 1099511628211ULL;
  return sum;
}

class LongHistory : public ::testing::Test {
 protected:
  GridRect somewhere() {
    const auto below = [this](int limit) {
      return static_cast<int>(random_() % static_cast<unsigned>(limit));
    };
    const int column = below(270), row = below(170);
    return {column, row, column + 1 + below(30), row + 1 + below(30)};
  }
  void edit(TerrainDocument& document) {
    test::raise(document, somewhere(),
                static_cast<float>(random_() % 1000) * 0.01F - 5.005F);  // never by nothing
  }

  test::SpillFolder folder_;
  std::mt19937_64 random_{12};
};

TEST_F(LongHistory, AllOnDiskUndoneAndRedoneIsBitEqual) {
  TerrainDocument document(test::fractalTerrain(300, 200));
  document.history().setSettings({0, folder_.path()});
  std::vector<std::uint64_t> states{stateOf(document.heights())};
  for (int i = 0; i < 400; ++i) {
    edit(document);
    states.push_back(stateOf(document.heights()));
  }
  document.history().settleAll();
  EXPECT_EQ(document.history().memory().plain, 0U);
  EXPECT_GT(document.history().memory().disk, 0U);
  EXPECT_LT(document.history().memory().packed, 400U * 6U * sizeof(PackedTile))
      << "what tells where they lie";
  for (int i = 0; i < 100; ++i) {
    const std::size_t to =
        i % 20 == 0
            ? random_() % states.size()
            : std::min(document.history().position() + random_() % 9, states.size() + 3) - 4 * (i % 2);
    EXPECT_TRUE(document.goTo(std::min(to, states.size() - 1)).ok());
    ASSERT_EQ(stateOf(document.heights()), states[document.history().position()]) << i;
    if (i % 50 == 0) {
      document.history().settleAll();
      const std::size_t other = random_() % states.size();
      EXPECT_EQ(stateOf(heightsAt(document, other).value()), states[other]);
    }
  }
  EXPECT_TRUE(document.goTo(0).ok());
  EXPECT_EQ(stateOf(document.heights()), states.front());
  document.history().settleAll();
  edit(document);
  document.history().settleAll();
  EXPECT_LT(document.history().memory().disk, 1'000'000U) << "what cannot be redone any more is gone";
  EXPECT_TRUE(std::filesystem::is_empty(folder_.path()));
}

TEST_F(LongHistory, InMemoryEachEarlierGroundIsThatOfUndo) {
  TerrainDocument document(test::fractalTerrain(300, 200));
  std::vector<std::uint64_t> states{stateOf(document.heights())};
  for (int i = 0; i < 5; ++i) {
    edit(document);
    states.push_back(stateOf(document.heights()));
  }
  for (const std::size_t present : {5U, 2U, 0U}) {
    EXPECT_TRUE(document.goTo(present).ok());
    for (std::size_t position = 0; position < states.size(); ++position)
      EXPECT_EQ(stateOf(heightsAt(document, position).value()), states[position]);
    EXPECT_EQ(stateOf(document.heights()), states[present]);
  }
}

TEST_F(LongHistory, StaysWithinItsBudget) {
  constexpr std::size_t kBudget = 8 << 20;
  TerrainDocument document(test::fractalTerrain(300, 200));
  document.history().setSettings({kBudget, folder_.path()});
  for (int i = 0; i < 1500; ++i) {
    edit(document);
    if (i % 100 != 99) continue;
    document.history().settleAll();
    EXPECT_LE(document.history().bytes(), kBudget);
    EXPECT_GT(document.history().bytes(), kBudget / 3) << "what there is room for stays";
  }
  EXPECT_FALSE(document.history().record(1499).tiles.empty()) << "the last edit undoes at once";
  EXPECT_TRUE(document.history().record(0).tiles.empty());
}

TEST_F(LongHistory, DamageOnDiskIsAnErrorAndChangesNothing) {
  for (const bool cut : {true, false}) {
    TerrainDocument document(test::fractalTerrain(300, 200));
    EditHistory& history = document.history();
    history.setSettings({0, folder_.path()});
    for (int i = 0; i < 20; ++i) edit(document);
    history.settleAll();
    const std::string file = folder_.openFile();
    if (cut) {
      ASSERT_EQ(truncate(file.c_str(), 10), 0);
    } else {
      std::fstream stream(file, std::ios::in | std::ios::out | std::ios::binary);
      const std::string junk(history.memory().disk, 'x');
      stream.write(junk.data(), static_cast<std::streamsize>(junk.size()));
    }
    const std::uint64_t before = stateOf(document.heights());
    const auto present = [&](const TileKey& key) { return document.raster(key.raster)->tile(key.slot); };
    for (int i = 0; i < 2; ++i) {
      const auto done = history.undo(present, [](EditRecord&) { ADD_FAILURE() << "swapped"; });
      ASSERT_FALSE(done.ok());
      EXPECT_NE(done.error().text().find("undo history"), std::string::npos);
    }
    EXPECT_EQ(history.position(), 20U);
    EXPECT_EQ(stateOf(document.heights()), before);
    edit(document);
    EXPECT_TRUE(document.undo().ok());
    EXPECT_EQ(stateOf(document.heights()), before) << "what is in memory goes on";
  }
}

TEST_F(LongHistory, AFullDiskLosesNothingAndIsToldOnce) {
  TerrainDocument document(test::fractalTerrain(300, 200));
  EditHistory& history = document.history();
  std::vector<std::string> told;
  const Subscription onTrouble =
      history.trouble.subscribe([&](const Message& why) { told.push_back(why.text()); });
  history.setSettings({0, folder_.path()});
  std::vector<std::uint64_t> states{stateOf(document.heights())};
  {
    const test::FileSizeLimit limit(3000);
    for (int i = 0; i < 60; ++i) {
      edit(document);
      states.push_back(stateOf(document.heights()));
    }
    history.settleAll();
    EXPECT_GT(history.memory().packed, 0U);
    ASSERT_EQ(told.size(), 1U);
    EXPECT_NE(told.front().find(folder_.path()), std::string::npos);
  }
  while (document.history().canUndo()) {
    EXPECT_TRUE(document.undo().ok());
    ASSERT_EQ(stateOf(document.heights()), states[history.position()]);
  }
  edit(document);
  history.settleAll();
  EXPECT_LT(history.memory().packed, 1000U) << "there is room again";
}

TEST_F(LongHistory, WithoutAFolderItStaysPackedInMemory) {
  TerrainDocument document(test::fractalTerrain(300, 200));
  EditHistory& history = document.history();
  int told = 0;
  const Subscription onTrouble = history.trouble.subscribe([&](const Message&) { ++told; });
  history.setSettings({0, "/proc"});
  const std::uint64_t before = stateOf(document.heights());
  for (int i = 0; i < 50; ++i) {
    edit(document);
    history.settleAll();
  }
  EXPECT_EQ(told, 1);
  EXPECT_EQ(history.memory().disk, 0U);
  EXPECT_EQ(history.memory().plain, 0U);
  EXPECT_TRUE(document.goTo(0).ok());
  EXPECT_EQ(stateOf(document.heights()), before);
}

std::vector<std::byte> randomBytes(std::mt19937_64& random, std::size_t count) {
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
      KeptBlock next{randomBytes(random, random() % 5000), nullptr};
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

TEST(SpillFile, AFullDiskKeepsWhatIsThere) {
  const test::SpillFolder folder;
  const auto file = std::make_shared<SpillFile>(folder.path());
  std::mt19937_64 random(9);
  const auto first = randomBytes(random, 50'000), second = randomBytes(random, 50'000);
  const auto kept = file->write(first);
  ASSERT_TRUE(kept.ok());
  {
    const test::FileSizeLimit limit(70'000);
    const auto written = file->write(second);
    ASSERT_FALSE(written.ok()) << "after a short write";
    EXPECT_NE(written.error().text().find(folder.path()), std::string::npos);
  }
  EXPECT_EQ(file->fileBytes(), first.size());
  EXPECT_EQ((*kept)->read().value(), first);
  EXPECT_TRUE(file->write(second).ok()) << "there is room again";
}

}  // namespace
}  // namespace scarp
