#include <algorithm>
#include <filesystem>
#include <set>

#include "core/base/Json.h"
#include "core/io/RawLayout.h"
#include "core/terrain/HeightPyramid.h"
#include "tests/app/Program.h"
#include "tests/io/IoSupport.h"
#include "tests/support/RealData.h"
#include "tests/support/Terrains.h"

namespace scarp::test {
namespace {

// What gdalinfo -mm and the data's own list say; metres. A file with a layout needs --raw.
struct Expected {
  const char* file;
  int columns, rows;
  double min, max;
  long long holes;
  const char* warning;
  const char* raw;
};

const std::vector<Expected>& rasters() {
  static const std::vector<Expected> all{
      {"N44W072.hgt", 1201, 1201, 115, 1908, 0, "", ""},
      {"SainteHelens.dem", 327, 468, 682, 2543, 4151, "", ""},
      {"SainteHelens_unitcode_feet.dem", 327, 468, 682 * 0.3048, 2543 * 0.3048, 4151,
       "declares feet over coordinates in metres", ""},
      {"n00_e006_3arc_v2.dt1", 1201, 1201, -7, 1979, 4072, "", ""},
      {"mt_everest_90m.tif", 1201, 1201, 192, 8642, 130953, "", ""},
      {"south-up.tif", 112, 90, 0, 93.325, 0, "stand alone out of the ground", ""},
      {"lf_elev_220_mt_hood_utm.tif", 1013, 799, 553, 3421, 26820, "", ""},
      {"srtm_bigtujunga30m_utm11.tif", 1197, 643, 315, 2295, 0, "", ""},
      {"HI_topo_02.nc", 725, 534, -7438, 2804, 0, "WGS 84", ""},
      {"dom1_32_356_5699_1_nw_2020.tif", 1000, 1000, 87.290, 167.740, 0, "", ""},
      {"zSW3.asc", 300, 452, -2.609, 8.461, 35152, "", ""},
      {"west_bijou_gully.asc", 43, 89, 1680.779, 1725.433, 2739, "0 stands for a hole", ""},
      {"garbrecht.dem", 7, 7, 5, 9, 0, "", ""},
      {"float_nan.tif", 3, 2, -1.880, 1.410, 1, "", ""},
      {"craterlake-elev-16bit-30m.tif", 429, 279, 1289, 1880, 39489, "-32767 looks like an undeclared void",
       ""},
      {"elev32_sba_512x512.bil", 512, 512, 2.5, 20.7, 0, "1 m assumed", "512x512:f32le"},
      {"lumix_terrain_test.raw", 256, 256, 0, 65535, 0, "", "256x256:u16+32"},
      {"mountain1.exr", 256, 256, 0, 1.00487, 0, "1 m assumed", ""},
      {"dem_moon.tif", 33, 33, -212.296, -205.440, 0, "", ""},
      {"dem_nodata.dem", 65, 65, 682, 2932, 96, "", ""},
      {"dem_unfinished.tif", 33, 33, -10, 1909, 282, "-32768 looks like an undeclared void", ""},
      {"dem_portrait.tif", 125, 200, -6.263, 920.763, 0, "", ""},
      {"urho_HeightMap_8bit.png", 1025, 1025, 0, 253, 0, "only 256 levels", ""},
  };
  return all;
}

struct RefusedFile {
  const char* file;
  const char* words;
};

const std::vector<RefusedFile>& refusedFiles() {
  static const std::vector<RefusedFile> all{
      {"9_533_383.terrain", "not a raster"},
      {"SOURCES.md", "not a raster"},
      {"terrarium.png", "3 bands"},
      {"broken/corrupt.tif", "3 bands"},
      {"broken/N44W072_truncated.hgt", "not a raster"},
      {"broken/SainteHelens_truncated.dem", "cut short"},
      {"broken/srtm_bigtujunga_truncated.tif", "cut short"},
  };
  return all;
}

TEST(RealFiles, AreReadAsGdalReadsThem) {
  int found = 0;
  for (const Expected& expected : rasters()) {
    const std::string path = realData(expected.file);
    if (path.empty()) continue;
    ++found;
    SCOPED_TRACE(expected.file);
    ImportOptions options;
    if (*expected.raw) options.raw = parseRawLayout(expected.raw).value();
    const auto imported = importRaster(path, options);
    if (!imported) {
      ADD_FAILURE() << imported.error().text();
      continue;
    }
    EXPECT_EQ(imported->terrain.frame.columns, expected.columns);
    EXPECT_EQ(imported->terrain.frame.rows, expected.rows);
    EXPECT_EQ(imported->holes, expected.holes);
    const double tolerance = *expected.raw ? 0.1 : 6e-4;
    const HeightRange range = HeightPyramid(imported->terrain.heights).range();
    EXPECT_NEAR(range.low, expected.min, tolerance);
    EXPECT_NEAR(range.high, expected.max, tolerance);
    if (*expected.warning) {
      EXPECT_TRUE(anyHolds(imported->warnings, expected.warning));
    } else if (!*expected.raw) {
      EXPECT_TRUE(imported->warnings.empty()) << imported->warnings.front();
    }
  }
  if (found == 0) GTEST_SKIP() << "no real elevation data here";
}

TEST(RealFiles, AreRefusedInOneLineWithoutAnOutputFile) {
  const TempFolder folder;
  int found = 0;
  for (const RefusedFile& refused : refusedFiles()) {
    const std::string path = realData(refused.file);
    if (path.empty()) continue;
    ++found;
    SCOPED_TRACE(refused.file);
    expectOneLine(importRaster(path), {path, refused.words});
    if (!std::string(refused.file).ends_with(".tif")) continue;
    expectRefusal(runProgram({"convert", path, folder.file("out.tif")}), 1, {path, refused.words});
    EXPECT_TRUE(folder.names().empty());
  }
  if (found == 0) GTEST_SKIP() << "no real elevation data here";
}

TEST(Info, NoFileOfTheDataIsForgotten) {
  SCARP_REAL_DATA(list, "SOURCES.md");
  std::set<std::string> known;
  for (const Expected& e : rasters()) known.insert(e.file);
  for (const RefusedFile& r : refusedFiles()) known.insert(r.file);
  const std::filesystem::path root = std::filesystem::path(list).parent_path();
  for (const auto& entry : std::filesystem::recursive_directory_iterator(root)) {
    if (!entry.is_regular_file()) continue;
    const std::string name = std::filesystem::relative(entry.path(), root).string();
    if (name.starts_with("models/")) continue;  // those are no elevation
    EXPECT_TRUE(known.contains(name)) << name;
  }
}

TEST(Info, PlainTextNamesEverything) {
  const TempFolder folder;
  Terrain terrain = makeTerrain(
      {4, 3, 2.0, 3.0}, [](int c, int r) { return c == 0 && r == 0 ? kHole : static_cast<float>(c - r); });
  terrain.georeference.hasGeoTransform = true;
  terrain.georeference.geoTransform = {1000.0, 2.0, 0.0, 2000.0, 0.0, -3.0};
  ASSERT_TRUE(exportRaster(terrain, folder.file("a.tif")).ok());
  const ProgramRun run = runProgram({"info", folder.file("a.tif")});
  EXPECT_EQ(run.code, 0);
  for (const char* line :
       {"Size           4 x 3 samples\n", "Cell size      2 x 3 m\n", "CRS            none\n",
        "Vertical unit  m\n", "Heights        -2 to 3 m\n", "Holes          1 (8.33 %)\n",
        "Local bounds   x -3 to 3, y -3 to 3, z -2 to 3 m\n"})
    EXPECT_NE(run.out.find(line), std::string::npos) << line << run.out;
  EXPECT_EQ(run.out.find("Depressions"), std::string::npos);
  // A pit of 3 m and one of 1 m, of one sample each, in cells of 6 m².
  const Terrain pits = makeTerrain({9, 7, 2.0, 3.0}, [](int c, int r) {
    return r == 3 && c == 2 ? 7.0F : r == 3 && c == 6 ? 9.0F : 10.0F;
  });
  ASSERT_TRUE(exportRaster(pits, folder.file("b.tif")).ok());
  EXPECT_NE(runProgram({"info", "--depressions", folder.file("b.tif")})
                .out.find("Depressions    2, up to 3 m deep, 12 m2, 24 m3\n"),
            std::string::npos);
  const auto json = Json::parse(runProgram({"info", "--depressions", "--json", folder.file("b.tif")}).out);
  EXPECT_EQ(json["depressions"]["count"], 2);
  EXPECT_EQ(json["depressions"]["volume"], 24.0);
}

TEST(Info, TextOfAFileStaysOnItsLine) {
  const TempFolder folder;
  OutsideFile file;
  file.geoTransform = {0.0, 1.0, 0.0, 0.0, 0.0, -1.0};
  file.unit = "fur\nHeights        0 to 1 m\x1b[2J";
  writeOutside(folder.file("a.tif"), 2, 2, {1, 2, 3, 4}, file);
  const ProgramRun run = runProgram({"info", folder.file("a.tif")});
  EXPECT_EQ(run.code, 0);
  EXPECT_EQ(run.out.find("\nHeights        0 to 1 m"), std::string::npos) << run.out;
  EXPECT_EQ(run.out.find('\x1b'), std::string::npos) << run.out;
  EXPECT_NE(run.out.find("\nHeights        1 to 4 m"), std::string::npos) << run.out;
}

TEST(Info, DataSetsThatAreNoFilesAreRefused) {
  const TempFolder folder;
  const std::string memory = "MEM:::DATAPOINTER=1,PIXELS=10,LINES=10";
  expectRefusal(runProgram({"info", memory}), 1, {"is no file on this machine"});
  writeBytes(folder.file("a.vrt"),
             "<VRTDataset rasterXSize=\"10\" rasterYSize=\"10\"><VRTRasterBand dataType=\"Byte\" band=\"1\">"
             "<SimpleSource><SourceFilename>" +
                 memory + "</SourceFilename></SimpleSource></VRTRasterBand></VRTDataset>");
  expectRefusal(runProgram({"info", folder.file("a.vrt")}), 1, {"a.vrt", "below its own folder"});
  expectRefusal(runProgram({"convert", folder.file("a.vrt"), folder.file("b.tif")}), 1,
                {"below its own folder"});
  EXPECT_EQ(folder.names(), (std::vector<std::string>{"a.vrt"}));
}

TEST(Info, APersonMayAllowMore) {
  const TempFolder folder;
  std::filesystem::create_directory(folder.file("in"));
  writeOutside(folder.file("a.tif"), 2, 2, {1, 2, 3, 4}, {});
  writeOutside(folder.file("b.kro"), 2, 2, {1, 2, 3, 4}, {.driver = "KRO"});
  writeBytes(folder.file("in/a.vrt"),
             "<VRTDataset rasterXSize=\"2\" rasterYSize=\"2\"><VRTRasterBand dataType=\"Byte\" band=\"1\">"
             "<SimpleSource><SourceFilename relativeToVRT=\"1\">../a.tif</SourceFilename></SimpleSource>"
             "</VRTRasterBand></VRTDataset>");
  for (const auto& [allowed, code] : {std::pair("KROM,any", 1), {"KRO, anywhere", 0}}) {
    ::setenv("SCARP_GDAL_ALLOW", allowed, 1);
    EXPECT_EQ(runProgram({"info", folder.file("in/a.vrt")}).code, code);
    EXPECT_EQ(runProgram({"info", folder.file("b.kro")}).code, code);
  }
  ::unsetenv("SCARP_GDAL_ALLOW");
}

TEST(Info, NamesMayBeAsLongAsTheyCanBe) {
  const TempFolder folder;
  const auto named = [](const char* ending) {
    return std::string(255 - std::string(ending).size(), 'n') + ending;
  };
  writeOutside(folder.file(named(".tif")), 3, 2, {1, 2, 3, 4, 5, 6}, {});
  writeBytes(folder.file("none.json"), R"({"scarp": 1, "operations": []})");
  EXPECT_EQ(runProgram({"info", folder.file(named(".tif"))}).code, 0);
  EXPECT_EQ(runProgram({"convert", folder.file(named(".tif")), folder.file(named(".asc"))}).code, 0);
  for (int i = 0; i < 2; ++i)
    EXPECT_EQ(runProgram({"run", folder.file("none.json"), "--in",
                          folder.file(named(i == 0 ? ".asc" : ".scarp")), "-o", folder.file(named(".scarp"))})
                  .code,
              0);
  // Its description would have a longer name than there can be.
  expectRefusal(runProgram({"convert", folder.file(named(".tif")), folder.file(named(".png"))}), 1,
                {"too long"});
  EXPECT_EQ(folder.names().size(), 4U) << "none beside .asc, .scarp, .tif and the script";
}

}  // namespace
}  // namespace scarp::test
