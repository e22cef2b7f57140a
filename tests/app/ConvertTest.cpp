#include <gdal_priv.h>

#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <map>

#include "core/base/Json.h"
#include "tests/app/Program.h"
#include "tests/io/IoSupport.h"
#include "tests/support/Terrains.h"

namespace scarp::test {
namespace {

std::map<std::string, std::string> metadataOf(const std::string& path) {
  std::map<std::string, std::string> items;
  const GDALDatasetUniquePtr dataset(GDALDataset::Open(path.c_str()));
  for (char** item = dataset->GetMetadata(); item && *item; ++item) {
    const std::string text(*item);
    items[text.substr(0, text.find('='))] = text.substr(text.find('=') + 1);
  }
  return items;
}

TEST(Convert, PointsStayPointsAndUnitsAndMetadataStay) {
  const TempFolder folder;
  for (const char* kind : {"Point", "Area"}) {
    OutsideFile file;
    file.geoTransform = {500'000.0, 10.0, 0.0, 4'000'000.0, 0.0, -10.0};
    file.epsg = 32611;
    file.unit = "US survey foot";
    writeOutside(folder.file("plain.tif"), 4, 3, std::vector<double>(12, 5.0), file);
    {
      const GDALDatasetUniquePtr from(GDALDataset::Open(folder.file("plain.tif").c_str()));
      GDALDriver* driver = GetGDALDriverManager()->GetDriverByName("MEM");
      const GDALDatasetUniquePtr made(driver->CreateCopy("", from.get(), FALSE, nullptr, nullptr, nullptr));
      made->GetRasterBand(1)->SetUnitType(file.unit.c_str());
      made->SetMetadataItem("AREA_OR_POINT", kind);
      made->SetMetadataItem("TIFFTAG_DATETIME", "2020:02:03 04:05:06");
      made->SetMetadataItem("SURVEY", "lidar 7");
      made->SetMetadataItem("STATISTICS_MAXIMUM", "9");
      const GDALDatasetUniquePtr written(GetGDALDriverManager()->GetDriverByName("GTiff")->CreateCopy(
          folder.file("a.tif").c_str(), made.get(), FALSE, nullptr, nullptr, nullptr));
    }
    // Of the one by a project, of the other directly.
    const bool point = std::string_view(kind) == "Point";
    const std::string in = folder.file(point ? "p.scarp" : "a.tif");
    if (point) {
      ASSERT_EQ(runProgram({"convert", folder.file("a.tif"), in}).code, 0);
    }
    for (const std::string store : {"--cog", "--dither=false"}) {
      ASSERT_EQ(runProgram({"convert", in, folder.file("b.tif"), store}).code, 0);
      const auto items = metadataOf(folder.file("b.tif"));
      EXPECT_EQ(items.at("AREA_OR_POINT"), kind);
      EXPECT_EQ(items.at("TIFFTAG_DATETIME"), "2020:02:03 04:05:06");
      EXPECT_EQ(items.at("SURVEY"), "lidar 7");
      EXPECT_FALSE(items.contains("STATISTICS_MAXIMUM"));
      const OutsideRaster raster = readOutside(folder.file("b.tif"));
      EXPECT_EQ(raster.geoTransform, file.geoTransform);
      EXPECT_EQ(raster.unit, file.unit);
      EXPECT_EQ(std::ranges::count(raster.structure, "LAYOUT=COG"), store == "--cog" ? 1 : 0);
    }
  }
}

TEST(Convert, ReportsErrorStepSidecarSettingsAndReadsOptions) {
  const TempFolder folder;
  Terrain terrain = makeTerrain({33, 33, 2.0, 2.0}, [](int c, int r) { return static_cast<float>(c + r); });
  ASSERT_TRUE(exportRaster(terrain, folder.file("a.tif")).ok());
  ProgramRun run = runProgram({"convert", folder.file("a.tif"), folder.file("b.raw"), "--preset", "unity"});
  ASSERT_EQ(run.code, 0) << run.err;
  EXPECT_NE(run.out.find("largest error 0.00048"), std::string::npos) << run.out;  // half of 64 m / 65535
  EXPECT_NE(run.out.find("b.raw.json"), std::string::npos);
  EXPECT_NE(run.out.find("In Unity:\nImport Raw, Depth: Bit 16\n"), std::string::npos);
  EXPECT_EQ(std::filesystem::file_size(folder.file("b.raw")), 33u * 33u * 2u);
  // Formats, signs, blanks, and flags that are off.
  const auto converted = [&](const std::string& dither) {
    run = runProgram({"convert", folder.file("a.tif"), folder.file("b.heights"), "--format", "r16", "--min",
                      " -100", "--max", "+555", dither});
    EXPECT_EQ(run.code, 0) << run.err;
    return readBytes(folder.file("b.heights"));
  };
  EXPECT_NE(converted("--dither"), converted("--dither=false"));
  const auto json = Json::parse(readBytes(folder.file("b.heights.json")));
  EXPECT_EQ(json["min"], -100.0);
  EXPECT_NEAR(json["scale"].get<double>(), 655.0 / 65535.0, 1e-12);
  run = runProgram({"convert", folder.file("a.tif"), folder.file("a.png"), "--store", "uint8", "--step", "5",
                    "--anchor", "0:10"});
  ASSERT_EQ(run.code, 0) << run.err;
  EXPECT_NE(run.out.find("step 5 m"), std::string::npos) << run.out;
  EXPECT_NE(run.out.find("largest error 2"), std::string::npos) << run.out;
  const OutsideRaster written = readOutside(folder.file("a.png"));
  EXPECT_EQ(written.type, "Byte");
  for (int i = 0; i < 33 * 33; ++i)
    ASSERT_EQ(written.samples[static_cast<std::size_t>(i)], 10.0 + std::round((i % 33 + i / 33) / 5.0)) << i;
  // A file may take the place of its source.
  EXPECT_EQ(runProgram({"convert", folder.file("a.tif"), folder.file("a.tif")}).code, 0);
  expectSameHeights(importRaster(folder.file("a.tif"))->terrain, terrain);
}

TEST(Convert, TargetsThatCannotBeAreOneLine) {
  const TempFolder folder;
  ASSERT_TRUE(exportRaster(fractalTerrain(20, 20), folder.file("a.tif")).ok());
  const std::string tif = folder.file("b.tif");
  expectRefusals(
      {"convert", folder.file("a.tif")},
      {{1, {folder.path().string() + "/x/b.tif"}, {"b.tif", "No such file"}},
       {1, {"/dev/full", "--format", "tif"}, {"/dev/full"}},
       {1, {folder.path().string(), "--format", "tif"}, {"it is a folder"}},
       {1, {folder.file("b.jpg")}, {"b.jpg", ".tif"}},
       {1, {folder.file("b.jpg"), "--format", "tif"}, {"b.jpg", "use .tif"}},
       {1, {folder.file("b.raw"), "--preset", "unity"}, {"20 x 20", "--resample fit writes 33 x 33"}},
       {1, {tif, "--resample", "fit"}, {"--preset"}},
       {1, {folder.file("b.png"), "--cog"}, {"GeoTIFF"}},
       {1, {folder.file("e.asc"), "--store", "source"}, {"e.asc", "only a GeoTIFF"}},
       {2, {tif, "--resample", "9x9x9"}, {"--resample"}},
       {2, {tif, "--anchor", "0"}, {"--anchor", "HEIGHT:VALUE"}}});
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
  const ProgramRun as = convert("b.png", "unreal", "none");
  EXPECT_NE(as.out.find("b.png: 140 x 110 samples"), std::string::npos) << as.out;
  EXPECT_NE(as.out.find("note: written as it is: Unreal takes"), std::string::npos) << as.out;
  expectRefusal(convert("d.raw", "unity", "100x100"), 1, {"d.raw", "not 100 x 100"});
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
  // In another folder the project's source is the file of a stranger, unless it is named.
  std::filesystem::create_directory(folder.file("sub"));
  std::filesystem::rename(folder.file("p.scarp"), folder.file("sub/p.scarp"));
  const ProgramRun outside = runProgram({"convert", folder.file("sub/p.scarp"), folder.file("c.tif")});
  EXPECT_NE(outside.out.find("outside the project's folder"), std::string::npos) << outside.out;
  EXPECT_EQ(readOutside(folder.file("c.tif")).type, "Int16");
  const ProgramRun named =
      runProgram({"convert", folder.file("sub/p.scarp"), folder.file("d.tif"), "--source-file", in});
  EXPECT_EQ(readBytes(folder.file("d.tif")), readBytes(folder.file("a.tif"))) << named.out;
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
