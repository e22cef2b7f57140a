#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "core/drape/DrapeFile.h"
#include "tests/io/IoSupport.h"

namespace scarp {
namespace {

namespace fs = std::filesystem;

class DrapeFileTest : public ::testing::Test {
 protected:
  std::string put(const std::string& name, const std::string& bytes = "picture") {
    const fs::path path = folder_.path() / name;
    fs::create_directories(path.parent_path());
    std::ofstream(path) << bytes;
    return path.string();
  }
  [[nodiscard]] std::string in(const std::string& name) const { return folder_.file(name); }
  [[nodiscard]] Drape named(const std::string& path) const { return {"map", path, 7, 1, 1.0, true}; }

  test::TempFolder folder_;
};

TEST_F(DrapeFileTest, TellsWhetherAFileIsTheSame) {
  const std::string path = put("a.tif", std::string(300'000, 'x'));
  const auto before = identityOf(path);
  ASSERT_TRUE(before.ok());
  EXPECT_EQ(before->bytes, 300'000U);
  // A copy is the same; one with another end is not.
  fs::copy_file(path, in("copy.tif"));
  EXPECT_EQ(*identityOf(in("copy.tif")), *before);
  put("other.tif", std::string(299'999, 'x') + "y");
  EXPECT_NE(*identityOf(in("other.tif")), *before);
  test::expectOneLine(identityOf(in("none.tif")), {"none.tif", "No such file"});
  test::expectOneLine(identityOf(folder_.path().string()), {"folder"});
  test::expectOneLine(identityOf("/dev/zero"), {"ordinary"});
  test::expectOneLine(identityOf(put("empty.tif", "")), {"empty"});
  EXPECT_FALSE(identityOf("/vsicurl/http://localhost/a.tif").ok());
}

TEST_F(DrapeFileTest, ADrapeHasAnAbsolutePathAndTheFilesName) {
  const std::string path = put("maps/ortho 2020.tif");
  const fs::path before = fs::current_path();
  fs::current_path(folder_.path());
  const auto drape = drapeOf("maps/ortho 2020.tif");
  fs::current_path(before);
  ASSERT_TRUE(drape.ok()) << drape.error().text();
  EXPECT_EQ(drape->name, "ortho 2020");
  EXPECT_TRUE(fs::equivalent(drape->path, path));
  EXPECT_TRUE(fs::path(drape->path).is_absolute());
  EXPECT_GT(drape->bytes, 0U);
  EXPECT_EQ(drape->opacity, 1.0);
}

TEST_F(DrapeFileTest, FilesMoveAlongWithTheirProject) {
  put("new/maps/a.tif");
  put("old/maps/a.tif");
  // Saved in old, opened in new: the picture of the copy, though the first one is there still.
  const DrapePath moved = pathOf(named(in("old/maps/a.tif")), in("new"), in("old"));
  EXPECT_EQ(moved.path, in("new/maps/a.tif"));
  EXPECT_TRUE(moved.within);
  const DrapePath same = pathOf(named(in("old/maps/a.tif")), in("old"), in("old"));
  EXPECT_EQ(same.path, in("old/maps/a.tif"));
  EXPECT_TRUE(same.within);
  // Saved where it was moved to, and moved once more.
  put("newest/maps/a.tif");
  const std::string both = savedInAlso(in("new"), in("old"));
  EXPECT_EQ(pathOf(named(in("old/maps/a.tif")), in("newest"), both).path, in("newest/maps/a.tif"));
  EXPECT_EQ(pathOf(named(in("new/maps/a.tif")), in("newest"), both).path, in("newest/maps/a.tif"));
  EXPECT_EQ(savedInAlso(in("old"), both), in("old") + "\n" + in("new"));
  EXPECT_TRUE(pathOf(named("maps/a.tif"), in("old"), "").within) << "by its relative path";
}

TEST_F(DrapeFileTest, WhatLiesOutsideIsNotTheProjects) {
  put("project/a.scarp");
  const std::string secret = put("secret/a.tif");
  EXPECT_FALSE(pathOf(named(secret), in("project"), in("project")).within);
  EXPECT_FALSE(pathOf(named(in("project/../secret/a.tif")), in("project"), in("project")).within);
  EXPECT_FALSE(pathOf(named("../secret/a.tif"), in("project"), in("project")).within);
  EXPECT_FALSE(pathOf(named("/etc/passwd"), in("project"), "/").within);
  EXPECT_FALSE(pathOf(named(in("project")), in("project"), in("project")).within) << "the folder itself";
  // Nor what a link leads to.
  fs::create_symlink(secret, in("project/link.tif"));
  EXPECT_FALSE(pathOf(named(in("project/link.tif")), in("project"), in("project")).within);
  fs::create_directory_symlink(in("secret"), in("project/inner"));
  EXPECT_FALSE(pathOf(named(in("project/inner/a.tif")), in("project"), in("project")).within);
  // Without a project nothing is one's own.
  EXPECT_EQ(pathOf(named(secret), "", "").path, secret);
  EXPECT_FALSE(pathOf(named(secret), "", "").within);
}

}  // namespace
}  // namespace scarp
