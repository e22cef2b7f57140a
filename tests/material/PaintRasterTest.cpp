#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <random>

#include "core/base/Simd.h"
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

/// Rules that give material 1 a share and material 2 the rest, but at every seventh sample a hole.
MaterialTile twoByRules(const GridRect& samples) {
  std::vector<std::uint8_t> one(WeightPlane::samples), two(WeightPlane::samples);
  for (int r = 0; r < samples.height(); ++r)
    for (int c = 0; c < samples.width(); ++c) {
      const auto i = static_cast<std::size_t>(r) * WeightPlane::side + static_cast<std::size_t>(c);
      if (i % 7 == 0) continue;
      one[i] = static_cast<std::uint8_t>((r * 5 + c * 3) % 256);
      two[i] = static_cast<std::uint8_t>(255 - one[i]);
    }
  return {{{1, std::make_shared<const WeightPlane>(one)}, {2, std::make_shared<const WeightPlane>(two)}}};
}

TEST(PaintRaster, PaintCoversItsShareAndTheRulesKeepTheRest) {
  const GridFrame frame{100, 90, 1, 1};
  const GridRect all = frame.samples();
  const MaterialTile rules = twoByRules(all);
  const auto paint2 = randomBytes(static_cast<std::size_t>(all.area()), 6),
             paint3 = randomBytes(paint2.size(), 7);
  const HeightRaster two = withPaint(emptyPaint(frame), all, paint2),
                     three = withPaint(emptyPaint(frame), all, paint3);
  const std::vector<MaterialPaint> paint{{1, nullptr}, {2, &two}, {3, &three}};
  const MaterialTile tile = paintedTile(rules, paint, all);
  const auto weight = [&](const MaterialTile& of, MaterialId id, int c, int r) {
    for (const auto& part : of.parts)
      if (part.material == id) return part.weights ? int(part.weights->at(c, r)) : 255;
    return 0;
  };
  for (int r = 0; r < all.row1; ++r)
    for (int c = 0; c < all.column1; ++c) {
      const auto i = static_cast<std::size_t>(r * all.width() + c);
      const int ground = weight(rules, 1, c, r) + weight(rules, 2, c, r);
      const int sum = weight(tile, 1, c, r) + weight(tile, 2, c, r) + weight(tile, 3, c, r);
      ASSERT_EQ(sum, ground) << c << ", " << r;
      if (ground == 0) continue;
      const int painted2 = paint2[i], painted3 = std::min<int>(paint3[i], 255 - painted2),
                left = 255 - painted2 - painted3;
      EXPECT_NEAR(weight(tile, 3, c, r), painted3, 1.0);
      EXPECT_NEAR(weight(tile, 1, c, r), left * weight(rules, 1, c, r) / 255.0, 1.0);
      EXPECT_NEAR(weight(tile, 2, c, r), painted2 + left * weight(rules, 2, c, r) / 255.0, 1.0);
    }
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

}  // namespace
}  // namespace scarp
