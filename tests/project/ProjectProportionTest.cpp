#include <gtest/gtest.h>

#include <algorithm>
#include <ctime>
#include <cmath>

#include "core/io/ExportRows.h"
#include "core/memory/PagedPieces.h"
#include "core/project/ProjectSummary.h"
#include "core/store/ContentRows.h"
#include "core/store/Sqlite.h"
#include "tests/project/ProjectFolder.h"

// What a small file says of itself takes no more time and memory than the file has.

namespace scarp {
namespace {

using test::ProjectFolder;
using test::savedAs;

/// A project whose last save says something else, under checks that are right.
class HostileProject {
 public:
  HostileProject() : document_(test::fractalTerrain(200, 200)) { savedAs(folder_.path(), document_); }

  template <class Change>
  void change(Change&& change) const {
    auto database = SqliteDatabase::open(folder_.path(), SqliteDatabase::Mode::ReadWrite);
    ASSERT_TRUE(database.ok());
    change(**database);
  }
  /// Edits the summary, and the state in it.
  template <class Edit>
  void say(Edit&& edit) const {
    change([&](SqliteDatabase& database) {
      auto row = database.prepare("SELECT id, time, name, summary FROM save ORDER BY id DESC");
      ASSERT_TRUE(row.ok() && *row->step());
      const std::int64_t number = row->number(0), time = row->number(1);
      const std::string name(row->text(2));
      auto summary = readSummary(row->text(3));
      ASSERT_TRUE(summary.ok());
      auto state = readProjectState(summary->state);
      ASSERT_TRUE(state.ok());
      edit(*summary, *state);
      summary->state = writeProjectState(*state);
      const std::string text = writeSummary(*summary);
      auto update = database.prepare("UPDATE save SET summary=?, \"check\"=? WHERE id=?");
      ASSERT_TRUE(update.ok());
      const auto check = static_cast<std::int64_t>(changeCheck(number, time, name, text));
      ASSERT_TRUE(update->with(std::string_view(text), check, number).run().ok());
    });
  }
  void addSlot(const ContentKey& key, const ContentRef& ref) const {
    change([&](SqliteDatabase& database) {
      auto insert = database.prepare("INSERT INTO slot VALUES(?,?,?,?,?,?,?)");
      ASSERT_TRUE(insert.ok());
      ASSERT_TRUE(insert
                      ->with(std::int64_t{key.part.role}, std::int64_t{key.part.layer}, key.slot, ref.id,
                             static_cast<std::int64_t>(ref.form), static_cast<std::int64_t>(ref.sum),
                             static_cast<std::int64_t>(slotCheck(key, ref)))
                      .run()
                      .ok());
    });
  }
  [[nodiscard]] Result<OpenedProject> open() const {
    const std::clock_t start = std::clock();  // processor time: other tests run beside this one
    const std::size_t before = residentBytes();
    auto project = ProjectFile::open(folder_.path(), {.readOnly = true});
    EXPECT_LT(std::clock() - start, 3 * CLOCKS_PER_SEC);
    EXPECT_LT(residentBytes(), before + (std::size_t{200} << 20));
    return project;
  }

 private:
  ProjectFolder folder_;
  TerrainDocument document_;
};

TEST(ProjectProportion, AFrameThatTheFileHasLittleOfTakesNeitherTimeNorMemory) {
  for (const auto& [side, sound] : {std::pair{1'048'577, true}, {70'000, false}}) {
    SCOPED_TRACE(std::to_string(side) + (sound ? "" : ", unsound"));
    const HostileProject project;
    project.say([&](SaveSummary& summary, ProjectState& state) {
      state.document.frame.columns = state.document.frame.rows = side;
      summary.digest += sound ? 0 : 1;
      summary.held[{0, 0}] = {{0, std::int64_t{side} * side}};
    });
    const auto opened = project.open();
    ASSERT_TRUE(opened.ok()) << opened.error().text();
    EXPECT_EQ(opened->document.rasters.at(kGround).columns(), side);
    EXPECT_FALSE(opened->warnings.empty()) << "the pyramid was another terrain's";
  }
}

TEST(ProjectProportion, RastersThatThereAreNotTakeNeitherTimeNorMemory) {
  const HostileProject project;
  project.say([](SaveSummary&, ProjectState& state) {
    state.document.frame.columns = state.document.frame.rows = 30'000;
    state.fills[kBase] = 0.0F;
    for (LayerId layer = 1; layer <= 100'000U; ++layer) {
      state.document.layers.push_back({.id = layer, .name = "a layer"});
      state.fills[{RasterRole::Layer, layer}] = 0.0F;
    }
  });
  const auto opened = project.open();
  if (!opened.ok()) {
    EXPECT_EQ(opened.error().text().find('\n'), std::string::npos) << opened.error().text();
  }
}

TEST(ProjectProportion, RunsOfSlotsThatThereCannotBeAreNotCounted) {
  const HostileProject project;
  project.say([](SaveSummary& summary, ProjectState&) {
    ++summary.digest;
    summary.held[{0, 0}] = {{0, (std::int64_t{1} << 56)}};
    for (std::uint32_t layer = 0; layer < 2000; ++layer)
      for (const int role : {0, 2, 3, 5, kObjectsRole, kPyramidRole, kStateRole, 700})
        for (int i = 0; i < 3; ++i) summary.held[{role, layer}].emplace_back(0, (std::int64_t{1} << 56));
  });
  const auto opened = project.open();
  ASSERT_TRUE(opened.ok()) << opened.error().text();
  EXPECT_FALSE(opened->warnings.empty());
  EXPECT_FALSE(std::isnan(opened->document.rasters.at(kGround).at(199, 199)));
}

TEST(ProjectProportion, SlotsFarBehindTheOthersMakeNoRoomForAllBetween) {
  const HostileProject project;
  for (std::uint32_t layer = 0; layer < 50; ++layer)
    project.addSlot({{2, layer}, (std::int64_t{1} << 26) - 1}, {1, 2, ContentForm::Tile});
  EXPECT_TRUE(project.open().ok());
}

TEST(SlotMap, IsTheSameWhateverTheOrderOfTheSlots) {
  std::vector<std::int64_t> slots;
  for (std::int64_t i = 0; i < 3000; ++i) slots.push_back(i * i % 65'537 + (i % 7 == 0 ? 5'000'000 : 0));
  SlotMap one, other;
  for (const std::int64_t slot : slots) one.set({{0, 0}, slot}, {slot + 1, 3, ContentForm::Tile});
  std::ranges::sort(slots);
  for (const std::int64_t slot : slots) other.set({{0, 0}, slot}, {slot + 1, 3, ContentForm::Tile});
  EXPECT_EQ(one.digest(), other.digest());
  std::vector<std::int64_t> inOrder, alsoInOrder;
  one.forEach({0, 0}, [&](std::int64_t slot, const ContentRef& ref) {
    EXPECT_EQ(ref.id, slot + 1);
    inOrder.push_back(slot);
  });
  other.forEach({0, 0}, [&](std::int64_t slot, const ContentRef&) { alsoInOrder.push_back(slot); });
  slots.erase(std::ranges::unique(slots).begin(), slots.end());
  EXPECT_EQ(inOrder, slots);
  EXPECT_EQ(alsoInOrder, slots);
  for (const std::int64_t slot : slots) {
    EXPECT_EQ(one.find({{0, 0}, slot}).id, slot + 1);
    one.set({{0, 0}, slot}, {});
    EXPECT_EQ(one.find({{0, 0}, slot}).id, 0);
  }
}

}  // namespace
}  // namespace scarp
