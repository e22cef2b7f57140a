#include <sys/mount.h>

#include <cerrno>
#include <cstring>

#include "tests/app/RenderHarness.h"

namespace scarp::test {
namespace {

TEST_F(RenderCommand, WritesTheSameBytesOfTheSizeAskedForWithoutADisplay) {
  const std::vector<std::string> options{"--azimuth", "40", "--shading", "natural", "--contours"};
  EXPECT_EQ(draw(options).size(), QSize(kWidth, kHeight));
  EXPECT_EQ(told, out + ": 240 x 150 pixels\n");
  const std::string first = readBytes(out);
  EXPECT_TRUE(first.starts_with("\x89PNG"));
  draw(options);
  EXPECT_EQ(readBytes(out), first);
  out = folder.file("c.JPG");
  EXPECT_EQ(draw({}).size(), QSize(kWidth, kHeight));
  EXPECT_TRUE(readBytes(out).starts_with("\xff\xd8\xff"));
  out = folder.file("d.png");
  ASSERT_EQ(runProgram({"render", in, "-o", out, "--top"}).code, 0);
  EXPECT_EQ(QImage(QString::fromStdString(out)).size(), QSize(1920, 1536));
  EXPECT_EQ(folder.names(), (std::vector<std::string>{"a.tif", "b.png", "c.JPG", "d.png"}));
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
  const std::string time = "2024-06-21T15:00Z";
  expectRefusals({"render", in, "-o", out},
                 {{2, {"--size", "240x"}, {"--size", "240x"}},
                  {2, {"--size", "16385x10"}, {"--size", "16384"}},
                  {2, {"--size", "16384x4097"}, {"--size", "64 million"}},
                  {2, {"--camera", "1,2"}, {"--camera"}},
                  {2, {"--camera", "1,2,nan"}, {"--camera", "'nan'"}},
                  {1, {"--camera", "1e9,0,0"}, {"--camera", "too far", "a.tif"}},
                  {2, {"--look-at", "1,2,3"}, {"--look-at", "--camera"}},
                  {1, {"--camera", "1,2,3", "--look-at", "1,2,3"}, {"--look-at", "a.tif"}},
                  {2, {"--camera", "1,2,3", "--look-at", "4,5,6", "--pitch", "3"}, {"--pitch", "--look-at"}},
                  {2, {"--fov", "180"}, {"--fov", "'180'"}},
                  {2, {"--top", "--azimuth", "3"}, {"--azimuth", "--top"}},
                  {2, {"--top", "--camera", "1,2,3"}, {"--camera", "--top"}},
                  {2, {"--shading", "cartoon"}, {"--shading", "cartoon", "natural"}},
                  {2, {"--sun", "315,91"}, {"--sun", "sun elevation 91° is out of range (0 to 90)"}},
                  {2, {"--sun", "315,45", "--sun-at", time}, {"--sun-at", "--sun"}},
                  {1, {"--sun-at", "2024-06-21T00:00Z"}, {"--sun-at", "below the horizon"}},
                  {2, {"--latitude", "40", "--longitude", "8"}, {"--sun-at"}},
                  {2, {"--sun-at", time, "--latitude", "40"}, {"--longitude"}},
                  {2, {"--contours", "-1"}, {"--contours", "'-1'", "0 to 1e+09"}},
                  {2, {"--samples", "1.5"}, {"--samples", "1.5"}},
                  {2, {"--hide", "moon"}, {"--hide", "moon"}},
                  {2, {"--background", "#+12345"}, {"--background", "'#+12345'"}}});
  expectRefusal(runProgram({"render", in, "-o", in + "/b.png"}), 1, {"b.png", "Not a directory"});
  expectRefusal(runProgram({"render", in, "-o", folder.file("b.gif")}), 1, {"b.gif", ".png"});
  expectRefusal(runProgram({"render", in, "-o", folder.file("png")}), 1, {"ending", ".png"});
  writeOutside(folder.file("plain.tif"), 4, 4, std::vector<double>(16, 1.0));
  expectRefusal(runProgram({"render", folder.file("plain.tif"), "-o", out, "--sun-at", time}), 1,
                {"plain.tif", "place in the world", "--latitude"});
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
  expectRefusal(runProgram({"render", in, "-o", target, "--size", "960x600"}), 1,
                {target, "No space left on device"});
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
