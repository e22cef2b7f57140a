#include <gtest/gtest.h>

#include <cmath>
#include <set>
#include <span>

#include "core/compare/Comparison.h"
#include "core/compare/ThingDifference.h"
#include "core/edit/ObjectOperations.h"
#include "core/project/ProjectFile.h"
#include "tests/edit/Hand.h"

namespace scarp {
namespace {

Terrain levelTerrain(int columns, int rows) {
  GridFrame frame;
  frame.columns = columns;
  frame.rows = rows;
  frame.dx = frame.dy = 2.0;
  return {frame, {}, HeightRaster(columns, rows, 10.0F)};
}

void setHeight(Terrain& terrain, int column, int row, float height) {
  terrain.heights.write({column, row, column + 1, row + 1}, std::span<const float>(&height, 1));
}

DocumentParts partsOfTerrain(const Terrain& terrain) { return contentsOf(TerrainDocument(terrain)).document; }

TEST(Comparison, SaysWhereHeightsDifferAndColoursThemAlone) {
  Terrain after = levelTerrain(130, 90);
  setHeight(after, 100, 20, 14.0F);
  setHeight(after, 7, 80, 9.0F);
  const auto found = compareDocuments(partsOfTerrain(levelTerrain(130, 90)), partsOfTerrain(after));
  ASSERT_TRUE(found) << found.error().text();
  EXPECT_EQ(found->heights.differing, 2);
  ASSERT_TRUE(found->greatest);
  EXPECT_EQ(found->greatestHeight, 4.0);
  EXPECT_DOUBLE_EQ(found->greatest->x(), after.frame.x(100));
  EXPECT_DOUBLE_EQ(found->greatest->y(), after.frame.y(20));
  EXPECT_EQ(found->map.at(0, 100, 20), FractionBytes::kFull);
  EXPECT_LT(found->map.at(0, 7, 80), FractionBytes::kFull / 2);
  int coloured = 0;
  for (int row = 0; row < 90; ++row)
    for (int column = 0; column < 130; ++column) coloured += found->map.at(0, column, row) != FractionBytes::kNone;
  EXPECT_EQ(coloured, 2);
  EXPECT_TRUE(found->things.empty());
}

TEST(Comparison, ThingsAreWhereTheyStandAndThoseThatAreGoneWhereTheyStood) {
  TerrainDocument was(levelTerrain(60, 60)), is(levelTerrain(60, 60));
  Object oak;
  oak.x = 12.0;
  oak.y = -8.0;
  ASSERT_TRUE(perform(PlaceObjectsOperation{{oak}}, was));
  oak.x = -20.0;
  Object rock = oak;
  rock.y = 30.0;
  ASSERT_TRUE(perform(PlaceObjectsOperation{{oak, rock}}, is));
  const auto found = compareDocuments(contentsOf(was).document, contentsOf(is).document);
  ASSERT_TRUE(found) << found.error().text();
  ASSERT_EQ(found->things.size(), 2U);
  EXPECT_EQ(found->things[0].way, DifferentThing::Way::Added);
  EXPECT_EQ(found->things[1].way, DifferentThing::Way::Changed);
  ASSERT_TRUE(found->things[1].place);
  EXPECT_EQ(*found->things[1].place, Vec2(-20.0, -8.0));
  const auto back = compareDocuments(contentsOf(is).document, contentsOf(was).document);
  ASSERT_TRUE(back);
  EXPECT_EQ(back->things.back().way, DifferentThing::Way::Removed);
  ASSERT_TRUE(back->things.back().place);
  EXPECT_EQ(*back->things.back().place, Vec2(-20.0, 30.0));
}

TEST(Comparison, WithoutSamplesInCommonItIsAnErrorOfOneLine) {
  Terrain other = levelTerrain(40, 40);
  other.frame.dx = other.frame.dy = 3.0;
  const auto found = compareDocuments(partsOfTerrain(other), partsOfTerrain(levelTerrain(40, 40)));
  ASSERT_FALSE(found);
  EXPECT_EQ(found.error().text().find('\n'), std::string::npos);
}

TEST(ThingDifference, EachEditIsSaidOfItsKindAndUndoTakesItBack) {
  std::set<std::string> kinds;
  for (const std::uint32_t seed : {4U, 5U, 6U, 7U}) {
    TerrainDocument document(test::fractalTerrain(150, 120));
    test::Hand hand(seed);
    for (int i = 0; i < 200; ++i) {
      const DocumentParts before = contentsOf(document).document;
      const std::size_t steps = document.history().position();
      if (!perform(hand.next(document), document) || document.history().position() != steps + 1) continue;
      const DocumentParts after = contentsOf(document).document;
      const bool same = before.state == after.state && before.objects.all() == after.objects.all();
      const auto things = thingsBetween(before, after);
      if (!same) {
        EXPECT_FALSE(things.empty()) << document.history().record(steps).name;
      }
      for (const ThingDifference& thing : things) {
        EXPECT_FALSE(thing.empty());
        kinds.insert(thing.kind.text());
      }
      // The other way round what was added is removed.
      const auto back = thingsBetween(after, before);
      ASSERT_EQ(back.size(), things.size());
      for (std::size_t k = 0; k < back.size(); ++k) {
        EXPECT_EQ(back[k].kind, things[k].kind);
        EXPECT_EQ(back[k].removed.size(), things[k].added.size());
      }
    }
    const DocumentParts last = contentsOf(document).document;
    EXPECT_TRUE(thingsBetween(last, last).empty());
  }
  for (const char* kind : {"layers", "objects", "materials", "saved selections", "selection", "scatter rules"})
    EXPECT_TRUE(kinds.contains(kind)) << kind << " never differed";
}

}  // namespace
}  // namespace scarp
