#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "core/base/PathScope.h"
#include "tests/support/TempFolder.h"

namespace scarp::test {
namespace {

namespace fs = std::filesystem;

class PathScope : public testing::Test {
 protected:
  PathScope() {
    fs::create_directories(home_ + "/deep");
    fs::create_directories(folder_.file("home2"));
    std::ofstream(home_ + "/a.tif") << "a";
  }

  TempFolder folder_;
  std::string home_ = folder_.file("home");
};

TEST_F(PathScope, LinksAndDotsAreFollowed) {
  fs::create_directory_symlink(folder_.file("home2"), home_ + "/out");
  fs::create_directory_symlink(home_ + "/deep", home_ + "/in");
  fs::create_symlink(folder_.file("home2/none"), home_ + "/dangling");
  fs::create_symlink("loop", home_ + "/loop");
  for (const char* name : {"a.tif", "none", "deep/../a.tif", "in/none", "none/../a.tif", ".hidden"})
    EXPECT_TRUE(isBelowFolder(home_ + "/" + name, home_)) << name;
  for (const char* name : {"", ".", "../a", "..", "../home2/a", "deep/../../home2", "out/none", "dangling"})
    EXPECT_FALSE(isBelowFolder(home_ + "/" + name, home_)) << name;
  EXPECT_FALSE(isBelowFolder(home_ + "/a.tif", ""));
  EXPECT_FALSE(isBelowFolder(home_ + "2/a.tif", home_));
  EXPECT_TRUE(isBelowFolder(home_ + "/a.tif", home_ + "/"));
  EXPECT_EQ(resolvedPath(home_ + "/dangling"), fs::canonical(folder_.file("home2")).string() + "/none");
  (void)resolvedPath(home_ + "/loop");  // It ends.
}

TEST_F(PathScope, FilesOutsideNeedPermission) {
  EXPECT_EQ(*FileScope(home_).find("../x"), home_ + "/../x");
  EXPECT_EQ(*FileScope(home_).find("/x"), "/x");
  std::vector<std::string> asked;
  const FileScope within = FileScope::within(home_, [&](const std::string& path) {
    asked.push_back(path);
    return path.ends_with("/yes");
  });
  EXPECT_EQ(*within.find("a.tif"), home_ + "/a.tif");
  EXPECT_TRUE(asked.empty());
  EXPECT_TRUE(within.find("../yes").ok());
  const auto refused = within.find("../no");
  ASSERT_FALSE(refused.ok());
  EXPECT_NE(refused.error().text().find(fs::canonical(folder_.path()).string() + "/no"), std::string::npos);
  EXPECT_EQ(asked.size(), 2U);
  EXPECT_FALSE(FileScope::none().find(home_ + "/a.tif").ok());
  EXPECT_TRUE(FileScope::none([](const std::string&) { return true; }).find(home_ + "/a.tif").ok());
}

}  // namespace
}  // namespace scarp::test
