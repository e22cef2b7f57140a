#include <algorithm>
#include <cstdio>

#include "core/io/TerrainPlace.h"
#include "tests/app/RenderHarness.h"

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
};

TEST_F(RenderLook, EveryOptionMakesAPictureOfItsOwn) {
  std::vector<QImage> pictures;
  for (const std::vector<std::string>& options : {std::vector<std::string>{},
                                                  {"--snow-line", "-100"},
                                                  {"--sun", "90,10"},
                                                  {"--contours"},
                                                  {"--contours", "7.5"},
                                                  {"--contours", "--hide", "labels"},
                                                  {"--water", "0"},
                                                  {"--wireframe"},
                                                  {"--hide", "grid"},
                                                  {"--hide", "sky"},
                                                  {"--samples", "1"},
                                                  {"--pixel-ratio", "2"},
                                                  {"--shading", "slope"},
                                                  {"--shading", "hypsometric"},
                                                  {"--shading", "hypsometric", "--ramp", "ember"}}) {
    pictures.push_back(with(options));
    EXPECT_EQ(std::ranges::count(pictures, pictures.back()), 1) << pictures.size();
  }
  EXPECT_EQ(with({"--shading", "natural", "--sun", "315,45", "--exaggeration", "1"}), pictures.front());
  const QImage& lit = pictures[2];
  EXPECT_EQ(with({"--sun", "90,10", "--shadows", "off"}), lit);
  EXPECT_LT(brightness(with({"--sun", "90,10", "--shadows", "high"})), brightness(lit) - 0.2);
}

TEST_F(RenderLook, TheLowSunDarkensWhatTurnsAwayFromIt) {
  ground = makeTerrain({101, 81, 10.0, 10.0}, [](int c, int) { return static_cast<float>(c); });
  ASSERT_TRUE(exportRaster(ground, in).ok());  // Rises to the east: its face is to the west.
  const QImage west = draw({"--top", "--shading", "clay", "--sun", "270,20"}),
               east = draw({"--top", "--shading", "clay", "--sun", "90,20"});
  EXPECT_GT(brightness(west), brightness(east) + 5.0);
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
}

}  // namespace
}  // namespace scarp::test
