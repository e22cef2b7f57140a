#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <filesystem>

#include "core/io/AtomicFile.h"
#include "tests/io/IoSupport.h"

namespace scarp::test {
namespace {

AtomicFile filled(const std::string& target, const std::string& bytes) {
  auto file = AtomicFile::create(target);
  EXPECT_TRUE(file.ok());
  writeBytes(file->temporaryPath(), bytes);
  return std::move(*file);
}

TEST(AtomicFile, TakesItsPlaceOnCommitAndLeavesNothingElse) {
  const TempFolder folder;
  writeBytes(folder.file("a"), "old");
  AtomicFile file = filled(folder.file("a"), "new");
  EXPECT_EQ(readBytes(folder.file("a")), "old");
  ASSERT_TRUE(file.sync().ok());
  const std::array<AtomicFile*, 1> files{&file};
  ASSERT_TRUE(AtomicFile::commit(files).ok());
  EXPECT_EQ(readBytes(folder.file("a")), "new");
  { const AtomicFile gone = std::move(file); }
  EXPECT_EQ(folder.names(), std::vector<std::string>{"a"});
}

TEST(AtomicFile, APairIsAllOrNothing) {
  const TempFolder folder;
  writeBytes(folder.file("a"), "old");
  {
    AtomicFile first = filled(folder.file("a"), "new"), fresh = filled(folder.file("new"), "new");
    AtomicFile last = filled(folder.file("b"), "new");
    // Something that a rename cannot replace appears where the last one wants to go.
    std::filesystem::create_directory(folder.file("b"));
    writeBytes(folder.file("b/inside"), "x");
    const std::array<AtomicFile*, 3> files{&first, &fresh, &last};
    expectOneLine(AtomicFile::commit(files), {folder.file("b"), "cannot be written"});
    EXPECT_EQ(readBytes(folder.file("a")), "old");
    EXPECT_EQ(readBytes(folder.file("b/inside")), "x");
    EXPECT_FALSE(std::filesystem::exists(folder.file("new")));
  }
  std::filesystem::remove_all(folder.file("b"));
  EXPECT_EQ(folder.names(), std::vector<std::string>{"a"});
}

TEST(AtomicFile, WhatAKilledProcessLeftIsRemovedByTheNextThatWritesThere) {
  const TempFolder folder;
  AtomicFile live = filled(folder.file("a"), "new");
  const std::string mine = std::filesystem::path(live.temporaryPath()).filename().string();
  const pid_t child = ::fork();
  if (child == 0) ::_exit(0);
  ASSERT_GT(child, 0);
  ASSERT_EQ(::waitpid(child, nullptr, 0), child);
  const auto named = [&](long process) {
    const std::string self = std::to_string(::getpid());
    std::string name = mine;
    return name.replace(name.find("-" + self + "-") + 1, self.size(), std::to_string(process));
  };
  const std::string dead = named(child), parents = named(::getppid());
  const std::string elsewhere = ".scarp-00000000-" + std::to_string(child) + "-0.tmp";
  for (const std::string& name : {dead, parents, elsewhere}) writeBytes(folder.file(name), "left");
  { const AtomicFile next = filled(folder.file("b"), "b"); }
  const std::vector<std::string> names = folder.names();
  EXPECT_EQ(std::ranges::count(names, dead), 0);
  // What runs, and what another machine has there, stays.
  for (const std::string& name : {mine, parents, elsewhere})
    EXPECT_EQ(std::ranges::count(names, name), 1) << name;
}

TEST(AtomicFile, ANameMayBeAsLongAsNamesCanBe) {
  const TempFolder folder;
  const std::string name(255, 'n');
  AtomicFile file = filled(folder.file(name), "bytes");
  const std::array<AtomicFile*, 1> files{&file};
  ASSERT_TRUE(AtomicFile::commit(files).ok());
  EXPECT_EQ(readBytes(folder.file(name)), "bytes");
}

TEST(AtomicFile, KeepsPermissionsAndFollowsLinks) {
  const TempFolder folder;
  writeBytes(folder.file("real"), "old");
  ASSERT_EQ(::chmod(folder.file("real").c_str(), 0640), 0);
  std::filesystem::create_symlink("real", folder.file("link"));
  {
    AtomicFile file = filled(folder.file("link"), "new");
    const std::array<AtomicFile*, 1> files{&file};
    ASSERT_TRUE(AtomicFile::commit(files).ok());
  }
  EXPECT_TRUE(std::filesystem::is_symlink(folder.file("link")));
  EXPECT_EQ(readBytes(folder.file("real")), "new");
  struct stat status {};
  ASSERT_EQ(::stat(folder.file("real").c_str(), &status), 0);
  EXPECT_EQ(status.st_mode & 07777, 0640u);
}

TEST(AtomicFile, SaysWhyNot) {
  const TempFolder folder;
  writeBytes(folder.file("file"), "x");
  expectOneLine(AtomicFile::create(""), {"no file"});
  expectOneLine(AtomicFile::create(folder.path().string()), {folder.path().string(), "it is a folder"});
  expectOneLine(AtomicFile::create(folder.file("none/a.tif")), {"a.tif", "No such file"});
  expectOneLine(AtomicFile::create(folder.file("file/a.tif")), {"a.tif", "Not a directory"});
  expectOneLine(AtomicFile::create("/dev/full"), {"/dev/full", "not an ordinary file"});
}

}  // namespace
}  // namespace scarp::test
