#include <gtest/gtest.h>

#include <array>
#include <atomic>
#include <map>
#include <memory>
#include <mutex>
#include <numeric>
#include <random>
#include <thread>
#include <vector>

#include "core/terrain/TiledRaster.h"

namespace scarp {
namespace {

std::vector<int> counted(const GridRect& rect, int from = 0) {
  std::vector<int> samples(static_cast<std::size_t>(rect.area()));
  std::iota(samples.begin(), samples.end(), from);
  return samples;
}

TEST(TiledRaster, WritesAndReadsAcrossTiles) {
  TiledRaster<int> raster(300, 270, -1);
  const GridRect rect{120, 125, 260, 258};
  raster.write(rect, counted(rect));
  std::vector<int> back(static_cast<std::size_t>(rect.area()));
  raster.read(rect, back);
  EXPECT_EQ(back, counted(rect));
  EXPECT_EQ(raster.at(120, 125), 0);
  EXPECT_EQ(raster.at(121, 126), rect.width() + 1);
  EXPECT_EQ(raster.at(119, 125), -1) << "outside stays as it was";
}

TEST(TiledRaster, ACopyIsASnapshot) {
  TiledRaster<int> raster(200, 200, 0);
  const GridRect rect{0, 0, 10, 10};
  raster.write(rect, counted(rect, 1));
  const TiledRaster<int> snapshot = raster;
  EXPECT_EQ(snapshot.tile(0), raster.tile(0)) << "tiles are shared";
  raster.write(rect, counted(rect, 500));
  EXPECT_EQ(snapshot.at(0, 0), 1);
  EXPECT_EQ(raster.at(0, 0), 500);
  EXPECT_EQ(snapshot.tile(1), raster.tile(1));
}

TEST(TiledRaster, TilesTouchingAndTheirRects) {
  const TiledRaster<int> raster(300, 270, 0);
  EXPECT_EQ(raster.tilesTouching({127, 0, 129, 1}), (GridRect{0, 0, 2, 1}));
  EXPECT_EQ(raster.tilesTouching({128, 128, 256, 256}), (GridRect{1, 1, 2, 2}));
  EXPECT_TRUE(raster.tilesTouching({-5, -5, 0, 0}).empty());
  EXPECT_EQ(raster.tileRect(raster.tileIndex(2, 2)), (GridRect{256, 256, 300, 270}));
}

TEST(TiledRaster, EmptyGroundOfAnySizeCostsNextToNothing) {
  constexpr int kSide = 1'048'577;
  TiledRaster<float> raster(kSide, kSide, 2.5F);
  EXPECT_EQ(raster.tileCount(), 8193 * 8193);
  EXPECT_LT(raster.directoryBytes(), std::size_t{1} << 20);
  EXPECT_TRUE(raster.heldSlots().empty());
  const int last = raster.tileCount() - 1;
  EXPECT_EQ(raster.tileRect(last), (GridRect{kSide - 1, kSide - 1, kSide, kSide}));
  raster.write({kSide - 2, kSide - 2, kSide, kSide}, std::vector<float>{1, 2, 3, 4});
  const TiledRaster<float> copy = raster;
  raster.write({5, 7, 6, 8}, std::vector<float>{9});
  EXPECT_EQ(copy.heldSlots(), (std::vector{last - 8194, last - 8193, last - 1, last}));
  EXPECT_EQ(raster.unsharedSlots(copy), std::vector{0});
  EXPECT_EQ(raster.at(kSide - 1, kSide - 1), 4.0F);
  EXPECT_EQ(raster.at(kSide / 2, kSide / 2), 2.5F);
  EXPECT_EQ(copy.at(5, 7), 2.5F);
  EXPECT_LT(raster.directoryBytes(), std::size_t{1} << 20);
}

/// Against the plain directory that it stands for.
TEST(TiledRaster, SlotsAreThoseOfAPlainDirectory) {
  std::mt19937_64 random(8);
  const auto below = [&](int n) { return static_cast<int>(random() % static_cast<std::uint64_t>(n)); };
  for (const auto& [columns, rows] : {std::pair(1, 1), std::pair(100, 9'000), std::pair(9'000, 100),
                                      std::pair(4'097, 4'097), std::pair(12'289, 5'000)}) {
    using Raster = TiledRaster<std::uint8_t>;
    struct Both {
      Raster raster;
      std::vector<Raster::TilePtr> plain;
    };
    std::vector<Both> copies{{Raster(columns, rows, 3), {}}};
    copies[0].plain.resize(static_cast<std::size_t>(copies[0].raster.tileCount()));
    for (int step = 0; step < 800; ++step) {
      Both& one = copies[static_cast<std::size_t>(below(static_cast<int>(copies.size())))];
      const int slot = below(one.raster.tileCount());
      if (step % 100 == 99) {
        Both copy = one;
        if (copies.size() < 6)
          copies.push_back(std::move(copy));
        else
          copies[static_cast<std::size_t>(below(6))] = std::move(copy);
        continue;
      }
      const auto tile = below(3) == 0 ? nullptr : std::make_shared<const Raster::Tile>();
      const auto was = one.raster.exchangeTile(slot, tile);
      ASSERT_EQ(was, one.plain[static_cast<std::size_t>(slot)]);
      one.plain[static_cast<std::size_t>(slot)] = tile;
    }
    for (const Both& one : copies) {
      std::vector<int> held, unshared;
      for (int slot = 0; slot < one.raster.tileCount(); ++slot) {
        const auto& tile = one.plain[static_cast<std::size_t>(slot)];
        ASSERT_EQ(one.raster.tile(slot), tile);
        ASSERT_EQ(one.raster.tileAt(slot % one.raster.tileColumns(), slot / one.raster.tileColumns()), tile);
        ASSERT_EQ(one.raster.holds(slot), tile != nullptr);
        if (tile) held.push_back(slot);
        if (tile != copies[0].plain[static_cast<std::size_t>(slot)]) unshared.push_back(slot);
      }
      EXPECT_EQ(one.raster.heldSlots(), held);
      EXPECT_EQ(one.raster.unsharedSlots(copies[0].raster), unshared);
      const GridRect part{one.raster.tileColumns() / 3, one.raster.tileRows() / 4, one.raster.tileColumns(),
                          one.raster.tileRows() / 2 + 1};
      std::vector<int> within, expected;
      one.raster.forEachHeld(part, [&](int slot) { within.push_back(slot); });
      for (const int slot : held)
        if (part.contains(slot % one.raster.tileColumns(), slot / one.raster.tileColumns()))
          expected.push_back(slot);
      EXPECT_EQ(within, expected);
    }
  }
}

TEST(TiledRaster, ThreadsMayExchangeDifferentTiles) {
  TiledRaster<int> raster(9'000, 9'000, 0);
  raster.write({0, 0, 9'000, 1}, counted({0, 0, 9'000, 1}));
  auto snapshot = std::make_unique<TiledRaster<int>>(raster);
  const int count = raster.tileCount();
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t)
    threads.emplace_back([&, t] {
      for (int slot = t; slot < count; slot += 4) {
        auto tile = std::make_shared<TiledRaster<int>::Tile>();
        tile->front() = slot;
        raster.exchangeTile(slot, std::move(tile));
      }
    });
  snapshot.reset();
  for (std::thread& thread : threads) thread.join();
  for (int slot = 0; slot < count; ++slot) ASSERT_EQ(raster.tile(slot)->front(), slot);
}

TEST(TiledRasterDeathTest, ReadingOutsideIsAMistake) {
  const TiledRaster<int> raster(10, 10, 0);
  std::vector<int> out(200);
  EXPECT_DEATH(raster.read({0, 0, 11, 10}, out), "precondition");
}

/// Tiles that hold their slot's number, but for the first sample, which can be peeked at and is −slot.
class NumberedTiles : public TileSource<TiledRaster<int>::Tile> {
 public:
  std::shared_ptr<const TiledRaster<int>::Tile> tile(int slot) override {
    const std::lock_guard lock(mutex);
    ++fetched;
    if (auto there = kept[slot].lock()) return there;
    auto made = std::make_shared<TiledRaster<int>::Tile>();
    made->fill(slot);
    made->front() = -slot;
    kept[slot] = made;
    return made;
  }
  std::optional<int> peek(int slot, std::size_t offset) override {
    return offset == 0 ? std::optional(-slot) : std::nullopt;
  }

  std::mutex mutex;
  std::map<int, std::weak_ptr<const TiledRaster<int>::Tile>> kept;
  int fetched = 0;
};

TEST(TiledRaster, ReadsATileOfItsSourceWhenItIsLookedAt) {
  const auto source = std::make_shared<NumberedTiles>();
  const std::array<int, 3> slots{1, 2, 4};
  TiledRaster<int> raster(300, 200, 7, source, slots);
  EXPECT_TRUE(raster.holds(1) && raster.holds(2) && raster.holds(4) && !raster.holds(0));
  EXPECT_EQ(raster.at(0, 0), 7);
  EXPECT_EQ(raster.at(128, 0), -1) << "peeked at";
  EXPECT_EQ(source->fetched, 0);

  EXPECT_EQ(raster.at(129, 0), 1);
  EXPECT_EQ(source->fetched, 1);
  EXPECT_FALSE(raster.unread(1));
  EXPECT_TRUE(raster.unread(2));
  EXPECT_EQ(raster.at(130, 5), 1);
  EXPECT_EQ(raster.at(128, 0), -1);
  EXPECT_EQ(source->fetched, 1) << "it is kept";

  std::vector<int> all(300 * 200);
  raster.read(raster.rect(), all);
  EXPECT_EQ(source->fetched, 3);
  EXPECT_EQ(all[256], -2);
  EXPECT_EQ(all[257], 2);
  EXPECT_EQ(all[128 * 300 + 129], 4);
}

TEST(TiledRaster, CopiesShareWhatIsNotReadYet) {
  const auto source = std::make_shared<NumberedTiles>();
  const std::array<int, 2> slots{0, 1};
  TiledRaster<int> raster(200, 10, 7, source, slots);
  TiledRaster<int> copy = raster;
  EXPECT_TRUE(raster.shares(0, copy));
  EXPECT_EQ(source->fetched, 0) << "nothing is read to see that";
  EXPECT_EQ(raster.at(1, 0), 0);
  EXPECT_FALSE(copy.unread(0)) << "one reads for all";
  EXPECT_TRUE(raster.shares(0, copy)) << "the very same tile";

  const auto was = copy.exchangeTile(1, nullptr);
  ASSERT_TRUE(was) << "what was there is given back though nobody had looked";
  EXPECT_EQ((*was)[5], 1);
  EXPECT_EQ(copy.at(129, 0), 7);
  EXPECT_TRUE(raster.unread(1)) << "it has a block of its own now";
  EXPECT_EQ(raster.at(129, 0), 1);
  EXPECT_FALSE(raster.shares(1, copy));
}

TEST(TiledRaster, MayBeReadAndCopiedByManyThreadsAtOnce) {
  const auto source = std::make_shared<NumberedTiles>();
  std::vector<int> slots(64);
  std::iota(slots.begin(), slots.end(), 0);
  const TiledRaster<int> raster(8 * 128, 8 * 128, 7, source, slots);
  std::atomic<int> wrong = 0;
  std::vector<std::jthread> threads;
  for (int t = 0; t < 4; ++t)
    threads.emplace_back([&, t] {
      for (int i = 0; i < 64; ++i) {
        const int slot = (i * 7 + t * 16) % 64;
        const TiledRaster<int> copy = raster;
        for (const TiledRaster<int>* of : {&raster, &copy})
          if (of->at(slot % 8 * 128 + 3, slot / 8 * 128 + 2) != slot) ++wrong;
        if (!raster.shares(slot, copy)) ++wrong;
      }
    });
  threads.clear();
  EXPECT_EQ(wrong, 0);
}

}  // namespace
}  // namespace scarp
