#include <gtest/gtest.h>

#include <thread>

#include "core/edit/EditSession.h"
#include "core/edit/MaskOperations.h"
#include "core/edit/ObjectOperations.h"
#include "core/edit/Operation.h"
#include "core/project/ProjectStore.h"
#include "core/store/Sqlite.h"
#include "tests/edit/Hand.h"
#include "tests/edit/Layered.h"
#include "tests/edit/RaisedGround.h"
#include "tests/project/ProjectFolder.h"

namespace scarp {
namespace {

using test::opened;
using test::ProjectFolder;
using test::saved;
using test::savedAs;

/// Walks a document of a file and the one that was saved through all their history, side by side.
void expectSameHistory(TerrainDocument& one, TerrainDocument& other) {
  ASSERT_EQ(one.history().size(), other.history().size());
  ASSERT_EQ(one.history().position(), other.history().position());
  const std::size_t position = one.history().position(), size = one.history().size();
  for (std::size_t i = 0; i < size; ++i)
    EXPECT_EQ(one.history().record(i).name, other.history().record(i).name);
  for (const std::size_t step : {std::size_t{0}, size / 2, size, position}) {
    for (TerrainDocument* const each : {&one, &other}) ASSERT_TRUE(each->goTo(step).ok()) << step;
    test::expectSame(contentsOf(one).document, contentsOf(other).document);
    test::expectSamePyramid(one.pyramid(), other.pyramid());
  }
}

TEST(ProjectFile, OpensWhatWasSavedWithItsHistory) {
  const ProjectFolder folder;
  TerrainDocument document(test::fractalTerrain(300, 260));
  test::Hand hand(21);
  // Until there are layers and objects.
  for (int i = 0; i < 60 || document.layers().empty() || document.objects().size() == 0; ++i) {
    ASSERT_LT(i, 2000);
    (void)perform(hand.next(document), document);
  }
  ASSERT_TRUE(perform(SelectOperation{ShapeSource{MaskRectangle{{-20.0, -10.0}, {15.0, 30.0}}}}, document));
  ASSERT_TRUE(perform(KeepMaskOperation{"kept"}, document));
  ProjectContents contents = contentsOf(document);
  contents.settings = {{"view", "{\"yaw\": 1.5}"}, {"brush", "[]"}};
  contents.preview = {std::byte{1}, std::byte{0}, std::byte{3}};
  const auto file = ProjectFile::saveAs(folder.path(), contents);
  ASSERT_TRUE(file.ok()) << file.error().text();
  EXPECT_EQ(folder.files(), 1U) << "nothing is left beside it";

  OpenedProject project = opened(folder.path(), {.readOnly = true});
  EXPECT_EQ(project.settings, contents.settings);
  EXPECT_EQ(project.preview, contents.preview);
  EXPECT_EQ(project.file->stamp(), (*file)->stamp());
  ASSERT_TRUE(project.document.pyramid);
  test::expectSamePyramid(*project.document.pyramid, document.pyramid());
  EXPECT_GT(project.document.rasters.at(kGround).unreadTiles(), 0) << "no tile is read before it is needed";
  test::expectSame(project.document, contents.document);
  TerrainDocument second(std::move(project.document));
  EXPECT_TRUE(second.history().isSaved());
  expectSameHistory(document, second);
}

/// Gives a file the older format, which has all but named masks.
void makeFormat1(const std::string& path) {
  auto database = SqliteDatabase::open(path, SqliteDatabase::Mode::ReadWrite);
  ASSERT_TRUE(database.ok() && (*database)->execute("PRAGMA user_version=1").ok());
}

TEST(ProjectFile, OneOfTheFormerFormatOpensAndIsBroughtUpToDate) {
  const ProjectFolder folder;
  TerrainDocument document(test::fractalTerrain(300, 260));
  ASSERT_TRUE(perform(test::strokeAt(BrushKind::Raise, 0, 0, 20, 5), document).ok());
  ASSERT_TRUE(savedAs(folder.path(), document));
  makeFormat1(folder.path());
  const auto before = test::bytesOfFile(folder.path());
  {
    const OpenedProject project = opened(folder.path(), {.readOnly = true});
    test::expectSame(project.document, contentsOf(document).document);
    EXPECT_TRUE(test::bytesOfFile(folder.path()) == before) << "it was only read";
    const auto copy = ProjectFile::saveAs(folder.path("copy.scarp"), contentsOf(document), project.file);
    ASSERT_TRUE(copy.ok()) << copy.error().text();
    EXPECT_EQ(*readFormat(folder.path("copy.scarp")), kProjectFormat);
  }
  auto project = ProjectFile::open(folder.path());
  ASSERT_TRUE(project.ok()) << project.error().text();
  ASSERT_EQ(project->warnings.size(), 1U);
  EXPECT_NE(project->warnings[0].text().find("brought up to date"), std::string::npos);
  EXPECT_TRUE(test::bytesOfFile(folder.path("x.format1.scarp")) == before);
  test::expectSame(project->document, contentsOf(document).document);
  EXPECT_EQ(*readFormat(folder.path()), kProjectFormat);
}

TEST(ProjectFile, GoesOnAfterReopening) {
  const ProjectFolder folder;
  auto document = std::make_unique<TerrainDocument>(test::fractalTerrain(300, 260));
  TerrainDocument twin(test::fractalTerrain(300, 260));
  test::Hand hand(25);
  auto file = savedAs(folder.path(), *document);
  for (int round = 0; round < 3; ++round) {
    for (int i = 0; i < 12; ++i) {
      const Operation operation = hand.next(twin);
      (void)perform(operation, twin);
      (void)perform(operation, *document);
    }
    (void)saved(*file, *document);
    document.reset();
    file.reset();
    OpenedProject project = opened(folder.path());
    file = project.file;
    document = std::make_unique<TerrainDocument>(std::move(project.document));
    // The active layer and ids that were taken are kept as well, or the two would part.
    test::expectSame(contentsOf(*document).document, contentsOf(twin).document);
    if (HasFailure()) FAIL() << "round " << round;
  }
  expectSameHistory(*document, twin);
}

TEST(ProjectFile, ASaveWritesWhatChanged) {
  const ProjectFolder folder;
  TerrainDocument first(test::fractalTerrain(700, 700));
  savedAs(folder.path(), first);
  OpenedProject project = opened(folder.path());
  TerrainDocument document(std::move(project.document));
  SaveReport report = saved(*project.file, document);
  EXPECT_EQ(report.tilesWritten, 0U);
  EXPECT_LT(report.bytesWritten, 100'000U);
  EXPECT_GT(document.heights().unreadTiles(), 20) << "to save nothing nothing is read";

  test::raise(document, {10, 10, 100, 100}, 3.0F);
  report = saved(*project.file, document);
  EXPECT_EQ(report.tilesWritten, 1U);
  EXPECT_LT(report.bytesWritten, 300'000U);
  EXPECT_GT(document.heights().unreadTiles(), 20);
  test::raise(document, {10, 10, 300, 100}, 3.0F);
  EXPECT_EQ(saved(*project.file, document).tilesWritten, 3U);
  ASSERT_TRUE(document.undo().ok());
  EXPECT_EQ(saved(*project.file, document).tilesWritten, 3U);
  EXPECT_EQ(saved(*project.file, document).tilesWritten, 0U);
}

TEST(ProjectFile, AStoreyOfObjectsChangesPieceByPiece) {
  const ProjectFolder folder;
  TerrainDocument document(test::fractalTerrain(200, 200));
  {
    EditSession session(document, Message("Plant"));
    for (int i = 0; i < 5'000; ++i) {
      Object object;
      object.x = 0.01 * i - 25.0;
      object.y = 0.1 * (i % 17) / 3.0;
      test::addObject(session, object);
    }
    session.commit();
  }
  const auto file = savedAs(folder.path(), document);
  Object moved = *document.objects().find(4'321);
  moved.x += 1.0 / 3.0;
  ASSERT_TRUE(perform(ChangeObjectOperation{moved}, document).ok());
  EXPECT_LT(saved(*file, document).bytesWritten, 250'000U);
  ASSERT_TRUE(perform(RemoveObjectOperation{17}, document).ok());
  (void)saved(*file, document);
  const OpenedProject project = opened(folder.path(), {.readOnly = true});
  EXPECT_EQ(project.document.objects.all(), document.objects().all());
  EXPECT_EQ(project.document.objects.nextId(), document.objects().nextId());
}

TEST(ProjectFile, SaveAsTakesWhatIsTheSameFromItsSource) {
  const ProjectFolder folder;
  TerrainDocument first(test::fractalTerrain(700, 600));
  test::raise(first, {0, 0, 50, 50}, 1.0F);
  savedAs(folder.path("a.scarp"), first);
  OpenedProject project = opened(folder.path("a.scarp"));
  TerrainDocument document(std::move(project.document));
  test::raise(document, {300, 300, 310, 310}, 5.0F);
  const auto copy = ProjectFile::saveAs(folder.path("b.scarp"),
                                        contentsOf(document, project.file->knownHistory()), project.file);
  ASSERT_TRUE(copy.ok()) << copy.error().text();
  EXPECT_GT(document.heights().unreadTiles(), 20);
  EXPECT_NE((*copy)->stamp().file, project.file->stamp().file);
  EXPECT_EQ((*copy)->versions()->size(), 2U);
  EXPECT_EQ(project.file->versions()->size(), 1U) << "the source stays as it was";
  // And the document goes on in the new file.
  test::raise(document, {0, 500, 10, 510}, 5.0F);
  EXPECT_EQ(saved(**copy, document).tilesWritten, 1U);
  OpenedProject again = opened(folder.path("b.scarp"), {.readOnly = true});
  TerrainDocument second(std::move(again.document));
  expectSameHistory(document, second);
}

TEST(ProjectFile, SaveAsOverItsOwnFileIsASaveToo) {
  const ProjectFolder folder;
  TerrainDocument document(test::fractalTerrain(200, 200));
  const auto file = savedAs(folder.path(), document);
  test::raise(document, {0, 0, 50, 50}, 1.0F);
  const auto again = ProjectFile::saveAs(folder.path(), contentsOf(document, file->knownHistory()), file);
  ASSERT_TRUE(again.ok());
  EXPECT_TRUE(file->changedByOthers());
  test::expectSame(opened(folder.path(), {.readOnly = true}).document, contentsOf(document).document);
}

TEST(ProjectFile, VersionsOpenAsTheyWereSaved) {
  const ProjectFolder folder;
  TerrainDocument document(test::fractalTerrain(300, 260));
  test::Hand hand(24);
  const auto file = savedAs(folder.path(), document, {.versions = 3});
  std::map<std::int64_t, DocumentParts> states{{file->stamp().save, contentsOf(document).document}};
  for (int round = 0; round < 7; ++round) {
    for (int i = 0; i < 8; ++i) (void)perform(hand.next(document), document);
    ProjectContents contents = contentsOf(document, file->knownHistory());
    contents.name = "round " + std::to_string(round);
    ASSERT_TRUE(file->save(contents).ok());
    states.emplace(file->stamp().save, contents.document);
  }
  const auto versions = file->versions();
  ASSERT_TRUE(versions.ok());
  ASSERT_EQ(versions->size(), 3U);
  EXPECT_EQ(versions->front().name, "round 6");
  for (const SavedVersion& version : *versions) {
    auto old = file->openVersion(version.id);
    ASSERT_TRUE(old.ok()) << old.error().text();
    EXPECT_TRUE(old->warnings.empty()) << old->warnings.front();
    test::expectSameRasters(old->document.rasters, states.at(version.id).rasters);
    EXPECT_EQ(old->document.state, states.at(version.id).state);
    EXPECT_EQ(old->document.objects.all(), states.at(version.id).objects.all());
  }
  EXPECT_FALSE(file->openVersion(1).ok()) << "thinned";
  // Going back to one is another save.
  auto old = file->openVersion(versions->back().id);
  TerrainDocument back(std::move(old->document));
  const SaveReport report = saved(*file, back);
  test::expectSame(opened(folder.path(), {.readOnly = true}).document, contentsOf(back).document);
  EXPECT_LE(report.tilesWritten, 40U);
}

TEST(ProjectFile, CopiesAndCompactFilesAreTheSame) {
  const ProjectFolder folder;
  TerrainDocument document(test::fractalTerrain(400, 400));
  const auto file = savedAs(folder.path(), document, {.versions = 1});
  for (int i = 0; i < 5; ++i) {
    test::raise(document, {0, 0, 400, 400}, 1.0F / 3.0F);
    (void)saved(*file, document);
  }
  ASSERT_TRUE(document.goTo(0).ok());
  test::raise(document, {0, 0, 5, 5}, 1.0F);
  (void)saved(*file, document);
  const auto size = [&] { return std::filesystem::file_size(folder.path()); };
  const auto before = size();
  ASSERT_TRUE(file->compact().ok());
  EXPECT_LT(size(), before * 3 / 4);
  EXPECT_FALSE(file->changedByOthers());
  test::expectSame(opened(folder.path(), {.readOnly = true}).document, contentsOf(document).document);
  test::raise(document, {0, 0, 5, 5}, 1.0F);
  (void)saved(*file, document);
  test::expectSame(opened(folder.path(), {.readOnly = true}).document, contentsOf(document).document);
  EXPECT_EQ(folder.files(), 1U);
}

TEST(ProjectFile, SavesWhileEditingGoesOn) {
  const ProjectFolder folder;
  TerrainDocument first(test::fractalTerrain(700, 700));
  savedAs(folder.path(), first);
  OpenedProject project = opened(folder.path());
  TerrainDocument document(std::move(project.document));
  for (int round = 0; round < 3; ++round) {
    test::raise(document, {40 * round, 30 * round, 40 * round + 200, 30 * round + 200}, 1.0F);
    ProjectContents contents = contentsOf(document, project.file->knownHistory());
    const DocumentParts parts = contents.document;
    Result<SaveReport> report = Error{};
    std::thread worker([&] { report = project.file->save(contents); });
    for (int i = 0; i < 4; ++i) test::raise(document, {10 * i, 0, 10 * i + 150, 650}, 0.25F);
    (void)document.undo();
    worker.join();
    ASSERT_TRUE(report.ok()) << report.error().text();
    test::expectSame(opened(folder.path(), {.readOnly = true}).document, parts);
  }
}

}  // namespace
}  // namespace scarp
