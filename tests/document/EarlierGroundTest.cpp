#include <gtest/gtest.h>

#include "core/document/EarlierGround.h"
#include "core/document/TerrainDocument.h"
#include "tests/edit/RaisedGround.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

TEST(EarlierGround, IsEveryStateThatUndoAndRedoLeadTo) {
  TerrainDocument document(test::fractalTerrain(300, 200));
  std::vector<std::vector<float>> states{test::samplesOf(document.heights())};
  for (int i = 0; i < 5; ++i) {
    test::raise(document, {10 * i, 20 * i, 10 * i + 150, 20 * i + 90}, 1.0f + static_cast<float>(i));
    states.push_back(test::samplesOf(document.heights()));
  }
  for (const std::size_t present : {5u, 2u, 0u, 4u}) {
    EXPECT_TRUE(document.goTo(present).ok());
    for (std::size_t position = 0; position < states.size(); ++position)
      EXPECT_TRUE(test::sameBits(test::samplesOf(heightsAt(document, position).value()), states[position]));
    EXPECT_TRUE(test::sameBits(test::samplesOf(document.heights()), states[present]));
  }
}

}  // namespace
}  // namespace scarp
