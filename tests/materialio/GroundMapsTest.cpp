#include "core/materialio/GroundMaps.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

#include "tests/support/Terrains.h"

namespace scarp {
namespace {

TEST(GroundMaps, TheAngleBetweenANormalAndTheVerticalIsTheSlope) {
  for (const test::NamedTerrain& named : test::pickingTerrains()) {
    SCOPED_TRACE(named.name);
    const NormalMap normals = normalMap(named.terrain);
    const std::vector<float> slopes = slopeMap(named.terrain);
    for (std::size_t i = 0; i < slopes.size(); ++i) {
      ASSERT_EQ(std::isnan(normals.z[i]), std::isnan(slopes[i])) << i;
      if (std::isnan(slopes[i])) continue;
      const double flat = std::hypot(normals.x[i], normals.y[i]);
      ASSERT_NEAR(std::atan2(flat, normals.z[i]) * 180.0 / std::numbers::pi, slopes[i], 1e-3) << i;
    }
  }
}

}  // namespace
}  // namespace scarp
