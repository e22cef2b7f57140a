#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "core/document/EditHistory.h"
#include "core/store/Sqlite.h"
#include "tests/edit/RaisedGround.h"
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
    EXPECT_NE(project.error().text().find(part), std::string::npos) << project.error().text();
    EXPECT_NE(project.error().text().find(name), std::string::npos) << project.error().text();
    EXPECT_EQ(project.error().text().find('\n'), std::string::npos);
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

TEST(ProjectRefusal, HeightsThatNoEditMakesAreHoles) {
  const ProjectFolder folder;
  const float infinite = std::numeric_limits<float>::infinity();
  TerrainDocument document(test::makeTerrain({200, 150, 1.0, 1.0}, [&](int c, int r) {
    return c == 7     ? infinite
           : c == 64  ? -infinite
           : r == 96  ? 3e38F
           : c == 150 ? 1e9F
                      : static_cast<float>(r);
  }));
  savedAs(folder.path(), document);
  const auto project = ProjectFile::open(folder.path());
  ASSERT_TRUE(project.ok()) << project.error().text();
  const HeightRaster& heights = project->document.rasters.at(kGround);
  for (int row = 0; row < 150; ++row)
    for (int column = 0; column < 200; ++column) {
      const float height = heights.at(column, row), was = document.heights().at(column, row);
      ASSERT_TRUE(std::abs(was) <= 1e9F ? height == was : std::isnan(height)) << column << ", " << row;
    }
  ASSERT_TRUE(project->document.pyramid);
  EXPECT_EQ(project->document.pyramid->range(), (HeightRange{0.0F, 1e9F}));
}

TEST(ProjectRefusal, StepsOfTheHistoryThatDoNotFitTheTerrainAreLeftOut) {
  for (const bool redo : {false, true}) {
    const ProjectFolder folder;
    TerrainDocument document(test::fractalTerrain(140, 140));
    for (int i = 0; i < 3; ++i) test::raise(document, {10 * i, 10, 90 + 10 * i, 120}, 1.0F);
    ProjectContents contents = contentsOf(document);
    HistoryContents& history = contents.document.history;
    ASSERT_EQ(history.items.size(), 3U);
    HistoryItem strange;
    strange.id = EditHistory::freshId();
    strange.record = EditRecord{};
    strange.record->name = Message("Elsewhere");
    strange.record->tiles[kGround][9999] = std::make_shared<HeightRaster::Tile>();
    history.items.insert(history.items.begin() + (redo ? 3 : 1), strange);
    if (!redo) ++history.position;
    ASSERT_TRUE(ProjectFile::saveAs(folder.path(), contents).ok());
    auto project = ProjectFile::open(folder.path());
    ASSERT_TRUE(project.ok()) << project.error().text();
    ASSERT_EQ(project->warnings.size(), 1U);
    EXPECT_NE(project->warnings[0].text().find(redo ? "1 step of the undo history does not fit" : "2 steps"),
              std::string::npos)
        << project->warnings[0];
    TerrainDocument again(std::move(project->document));
    EXPECT_EQ(again.history().size(), redo ? 3U : 2U);
    while (again.history().canUndo()) ASSERT_TRUE(again.undo().ok());
    while (again.history().canRedo()) ASSERT_TRUE(again.redo().ok());
    EXPECT_TRUE(test::sameBits(test::samplesOf(again.heights()), test::samplesOf(document.heights())));
  }
}

TEST(ProjectRefusal, ACopyOfADamagedFileIsMadeOfWhatIsLeftAndBlamesNoOther) {
  const ProjectFolder folder;
  TerrainDocument document(test::fractalTerrain(300, 280));
  for (int i = 0; i < 6; ++i) test::raise(document, {10 * i, 10, 190 + 10 * i, 220}, 1.0F);
  savedAs(folder.path(), document);
  const auto bytes = test::bytesOfFile(folder.path());
  constexpr std::size_t kPage = 8192;
  std::size_t rescued = 0;
  for (std::size_t at = kPage; at < bytes.size(); at += kPage) {
    auto broken = bytes;
    std::fill_n(broken.begin() + static_cast<long>(at), kPage, '\0');
    test::writeFile(folder.path("broken.scarp"), broken);
    // As of a large file: its pages are not all checked as it is opened.
    auto project = ProjectFile::open(folder.path("broken.scarp"), {.readOnly = true, .checkedAtOpening = 0});
    if (!project.ok()) continue;
    const bool known = !project->file->damages().empty();
    TerrainDocument opened(std::move(project->document));
    const auto copy = ProjectFile::saveAs(folder.path("copy.scarp"),
                                          contentsOf(opened, project->file->knownHistory()), project->file);
    ASSERT_TRUE(copy.ok()) << at << ": " << copy.error().text();
    EXPECT_TRUE((*copy)->damages().empty());
    for (const Damage& damage : project->file->damages())
      EXPECT_NE(damage.what.text().find("broken.scarp: is damaged"), std::string::npos) << damage.what;
    if (!known && !project->file->damages().empty()) ++rescued;
  }
  EXPECT_GT(rescued, 0U) << "otherwise this tests nothing";
}

TEST(ProjectRefusal, AFileThatAnotherProgramSetToWriteAheadLoggingSaysSo) {
  const ProjectFolder folder;
  TerrainDocument document(test::fractalTerrain(40, 40));
  savedAs(folder.path(), document);
  auto bytes = test::bytesOfFile(folder.path());
  // How the file is written and read, as PRAGMA journal_mode=WAL sets it.
  bytes[18] = bytes[19] = 2;
  test::writeFile(folder.path(), bytes);
  for (const bool readOnly : {false, true}) {
    const auto project = ProjectFile::open(folder.path(), {.readOnly = readOnly});
    ASSERT_FALSE(project.ok());
    EXPECT_NE(project.error().text().find("write-ahead logging"), std::string::npos)
        << project.error().text();
  }
  bytes[18] = bytes[19] = 1;
  test::writeFile(folder.path(), bytes);
  EXPECT_TRUE(ProjectFile::open(folder.path()).ok());
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
        std::cout << changed.error().text() << "\n";
        continue;
      }
    }
    const auto project = ProjectFile::open(folder.path());
    ASSERT_FALSE(project.ok()) << schema.named;
    EXPECT_EQ(project.error().text(), folder.path() + ": is not a Scarp project: it holds " + schema.named);
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
  EXPECT_NE(refused.error().text().find("read-only"), std::string::npos);
  file.reset();
  second->file.reset();
  EXPECT_FALSE(opened(folder.path()).inUse);
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
  EXPECT_EQ(folder.files(), 1U);
  (void)saved(*file, document);
  test::expectSame(opened(folder.path(), {.readOnly = true}).document, contentsOf(document).document);
}

}  // namespace
}  // namespace scarp
