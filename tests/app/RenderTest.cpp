#include <sys/mount.h>

#include <QImage>
#include <cerrno>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <numbers>

#include "core/geometry/Camera.h"
#include "core/io/TerrainPlace.h"
#include "core/pick/SurfacePicker.h"
#include "tests/app/Program.h"
#include "tests/io/IoSupport.h"
#include "tests/support/RealData.h"
#include "tests/support/Terrains.h"

namespace scarp::test {
namespace {

constexpr int kWidth = 240, kHeight = 150;
constexpr QRgb kMagenta = 0xffff00ff;

/// Hills with a square hole to the north-east of the middle, in the Alps.
class RenderCommand : public ::testing::Test {
 protected:
  void SetUp() override {
    // The same renderer on every machine; what it keeps to its end is not ours to free.
    ::setenv("LIBGL_ALWAYS_SOFTWARE", "1", 1);
    ::setenv("ASAN_OPTIONS", "detect_leaks=0", 1);
    for (int row = 25; row <= 35; ++row)
      for (int column = 65; column <= 75; ++column)
        ground.heights.write({column, row, column + 1, row + 1}, {{kHole}});
    GeoReference& reference = ground.georeference;
    reference.hasGeoTransform = true;
    reference.geoTransform = {400000.0, 10.0, 0.0, 5200000.0, 0.0, -10.0};
    OutsideFile file;
    file.geoTransform = reference.geoTransform;
    file.epsg = 32632;
    std::vector<double> samples;
    for (const float h : samplesOf(ground.heights)) samples.push_back(h);
    writeOutside(in, 101, 81, samples, file);
  }

  /// Draws with these options, bare and small unless they say otherwise.
  QImage draw(std::vector<std::string> options) {
    std::vector<std::string> all{"render", in, "-o", out, "--size", "240x150"};
    all.insert(all.end(), options.begin(), options.end());
    const ProgramRun run = runProgram(all);
    EXPECT_EQ(run.code, 0) << run.err;
    EXPECT_EQ(run.err, "");
    told = run.out;
    return QImage(QString::fromStdString(out)).convertToFormat(QImage::Format_RGB32);
  }
  /// Nothing but the ground, on a colour that it never has.
  QImage drawGround(std::vector<std::string> options) {
    options.insert(options.end(), {"--hide", "walls,compass", "--background", "#ff00ff"});
    return draw(std::move(options));
  }

  /// Whether ground is where a camera's rays meet some, but for pixels that have both about them.
  void expectGroundWhereRaysHit(const QImage& picture, const Camera& camera) {
    ASSERT_EQ(picture.size(), QSize(kWidth, kHeight));
    const HeightPyramid pyramid(ground.heights);
    const SurfacePicker picker(ground.heights, pyramid, ground.frame);
    const auto hits = [&](int x, int y) {
      return picker.pick(camera.rayThrough({x + 0.5, y + 0.5}, {kWidth, kHeight})).has_value();
    };
    int ofGround = 0, ofSky = 0;
    for (int y = 2; y < kHeight - 2; ++y)
      for (int x = 2; x < kWidth - 2; ++x) {
        const bool hit = hits(x, y);
        bool pure = true;
        for (int dy = -2; dy <= 2; ++dy)
          for (int dx = -2; dx <= 2; ++dx) pure = pure && hits(x + dx, y + dy) == hit;
        if (!pure) continue;
        (hit ? ofGround : ofSky) += 1;
        ASSERT_EQ(picture.pixel(x, y) == kMagenta, !hit) << x << ", " << y;
      }
    EXPECT_GT(ofGround, 2000);
    EXPECT_GT(ofSky, 2000);
  }

  TempFolder folder;
  std::string in = folder.file("a.tif"), out = folder.file("b.png"), told;
  Terrain ground = fractalTerrain(101, 81, 10.0, 10.0);
};

double brightness(const QImage& picture) {
  double sum = 0.0;
  for (int y = 0; y < picture.height(); ++y)
    for (int x = 0; x < picture.width(); ++x) sum += qGray(picture.pixel(x, y));
  return sum / (picture.width() * picture.height());
}

TEST_F(RenderCommand, WritesAPictureOfTheSizeAskedForWithoutADisplay) {
  EXPECT_EQ(draw({}).size(), QSize(kWidth, kHeight));
  EXPECT_EQ(told, out + ": 240 x 150 pixels\n");
  EXPECT_TRUE(readBytes(out).starts_with("\x89PNG"));
  out = folder.file("c.JPG");
  EXPECT_EQ(draw({}).size(), QSize(kWidth, kHeight));
  EXPECT_TRUE(readBytes(out).starts_with("\xff\xd8\xff"));
  out = folder.file("d.png");
  ASSERT_EQ(runProgram({"render", in, "-o", out}).code, 0);
  EXPECT_EQ(QImage(QString::fromStdString(out)).size(), QSize(1920, 1080));
  ASSERT_EQ(runProgram({"render", in, "-o", out, "--top"}).code, 0);
  EXPECT_EQ(QImage(QString::fromStdString(out)).size(), QSize(1920, 1536));
  EXPECT_EQ(folder.names(), (std::vector<std::string>{"a.tif", "b.png", "c.JPG", "d.png"}));
}

TEST_F(RenderCommand, GroundIsWhereTheProjectionSays) {
  Camera camera;
  camera.position = {-300.0, -600.0, 300.0};
  camera.yaw = 30.0 * std::numbers::pi / 180.0;
  camera.pitch = -20.0 * std::numbers::pi / 180.0;
  expectGroundWhereRaysHit(drawGround({"--camera", "-300,-600,300", "--azimuth", "30", "--pitch", "-20"}),
                           camera);
  camera.fieldOfView = 80.0 * std::numbers::pi / 180.0;
  camera.exaggeration = 2.5;
  expectGroundWhereRaysHit(drawGround({"--camera", "-300,-600,300", "--azimuth", "30", "--pitch", "-20",
                                       "--fov", "80", "--exaggeration", "2.5"}),
                           camera);
}

TEST_F(RenderCommand, FromAboveNorthIsUpAndTheWholeTerrainFits) {
  Camera camera;
  camera.projection = Camera::Projection::Orthographic;
  camera.position = {0.0, 0.0, 5000.0};
  camera.yaw = 0.0;
  camera.pitch = -0.5 * std::numbers::pi;
  camera.orthoHeight = 800.0;  // The picture is wider than the terrain.
  expectGroundWhereRaysHit(drawGround({"--top"}), camera);
}

TEST_F(RenderCommand, WhatIsLookedAtIsInTheMiddle) {
  // The hole is the one place where the background shows within the ground.
  const QImage picture = drawGround({"--camera", "100,-200,400", "--look-at", "200,100,0"});
  EXPECT_EQ(picture.pixel(kWidth / 2, kHeight / 2), kMagenta);
  EXPECT_NE(picture.pixel(kWidth / 2, kHeight / 2 + 40), kMagenta);
  EXPECT_NE(picture.pixel(kWidth / 2, kHeight / 2 - 40), kMagenta);
  const QImage straightDown = drawGround({"--camera", "200,100,400", "--look-at", "200,100,0"});
  EXPECT_EQ(straightDown.pixel(kWidth / 2, kHeight / 2), kMagenta);
}

TEST_F(RenderCommand, TheSkyIsAboveAndAllOfTheTerrainIsInSight) {
  const QImage picture = draw({});
  EXPECT_GT(qBlue(picture.pixel(3, 3)), qRed(picture.pixel(3, 3)));
  // Nothing of the ground is cut off.
  const QImage bare = drawGround({});
  int seen = 0;
  for (int x = 0; x < kWidth; ++x) {
    EXPECT_EQ(bare.pixel(x, 0), kMagenta);
    EXPECT_EQ(bare.pixel(x, kHeight - 1), kMagenta);
    for (int y = 0; y < kHeight; ++y) seen += bare.pixel(x, y) != kMagenta;
  }
  for (int y = 0; y < kHeight; ++y) {
    EXPECT_EQ(bare.pixel(0, y), kMagenta);
    EXPECT_EQ(bare.pixel(kWidth - 1, y), kMagenta);
  }
  EXPECT_GT(seen, kWidth * kHeight / 20);
}

TEST_F(RenderCommand, TheSameCommandGivesTheSameBytes) {
  const std::vector<std::string> options{"--azimuth", "40", "--shading", "natural", "--contours"};
  draw(options);
  const std::string first = readBytes(out);
  draw(options);
  EXPECT_EQ(readBytes(out), first);
}

TEST_F(RenderCommand, EveryOptionOfTheLookShows) {
  const std::vector<std::string> view{"--azimuth", "40"};
  const auto with = [&](std::vector<std::string> options) {
    options.insert(options.end(), view.begin(), view.end());
    return draw(std::move(options));
  };
  const QImage plain = with({});
  for (const std::vector<std::string>& options :
       std::vector<std::vector<std::string>>{{"--shading", "hypsometric"},
                                             {"--shading", "hillshade"},
                                             {"--shading", "slope"},
                                             {"--shading", "aspect"},
                                             {"--shading", "curvature"},
                                             {"--shading", "clay"},
                                             {"--shading", "normals"},
                                             {"--snow-line", "-100"},
                                             {"--sun", "90,10"},
                                             {"--contours"},
                                             {"--contours", "7.5"},
                                             {"--water", "0"},
                                             {"--wireframe"},
                                             {"--hide", "compass"},
                                             {"--hide", "grid"},
                                             {"--background", "102030"},
                                             {"--hide", "walls"},
                                             {"--samples", "1"},
                                             {"--exaggeration", "2"},
                                             {"--pixel-ratio", "2"},
                                             {"--hide", "sky"}}) {
    EXPECT_NE(with(options), plain) << options[0] << ' ' << options.back();
  }
  EXPECT_NE(with({"--contours", "--hide", "labels"}), with({"--contours"}));
  EXPECT_NE(with({"--shading", "hypsometric", "--ramp", "ember"}), with({"--shading", "hypsometric"}));
  EXPECT_EQ(with({"--shading", "natural", "--sun", "315,45", "--exaggeration", "1"}), plain);
}

TEST_F(RenderCommand, TheSunAtATimeIsWhereItStandsOverTheTerrain) {
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

TEST_F(RenderCommand, TheLowSunDarkensWhatTurnsAwayFromIt) {
  ground = makeTerrain({101, 81, 10.0, 10.0}, [](int c, int) { return static_cast<float>(c); });
  ASSERT_TRUE(exportRaster(ground, in).ok());  // Rises to the east: its face is to the west.
  const QImage west = draw({"--top", "--shading", "clay", "--sun", "270,20"}),
               east = draw({"--top", "--shading", "clay", "--sun", "90,20"});
  EXPECT_GT(brightness(west), brightness(east) + 5.0);
}

TEST_F(RenderCommand, BadInputIsOneLineAndLeavesTheOldFile) {
  writeBytes(out, "old");
  const auto refused = [&](int code, const std::vector<std::string>& options,
                           const std::vector<std::string>& words) {
    std::vector<std::string> all{"render", in, "-o", out};
    all.insert(all.end(), options.begin(), options.end());
    expectRefusal(runProgram(all), code, words);
  };
  for (const char* size : {"", "240", "240x", "x150", "0x150", "240x-1", "240x150x3", "1e3x150",
                           "99999999999x1", " 240x150", "240X150"})
    refused(2, {"--size", size}, {"--size", size});
  refused(2, {"--size", "16385x10"}, {"--size", "16384"});
  refused(2, {"--size", "16384x4097"}, {"--size", "64 million"});
  refused(2, {"--pixel-ratio", "0"}, {"--pixel-ratio", "'0'"});
  refused(2, {"--camera", "1,2"}, {"--camera"});
  refused(2, {"--camera", "1,2,north"}, {"--camera", "north"});
  refused(2, {"--camera", "1,2,nan"}, {"--camera", "'nan'"});
  refused(2, {"--camera", "1,2,inf"}, {"--camera", "'inf'"});
  refused(1, {"--camera", "1e9,0,0"}, {"--camera", "too far", "a.tif"});
  refused(2, {"--look-at", "1,2,3"}, {"--look-at", "--camera"});
  refused(1, {"--camera", "1,2,3", "--look-at", "1,2,3"}, {"--look-at", "a.tif"});
  refused(2, {"--camera", "1,2,3", "--look-at", "4,5,6", "--pitch", "3"}, {"--pitch", "--look-at"});
  refused(2, {"--pitch", "-91"}, {"--pitch", "'-91'"});
  refused(2, {"--azimuth", "east"}, {"--azimuth", "east"});
  refused(2, {"--fov", "0"}, {"--fov", "'0'"});
  refused(2, {"--fov", "180"}, {"--fov", "'180'"});
  refused(2, {"--exaggeration", "0"}, {"--exaggeration", "'0'"});
  refused(2, {"--exaggeration", "-2"}, {"--exaggeration", "'-2'"});
  for (const char* option : {"--azimuth", "--pitch", "--fov"})
    refused(2, {"--top", option, "3"}, {option, "--top"});
  refused(2, {"--top", "--camera", "1,2,3"}, {"--camera", "--top"});
  refused(2, {"--shading", "cartoon"}, {"--shading", "cartoon", "natural"});
  refused(2, {"--ramp", "rainbow"}, {"--ramp", "rainbow", "atlas"});
  refused(2, {"--sun", "315"}, {"--sun"});
  refused(2, {"--sun", "315,91"}, {"--sun", "from 0 to 90"});
  refused(2, {"--sun", "nan,45"}, {"--sun", "'nan'"});
  refused(2, {"--sun", "315,45", "--sun-at", "2024-06-21T15:00Z"}, {"--sun-at", "--sun"});
  refused(2, {"--sun-at", "2024-06-21"}, {"--sun-at", "'2024-06-21'"});
  refused(1, {"--sun-at", "2024-06-21T00:00Z"}, {"--sun-at", "below the horizon"});
  refused(2, {"--latitude", "40", "--longitude", "8"}, {"--sun-at"});
  refused(2, {"--sun-at", "2024-06-21T15:00Z", "--latitude", "40"}, {"--longitude"});
  refused(2, {"--sun-at", "2024-06-21T15:00Z", "--latitude", "91", "--longitude", "8"},
          {"--latitude", "'91'"});
  refused(2, {"--contours", "0"}, {"--contours", "'0'"});
  refused(2, {"--contours", "inf"}, {"--contours", "'inf'"});
  refused(2, {"--snow-line", "nan"}, {"--snow-line", "'nan'"});
  refused(2, {"--water", "deep"}, {"--water", "deep"});
  refused(2, {"--samples", "9"}, {"--samples", "'9'"});
  refused(2, {"--samples", "1.5"}, {"--samples", "1.5"});
  refused(2, {"--hide", "moon"}, {"--hide", "moon"});
  refused(2, {"--background", "blue"}, {"--background", "'blue'"});
  refused(2, {"--background", "#12345g"}, {"--background", "'#12345g'"});
  refused(2, {"--background", "#+12345"}, {"--background", "'#+12345'"});
  expectRefusal(runProgram({"render", in}), 2, {"--output"});
  expectRefusal(runProgram({"render", folder.file("none.tif"), "-o", out}), 1, {"none.tif"});
  expectRefusal(runProgram({"render", in, "-o", in + "/b.png"}), 1, {"b.png", "Not a directory"});
  expectRefusal(runProgram({"render", in, "-o", folder.file("b.gif")}), 1, {"b.gif", ".png"});
  expectRefusal(runProgram({"render", in, "-o", folder.file("png")}), 1, {"ending", ".png"});
  writeOutside(folder.file("plain.tif"), 4, 4, std::vector<double>(16, 1.0));
  expectRefusal(runProgram({"render", folder.file("plain.tif"), "-o", out, "--sun-at", "2024-06-21T15:00Z"}),
                1, {"plain.tif", "place in the world", "--latitude"});
  EXPECT_EQ(readBytes(out), "old");
  EXPECT_EQ(folder.names(), (std::vector<std::string>{"a.tif", "b.png", "plain.tif"}));
}

TEST_F(RenderCommand, AfterCtrlCNothingHalfWrittenIsLeft) {
  writeBytes(out, "old");
  expectRefusal(interruptProgram({"render", in, "-o", out, "--size", "4096x4096"}), 1, {"cancelled"});
  EXPECT_EQ(readBytes(out), "old");
  EXPECT_EQ(folder.names(), (std::vector<std::string>{"a.tif", "b.png"}));
}

TEST_F(RenderCommand, AFullDiskLeavesTheOldFile) {
  const std::filesystem::path disk = folder.path() / "disk";
  std::filesystem::create_directory(disk);
  if (::mount("tmpfs", disk.c_str(), "tmpfs", 0, "size=16k") != 0)
    GTEST_SKIP() << "a small file system cannot be mounted here: " << std::strerror(errno);
  const std::string target = (disk / "b.png").string();
  writeBytes(target, "old");
  expectRefusal(runProgram({"render", in, "-o", target}), 1, {target, "No space left on device"});
  EXPECT_EQ(readBytes(target), "old");
  EXPECT_EQ(std::distance(std::filesystem::directory_iterator(disk), {}), 1);
  ::umount2(disk.c_str(), MNT_DETACH);
}

TEST_F(RenderCommand, WithoutAnyOpenGlXvfbIsNamed) {
  ::setenv("__EGL_VENDOR_LIBRARY_FILENAMES", "/nonexistent", 1);
  expectRefusal(runProgram({"render", in, "-o", out}), 1, {"OpenGL 4.5", "xvfb-run -a scarp render"});
  ::unsetenv("__EGL_VENDOR_LIBRARY_FILENAMES");
  EXPECT_EQ(folder.names(), std::vector<std::string>{"a.tif"});
}

TEST_F(RenderCommand, GroundOfHolesAloneIsAnEmptyPicture) {
  writeOutside(in, 5, 5, std::vector<double>(25, -9999.0), {.nodata = -9999.0});
  const ProgramRun run =
      runProgram({"render", in, "-o", out, "--hide", "walls,compass", "--background", "#ff00ff"});
  EXPECT_EQ(run.code, 0);
  EXPECT_NE(run.err.find("warning: every sample is a hole"), std::string::npos) << run.err;
  QImage wanted(1920, 1080, QImage::Format_RGB32);
  wanted.fill(kMagenta);
  EXPECT_EQ(QImage(QString::fromStdString(out)).convertToFormat(QImage::Format_RGB32), wanted);
}

TEST_F(RenderCommand, RealMountainsHaveManyColours) {
  SCARP_REAL_DATA(path, "SainteHelens.dem");
  in = path;
  const QImage picture = draw({"--top", "--shading", "natural", "--sun-at", "2024-06-21T15:00Z"});
  std::vector<QRgb> colours;
  for (int y = 0; y < kHeight; ++y)
    for (int x = 0; x < kWidth; ++x) colours.push_back(picture.pixel(x, y));
  std::ranges::sort(colours);
  EXPECT_GT(std::ranges::unique(colours).begin() - colours.begin(), 1000);
}

}  // namespace
}  // namespace scarp::test
