#include <algorithm>
#include <cstdio>

#include "core/io/TerrainPlace.h"
#include "tests/app/RenderHarness.h"
#include "tests/support/RealData.h"

namespace scarp::test {
namespace {

double brightness(const QImage& picture) {
  double sum = 0.0;
  for (int y = 0; y < picture.height(); ++y)
    for (int x = 0; x < picture.width(); ++x) sum += qGray(picture.pixel(x, y));
  return sum / (picture.width() * picture.height());
}

class RenderLook : public RenderCommand {
 protected:
  QImage with(std::vector<std::string> options) {
    options.insert(options.end(), {"--azimuth", "40"});
    return draw(std::move(options));
  }

  void expectEachToShow(const std::vector<std::vector<std::string>>& settings) {
    const QImage plain = with({});
    for (const std::vector<std::string>& options : settings)
      EXPECT_NE(with(options), plain) << options[0] << ' ' << options.back();
  }
};

TEST_F(RenderLook, EveryOptionOfTheGroundShows) {
  expectEachToShow({{"--snow-line", "-100"},
                    {"--sun", "90,10"},
                    {"--contours"},
                    {"--contours", "7.5"},
                    {"--water", "0"},
                    {"--wireframe"},
                    {"--exaggeration", "2"}});
  EXPECT_NE(with({"--contours", "--hide", "labels"}), with({"--contours"}));
}

TEST_F(RenderLook, TheLowSunDarkensWhatTurnsAwayFromIt) {
  ground = makeTerrain({101, 81, 10.0, 10.0}, [](int c, int) { return static_cast<float>(c); });
  ASSERT_TRUE(exportRaster(ground, in).ok());  // Rises to the east: its face is to the west.
  const QImage west = draw({"--top", "--shading", "clay", "--sun", "270,20"}),
               east = draw({"--top", "--shading", "clay", "--sun", "90,20"});
  EXPECT_GT(brightness(west), brightness(east) + 5.0);
}

TEST_F(RenderLook, EveryOptionOfThePictureShows) {
  expectEachToShow({{"--hide", "compass"},
                    {"--hide", "grid"},
                    {"--hide", "walls"},
                    {"--hide", "sky"},
                    {"--background", "102030"},
                    {"--samples", "1"},
                    {"--pixel-ratio", "2"}});
}

TEST_F(RenderLook, TerrainCastsShadowsIfAsked) {
  const QImage lit = with({"--sun", "90,10"});
  EXPECT_EQ(with({"--sun", "90,10", "--shadows", "off"}), lit);
  EXPECT_EQ(with({"--sun", "90,10", "--shadows", "automatic"}), lit) << "by a software rasterizer";
  EXPECT_LT(brightness(with({"--sun", "90,10", "--shadows", "high"})), brightness(lit) - 0.2);
}

TEST_F(RenderLook, EveryShadingShows) {
  const QImage plain = with({});
  for (const char* shading : {"hypsometric", "hillshade", "slope", "aspect", "curvature", "clay", "normals"})
    EXPECT_NE(with({"--shading", shading}), plain) << shading;
  EXPECT_NE(with({"--shading", "hypsometric", "--ramp", "ember"}), with({"--shading", "hypsometric"}));
  EXPECT_EQ(with({"--shading", "natural", "--sun", "315,45", "--exaggeration", "1"}), plain);
}

TEST_F(RenderLook, RealMountainsHaveManyColours) {
  SCARP_REAL_DATA(path, "SainteHelens.dem");
  in = path;
  const QImage picture = draw({"--top", "--shading", "natural", "--sun-at", "2024-06-21T15:00Z"});
  std::vector<QRgb> colours;
  for (int y = 0; y < kHeight; ++y)
    for (int x = 0; x < kWidth; ++x) colours.push_back(picture.pixel(x, y));
  std::ranges::sort(colours);
  EXPECT_GT(std::ranges::unique(colours).begin() - colours.begin(), 1000);
}

TEST_F(RenderLook, TheSunAtATimeIsWhereItStandsOverTheTerrain) {
  const TerrainPlace place = placeOnEarth(importRaster(in)->terrain).value();
  const SunPosition sun = sunPosition(parseUtcTime("2024-06-21T16:00Z").value(), place.middle);
  ASSERT_LT(place.north, -0.9);  // West of the zone's meridian the grid's north is west of the true one.
  char angles[64];
  std::snprintf(angles, sizeof angles, "%.17g,%.17g", sun.azimuth - place.north, sun.elevation);
  const QImage byAngles = draw({"--sun", angles});
  EXPECT_EQ(draw({"--sun-at", "2024-06-21T18:00+02:00"}), byAngles);
  std::snprintf(angles, sizeof angles, "sun: azimuth %.2f, elevation %.2f", sun.azimuth - place.north,
                sun.elevation);
  EXPECT_NE(told.find(angles), std::string::npos) << told;
  // Elsewhere it stands elsewhere, and y is north.
  const SunPosition there = sunPosition(parseUtcTime("2024-06-21T16:00Z").value(), {-20.0, -60.0});
  std::snprintf(angles, sizeof angles, "%.17g,%.17g", there.azimuth, there.elevation);
  const QImage elsewhere = draw({"--sun", angles});
  EXPECT_EQ(draw({"--sun-at", "2024-06-21T16:00Z", "--latitude", "-20", "--longitude", "-60"}), elsewhere);
  EXPECT_NE(elsewhere, byAngles);
}

}  // namespace
}  // namespace scarp::test
