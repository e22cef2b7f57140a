#include <gtest/gtest.h>



#include "core/terrain/HeightPyramid.h"
#include "tests/support/Terrains.h"
#include "ui/project/VersionsDialog.h"
#include "ui/render/OverviewPicture.h"

namespace scarp::test {
namespace {

DocumentParts ground(int columns, int rows, float height) {
  DocumentParts parts;
  parts.state.frame = {columns, rows, 2.0, 2.0};
  parts.rasters.emplace(kGround, HeightRaster(columns, rows, height));
  return parts;
}

TEST(VersionLook, SaysWhatIsOther) {
  const DocumentParts present = ground(200, 100, 5.0F);
  EXPECT_TRUE(versionLook(present, present).facts.contains(QStringLiteral("no visible difference")));

  DocumentParts other = present;
  const std::vector<float> hill(400, 12.5F);
  other.rasters.at(kGround).write({10, 20, 30, 40}, hill);
  other.state.layers.push_back({1, "Hills", LayerBlend::Add, 1.0, true, false});
  const VersionLook look = versionLook(other, present);
  EXPECT_TRUE(look.facts.contains(QStringLiteral("2 % is other, by up to 7.5 m")))
      << look.facts.toStdString();
  EXPECT_TRUE(look.facts.contains(QStringLiteral("Layers: 1 (now 0)"))) << look.facts.toStdString();
  EXPECT_TRUE(look.facts.contains(QStringLiteral("200 × 100"))) << look.facts.toStdString();
  ASSERT_EQ(look.picture.size(), QSize(199, 99));
  EXPECT_NE(look.picture.pixel(20, 30), versionLook(other, other).picture.pixel(20, 30));
  EXPECT_EQ(look.picture.pixel(150, 80), versionLook(other, other).picture.pixel(150, 80));
}

TEST(VersionLook, OfAnotherSizeIsComparedInWordsAndIsSmallInTheShapeOfTheGround) {
  const VersionLook look = versionLook(ground(300, 300, 1.0F), ground(200, 100, 1.0F));
  EXPECT_TRUE(look.facts.contains(QStringLiteral("another size")));
  EXPECT_FALSE(look.picture.isNull());
  DocumentParts parts = ground(200, 100, 5.0F);
  parts.state.frame.dy = 4.0;
  const QSize size = versionLook(parts, parts).picture.size();
  EXPECT_EQ(size.width(), 199);
  EXPECT_NEAR(size.height(), 198, 1);
  const DocumentParts large = ground(2049, 1025, 0.0F);
  const int width = versionLook(large, large).picture.width();
  EXPECT_LE(width, 320);
  EXPECT_GE(width, 128);
}

TEST(OverviewPicture, HolesAreClearAndSlopesToTheLightAreBright) {
  const Terrain terrain = makeTerrain({101, 101, 10.0, 10.0}, [](int c, int r) {
    if (r > 80) return kHole;
    return static_cast<float>(c < 50 ? 10 * c : 10 * (100 - c));
  });
  const HeightPyramid pyramid(terrain.heights);
  const QImage image = OverviewPicture(terrain.heights, terrain.frame, pyramid.range()).image();
  EXPECT_EQ(qAlpha(image.pixel(30, 90)), 0);
  EXPECT_EQ(qAlpha(image.pixel(30, 30)), 255);
  EXPECT_GT(qGray(image.pixel(30, 30)), qGray(image.pixel(69, 30)) + 40);
}

}  // namespace
}  // namespace scarp::test
