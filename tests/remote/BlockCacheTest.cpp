#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <thread>
#include <vector>

#include "core/remote/BlockCache.h"
#include "core/remote/ServiceCache.h"
#include "tests/support/TempFolder.h"

namespace scarp {
namespace {

namespace fs = std::filesystem;

std::vector<std::byte> bytesOf(std::size_t count, int seed) {
  std::vector<std::byte> bytes(count);
  for (std::size_t i = 0; i < count; ++i)
    bytes[i] = static_cast<std::byte>(i * 31 + static_cast<std::size_t>(seed));
  return bytes;
}

std::uint64_t bytesIn(const fs::path& folder) {
  std::uint64_t all = 0;
  for (const auto& entry : fs::recursive_directory_iterator(folder))
    if (entry.is_regular_file() && entry.path().filename() != "size") all += entry.file_size();
  return all;
}

TEST(BlockCache, GivesBackWhatWasWritten) {
  const test::TempFolder folder;
  BlockCache cache({folder.file("cache"), 1 << 20});
  EXPECT_FALSE(cache.read("a", 3));
  cache.write("a", 3, bytesOf(1000, 1));
  cache.write("a", 3, bytesOf(900, 2));
  EXPECT_EQ(cache.read("a", 3), bytesOf(900, 2));
  EXPECT_FALSE(cache.read("a", 4));
  EXPECT_FALSE(cache.read("b", 3));
  EXPECT_EQ(BlockCache({folder.file("cache"), 1 << 20}).read("a", 3), bytesOf(900, 2));
}

TEST(BlockCache, HoldsItsLimitWhoeverWrites) {
  const test::TempFolder folder;
  constexpr std::uint64_t most = 300'000;
  std::vector<std::thread> writers;
  for (int writer = 0; writer < 4; ++writer)
    writers.emplace_back([&folder, writer] {
      BlockCache cache({folder.file("cache"), most});
      for (int i = 0; i < 60; ++i)
        cache.write("key" + std::to_string(writer), static_cast<std::uint64_t>(i),
                    bytesOf(4000 + static_cast<std::size_t>(i) * 37, i));
    });
  for (std::thread& writer : writers) writer.join();
  EXPECT_LE(bytesIn(folder.path() / "cache"), most);
  EXPECT_GT(bytesIn(folder.path() / "cache"), most / 2);
}

TEST(BlockCache, OneSourceWritesItsShareOnly) {
  const test::TempFolder folder;
  BlockCache others({folder.file("cache"), 300'000});
  others.write("others", 0, bytesOf(100'000, 1));
  BlockCache one({folder.file("cache"), 300'000, 120'000});
  for (std::uint64_t i = 0; i < 100; ++i) one.write("one", i, bytesOf(10'000, 2));
  EXPECT_LE(bytesIn(folder.path() / "cache" / "one"), 120'000U);
  EXPECT_GT(bytesIn(folder.path() / "cache" / "one"), 100'000U);
  EXPECT_TRUE(others.read("others", 0));
  EXPECT_EQ(usualCache().maxWritten, usualCache().most / 2);
}

TEST(BlockCache, DropsWhatWasNotUsedForLongest) {
  const test::TempFolder folder;
  BlockCache cache({folder.file("cache"), 100'000});
  for (std::uint64_t i = 0; i < 9; ++i) {
    cache.write("a", i, bytesOf(10'000, 1));
    std::this_thread::sleep_for(std::chrono::milliseconds(12));
  }
  ASSERT_TRUE(cache.read("a", 0));
  std::this_thread::sleep_for(std::chrono::milliseconds(12));
  cache.write("a", 9, bytesOf(15'000, 1));
  EXPECT_TRUE(cache.read("a", 0));
  EXPECT_FALSE(cache.read("a", 1));
  EXPECT_TRUE(cache.read("a", 9));
}

TEST(BlockCache, TakesNoDamagedBlock) {
  const test::TempFolder folder;
  BlockCache cache({folder.file("cache"), 1 << 20});
  cache.write("a", 0, bytesOf(5000, 1));
  const std::string file = folder.file("cache") + "/a/0";
  for (const std::uint64_t length : {std::uint64_t{3}, std::uint64_t{4000}}) {
    cache.write("a", 0, bytesOf(5000, 1));
    fs::resize_file(file, length);
    EXPECT_FALSE(cache.read("a", 0));
  }
  cache.write("a", 0, bytesOf(5000, 1));
  std::fstream(file, std::ios::in | std::ios::out | std::ios::binary).seekp(100).put('\x7f');
  EXPECT_FALSE(cache.read("a", 0));
  cache.write("a", 1, bytesOf(5000, 1));
  fs::rename(folder.file("cache") + "/a/1", file);
  EXPECT_FALSE(cache.read("a", 0)) << "a block in another's place";
}

TEST(BlockCache, DoesNothingWhereItCannot) {
  const test::TempFolder folder;
  for (const CacheSettings& settings :
       {CacheSettings{"", 1 << 20}, CacheSettings{folder.file("none"), 0},
        CacheSettings{"/proc/none/cache", 1 << 20}, CacheSettings{folder.file("few"), 10}}) {
    BlockCache cache(settings);
    cache.write("a", 0, bytesOf(5000, 1));
    EXPECT_FALSE(cache.read("a", 0));
  }
  EXPECT_FALSE(fs::exists(folder.file("none")));
}

TEST(BlockCache, TakesItsLimitFromTheEnvironment) {
  const auto most = [](const char* text) {
    ::setenv("SCARP_REMOTE_CACHE", text, 1);
    EXPECT_EQ(cacheLimitIsGiven(), std::string_view(text) != "many");
    const std::uint64_t bytes = usualCache().most;
    ::unsetenv("SCARP_REMOTE_CACHE");
    return bytes;
  };
  EXPECT_EQ(usualCache().most, kUsualCache);
  setCacheLimit(1000);
  EXPECT_EQ(usualCache().most, 1000U);
  EXPECT_FALSE(cacheLimitIsGiven());
  EXPECT_EQ(most("0"), 0U);
  EXPECT_EQ(most("500MiB"), std::uint64_t{500} << 20);
  EXPECT_EQ(most("2G"), std::uint64_t{2} << 30);
  setCacheLimit(kUsualCache);
  EXPECT_EQ(most("many"), std::uint64_t{1} << 30);
}

bool whole(const std::string& text) { return isWholePicture(std::as_bytes(std::span(text))); }

TEST(ServiceCache, KnowsAWholePictureByItsEnds) {
  const std::string body(100, 'x'), png = std::string("\x89PNG\r\n\x1a\n") + body;
  const std::string end("\0\0\0\0IEND\xae\x42\x60\x82", 12), jpeg = "\xff\xd8\xff\xe0" + body + "\xff\xd9";
  const std::string gif = "GIF89a" + body + std::string("\0;", 2);
  std::string webp = "RIFF" + std::string("\x6c\0\0\0", 4) + "WEBP" + body + "1234";
  for (const std::string& picture : {png + end, jpeg, gif, webp}) {
    EXPECT_TRUE(whole(picture)) << picture;
    for (std::size_t length = 0; length < picture.size(); ++length)
      EXPECT_FALSE(whole(picture.substr(0, length))) << picture << ", " << length;
    EXPECT_FALSE(whole(picture + "y"));
  }
  EXPECT_FALSE(whole("<ServiceException>no</ServiceException>"));
  EXPECT_FALSE(whole(body));
}

}  // namespace
}  // namespace scarp
