#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <optional>
#include <random>

#include "core/edit/AssetOperations.h"
#include "core/edit/MaskOperations.h"
#include "core/edit/MaterialOperations.h"
#include "core/edit/ObjectOperations.h"
#include "core/edit/Operation.h"
#include "core/model/Model.h"
#include "core/recovery/Recovery.h"
#include "core/terrain/WorkingRange.h"
#include "tests/recovery/Journalled.h"
#include "tests/support/MadeModels.h"
#include "tests/support/MadePictures.h"

namespace scarp {
namespace {

using test::Folder;
using test::FrameEnd;
using test::Session;
using test::sumOf;

TEST(Recovery, BringsBackEverythingWithItsHistory) {
  Session session;
  test::Hand hand(3);
  session.edit(hand, 100);
  ASSERT_TRUE(
      perform(SelectOperation{ShapeSource{MaskRectangle{{-20.0, -10.0}, {15.0, 30.0}}}}, *session.document));
  ASSERT_TRUE(perform(KeepMaskOperation{"kept"}, *session.document));
  ASSERT_TRUE(session.journal->flush());
  auto recovered = recover(session.folder.path(), test::terrainOpener());
  ASSERT_TRUE(recovered.ok()) << recovered.error().text();
  EXPECT_EQ(recovered->warning, "");
  EXPECT_EQ(recovered->edits + 1, session.sums.size());
  EXPECT_EQ(sumOf(*recovered->document), sumOf(*session.document));
  EXPECT_EQ(recovered->document->activeLayer(), session.document->activeLayer());
  EXPECT_EQ(recovered->document->history().isSaved(), session.document->history().isSaved());
  EXPECT_GT(session.document->history().size(), 5U);
  EXPECT_EQ(test::sumsOf(*recovered->document), test::sumsOf(*session.document));
}

TEST(Recovery, BringsBackPicturesOfMaterialsAndModelsOfAssets) {
  std::optional<Session> session(std::in_place);
  const auto done = [&](const Operation& operation) { ASSERT_TRUE(perform(operation, *session->document)); };
  const auto lay = [&](std::vector<Material> materials) {
    MaterialsOperation operation{std::move(materials), {}};
    operation.rules.base = operation.materials.front().id;
    done(operation);
  };
  Material bumps = test::materialOfBumps(24), more = test::materialOfBumps(16, 21);
  const std::uint64_t picture = bumps.picture(PictureKind::Albedo).content;
  const Texels albedo = texelsOf(*bumps.picture(PictureKind::Albedo).picture);
  lay({bumps});
  lay({bumps, more});
  bumps.size = 9.0;
  lay({bumps, more});
  std::uint64_t sum = 0;
  {
    Model ball = test::ballModel(7, 1.0);
    const MaterialPicture painted = test::heldAs("a", test::bumpAlbedo(12));
    ball.materials[0].albedo = painted.picture;
    ball.materials[0].albedoSum = painted.content;
    const ModelPtr model = sharedModel(std::move(ball));
    sum = model->sum;
    done(AddAssetOperation{assetOf("ball", model)});
  }
  SetAssetOperation rename;
  rename.asset = "ball";
  rename.name = "globe";
  done(rename);
  done(PlaceOperation{{.asset = *assetNamed("globe")}});
  ASSERT_TRUE(session->journal->flush());
  int pictures = 0, models = 0;
  for (const FrameEnd& frame : test::framesOf(session->folder.journal())) {
    pictures += frame.kind == JournalEvent::Picture ? 1 : 0;
    models += frame.kind == JournalEvent::Model ? 1 : 0;
  }
  EXPECT_EQ(pictures, 11) << "each once";
  EXPECT_EQ(models, 1) << "once";
  const std::vector<char> bytes = test::bytesOf(session->folder.journal());
  session.reset();
  bumps = more = {};
  ASSERT_FALSE(heldPicture(picture) || heldModel(sum)) << "the test would find them in memory";
  const Folder folder;
  test::write(folder.journal(), bytes, bytes.size());
  auto recovered = recover(folder.path(), test::terrainOpener());
  ASSERT_TRUE(recovered.ok()) << recovered.error().text();
  EXPECT_EQ(recovered->warning, "");
  TerrainDocument& document = *recovered->document;
  ASSERT_EQ(document.materials().size(), 2U);
  EXPECT_EQ(document.materials()[0].size, 9.0);
  for (const Material& material : document.materials())
    for (const MaterialPicture& one : material.pictures) EXPECT_TRUE(one.picture) << one.name;
  EXPECT_EQ(texelsOf(*document.materials()[0].picture(PictureKind::Albedo).picture), albedo);
  ASSERT_EQ(document.assets().size(), 1U);
  ASSERT_TRUE(document.assets()[0].model);
  EXPECT_TRUE(document.assets()[0].model->materials[0].albedo);
  EXPECT_EQ(document.assets()[0].name, "globe");
  EXPECT_EQ(document.objects().size(), 1U);
  ASSERT_TRUE(document.goTo(4));
  EXPECT_EQ(document.assets()[0].name, "ball");
  ASSERT_TRUE(document.goTo(1));
  EXPECT_TRUE(document.materials()[0].picture(PictureKind::Normal).picture);
}

TEST(Recovery, LeavesOutWhatComesAfterTheEditsThatAreWanted) {
  Session session;
  test::Hand hand(14);
  session.edit(hand, 20);
  ASSERT_TRUE(session.journal->flush());
  const std::size_t all = session.sums.size() - 1;
  for (const std::size_t most : {std::size_t{0}, std::size_t{1}, all / 2, all - 1, all, all + 5}) {
    auto recovered = recover(session.folder.path(), test::terrainOpener(), {}, most);
    ASSERT_TRUE(recovered.ok()) << recovered.error().text();
    const std::size_t edits = std::min(most, all);
    EXPECT_EQ(recovered->edits, edits);
    EXPECT_EQ(sumOf(*recovered->document), session.sums[edits]);
    EXPECT_EQ(recovered->warning.text(),
              most < all ? "what came after edit " + std::to_string(most) + " was left out" : "");
  }
}

TEST(Recovery, HeightsOutOfRangeBecomeHoles) {
  Session session;
  TerrainDocument& document = *session.document;
  // As no edit of ours makes them.
  EditRecord record;
  record.name = Message("Far up");
  const auto tile = std::make_shared<HeightRaster::Tile>();
  tile->fill(5.0F);
  (*tile)[0] = 2e9F;
  (*tile)[1] = std::numeric_limits<float>::infinity();
  (*tile)[2] = -3e38F;
  record.tiles[kGround][0] = tile;
  record.changed = document.frame().samples();
  document.replay(std::move(record));
  ASSERT_TRUE(session.journal->flush());
  const auto recovered = recover(session.folder.path(), test::terrainOpener());
  ASSERT_TRUE(recovered.ok());
  ASSERT_EQ(recovered->edits, 1U);
  const HeightRaster& heights = recovered->document->heights();
  for (const int column : {0, 1, 2}) EXPECT_TRUE(std::isnan(heights.at(column, 0))) << column;
  EXPECT_EQ(heights.at(3, 0), 5.0F);
  EXPECT_TRUE(checkHeights(recovered->document->pyramid().range()));
}

TEST(Recovery, OfAJournalCutAnywhereIsTheStateAfterTheLastWholeEvent) {
  Session session;
  test::Hand hand(4);
  session.edit(hand, 20);
  ASSERT_TRUE(session.journal->flush());
  const std::vector<char> bytes = test::bytesOf(session.folder.journal());
  const std::vector<FrameEnd> frames = test::framesOf(session.folder.journal());
  Folder cut;
  std::mt19937_64 random(11);
  std::vector<std::uint64_t> places;
  for (std::size_t i = 0; i < frames.size(); ++i) {
    const std::uint64_t begin = i == 0 ? kJournalHeadBytes : frames[i - 1].end, end = frames[i].end;
    // Boundaries, within the head of a frame, one byte short, and anywhere.
    for (const std::uint64_t place :
         {begin, begin + random() % kFrameHeadBytes, end - 1, begin + random() % (end - begin)})
      places.push_back(place);
  }
  std::size_t recoveries = 0;
  for (const std::uint64_t place : places) {
    test::write(cut.journal(), bytes, place);
    std::size_t steps = 0;
    bool torn = true;
    for (const FrameEnd& frame : frames) {
      if (frame.end <= place && test::isStep(frame.kind)) ++steps;
      torn = torn && frame.end != place;
    }
    auto recovered = recover(cut.path(), test::terrainOpener());
    if (place < frames[0].end) {
      ASSERT_FALSE(recovered.ok());
      continue;
    }
    ASSERT_TRUE(recovered.ok()) << recovered.error().text();
    ASSERT_EQ(recovered->edits, steps) << place;
    ASSERT_EQ(sumOf(*recovered->document), session.sums[steps]) << place;
    ASSERT_EQ(recovered->warning.empty(), !torn) << recovered->warning;
    ++recoveries;
  }
  EXPECT_GT(recoveries, 25U);
}

TEST(Recovery, OfADamagedJournalIsAStateThatWasThere) {
  Session session;
  test::Hand hand(5);
  session.edit(hand, 20);
  ASSERT_TRUE(session.journal->flush());
  const std::vector<char> bytes = test::bytesOf(session.folder.journal());
  Folder damaged;
  std::mt19937_64 random(12);
  std::size_t refused = 0, shorter = 0;
  for (int round = 0; round < 15; ++round) {
    std::vector<char> changed = bytes;
    for (auto flips = 1 + random() % 4; flips > 0; --flips)
      changed[random() % changed.size()] ^= static_cast<char>(1 << random() % 8);
    if (round % 5 == 0) {
      const std::size_t page = random() % changed.size();
      std::fill(changed.begin() + static_cast<std::ptrdiff_t>(page),
                changed.begin() + static_cast<std::ptrdiff_t>(std::min(page + 4096, changed.size())), '\0');
    }
    if (round % 7 == 0) changed.resize(random() % changed.size());
    test::write(damaged.journal(), changed, changed.size());
    const auto recovered = recover(damaged.path(), test::terrainOpener());
    if (!recovered.ok()) {
      EXPECT_EQ(recovered.error().text().find('\n'), std::string::npos);
      ++refused;
      continue;
    }
    ASSERT_LT(recovered->edits, session.sums.size());
    ASSERT_EQ(sumOf(*recovered->document), session.sums[recovered->edits]) << round;
    ASSERT_FALSE(recovered->warning.empty() && changed.size() == bytes.size()) << round;
    shorter += recovered->edits + 1 < session.sums.size();
  }
  EXPECT_GT(shorter, 8U);
  EXPECT_LT(refused, 8U);
}

TEST(Recovery, OnOtherGroundStopsAndSaysSo) {
  Session session;
  ASSERT_TRUE(perform(test::strokeAt(BrushKind::Raise, 0, 0, 20, 3), *session.document));
  ASSERT_TRUE(session.journal->flush());
  const auto opener = [](const JournalBase&, const std::string&, const Progress&) -> Result<OpenedBase> {
    OpenedBase opened;
    opened.document = std::make_unique<TerrainDocument>(test::fractalTerrain(150, 140, 1.0, 1.0, 99));
    return opened;
  };
  const auto recovered = recover(session.folder.path(), opener);
  ASSERT_TRUE(recovered.ok());
  EXPECT_EQ(recovered->edits, 0U);
  EXPECT_NE(recovered->warning.text().find("other ground"), std::string::npos) << recovered->warning;
}

TEST(Recovery, SettingsAndTheSavedMarkComeBack) {
  Session session;
  session.journal->set("view", "{\"x\": 1}");
  ASSERT_TRUE(perform(test::strokeAt(BrushKind::Raise, 0, 0, 20, 3), *session.document));
  session.document->markSaved();
  session.journal->set("view", "{\"x\": 2}");
  ASSERT_TRUE(session.journal->flush());
  const auto saved = readJournal(session.folder.path());
  ASSERT_TRUE(saved.ok());
  EXPECT_FALSE(saved->unsaved);
  EXPECT_EQ(saved->edits, 1U);
  ASSERT_TRUE(session.document->undo());
  ASSERT_TRUE(session.journal->flush());
  EXPECT_TRUE(readJournal(session.folder.path())->unsaved);
  auto recovered = recover(session.folder.path(), test::terrainOpener());
  ASSERT_TRUE(recovered.ok());
  EXPECT_EQ(recovered->settings.at("view"), "{\"x\": 2}");
  EXPECT_FALSE(recovered->document->history().isSaved());
  ASSERT_TRUE(recovered->document->redo());
  EXPECT_TRUE(recovered->document->history().isSaved());
}

TEST(Recovery, GoesNoFurtherThanAnEditThatIsMissing) {
  Session session;
  for (int i = 0; i < 4; ++i)
    ASSERT_TRUE(perform(test::strokeAt(BrushKind::Raise, 3.0 * i, 0, 20, 3), *session.document));
  ASSERT_TRUE(session.journal->flush());
  auto reader = FrameReader::open(session.folder.journal());
  std::vector<std::byte> bytes = journalHead(5);
  std::uint64_t number = 0;
  const auto kindOf = [](JournalEvent event) { return static_cast<std::uint32_t>(event); };
  std::size_t pushes = 0;
  while (const auto frame = reader->next()) {
    addFrame(bytes, 5, number++, frame->kind, frame->bytes);
    if (frame->kind == kindOf(JournalEvent::Push) && ++pushes == 2)
      addFrame(bytes, 5, number++, kindOf(JournalEvent::Gap), {});
  }
  const Folder folder;
  std::ofstream(folder.journal(), std::ios::binary)
      .write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
  const auto recovered = recover(folder.path(), test::terrainOpener());
  ASSERT_TRUE(recovered.ok());
  EXPECT_EQ(recovered->edits, 2U);
  EXPECT_EQ(sumOf(*recovered->document), session.sums[2]);
  EXPECT_NE(recovered->warning.text().find("could not be kept"), std::string::npos);
}

TEST(Recovery, WithoutAJournalIsAnError) {
  Folder folder;
  EXPECT_FALSE(readJournal(folder.path()).ok());
  EXPECT_FALSE(recover(folder.path(), test::terrainOpener()).ok());
  test::write(folder.journal(), std::vector<char>(100, 'x'), 100);
  const auto other = recover(folder.path(), test::terrainOpener());
  ASSERT_FALSE(other.ok());
  EXPECT_NE(other.error().text().find("is no recovery journal"), std::string::npos);
}

}  // namespace
}  // namespace scarp
