#include <gtest/gtest.h>

#include "core/document/EditHistory.h"

namespace scarp {
namespace {

EditRecord named(const char* name) {
  EditRecord record;
  record.name = name;
  return record;
}

std::string undo(EditHistory& history) {
  std::string name;
  EXPECT_TRUE(history.undo({}, [&](EditRecord& record) { name = record.name; }).ok());
  return name;
}
std::string redo(EditHistory& history) {
  std::string name;
  EXPECT_TRUE(history.redo({}, [&](EditRecord& record) { name = record.name; }).ok());
  return name;
}

TEST(EditHistory, KnowsTheSavedState) {
  EditHistory history;
  EXPECT_TRUE(history.isSaved()) << "as opened";
  history.push(named("a"));
  EXPECT_FALSE(history.isSaved());
  history.markSaved();
  undo(history);
  EXPECT_FALSE(history.isSaved());
  redo(history);
  EXPECT_TRUE(history.isSaved()) << "redo leads back to it";
  undo(history);
  history.push(named("b"));
  EXPECT_FALSE(history.isSaved()) << "same position, another state";
  undo(history);
  EXPECT_FALSE(history.isSaved());
}

TEST(EditHistory, CountsATileOnce) {
  EditHistory history;
  const auto tile = std::make_shared<HeightRaster::Tile>();
  for (const char* name : {"a", "b"}) {
    EditRecord record = named(name);
    record.tiles[kGround] = {{0, tile}, {1, nullptr}};
    history.push(std::move(record));
  }
  EXPECT_GE(history.bytes(), sizeof(HeightRaster::Tile));
  EXPECT_LT(history.bytes(), sizeof(HeightRaster::Tile) * 11 / 10);
  undo(history);
  undo(history);
  history.push(named("c"));
  EXPECT_EQ(history.bytes(), 0U);
}

TEST(EditHistoryDeathTest, NothingToUndo) {
  EditHistory history;
  EXPECT_DEATH(undo(history), "precondition");
}

/// Packed tiles as a store would keep them, counting how often they are fetched.
struct Kept final : StoredBytes {
  explicit Kept(std::vector<std::byte> kept) : bytes(std::move(kept)) {}
  Result<std::vector<std::byte>> read() const override {
    ++reads;
    return bytes;
  }
  std::vector<std::byte> bytes;
  mutable int reads = 0;
};

TEST(EditHistory, ContentsGoIntoAnotherHistoryAndStayWhereTheyAre) {
  const auto full = [](float height) {
    auto tile = std::make_shared<HeightRaster::Tile>();
    tile->fill(height);
    return HeightRaster::TilePtr(tile);
  };
  HeightRaster::TilePtr ground = full(3.0F);
  const auto present = [&](const TileKey&) { return ground; };
  const auto swap = [&](EditRecord& record) { std::swap(record.tiles[kGround][0], ground); };
  EditHistory history;
  for (int i = 0; i < 3; ++i) {
    EditRecord record = named("edit");
    record.tiles[kGround][0] = ground;
    ground = full(static_cast<float>(10 * i));
    history.push(std::move(record), present);
  }
  ASSERT_TRUE(history.undo(present, swap).ok());
  HistoryContents stored = history.contents();
  EXPECT_EQ(stored.position, 2U);
  ASSERT_EQ(stored.items.size(), 3U);
  const HistoryContents known = history.contents({stored.items[0].id, stored.items[2].id});
  EXPECT_FALSE(known.items[0].record);
  EXPECT_TRUE(known.items[1].record);
  EXPECT_FALSE(known.items[2].record);

  std::vector<std::shared_ptr<Kept>> kept;
  for (HistoryItem& item : stored.items) {
    const TilePair pair{{kGround, 0}, item.record->tiles.at(kGround).at(0), item.other.at(kGround).at(0)};
    auto packed = packTiles(std::span(&pair, 1));
    kept.push_back(std::make_shared<Kept>(std::move(packed->bytes)));
    item.id = EditHistory::freshId();
    item.record->tiles.clear();
    item.other.clear();
    item.packed =
        std::make_shared<const PackedRecord>(PackedRecord{std::move(packed->directory), {}, kept.back()});
  }
  EditHistory other;
  other.restore(stored);
  EXPECT_EQ(other.position(), 2U);
  EXPECT_TRUE(other.isSaved());
  EXPECT_LT(other.bytes(), 1000U);
  for (const auto& bytes : kept) EXPECT_EQ(bytes->reads, 0);
  EXPECT_EQ((*ground)[7], 10.0F);
  ASSERT_TRUE(other.redo(present, swap).ok());
  EXPECT_EQ((*ground)[7], 20.0F);
  for (const float height : {10.0F, 0.0F, 3.0F}) {
    ASSERT_TRUE(other.undo(present, swap).ok());
    EXPECT_EQ((*ground)[7], height);
  }
}

TEST(EditHistory, AnIdStandsForWhatARecordHolds) {
  EditHistory history;
  history.push(named("a"));
  history.push(named("b"));
  const HistoryContents before = history.contents();
  undo(history);
  const HistoryContents undone = history.contents();
  EXPECT_EQ(undone.items[0].id, before.items[0].id);
  EXPECT_NE(undone.items[1].id, before.items[1].id);
  EditHistory second;
  second.push(named("a"));
  EXPECT_NE(second.contents().items[0].id, before.items[0].id);
}

}  // namespace
}  // namespace scarp
