#include <gtest/gtest.h>

#include <filesystem>

#include "core/project/Sqlite.h"
#include "tests/edit/RaisedGround.h"
#include "tests/edit/SpillFolder.h"
#include "tests/project/ProjectFolder.h"

// What a project file cannot do is told in one line, and leaves everything as it was.

namespace scarp {
namespace {

using test::opened;
using test::ProjectFolder;
using test::saved;
using test::savedAs;

TEST(ProjectRefusal, WhatIsNoProjectIsOneLine) {
  const ProjectFolder folder;
  TerrainDocument document(test::fractalTerrain(40, 40));
  savedAs(folder.path(), document);
  auto bytes = test::bytesOfFile(folder.path());
  const auto refused = [&](const std::string& name, const std::string& part) {
    const auto project = ProjectFile::open(folder.path(name));
    ASSERT_FALSE(project.ok()) << name;
    EXPECT_NE(project.error().message.find(part), std::string::npos) << project.error().message;
    EXPECT_NE(project.error().message.find(name), std::string::npos) << project.error().message;
    EXPECT_EQ(project.error().message.find('\n'), std::string::npos);
  };
  refused("missing.scarp", "No such file");
  refused("", "it is no file");
  for (const std::size_t length : {std::size_t{0}, std::size_t{7}, std::size_t{99}}) {
    test::writeFile(folder.path("cut.scarp"), {bytes.begin(), bytes.begin() + static_cast<long>(length)});
    refused("cut.scarp", "is not a Scarp project");
  }
  test::writeFile(folder.path("text.scarp"), std::vector<char>(5'000, 'a'));
  refused("text.scarp", "is not a Scarp project");
  auto other = bytes;
  other[70] = 'x';
  test::writeFile(folder.path("other.scarp"), other);
  refused("other.scarp", "is not a Scarp project");
  bytes[63] = 7;
  test::writeFile(folder.path("newer.scarp"), bytes);
  refused("newer.scarp", "newer version of Scarp (format 7; this one reads up to 2)");
}

TEST(ProjectRefusal, AFileThatHoldsMoreThanOurTablesIsNotRun) {
  const ProjectFolder folder;
  TerrainDocument document(test::fractalTerrain(40, 40));
  savedAs(folder.path(), document);
  const auto bytes = test::bytesOfFile(folder.path());
  const struct {
    const char* statements;
    const char* named;
  } schemas[] = {
      // Views in a table's place, that never end or are larger than memory.
      {"DROP TABLE save; CREATE VIEW save AS WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x+1 FROM c) "
       "SELECT x AS id, x AS time, 'a' AS name, '{}' AS summary, 0 AS \"check\" FROM c",
       "the view \"save\""},
      {"DROP TABLE setting; CREATE VIEW setting AS SELECT 'preview' AS key, zeroblob(1000000000) AS value, "
       "0 AS \"check\"",
       "the view \"setting\""},
      {"CREATE TRIGGER t AFTER INSERT ON save BEGIN DELETE FROM content; END", "the trigger \"t\""},
      {"CREATE INDEX i ON content(save)", "the index \"i\""},
      {"CREATE TABLE other(a)", "the table \"other\""},
      {"ALTER TABLE content ADD COLUMN more DEFAULT 1", "the table \"content\""},
      {"CREATE VIRTUAL TABLE v USING dbstat", "the table \"v\""}};
  for (const auto& schema : schemas) {
    test::writeFile(folder.path("x.scarp"), bytes);
    {
      auto other = SqliteDatabase::open(folder.path(), SqliteDatabase::Mode::ReadWrite);
      ASSERT_TRUE(other.ok());
      const auto changed = (*other)->execute(schema.statements);
      if (!changed) {  // Not every SQLite has every virtual table.
        std::cout << changed.error().message << "\n";
        continue;
      }
    }
    const auto project = ProjectFile::open(folder.path());
    ASSERT_FALSE(project.ok()) << schema.named;
    EXPECT_EQ(project.error().message,
              folder.path() + ": is not a Scarp project: it holds " + schema.named);
  }
}

TEST(ProjectRefusal, TwoThatOpenItAreToldAndOnlyOneWrites) {
  const ProjectFolder folder;
  TerrainDocument document(test::fractalTerrain(140, 140));
  auto file = savedAs(folder.path(), document);
  auto second = ProjectFile::open(folder.path());
  ASSERT_TRUE(second.ok());
  EXPECT_TRUE(second->inUse);
  EXPECT_TRUE(second->file->readOnly());
  const auto refused = second->file->save(contentsOf(document));
  ASSERT_FALSE(refused.ok());
  EXPECT_NE(refused.error().message.find("read-only"), std::string::npos);
  file.reset();
  second->file.reset();
  EXPECT_FALSE(opened(folder.path()).inUse);
}

TEST(ProjectRefusal, AChangeByAnotherProgramIsNoticed) {
  const ProjectFolder folder;
  TerrainDocument document(test::fractalTerrain(140, 140));
  auto file = savedAs(folder.path(), document);
  EXPECT_FALSE(file->changedByOthers());
  {
    auto other = SqliteDatabase::open(folder.path(), SqliteDatabase::Mode::ReadWrite);
    ASSERT_TRUE(other.ok());
    ASSERT_TRUE((*other)->execute("DELETE FROM setting; UPDATE save SET name='other'").ok());
  }
  EXPECT_TRUE(file->changedByOthers());
  const auto refused = file->save(contentsOf(document));
  ASSERT_FALSE(refused.ok());
  EXPECT_NE(refused.error().message.find("another program"), std::string::npos);
  std::filesystem::remove(folder.path());
  EXPECT_TRUE(file->changedByOthers());
  EXPECT_FALSE(file->save(contentsOf(document)).ok());
  EXPECT_FALSE(std::filesystem::exists(folder.path()));
}

TEST(ProjectRefusal, CancelledNothingIsOtherThanBefore) {
  const ProjectFolder folder;
  TerrainDocument document(test::fractalTerrain(400, 400));
  const Progress never = [](double) { return false; };
  EXPECT_TRUE(ProjectFile::saveAs(folder.path(), contentsOf(document), nullptr, {}, never).error().cancelled);
  EXPECT_EQ(folder.files(), 0U);
  const auto file = savedAs(folder.path(), document);
  const auto before = test::bytesOfFile(folder.path());
  test::raise(document, {0, 0, 400, 400}, 1.0F);
  EXPECT_TRUE(file->save(contentsOf(document, file->knownHistory()), never).error().cancelled);
  EXPECT_TRUE(file->copyTo(folder.path("b.scarp"), never).error().cancelled);
  EXPECT_EQ(folder.files(), 1U);
  (void)saved(*file, document);
  test::expectSame(opened(folder.path(), {.readOnly = true}).document, contentsOf(document).document);
}

TEST(ProjectRefusal, AFullDiskLeavesTheFileAsItWas) {
  const ProjectFolder folder;
  TerrainDocument document(test::fractalTerrain(700, 700));
  const auto file = savedAs(folder.path(), document);
  const auto before = test::bytesOfFile(folder.path());
  test::raise(document, {0, 0, 700, 700}, 1.0F);
  {
    const test::FileSizeLimit limit(before.size() + 50'000);
    const auto report = file->save(contentsOf(document, file->knownHistory()));
    ASSERT_FALSE(report.ok());
    EXPECT_NE(report.error().message.find(folder.path() + ": cannot be written: "), std::string::npos)
        << report.error().message;
    EXPECT_FALSE(ProjectFile::saveAs(folder.path("b.scarp"), contentsOf(document)).ok());
  }
  EXPECT_TRUE(test::bytesOfFile(folder.path()) == before);
  EXPECT_EQ(folder.files(), 1U);
  (void)saved(*file, document);
  test::expectSame(opened(folder.path(), {.readOnly = true}).document, contentsOf(document).document);
}

}  // namespace
}  // namespace scarp
