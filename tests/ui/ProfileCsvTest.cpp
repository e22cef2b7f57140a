#include <gtest/gtest.h>

#include <QStringList>
#include <algorithm>

#include "tests/support/Terrains.h"
#include "ui/measure/MeasureFacts.h"
#include "ui/widgets/Units.h"

namespace scarp::test {
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

TEST(MeasureFacts, AreWrittenInUnitsThatFit) {
  EXPECT_EQ(distanceText(12.345), QStringLiteral("12.35 m"));
  EXPECT_EQ(distanceText(12345.0), QStringLiteral("12.35 km"));
  EXPECT_EQ(distanceText(0.0), QStringLiteral("0 m"));
  EXPECT_EQ(distanceText(0.12345), QStringLiteral("0.123 m"));
  EXPECT_EQ(areaText(2.5e6), QStringLiteral("2.500 km²"));
  EXPECT_EQ(volumeText(6.682e8), QStringLiteral("0.6682 km³"));
}

TEST(MeasureFacts, AreExactToo) {
  const AreaFigures figures{1234567.8, 2345678.9, 668195028.25, 28.5};
  const MeasureFacts facts = areaFacts(figures, VolumeBase::Kind::Fitted);
  const auto volume = std::ranges::find(facts, QStringLiteral("Cut (above)"), &MeasureFact::caption);
  ASSERT_NE(volume, facts.end());
  EXPECT_EQ(volume->exact, QStringLiteral("668195028.250 m³"));
}

TEST(MeasureFacts, AgainstAnEarlierGroundHigherIsFilled) {
  const AreaFigures figures{10.0, 11.0, 3.0, 5.0};
  const auto captionOf = [&](VolumeBase::Kind kind, const char* shown) {
    for (const MeasureFact& fact : areaFacts(figures, kind))
      if (fact.exact.startsWith(QLatin1String(shown))) return fact.caption;
    return QString();
  };
  EXPECT_TRUE(captionOf(VolumeBase::Kind::Height, "3.000").startsWith(QStringLiteral("Cut")));
  EXPECT_TRUE(captionOf(VolumeBase::Kind::Height, "5.000").startsWith(QStringLiteral("Fill")));
  EXPECT_TRUE(captionOf(VolumeBase::Kind::Earlier, "3.000").startsWith(QStringLiteral("Fill")));
  EXPECT_TRUE(captionOf(VolumeBase::Kind::Earlier, "5.000").startsWith(QStringLiteral("Cut")));
}

}  // namespace
}  // namespace scarp::test
