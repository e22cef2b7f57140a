#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <initializer_list>
#include <limits>
#include <random>

#include "core/document/TilePack.h"
#include "core/document/TileParts.h"
#include "core/io/RasterImport.h"
#include "core/memory/LargePages.h"
#include "tests/support/RealData.h"

namespace scarp {
namespace {

using Tile = HeightRaster::Tile;

std::shared_ptr<Tile> randomBits(std::mt19937_64& random) {
  auto tile = std::make_shared<Tile>();
  for (float& sample : *tile) {
    const auto bits = static_cast<std::uint32_t>(random());
    std::memcpy(&sample, &bits, sizeof bits);
  }
  return tile;
}

bool same(const HeightRaster::TilePtr& a, const HeightRaster::TilePtr& b) {
  return a && b ? std::memcmp(a->data(), b->data(), sizeof(Tile)) == 0 : a == b;
}

TEST(TilePack, GivesEveryBitBack) {
  std::mt19937_64 random(5);
  auto special = std::make_shared<Tile>();
  const float kinds[] = {
      0.0F, -0.0F, std::numeric_limits<float>::quiet_NaN(), -1e30F, 1e-40F, INFINITY, -INFINITY, 8848.86F};
  for (std::size_t i = 0; i < special->size(); ++i) (*special)[i] = kinds[i % 7 + i / 300 % 2];
  const auto noise = randomBits(random), other = randomBits(random);
  const std::vector<TilePair> tiles{
      {{kGround, 3}, noise, nullptr},  {{kGround, 4}, special, noise},
      {{kGround, 9}, nullptr, other},  {{kBase, 10}, other, special},
      {{kSelection, 3}, other, other}, {{{RasterRole::Layer, 7}, 70000}, special, nullptr}};
  const auto packed = packTiles(tiles);
  ASSERT_TRUE(packed);
  const auto present = [&](const TileKey& key) -> HeightRaster::TilePtr {
    for (const TilePair& pair : tiles)
      if (pair.key == key) return pair.base;
    return nullptr;
  };
  const auto back = unpackTiles(packed->directory, packed->bytes, present);
  ASSERT_TRUE(back.ok());
  ASSERT_EQ(back->size(), tiles.size());
  for (std::size_t i = 0; i < tiles.size(); ++i) {
    EXPECT_EQ((*back)[i].key, tiles[i].key);
    EXPECT_TRUE(same((*back)[i].tile, tiles[i].tile)) << i;
  }
}

TEST(TilePack, DamageIsAnError) {
  std::mt19937_64 random(6);
  auto ground = std::make_shared<Tile>();
  for (std::size_t i = 0; i < ground->size(); ++i) (*ground)[i] = static_cast<float>(i % 128) * 0.37F;
  const std::vector<TilePair> tiles{{{kGround, 0}, ground, nullptr},
                                    {{kGround, 1}, randomBits(random), nullptr}};
  const auto packed = packTiles(tiles);
  ASSERT_TRUE(packed);
  ASSERT_TRUE(unpackTiles(packed->directory, packed->bytes, {}).ok());
  for (int i = 0; i < 50; ++i) {
    std::vector<std::byte> damaged = packed->bytes;
    damaged[random() % damaged.size()] ^= std::byte{static_cast<unsigned char>(1U << random() % 8)};
    const auto back = unpackTiles(packed->directory, damaged, {});
    // A bit that means nothing (in the header of a frame) may be another one, heights may not.
    if (back.ok()) {
      for (std::size_t t = 0; t < tiles.size(); ++t) EXPECT_TRUE(same((*back)[t].tile, tiles[t].tile));
    }
  }
  for (const std::size_t length : {std::size_t{0}, std::size_t{5}, packed->bytes.size() - 1})
    EXPECT_FALSE(unpackTiles(packed->directory, std::span(packed->bytes).first(length), {}).ok());
}

TEST(TilePack, SaysWhereATileIsNotItsBase) {
  constexpr int kSide = HeightRaster::tileSize;
  std::mt19937_64 random(11);
  const auto base = randomBits(random);
  // Nothing, all of it, single samples at corners and edges, and rectangles anywhere.
  std::vector<GridRect> rects{{0, 0, 0, 0}, {0, 0, kSide, kSide}, {0, 0, 1, 1}, {kSide - 1, kSide - 1, kSide, kSide},
                              {kSide - 1, 0, kSide, 1}, {5, 0, 9, kSide}, {0, 70, kSide, 71}};
  for (int i = 0; i < 12; ++i) {
    const int column = static_cast<int>(random() % kSide), row = static_cast<int>(random() % kSide);
    rects.push_back({column, row, column + 1 + static_cast<int>(random() % static_cast<unsigned>(kSide - column)),
                     row + 1 + static_cast<int>(random() % static_cast<unsigned>(kSide - row))});
  }
  for (const GridRect& rect : rects) {
    auto tile = std::make_shared<Tile>(*base);
    GridRect changed;
    for (int row = rect.row0; row < rect.row1; ++row)
      for (int column = rect.column0; column < rect.column1; ++column) {
        // Some stay as they are, so that what changed is not all of the rectangle.
        if (rect.area() > 1 && random() % 8 == 0) continue;
        float& sample = (*tile)[HeightRaster::offsetIn(column, row)];
        std::uint32_t bits = 0;
        std::memcpy(&bits, &sample, sizeof bits);
        bits ^= std::uint32_t{1} << random() % 32;
        std::memcpy(&sample, &bits, sizeof bits);
        changed = changed.united({column, row, column + 1, row + 1});
      }
    const TilePair pair{{kGround, 0}, tile, base};
    const auto packed = packTiles(std::span(&pair, 1));
    ASSERT_TRUE(packed);
    const TileOnBase back = unpackOnBase(packed->bytes, *base, packed->directory[0].check);
    EXPECT_TRUE(same(back.tile, tile));
    EXPECT_EQ(back.changed, changed);
    const auto other = randomBits(random);
    EXPECT_EQ(unpackOnBase(packed->bytes, *other, packed->directory[0].check).tile, nullptr);
  }
}

TEST(TilePack, StopsWhenAsked) {
  std::stop_source stop;
  stop.request_stop();
  const std::vector<TilePair> tiles{{{kGround, 0}, std::make_shared<Tile>(), nullptr}};
  EXPECT_FALSE(packTiles(tiles, stop.get_token()));
}

TEST(TilePack, AnEditOfRealGroundTakesLittle) {
  SCARP_REAL_DATA(path, "srtm_bigtujunga30m_utm11.tif");
  const auto imported = importRaster(path);
  ASSERT_TRUE(imported.ok());
  const HeightRaster& heights = imported->terrain.heights;
  std::vector<TilePair> alone, edited;
  for (int slot = 0; slot < 40; ++slot) {
    const auto after = heights.copyOfTile(slot);
    for (std::size_t i = 0; i < after->size(); ++i) {
      const double x = static_cast<double>(i % 128) - 64.0, y = static_cast<double>(i / 128) - 64.0;
      (*after)[i] += static_cast<float>(30.0 * std::exp(-(x * x + y * y) / 600.0));
    }
    alone.push_back({{kGround, slot}, heights.tile(slot), nullptr});
    edited.push_back({{kGround, slot}, heights.tile(slot), after});
  }
  const auto bytes = [](const std::vector<TilePair>& tiles) { return packTiles(tiles)->bytes.size(); };
  EXPECT_LT(bytes(alone), alone.size() * sizeof(Tile) / 2);
  EXPECT_LT(bytes(edited), edited.size() * sizeof(Tile) / 3);
}

TEST(TilePack, AnotherBaseIsAnError) {
  std::mt19937_64 random(7);
  const auto tile = randomBits(random), base = randomBits(random);
  const std::vector<TilePair> tiles{{{kGround, 3}, tile, base}};
  const auto packed = packTiles(tiles);
  ASSERT_TRUE(packed);
  const auto on = [&](const HeightRaster::TilePtr& there) {
    return unpackTiles(packed->directory, packed->bytes, [&](const TileKey&) { return there; }).ok();
  };
  EXPECT_TRUE(on(base));
  auto other = std::make_shared<Tile>(*base);
  (*other)[9000] = 1.0F;
  EXPECT_FALSE(on(other));
  EXPECT_FALSE(on(nullptr));
}

constexpr float kInfinity = std::numeric_limits<float>::infinity();
constexpr float kNothing = std::numeric_limits<float>::quiet_NaN();

HeightRaster::TilePtr tileOf(std::initializer_list<float> first) {
  auto tile = makeInLargePages<HeightRaster::Tile>();
  tile->fill(0.5F);
  std::ranges::copy(first, tile->begin());
  return tile;
}

TEST(UsableTiles, GroundKeepsHeightsThatCanBeWorkedWith) {
  const auto tile = usableTile(RasterRole::Ground, tileOf({-1e9F, 1e9F, 2e9F, -kInfinity, kNothing, 1e38F}));
  EXPECT_EQ((*tile)[0], -1e9F);
  EXPECT_EQ((*tile)[1], 1e9F);
  for (const std::size_t hole : {2U, 3U, 4U, 5U}) EXPECT_TRUE(std::isnan((*tile)[hole])) << hole;
  EXPECT_EQ((*tile)[6], 0.5F);
}

TEST(UsableTiles, ALayerMayHoldAnyFiniteNumber) {
  const auto tile = usableTile(RasterRole::Layer, tileOf({2e9F, kInfinity, kNothing}));
  EXPECT_EQ((*tile)[0], 2e9F);
  EXPECT_TRUE(std::isnan((*tile)[1]));
  EXPECT_TRUE(std::isnan((*tile)[2]));
}

TEST(UsableTiles, WeightsAreFromNothingToOne) {
  for (const RasterRole role : {RasterRole::LayerMask, RasterRole::Selection, RasterRole::NamedMask}) {
    const auto tile =
        usableTile(role, tileOf({kNothing, kInfinity, -kInfinity, -0.25F, 1.25F, 0.0F, 1.0F, 0.75F}));
    const std::array<float, 8> expected{0.0F, 1.0F, 0.0F, 0.0F, 1.0F, 0.0F, 1.0F, 0.75F};
    for (std::size_t i = 0; i < expected.size(); ++i) EXPECT_EQ((*tile)[i], expected.at(i)) << i;
  }
}

TEST(UsableTiles, WhatIsAllRightIsNotCopied) {
  const auto ground = tileOf({-5.0F, kNothing, 1e9F});
  EXPECT_EQ(usableTile(RasterRole::Ground, ground), ground);
  const auto mask = tileOf({0.0F, 1.0F});
  EXPECT_EQ(usableTile(RasterRole::Selection, mask), mask);
  EXPECT_EQ(usableTile(RasterRole::Ground, nullptr), nullptr);
}

}  // namespace
}  // namespace scarp
