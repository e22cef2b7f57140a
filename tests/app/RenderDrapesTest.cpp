#include <filesystem>
#include <fstream>

#include "tests/app/RenderHarness.h"

namespace scarp::test {
namespace {

/// With a picture of which the western half is red, the eastern one blue, around the ground and beyond it.
class RenderDrapes : public RenderCommand {
 protected:
  void SetUp() override {
    RenderCommand::SetUp();
    std::filesystem::create_directory(folder.file("maps"));
    std::vector<std::vector<double>> bands(3, std::vector<double>(200 * 200, 30.0));
    for (std::size_t i = 0; i < bands[0].size(); ++i) bands[i % 200 < 100 ? 0 : 2][i] = 200.0;
    OutsideFile file;
    file.type = "Byte";
    file.epsg = 32632;
    file.geoTransform = {400505.0 - 1000.0, 10.0, 0.0, 5200500.0, 0.0, -10.0};
    writeBands(map, 200, 200, bands, file);
  }
  /// A bit to the west and to the east of the middle, seen from above.
  static void expectHalves(const QImage& picture) {
    for (const int y : {30, 75, 120}) {
      const QRgb west = picture.pixel(110, y), east = picture.pixel(130, y);
      EXPECT_GT(qRed(west), qBlue(west) + 40) << y;
      EXPECT_GT(qBlue(east), qRed(east) + 40) << y;
    }
  }

  std::string map = folder.file("maps/map.tif");
};

TEST_F(RenderDrapes, LieOverTheGroundInTheirPlace) {
  const std::vector<std::string> above{"--top", "--shading", "clay"};
  const QImage bare = drawGround(above);
  auto with = above;
  with.insert(with.end(), {"--drape", map + ":0"});
  EXPECT_EQ(drawGround(with), bare);
  with.back() = map + ":0.5";
  EXPECT_NE(drawGround(with), bare);
  // The last one is above.
  with.insert(with.end(), {"--drape", map});
  expectHalves(drawGround(with));
  const ProgramRun coloured =
      runProgram({"render", in, "-o", out, "--size", "24x15", "--shading", "slope", "--drape", map});
  EXPECT_EQ(coloured.code, 0);
  EXPECT_EQ(coloured.err, "scarp: warning: drapes are not drawn over the colours of slope\n");
}

TEST_F(RenderDrapes, OfAProjectAreDrawnWhereTheyAreItsOwn) {
  const std::string project = folder.file("p.scarp");
  std::ofstream(folder.file("script.json"))
      << R"({"scarp": 1, "operations": [{"op": "drape", "path": "maps/map.tif"}]})";
  const ProgramRun run = runProgram({"run", folder.file("script.json"), "--in", in, "-o", project});
  ASSERT_EQ(run.code, 0) << run.err;
  in = project;
  expectHalves(drawGround({"--top", "--shading", "clay"}));
  // Moved elsewhere without its picture, it does not look for it.
  std::filesystem::create_directory(folder.file("away"));
  std::filesystem::rename(project, folder.file("away/p.scarp"));
  const ProgramRun away = runProgram({"render", folder.file("away/p.scarp"), "-o", out, "--size", "24x15"});
  EXPECT_EQ(away.code, 0);
  EXPECT_NE(away.err.find("scarp: warning: drape \"map\": "), std::string::npos) << away.err;
  EXPECT_NE(away.err.find("outside"), std::string::npos) << away.err;
}

TEST_F(RenderDrapes, ThatCannotBeDrawnAreOneLine) {
  const auto refused = [&](int code, const std::string& drape, const std::vector<std::string>& words) {
    expectRefusal(runProgram({"render", in, "-o", out, "--size", "24x15", "--drape", drape}), code, words);
    EXPECT_FALSE(std::filesystem::exists(out));
  };
  refused(1, folder.file("none.tif"), {"none.tif", "No such file"});
  refused(2, map + ":1.5", {"--drape", "(0 to 1)"});
  std::ofstream(folder.file("text.png")) << "no picture";
  refused(1, folder.file("text.png"), {"text.png"});
  refused(1, "/vsicurl/http://127.0.0.1:9/a.tif", {"http://127.0.0.1:9/a.tif"});
  OutsideFile far;
  far.type = "Byte";
  far.epsg = 32632;
  far.geoTransform = {700000.0, 10.0, 0.0, 5200500.0, 0.0, -10.0};
  writeBands(folder.file("far.tif"), 20, 20,
             std::vector<std::vector<double>>(3, std::vector<double>(400, 9.0)), far);
  refused(1, folder.file("far.tif"), {"far.tif", "nothing of it lies on the terrain"});
}

TEST_F(RenderDrapes, HeightsAreImportedWithOptions) {
  const std::string raw = folder.file("heights.raw");
  std::string samples(40 * 40, '\0');
  for (std::size_t i = 0; i < samples.size(); ++i) samples[i] = static_cast<char>(i % 40 * 3);
  std::ofstream(raw, std::ios::binary) << samples;
  const std::vector<std::string> above{"--top", "--shading", "clay", "--drape", raw};
  auto with = above;
  with.insert(with.end(), {"--drape-import", "raw=40x40:u8"});
  // The colours are the lighter the higher.
  const auto lightAt = [](const QImage& image, int x) {
    int sum = 0;
    for (int y = 30; y <= 120; ++y) sum += qGray(image.pixel(x, y));
    return sum;
  };
  for (const char* text : {"no cell size in the file: 1 m assumed",
                           "8-bit samples: only 256 levels, the ground comes in steps"})
    warned += "scarp: warning: " + raw + ": " + text + "\n";
  const QImage rising = drawGround(with);
  EXPECT_GT(lightAt(rising, 140), lightAt(rising, 100));
  with.back() = "raw=40x40:u8 depths=yes";
  const QImage falling = drawGround(with);
  EXPECT_LT(lightAt(falling, 140), lightAt(falling, 100));
  for (const auto& [options, message] :
       {std::pair{"colour=red", "--drape-import"}, {"raw=41x40:u8", "heights.raw"}}) {
    const ProgramRun run = runProgram(
        {"render", in, "-o", folder.file("wrong.png"), "--drape", raw, "--drape-import", options});
    EXPECT_NE(run.code, 0) << options;
    EXPECT_NE(run.err.find(message), std::string::npos) << run.err;
  }
}

}  // namespace
}  // namespace scarp::test
