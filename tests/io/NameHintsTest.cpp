#include <gtest/gtest.h>

#include <cmath>
#include <numbers>
#include <vector>

#include "core/io/HeightDatum.h"
#include "core/io/HeightRule.h"
#include "core/io/ImportGuess.h"

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

TEST(VerticalUnit, KnowsTheSpellingsOfFiles) {
  EXPECT_EQ(metresPerUnit("m"), 1.0);
  EXPECT_EQ(metresPerUnit("metre"), 1.0);
  EXPECT_EQ(metresPerUnit(" Meters "), 1.0);
  EXPECT_EQ(metresPerUnit("ft"), 0.3048);
  EXPECT_EQ(metresPerUnit("FEET"), 0.3048);
  EXPECT_EQ(metresPerUnit("US survey foot"), 1200.0 / 3937.0);
  EXPECT_EQ(metresPerUnit("us-ft"), 1200.0 / 3937.0);
  EXPECT_EQ(metresPerUnit("km"), 1000.0);
  EXPECT_EQ(metresPerUnit("fathom"), 1.8288);
}

TEST(VerticalUnit, TurnsAwayOtherWords) {
  for (const char* word : {"", "mm/hr", "degree", "furlong", "1"})
    EXPECT_EQ(metresPerUnit(word), std::nullopt) << word;
  EXPECT_NE(verticalUnitNames().find("us-ft"), std::string::npos);
}

TEST(VerticalUnit, TellsHeightsThatNoPlanetHas) {
  EXPECT_TRUE(plausibleHeights(-10994.0, 8849.0));
  EXPECT_TRUE(plausibleHeights(-8200.0, 21900.0));  // Mars
  EXPECT_FALSE(plausibleHeights(0.0, 65535.0));
  EXPECT_FALSE(plausibleHeights(-7'438'000.0, 2'804'000.0));
}

VoidDetector over(const std::vector<double>& samples) {
  VoidDetector detector;
  detector.add(samples);
  return detector;
}

TEST(VoidDetector, FindsTheUsualSentinels) {
  EXPECT_EQ(over({-32767.0, 1289.0, 1880.0}).undeclaredVoid(), -32767.0);
  EXPECT_EQ(over({5.0, -32768.0, 1909.0, -10.0}).undeclaredVoid(), -32768.0);
  EXPECT_EQ(over({-9999.0, 0.0, 3000.0}).undeclaredVoid(), -9999.0);
  EXPECT_EQ(over({32767.0, 553.0, 3421.0}).undeclaredVoid(), 32767.0);
}

TEST(VoidDetector, LeavesGroundAlone) {
  EXPECT_TRUE(std::isnan(over({115.0, 1908.0}).undeclaredVoid()));
  EXPECT_TRUE(std::isnan(over({-9999.0, -9998.0, -5000.0, 0.0}).undeclaredVoid()));  // a deep sea
  EXPECT_TRUE(
      std::isnan(over({-32768.0, -32700.0, 0.0, 32700.0, 32767.0}).undeclaredVoid()));  // all 16 bits in use
  EXPECT_TRUE(std::isnan(over({-9000.0, 10.0, 20.0}).undeclaredVoid()));                // no sentinel
  EXPECT_TRUE(std::isnan(over({-32768.0, -32768.0}).undeclaredVoid()));  // nothing else to compare
  EXPECT_TRUE(std::isnan(VoidDetector().undeclaredVoid()));
}

TEST(VoidDetector, TellsTheGroundWithoutTheVoid) {
  VoidDetector detector = over({-32767.0, 1289.0});
  detector.add(std::vector<double>{1880.0, -32767.0, std::nan("")});
  EXPECT_EQ(detector.lowestGround(), 1289.0);
  EXPECT_EQ(detector.highestGround(), 1880.0);
  EXPECT_EQ(over({4.0}).lowestGround(), 4.0);
  EXPECT_FALSE(over({std::nan("")}).any());
}

}  // namespace
}  // namespace scarp
