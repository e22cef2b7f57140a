#include "core/edit/LayerOperations.h"
#include "core/recovery/Recovery.h"
#include "core/recovery/RecoveryJournal.h"
#include "core/store/Sqlite.h"
#include "tests/project/ProjectFolder.h"
#include "tests/recovery/Journalled.h"

namespace scarp {
namespace {

/// A project whose tile in the ground's first slot is damaged on the disk, while it is edited.
struct DamagedWhileEdited {
  test::Folder folder;
  std::string path = folder.path() + "/terrain.scarp";
  TerrainDocument document{test::journalledTerrain()};
  std::shared_ptr<ProjectFile> project;
  std::unique_ptr<RecoveryJournal> journal;

  DamagedWhileEdited() {
    project = test::savedAs(path, document);
    journal = std::make_unique<RecoveryJournal>(document, folder.path(), projectBase(*project));
  }
  void raise(double x, double y, double height) {
    ASSERT_TRUE(perform(test::strokeAt(BrushKind::Raise, x, y, 12, height), document));
  }
  void crash() {
    ASSERT_TRUE(journal->flush());
    journal.reset();
    project.reset();
    auto database = SqliteDatabase::open(path, SqliteDatabase::Mode::ReadWrite, path);
    ASSERT_TRUE(database.ok());
    ASSERT_TRUE((*database)
                    ->execute("UPDATE content SET bytes=zeroblob(100) WHERE role=0 AND id IN (SELECT content "
                              "FROM slot WHERE role=0 AND slot=0)")
                    .ok());
  }
};

void expectPyramidFits(const TerrainDocument& document) {
  test::expectSamePyramid(document.pyramid(), HeightPyramid(document.heights()));
}

TEST(BaseDamage, IsFilledFromTheJournalAndToldOf) {
  DamagedWhileEdited session;
  const double x = session.document.frame().x(20), y = session.document.frame().y(20);
  const double farX = session.document.frame().x(140), farY = session.document.frame().y(132);
  session.raise(x, y, 3.0);
  // Back to the project's own tile, which the next stroke lies on again.
  ASSERT_TRUE(session.document.undo());
  session.raise(x + 3.0, y, 5.0);
  session.raise(farX, farY, 2.0);
  session.raise(x, y, 1.0);
  session.crash();

  auto recovered = recover(session.folder.path(), openBase);
  ASSERT_TRUE(recovered.ok()) << recovered.error().text();
  EXPECT_EQ(recovered->warning, "");
  EXPECT_EQ(recovered->edits, 5U);
  TerrainDocument& document = *recovered->document;
  EXPECT_TRUE(
      test::sameBits(test::samplesOf(document.heights()), test::samplesOf(session.document.heights())));
  expectPyramidFits(document);
  ASSERT_EQ(recovered->baseWarnings.size(), 1U);
  EXPECT_NE(recovered->baseWarnings[0].text().find(
                "columns 0 to 127, rows 0 to 127; what stands there now is out of "
                "the recovery journal"),
            std::string::npos)
      << recovered->baseWarnings[0];
  ASSERT_EQ(recovered->project->damages().size(), 1U);
  EXPECT_EQ(recovered->project->damages()[0].now, Damage::Now::Journal);

  // Before what the journal holds there is nothing but holes.
  ASSERT_TRUE(document.goTo(0));
  EXPECT_TRUE(std::isnan(document.heights().at(20, 20)));
  expectPyramidFits(document);
  ASSERT_TRUE(document.goTo(3));
  expectPyramidFits(document);

  // Saved, it is whole again.
  ASSERT_TRUE(recovered->project->save(contentsOf(document)).ok());
  recovered = Error{};
  const OpenedProject again = test::opened(session.path);
  EXPECT_TRUE(test::sameBits(test::samplesOf(again.document.rasters.at(kGround)),
                             test::samplesOf(session.document.heights())));
}

TEST(BaseDamage, ThatTheJournalTookBackIsStillOne) {
  DamagedWhileEdited session;
  session.raise(session.document.frame().x(20), session.document.frame().y(20), 3.0);
  ASSERT_TRUE(session.document.undo());
  session.crash();
  auto recovered = recover(session.folder.path(), openBase);
  ASSERT_TRUE(recovered.ok()) << recovered.error().text();
  EXPECT_EQ(recovered->warning, "");
  EXPECT_TRUE(std::isnan(recovered->document->heights().at(20, 20)));
  expectPyramidFits(*recovered->document);
  ASSERT_EQ(recovered->project->damages().size(), 1U);
  EXPECT_EQ(recovered->project->damages()[0].now, Damage::Now::Holes);
  // Done again, it is there.
  ASSERT_TRUE(recovered->document->redo());
  ASSERT_TRUE(session.document.redo());
  EXPECT_TRUE(test::sameBits(test::samplesOf(recovered->document->heights()),
                             test::samplesOf(session.document.heights())));
  expectPyramidFits(*recovered->document);
}

TEST(BaseDamage, UnderALayerIsNotMadeGoodByWhatIsSeen) {
  DamagedWhileEdited session;
  ASSERT_TRUE(perform(AddLayerOperation{}, session.document));
  session.raise(session.document.frame().x(20), session.document.frame().y(20), 3.0);
  session.crash();
  auto recovered = recover(session.folder.path(), openBase);
  ASSERT_TRUE(recovered.ok()) << recovered.error().text();
  EXPECT_TRUE(test::sameBits(test::samplesOf(recovered->document->heights()),
                             test::samplesOf(session.document.heights())));
  ASSERT_FALSE(recovered->project->damages().empty());
  EXPECT_EQ(recovered->project->damages()[0].now, Damage::Now::Holes);
}

}  // namespace
}  // namespace scarp
