#include "core/compare/ThingDifference.h"

#include <gtest/gtest.h>

#include <set>

#include "core/project/ProjectContents.h"
#include "tests/edit/Hand.h"

namespace scarp {
namespace {

DocumentParts partsOfDocument(const TerrainDocument& document) { return contentsOf(document).document; }

TEST(ThingDifference, EachEditIsSaidOfItsKindAndUndoTakesItBack) {
  std::set<std::string> kinds;
  for (const std::uint32_t seed : {4U, 5U, 6U, 7U}) {
    TerrainDocument document(test::fractalTerrain(150, 120));
    test::Hand hand(seed);
    for (int i = 0; i < 200; ++i) {
      const DocumentParts before = partsOfDocument(document);
      const std::size_t steps = document.history().position();
      if (!perform(hand.next(document), document) || document.history().position() != steps + 1) continue;
      const DocumentParts after = partsOfDocument(document);
      const bool same = before.state == after.state && before.objects.all() == after.objects.all();
      const auto things = thingsBetween(before, after);
      if (!same) {
        EXPECT_FALSE(things.empty()) << document.history().record(steps).name;
      }
      for (const ThingDifference& thing : things) {
        EXPECT_FALSE(thing.empty());
        kinds.insert(thing.kind);
      }
      // The other way round what was added is removed.
      const auto back = thingsBetween(after, before);
      ASSERT_EQ(back.size(), things.size());
      for (std::size_t k = 0; k < back.size(); ++k) {
        EXPECT_EQ(back[k].kind, things[k].kind);
        EXPECT_EQ(back[k].removed.size(), things[k].added.size());
      }
    }
    const DocumentParts last = partsOfDocument(document);
    EXPECT_TRUE(thingsBetween(last, last).empty());
  }
  for (const char* kind : {"layers", "objects", "materials", "saved selections", "selection", "scatter rules"})
    EXPECT_TRUE(kinds.contains(kind)) << kind << " never differed";
}

}  // namespace
}  // namespace scarp
