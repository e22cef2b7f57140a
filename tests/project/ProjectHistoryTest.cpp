#include <gtest/gtest.h>

#include "core/document/EditHistory.h"
#include "core/project/ProjectHistory.h"
#include "tests/edit/RaisedGround.h"
#include "tests/project/ProjectFolder.h"

namespace scarp {
namespace {

/// Ten steps, of which the last three are undone, in a file; then something is done to the file.
struct Steps {
  test::ProjectFolder folder;
  TerrainDocument document{test::fractalTerrain(300, 200)};
  std::vector<DocumentParts> states;

  explicit Steps(const std::string& damage) {
    const auto file = test::savedAs(folder.path(), document);
    states.push_back(contentsOf(document).document);
    for (int i = 0; i < 10; ++i) {
      test::raise(document, {10 * i, 0, 10 * i + 40, 50}, 1.0F);
      states.push_back(contentsOf(document).document);
    }
    EXPECT_TRUE(document.goTo(7).ok());
    (void)test::saved(*file, document);
    if (damage.empty()) return;
    auto database = SqliteDatabase::open(folder.path(), SqliteDatabase::Mode::ReadWrite);
    const auto done = (*database)->execute(damage);
    EXPECT_TRUE(done.ok());
  }
};

TEST(ProjectHistory, StaysInTheFileUntilItIsUndone) {
  Steps steps("");
  OpenedProject project = test::opened(steps.folder.path());
  TerrainDocument document(std::move(project.document));
  EXPECT_EQ(document.history().size(), 10U);
  EXPECT_EQ(document.history().position(), 7U);
  EXPECT_LT(document.history().bytes(), 10U * 1'000U);
  for (const std::size_t step : {0U, 10U, 3U}) {
    ASSERT_TRUE(document.goTo(step).ok());
    test::expectSame(contentsOf(document).document, steps.states[step]);
  }
  // Steps that were not touched since need not be written again.
  const auto known = project.file->knownHistory();
  EXPECT_EQ(known.size(), 10U);
}

TEST(ProjectHistory, WhatIsWholeAboutThePresentIsKept) {
  // Of ten steps the third and the last have another text than was written.
  Steps steps("UPDATE entry SET meta=meta||' ' WHERE place IN (2, 9)");
  auto project = ProjectFile::open(steps.folder.path());
  ASSERT_TRUE(project.ok());
  ASSERT_EQ(project->warnings.size(), 1U);
  EXPECT_NE(project->warnings[0].text().find("4 of 10 steps of the undo history are lost"), std::string::npos)
      << project->warnings[0];
  TerrainDocument document(std::move(project->document));
  ASSERT_EQ(document.history().size(), 6U);
  ASSERT_EQ(document.history().position(), 4U);
  for (std::size_t step = 0; step <= 6; ++step) {
    ASSERT_TRUE(document.goTo(step).ok());
    test::expectSame(contentsOf(document).document, steps.states[step + 3]);
  }
  // And goes into the new file.
  const SaveReport report = test::saved(*project->file, document);
  EXPECT_FALSE(report.original.empty());
  EXPECT_EQ(test::opened(steps.folder.path(), {.readOnly = true}).document.history.items.size(), 6U);
}

TEST(ProjectHistory, AStepWhoseTilesAreDamagedCannotBeUndone) {
  Steps steps(
      "UPDATE entry_part SET bytes=zeroblob(length(bytes)) WHERE id>>24 IN (SELECT id FROM entry WHERE "
      "place=4)");
  auto project = ProjectFile::open(steps.folder.path());
  ASSERT_TRUE(project.ok());
  TerrainDocument document(std::move(project->document));
  ASSERT_TRUE(document.undo().ok());
  ASSERT_TRUE(document.undo().ok());
  const auto refused = document.undo();
  ASSERT_FALSE(refused.ok());
  EXPECT_NE(refused.error().text().find("a step of the undo history is lost"), std::string::npos)
      << refused.error().text();
  test::expectSame(contentsOf(document).document, steps.states[5]);
  ASSERT_TRUE(document.goTo(10).ok());
  test::expectSame(contentsOf(document).document, steps.states[10]);
}

TEST(ProjectHistory, AMissingStepIsNoticed) {
  Steps steps("DELETE FROM entry WHERE place=9");
  const auto project = ProjectFile::open(steps.folder.path());
  ASSERT_TRUE(project.ok());
  EXPECT_EQ(project->warnings.size(), 1U);
  EXPECT_EQ(project->document.history.items.size(), 9U);
}

}  // namespace
}  // namespace scarp
