#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cstring>
#include <random>

#include "core/edit/ObjectOperations.h"
#include "core/edit/Operation.h"
#include "tests/edit/Hand.h"
#include "tests/project/ProjectFolder.h"

namespace scarp {
namespace {

using Clock = std::chrono::steady_clock;

/// A small project with layers, objects, a history and earlier saves; and what it should open as.
struct Sound {
  test::ProjectFolder folder;
  std::vector<char> bytes;
  DocumentParts parts;
  std::vector<DocumentParts> steps;  ///< At each position of the history.

  Sound() {
    TerrainDocument document(test::fractalTerrain(150, 140));
    test::Hand hand(41);
    auto file = test::savedAs(folder.path(), document);
    for (int save = 0; save < 5; ++save) {
      for (int i = 0; i < 12; ++i) (void)perform(hand.next(document), document);
      (void)perform(PlaceOperation{Object{.x = 3.0 * save, .y = 1.0}}, document);
      (void)test::saved(*file, document);
    }
    file.reset();
    bytes = test::bytesOfFile(folder.path());
    const std::size_t position = document.history().position();
    parts = contentsOf(document).document;
    for (std::size_t step = 0; step <= document.history().size(); ++step) {
      EXPECT_TRUE(document.goTo(step).ok());
      steps.push_back(contentsOf(document).document);
    }
    EXPECT_TRUE(document.goTo(position).ok());
  }
};

bool sameTile(const HeightRaster& one, const HeightRaster& other, int slot) {
  if (!one.holds(slot) || !other.holds(slot)) return one.holds(slot) == other.holds(slot);
  return std::memcmp(one.tile(slot)->data(), other.tile(slot)->data(), sizeof(HeightRaster::Tile)) == 0;
}

/// Flips of bits, a cut, or a page full of zeros.
std::vector<char> damaged(const std::vector<char>& bytes, std::mt19937_64& random) {
  std::vector<char> other = bytes;
  switch (random() % 8) {
    case 0:
      other.resize(random() % (bytes.size() + 1));
      break;
    case 1:
    case 2: {
      const std::size_t length = std::size_t{512} << random() % 5;
      const std::size_t at = random() % bytes.size() / length * length;
      std::fill_n(other.begin() + static_cast<long>(at), std::min(length, bytes.size() - at), '\0');
      break;
    }
    default:
      for (std::uint64_t flips = 1 + random() % 6; flips > 0; --flips)
        other[random() % other.size()] ^= static_cast<char>(1U << random() % 8);
  }
  return other;
}

struct Tally {
  int refused = 0, named = 0, earlier = 0, holes = 0, kept = 0;
};

/// Every tile is the one that was saved, or is named.
void expectNothingWrongUnnamed(const Sound& sound, const OpenedProject& project, Tally& tally) {
  for (const auto& [id, raster] : project.document.rasters)
    for (int slot = 0; slot < raster.tileCount(); ++slot) (void)raster.tile(slot);
  const std::vector<Damage> damages = project.file->damages();
  for (const Damage& damage : damages) {
    EXPECT_EQ(damage.message().text().find('\n'), std::string::npos);
    EXPECT_NE(damage.message().text().find(sound.folder.path()), std::string::npos) << damage.message();
    tally.earlier += damage.now == Damage::Now::Earlier;
    tally.holes += damage.now == Damage::Now::Holes;
  }
  tally.named += !damages.empty();
  if (!(project.document.state == sound.parts.state)) {
    EXPECT_FALSE(damages.empty());
    return;
  }
  for (const auto& [id, raster] : sound.parts.rasters) {
    const auto there = project.document.rasters.find(id);
    if (there == project.document.rasters.end()) {
      EXPECT_FALSE(damages.empty());
      continue;
    }
    for (int slot = 0; slot < raster.tileCount(); ++slot) {
      if (sameTile(raster, there->second, slot)) continue;
      const GridRect rect = raster.tileRect(slot);
      EXPECT_TRUE(std::ranges::any_of(
          damages,
          [&, which = id](const Damage& damage) { return damage.raster == which && damage.samples == rect; }))
          << "slot " << slot << " of raster " << static_cast<int>(id.role) << " is wrong and not named";
    }
  }
  EXPECT_TRUE(!damages.empty() || project.document.objects.all() == sound.parts.objects.all());
}

/// Undoing leads through the states that there were, as far as it goes.
void expectSoundHistory(const Sound& sound, OpenedProject& project) {
  const auto file = project.file;
  const bool whole = file->damages().empty();
  TerrainDocument document(std::move(project.document));
  for (const Damage& damage : file->damages())
    if (damage.raster == kGround) document.groundRepaired(damage.samples);
  const auto walk = [&](bool back) {
    while (back ? document.history().canUndo() : document.history().canRedo()) {
      if (!(back ? document.undo() : document.redo()).ok()) return false;
      if (whole) test::expectSame(contentsOf(document).document, sound.steps[document.history().position()]);
    }
    return true;
  };
  if (walk(true)) (void)walk(false);
  const HeightPyramid pyramid(document.heights());
  test::expectSamePyramid(document.pyramid(), pyramid);
}

/// Saves a damaged project again and expects a copy of the damaged file beside it.
void expectKept(const Sound& sound, OpenedProject& project, const std::vector<char>& bytes, Tally& tally) {
  const bool whole = project.file->damages().empty();
  const auto file = project.file;
  TerrainDocument document(std::move(project.document));
  const SaveReport report = test::saved(*file, document);
  // Damage that nobody has looked at yet may come to light only in the save.
  EXPECT_TRUE(whole || !report.original.empty());
  if (!report.original.empty()) {
    ++tally.kept;
    EXPECT_TRUE(test::bytesOfFile(report.original) == bytes);
    std::filesystem::remove(report.original);
    const OpenedProject again = test::opened(sound.folder.path(), {.readOnly = true});
    test::expectSame(again.document, contentsOf(document).document);
  }
  EXPECT_EQ(sound.folder.files(), 1U);
}

TEST(ProjectDamage, NothingWrongIsEverTakenForGround) {
  const char* const wanted = std::getenv("SCARP_DAMAGE_ROUNDS");
  const int rounds = wanted ? std::atoi(wanted) : 48;
  const Sound sound;
  const std::string path = sound.folder.path();
  std::mt19937_64 random(42);
  Tally tally;
  double longest = 0.0;
  for (int round = 0; round < rounds; ++round) {
    const auto begin = Clock::now();
    const std::vector<char> bytes = damaged(sound.bytes, random);
    test::writeFile(path, bytes);
    auto project = ProjectFile::open(path);
    if (!project.ok()) {
      ++tally.refused;
      EXPECT_NE(project.error().text().find(path), std::string::npos) << project.error().text();
      EXPECT_EQ(project.error().text().find('\n'), std::string::npos);
      continue;
    }
    expectNothingWrongUnnamed(sound, *project, tally);
    EXPECT_TRUE(test::bytesOfFile(path) == bytes) << "opening writes nothing";
    if (round % 4 == 0) expectSoundHistory(sound, *project);
    if (round % 4 == 1) expectKept(sound, *project, bytes, tally);
    longest = std::max(longest, std::chrono::duration<double>(Clock::now() - begin).count());
    if (HasFailure()) FAIL() << "round " << round;
  }
  EXPECT_LT(longest, 10.0);
  EXPECT_GT(tally.named, rounds / 8);
  EXPECT_GT(tally.earlier, 0);
  EXPECT_GT(tally.holes, 0);
  EXPECT_GT(tally.kept, 0);
  EXPECT_LT(tally.refused, rounds / 6) << "what is sound is opened";
}

/// What no reading of ours comes to, SQLite's own check finds: here a count of free pages that there are not.
TEST(ProjectDamage, WhatSqliteFindsIsTold) {
  const test::ProjectFolder folder;
  const TerrainDocument document(test::fractalTerrain(300, 200));
  (void)test::savedAs(folder.path(), document);
  std::vector<char> bytes = test::bytesOfFile(folder.path());
  EXPECT_TRUE(test::opened(folder.path()).warnings.empty());
  constexpr std::size_t freePages = 39;  // The last of four bytes.
  bytes.at(freePages) = static_cast<char>(bytes.at(freePages) + 7);
  test::writeFile(folder.path(), bytes);
  const auto project = ProjectFile::open(folder.path());
  ASSERT_TRUE(project.ok()) << project.error().text();
  ASSERT_EQ(project->warnings.size(), 1U);
  EXPECT_TRUE(project->warnings[0].text().ends_with(
      R"(is damaged: SQLite's check of its pages says "Main freelist: size is 0 but should be 7")"))
      << project->warnings[0];
  test::expectSame(project->document, contentsOf(document).document);
  EXPECT_EQ(project->file->check()->size(), 1U);
}

}  // namespace
}  // namespace scarp
