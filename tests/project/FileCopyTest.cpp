#include <gtest/gtest.h>

#include "core/project/FileCopy.h"
#include "tests/project/ProjectFolder.h"

namespace scarp {
namespace {

TEST(FileCopy, IsTheSameBytesUnderAnotherName) {
  const test::ProjectFolder folder;
  std::vector<char> bytes(3'000'001);
  for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<char>(i * i / 7);
  test::writeFile(folder.path("a"), bytes);
  ASSERT_TRUE(copyFile(folder.path("a"), folder.path("b")).ok());
  EXPECT_TRUE(test::bytesOfFile(folder.path("b")) == bytes);
  const auto missing = copyFile(folder.path("none"), folder.path("c"));
  ASSERT_FALSE(missing.ok());
  EXPECT_EQ(missing.error().message.find(folder.path("none")), 0U);
  EXPECT_FALSE(copyFile(folder.path("a"), folder.path("no/c")).ok());
  EXPECT_EQ(folder.files(), 2U);
}

TEST(FileCopy, FreeNamesAreCountedOn) {
  const test::ProjectFolder folder;
  const std::string path = folder.path("my.old.scarp");
  EXPECT_EQ(freeName(path, "damaged"), folder.path("my.old.damaged.scarp"));
  test::writeFile(folder.path("my.old.damaged.scarp"), {});
  EXPECT_EQ(freeName(path, "damaged"), folder.path("my.old.damaged-2.scarp"));
  EXPECT_EQ(freeName("x", "copy"), "x.copy");
}

}  // namespace
}  // namespace scarp
