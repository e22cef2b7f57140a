#include <gtest/gtest.h>

#include "core/edit/GroundOperations.h"
#include "core/edit/Replay.h"
#include "core/edit/StrokeOperations.h"
#include "core/recovery/RecoveryJournal.h"
#include "core/recovery/RecoveryStore.h"
#include "tests/recovery/Journalled.h"

namespace scarp {
namespace {

using test::Folder;
using test::Session;
using test::sumOf;
using Clock = std::chrono::steady_clock;

double millisecondsSince(Clock::time_point start) {
  return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

void expectRecovers(const std::string& folder, TerrainDocument& document, const BaseOpener& opener) {
  const auto recovered = recover(folder, opener);
  ASSERT_TRUE(recovered.ok()) << recovered.error().text();
  EXPECT_EQ(recovered->warning, "");
  EXPECT_EQ(sumOf(*recovered->document), sumOf(document));
  EXPECT_EQ(test::sumsOf(*recovered->document), test::sumsOf(document));
}

StrokeOperation raise(double x) { return test::strokeAt(BrushKind::Raise, x, 0, 12, 3); }

TEST(RecoveryJournal, FollowsJumpsCutOffBranchesAndAdjustedSteps) {
  Session session;
  TerrainDocument& document = *session.document;
  for (int i = 0; i < 6; ++i) ASSERT_TRUE(perform(raise(5.0 * i), document));
  ASSERT_TRUE(document.goTo(1));
  ASSERT_TRUE(document.goTo(4));
  ASSERT_TRUE(perform(raise(-30.0), document));
  ASSERT_TRUE(perform(AdjustOperation{1, raise(40.0)}, document));
  ASSERT_TRUE(document.undo());
  ASSERT_TRUE(session.journal->flush());
  expectRecovers(session.folder.path(), document, test::terrainOpener());
}

TEST(RecoveryJournal, FollowsARescaleAndWhatWasDoneOnIt) {
  Session session;
  TerrainDocument& document = *session.document;
  ASSERT_TRUE(perform(raise(5.0), document));
  const RescaleReshape other{7.5, 2.5, 0.31, -40.25, RowsChange::Turn};
  ASSERT_TRUE(perform(ReshapeOperation{other}, document));
  ASSERT_TRUE(perform(raise(-10.0), document));
  ASSERT_TRUE(document.undo());
  ASSERT_TRUE(document.undo());
  ASSERT_TRUE(document.redo());
  ASSERT_TRUE(session.journal->flush());
  expectRecovers(session.folder.path(), document, test::terrainOpener());
  EXPECT_EQ(document.frame().dx, 7.5);
}

TEST(RecoveryJournal, FollowsWhereAllHistoryIsOnDisk) {
  Session session;
  HistorySettings settings;
  settings.budget = 0;
  session.document->history().setSettings(settings);
  test::Hand hand(21);
  for (int i = 0; i < 40; ++i) {
    (void)perform(hand.next(*session.document), *session.document);
    session.document->history().settleAll();
  }
  ASSERT_TRUE(session.journal->flush());
  expectRecovers(session.folder.path(), *session.document, test::terrainOpener());
}

TEST(RecoveryJournal, WritesNothingBeforeTheFirstEdit) {
  Session session;
  session.journal->set("view", "1");
  session.document->markSaved();
  ASSERT_TRUE(session.journal->flush());
  EXPECT_FALSE(std::filesystem::exists(session.folder.journal()));
  ASSERT_TRUE(perform(raise(0.0), *session.document));
  ASSERT_TRUE(session.journal->flush());
  EXPECT_EQ(recover(session.folder.path(), test::terrainOpener())->settings.at("view"), "1");
}

TEST(RecoveryJournal, AStrokeIsOnTheDiskSoonAndCostsTheEditorNothing) {
  const Folder folder;
  TerrainDocument document(test::fractalTerrain(1025, 1025));
  RecoveryJournal journal(document, folder.path(), FlatBase{});
  double handed = 0.0;
  constexpr int kStrokes = 10;
  for (int i = 0; i < kStrokes; ++i) {
    ASSERT_TRUE(perform(test::strokeAt(BrushKind::Raise, 40.0 * i - 300.0, 10.0 * i, 128, 3), document));
    const auto asked = Clock::now();
    (void)latestEdit(document);
    handed += millisecondsSince(asked);
    ASSERT_TRUE(journal.flush());
  }
  // Other programs use the machine as well, and sanitizers take their time.
  EXPECT_LT(journal.figures().slowestMs, 2000.0);
  EXPECT_LT(handed / kStrokes, 5.0);
  EXPECT_EQ(journal.figures().events, static_cast<std::uint64_t>(kStrokes));
}

TEST(RecoveryJournal, GoesOnWithAJournalThatWasRecovered) {
  Session session;
  test::Hand hand(22);
  session.edit(hand, 30);
  ASSERT_TRUE(session.journal->flush());
  session.journal.reset();
  // Torn in the last frame.
  const auto bytes = test::bytesOf(session.folder.journal());
  test::write(session.folder.journal(), bytes, bytes.size() - 3);
  for (int round = 0; round < 2; ++round) {
    auto recovered = recover(session.folder.path(), test::terrainOpener());
    ASSERT_TRUE(recovered.ok());
    EXPECT_EQ(recovered->warning.empty(), round > 0);
    TerrainDocument& document = *recovered->document;
    RecoveryJournal journal(document, session.folder.path(), recovered->base, {}, recovered->resume);
    for (int i = 0; i < 10; ++i) (void)perform(hand.next(document), document);
    ASSERT_TRUE(journal.flush());
    expectRecovers(session.folder.path(), document, test::terrainOpener());
  }
}

TEST(RecoveryJournal, AfterASaveBeginsAnewOnTheProject) {
  const Folder folder;
  const std::string path = folder.path() + "/terrain.scarp";
  TerrainDocument document(test::journalledTerrain());
  test::Hand hand(23);
  for (int i = 0; i < 15; ++i) (void)perform(hand.next(document), document);
  auto project = ProjectFile::saveAs(path, contentsOf(document));
  ASSERT_TRUE(project.ok()) << project.error().text();
  document.markSaved();
  RecoveryJournal journal(document, folder.path(), projectBase(**project));
  for (int round = 0; round < 2; ++round) {
    for (int i = 0; i < 10; ++i) (void)perform(hand.next(document), document);
    ASSERT_TRUE(journal.flush());
    {
      SCOPED_TRACE("before the save");
      expectRecovers(folder.path(), document, openBase);
    }
    const std::string mark = journal.beginBase();
    ProjectContents contents = contentsOf(document, (*project)->knownHistory());
    contents.settings[kRecoveryMark] = mark;
    // Edits go on while it is saved.
    for (int i = 0; i < 8; ++i) (void)perform(hand.next(document), document);
    ASSERT_TRUE(perform(raise(7.0), document));
    const auto saved = (*project)->save(contents);
    ASSERT_TRUE(saved.ok()) << saved.error().text();
    ASSERT_TRUE(journal.flush());
    {
      SCOPED_TRACE("killed between the save and what the journal does then");
      expectRecovers(folder.path(), document, openBase);
    }
    const auto before = journal.figures().bytes;
    journal.finishBase(mark, projectBase(**project));
    ASSERT_TRUE(journal.flush());
    EXPECT_LT(journal.figures().bytes, before);
    {
      SCOPED_TRACE("after it");
      expectRecovers(folder.path(), document, openBase);
    }
  }
  // Saved without anything after it: there is nothing to recover.
  const std::string mark = journal.beginBase();
  ProjectContents contents = contentsOf(document, (*project)->knownHistory());
  contents.settings[kRecoveryMark] = mark;
  ASSERT_TRUE((*project)->save(contents).ok());
  journal.finishBase(mark, projectBase(**project));
  ASSERT_TRUE(journal.flush());
  EXPECT_FALSE(std::filesystem::exists(folder.journal()));
}

// The project is written by another thread than the journal. A kill may leave the saved project, and a journal that
// its mark is not in yet.
TEST(RecoveryJournal, WhoseProjectWasSavedBeforeItsMarkWasOnTheDiskGivesTheProject) {
  const Folder folder;
  const std::string path = folder.path() + "/terrain.scarp";
  Recovered session;
  session.document = std::make_unique<TerrainDocument>(test::journalledTerrain());
  session.project = ProjectFile::saveAs(path, contentsOf(*session.document)).value();
  session.base = projectBase(*session.project);
  test::Hand hand(29);
  for (int round = 0; round < 2; ++round) {
    SCOPED_TRACE(round);
    TerrainDocument& document = *session.document;
    auto journal = std::make_unique<RecoveryJournal>(document, folder.path(), session.base, JournalOptions(),
                                                     session.resume);
    for (int i = 0; i < 10; ++i) (void)perform(hand.next(document), document);
    ASSERT_TRUE(perform(raise(5.0), document));
    ASSERT_TRUE(journal->flush());
    const std::vector<char> before = test::bytesOf(folder.journal());
    ProjectContents contents = contentsOf(document, session.project->knownHistory());
    contents.settings[kRecoveryMark] = journal->beginBase();
    const auto saved = session.project->save(contents);
    ASSERT_TRUE(saved.ok()) << saved.error().text();
    const std::uint64_t sum = test::sumOf(document);
    journal.reset();
    contents = {};
    session = {};
    test::write(folder.journal(), before, before.size());

    auto recovered = recover(folder.path(), openBase);
    ASSERT_TRUE(recovered.ok()) << recovered.error().text();
    EXPECT_EQ(recovered->edits, 0U);
    EXPECT_TRUE(recovered->saved);
    EXPECT_FALSE(recovered->resume);
    EXPECT_EQ(recovered->warning, "");
    EXPECT_EQ(test::sumOf(*recovered->document), sum);
    session = std::move(*recovered);
  }
  // What comes now follows on the project.
  RecoveryJournal journal(*session.document, folder.path(), session.base, JournalOptions(), session.resume);
  for (int i = 0; i < 10; ++i) (void)perform(hand.next(*session.document), *session.document);
  ASSERT_TRUE(perform(raise(3.0), *session.document));
  ASSERT_TRUE(journal.flush());
  session.project.reset();
  expectRecovers(folder.path(), *session.document, openBase);
}

// The same where the journal was gone on with before: its marks keep their series.
TEST(RecoveryJournal, GoneOnWithKnowsTheMarksOfItsSeries) {
  const Folder folder;
  const std::string path = folder.path() + "/terrain.scarp";
  test::Hand hand(30);
  {
    TerrainDocument document(test::journalledTerrain());
    const auto project = ProjectFile::saveAs(path, contentsOf(document));
    ASSERT_TRUE(project.ok());
    RecoveryJournal journal(document, folder.path(), projectBase(**project));
    ASSERT_TRUE(perform(raise(5.0), document));
    ASSERT_TRUE(journal.flush());
  }
  const std::vector<char> before = test::bytesOf(folder.journal());
  std::uint64_t sum = 0;
  {
    auto lost = recover(folder.path(), openBase);
    ASSERT_TRUE(lost.ok()) << lost.error().text();
    EXPECT_FALSE(lost->saved);
    RecoveryJournal journal(*lost->document, folder.path(), lost->base, JournalOptions(), lost->resume);
    ProjectContents contents = contentsOf(*lost->document, lost->project->knownHistory());
    contents.settings[kRecoveryMark] = journal.beginBase();
    ASSERT_TRUE(lost->project->save(contents).ok());
    sum = test::sumOf(*lost->document);
  }
  test::write(folder.journal(), before, before.size());
  const auto again = recover(folder.path(), openBase);
  ASSERT_TRUE(again.ok()) << again.error().text();
  EXPECT_TRUE(again->saved);
  EXPECT_EQ(test::sumOf(*again->document), sum);
}

TEST(RecoveryJournal, OfAProjectThatAnotherJournalHasSavedIsRefused) {
  const Folder folder, other;
  const std::string path = folder.path() + "/terrain.scarp";
  TerrainDocument document(test::journalledTerrain());
  const auto project = ProjectFile::saveAs(path, contentsOf(document));
  ASSERT_TRUE(project.ok());
  RecoveryJournal journal(document, folder.path(), projectBase(**project));
  RecoveryJournal otherJournal(document, other.path(), projectBase(**project));
  ASSERT_TRUE(perform(raise(0.0), document));
  ASSERT_TRUE(journal.flush());
  ProjectContents contents = contentsOf(document, (*project)->knownHistory());
  contents.settings[kRecoveryMark] = otherJournal.beginBase();
  ASSERT_TRUE((*project)->save(contents).ok());
  const auto refused = recover(folder.path(), openBase);
  ASSERT_FALSE(refused.ok());
  EXPECT_EQ(refused.error().text(), folder.journal() + ": belongs to another saved state of its project");
  // Without a mark.
  ASSERT_TRUE((*project)->save(contentsOf(document)).ok());
  const auto unmarked = recover(folder.path(), openBase);
  ASSERT_FALSE(unmarked.ok());
  EXPECT_EQ(unmarked.error().text().rfind(path + ": ", 0), 0U) << unmarked.error().text();
}

TEST(RecoveryJournal, ThatHasGrownBeginsAnewOnABaseOfItsOwn) {
  Session session;
  session.journal->makeBases(std::uint64_t{256} << 10, ownBases(*session.document));
  test::Hand hand(24);
  std::size_t bases = 0;
  for (int round = 0; round < 400 && bases == 0; ++round) {
    session.edit(hand, 2);
    ASSERT_TRUE(session.journal->flush());
    bases = std::filesystem::exists(session.folder.path() + "/base-1.scarp");
  }
  ASSERT_EQ(bases, 1U);
  session.edit(hand, 20);
  for (int i = 0; i < 500; ++i) {
    ASSERT_TRUE(session.journal->flush());
    if (std::holds_alternative<OwnBase>(readJournal(session.folder.path())->base)) break;
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  session.edit(hand, 20);
  ASSERT_TRUE(session.journal->flush());
  EXPECT_TRUE(std::holds_alternative<OwnBase>(readJournal(session.folder.path())->base));
  auto opener = [](const JournalBase& base, const std::string& folder, const Progress& progress) {
    return openBase(base, folder, progress);
  };
  expectRecovers(session.folder.path(), *session.document, opener);
}

TEST(RecoveryJournal, ABaseOfItsOwnIsOfferedThoughNothingCameAfterIt) {
  Session session;
  test::Hand hand(25);
  session.edit(hand, 10);
  const std::string mark = session.journal->beginBase();
  ASSERT_TRUE(ownBases(*session.document)(mark)(session.folder.path() + "/base-1.scarp"));
  session.journal->finishBase(mark, OwnBase{"base-1.scarp", false});
  ASSERT_TRUE(session.journal->flush());
  const auto summary = readJournal(session.folder.path());
  ASSERT_TRUE(summary.ok());
  EXPECT_EQ(summary->edits, 0U);
  EXPECT_TRUE(summary->unsaved);
  expectRecovers(session.folder.path(), *session.document, openBase);
  session.edit(hand, 10);
  ASSERT_TRUE(session.journal->flush());
  expectRecovers(session.folder.path(), *session.document, openBase);
}

TEST(RecoveryJournal, InAFolderThatCannotBeWrittenSaysSoOnce) {
  TerrainDocument document(test::journalledTerrain());
  RecoveryJournal journal(document, "/proc/no-such-folder", FlatBase{});
  std::vector<std::string> lines;
  const Subscription told =
      journal.trouble.subscribe([&](const Message& line) { lines.push_back(line.text()); });
  for (int i = 0; i < 5; ++i) {
    ASSERT_TRUE(perform(raise(3.0 * i), document));
    EXPECT_FALSE(journal.flush(std::chrono::milliseconds(30)));
  }
  journal.settle();
  ASSERT_EQ(lines.size(), 1U);
  EXPECT_EQ(lines[0].rfind("the recovery journal cannot be written to \"/proc/no-such-folder\": ", 0), 0U)
      << lines[0];
  EXPECT_EQ(document.history().size(), 5U);
}

TEST(RecoveryJournal, RastersAsBases) {
  const Folder folder;
  const std::string path = folder.path() + "/ground.raw";
  std::ofstream(path, std::ios::binary) << std::string(64 * 64 * 2, '\7');
  ImportOptions options;
  options.raw = RawLayout{64, 64};
  options.cellSize = 2.5;
  options.nodata = std::numeric_limits<double>::quiet_NaN();
  options.range = ImportRange{-12.5, 340.0, ImportRange::Of::Steps};
  options.bands = BandUse{BandUse::Kind::Band, 1};
  options.rows = RowOrder::SouthFirst;
  const auto base = rasterBase(path, options);
  ASSERT_TRUE(base.ok());
  const auto again = readBase(writeBase(*base));
  ASSERT_TRUE(again.ok()) << again.error().text();
  EXPECT_EQ(writeBase(*again), writeBase(*base));
  const ImportOptions& kept = std::get<RasterBase>(*again).options;
  EXPECT_EQ(kept.range, options.range);
  EXPECT_EQ(kept.bands, options.bands);
  EXPECT_EQ(kept.rows, options.rows);
  // As earlier versions wrote it.
  EXPECT_TRUE(
      readBase(R"({"kind":"raster","path":"a.tif","bytes":1,"modified":2,"options":{"cell-size":2.5}})")
          .ok());
  auto imported = importRaster(path, options);
  ASSERT_TRUE(imported.ok()) << imported.error().text();
  TerrainDocument document(std::move(imported->terrain));
  RecoveryJournal journal(document, folder.path(), *base);
  ASSERT_TRUE(perform(raise(0.0), document));
  ASSERT_TRUE(journal.flush());
  expectRecovers(folder.path(), document, openBase);
  std::ofstream(path, std::ios::binary | std::ios::app) << "more";
  const auto changed = recover(folder.path(), openBase);
  ASSERT_FALSE(changed.ok());
  EXPECT_EQ(changed.error().text(), path + ": was changed after it had been edited in Scarp");
}

}  // namespace
}  // namespace scarp
