#include <sys/mount.h>

#include <cerrno>
#include <cstring>

#include "tests/app/RenderHarness.h"

namespace scarp::test {
namespace {

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

TEST_F(RenderCommand, TheSameCommandGivesTheSameBytes) {
  const std::vector<std::string> options{"--azimuth", "40", "--shading", "natural", "--contours"};
  draw(options);
  const std::string first = readBytes(out);
  draw(options);
  EXPECT_EQ(readBytes(out), first);
}

TEST_F(RenderCommand, RiversHaveWaterWhereTheirBedsAre) {
  const std::string project = folder.file("river.scarp");
  ASSERT_EQ(runProgram({"line", "add", in, "-o", project, "--kind", "river", "--point=-400,-100",
                        "--point=400,-100", "--set", "width=60", "--set", "water=3", "--set", "offset=-6",
                        "--set", "course=straight"})
                .code,
            0);
  in = project;
  const std::vector<std::string> above{"--top", "--size", "500x400", "--shading", "clay"};
  const QImage wet = drawGround(above);
  std::vector<std::string> without = above;
  without.insert(without.end(), {"--hide", "rivers"});
  const QImage dry = drawGround(without);
  // Two pixels a sample of 10 m: the river lies 10 samples south of the middle.
  int blue = 0;
  for (int x = 60; x < 440; ++x) {
    const QColor one = wet.pixelColor(x, 250), other = dry.pixelColor(x, 250);
    blue += one.blue() > one.red() + 20 && other.red() > other.blue() ? 1 : 0;
    EXPECT_EQ(wet.pixel(x, 150), dry.pixel(x, 150)) << x;
  }
  EXPECT_GT(blue, 370) << "of 380";
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
  refused(2, {"--shadows", "best"}, {"--shadows", "best", "medium"});
  refused(2, {"--sun", "315"}, {"--sun"});
  refused(2, {"--sun", "315,91"}, {"--sun", "sun elevation 91° is out of range (0 to 90)"});
  refused(2, {"--sun", "nan,45"}, {"--sun", "'nan'"});
  refused(2, {"--sun", "315,45", "--sun-at", "2024-06-21T15:00Z"}, {"--sun-at", "--sun"});
  refused(2, {"--sun-at", "2024-06-21"}, {"--sun-at", "'2024-06-21'"});
  refused(1, {"--sun-at", "2024-06-21T00:00Z"}, {"--sun-at", "below the horizon"});
  refused(2, {"--latitude", "40", "--longitude", "8"}, {"--sun-at"});
  refused(2, {"--sun-at", "2024-06-21T15:00Z", "--latitude", "40"}, {"--longitude"});
  refused(2, {"--sun-at", "2024-06-21T15:00Z", "--latitude", "91", "--longitude", "8"},
          {"--latitude", "'91'"});
  refused(2, {"--contours", "-1"}, {"--contours", "'-1'", "0 to 1e+09"});
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

}  // namespace
}  // namespace scarp::test
