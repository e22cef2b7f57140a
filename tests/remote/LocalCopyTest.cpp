#include <gtest/gtest.h>
#include <sys/resource.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "core/remote/LocalCopy.h"

namespace scarp {
namespace {

std::string contentOf(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

TEST(LocalCopy, IsAFileOfWhatWasWritten) {
  std::string path;
  {
    LocalCopy copy(100'000);
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
  }
  EXPECT_FALSE(std::filesystem::exists(path));
}

TEST(LocalCopy, IsNotBoundByALaterLimitForFiles) {
  LocalCopy copy(100'000);
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
