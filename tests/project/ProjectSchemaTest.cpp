#include <gtest/gtest.h>

#include "core/project/ProjectCopy.h"
#include "core/project/ProjectStore.h"
#include "tests/project/ProjectFolder.h"

namespace scarp {
namespace {

using Mode = SqliteDatabase::Mode;

struct Made {
  test::ProjectFolder folder;
  std::string path = folder.path();
  Made() {
    auto database = SqliteDatabase::open(path, Mode::Create);
    EXPECT_TRUE(createSchema(**database).ok());
  }
};

TEST(ProjectSchema, AFileSaysItsFormat) {
  const Made made;
  EXPECT_EQ(*readFormat(made.path), kProjectFormat);
  const auto bytes = test::bytesOfFile(made.path);
  EXPECT_EQ(std::string(bytes.begin() + 68, bytes.begin() + 72), "SCRP");
}

TEST(ProjectSchema, AnOlderFormatIsBroughtUpToDateAfterACopy) {
  const Made made;
  const auto before = test::bytesOfFile(made.path);
  const std::vector<Migration> steps{
      {1, [](SqliteDatabase& d) { return d.execute("ALTER TABLE save ADD COLUMN mood TEXT"); }},
      {2, [](SqliteDatabase& d) { return d.execute("CREATE TABLE extra(a)"); }}};
  const auto backup = migrate(made.path, 1, 3, steps);
  ASSERT_TRUE(backup.ok()) << backup.error().text();
  EXPECT_EQ(*backup, made.folder.path("x.format1.scarp"));
  EXPECT_TRUE(test::bytesOfFile(*backup) == before);
  EXPECT_FALSE(readFormat(made.path).ok()) << "newer than this program by now";
  EXPECT_EQ(*readFormat(made.path, 3), 3);
  auto database = SqliteDatabase::open(made.path, Mode::ReadOnly);
  EXPECT_TRUE((*database)->number("SELECT mood FROM save").ok());
  EXPECT_TRUE((*database)->number("SELECT a FROM extra").ok());
}

TEST(ProjectSchema, AMigrationThatFailsLeavesTheFile) {
  const Made made;
  const auto before = test::bytesOfFile(made.path);
  const std::vector<Migration> steps{
      {1, [](SqliteDatabase& d) { return d.execute("CREATE TABLE extra(a)"); }},
      {2, [](SqliteDatabase&) -> Result<void> { return Error{"no"}; }}};
  const auto failed = migrate(made.path, 1, 3, steps);
  ASSERT_FALSE(failed.ok());
  EXPECT_EQ(failed.error().text(), "no");
  EXPECT_TRUE(test::bytesOfFile(made.path) == before);
  const auto unknown = migrate(made.path, 1, 4, std::span(steps).first(1));
  ASSERT_FALSE(unknown.ok());
  EXPECT_NE(unknown.error().text().find("cannot be read any more"), std::string::npos);
  EXPECT_TRUE(test::bytesOfFile(made.path) == before);
}

TEST(FileCopy, IsTheSameBytesUnderAnotherName) {
  const test::ProjectFolder folder;
  std::vector<char> bytes(3'000'001);
  for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<char>(i * i / 7);
  test::writeFile(folder.path("a"), bytes);
  ASSERT_TRUE(copyFile(folder.path("a"), folder.path("b")).ok());
  EXPECT_TRUE(test::bytesOfFile(folder.path("b")) == bytes);
  const auto missing = copyFile(folder.path("none"), folder.path("c"));
  ASSERT_FALSE(missing.ok());
  EXPECT_EQ(missing.error().text().find(folder.path("none")), 0U);
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
