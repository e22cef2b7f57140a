#include <gtest/gtest.h>
#include <sys/resource.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "core/remote/BlockCache.h"
#include "tests/support/TempFolder.h"

namespace scarp {
namespace {

std::string contentOf(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

TEST(LocalCopy, IsAFileOfWhatWasWritten) {
  const test::TempFolder folder;
  std::string path;
  {
    LocalCopy copy(folder.path(), 100'000);
    ASSERT_TRUE(copy.usable());
    const std::string text(70'000, 'x'), other = "other";
    EXPECT_TRUE(copy.write(0, std::as_bytes(std::span(text))));
    EXPECT_TRUE(copy.write(4095, std::as_bytes(std::span(other))));
    EXPECT_TRUE(copy.write(5, {}));
    EXPECT_TRUE(copy.end(65'000));
    path = copy.path();
    std::string wanted = text.substr(0, 65'000);
    wanted.replace(4095, other.size(), other);
    EXPECT_EQ(contentOf(path), wanted);
    EXPECT_EQ(std::filesystem::file_size(path), 65'000U);
    // HDF5 asks for the name behind a link.
    EXPECT_TRUE(std::filesystem::is_regular_file(std::filesystem::symlink_status(path)));
  }
  EXPECT_FALSE(std::filesystem::exists(path));
}

TEST(LocalCopy, IsReadOnByWhoHasItOpenOnceItsNameIsGone) {
  const test::TempFolder cache;
  const std::string folder = processFolder(cache.path());
  LocalCopy copy(folder, 100);
  const std::string text = "still there";
  ASSERT_TRUE(copy.write(0, std::as_bytes(std::span(text))) && copy.end(text.size()));
  std::ifstream open(copy.path(), std::ios::binary);
  copy.removeName();
  EXPECT_FALSE(std::filesystem::exists(folder));
  EXPECT_EQ(std::string(std::istreambuf_iterator<char>(open), {}), text);
}

TEST(LocalCopy, NeedsAFolder) {
  EXPECT_FALSE(LocalCopy({}, 100).usable());
  const test::TempFolder folder;
  EXPECT_FALSE(LocalCopy(folder.file("none"), 100).usable());
}

TEST(ProcessFolder, GoesOnceItsProcessHasEnded) {
  namespace fs = std::filesystem;
  const test::TempFolder cache;
  const fs::path own = processFolder(cache.path());
  ASSERT_TRUE(fs::is_directory(own));
  // No process has so high a number.
  const fs::path ended = own.parent_path() / "999999999";
  fs::create_directories(ended / "in");
  std::ofstream(ended / "in" / "copy") << "left behind";
  EXPECT_EQ(processFolder(cache.path()), own.string());
  EXPECT_FALSE(fs::exists(ended));
  EXPECT_TRUE(fs::is_directory(own));
  EXPECT_EQ(processFolder({}), "");
}

TEST(LocalCopy, IsNotBoundByALaterLimitForFiles) {
  const test::TempFolder folder;
  LocalCopy copy(folder.path(), 100'000);
  rlimit before{}, now{};
  ASSERT_EQ(::getrlimit(RLIMIT_FSIZE, &before), 0);
  now = {1000, before.rlim_max};
  ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &now), 0);
  const std::string text(90'000, 'y');
  const bool written = copy.write(0, std::as_bytes(std::span(text))) && copy.end(text.size());
  ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &before), 0);
  EXPECT_TRUE(written);
  EXPECT_EQ(contentOf(copy.path()), text);
}

}  // namespace
}  // namespace scarp
