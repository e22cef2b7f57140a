#include <fstream>
#include <random>

#include "core/part/PartFile.h"
#include "tests/part/PartSupport.h"

namespace scarp {
namespace {

std::string bytesOf(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}
void putBytes(const std::string& path, const std::string& bytes) {
  std::ofstream(path, std::ios::binary) << bytes;
}

class PartFileTest : public testing::Test {
 protected:
  test::TempFolder folder_;
  std::string path_ = folder_.file("a.part");
  Terrain terrain_ = test::makeTerrain({300, 141, 1.0, 1.0}, [](int c, int r) {
    return c == 17 ? test::kHole : static_cast<float>(c) * 0.37F - static_cast<float>(r);
  });
};

TEST_F(PartFileTest, GivesBackBitForBit) {
  ASSERT_TRUE(writePartFile(path_, {{"what", "ever"}}, terrain_.heights).ok());
  EXPECT_EQ(folder_.names(), std::vector<std::string>{"a.part"});
  const auto file = PartFile::open(path_);
  ASSERT_TRUE(file.ok()) << file.error().text();
  EXPECT_EQ(file->about().at("what"), "ever");
  EXPECT_TRUE(file->verify().ok());
  EXPECT_TRUE(test::sameBits(test::samplesOf(*file->raster()), test::samplesOf(terrain_.heights)));
}

TEST_F(PartFileTest, ACancelledWriteLeavesNothing) {
  const auto written = writePartFile(path_, {}, terrain_.heights, [](double) { return false; });
  ASSERT_FALSE(written.ok());
  EXPECT_TRUE(written.error().cancelled);
  EXPECT_TRUE(folder_.names().empty());
}

TEST_F(PartFileTest, AnyDamageIsFound) {
  ASSERT_TRUE(writePartFile(path_, {{"what", "ever"}}, terrain_.heights).ok());
  const std::string good = bytesOf(path_);
  std::mt19937 random(5);
  for (int i = 0; i < 80; ++i) {
    std::string bad = good;
    if (i % 4 == 0)
      bad.resize(random() % good.size());
    else if (i % 4 == 1)
      bad.insert(random() % good.size(), 1 + random() % 9, 'x');
    else
      bad[random() % good.size()] ^= static_cast<char>(1U << (random() % 8));
    putBytes(path_, bad);
    const auto file = PartFile::open(path_);
    const auto sound = file ? file->verify() : Result<void>(file.error());
    ASSERT_FALSE(sound.ok()) << i;
    EXPECT_TRUE(sound.error().text().starts_with(path_)) << sound.error().text();
    EXPECT_EQ(sound.error().text().find('\n'), std::string::npos);
  }
}

TEST_F(PartFileTest, OtherFilesAreNone) {
  putBytes(path_, "");
  test::expectOneLine(PartFile::open(path_), {path_});
  putBytes(path_, std::string(1000, 'a'));
  test::expectOneLine(PartFile::open(path_), {path_, "no part"});
  test::expectOneLine(PartFile::open(folder_.file("none")), {"none"});
  test::expectOneLine(PartFile::open(folder_.path().string()), {folder_.path().string()});
}

}  // namespace
}  // namespace scarp
