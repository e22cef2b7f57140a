#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "core/objects/Scatter.h"
#include "core/terrain/Surface.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

/// 400 × 400 m, level in the west, at 45° in the east.
Terrain halfSteep() {
  return test::makeTerrain({201, 201, 2.0, 2.0}, [](int column, int) {
    return column <= 100 ? 10.0F : 10.0F + 2.0F * static_cast<float>(column - 100);
  });
}

std::set<std::pair<double, double>> placesOf(const std::vector<Object>& objects) {
  std::set<std::pair<double, double>> places;
  for (const Object& object : objects) places.emplace(object.x, object.y);
  return places;
}

double leastDistance(const std::vector<Object>& objects) {
  double least = 1e9;
  for (std::size_t i = 0; i < objects.size(); ++i)
    for (std::size_t k = 0; k < i; ++k)
      least = std::min(least, std::hypot(objects[i].x - objects[k].x, objects[i].y - objects[k].y));
  return least;
}

TEST(Scatter, IsAsDenseAsAskedForAndKeepsItsDistance) {
  const Terrain terrain = halfSteep();
  ScatterSettings settings;
  settings.density = 50.0;
  settings.spacing = 0.0;
  const auto free = scattered(terrain, nullptr, {}, settings);
  ASSERT_TRUE(free.ok());
  EXPECT_NEAR(static_cast<double>(free->size()), 16.0 * 50.0, 40.0);
  EXPECT_LT(leastDistance(*free), 4.0);
  settings.spacing = 8.0;
  const auto apart = scattered(terrain, nullptr, {}, settings);
  ASSERT_TRUE(apart.ok());
  EXPECT_LT(apart->size(), free->size());
  EXPECT_GT(apart->size(), free->size() / 2);
  EXPECT_GE(leastDistance(*apart), 8.0);
  // Much wider than the density's own distance.
  settings.spacing = 60.0;
  const auto wide = scattered(terrain, nullptr, {}, settings);
  ASSERT_TRUE(wide.ok());
  EXPECT_GT(wide->size(), 15U);
  EXPECT_GE(leastDistance(*wide), 60.0);
}

TEST(Scatter, GoesByTheSelectionAndTheSamePlacesStandWhateverItIs) {
  const Terrain terrain = halfSteep();
  ScatterSettings settings;
  settings.density = 200.0;
  settings.spacing = 0.0;
  const auto all = scattered(terrain, nullptr, {}, settings);
  MaskRaster weights(201, 201, 0.0F);
  const GridRect whole{20, 20, 100, 100}, half{100, 20, 180, 100};
  weights.write(whole, std::vector<float>(static_cast<std::size_t>(whole.area()), 1.0F));
  weights.write(half, std::vector<float>(static_cast<std::size_t>(half.area()), 0.5F));
  const auto some = scattered(terrain, &weights, {}, settings);
  ASSERT_TRUE(all.ok() && some.ok());
  const auto everywhere = placesOf(*all);
  std::size_t inWhole = 0, inHalf = 0;
  for (const Object& object : *some) {
    EXPECT_TRUE(everywhere.contains({object.x, object.y}));
    const int column = static_cast<int>(std::lround(terrain.frame.column(object.x))),
              row = static_cast<int>(std::lround(terrain.frame.row(object.y)));
    inWhole += whole.contains(column, row);
    inHalf += half.contains(column, row);
  }
  EXPECT_EQ(inWhole + inHalf, some->size());
  EXPECT_NEAR(static_cast<double>(inWhole), 512.0, 25.0);
  EXPECT_NEAR(static_cast<double>(inHalf), 256.0, 40.0);
  EXPECT_TRUE(
      scattered(terrain, &std::as_const(weights = MaskRaster(201, 201, 0.0F)), {}, settings)->empty());
}

TEST(Scatter, GoesByTheGroundAndWhatStandsThere) {
  Terrain terrain = halfSteep();
  terrain.heights.write({0, 0, 60, 201},
                        std::vector<float>(60 * 201, std::numeric_limits<float>::quiet_NaN()));
  ObjectLayer present;
  (void)present.exchange(1, Object{.id = 1, .x = -20.0, .y = 0.0});
  ScatterSettings settings;
  settings.density = 400.0;
  settings.spacing = 5.0;
  settings.steepest = 30.0;
  const auto level = scattered(terrain, nullptr, present, settings);
  ASSERT_TRUE(level.ok());
  ASSERT_GT(level->size(), 100U);
  for (const Object& object : *level) {
    EXPECT_LE(object.x, 0.0);
    EXPECT_GE(terrain.frame.column(object.x), 59.0) << "no ground";
    EXPECT_GE(std::hypot(object.x + 20.0, object.y), 5.0);
  }
  settings.steepest = 90.0;
  settings.flattest = 30.0;
  settings.lowest = 60.0;
  settings.highest = 120.0;
  const auto steep = scattered(terrain, nullptr, present, settings);
  ASSERT_TRUE(steep.ok());
  ASSERT_GT(steep->size(), 100U);
  for (const Object& object : *steep) {
    const double height =
        heightAt(terrain.heights, terrain.frame.column(object.x), terrain.frame.row(object.y));
    EXPECT_TRUE(height >= 60.0 && height <= 120.0) << height;
  }
}

TEST(Scatter, IsCountedBeforehand) {
  const Terrain terrain = halfSteep();
  MaskRaster weights(201, 201, 0.0F);
  const GridRect part{20, 20, 180, 100};
  weights.write(part, std::vector<float>(static_cast<std::size_t>(part.area()), 0.5F));
  ObjectLayer present;
  for (ObjectId id = 1; id < 40; ++id)
    (void)present.exchange(id, Object{.id = id, .x = 7.0 * double(id) - 150.0, .y = 3.0});
  for (const double density : {3.0, 300.0})
    for (const double spacing : {0.0, 2.5, 30.0})
      for (const MaskRaster* selection : {static_cast<const MaskRaster*>(nullptr), &std::as_const(weights)}) {
        ScatterSettings settings;
        settings.density = density;
        settings.spacing = spacing;
        settings.steepest = 40.0;
        settings.seed = 11;
        const auto made = scattered(terrain, selection, present, settings);
        const auto count = scatteredCount(terrain, selection, present, settings);
        ASSERT_TRUE(made.ok() && count.ok());
        EXPECT_EQ(*count, made->size()) << density << " " << spacing;
      }
  // Also where they are too many to be put down.
  ScatterSettings many;
  many.density = 1e5;
  many.spacing = 0.0;
  const auto count = scatteredCount(terrain, nullptr, {}, many);
  ASSERT_TRUE(count.ok());
  EXPECT_GT(*count, kMostScattered);
}

TEST(Scatter, ADensityIsProposedThatGivesAboutSoMany) {
  const Terrain terrain = halfSteep();
  ScatterSettings settings;
  settings.steepest = 30.0;  // The western half.
  settings.spacing = 0.0;
  const auto density = densityFor(300.0, 100.0, terrain, nullptr, settings);
  ASSERT_TRUE(density.ok() && *density);
  EXPECT_NEAR(**density, 300.0 / 8.0, 2.0);
  settings.density = **density;
  const auto made = scattered(terrain, nullptr, {}, settings);
  ASSERT_TRUE(made.ok());
  EXPECT_NEAR(static_cast<double>(made->size()), 300.0, 30.0);
  EXPECT_EQ(**densityFor(1e5, 100.0, terrain, nullptr, settings), 100.0);
  settings.lowest = 5000.0;
  const auto nowhere = densityFor(300.0, 100.0, terrain, nullptr, settings);
  ASSERT_TRUE(nowhere.ok());
  EXPECT_FALSE(*nowhere);
  const MaskRaster nothing(201, 201, 0.0F);
  EXPECT_FALSE(*densityFor(300.0, 100.0, terrain, &nothing, settings));
}

TEST(Scatter, SaysWhatIsOutOfRangeOrTooMuch) {
  const Terrain terrain = halfSteep();
  const auto failure = [&](auto set) {
    ScatterSettings settings;
    set(settings);
    const auto done = scattered(terrain, nullptr, {}, settings);
    return done.ok() ? std::string() : done.error().text();
  };
  EXPECT_EQ(failure([](ScatterSettings& s) { s.density = 0.0; }),
            "density 0 /ha is out of range (above 0 to 1e+06)");
  EXPECT_EQ(failure([](ScatterSettings& s) { s.steepest = 91.0; }), "steepest 91° is out of range (0 to 90)");
  EXPECT_EQ(failure([](ScatterSettings& s) { s.spacing = std::nan(""); }),
            "spacing nan m is out of range (0 to 1e+06)");
  EXPECT_EQ(failure([](ScatterSettings& s) {
              s.density = 1e6;
              s.spacing = 0.0;
            }),
            "these would be more than 200000 objects");
  EXPECT_EQ(failure([](ScatterSettings& s) {
              s.density = 1e6;
              s.spacing = 1e6;
            }),
            "");
  const auto stopped = scattered(terrain, nullptr, {}, {}, [](double) { return false; });
  ASSERT_FALSE(stopped.ok());
  EXPECT_TRUE(stopped.error().cancelled);
}

}  // namespace
}  // namespace scarp
