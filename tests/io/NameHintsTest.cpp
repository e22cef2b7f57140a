#include <gtest/gtest.h>

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

}  // namespace
}  // namespace scarp
