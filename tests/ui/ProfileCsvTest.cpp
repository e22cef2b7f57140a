#include <gtest/gtest.h>

#include <QStringList>

#include "tests/support/Terrains.h"
#include "ui/measure/MeasureFacts.h"

namespace scarp {
namespace {

QStringList rowsOf(const Terrain& terrain, const std::vector<Vec2>& line) {
  const GroundProfile profile = groundProfile(terrain.heights, terrain.frame, line);
  return profileCsv(profile, terrain.frame, terrain.georeference).split(QLatin1Char('\n'));
}

TEST(ProfileCsv, HasARowForEveryCornerAndAnEmptyOneForAGap) {
  const Terrain terrain =
      test::makeTerrain({9, 9}, [](int c, int) { return c == 4 ? test::kHole : static_cast<float>(2 * c); });
  const QStringList rows = rowsOf(terrain, {{-4.0, 0.0}, {4.0, 0.0}});
  EXPECT_EQ(rows.first(), QStringLiteral("distance,height,x,y,slope"));
  EXPECT_EQ(rows[1], QStringLiteral("0,0,-4,0,2"));
  EXPECT_EQ(rows[4], QStringLiteral("3,6,-1,0,")) << "the ground ends";
  EXPECT_EQ(rows[5], QString());
  EXPECT_EQ(rows[6], QStringLiteral("5,10,1,0,2"));
  EXPECT_EQ(rows.last(), QString()) << "the last line is ended";
  EXPECT_EQ(rows.size(), 11);
}

TEST(ProfileCsv, TellsThePlaceInTheWorldWhereThereIsOne) {
  Terrain terrain = test::makeTerrain({9, 9, 10.0, 10.0}, [](int, int) { return 5.0f; });
  terrain.georeference.hasGeoTransform = true;
  terrain.georeference.geoTransform = {500000.0, 10.0, 0.0, 4000000.0, 0.0, -10.0};
  const QStringList rows = rowsOf(terrain, {{-40.0, 40.0}, {40.0, 40.0}});
  EXPECT_TRUE(rows.first().endsWith(QStringLiteral("world_x,world_y")));
  const Vec2 world = toWorld(terrain.georeference, terrain.frame, 0.0, 0.0);
  const QStringList first = rows[1].split(QLatin1Char(','));
  EXPECT_NEAR(first[5].toDouble(), world.x(), 1e-6);
  EXPECT_NEAR(first[6].toDouble(), world.y(), 1e-6);
}

}  // namespace
}  // namespace scarp
