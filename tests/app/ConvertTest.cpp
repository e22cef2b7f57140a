#include <gdal_priv.h>

#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <map>

#include "core/base/Json.h"
#include "tests/app/Program.h"
#include "tests/io/IoSupport.h"
#include "tests/support/RealData.h"
#include "tests/support/Terrains.h"

namespace scarp::test {
namespace {

TEST(Convert, RealDataGoesIntoGeoTiffWithoutLoss) {
  const TempFolder folder;
  for (const char* name :
       {"N44W072.hgt", "SainteHelens.dem", "HI_topo_02.nc", "zSW3.asc", "dom1_32_356_5699_1_nw_2020.tif"}) {
    SCOPED_TRACE(name);
    SCARP_REAL_DATA(path, name);
    const ProgramRun run = runProgram({"convert", path, folder.file("a.tif")});
    ASSERT_EQ(run.code, 0) << run.err;
    const OutsideRaster source = readOutside(path), copy = readOutside(folder.file("a.tif"));
    ASSERT_EQ(copy.columns, source.columns);
    ASSERT_EQ(copy.rows, source.rows);
    EXPECT_EQ(copy.geoTransform, source.geoTransform);
    const bool asSource = std::string_view(name).ends_with(".tif");
    EXPECT_EQ(copy.unit, source.unit.empty() && !asSource ? "m" : source.unit);
    const double unit = source.unit == "km" ? 1000.0 : 1.0;
    EXPECT_NE(run.out.find("largest error 0 m"), std::string::npos) << run.out;
    for (std::size_t i = 0; i < source.samples.size(); ++i) {
      ASSERT_EQ(copy.isHole(i), source.isHole(i)) << i;
      if (copy.isHole(i)) continue;
      const auto metres = static_cast<float>((source.samples[i] * source.scale + source.offset) * unit);
      ASSERT_EQ(static_cast<float>(copy.samples[i] * unit), metres) << i;
    }
  }
  EXPECT_EQ(folder.names(), std::vector<std::string>{"a.tif"});
}

TEST(Convert, EveryUnitThatIsReadGoesBackOnExport) {
  const TempFolder folder;
  for (const char* unit : {"ft", "us-ft", "km", "cm", "fathom", "yd", "US survey foot"}) {
    SCOPED_TRACE(unit);
    std::vector<double> samples;
    for (int i = 0; i < 30; ++i) samples.push_back(0.37 * i + 1.0 / (i + 1));
    OutsideFile file;
    file.unit = unit;
    writeOutside(folder.file("a.tif"), 6, 5, samples, file);
    ASSERT_EQ(runProgram({"convert", folder.file("a.tif"), folder.file("p.scarp")}).code, 0);
    for (const char* in : {"a.tif", "p.scarp"}) {
      ASSERT_EQ(runProgram({"convert", folder.file(in), folder.file("b.tif")}).code, 0);
      EXPECT_EQ(readOutside(folder.file("b.tif")).unit, unit);
      const auto was = importRaster(folder.file("a.tif")), is = importRaster(folder.file("b.tif"));
      ASSERT_TRUE(was.ok() && is.ok());
      expectSameHeights(was->terrain, is->terrain);
    }
  }
}

std::map<std::string, std::string> metadataOf(const std::string& path) {
  std::map<std::string, std::string> items;
  const GDALDatasetUniquePtr dataset(GDALDataset::Open(path.c_str()));
  for (char** item = dataset->GetMetadata(); item && *item; ++item) {
    const std::string text(*item);
    items[text.substr(0, text.find('='))] = text.substr(text.find('=') + 1);
  }
  return items;
}

TEST(Convert, PointsStayPointsAndMetadataStays) {
  const TempFolder folder;
  for (const char* kind : {"Point", "Area"}) {
    OutsideFile file;
    file.geoTransform = {500'000.0, 10.0, 0.0, 4'000'000.0, 0.0, -10.0};
    file.epsg = 32611;
    writeOutside(folder.file("plain.tif"), 4, 3, std::vector<double>(12, 5.0), file);
    {
      const GDALDatasetUniquePtr from(GDALDataset::Open(folder.file("plain.tif").c_str()));
      GDALDriver* driver = GetGDALDriverManager()->GetDriverByName("MEM");
      const GDALDatasetUniquePtr made(driver->CreateCopy("", from.get(), FALSE, nullptr, nullptr, nullptr));
      made->SetMetadataItem("AREA_OR_POINT", kind);
      made->SetMetadataItem("TIFFTAG_DATETIME", "2020:02:03 04:05:06");
      made->SetMetadataItem("SURVEY", "lidar 7");
      made->SetMetadataItem("STATISTICS_MAXIMUM", "9");
      const GDALDatasetUniquePtr written(GetGDALDriverManager()->GetDriverByName("GTiff")->CreateCopy(
          folder.file("a.tif").c_str(), made.get(), FALSE, nullptr, nullptr, nullptr));
    }
    ASSERT_EQ(runProgram({"convert", folder.file("a.tif"), folder.file("p.scarp")}).code, 0);
    for (const char* in : {"a.tif", "p.scarp"}) {
      for (const std::vector<std::string>& more :
           {std::vector<std::string>{}, std::vector<std::string>{"--cog"}}) {
        std::vector<std::string> words{"convert", folder.file(in), folder.file("b.tif")};
        words.insert(words.end(), more.begin(), more.end());
        ASSERT_EQ(runProgram(words).code, 0);
        const auto items = metadataOf(folder.file("b.tif"));
        EXPECT_EQ(items.at("AREA_OR_POINT"), kind);
        EXPECT_EQ(items.at("TIFFTAG_DATETIME"), "2020:02:03 04:05:06");
        EXPECT_EQ(items.at("SURVEY"), "lidar 7");
        EXPECT_FALSE(items.contains("STATISTICS_MAXIMUM"));
        EXPECT_EQ(readOutside(folder.file("b.tif")).geoTransform, file.geoTransform);
      }
    }
  }
}

TEST(Convert, ReportsErrorStepSidecarAndNotes) {
  const TempFolder folder;
  Terrain terrain = makeTerrain({33, 33, 2.0, 2.0}, [](int c, int r) { return static_cast<float>(c + r); });
  ASSERT_TRUE(exportRaster(terrain, folder.file("a.tif")).ok());
  const ProgramRun run =
      runProgram({"convert", folder.file("a.tif"), folder.file("b.raw"), "--preset", "unity"});
  ASSERT_EQ(run.code, 0) << run.err;
  EXPECT_NE(run.out.find("largest error 0.00048"), std::string::npos) << run.out;  // half of 64 m / 65535
  EXPECT_NE(run.out.find("b.raw.json"), std::string::npos);
  EXPECT_NE(run.out.find("In Unity:\nImport Raw, Depth: Bit 16\n"), std::string::npos);
  EXPECT_EQ(std::filesystem::file_size(folder.file("b.raw")), 33u * 33u * 2u);
}

TEST(Convert, RangeAndFormatOptions) {
  const TempFolder folder;
  ASSERT_TRUE(exportRaster(fractalTerrain(20, 20), folder.file("a.tif")).ok());
  const ProgramRun run = runProgram({"convert", folder.file("a.tif"), folder.file("b.heights"), "--format",
                                     "r16", "--min", "-100", "--max", "555.35"});
  ASSERT_EQ(run.code, 0) << run.err;
  const auto json = Json::parse(readBytes(folder.file("b.heights.json")));
  EXPECT_EQ(json["min"], -100.0);
  EXPECT_NEAR(json["scale"].get<double>(), 0.01, 1e-12);
}

TEST(Convert, ReadsSignsBlanksAndFlagsThatAreOff) {
  const TempFolder folder;
  ASSERT_TRUE(exportRaster(fractalTerrain(20, 20), folder.file("a.tif")).ok());
  const auto converted = [&](const std::vector<std::string>& options) {
    std::vector<std::string> all{"convert", folder.file("a.tif"), folder.file("b.r16")};
    all.insert(all.end(), options.begin(), options.end());
    const ProgramRun run = runProgram(all);
    EXPECT_EQ(run.code, 0) << run.err;
    return readBytes(folder.file("b.r16"));
  };
  const std::string plain = converted({"--min", "-100", "--max", "555"});
  EXPECT_EQ(converted({"--min", " -100", "--max", "+555", "--dither=false"}), plain);
  EXPECT_NE(converted({"--min", "-100", "--max", "555", "--dither"}), plain);
}

TEST(Convert, WarnsOnStderrAndStillSucceeds) {
  const TempFolder folder;
  writeOutside(folder.file("a.png"), 2, 2, {0, 1, 2, 3}, {"PNG", "Byte"});
  const ProgramRun run = runProgram({"convert", folder.file("a.png"), folder.file("b.tif")});
  EXPECT_EQ(run.code, 0);
  EXPECT_NE(run.err.find("scarp: warning: 8-bit samples"), std::string::npos) << run.err;
}

TEST(Convert, TargetsThatCannotBeAreOneLine) {
  const TempFolder folder;
  ASSERT_TRUE(exportRaster(fractalTerrain(20, 20), folder.file("a.tif")).ok());
  const std::string in = folder.file("a.tif");
  expectRefusal(runProgram({"convert", in, folder.path().string() + "/x/b.tif"}), 1,
                {"b.tif", "No such file"});
  expectRefusal(runProgram({"convert", in, in + "/b.tif"}), 1, {"b.tif", "Not a directory"});
  expectRefusal(runProgram({"convert", in, "/dev/full", "--format", "tif"}), 1, {"/dev/full"});
  expectRefusal(runProgram({"convert", in, folder.path().string(), "--format", "tif"}), 1,
                {"it is a folder"});
  expectRefusal(runProgram({"convert", in, folder.file("b.jpg")}), 1, {"b.jpg", ".tif"});
  expectRefusal(runProgram({"convert", in, folder.file("b.raw"), "--preset", "unity"}), 1,
                {"20 x 20", "--resample fit writes 33 x 33"});
  expectRefusal(runProgram({"convert", in, folder.file("b.jpg"), "--format", "tif"}), 1,
                {"b.jpg", "use .tif"});
  expectRefusal(runProgram({"convert", in, folder.file("b.tif"), "--resample", "fit"}), 1, {"--preset"});
  expectRefusal(runProgram({"convert", in, folder.file("b.tif"), "--resample", "1x1"}), 1,
                {"b.tif", "1 × 1"});
  for (const char* wrong : {"", "9", "9x", "9x9x9", "x9", "9 x 9"})
    expectRefusal(runProgram({"convert", in, folder.file("b.tif"), "--resample", wrong}), 2, {"--resample"});
  expectRefusal(runProgram({"convert", in, folder.file("b.tif"), "--compression", "zip"}), 2,
                {"deflate, zstd, none"});
  EXPECT_EQ(folder.names(), std::vector<std::string>{"a.tif"});
}

TEST(Convert, ResamplesToAnEnginesSize) {
  const TempFolder folder;
  ASSERT_TRUE(exportRaster(fractalTerrain(140, 110, 2.0, 2.0), folder.file("a.tif")).ok());
  const auto convert = [&](const char* out, const char* preset, const char* size) {
    return runProgram(
        {"convert", folder.file("a.tif"), folder.file(out), "--preset", preset, "--resample", size});
  };
  const ProgramRun fit = convert("b.png", "unreal", "fit");
  ASSERT_EQ(fit.code, 0) << fit.err;
  EXPECT_NE(fit.out.find("b.png: 127 x 127 samples\nresampled from 140 x 110: heights change by "),
            std::string::npos)
      << fit.out;
  EXPECT_NE(fit.out.find("In Unreal:\nOverall Resolution: 127 x 127\n"), std::string::npos) << fit.out;
  EXPECT_EQ(readOutside(folder.file("b.png")).columns, 127);
  ASSERT_EQ(convert("b.png", "unreal", "253x127").code, 0);
  EXPECT_EQ(readOutside(folder.file("b.png")).columns, 253);
  const ProgramRun as = convert("b.png", "unreal", "none");
  EXPECT_NE(as.out.find("b.png: 140 x 110 samples"), std::string::npos) << as.out;
  EXPECT_NE(as.out.find("note: written as it is: Unreal takes"), std::string::npos) << as.out;
  EXPECT_EQ(convert("c.raw", "unity", "fit").code, 0);
  EXPECT_EQ(std::filesystem::file_size(folder.file("c.raw")), 129u * 129u * 2u);
  expectRefusal(convert("d.raw", "unity", "100x100"), 1, {"d.raw", "not 100 x 100"});
}

TEST(Convert, SaysWhatAHeightmapLeavesOut) {
  const TempFolder folder;
  writeBytes(folder.file("s.json"),
             R"({"scarp": 1, "operations": [{"op": "place", "asset": "rock", "x": 0, "y": 0},
                 {"op": "add-layer", "name": "a"}]})");
  ASSERT_EQ(runProgram({"run", folder.file("s.json"), "-o", folder.file("p.scarp")}).code, 0);
  const ProgramRun run = runProgram({"convert", folder.file("p.scarp"), folder.file("a.tif")});
  ASSERT_EQ(run.code, 0) << run.err;
  EXPECT_NE(run.out.find("note: 1 placed object is not in this file; --objects FILE writes them"),
            std::string::npos)
      << run.out;
  EXPECT_NE(run.out.find("note: 1 layer is merged into the heights"), std::string::npos) << run.out;
  const ProgramRun replayed = runProgram({"run", folder.file("s.json"), "-o", folder.file("b.tif")});
  EXPECT_NE(replayed.out.find("note: 1 placed object is not in this file"), std::string::npos)
      << replayed.out;
}

TEST(Convert, AGeoTiffIsWrittenBackAsItWas) {
  const TempFolder folder;
  OutsideFile file;
  file.type = "Int16";
  file.nodata = -32768.0;
  file.scale = 0.01;
  file.offset = 100.0;
  file.geoTransform = {{400'000.0, 2.0, 0.0, 5'500'000.0, 0.0, -2.0}};
  file.epsg = 32633;
  file.creation = "COMPRESS=LZW";
  std::vector<double> samples(60 * 50);
  for (std::size_t i = 0; i < samples.size(); ++i)
    samples[i] = i < 60 ? -32768.0 : static_cast<double>(i * 7 % 900);
  const std::string in = folder.file("in.tif");
  writeOutside(in, 60, 50, samples, file);
  writeBytes(folder.file("s.json"),
             R"({"scarp":1,"operations":[{"op":"stroke","brush":{"kind":"raise","radius":10,"strength":3},
                 "samples":[[0,0],[20,10]]}]})");
  // By a script, and by a project.
  ASSERT_EQ(runProgram({"run", folder.file("s.json"), "--in", in, "-o", folder.file("a.tif")}).code, 0);
  ASSERT_EQ(runProgram({"run", folder.file("s.json"), "--in", in, "-o", folder.file("p.scarp")}).code, 0);
  const ProgramRun run = runProgram({"convert", folder.file("p.scarp"), folder.file("b.tif")});
  ASSERT_EQ(run.code, 0) << run.err;
  EXPECT_NE(run.out.find("rounded to its steps of 0.01 m"), std::string::npos) << run.out;
  EXPECT_EQ(readBytes(folder.file("a.tif")), readBytes(folder.file("b.tif")));
  const OutsideRaster was = readOutside(in), is = readOutside(folder.file("b.tif"));
  EXPECT_EQ(is.type, "Int16");
  EXPECT_EQ(is.nodata, was.nodata);
  EXPECT_EQ(is.scale, 0.01);
  EXPECT_EQ(is.offset, 100.0);
  EXPECT_EQ(is.unit, was.unit);
  EXPECT_EQ(is.structure, was.structure);
  std::size_t changed = 0;
  for (std::size_t i = 0; i < samples.size(); ++i) changed += is.samples[i] != was.samples[i] ? 1 : 0;
  EXPECT_GT(changed, 50U);
  EXPECT_LT(changed, 800U);
  ASSERT_EQ(runProgram({"convert", folder.file("p.scarp"), folder.file("f.tif"), "--store", "float"}).code,
            0);
  EXPECT_EQ(readOutside(folder.file("f.tif")).type, "Float32");
  // In another folder the project's source is the file of a stranger, unless it is named.
  std::filesystem::create_directory(folder.file("sub"));
  std::filesystem::rename(folder.file("p.scarp"), folder.file("sub/p.scarp"));
  const ProgramRun outside = runProgram({"convert", folder.file("sub/p.scarp"), folder.file("c.tif")});
  EXPECT_NE(outside.out.find("outside the project's folder"), std::string::npos) << outside.out;
  EXPECT_EQ(readOutside(folder.file("c.tif")).type, "Int16");
  const ProgramRun named =
      runProgram({"convert", folder.file("sub/p.scarp"), folder.file("d.tif"), "--source-file", in});
  EXPECT_EQ(readBytes(folder.file("d.tif")), readBytes(folder.file("a.tif"))) << named.out;
  expectRefusal(runProgram({"convert", in, folder.file("e.asc"), "--store", "source"}), 1,
                {"e.asc", "only a GeoTIFF"});
  expectRefusal(runProgram({"convert", in, folder.file("e.tif"), "--store", "half"}), 2,
                {"auto, source, float"});
}

TEST(Convert, MayReplaceItsOwnInput) {
  const TempFolder folder;
  ASSERT_TRUE(exportRaster(fractalTerrain(20, 20), folder.file("a.tif")).ok());
  const auto before = importRaster(folder.file("a.tif"));
  EXPECT_EQ(runProgram({"convert", folder.file("a.tif"), folder.file("a.tif")}).code, 0);
  const auto after = importRaster(folder.file("a.tif"));
  ASSERT_TRUE(before.ok() && after.ok());
  expectSameHeights(before->terrain, after->terrain);
}

TEST(Convert, RealHeightsKeepAnAnchorInEightBits) {
  const TempFolder folder;
  SCARP_REAL_DATA(in, "N44W072.hgt");
  const ProgramRun run = runProgram({"convert", in, folder.file("a.png"), "--window", "0,0,300,200",
                                     "--store", "uint8", "--step", "5", "--anchor", "0:10"});
  ASSERT_EQ(run.code, 0) << run.err;
  EXPECT_NE(run.out.find("step 5 m"), std::string::npos) << run.out;
  EXPECT_NE(run.out.find("largest error 2"), std::string::npos) << run.out;
  const OutsideRaster source = readOutside(in), written = readOutside(folder.file("a.png"));
  EXPECT_EQ(written.type, "Byte");
  for (int row = 0; row < 200; ++row)
    for (int column = 0; column < 300; ++column)
      ASSERT_EQ(
          written.samples[static_cast<std::size_t>(row * 300 + column)],
          10.0 + std::round(source.samples[static_cast<std::size_t>(row * source.columns + column)] / 5.0));
  expectRefusal(runProgram({"convert", in, folder.file("b.png"), "--anchor", "0"}), 2,
                {"--anchor", "HEIGHT:VALUE"});
}

TEST(Convert, SrtmTilesComeBackBitByBit) {
  const TempFolder folder;
  SCARP_REAL_DATA(in, "N44W072.hgt");
  ASSERT_EQ(runProgram({"convert", in, folder.file("N44W072.hgt")}).code, 0);
  EXPECT_EQ(readBytes(folder.file("N44W072.hgt")), readBytes(in));
  expectRefusal(runProgram({"convert", in, folder.file("other.hgt")}), 1, {"other.hgt", "N44W072.hgt"});
}

TEST(Convert, TakesPresetsOfTheUser) {
  const TempFolder folder;
  std::filesystem::create_directories(folder.file("data/Scarp/scarp/exports"));
  writeBytes(folder.file("data/Scarp/scarp/exports/mine.json"),
             R"({"scarp-export": 1, "name": "My engine", "extension": "r32", "bigEndian": true})");
  ASSERT_TRUE(exportRaster(makeTerrain({5, 4, 1.0, 1.0}, [](int c, int) { return static_cast<float>(c); }),
                           folder.file("a.tif"))
                  .ok());
  ::setenv("XDG_DATA_HOME", folder.file("data").c_str(), 1);
  const ProgramRun run =
      runProgram({"convert", folder.file("a.tif"), folder.file("b.r32"), "--preset", "My engine"});
  const ProgramRun over = runProgram({"convert", folder.file("a.tif"), folder.file("c.raw"), "--preset",
                                      "My engine", "--store", "uint8", "--step", "1"});
  const ProgramRun unknown =
      runProgram({"convert", folder.file("a.tif"), folder.file("d.r32"), "--preset", "Other"});
  ::unsetenv("XDG_DATA_HOME");
  ASSERT_EQ(run.code, 0) << run.err;
  EXPECT_EQ(readBytes(folder.file("b.r32")).substr(4, 4), std::string("\x3f\x80\0\0", 4));  // 1.0
  ASSERT_EQ(over.code, 0) << over.err;
  EXPECT_EQ(readBytes(folder.file("c.raw")).substr(0, 5), std::string("\0\1\2\3\4", 5));
  expectRefusal(unknown, 2, {"Other", "unity", "My engine"});
}

}  // namespace
}  // namespace scarp::test
