#include <gtest/gtest.h>

#include "core/mesh/TriangleBudget.h"
#include "tests/support/Terrains.h"

namespace scarp::test {
namespace {

Result<BudgetedDecimation> with(const Terrain& terrain, std::size_t budget, const Progress& progress = {}) {
  return decimateTo(
      budget, terrain.heights, {terrain.frame.samples()}, 1e-6, 40.0,
      [](const Decimation& made) { return made.triangles(); }, progress);
}

TEST(TriangleBudget, IsKeptAndMostOfItUsed) {
  const Terrain terrain = fractalTerrain(257, 257);
  for (const std::size_t budget : {300U, 2000U, 30000U}) {
    SCOPED_TRACE(budget);
    const auto made = with(terrain, budget);
    ASSERT_TRUE(made.ok()) << made.error().message;
    EXPECT_LE(made->mesh.triangles(), budget);
    EXPECT_GE(made->mesh.triangles(), budget * 9 / 10);
  }
}

TEST(TriangleBudget, AboveAllThatThereIsTakesAll) {
  const Terrain terrain = fractalTerrain(33, 33);
  const auto made = with(terrain, 1000000);
  ASSERT_TRUE(made.ok());
  EXPECT_GE(made->mesh.triangles(), 2U * 32 * 32 * 9 / 10);
}

TEST(TriangleBudget, TooSmallIsOneLineWithWhatIsNeeded) {
  const Terrain holes = makeTerrain({41, 41, 1.0, 1.0}, [](int c, int r) {
    return c % 4 == 2 && r % 4 == 2 ? kHole : static_cast<float>(c + r);
  });
  const auto made = with(holes, 20);
  ASSERT_FALSE(made.ok());
  EXPECT_EQ(made.error().message.find("20 triangles are too few: this ground and its borders take "), 0U);
  EXPECT_EQ(made.error().message.find('\n'), std::string::npos);
}

TEST(TriangleBudget, MayBeCancelled) {
  const auto made = with(fractalTerrain(129, 129), 500, [](double done) { return done < 0.5; });
  ASSERT_FALSE(made.ok());
  EXPECT_TRUE(made.error().cancelled);
}

}  // namespace
}  // namespace scarp::test
