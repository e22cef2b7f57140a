#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

#include "core/io/NameHints.h"

namespace scarp {
namespace {

struct Named {
  const char* name;
  std::optional<double> lowest, highest, width, cellSize;
};

TEST(NameHints, ReadsWhatCanOnlyMeanOneThing) {
  const std::vector<Named> all{
      {"alps_height_2000m.png", 0.0, 2000.0, {}, {}},
      {"/some/8km/folder/dunes_0-1200m.png", 0.0, 1200.0, {}, {}},
      {"island_min-50_max1800.r16", -50.0, 1800.0, {}, {}},
      {"Min0 Max450m.raw", 0.0, 450.0, {}, {}},
      {"heightmap_8km.png", {}, {}, 8000.0, {}},
      {"heightmap_4x4km.png", {}, {}, 4000.0, {}},
      {"hills_1m.png", {}, {}, {}, 1.0},
      {"hills_0.5m_elev900.png", 0.0, 900.0, {}, 0.5},
      {"city_2mpp.raw", {}, {}, {}, 2.0},
      {"range_16km_height_2.5km.png", 0.0, 2500.0, 16000.0, {}},
      {"terrain_-20to80m.png", -20.0, 80.0, {}, {}},
  };
  for (const Named& named : all) {
    const NameHints hints = nameHints(named.name);
    EXPECT_EQ(hints.lowest, named.lowest) << named.name;
    EXPECT_EQ(hints.highest, named.highest) << named.name;
    EXPECT_EQ(hints.width, named.width) << named.name;
    EXPECT_EQ(hints.cellSize, named.cellSize) << named.name;
  }
}

TEST(NameHints, LeavesAloneWhatCouldMeanSomethingElse) {
  for (const char* name : {"alps2.png", "height.png", "terrain_v3_1025.png", "2023-11-05.png",
                           "summit_2000m.png", "heightmap_4096.png", "heightmap16.png", "tile_x0_y12.raw",
                           "height_99999m.png", "max10_min20.png", "N44W072.png", "", "0-0m.png"}) {
    const NameHints hints = nameHints(name);
    EXPECT_FALSE(hints.highest || hints.lowest || hints.width || hints.cellSize) << name;
  }
  EXPECT_FALSE(nameHints(std::string(100'000, '1') + "km").highest);
}

TEST(NameHints, ATileOfTheWorldMapIsItsLastThreeNumbers) {
  for (const char* path : {"/maps/12/656/1582.png", "/maps/12_656_1582.png", "/maps/x-12-656-1582@2x.webp"}) {
    const auto tile = nameHints(path).tile;
    ASSERT_TRUE(tile) << path;
    EXPECT_EQ(tile->zoom, 12);
    EXPECT_EQ(tile->column, 656);
    EXPECT_EQ(tile->row, 1582);
  }
  for (const char* path : {"/maps/2023-11-05.png", "/maps/2/4/1.png", "/maps/12_656.png", "656-1582.png", ""})
    EXPECT_FALSE(nameHints(path).tile) << path;
}

TEST(NameHints, ATileIsAsWideAsTheGroundThatItShows) {
  EXPECT_NEAR(widthOf({0, 0, 0}), 40'075'016.7, 0.1);
  const double latitude = std::atan(std::sinh(std::numbers::pi * (1.0 - 2.0 * 1582.5 / 4096.0)));
  EXPECT_NEAR(latitude, 37.82 * std::numbers::pi / 180.0, 1e-3);
  EXPECT_NEAR(widthOf({12, 656, 1582}), 40'075'016.7 / 4096.0 * std::cos(latitude), 0.01);
}

}  // namespace
}  // namespace scarp
