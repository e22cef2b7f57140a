#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "core/material/DefaultRules.h"
#include "core/material/DrainageArea.h"
#include "core/material/MaterialSchema.h"
#include "core/material/RuleWeights.h"
#include "tests/support/Terrains.h"

namespace scarp::test {
namespace {

TEST(DefaultRules, AreValidForAnyTerrain) {
  for (const double lowest : {-11000.0, -3.0, 0.0, 100.0, 9e8})
    for (const double rise : {0.0, 0.01, 30.0, 2000.0, 8e4})
      for (const double cell : {1e-3, 1.0, 3e4}) {
        const RuleStack stack = defaultRules(lowest, lowest + rise, {300, 2, cell, cell});
        const auto good = validate(stack);
        EXPECT_TRUE(good.ok()) << lowest << " " << rise << ": " << good.error().text();
        for (const MaterialRule& rule : stack.rules)
          EXPECT_NE(std::ranges::find(defaultMaterials(), rule.material, &Material::id),
                    defaultMaterials().end());
      }
}

/// A cone of 45 degrees out of a plain that the sea covers in part.
TEST(DefaultRules, LayWhatBelongsThere) {
  const Terrain terrain = makeTerrain({201, 201, 20.0, 20.0}, [](int c, int r) {
    const double far = 20.0 * std::hypot(c - 100, r - 100);
    return static_cast<float>(std::max(1200.0 - far, 100.0 - 0.06 * far));
  });
  const auto drainage = drainageArea(terrain.heights, terrain.frame);
  const auto map = RuleWeights(defaultRules(-73.0, 1200.0, terrain.frame), terrain.frame)
                       .map({terrain.heights, nullptr, &*drainage});
  std::map<MaterialId, double> cover;
  for (const Material& material : defaultMaterials())
    for (int row = 0; row < 201; ++row)
      for (int column = 0; column < 201; ++column)
        cover[material.id] += map->weight(material.id, column, row) / 255.0 / (201.0 * 201.0);
  EXPECT_GT(cover.at(9), 0.1);    // Rock on the cone,
  EXPECT_GT(cover.at(1), 0.02);   // grass on the plain
  EXPECT_GT(cover.at(3), 0.02);   // and forest,
  EXPECT_GT(cover.at(6), 0.005);  // sand at the shore
  EXPECT_GT(cover.at(13), 0.2);   // and the sea's bed.
}

TEST(DefaultRules, SnowLiesOnHighMountainsAlone) {
  const auto hasSnow = [](double lowest, double highest) {
    return std::ranges::any_of(defaultRules(lowest, highest, {100, 100, 30.0, 30.0}).rules,
                               [](const MaterialRule& rule) { return rule.material == 11; });
  };
  EXPECT_TRUE(hasSnow(800.0, 2500.0));
  EXPECT_FALSE(hasSnow(20.0, 90.0));
}

TEST(DefaultRules, GravelLiesWhereErosionLaidGroundDown) {
  const Terrain terrain = makeTerrain({60, 60, 5.0, 5.0}, [](int, int) { return 12.0F; });
  HeightRaster deposits(60, 60, 0.0F);
  deposits.write({10, 20, 40, 50}, std::vector<float>(900, 2.0F));
  const auto map = RuleWeights(defaultRules(12.0, 12.0, terrain.frame), terrain.frame)
                       .map({terrain.heights, nullptr, nullptr, &deposits});
  EXPECT_GT(map->weight(7, 20, 30), 200);
  EXPECT_EQ(map->weight(7, 5, 30), 0);
}

}  // namespace
}  // namespace scarp::test
