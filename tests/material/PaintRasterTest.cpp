#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <random>
#include <vector>

#include "core/base/Simd.h"
#include "core/material/MaterialMap.h"
#include "core/material/PaintRaster.h"
#include "core/material/PaintRows.h"
#include "core/material/RuleRows.h"

namespace scarp {
namespace {

std::vector<std::uint8_t> randomBytes(std::size_t count, std::uint32_t seed) {
  std::mt19937 random(seed);
  std::vector<std::uint8_t> bytes(count);
  for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(random());
  return bytes;
}

bool hasPaint(const HeightRaster& paint, const GridRect& samples) {
  const GridRect slots = paintSlots(samples);
  for (int row = slots.row0; row < slots.row1; ++row)
    for (int column = slots.column0; column < slots.column1; ++column)
      if (paint.holds(paint.tileIndex(column, row))) return true;
  return false;
}

TEST(PaintRaster, ChangesARectangleAloneAndDropsEmptyTiles) {
  const GridFrame frame{600, 600, 1, 1};
  const GridRect part{250, 100, 270, 130};
  const auto bytes = randomBytes(static_cast<std::size_t>(part.area()), 4);
  const HeightRaster paint = withPaint(emptyPaint(frame), part, bytes);
  EXPECT_TRUE(hasPaint(paint, {0, 0, 300, 300}));
  EXPECT_FALSE(hasPaint(paint, {0, 256, 600, 600}));
  std::vector<std::uint8_t> all(static_cast<std::size_t>(frame.samples().area()));
  readPaint(paint, frame.samples(), all);
  std::size_t i = 0;
  for (int row = 0; row < frame.rows; ++row)
    for (int column = 0; column < frame.columns; ++column, ++i) {
      const bool within = part.contains(column, row);
      const auto at = static_cast<std::size_t>((row - part.row0) * part.width() + column - part.column0);
      ASSERT_EQ(all[i], within ? bytes[at] : 0) << column << ", " << row;
    }
  readPaint(maskAsPaint(paintAsMask(paint, frame), frame), part, all);
  EXPECT_TRUE(std::equal(bytes.begin(), bytes.end(), all.begin())) << "a mask and back";
  const HeightRaster cleared =
      withPaint(paint, part, std::vector<std::uint8_t>(static_cast<std::size_t>(part.area())));
  for (int slot = 0; slot < cleared.tileCount(); ++slot) EXPECT_FALSE(cleared.holds(slot));
}

TEST(PaintRaster, ATileThatIsPaintedWhollyHasNoPlane) {
  const GridFrame frame{100, 90, 1, 1};
  const std::vector<std::uint8_t> full(static_cast<std::size_t>(frame.samples().area()), 255);
  const HeightRaster three = withPaint(emptyPaint(frame), frame.samples(), full);
  const MaterialTile rules{{{1, nullptr}}};
  const std::vector<MaterialPaint> paint{{1, nullptr}, {3, &three}};
  const MaterialTile tile = paintedTile(rules, paint, frame.samples());
  ASSERT_EQ(tile.parts.size(), 1U);
  EXPECT_EQ(tile.parts[0].material, 3U);
  EXPECT_EQ(tile.parts[0].weights, nullptr);
}

TEST(PaintRows, APairIsRoundedAsAnyMaterials) {
  std::mt19937 random(4);
  for (const SimdLevel level : simdLevels()) {
    const SimdChoice choice(level);
    for (int pass = 0; pass < 40; ++pass) {
      std::array<float, kPaintRow> one{}, other{};
      for (std::size_t i = 0; i < one.size(); ++i) {
        const auto share = static_cast<std::uint32_t>(kParts);
        auto part = static_cast<std::uint32_t>(random() % (share + 1));
        if (i % 4 == 0) part = part / 16384 * 16384;  // Equal remainders, and none.
        one[i] = static_cast<float>(part);
        other[i] = static_cast<float>(share - part);
      }
      std::array<std::uint8_t, kPaintRow> bytes{}, rest{}, pair{};
      byteRows(std::array<const float*, 2>{one.data(), other.data()},
               std::array<std::uint8_t*, 2>{bytes.data(), rest.data()});
      pairByteRow(one.data(), kPaintRow, pair.data());
      ASSERT_EQ(pair, bytes) << simdName(level);
    }
  }
}

/// Paint over rules by its definition, sample by sample.
TEST(PaintRows, PaintCoversInOrderAndTheRulesShareTheRest) {
  std::mt19937 random(6);
  for (const SimdLevel level : simdLevels()) {
    const SimdChoice choice(level);
    for (const std::size_t count : {1U, 3U, 9U}) {
      std::vector<std::array<std::uint8_t, kPaintRow>> paint(count), rules(count);
      for (std::size_t i = 0; i < kPaintRow; ++i) {
        int left = i % 11 == 0 ? 0 : 255;  // Holes.
        for (std::size_t k = 0; k < count; ++k) {
          paint[k][i] = static_cast<std::uint8_t>(random() % 3 == 0 ? random() % 256 : 0);
          const int rule =
              k + 1 == count ? left : static_cast<int>(random() % static_cast<unsigned>(left + 1));
          rules[k][i] = static_cast<std::uint8_t>(rule);
          left -= rule;
        }
      }
      std::vector<std::array<float, kPaintRow>> shares(count);
      std::vector<PaintedBytes> from;
      std::vector<float*> to;
      for (std::size_t k = 0; k < count; ++k) {
        from.push_back({paint[k].data(), rules[k].data()});
        to.push_back(shares[k].data());
      }
      paintedRow(from, to);
      for (std::size_t i = 0; i < kPaintRow; ++i) {
        const bool hole = i % 11 == 0;
        double left = hole ? 0.0 : 255.0, sum = 0.0;
        std::vector<double> covered(count);
        for (std::size_t k = 0; k < count; ++k) {
          covered[k] = std::min<double>(paint[k][i], left);
          left -= covered[k];
        }
        for (std::size_t k = 0; k < count; ++k) {
          const double wanted = 32768.0 * (covered[k] + left * rules[k][i] / 255.0);
          // Rounding down at each of the materials.
          ASSERT_NEAR(shares[k][i], wanted, 2.0 * static_cast<double>(count)) << simdName(level);
          ASSERT_EQ(shares[k][i], std::floor(shares[k][i]));
          sum += static_cast<double>(shares[k][i]);
        }
        ASSERT_EQ(sum, hole ? 0.0 : static_cast<double>(kParts));
      }
    }
  }
}

TEST(WeightPlane, KeepsEveryWeight) {
  std::mt19937 random(4);
  for (int i = 0; i < 8; ++i) {
    std::vector<std::uint8_t> weights(WeightPlane::samples);
    // Some blocks of 0, some of 255, some of anything.
    for (int r = 0; r < 128; r += 8)
      for (int c = 0; c < 128; c += 8) {
        const unsigned kind = random() % 4;
        for (int y = 0; y < 8; ++y)
          for (int x = 0; x < 8; ++x)
            weights[static_cast<std::size_t>((r + y) * 128 + c + x)] =
                kind == 0   ? 0
                : kind == 1 ? 255
                            : static_cast<std::uint8_t>(random() % 256);
      }
    const WeightPlane plane(weights);
    std::vector<std::uint8_t> read(WeightPlane::samples);
    plane.read(read);
    ASSERT_EQ(read, weights);
    for (int n = 0; n < 1000; ++n) {
      const int column = static_cast<int>(random() % 128), row = static_cast<int>(random() % 128);
      ASSERT_EQ(plane.at(column, row), weights[static_cast<std::size_t>(row * 128 + column)]);
    }
    EXPECT_EQ(plane, WeightPlane(read));
    read[random() % read.size()] ^= 1U;
    EXPECT_NE(plane, WeightPlane(read));
  }
}

TEST(WeightPlane, TakesMemoryForMixedBlocksAlone) {
  std::vector<std::uint8_t> weights(WeightPlane::samples, 255);
  std::fill_n(weights.begin(), WeightPlane::samples / 2, std::uint8_t{0});
  const std::size_t least = WeightPlane(weights).bytes();
  EXPECT_LT(least, 200U);
  weights[5] = 1;
  weights[weights.size() - 1] = 254;
  EXPECT_EQ(WeightPlane(weights).bytes(), least + 2 * 64);
}

}  // namespace
}  // namespace scarp
