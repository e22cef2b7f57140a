#include <gtest/gtest.h>

#include "core/store/Sqlite.h"
#include "tests/document/SpillFolder.h"
#include "tests/project/ProjectFolder.h"

namespace scarp {
namespace {

using Mode = SqliteDatabase::Mode;

std::unique_ptr<SqliteDatabase> created(const std::string& path) {
  auto database = SqliteDatabase::open(path, Mode::Create);
  EXPECT_TRUE(database.ok());
  EXPECT_TRUE((*database)->execute("CREATE TABLE t(id INTEGER PRIMARY KEY, a, b)").ok());
  return std::move(*database);
}

TEST(SqliteDatabase, AStatementThatNeverEndsIsDamage) {
  const test::TempFolder folder;
  auto database = SqliteDatabase::open(folder.file("x"), SqliteDatabase::Mode::Create);
  ASSERT_TRUE(database.ok());
  const auto endless = (*database)->number(
      "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x+1 FROM c) SELECT count(*) FROM c");
  ASSERT_FALSE(endless.ok());
  EXPECT_TRUE(isDamage(endless.error())) << endless.error().text();
  // The next one is not.
  EXPECT_EQ(*(*database)->number("SELECT 7"), 7);
}

TEST(Sqlite, ValuesComeBackAsTheyWereBound) {
  const test::ProjectFolder folder;
  const auto database = created(folder.path("a"));
  auto insert = database->prepare("INSERT INTO t VALUES(?,?,?)");
  ASSERT_TRUE(insert.ok());
  const std::vector<std::byte> blob{std::byte{0}, std::byte{255}, std::byte{7}};
  const std::uint64_t large = 0xfedcba9876543210U;
  ASSERT_TRUE(insert->with(1, std::string("text\0with", 9), blob).run().ok());
  ASSERT_TRUE(insert->with(2, large, nullptr).run().ok());
  ASSERT_TRUE(insert->with(3, "", std::vector<std::byte>{}).run().ok());
  auto rows = database->prepare("SELECT a, b FROM t ORDER BY id");
  ASSERT_TRUE(rows.ok());
  ASSERT_TRUE(*rows->step());
  EXPECT_EQ(rows->text(0), std::string_view("text\0with", 9));
  EXPECT_TRUE(std::ranges::equal(rows->blob(1), blob));
  ASSERT_TRUE(*rows->step());
  EXPECT_EQ(static_cast<std::uint64_t>(rows->number(0)), large);
  EXPECT_TRUE(rows->blob(1).empty());
  ASSERT_TRUE(*rows->step());
  EXPECT_TRUE(rows->text(0).empty());
  EXPECT_FALSE(*rows->step());
  EXPECT_EQ(*database->number("SELECT count(*) FROM t"), 3);
}

TEST(Sqlite, ErrorsAreOneLineThatNamesTheFile) {
  const test::ProjectFolder folder;
  const auto refused = [&](const Error& error, const std::string& name, const std::string& part) {
    EXPECT_EQ(error.text().find(name), 0U) << error.text();
    EXPECT_NE(error.text().find(part), std::string::npos) << error.text();
    EXPECT_EQ(error.text().find('\n'), std::string::npos);
  };
  const std::string path = folder.path("a");
  auto missing = SqliteDatabase::open(path, Mode::ReadWrite);
  ASSERT_FALSE(missing.ok());
  refused(missing.error(), path, "No such file");
  const auto database = created(path);
  {
    const test::FileSizeLimit limit(100'000);
    const auto full = database->execute("INSERT INTO t VALUES(NULL, randomblob(1000000), 0)");
    ASSERT_FALSE(full.ok());
    refused(full.error(), path, "cannot be written: ");
    EXPECT_FALSE(isDamage(full.error()));
  }
  auto reader = SqliteDatabase::open(path, Mode::ReadOnly, "shown.scarp");
  ASSERT_TRUE(reader.ok());
  const auto written = (*reader)->execute("DELETE FROM t");
  ASSERT_FALSE(written.ok());
  refused(written.error(), "shown.scarp", "it is read-only");
  const auto wrong = database->prepare("SELECT x FROM nowhere");
  ASSERT_FALSE(wrong.ok());
  EXPECT_TRUE(isDamage(wrong.error()));
  test::writeFile(folder.path("b"), std::vector<char>(4'000, 'x'));
  auto text = SqliteDatabase::open(folder.path("b"), Mode::ReadWrite);
  ASSERT_FALSE(text.ok());
  refused(text.error(), folder.path("b"), "is damaged");
}

}  // namespace
}  // namespace scarp
